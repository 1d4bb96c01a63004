import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, refusal, stubServer, type Asked } from '../../testing/screen.tsx';
import { Login } from '../login/login.tsx';
import RegistrationSent from './registration-sent.tsx';
import Register from './register.tsx';

const SEND = 'POST /api/registration-requests';
const CHECK = 'GET /api/validate-schedule-name/';
const SENT = 'Solicitação enviada com sucesso!';
const TAKEN = 'Este nome já está sendo usado. Escolha outro nome.';
const NAME = 'Rede Caída';
const TODAY = '2090-12-01';

const server = (): Record<string, unknown> => ({
  'GET /api/calendar/today': { date: TODAY },
  'GET /api/availability-options': [{ value: 'domingo-10h', label: 'Domingo, 10h' }],
  'GET /api/settings/public': {
    consent: {
      title: 'Termo de consentimento',
      highlight: 'Leia antes de enviar.',
      paragraphs: ['Os dados são da paróquia.'],
      version: '12345678',
      statement: 'Li e concordo.',
      guardianStatement: 'Sou responsável legal.',
    },
  },
  [CHECK + encodeURIComponent(NAME)]: { available: true },
  [SEND]: {},
});
const open = (address = '/register') =>
  openScreen(
    {
      '/register': <Register />,
      '/register/sent': <RegistrationSent />,
      '/login': <Login />,
    },
    address,
    { visitor: true },
  );

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const step = (number: number) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Etapas do cadastro' })).getAllByRole('button')[
      number - 1
    ]!,
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar Solicitação' }));
const sentOf = (asked: Asked[]) => asked.filter(({ call }) => call === SEND).map(({ body }) => body);
const checksOf = (asked: Asked[]) =>
  asked.map(({ call }) => decodeURIComponent(call)).filter((call) => call.startsWith(CHECK));

async function write(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

/** Everything that is required, but for the consent of the last step, at which one is then. */
async function fillAll({ birth = '28022040' } = {}): Promise<void> {
  await write(/^Nome completo/, 'Benedita Aparecida de Moura');
  await write(/^Email/, 'rede@exemplo.test');
  await write(/^Telefone/, '15988887777');
  await write(/^Data de nascimento/, birth);
  await write(/^Nome na escala/, NAME);
  await step(2);
  await userEvent.selectOptions(field(/^Experiência/), 'Média (1 a 3 anos)');
  await userEvent.click(await screen.findByLabelText('Domingo, 10h'));
  await step(4);
}
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^Li e concordo/ }));

describe('Solicitar cadastro', () => {
  afterEach(() => void vi.useRealTimers());

  it('should lead to the login 1.5 s after the sending', async () => {
    const asked = stubServer(server());
    const { place } = open();
    await fillAll();
    await agree();
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Enviar Solicitação' }).click());
    // The answer comes within ticks.
    await act(() => vi.advanceTimersByTimeAsync(5));
    screen.getByText(SENT);
    screen.getByText('Você receberá o resultado por email em até 5 dias úteis.');
    screen.getByText('Levando você ao login...');
    await act(() => vi.advanceTimersByTimeAsync(1_490));
    expect(place()).toMatch(/^\/register/);
    await act(() => vi.advanceTimersByTimeAsync(15));
    expect(place()).toBe('/login');
    screen.getByText(
      'Solicitação enviada. Você receberá o resultado por email em até 5 dias úteis. Até lá, não é preciso entrar.',
    );
    expect(sentOf(asked)).toHaveLength(1);
  });

  it('should ask whether a schedule name is free 500 ms after the last key', async () => {
    const asked = stubServer({ ...server(), [`${CHECK}Xavier%20d`]: { available: true } });
    open();
    await screen.findByLabelText(/^Nome na escala/);
    vi.useFakeTimers();
    const type = (value: string) => fireEvent.change(field(/^Nome na escala/), { target: { value } });
    type('   ');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(checksOf(asked)).toEqual([]);
    type('Xavier');
    screen.getByText('Verificando o nome...');
    await act(() => vi.advanceTimersByTimeAsync(400));
    type('Xavier d');
    await act(() => vi.advanceTimersByTimeAsync(490));
    expect(checksOf(asked)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(checksOf(asked)).toEqual([`${CHECK}Xavier d`]);
    // The answer comes within ticks.
    await act(() => vi.advanceTimersByTimeAsync(5));
    screen.getByText('Nome disponível!');
  });

  it('should tell a taken name from a free one, and ask again when it could not ask', async () => {
    const answers: Record<string, unknown> = {
      ...server(),
      [`${CHECK}MARIA%20L.`]: { available: false },
      [`${CHECK}Outro%20Nome`]: noNetwork,
    };
    stubServer(answers);
    open();
    await write(/^Nome na escala/, 'MARIA L.');
    await screen.findByText(TAKEN);
    await write(/^Nome na escala/, 'Outro Nome');
    await screen.findByText('Não foi possível verificar o nome agora. Ele será conferido no envio.');
    answers[`${CHECK}Outro%20Nome`] = { available: true };
    await userEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }));
    await screen.findByText('Nome disponível!');
  });

  it('should send again what a dead network swallowed, without typing anything twice', async () => {
    const answers = { ...server(), [SEND]: noNetwork as unknown };
    const asked = stubServer(answers);
    const { place } = open();
    await fillAll();
    await agree();
    await send();
    await screen.findByText('Erro ao enviar solicitação');
    screen.getByText(NO_CONNECTION);
    answers[SEND] = {};
    await send();
    await screen.findByText(SENT);
    await waitFor(() => expect(place()).toBe('/login'));
    const [first, second] = sentOf(asked);
    expect(first).toMatchObject({ email: 'rede@exemplo.test', scheduleName: NAME, consent: true });
    expect(second).toEqual(first);
  });

  it('should show what the server refuses beside its field', async () => {
    const answers = {
      ...server(),
      [SEND]: refusal(409, TAKEN, { errors: { scheduleName: TAKEN } }) as unknown,
    };
    stubServer(answers);
    open();
    await fillAll();
    await agree();
    await send();
    await screen.findByText('Erro ao enviar solicitação');
    await screen.findByText('Etapa 1 de 4');
    expect(screen.getAllByText(TAKEN).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Nome na escala/)));

    answers[SEND] = new Response('', { status: 413 });
    await write(/^Nome na escala/, 'Segunda Dona');
    await step(4);
    await send();
    await screen.findByText('Tente novamente mais tarde');
  });

  it('should ask a minor’s guardian', async () => {
    const asked = stubServer(server());
    open();
    await fillAll({ birth: '01012075' });
    await agree();
    await send();
    await screen.findByText('O seu responsável precisa marcar este consentimento.');
    await write(/^Nome do responsável/, 'Mãe da Menina');
    await write(/^Contato do responsável/, '15 98888-1234');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sou responsável legal/ }));
    expect(sentOf(asked)).toEqual([]);
    await send();
    await screen.findByText(SENT);
    expect(sentOf(asked)).toMatchObject([
      { guardianName: 'Mãe da Menina', guardianContact: '15 98888-1234', guardianConsent: true },
    ]);
  });

  it('should keep its back link to the login, and show no confirmation to who has sent nothing', async () => {
    stubServer(server());
    open();
    const back = await screen.findByRole('link', { name: 'Voltar ao login' });
    expect(back.getAttribute('href')).toBe('/login');
    const { place } = open('/register/sent');
    await screen.findByRole('heading', { level: 2, name: 'Dados Pessoais' });
    expect(place()).toBe('/register');
    expect(screen.queryByText(/^MSC-2024/)).toBeNull();
  });
});
