import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, giveMasses, mailTo, spoken, spokenFirst, welcome, type Duty } from './prepare.ts';
import { expectNoSidewaysScroll, linkTo, signIn } from './support.ts';

const GRACA = { fullName: 'Graça Pronta', email: 'graca@exemplo.test', scheduleName: 'Graça P.' };
const TOUCH = 44;

describe('Substitutions', () => {
  const parish = useParish();
  let duties: Duty[];
  beforeAll(async () => {
    duties = await giveMasses(parish, 4);
    await welcome(parish, GRACA);
  });

  /** Asks on a phone for somebody whom the minister names first. */
  async function askNaming(duty: Duty, name: string): Promise<Page> {
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await card(page, spoken(duty))
      .getByRole('button', { name: /^Solicitar Substituição/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Solicitar Substituição' });
    await dialog.getByLabel('Motivo').fill('Vou ao batizado do meu neto.');
    await dialog.getByRole('radio', { name: 'Perguntar antes a uma pessoa' }).check();
    // The list, as it comes, moves the button.
    await dialog.getByLabel('Buscar por nome').waitFor();
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Escolha na lista.');
    await dialog.getByLabel('Buscar por nome').fill(name);
    await dialog.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: 'Escolher outra' }).waitFor();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Substituição solicitada');
    return page;
  }

  /** Opens the link of the mail that asks Graça for a mass, signed out, on a phone. */
  async function openLink(duty: Duty): Promise<Page> {
    const page = await parish.visit('/login', { viewport: PHONE });
    const text = await mailTo(parish, GRACA.email, 'substitution-offer', spoken(duty));
    await page.goto(/\/substitution\?token=[\w.-]+/.exec(text)![0]);
    await page.getByRole('heading', { level: 1, name: /Você (pode servir|aceita trocar)/ }).waitFor();
    await seeText(page, spokenFirst(duty));
    await expectNoSidewaysScroll(page);
    for (const name of ['Posso ir', 'Não posso']) {
      const { height } = (await page.getByRole('button', { name }).boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(TOUCH);
    }
    return page;
  }

  it('should be accepted from the mail, signed out, with one tap that opening alone does not make', async () => {
    const duty = duties[0]!;
    const asker = await askNaming(duty, GRACA.scheduleName);
    const page = await openLink(duty);
    await page.reload();
    await page.getByRole('button', { name: 'Posso ir' }).waitFor();
    await asker.reload();
    await card(asker, spoken(duty))
      .getByText(/^Perguntamos a Graça P\./)
      .waitFor();
    await expectNoSidewaysScroll(asker);
    await page.getByRole('button', { name: 'Posso ir' }).click();
    await page.getByRole('heading', { level: 1, name: 'O lugar é seu. Obrigado!' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'O lugar é seu. Obrigado!' }).waitFor();
    await asker.reload();
    await card(asker, spoken(duties[1]!)).waitFor();
    expect(await card(asker, spoken(duty)).count()).toBe(0);
  });

  it('should be declined from the mail, and ask others', async () => {
    const duty = duties[1]!;
    const asker = await askNaming(duty, GRACA.scheduleName);
    const page = await openLink(duty);
    await page.getByRole('button', { name: 'Não posso' }).click();
    await page.getByRole('heading', { level: 1, name: 'Resposta enviada' }).waitFor();
    await asker.reload();
    await card(asker, spoken(duty))
      .getByText(/^Perguntamos a 4 pessoas.* 1 disse que não pode\.$/)
      .waitFor();

    const office = await parish.visit('/coordination', { as: 'coordenacao', viewport: PHONE });
    const request = office.getByRole('listitem').filter({ hasText: 'Vou ao batizado do meu neto.' });
    const choose = async (act: string) => {
      await request.getByRole('button', { name: /^Mais sobre o pedido de / }).click();
      await office.getByRole('menuitem', { name: act }).click();
    };
    await request.getByText(/^4 pessoas perguntadas, 1 disse que não; as próximas em /).waitFor();
    await choose('Quem foi perguntado');
    const dialog = office.getByRole('dialog', { name: 'Quem foi perguntado' });
    await dialog
      .getByRole('article')
      .filter({ hasText: 'Graça P.' })
      .getByText(/^Não posso, /)
      .waitFor();
    expect(await dialog.getByText('Não respondeu').count()).toBe(3);
    await expectNoSidewaysScroll(office);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await choose('Perguntar já');
    await office.getByRole('dialog').getByRole('button', { name: 'Perguntar já' }).click();
    await seeText(office, 'As próximas pessoas foram perguntadas');
    await request.getByText(/^7 pessoas perguntadas/).waitFor();
  });

  it('should let two change places, once both have said yes', async () => {
    const [mine, hers] = [duties[2]!, duties[0]!];
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await card(page, spoken(mine))
      .getByRole('button', { name: /^Solicitar Substituição/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Solicitar Substituição' });
    await dialog.getByLabel('Motivo').fill('Troco este dia pelo seu.');
    await dialog.getByRole('radio', { name: 'Trocar de missa com alguém' }).check();
    // Among the likeliest, or below its day where there are few: it is her only mass.
    const choice = dialog.getByRole('button', { name: GRACA.scheduleName }).first();
    await choice.waitFor();
    await expectAccessible(page);
    await choice.click();
    await dialog.getByRole('button', { name: 'Escolher outra' }).waitFor();
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Substituição solicitada');

    const other = await parish.visit('/login', { viewport: PHONE });
    await signIn(other, GRACA.email);
    await linkTo(parish, GRACA.email, 'substitution-offer');
    await other.goto('/dashboard');
    const offer = other.locator('section').filter({ hasText: 'quer trocar de missa com você' });
    await offer.getByText(spokenFirst(mine)).first().waitFor();
    await offer.getByText(spoken(hers)).first().waitFor();
    await expectNoSidewaysScroll(other);
    await offer.getByRole('button', { name: /^Posso ir/ }).click();
    await seeText(other, 'A troca está feita. Obrigado!');
    await offer.waitFor({ state: 'detached' });
    await other.goto('/my-schedule');
    await card(other, spoken(mine)).waitFor();
    await page.reload();
    await card(page, spoken(hers)).waitFor();
    expect(await card(page, spoken(mine)).count()).toBe(0);
  });
});
