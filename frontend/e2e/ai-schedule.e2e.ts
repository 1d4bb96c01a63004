import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, newSchedule, type Schedule } from './prepare.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, stopClock, tabTo, watch } from './support.ts';

const SESSIONS = /\/api\/ai-schedule\/sessions$/;
const MESSAGES = /\/api\/ai-schedule\/sessions\/\d+\/messages$/;
const LIMIT = { timeout: 120_000, interval: 50 };

interface Message {
  sender: string;
  message: string;
  status: string;
  proposal: Proposal | null;
}

interface Conversation {
  session: { id: number } | null;
  messages: Message[];
}

interface Proposal {
  runId: number;
  status: string;
  undone: boolean;
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversa com o assistente' });
const composer = (page: Page) => page.getByLabel('Mensagem', { exact: true });
const setup = (page: Page) => card(page, 'Comece com instruções');
/** What of the API is read from now on, by the ends of the addresses in alphabetical order; the reply's own stream aside. */
function readsOf(page: Page): () => string[] {
  const reads = watch(page, /\/api\/(?!.*\/(?:events|messages)$)/);
  return () => reads.map((request) => request.url().split('/').at(-1)!).sort();
}
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });

describe('The assistant', () => {
  const parish = useParish();

  const ask = async <Answer>(method: string, address: string, body?: unknown): Promise<Answer> =>
    (await (
      await parish.api('coordenacao')
    )(method, address, body)) as Answer;
  const conversation = (scheduleId: number) =>
    ask<Conversation>('GET', `/api/ai-schedule/sessions/${scheduleId}/active`);
  const filled = async (scheduleId: number) =>
    (await ask<{ filled: number }>('GET', `/api/schedules/${scheduleId}`)).filled;

  /** Waits until the conversation holds so many messages and the last reply is complete. @returns that reply. */
  async function replied(scheduleId: number, count: number): Promise<string> {
    await expect
      .poll(async () => {
        const { messages } = await conversation(scheduleId);
        return { count: messages.length, status: messages.at(-1)?.status };
      }, LIMIT)
      .toEqual({ count, status: 'done' });
    return (await conversation(scheduleId)).messages.at(-1)!.message;
  }

  /** A conversation about a schedule of its own that begins with these instructions, answered. */
  async function begin(title: string, instructions: string): Promise<Schedule> {
    const schedule = await newSchedule(parish, title);
    await ask('POST', '/api/ai-schedule/sessions', { scheduleId: schedule.id, instructions });
    await replied(schedule.id, 2);
    return schedule;
  }

  it('should ask for a schedule first, and lead to them', async () => {
    const page = await parish.visit('/ai-schedule', { as: 'coordenacao' });
    await page.getByRole('heading', { level: 2, name: 'Selecione uma Escala' }).waitFor();
    const link = page.getByRole('link', { name: 'Ver escalas' });
    expect(await link.getAttribute('href')).toBe('/coordination/schedules');
    await link.click();
    await page.waitForURL('**/schedules');
    await page.getByRole('heading', { level: 1, name: 'Escalas' }).waitFor();
    await page.goto('/ai-schedule');
    await page.getByRole('link', { name: 'Voltar às Escalas' }).click();
    await page.waitForURL('**/schedules');
  });

  it('should lead away from a schedule that there is not', async () => {
    const page = await parish.visit('/status', { as: 'coordenacao' });
    for (const wrong of ['999999', 'abril']) {
      await page.goto(`/ai-schedule/${wrong}`);
      await seeText(page, 'Escala inválida');
      await seeText(page, 'ID da escala não encontrado ou inválido.');
      await page.waitForURL('**/schedules');
      await page.getByRole('heading', { level: 1, name: 'Escalas' }).waitFor();
    }
  });

  it('should be for coordinators alone', async () => {
    const schedules = await ask<Schedule[]>('GET', '/api/schedules');
    for (const as of ['reitor', 'ministro'] as const) {
      const page = await parish.visit(`/ai-schedule/${schedules[0]!.id}`, { as });
      await page.getByText('Acesso negado', { exact: true }).first().waitFor();
      await seeText(page, 'Apenas coordenadores podem acessar o sistema de IA.');
      await page.waitForURL('**/coordination');
      const other = await parish.api(as);
      await expect(
        other('POST', '/api/ai-schedule/sessions', {
          scheduleId: schedules[0]!.id,
          instructions: 'Gere a escala',
        }),
      ).rejects.toThrow('403');
    }
  });

  it('should need instructions, keep them when the network fails, and begin with them', async () => {
    const { id, title } = await newSchedule(parish, 'Começo de conversa');
    const page = await parish.visit(`/ai-schedule/${id}`, { as: 'coordenacao' });
    await page.getByRole('heading', { level: 1, name: 'Assistente IA' }).waitFor();
    await seeText(page, title);
    const instructions = page.getByLabel('Instruções iniciais');
    const start = page.getByRole('button', { name: 'Iniciar conversa' });
    const asked = watch(page, SESSIONS);
    await instructions.fill('   ');
    await start.click();
    await seeText(page, 'Instruções necessárias');
    await seeText(page, 'Por favor, forneça instruções iniciais para a IA.');
    await setup(page).getByRole('alert').waitFor();
    expect(asked).toEqual([]);

    await instructions.fill('resumo do mês');
    await page.context().setOffline(true);
    await start.click();
    await seeText(page, 'Erro ao criar sessão de IA');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await start.waitFor();
    expect(await instructions.inputValue()).toBe('resumo do mês');
    await page.reload();
    expect(await instructions.inputValue()).toBe('resumo do mês');
    await start.click();
    await seeText(page, 'Sessão criada');
    const { slots, places } = await ask<{ slots: number; places: number }>('GET', `/api/schedules/${id}`);
    await log(page).getByText(`${title}: ${slots} missas, 0 de ${places} lugares preenchidos.`).waitFor();
    await setup(page).waitFor({ state: 'detached' });
    expect(await replied(id, 2)).toContain('Entendi: o resumo da escala.');
    // The conversation is still there when the page is opened again.
    await page.reload();
    await log(page).getByText('resumo do mês', { exact: true }).waitFor();
    expect(await setup(page).count()).toBe(0);
  });

  it('should close the setup panel when the session is read again, 1000 ms after it was made', async () => {
    const { id } = await newSchedule(parish, 'Um segundo depois');
    const page = await parish.visit(`/ai-schedule/${id}`, { as: 'coordenacao' });
    await page
      .getByRole('group', { name: 'Sugestões' })
      .getByRole('button', { name: 'Gere a escala' })
      .click();
    expect(await page.getByLabel('Instruções iniciais').inputValue()).toBe('Gere a escala');
    await stopClock(page);
    const read = watch(page, `/api/ai-schedule/sessions/${id}/active`);
    await page.getByRole('button', { name: 'Iniciar conversa' }).click();
    await seeText(page, 'Sessão criada');
    await page.clock.runFor(990);
    expect(read).toEqual([]);
    await setup(page).waitFor();
    await page.clock.runFor(20);
    await expect.poll(() => read.length).toBe(1);
    await page.clock.resume();
    await log(page).waitFor();
    await setup(page).waitFor({ state: 'detached' });
  });

  it('should send with Enter, break the line with Shift+Enter, and keep what could not be sent', async () => {
    const { id } = await begin('Conversa', 'resumo do mês');
    const page = await parish.visit(`/ai-schedule/${id}`, { as: 'coordenacao' });
    await composer(page).fill('   ');
    expect(await send(page).isDisabled()).toBe(true);
    const sent = watch(page, MESSAGES);
    await composer(page).press('Enter');
    await composer(page).fill('');
    await page.keyboard.type('Quem ainda não respondeu?');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Quais missas estão incompletas?');
    const words = 'Quem ainda não respondeu?\nQuais missas estão incompletas?';
    expect(await composer(page).inputValue()).toBe(words);
    expect(sent).toEqual([]);

    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await seeText(page, 'Erro ao enviar mensagem');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    expect(await composer(page).inputValue()).toBe(words);
    await Promise.all([
      page.waitForResponse(/\/api\/ai-schedule\/sessions\?/),
      page.waitForResponse(/\/api\/ai-schedule\/schedules\/\d+\/rules$/),
      page.waitForResponse(/\/api\/schedules\/\d+\/editor$/),
      page.reload(),
    ]);
    expect(await composer(page).inputValue()).toBe(words);
    const reads = readsOf(page);
    await composer(page).press('Enter');
    await log(page).getByText(words).first().waitFor();
    await expect.poll(() => composer(page).inputValue()).toBe('');
    await log(page).getByText('Falta a resposta de', { exact: false }).last().waitFor();
    const reply = await replied(id, 4);
    expect(reply).toContain('Nenhum questionário sobre esta escala foi enviado ainda.');
    expect(reply).toContain('com lugar vazio:');
    await expect.poll(reads).toEqual(['active', 'editor']);
  });

  it('should make a proposal of which nothing counts until it is accepted, and undo it', async () => {
    const planning = (await ask<Schedule[]>('GET', '/api/schedules')).find(
      ({ status }) => status === 'planning',
    )!;
    const page = await parish.visit(`/schedules/${planning.id}`, { as: 'coordenacao' });
    await page.getByRole('link', { name: 'Assistente IA' }).click();
    await page.waitForURL(`**/ai-schedule/${planning.id}`);
    await page.getByLabel('Instruções iniciais').fill('gere a escala');
    await page.getByRole('button', { name: 'Iniciar conversa' }).click();
    const proposal = card(page, 'Conversa')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Proposta' }) });
    await proposal.getByText('Aguardando', { exact: true }).waitFor();
    const proposals = async () =>
      (await conversation(planning.id)).messages.flatMap((message) => message.proposal ?? []);
    const [made] = await proposals();
    const { masses } = await ask<{ masses: { added: { scheduleName: string }[]; removed: unknown[] }[] }>(
      'GET',
      `/api/roster-runs/${made!.runId}/comparison`,
    );
    const entering = masses.flatMap(({ added }) => added);
    expect(masses.flatMap(({ removed }) => removed)).toEqual([]);
    await proposal
      .getByText(
        `Muda ${entering.length} lugares em ${masses.length} missas e preenche ${entering.length} lugares vazios.`,
      )
      .waitFor();
    expect(await filled(planning.id)).toBe(0);

    await proposal.getByRole('button', { name: 'Ver e aceitar' }).click();
    const compared = page.getByRole('dialog', { name: 'Comparar a proposta com a escala', exact: true });
    await compared.getByText('A proposta é melhor.').waitFor();
    await compared.getByText(entering.at(-1)!.scheduleName).last().waitFor();
    await page.context().setOffline(true);
    await compared.getByRole('button', { name: 'Aceitar tudo' }).click();
    await seeText(page, 'Erro ao aceitar a proposta');
    await page.context().setOffline(false);
    await compared.getByRole('button', { name: 'Desmarcar todas' }).click();
    await compared.getByRole('checkbox').first().check();
    await compared.getByRole('button', { name: 'Aceitar 1 missa' }).click();
    await seeText(page, 'Proposta aceita em 1 missa');
    await proposal.getByText('Aceita', { exact: true }).waitFor();
    expect(await filled(planning.id)).toBe(masses[0]!.added.length);

    await proposal.getByRole('button', { name: 'Desfazer' }).click();
    await seeText(page, `Mudança desfeita (${masses[0]!.added.length} lugares)`);
    await proposal.getByText('Desfeita', { exact: true }).waitFor();
    expect(await filled(planning.id)).toBe(0);

    const reads = readsOf(page);
    await composer(page).fill('gere a escala');
    await composer(page).press('Enter');
    await proposal
      .nth(1)
      .getByText(/^Muda \d+ lugares/)
      .waitFor();
    expect(reads()).toEqual(['active', 'comparison', 'editor']);
    await proposal.nth(1).getByRole('button', { name: 'Descartar' }).click();
    await page
      .getByRole('dialog', { name: 'Descartar proposta' })
      .getByRole('button', { name: 'Descartar proposta' })
      .click();
    await seeText(page, 'Proposta descartada');
    await proposal.nth(1).getByText('Descartada', { exact: true }).waitFor();
    expect((await proposals()).map(({ status, undone }) => [status, undone])).toEqual([
      ['accepted', true],
      ['discarded', false],
    ]);
    expect(await filled(planning.id)).toBe(0);
  });

  it('should keep the rules that were said until they are taken back, and end the conversation', async () => {
    const { id } = await begin('Com regras', 'resumo do mês');
    const page = await parish.visit(`/ai-schedule/${id}`, { as: 'coordenacao' });
    const rules = card(page, 'Regras desta escala');
    await rules.getByText(/^Nenhuma regra\./).waitFor();
    await page
      .getByRole('group', { name: 'Sugestões' })
      .getByRole('button', { name: 'No máximo 3 por pessoa' })
      .click();
    const reads = readsOf(page);
    await send(page).click();
    await rules.getByRole('listitem').waitFor();
    expect(reads()).toEqual(['active', 'editor', 'rules']);
    const [rule] = await ask<{ text: string }[]>('GET', `/api/ai-schedule/schedules/${id}/rules`);
    await rules.getByText(rule!.text).waitFor();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Encerrar conversa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encerrar conversa' });
    await dialog.getByText(/^As regras ficam com a escala\./).waitFor();
    await dialog.getByRole('button', { name: 'Encerrar conversa' }).click();
    await seeText(page, 'Conversa encerrada');
    await setup(page).waitFor();
    expect((await conversation(id)).session).toBeNull();
    await rules.getByRole('button', { name: 'Retirar a regra 1' }).click();
    await page
      .getByRole('dialog', { name: 'Retirar regra' })
      .getByRole('button', { name: 'Retirar regra' })
      .click();
    await seeText(page, 'Regra retirada');
    const past = card(page, 'Conversas anteriores');
    await past.getByRole('button', { name: 'Ler: resumo do mês' }).click();
    const ended = page.getByRole('dialog', { name: 'resumo do mês' });
    await ended.getByRole('article').nth(3).waitFor();
    expect(await ended.getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await rules.getByText(/^Nenhuma regra\./).waitFor();
    expect(await ask('GET', `/api/ai-schedule/schedules/${id}/rules`)).toEqual([]);
  });

  it('should be used on a phone, by keyboard alone, nothing wider than the screen', async () => {
    const { id } = await newSchedule(parish, 'No telefone');
    const page = await parish.visit(`/ai-schedule/${id}`, { as: 'admin', viewport: PHONE });
    await setup(page).waitFor();
    await expectNoSidewaysScroll(page);
    await tabTo(page, 'Instruções iniciais');
    await page.keyboard.type('ajuda');
    await tabTo(page, 'Iniciar conversa');
    await page.keyboard.press('Enter');
    await log(page).getByText('Eu entendo pedidos como estes:').waitFor();
    await expectNoSidewaysScroll(page);
    await tabTo(page, 'Mensagem');
    await page.keyboard.type('qual a cor do céu');
    await page.keyboard.press('Enter');
    await log(page)
      .getByText(/Não entendi: “qual a cor do céu”/)
      .waitFor();
    await expectNoSidewaysScroll(page);
    expect(await replied(id, 4)).toContain('Você pode pedir, por exemplo:');
  });
});
