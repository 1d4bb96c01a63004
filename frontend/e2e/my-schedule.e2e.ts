import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, giveMasses, mailTo, spoken, welcome, type Duty } from './prepare.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, signIn, tabTo } from './support.ts';

const ASK = 'Solicitar Substituição';
const NOBODY =
  'Você não possui missas escaladas no momento. Entre em contato com a coordenação para mais informações.';
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
    duties = await giveMasses(parish, 4);
    await welcome(parish, SUBSTITUTE);
  });

  const own = async (): Promise<Duty[]> =>
    (await (
      await parish.api('ministro')
    )('GET', '/api/my-duties')) as Duty[];

  const requestsFor = async ({ slotId }: Duty): Promise<Substitution[]> => {
    const coordination = await parish.api('coordenacao');
    const all = (await coordination('GET', '/api/substitutions')) as Substitution[];
    return all.filter((request) => request.slotId === slotId);
  };

  it('should show each mass with its day, hour, kind, place and team, on a phone', async () => {
    const duty = duties[3]!;
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Minha Escala' }).waitFor();
    const mass = card(page, spoken(duty));
    await mass.getByText([duty.description, duty.location].filter(Boolean).join(' · ')).waitFor();
    await mass.getByText(/^Em \d+ dias$/).waitFor();
    await mass.getByText(`Equipe (${duty.team.length} pessoas)`).click();
    const people = mass.getByRole('listitem');
    await expect.poll(() => people.count()).toBe(duty.team.length);
    // Coordinators are named first.
    await people.first().getByText('Coordenador', { exact: true }).waitFor();
    expect(await mass.getByText('Ministro', { exact: true }).count()).toBe(duty.team.length - 1);
    await people.filter({ hasText: 'Você' }).waitFor();
    for (const { scheduleName, phone, email } of duty.team) {
      const person = people.filter({ hasText: scheduleName });
      if (await person.getByText('Você', { exact: true }).count()) continue;
      const ways = await person
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(ways).toEqual([
        ...(phone ? [`https://wa.me/${phone.replace(/\D/g, '')}`] : []),
        ...(email ? [`mailto:${email}`] : []),
      ]);
      if (phone) await person.getByRole('link', { name: 'WhatsApp' }).waitFor();
      if (phone) await person.getByText(phone, { exact: true }).waitFor();
      if (email) await person.getByRole('link', { name: 'Email' }).waitFor();
      if (email) await person.getByText(email, { exact: true }).waitFor();
    }
    await expectNoSidewaysScroll(page);
  });

  it('should bring a request from the minister to the coordination, and its answer to both', async () => {
    const duty = duties[0]!;
    const when = spoken(duty);
    const reason = 'Vou acompanhar minha mãe ao médico.';
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await askFor(page, duty).click();
    const dialog = page.getByRole('dialog', { name: ASK });
    await dialog.getByText(`${duty.description}, ${when}`).waitFor();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Conte em poucas palavras por que você não pode servir.');
    await dialog.getByLabel('Motivo').fill(reason);
    // What was typed outlives the page and the network.
    await page.reload();
    await askFor(page, duty).click();
    expect(await dialog.getByLabel('Motivo').inputValue()).toBe(reason);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Erro ao solicitar substituição');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Substituição solicitada');
    await dialog.waitFor({ state: 'detached' });
    await card(page, when).getByText(`“${reason}”`).waitFor();
    expect(await askFor(page, duty).count()).toBe(0);
    expect(await requestsFor(duty)).toMatchObject([{ substituteName: null, reason }]);

    const office = await parish.visit('/coordination', { as: 'coordenacao', viewport: DESKTOP });
    const request = office.getByRole('listitem').filter({ hasText: reason });
    await request.getByText(`${when} — ${duty.description}`).waitFor();
    await request.getByRole('button', { name: /^Escolher substituto para / }).click();
    const choice = office.getByRole('dialog', { name: 'Escolher substituto' });
    await choice.getByRole('button', { name: 'Confirmar substituto' }).click();
    await seeText(office, 'Escolha uma pessoa.');
    await choice.getByRole('radio', { name: /^Graça P\./ }).check();
    await choice.getByLabel('Recado para os dois (opcional)').fill('Boa recuperação para a sua mãe!');
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
    await askFor(page, duties[3]!).waitFor();
    expect(await card(page, when).count()).toBe(0);

    const substitute = await parish.visit('/login', { viewport: PHONE });
    await signIn(substitute, SUBSTITUTE.email);
    await substitute.goto('/messages');
    await seeText(substitute, 'Você serve em mais uma missa');
    await substitute.getByRole('link', { name: 'Abrir Minha Escala' }).first().click();
    await card(substitute, when).getByText(duty.description).waitFor();
  });

  it('should let a request be withdrawn', async () => {
    const duty = duties[1]!;
    const minister = await parish.api('ministro');
    await minister('POST', '/api/substitutions', { assignmentId: duty.assignmentId, reason: 'Viagem' });
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await card(page, spoken(duty)).getByText('Substituição solicitada').waitFor();
    await card(page, spoken(duty)).getByRole('button', { name: 'Retirar pedido' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retirar o pedido de substituição?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect((await requestsFor(duty))[0]!.status).not.toBe('cancelled');
    await card(page, spoken(duty)).getByRole('button', { name: 'Retirar pedido' }).click();
    await dialog.getByRole('button', { name: 'Retirar pedido' }).click();
    await seeText(page, 'Pedido retirado');
    await askFor(page, duty).waitFor();
    expect((await requestsFor(duty))[0]!.status).toBe('cancelled');
    expect((await own()).some(({ slotId }) => slotId === duty.slotId)).toBe(true);
  });

  it('should be asked by keyboard alone', async () => {
    const duty = duties[2]!;
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await askFor(page, duty).waitFor();
    await tabTo(page, `${ASK} para ${spoken(duty)}`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Motivo');
    await page.keyboard.type('Trabalho neste domingo.');
    await tabTo(page, 'Enviar pedido');
    await page.keyboard.press('Enter');
    await seeText(page, 'Substituição solicitada');
    await card(page, spoken(duty)).getByText('“Trabalho neste domingo.”').waitFor();
    expect(await requestsFor(duty)).toMatchObject([{ reason: 'Trabalho neste domingo.' }]);
  });

  it('should keep the masses that are over apart', async () => {
    const over = (await own()).filter(({ past }) => past);
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await page.getByText(/^Missas anteriores \(\d+\)$/).click();
    const last = card(page, spoken(over.at(-1)!));
    await last.getByText(over.at(-1)!.description).first().waitFor();
    expect(await last.getByRole('button', { name: ASK }).count()).toBe(0);
  });

  it('should say so when there are no masses, and where to ask', async () => {
    const person = { fullName: 'Sem Missas', email: 'sem@exemplo.test', scheduleName: 'Sem M.' };
    await welcome(parish, person);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, person.email);
    await page.goto('/my-schedule');
    await seeText(page, NOBODY);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Escrever à coordenação' }).click();
    await page.getByRole('dialog', { name: 'Escrever à coordenação' }).waitFor();
  });

  it('should offer to try again what could not be loaded', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.route('**/api/my-duties', (route) => route.abort());
    await page.goto('/my-schedule');
    await page.getByRole('alert').getByText(NO_CONNECTION).waitFor();
    await page.unroute('**/api/my-duties');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await askFor(page, duties[3]!).waitFor();
  });
});
