import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import AiSchedule from './ai-schedule.tsx';

const OPEN_SESSION = 'POST /api/ai-schedule/sessions';
const ACTIVE = 'GET /api/ai-schedule/sessions/4/active';
const SEND = 'POST /api/ai-schedule/sessions/9/messages';

const message = (id: number, sender: 'coordinator' | 'ai', text: string) => ({
  id,
  sender,
  message: text,
  status: 'done',
  activity: null,
  choices: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  proposal: null,
});
const begun = { session: { id: 9, scheduleId: 4 }, messages: [message(1, 'coordinator', 'resumo do mês')] };
const none = { session: null, messages: [] };

/** What the server answers to a coordinator about the schedule 4, which nobody has talked about. */
const server = () => ({
  'GET /api/auth/me': person('assistant.use') as unknown,
  'GET /api/schedules/4': { id: 4, title: 'Dezembro' },
  [ACTIVE]: none as unknown,
  'GET /api/ai-schedule/assistant': { assistant: 'local' },
  'GET /api/ai-schedule/schedules/4/rules': [],
  'GET /api/ai-schedule/sessions': [],
  'GET /api/schedules/4/editor': new Promise(() => undefined),
});

const open = (address: string) =>
  openScreen({ '/ai-schedule': <AiSchedule />, '/ai-schedule/:scheduleId': <AiSchedule /> }, address);
const setup = () => screen.queryByRole('heading', { name: 'Comece com instruções' });
const instructions = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Instruções iniciais/ });

afterEach(() => void vi.useRealTimers());

describe('The assistant without a schedule', () => {
  it('should ask for one first, and lead to them', async () => {
    stubServer(server());
    const { place } = open('/ai-schedule');
    await screen.findByRole('heading', { level: 2, name: 'Selecione uma Escala' });
    // The list as it was left, if it was there.
    expect(screen.getByRole('link', { name: 'Voltar às Escalas' }).getAttribute('href')).toMatch(
      /^\/schedules\b/,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ver escalas' }));
    await vi.waitFor(() => expect(place()).toBe('/coordination/schedules'));
  });

  it.each(['999999', 'abril'])('should lead away from %s, which there is not', async (wrong) => {
    stubServer(server());
    const { place } = open(`/ai-schedule/${wrong}`);
    await screen.findByText('Escala inválida');
    screen.getByText('ID da escala não encontrado ou inválido.');
    await vi.waitFor(() => expect(place()).toBe('/schedules'));
  });

  it('should lead away who may not use it', async () => {
    const asked = stubServer({ ...server(), 'GET /api/auth/me': person('people.read') });
    const { place } = open('/ai-schedule/4');
    await screen.findByText('Acesso negado');
    screen.getByText('Apenas coordenadores podem acessar o sistema de IA.');
    await vi.waitFor(() => expect(place()).toBe('/coordination'));
    expect(asked.map(({ call }) => call)).toEqual(['GET /api/auth/me']);
  });
});

describe('The beginning of a conversation', () => {
  it('should need instructions, and keep them when the network fails', async () => {
    const answers = { ...server(), [OPEN_SESSION]: noNetwork };
    const asked = stubServer(answers);
    open('/ai-schedule/4');
    await userEvent.type(await instructions(), '   ');
    screen.getByText('Dezembro');
    const start = () => userEvent.click(screen.getByRole('button', { name: 'Iniciar conversa' }));
    await start();
    await screen.findByText('Instruções necessárias');
    expect(screen.getAllByText('Por favor, forneça instruções iniciais para a IA.')).toHaveLength(2);
    screen.getByRole('alert');
    expect(asked.filter(({ call }) => call === OPEN_SESSION)).toEqual([]);

    // Enter sends, as it does in the conversation.
    await userEvent.type(await instructions(), 'resumo do mês{Enter}');
    await screen.findByText('Erro ao criar sessão de IA');
    screen.getByText(NO_CONNECTION);
    await screen.findByRole('button', { name: 'Iniciar conversa' });
    expect((await instructions()).value.trim()).toBe('resumo do mês');
  });

  it('should still have what was typed when the page is opened again', async () => {
    stubServer(server());
    open('/ai-schedule/4');
    await userEvent.click(await screen.findByRole('button', { name: 'Gere a escala' }));
    expect((await instructions()).value).toBe('Gere a escala');
    open('/ai-schedule/4');
    expect((await instructions()).value).toBe('Gere a escala');
  });

  it('should close the setup panel when the session is read again, 1000 ms after it was made', async () => {
    const answers = { ...server(), [OPEN_SESSION]: { id: 9 } };
    const asked = stubServer(answers);
    open('/ai-schedule/4');
    await userEvent.click(await screen.findByRole('button', { name: 'Gere a escala' }));
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const read = () => asked.filter(({ call }) => call === ACTIVE).length;
    const before = read();
    answers[ACTIVE] = begun;
    act(() => screen.getByRole('button', { name: 'Iniciar conversa' }).click());
    await act(() => vi.advanceTimersByTimeAsync(0));
    screen.getByText('Sessão criada');
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(read()).toBe(before);
    expect(setup()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(read()).toBe(before + 1);
    screen.getByText('resumo do mês');
    expect(setup()).toBeNull();
    expect(asked.find(({ call }) => call === OPEN_SESSION)!.body).toEqual({
      scheduleId: 4,
      instructions: 'Gere a escala',
    });
  });
});

describe('A message to the assistant', () => {
  const words = 'Quem ainda não respondeu?\nQuais missas estão incompletas?';
  const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });

  it('should be sent with Enter, break the line with Shift+Enter, and stay when it cannot be sent', async () => {
    const answers = { ...server(), [ACTIVE]: begun, [SEND]: noNetwork as unknown };
    const asked = stubServer(answers);
    open('/ai-schedule/4');
    const sent = () => asked.filter(({ call }) => call === SEND).map(({ body }) => body);
    await userEvent.type(await composer(), '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
    await userEvent.clear(await composer());
    await userEvent.type(
      await composer(),
      'Quem ainda não respondeu?{Shift>}{Enter}{/Shift}Quais missas estão incompletas?',
    );
    expect((await composer()).value).toBe(words);
    expect(sent()).toEqual([]);

    await userEvent.type(await composer(), '{Enter}');
    await screen.findByText('Erro ao enviar mensagem');
    screen.getByText(NO_CONNECTION);
    expect((await composer()).value).toBe(words);
    open('/ai-schedule/4');
    expect((await composer()).value).toBe(words);

    answers[SEND] = {
      jobId: 3,
      message: message(2, 'coordinator', words),
      reply: message(3, 'ai', 'Falta a resposta de 3 pessoas.'),
    };
    await userEvent.type(await composer(), '{Enter}');
    await screen.findByText('Falta a resposta de 3 pessoas.');
    await waitFor(async () => expect((await composer()).value).toBe(''));
    expect(sent()).toEqual([{ message: words }, { message: words }]);
  });
});

describe('A reply of the assistant', () => {
  const RULES = 'GET /api/ai-schedule/schedules/4/rules';
  const rule = {
    id: 71,
    number: 1,
    kind: 'cap-all',
    count: 3,
    text: 'Cada pessoa em no máximo 3 missas',
    createdBy: 'Helena',
  };
  const talk = (text: string, change: object = {}) => ({
    ...begun,
    messages: [...begun.messages, { ...message(2, 'ai', text), ...change }],
  });
  const log = () => screen.findByRole('log');

  it('should show the rule that it noted once, with the way to take it back until it is none any more', async () => {
    const answers = {
      ...server(),
      [ACTIVE]: talk(
        'Entendi: cada pessoa em no máximo 3 missas.\nRegra 1: Cada pessoa em no máximo 3 missas.',
      ),
      [RULES]: [rule] as unknown[],
      'DELETE /api/ai-schedule/rules/71': {},
    };
    const asked = stubServer(answers);
    open('/ai-schedule/4');
    const said = within(await log());
    await userEvent.click(await said.findByRole('button', { name: 'Retirar a regra 1' }));
    expect(said.queryByText(/^Entendi/)).toBeNull();
    answers[RULES] = [];
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirar regra?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar regra' }));
    await screen.findByText('Regra retirada');
    expect(asked.map(({ call }) => call)).toContain('DELETE /api/ai-schedule/rules/71');
    await waitFor(() => expect(said.queryByRole('button', { name: 'Retirar a regra 1' })).toBeNull());
    said.getByText(/Cada pessoa em no máximo 3 missas/);
  });

  it('should lead to the pages that it names, as far as one may open them', async () => {
    const said =
      'Lembretes saem da página “Questionários”; o que já foi enviado está em “E-mails”. Diga “ajuda”.';
    stubServer({
      ...server(),
      'GET /api/auth/me': person('assistant.use', 'schedules.read'),
      [ACTIVE]: { ...begun, messages: [...begun.messages, message(2, 'ai', said)] },
    });
    open('/ai-schedule/4');
    const link = await screen.findByRole('link', { name: '“Questionários”' });
    expect(link.getAttribute('href')).toBe('/questionnaires');
    expect(screen.queryByRole('link', { name: '“E-mails”' })).toBeNull();
  });

  it('should write its examples into the box, and send what it tells to say', async () => {
    const text = 'Não entendi: “xpto”. Por exemplo:\n• “Ana não pode no dia 1”\nOu diga “ajuda”.';
    const asked = stubServer({ ...server(), [ACTIVE]: talk(text), [SEND]: noNetwork });
    open('/ai-schedule/4');
    const said = within(await log());
    await userEvent.click(said.getByRole('button', { name: 'Ana não pode no dia 1' }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
    expect(box.value).toBe('Ana não pode no dia 1');
    expect(document.activeElement).toBe(box);
    expect(asked.filter(({ call }) => call === SEND)).toEqual([]);
    await userEvent.click(said.getByRole('button', { name: 'Ajuda' }));
    await screen.findByText('Erro ao enviar mensagem');
    expect(asked.find(({ call }) => call === SEND)!.body).toEqual({ message: 'Ajuda' });
  });
});
