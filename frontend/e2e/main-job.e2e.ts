import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { signIn } from './support.ts';

const CANDIDATE = {
  name: 'Rosana Teixeira Prado',
  email: 'rosana.prado@exemplo.test',
  scheduleName: 'Rosana Prado',
};
const REASON = 'Vou ao batizado do meu neto em outra cidade.';
const PASSWORD = 'andorinha de verão';
const JOURNEY_LIMIT_MS = 900_000;
const ASK_FOR_SUBSTITUTE = /^Solicitar Substituição/;

/** The month after the one that the demonstration parish is preparing: the same on the whole way. */
const { year, month } = monthAfterNext(new Date());

function monthAfterNext(now: Date): { year: number; month: number } {
  const then = new Date(now.getFullYear(), now.getMonth() + 2, 1);
  return { year: then.getFullYear(), month: then.getMonth() + 1 };
}

describe('The main job, through the interface alone', () => {
  const parish = useParish();

  it(
    'should lead from a candidate’s first visit to the published roster on the minister’s phone, and to a substitute',
    async () => {
      const phone = await parish.visit('/', { viewport: PHONE });
      await askToJoin(phone);

      const office = await parish.visit('/admin', { as: 'admin', viewport: DESKTOP });
      const setupLink = await approve(office);

      await phone.goto(setupLink);
      await setPassword(phone);

      const coordination = await parish.visit('/schedules', { as: 'coordenacao', viewport: DESKTOP });
      await createSchedule(coordination);
      await sendQuestionnaire(coordination);

      await answerEverything(phone);
      const colleague = await parish.visit('/my-questionnaires', { as: 'ministro', viewport: PHONE });
      await answerEverything(colleague);

      await computeAndPublish(coordination);
      const mass = await readOwnDates(phone);

      await askForSubstitute(phone);
      const substitute = await chooseSubstitute(coordination);
      await phone.goto('/my-schedule');
      await phone.getByRole('heading', { level: 1, name: 'Minha Escala' }).waitFor();
      await phone.getByText(mass).waitFor({ state: 'detached' });
      await phone.goto('/messages');
      await phone.getByText(substitute).first().waitFor();
      await office.goto('/emails');
      for (const told of ['Substituto encontrado', 'Mudança na escala'])
        await office.getByRole('rowheader', { name: told }).first().waitFor();
      expect(parish.problems).toEqual([]);
    },
    JOURNEY_LIMIT_MS,
  );
});

async function askToJoin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Solicitar cadastro' }).click();
  await page.getByLabel('Nome completo').fill(CANDIDATE.name);
  await page.getByLabel('Email').fill(CANDIDATE.email);
  await page.getByPlaceholder('+55 (15) 99999-9999').fill('15991234567');
  await page.getByLabel('Data de nascimento').fill('1961-03-19');
  await page.getByLabel('Nome na escala').fill(CANDIDATE.scheduleName);
  await seeText(page, 'Nome disponível!');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByLabel('Experiência').selectOption({ label: 'Média (1 a 3 anos)' });
  await page.getByRole('checkbox', { name: /Domingo.*10h/ }).check();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByText('Tudo pronto!').waitFor();
  await page.getByRole('button', { name: 'Enviar Solicitação' }).click();
  await seeText(page, 'Solicitação enviada com sucesso!');
  await page.waitForURL('**/login');
}

async function approve(page: Page): Promise<string> {
  await page.getByRole('button', { name: `Aprovar ${CANDIDATE.name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await seeText(page, 'Cadastro aprovado com sucesso!');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  return link.pathname + link.search;
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('Nova senha').fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page
    .locator('main')
    .getByRole('button', { name: /Definir/ })
    .click();
  await page.getByRole('link', { name: 'Fazer Login' }).click();
  await signIn(page, CANDIDATE.email, PASSWORD);
  await page.getByRole('heading', { name: `Olá, ${CANDIDATE.name}!` }).waitFor();
}

async function createSchedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nova Escala' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ano').selectOption(String(year));
  await dialog.getByLabel('Mês').selectOption(String(month));
  await dialog.getByRole('button', { name: 'Criar escala' }).click();
  await seeText(page, 'Escala criada com sucesso!');
  const name = new Date(year, month - 1).toLocaleDateString('pt-BR', { month: 'long' });
  await page.getByRole('heading', { level: 1, name: `Escala de ${name} de ${year}` }).waitFor();
  await page.getByRole('heading', { name: 'Horários da Escala' }).waitFor();
}

async function sendQuestionnaire(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar questionário' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Criar questionário' }).click();
  await seeText(page, 'Questionário criado!');
  await page.getByRole('button', { name: 'Enviar questionário' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await seeText(page, 'Questionário enviado!');
}

async function answerEverything(page: Page): Promise<void> {
  await page.goto('/my-questionnaires');
  const name = new Intl.DateTimeFormat('pt-BR', { month: 'long' }).format(new Date(year, month - 1, 15));
  const card = page.locator('section').filter({ hasText: new RegExp(`Disponibilidade para ${name}`) });
  await card.getByRole('button', { name: 'Responder' }).click();
  await page
    .getByRole('radiogroup', { name: 'Todas as missas' })
    .getByRole('radio', { name: 'Disponível', exact: true })
    .check();
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await seeText(page, 'Resposta enviada!');
}

async function computeAndPublish(page: Page): Promise<void> {
  await page.goto('/schedules');
  const chosen = page.getByLabel('Ano');
  await chosen.selectOption(String(year));
  // A month chosen before the page has taken the year would be one of the year before.
  await expect.poll(() => chosen.inputValue()).toBe(String(year));
  await page.getByLabel('Mês').selectOption(String(month));
  // Until they have come, those of other months are still there.
  const name = new Date(year, month - 1).toLocaleDateString('pt-BR', { month: 'long' });
  const made = page.getByRole('region', { name: `Escala de ${name} de ${year}` });
  await made.getByRole('link', { name: 'Ver Detalhes' }).click();
  await page.getByRole('button', { name: 'Gerar escala' }).click();
  await page
    .getByText(/Está provado/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /Publicar/ }).click();
  await seeText(page, 'Escala publicada!');
}

/** @returns the first mass's day and hour as the page tells it. */
async function readOwnDates(page: Page): Promise<string> {
  await page.goto('/my-schedule');
  const duty = page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: ASK_FOR_SUBSTITUTE }) });
  return duty.getByRole('heading', { level: 2 }).first().innerText();
}

async function askForSubstitute(page: Page): Promise<void> {
  await page.getByRole('button', { name: ASK_FOR_SUBSTITUTE }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: /Solicitar|Enviar|Pedir/ }).click();
  await seeText(page, 'Substituição solicitada');
}

/** @returns the schedule name of who takes the place: the first whom the server suggests. */
async function chooseSubstitute(page: Page): Promise<string> {
  await page.goto('/coordination');
  const request = page.getByRole('listitem').filter({ hasText: REASON });
  await request.getByRole('button', { name: /Escolher substituto/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  const name = await dialog.locator('label strong').first().innerText();
  await dialog.getByRole('button', { name: 'Confirmar substituto' }).click();
  await seeText(page, 'Substituto escolhido');
  return name;
}
