import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, giveMasses, mailTo, spoken, welcome, type Duty } from './prepare.ts';
import { expectNoSidewaysScroll, signIn, tabTo } from './support.ts';

const ASK = 'Solicitar Substituição';
const SUBSTITUTE = { fullName: 'Graça Pronta', email: 'graca@exemplo.test', scheduleName: 'Graça P.' };

interface Substitution {
  id: number;
  status: string;
  reason: string;
  slotId: number;
  substituteName: string | null;
}

interface Notice {
  title: string;
  content: string;
}

const askFor = (page: Page, duty: Duty) =>
  card(page, spoken(duty)).getByRole('button', { name: `${ASK} para ${spoken(duty)}` });

describe('My schedule', () => {
  const parish = useParish();
  let duties: Duty[];
  beforeAll(async () => {
    duties = await giveMasses(parish, 2);
    await welcome(parish, SUBSTITUTE);
  });

  const requestsFor = async ({ slotId }: Duty): Promise<Substitution[]> => {
    const coordination = await parish.api('coordenacao');
    const all = (await coordination('GET', '/api/substitutions')) as Substitution[];
    return all.filter((request) => request.slotId === slotId);
  };

  it('should show the team, bring a request from the minister to the coordination, and its answer to both', async () => {
    const duty = duties[0]!;
    const when = spoken(duty);
    const reason = 'Vou acompanhar minha mãe ao médico.';
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Minha Escala' }).waitFor();
    const mass = card(page, when);
    await mass.getByText(`Equipe (${duty.team.length} pessoas)`).click();
    await expect.poll(() => mass.getByRole('listitem').count()).toBe(duty.team.length);
    for (const { scheduleName } of duty.team) await mass.getByText(scheduleName).first().waitFor();
    await expectNoSidewaysScroll(page);

    // By keyboard alone.
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
    await tabTo(page, `${ASK} para ${when}`);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: ASK });
    await dialog.getByText(`${duty.description}, ${when}`).waitFor();
    await expectNoSidewaysScroll(page);
    await tabTo(page, 'Motivo');
    await page.keyboard.type(reason);
    await tabTo(page, 'Enviar pedido');
    await page.keyboard.press('Enter');
    await seeText(page, 'Substituição solicitada');
    await dialog.waitFor({ state: 'detached' });
    await card(page, when).getByText(reason, { exact: true }).waitFor();
    expect(await askFor(page, duty).count()).toBe(0);
    expect(await requestsFor(duty)).toMatchObject([{ substituteName: null, reason }]);

    const office = await parish.visit('/coordination', { as: 'coordenacao', viewport: DESKTOP });
    const request = office.getByRole('listitem').filter({ hasText: reason });
    await request.getByText(`${when} · ${duty.description}`).waitFor();
    await request.getByRole('button', { name: /^Escolher substituto para / }).click();
    const choice = office.getByRole('dialog', { name: 'Escolher substituto' });
    await choice.getByRole('button', { name: 'Confirmar substituto' }).click();
    await seeText(office, 'Escolha uma pessoa.');
    await choice.getByRole('radio', { name: /^Graça P\./ }).check();
    await choice.getByLabel('Recado para os dois', { exact: true }).fill('Boa recuperação para a sua mãe!');
    await office.context().setOffline(true);
    await choice.getByRole('button', { name: 'Confirmar substituto' }).click();
    await seeText(office, 'Erro ao escolher substituto');
    await office.context().setOffline(false);
    await choice.getByRole('button', { name: 'Confirmar substituto' }).click();
    await seeText(office, 'Substituto escolhido');
    await request.waitFor({ state: 'detached' });
    expect(await requestsFor(duty)).toMatchObject([{ status: 'accepted', substituteName: 'Graça P.' }]);

    const found = await mailTo(parish, 'ministro@demo.local', 'substitution-found', 'Graça P.');
    expect(found).toContain('Boa recuperação para a sua mãe!');
    await mailTo(parish, SUBSTITUTE.email, 'roster-changed', duty.description);
    const [notice] = (await (await parish.api('ministro'))('GET', '/api/notifications')) as Notice[];
    expect(notice).toMatchObject({ title: 'Substituição confirmada' });
    expect(notice!.content).toContain('Graça P. serve no seu lugar');
    await page.reload();
    await askFor(page, duties[1]!).waitFor();
    expect(await card(page, when).count()).toBe(0);

    const substitute = await parish.visit('/login', { viewport: PHONE });
    await signIn(substitute, SUBSTITUTE.email);
    await substitute.goto('/messages');
    await seeText(substitute, 'Você serve em mais uma missa');
    await substitute.getByRole('link', { name: 'Você serve em mais uma missa' }).first().click();
    await card(substitute, when).getByText(duty.description).waitFor();
  });
});
