import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import ScheduleDetail from './schedule-detail.tsx';

const SCHEDULE = 'GET /api/schedules/4';

const schedule = {
  id: 4,
  title: 'Dezembro',
  type: 'mensal',
  status: 'planning',
  year: 2026,
  month: 12,
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  description: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
  publishedAt: null,
  slots: 0,
  places: 0,
  filled: 0,
};
const roster = {
  scheduleId: 4,
  title: 'Dezembro',
  status: 'planning',
  revision: 3,
  canUndo: false,
  canRedo: false,
  proposalRunId: null,
  minRestDays: 2,
  days: [],
  masses: [],
  ministers: [],
  assignments: [],
};
const server = () => ({
  'GET /api/auth/me': person('schedules.write'),
  [SCHEDULE]: schedule as unknown,
  'GET /api/schedules/4/editor': roster as unknown,
  'GET /api/schedules/4/roster': { run: null, proof: null },
  'GET /api/questionnaires': [] as unknown[],
  'GET /api/substitutions': [],
});

const open = (address = '/schedules/4') => openScreen({ '/schedules/:id': <ScheduleDetail /> }, address);
const title = () => screen.findByRole('heading', { level: 1, name: 'Dezembro' });
const unfold = async (name: string) => {
  const fold = await screen.findByRole('button', { name });
  if (fold.getAttribute('aria-expanded') === 'false') await userEvent.click(fold);
};

describe('/schedules/{id}', () => {
  it('should say that it loads, and that it could not', async () => {
    const arrived = Promise.withResolvers();
    const answers = { ...server(), [SCHEDULE]: arrived.promise as unknown };
    stubServer(answers);
    open();
    await screen.findByText('Carregando detalhes da escala...');
    answers[SCHEDULE] = schedule;
    arrived.resolve(schedule);
    await title();

    answers[SCHEDULE] = noNetwork;
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(NO_CONNECTION);
    answers[SCHEDULE] = schedule;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await title();
  });

  it.each(['999999', 'abril'])('should say that there is no %s', async (missing) => {
    stubServer(server());
    const { place } = open(`/schedules/${missing}`);
    await screen.findByRole('heading', { level: 1, name: 'Escala não encontrada' });
    await userEvent.click(screen.getByRole('link', { name: 'Voltar às Escalas' }));
    expect(place()).toBe('/schedules');
  });

  it('should say what is not there yet', async () => {
    stubServer(server());
    open();
    await title();
    await unfold('Informações da Escala');
    screen.getByText('Sem descrição');
    screen.getByText('Nenhum questionário criado para esta escala');
    expect(screen.getByRole('link', { name: 'Criar Primeiro Questionário' }).getAttribute('href')).toBe(
      '/questionnaires?scheduleId=4&create=1',
    );
    screen.getByText('Nenhum horário definido para esta escala');
    screen.getByText('Os horários serão gerados automaticamente com base no cronograma padrão');
  });

  it('should tell of each questionnaire whether it was sent, what it asks and who has answered', async () => {
    const sent = {
      id: 1,
      title: 'Quem pode em dezembro?',
      description: 'Com a novena.',
      status: 'sent',
      sentAt: '2026-11-03T12:00:00.000Z',
      questions: [{}, {}],
      responseCount: 1,
      totalMinisters: 7,
    };
    const draft = { ...sent, id: 2, title: 'Quem mais?', description: null, status: 'draft', sentAt: null };
    stubServer({ ...server(), 'GET /api/questionnaires': [sent, { ...draft, questions: [{}] }] });
    open();
    await title();
    await unfold('Questionários de Disponibilidade');
    const [first, second] = ['Quem pode em dezembro?', 'Quem mais?'].map(
      (name) => screen.getByRole('heading', { level: 3, name }).closest('li')!.textContent,
    );
    expect(first).toBe(
      'Quem pode em dezembro?EnviadoCom a novena.2 perguntasEnviado em 03/11/20261 de 7 responderam',
    );
    expect(second).toBe('Quem mais?RascunhoQuestionário automático de disponibilidade1 pergunta');
    expect(screen.getByRole('link', { name: 'Gerenciar Questionários' }).getAttribute('href')).toBe(
      '/questionnaires?scheduleId=4',
    );
  });
});
