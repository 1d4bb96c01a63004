import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingEndpoint } from '../../backend/test/support/recording-endpoint.ts';
import { PHONE } from './browser.ts';
import { seeText, useOwnParish, useParish, type Parish } from './parish.ts';
import { card, newSchedule, type Schedule } from './prepare.ts';
import { expectNoSidewaysScroll } from './support.ts';

interface Roster {
  scheduleId: number;
  masses: { id: number; date: string; time: string }[];
  ministers: { id: number; name: string }[];
  assignments: { slotId: number; ministerId: number }[];
}

const LIMIT = { timeout: 300_000 };
const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversa com o assistente' });
const proposals = (page: Page): Locator =>
  card(page, 'Conversa')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Proposta' }) });

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Mensagem', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

/** Opens a proposal of the conversation, which names this person, and accepts all of it. */
async function acceptAll(page: Page, proposal: Locator, name: string): Promise<void> {
  await proposal.getByRole('button', { name: 'Ver e aceitar' }).click();
  const compared = page.getByRole('dialog', { name: 'Comparar a proposta com a escala', exact: true });
  await compared.getByText(name).first().waitFor();
  await compared.getByRole('button', { name: 'Aceitar tudo' }).click();
  await compared.waitFor({ state: 'detached' });
}

/** The month that is being planned, as its editor shows it. */
async function planned(parish: Parish): Promise<Roster> {
  const coordination = await parish.api('coordenacao');
  const schedules = (await coordination('GET', '/api/schedules')) as Schedule[];
  const { id } = schedules.find(({ status }) => status === 'planning')!;
  return (await coordination('GET', `/api/schedules/${id}/editor`)) as Roster;
}

/** Opens the assistant of the month and begins with these instructions. */
async function begin(parish: Parish, scheduleId: number, instructions: string): Promise<Page> {
  const page = await parish.visit(`/ai-schedule/${scheduleId}`, { as: 'coordenacao' });
  await page.getByLabel('Instruções iniciais').fill(instructions);
  await page.getByRole('button', { name: 'Iniciar conversa' }).click();
  return page;
}

/** Somebody whose name nobody else's begins with, and one of their masses. */
function somebody({ ministers, masses, assignments }: Roster) {
  const place = assignments.find(({ ministerId }) => {
    const name = ministers.find(({ id }) => id === ministerId)!.name;
    return ministers.filter((other) => other.name.split(' ')[0] === name.split(' ')[0]).length === 1;
  })!;
  const { date, time } = masses.find(({ id }) => id === place.slotId)!;
  const [, month, day] = date.split('-').map(Number);
  return {
    ...place,
    name: ministers.find(({ id }) => id === place.ministerId)!.name,
    mass: `${day}/${month} às ${time.replace(':00', 'h').replace(':', 'h').replace(/^0/, '')}`,
    date,
    time,
  };
}

const serves = ({ assignments }: Roster, { slotId, ministerId }: { slotId: number; ministerId: number }) =>
  assignments.some((place) => place.slotId === slotId && place.ministerId === ministerId);

describe('A month with the local assistant', () => {
  const parish = useParish();

  it('should go from nothing to an accepted roster, change it, explain it, undo, and take rules by hand', async () => {
    const { scheduleId, assignments } = await planned(parish);
    expect(assignments).toEqual([]);
    const page = await begin(parish, scheduleId, 'Gere a escala, no máximo 4 por pessoa');
    await proposals(page).getByText('Aguardando', { exact: true }).waitFor(LIMIT);
    await say(page, 'aceite');
    await proposals(page).getByText('Aceita', { exact: true }).waitFor(LIMIT);
    const applied = await planned(parish);
    expect(applied.assignments.length).toBeGreaterThan(100);

    const person = somebody(applied);
    await say(page, `Não escale ${person.name} na missa de ${person.mass} e gere a escala`);
    const second = proposals(page).nth(1);
    await second.getByText('Aguardando', { exact: true }).waitFor(LIMIT);
    // One absence changes a handful of places, not the month.
    await second.getByText(/^Muda [1-9] lugar(es)? em [1-9] missas?/).waitFor();
    await acceptAll(page, second, person.name);
    await second.getByText('Aceita', { exact: true }).waitFor(LIMIT);
    expect(serves(await planned(parish), person)).toBe(false);

    await say(page, `Por que ${person.name} não está na missa de ${person.mass}?`);
    await log(page).getByText(/regra/i).last().waitFor(LIMIT);

    await say(page, 'desfaça');
    await second.getByText('Desfeita', { exact: true }).waitFor(LIMIT);
    expect(serves(await planned(parish), person)).toBe(true);

    // Rules by hand, which the next computation keeps.
    // Of those who serve: a mandate may have ended.
    const ministers = applied.ministers.filter(({ id }) =>
      applied.assignments.some(({ ministerId }) => ministerId === id),
    );
    const coordination = await parish.api('coordenacao');
    const rules = card(page, 'Regras desta escala');
    await rules.getByRole('button', { name: 'Nova regra' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova regra' });
    await dialog.getByRole('button', { name: 'Acrescentar regra' }).click();
    await dialog.getByText('Escolha a pessoa.').waitFor();
    await dialog.getByLabel('Pessoa').fill(ministers[0]!.name);
    await dialog.getByRole('button', { name: ministers[0]!.name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Acrescentar regra' }).click();
    await seeText(page, 'Regra acrescentada');
    const text = `Não escalar ${ministers[0]!.name} em nenhuma missa desta escala`;
    const rule = rules.getByRole('listitem').filter({ hasText: text });
    await rule.waitFor();

    await rule.getByRole('button', { name: /^Mudar a regra \d+$/ }).click();
    const change = page.getByRole('dialog', { name: /^Mudar a regra \d+$/ });
    await change.getByRole('group', { name: 'Pessoa' }).getByText(ministers[0]!.name).waitFor();
    await change.getByLabel('Regra', { exact: true }).selectOption('Máximo de missas de uma pessoa');
    await change.getByLabel('No máximo quantas missas').fill('1');
    await change.getByRole('button', { name: 'Guardar regra' }).click();
    await seeText(page, 'Regra mudada');
    await rule.waitFor({ state: 'detached' });
    const kept = (await coordination('GET', `/api/ai-schedule/schedules/${scheduleId}/rules`)) as {
      kind: string;
      ministerId?: number;
      count?: number;
    }[];
    expect(kept).toContainEqual(
      expect.objectContaining({ kind: 'cap', ministerId: ministers[0]!.id, count: 1 }),
    );
    const { ministers: limited } = (await coordination('GET', `/api/schedules/${scheduleId}/editor`)) as {
      ministers: { id: number; limit: number }[];
    };
    expect(limited.find(({ id }) => id === ministers[0]!.id)!.limit).toBe(1);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
  });

  it('should offer its readings as buttons, act on the one that is pressed, and take that back', async () => {
    const { id: scheduleId, slots: masses } = await newSchedule(parish, 'Com uma pergunta');
    const { date } = masses.find(({ id, date: day }) =>
      masses.some((other) => other.id !== id && other.date === day),
    )!;
    const page = await begin(
      parish,
      scheduleId,
      `A missa do dia ${Number(date.slice(8))} precisa de mais 1 ministro`,
    );
    await log(page)
      .getByText(/Qual missa\?/)
      .waitFor(LIMIT);
    const answers = page.getByRole('group', { name: 'Respostas', exact: true }).getByRole('button');
    await answers.first().waitFor(LIMIT);
    expect(await answers.count()).toBe(masses.filter((mass) => mass.date === date).length);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await answers.last().click();
    await log(page)
      .getByText(/Regra 1: \d+ ministros/)
      .waitFor(LIMIT);
    expect(await answers.count()).toBe(0);
    const next = page.getByRole('group', { name: 'Próximo passo', exact: true });
    await next.getByRole('button', { name: 'Gere a escala' }).waitFor();
    await log(page).getByRole('button', { name: 'Retirar a regra 1' }).waitFor();
    await say(page, 'desfaz isso');
    await log(page)
      .getByText(/Desfiz: \d+ ministros/)
      .waitFor(LIMIT);
    await log(page).getByRole('button', { name: 'Retirar a regra 1' }).waitFor({ state: 'detached' });
  });
});

describe('A month with an external model', () => {
  let endpoint: RecordingEndpoint;
  beforeAll(async () => {
    endpoint = await RecordingEndpoint.start();
  });
  afterAll(() => endpoint.stop());
  const parish = useOwnParish(() => ({
    OPENAI_API_KEY: 'chave-de-teste',
    OPENAI_BASE_URL: endpoint.baseUrl,
    OPENAI_MODEL: 'modelo',
  }));
  beforeAll(async () => {
    const admin = await parish.api('admin');
    await admin('PUT', '/api/settings', { externalAiAllowed: true });
  });

  const solve = { calls: [{ name: 'solve', arguments: {} }] };
  const decide = (decision: string) => ({ calls: [{ name: 'decide', arguments: { decision } }] });

  it('should do the same through the tools, never see a name, and answer when asked again after a failure', async () => {
    const { scheduleId, ministers } = await planned(parish);
    const [{ id, name }] = ministers as [Roster['ministers'][number]];
    const code = `M${id}`;
    // The code comes in two pieces: the name must still be put in its place.
    endpoint.willAnswer(solve, { text: ['Calculei ', 'sem ', code.slice(0, 2), code.slice(2), '.'] });
    const page = await parish.visit(`/ai-schedule/${scheduleId}`, { as: 'coordenacao' });
    await page.getByText(/^Responde um serviço externo de inteligência artificial\./).waitFor();
    await page.getByLabel('Instruções iniciais').fill(`Monte a escala do mês sem ${name}`);
    await page.getByRole('button', { name: 'Iniciar conversa' }).click();
    await log(page).getByText(`Calculei sem ${name}.`).waitFor(LIMIT);
    await proposals(page).getByText('Aguardando', { exact: true }).waitFor(LIMIT);

    endpoint.willAnswer(decide('accept'), { text: 'Aceitei a proposta.' });
    await say(page, 'Aceite');
    await proposals(page).getByText('Aceita', { exact: true }).waitFor(LIMIT);
    expect((await planned(parish)).assignments.length).toBeGreaterThan(100);
    const received = endpoint.received.join('\n');
    expect(received).toContain(code);
    expect(ministers.filter((one) => received.includes(one.name))).toEqual([]);

    endpoint.willAnswer({ status: 401 });
    await say(page, 'Resumo do mês');
    await log(page)
      .getByText(/Nada foi alterado\.$/)
      .waitFor(LIMIT);
    endpoint.willAnswer({ text: 'Agora sim: o mês está completo.' });
    await log(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await log(page).getByText('Agora sim: o mês está completo.').waitFor(LIMIT);
  });
});
