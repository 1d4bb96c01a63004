import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { takeBack, waiting } from '../../lib/outgoing.ts';
import { today } from '../../lib/dates.ts';
import {
  loseNetwork,
  noNetwork,
  openScreen,
  person,
  refusal,
  stubServer,
  type Asked,
} from '../../testing/screen.tsx';
import Dashboard from './dashboard.tsx';

const news = [
  { id: 1, title: 'Festa da padroeira', summary: '', body: '', authorName: 'Ana', publishedAt: '2026-11-01' },
];
const course = {
  id: 2,
  title: 'Adoração',
  progress: 50,
  status: 'in_progress',
  completedModules: 1,
  totalModules: 2,
};
const duty = {
  assignmentId: 3,
  slotId: 1,
  date: '2090-12-03',
  time: '10:00',
  dateTime: '2090-12-03T13:00:00.000Z',
  past: false,
  description: 'Missa dominical',
  location: 'Matriz',
  liturgicalName: null,
  liturgicalColor: null,
  substitution: null,
  asksConfirmation: true,
  confirmedAt: null as string | null,
  team: [],
};
const server = (): Record<string, unknown> => ({
  'GET /api/auth/me': person('content.read', 'duties.own'),
  'GET /api/my-duties': [],
  'GET /api/my-offers': [],
  'GET /api/news': news,
  'GET /api/training-courses': [course],
  'GET /api/dashboard': {
    activeMinisters: 7,
    massesThisMonth: 30,
    nextQuestionnaire: null,
    openQuestionnaires: 0,
    unreadMessages: 0,
    unreadNotifications: 0,
  },
});

const open = () => openScreen({ '/dashboard': <Dashboard /> }, '/dashboard');
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section')!);

describe('The first page', () => {
  it('should show three cards while it loads', async () => {
    const duties = Promise.withResolvers();
    stubServer({ ...server(), 'GET /api/my-duties': duties.promise });
    open();
    await waitFor(() => expect(screen.getAllByTestId('skeleton')).toHaveLength(3));
    duties.resolve([]);
    await card('Próximas Missas');
  });

  it('should offer to try again what could not be loaded, beside what was', async () => {
    const answers = { ...server(), 'GET /api/news': noNetwork as unknown };
    stubServer(answers);
    open();
    const readings = await card('Notícias Recentes');
    await readings.findByText(NO_CONNECTION);
    await (await card('Treinamentos')).findByRole('progressbar', { name: 'Progresso em Adoração' });
    answers['GET /api/news'] = news;
    await userEvent.click(readings.getByRole('button', { name: 'Tentar novamente' }));
    await readings.findByRole('heading', { level: 3, name: /Festa da padroeira/ });
  });

  it('should say without network who serves in these days, to whoever sees the schedules', async () => {
    const people = [
      { ministerId: 7, scheduleName: 'Ana S.', state: 'arrived' },
      { ministerId: 8, scheduleName: 'Bento L.', state: 'expected' },
      { ministerId: 9, scheduleName: 'Carla M.', state: 'excused' },
    ];
    const mass = { slotId: 1, time: '08:00', description: 'Missa dominical', people };
    const first = today();
    const asked = stubServer({
      ...server(),
      'GET /api/auth/me': person('content.read', 'schedules.read'),
      'GET /api/attendance': ({ query }: Asked) => (query === `?date=${first}` ? [mass] : []),
    });
    open();
    await card('Notícias Recentes');
    expect(screen.queryByRole('heading', { name: 'Quem serve' })).toBeNull();
    loseNetwork();
    const teams = await card('Quem serve');
    const names = (await teams.findByText('Ana S.')).closest('p')!;
    expect(names.textContent).toBe('Ana S. · Bento L.');
    teams.getByRole('heading', { level: 3, name: /^Hoje, / });
    expect(await teams.findAllByText('Nenhuma missa publicada.')).toHaveLength(2);
    expect(asked.filter(({ call }) => call === 'GET /api/attendance')).toHaveLength(3);
  });

  it('should let the next mass be confirmed where it is seen first', async () => {
    const CONFIRM = 'POST /api/my-duties/3/confirm';
    const answers: Record<string, unknown> = { ...server(), 'GET /api/my-duties': [duty] };
    answers[CONFIRM] = () => {
      answers['GET /api/my-duties'] = [{ ...duty, confirmedAt: '2090-12-01T10:00:00.000Z' }];
      return {};
    };
    const asked = stubServer(answers);
    open();
    const masses = await card('Próximas Missas');
    await userEvent.click(
      await masses.findByRole('button', { name: /^Confirmo ?que vou em domingo, 3 de dezembro, 10h$/ }),
    );
    await waitFor(() => expect(masses.queryByRole('button')).toBeNull());
    masses.getByText('Presença confirmada');
    expect(asked.map(({ call }) => call)).toContain(CONFIRM);
  });

  it('should let another near mass be confirmed there, too', async () => {
    const near = {
      ...duty,
      assignmentId: 4,
      slotId: 2,
      date: '2090-12-04',
      dateTime: '2090-12-04T13:00:00.000Z',
    };
    stubServer({
      ...server(),
      'GET /api/my-duties': [{ ...duty, confirmedAt: '2090-12-01T10:00:00.000Z' }, near],
    });
    open();
    const masses = await card('Próximas Missas');
    await masses.findByText('Presença confirmada');
    masses.getByRole('button', { name: /^Confirmo ?que vou em segunda-feira, 4 de dezembro, 10h$/ });
  });

  it('should have the next mass first while it waits for “Confirmo”, and else what waits for an answer', async () => {
    const waiting = { id: 9, title: 'Disponibilidade para janeiro', responseDeadline: null };
    const numbers = { ...(server()['GET /api/dashboard'] as object), nextQuestionnaire: waiting };
    const answers = { ...server(), 'GET /api/dashboard': numbers, 'GET /api/my-duties': [duty] };
    stubServer(answers);
    /** What stands before the other: 'Confirmo' or 'Responder agora'. */
    const first = async () => {
      open();
      await card('Próximas Missas');
      const acts = [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent);
      return acts.find((act) => /^(Confirmo|Responder|Ver minha)/.test(act));
    };
    expect(await first()).toMatch(/^Confirmo/);
    answers['GET /api/my-duties'] = [{ ...duty, asksConfirmation: false }];
    expect(await first()).toBe('Responder agora');
  });

  it('should keep without network that one comes to the next mass', async () => {
    const asked = stubServer({ ...server(), 'GET /api/my-duties': [duty] });
    open();
    const masses = await card('Próximas Missas');
    const confirm = await masses.findByRole('button', { name: /^Confirmo/ });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(confirm);
    masses.getByText('Você confirmou. Sem conexão: enviaremos quando voltar.');
    expect(masses.queryByRole('button', { name: /^Confirmo/ })).toBeNull();
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(waiting()).toMatchObject([{ assignmentId: duty.assignmentId, date: duty.date, time: duty.time }]);
    takeBack(duty);
  });

  it.each([
    ['cannot be reached', noNetwork],
    ['is not found by its proxy', refusal(502)],
    ['is being restarted', refusal(503)],
    ['is silent', refusal(504)],
  ])('should keep it as well when the server %s, though the device has network', async (_, answer) => {
    stubServer({ ...server(), 'GET /api/my-duties': [duty], 'POST /api/my-duties/3/confirm': answer });
    open();
    const masses = await card('Próximas Missas');
    await userEvent.click(await masses.findByRole('button', { name: /^Confirmo/ }));
    await masses.findByText('Você confirmou. Sem conexão: enviaremos quando voltar.');
    await screen.findByText('A sua confirmação está guardada neste aparelho.');
    expect(screen.queryByText('Erro ao confirmar')).toBeNull();
    expect(waiting()).toMatchObject([{ assignmentId: duty.assignmentId }]);
    takeBack(duty);
  });

  it('should tell a refusal as one, and keep nothing', async () => {
    const answer = refusal(422, 'A missa já começou.');
    stubServer({ ...server(), 'GET /api/my-duties': [duty], 'POST /api/my-duties/3/confirm': answer });
    open();
    const masses = await card('Próximas Missas');
    await userEvent.click(await masses.findByRole('button', { name: /^Confirmo/ }));
    await screen.findByText('Erro ao confirmar');
    screen.getByText('A missa já começou.');
    expect(waiting()).toEqual([]);
  });
});
