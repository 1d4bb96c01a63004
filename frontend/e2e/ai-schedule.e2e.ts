import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, newSchedule, type Schedule } from './prepare.ts';
import { expectNoSidewaysScroll, tabTo, watch, settled } from './support.ts';

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
    // The smallest: who takes back many places at once is asked first.
    const least = masses.reduce((a, b) => (b.added.length < a.added.length ? b : a)).added.length;
    const smallest = masses.findIndex(({ added }) => added.length === least);
    await compared.getByRole('checkbox').nth(smallest).check();
    await compared.getByRole('button', { name: 'Aceitar 1 missa' }).click();
    await seeText(page, 'Proposta aceita em 1 missa');
    await proposal.getByText('Aceita', { exact: true }).waitFor();
    expect(await filled(planning.id)).toBe(least);

    await proposal.getByRole('button', { name: 'Desfazer' }).click();
    await seeText(page, `Mudança desfeita (${least} lugares)`);
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
    await settled(page);
    const asked = readsOf(page);
    await composer(page).fill('Quem ainda não respondeu?\nQuais missas estão incompletas?');
    await composer(page).press('Enter');
    const reply = await replied(id, 4);
    expect(reply).toContain('Nenhum questionário sobre esta escala foi enviado ainda.');
    expect(reply).toContain('com lugar vazio:');
    await expect.poll(asked).toEqual(['active', 'editor']);
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
    await ended.getByRole('article').nth(5).waitFor();
    expect(await ended.getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await rules.getByText(/^Nenhuma regra\./).waitFor();
    expect(await ask('GET', `/api/ai-schedule/schedules/${id}/rules`)).toEqual([]);
  });

  it.each([DESKTOP, { width: 1000, height: 800 }])(
    'should cover neither suggestions nor the box by telling of the new session, at $width px',
    async (viewport) => {
      const { id } = await newSchedule(parish, `Com ${viewport.width} px`);
      const page = await parish.visit(`/ai-schedule/${id}`, { as: 'coordenacao', viewport });
      await page.getByLabel('Instruções iniciais').fill('resumo do mês');
      await page.getByRole('button', { name: 'Iniciar conversa' }).click();
      const told = page.locator('li').filter({ hasText: 'Sessão criada' });
      await told.waitFor();
      // It stays while the keyboard is there.
      await page.keyboard.press('F8');
      await composer(page).waitFor();
      await replied(id, 2);
      const suggestions = page
        .getByRole('group', { name: 'Sugestões' })
        .or(page.getByRole('button', { name: 'Sugestões' }))
        .filter({ visible: true });
      const notice = (await told.boundingBox())!;
      for (const needed of [suggestions, composer(page), send(page)]) {
        await expect
          .poll(async () => {
            const { x, y } = (await needed.boundingBox())!;
            return x >= notice.x + notice.width || y >= notice.y + notice.height;
          })
          .toBe(true);
      }
    },
  );

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
    // The talk has half of the window, and the box and its button are in sight with it.
    const { y, height } = (await log(page).boundingBox())!;
    expect(height).toBeGreaterThan(PHONE.height / 2);
    expect(y).toBeGreaterThan(0);
    await expect.poll(async () => (await send(page).boundingBox())!.y).toBeLessThan(PHONE.height - 64);
    await page.getByRole('button', { name: 'Sugestões' }).click();
    await page.getByRole('menuitem', { name: 'No máximo 3 por pessoa' }).click();
    expect(await composer(page).inputValue()).toBe('No máximo 3 por pessoa');
    await composer(page).fill('');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Ver escala' }).waitFor();
    await page.keyboard.press('Escape');
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
