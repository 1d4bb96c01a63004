import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
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
    await vi.waitFor(() => expect(place()).toBe('/schedules'));
  });

  it('should say what is not there yet', async () => {
    stubServer(server());
    open();
    await title();
    await userEvent.click(screen.getByRole('link', { name: 'Publicação pendente' }));
    screen.getByText('Sem descrição');
    await userEvent.click(screen.getByRole('link', { name: 'Respostas sem questionário' }));
    await screen.findByText('Nenhum questionário criado para esta escala');
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
    await screen.findByText('Quem mais?');
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

describe('Its questionnaire', () => {
  it('should be made and sent without leaving the schedule', async () => {
    const CREATE = 'POST /api/questionnaires';
    const SEND = 'PUT /api/questionnaires/7';
    const draft = {
      id: 7,
      scheduleId: 4,
      title: 'Disponibilidade para dezembro de 2026',
      description: null,
      status: 'draft',
      sentAt: null,
      remindedAt: null,
      responseDeadline: null,
      questions: [],
      unaskedMasses: 0,
      responseCount: 0,
      totalMinisters: 7,
      reachableMinisters: 7,
      reachableUnanswered: 7,
    };
    const mass = { id: 10, date: '2090-12-03', time: '08:00', required: 2, filled: 0, missing: 2 };
    const answers = {
      ...server(),
      'GET /api/schedules/4/editor': { ...roster, masses: [mass] },
      [CREATE]: () => {
        answers['GET /api/questionnaires'] = [draft];
        return { questionnaire: draft };
      },
      [SEND]: () => {
        answers['GET /api/questionnaires'] = [{ ...draft, status: 'sent' }];
        return draft;
      },
    };
    const asked = stubServer(answers);
    const { place } = open();
    const press = async (name: string, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
      userEvent.click(await within_.findByRole('button', { name }));
    const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
    await press('Criar questionário');
    await press('Criar questionário', await inDialog('Novo Questionário'));
    await press('Enviar questionário');
    const sending = await inDialog('Enviar questionário?');
    await sending.findByText(/7 pessoas serão avisadas/);
    await press('Enviar', sending);
    const strip = screen.getByRole('region', { name: 'Situação da escala' });
    await waitFor(() => expect(strip.textContent).toContain('Respostas 0 de 7'));
    expect(asked.map(({ call }) => call)).toEqual(expect.arrayContaining([CREATE, SEND]));
    expect(place()).toBe('/schedules/4');
  });
});

describe('The computation of its roster', () => {
  const mass = {
    id: 10,
    date: '2090-12-03',
    time: '08:00',
    description: 'Missa dominical',
    location: null,
    warning: null,
    begun: false,
    asked: true,
    required: 1,
    experienced: 0,
    filled: 1,
    missing: 0,
    shortage: null,
  };
  const minister = (id: number, name: string) => ({
    id,
    name,
    photo: null,
    serves: true,
    experienced: false,
    answers: 'a',
    duties: 2 - id,
    dutiesElsewhere: 0,
    limit: 4,
    offered: 1,
    share: 1,
    balance: 0,
    relatives: [],
  });
  const place = {
    slotId: 10,
    ministerId: 1,
    origin: 'automatic',
    pinned: false,
    overrideReason: null,
    conflicts: [],
  };
  const filled = {
    ...roster,
    masses: [mass],
    ministers: [minister(1, 'Célia'), minister(2, 'Davi')],
    assignments: [place],
  };
  const run = {
    id: 5,
    scheduleId: 4,
    status: 'done',
    proposal: false,
    stageLabel: null,
    error: null,
    finishedAt: '2026-11-21T12:00:00.000Z',
    acceptedAt: null,
    undoneAt: null,
    discardedAt: null as string | null,
    together: [],
    result: { status: 'optimal', proven: true, assignments: 1, seconds: 1, stages: [], incomplete: [] },
  };
  const named = (ministerId: number, scheduleName: string) => ({ ministerId, scheduleName });
  const comparison = {
    runId: 5,
    revision: 3,
    stale: false,
    better: 'before',
    masses: [
      {
        slotId: 10,
        date: mass.date,
        time: mass.time,
        description: mass.description,
        added: [named(2, 'Davi')],
        removed: [named(1, 'Célia')],
        missingBefore: 0,
        missingAfter: 0,
      },
    ],
    ministers: [],
    stages: [],
    brokenBefore: [{ code: 'blocked-date', slotId: 10, ministerId: 1, message: 'Célia bloqueou o dia 3.' }],
    brokenAfter: [],
  };
  const compared = async () =>
    within(await screen.findByRole('dialog', { name: 'Comparar a proposta com a escala' }));

  it('should say how far it is, be given up, and offer nothing until what it made is read', async () => {
    const CANCEL = 'POST /api/roster-runs/5/cancel';
    const running = { ...run, status: 'running', stageLabel: 'Desequilíbrio entre as pessoas', result: null };
    const answers = {
      ...server(),
      'GET /api/schedules/4/editor': filled as unknown,
      'GET /api/schedules/4/roster': { run: running, proof: null },
      'GET /api/roster-runs/5/events': new Promise(() => undefined),
      'GET /api/roster-runs/5': running,
      [CANCEL]: refusal(409, 'Este cálculo já terminou.') as unknown,
    };
    stubServer(answers);
    open();
    await screen.findByText('Já há um primeiro resultado. Procurando um melhor...');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar cálculo' }));
    await screen.findByText('Erro ao cancelar o cálculo');
    screen.getByText('Este cálculo já terminou.');
    answers[CANCEL] = {};
    answers['GET /api/schedules/4/roster'] = { run: { ...running, status: 'cancelled' }, proof: null };
    const read = Promise.withResolvers();
    answers['GET /api/schedules/4/editor'] = read.promise;
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar cálculo' }));
    await screen.findByText('O cálculo terminou. Lendo a escala...');
    for (const name of ['Cancelar cálculo', 'Gerar proposta'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    read.resolve(filled);
    await screen.findByRole('button', { name: 'Gerar proposta' });
    await screen.findByText('Cálculo cancelado');
    await unfold('Escala de ministros');
    await screen.findByText('O último cálculo foi cancelado; a escala ficou como estava.');
  });

  it('should leave the roster as it is, and offer a proposal no more that was discarded', async () => {
    const proposal = { ...run, proposal: true };
    const discarded = { ...proposal, discardedAt: '2026-11-21T12:01:00.000Z' };
    const answers = {
      ...server(),
      'GET /api/schedules/4/editor': { ...filled, proposalRunId: 5 as number | null },
      'GET /api/schedules/4/roster': { run: proposal, proof: null },
      'GET /api/roster-runs/5': proposal,
      'GET /api/roster-runs/5/comparison': comparison,
      'POST /api/roster-runs/5/discard': () => {
        answers['GET /api/schedules/4/editor'] = { ...filled, proposalRunId: null };
        answers['GET /api/schedules/4/roster'] = { run: discarded, proof: null };
        return {};
      },
    };
    stubServer(answers);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Comparar com a escala' }));
    const dialog = await compared();
    await userEvent.click(await dialog.findByRole('button', { name: 'Deixar como está' }));
    await screen.findByText('Proposta descartada');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await unfold('Escala de ministros');
    await screen.findByText(/^Última proposta, .+, descartada\):$/);
    screen.getByRole('button', { name: 'Comparar de novo' });
    expect(screen.queryByRole('button', { name: 'Comparar com a escala' })).toBeNull();
  });

  it('should say, before it publishes, that a better proposal waits, and what is against a rule', async () => {
    const conflicts = [{ code: 'blocked-date', message: 'bloqueou este dia', hard: true }];
    stubServer({
      ...server(),
      'GET /api/schedules/4/editor': {
        ...filled,
        assignments: [{ ...place, conflicts }],
        proposalRunId: 5,
      },
      'GET /api/schedules/4/roster': { run: { ...run, proposal: true }, proof: null },
      'GET /api/roster-runs/5': { ...run, proposal: true },
      'GET /api/roster-runs/5/comparison': comparison,
      'GET /api/questionnaires': [],
      'GET /api/schedules/4/publication-preview': {
        first: true,
        assignments: 1,
        ministers: 1,
        emptyPlaces: 0,
        incompleteMasses: 0,
        mailCount: 0,
        mails: [],
        unreachable: [],
      },
    });
    open();
    await screen.findByText(/^A proposta é melhor/);
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publicar escala' }));
    await dialog.findByText('Há uma proposta melhor, que ninguém aceitou ainda');
    dialog.getByText('1 pessoa serve contra uma regra.');
  });

  it('should name the masses that lack people before it publishes, and lead to them', async () => {
    stubServer({
      ...server(),
      'GET /api/schedules/4/editor': {
        ...filled,
        masses: [{ ...mass, required: 3, filled: 1, missing: 2 }],
      },
      'GET /api/schedules/4/roster': { run, proof: null },
      'GET /api/roster-runs/5': run,
      'GET /api/questionnaires': [],
      'GET /api/schedules/4/publication-preview': {
        first: true,
        assignments: 1,
        ministers: 1,
        emptyPlaces: 2,
        incompleteMasses: 1,
        mailCount: 0,
        mails: [],
        unreachable: [],
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publicar escala' }));
    await dialog.findByText('Falta preencher 2 lugares em 1 missa.');
    await userEvent.click(dialog.getByRole('button', { name: /, .+h(\d\d)?: faltam 2$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publicar escala' })).toBeNull());
    await screen.findByRole('heading', { name: new RegExp(mass.description) });
  });

  it('should lead to a proposal, not to publishing, where somebody serves against a rule', async () => {
    const conflicts = [{ code: 'blocked-date', message: 'bloqueou este dia', hard: true }];
    stubServer({
      ...server(),
      'GET /api/schedules/4/editor': { ...filled, assignments: [{ ...place, conflicts }] },
      'GET /api/schedules/4/roster': { run, proof: null },
      'GET /api/roster-runs/5': run,
      'GET /api/questionnaires': [],
    });
    open();
    const strip = within(await screen.findByRole('region', { name: 'Situação da escala' }));
    await strip.findByText('1 pessoa serve contra uma regra: calcule uma proposta, ou mude um por um.');
    await strip.findByRole('button', { name: 'Gerar proposta' });
    expect(strip.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Gerar proposta',
      'Publicar',
    ]);
  });

  it('should tell the first of many rules that stand against the roster, each once', async () => {
    const brokenBefore = [1, 2, 3, 4, 5, 6, 7, 7].map((ministerId, at) => ({
      code: 'max-duties',
      slotId: at,
      ministerId,
      message: `Pessoa ${ministerId} passa do máximo.`,
    }));
    stubServer({
      ...server(),
      'GET /api/schedules/4/editor': { ...filled, proposalRunId: 5 },
      'GET /api/schedules/4/roster': { run: { ...run, proposal: true }, proof: null },
      'GET /api/roster-runs/5': { ...run, proposal: true },
      'GET /api/roster-runs/5/comparison': { ...comparison, brokenBefore },
      'GET /api/questionnaires': [],
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Comparar com a escala' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparar a proposta com a escala' }));
    await dialog.findByText('Pessoa 5 passa do máximo.');
    expect(dialog.queryByText('Pessoa 6 passa do máximo.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar todos (7)' }));
    dialog.getByText('Pessoa 6 passa do máximo.');
  });

  it('should recommend to discard a proposal that is no better', async () => {
    const DISCARD = 'POST /api/roster-runs/5/discard';
    const asked = stubServer({
      ...server(),
      'GET /api/schedules/4/editor': { ...filled, proposalRunId: 5 },
      'GET /api/schedules/4/roster': { run: { ...run, proposal: true }, proof: null },
      'GET /api/roster-runs/5': { ...run, proposal: true },
      'GET /api/roster-runs/5/comparison': { ...comparison, better: 'neither', brokenBefore: [] },
      [DISCARD]: {},
    });
    open();
    await screen.findByText('A proposta não melhora a escala: as duas são igualmente boas.');
    screen.getByRole('button', { name: 'Comparar com a escala' });
    expect(screen.queryByRole('button', { name: 'Deixar como está' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar proposta' }));
    await screen.findByText('Proposta descartada');
    expect(asked.filter(({ call }) => call === DISCARD)).toHaveLength(1);
  });

  it('should repair what is published, and say who is told of it', async () => {
    const proposal = { ...run, proposal: true };
    const ACCEPT = 'POST /api/roster-runs/5/accept';
    const asked = stubServer({
      ...server(),
      [SCHEDULE]: { ...schedule, status: 'published', publishedAt: '2026-11-20T12:00:00.000Z' },
      'GET /api/schedules/4/editor': {
        ...filled,
        status: 'published',
        proposalRunId: 5,
        masses: [{ ...mass, required: 2, missing: 1 }],
      },
      'GET /api/schedules/4/roster': { run: proposal, proof: null },
      'GET /api/roster-runs/5': proposal,
      'GET /api/roster-runs/5/comparison': comparison,
      [ACCEPT]: { revision: 4, masses: [], notified: 2 },
    });
    open();
    await unfold('Escala de ministros');
    await screen.findByText(/quem já serve fica onde está sempre que possível/);
    screen.getByRole('button', { name: 'Reparar escala' });
    await userEvent.click(screen.getByRole('button', { name: 'Comparar com a escala' }));
    const dialog = await compared();
    await dialog.findByText(
      'A proposta é melhor: ela cumpre todas as regras; agora, 1 pessoa serve contra uma regra.',
    );
    dialog.getByText('Célia bloqueou o dia 3.');
    dialog.getByRole('tab', { name: 'Missas que mudam (1)' });
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar tudo e avisar 2 pessoas' }));
    await screen.findByText('2 pessoas são avisadas por e-mail.');
    expect(asked.filter(({ call }) => call === ACCEPT).map(({ body }) => body)).toEqual([{ revision: 3 }]);
  });

  it('should say of a full mass how many have confirmed, until all have', async () => {
    const person = (ministerId: number, state: string) => ({
      assignmentId: ministerId,
      ministerId,
      scheduleName: `Pessoa ${ministerId}`,
      phone: null,
      state,
    });
    const told = (second: string) => {
      stubServer({
        ...server(),
        [SCHEDULE]: {
          ...schedule,
          status: 'published',
          startDate: '2090-12-01',
          endDate: '2090-12-31',
          publishedAt: '2090-11-20T12:00:00.000Z',
        },
        'GET /api/schedules/4/editor': {
          ...filled,
          status: 'published',
          masses: [{ ...mass, required: 2, filled: 2 }],
          assignments: [place, { ...place, ministerId: 2 }],
        },
        'GET /api/schedules/4/confirmations': [
          { slotId: 10, confirmed: 1, soon: false, people: [person(1, 'confirmed'), person(2, second)] },
        ],
      });
      open();
      return screen.findByRole('button', { name: /^8h.*Missa dominical/ });
    };
    const chip = await told('unopened');
    await within(chip).findByText('confirmou');
    expect(chip.textContent).toContain('1 de 2 confirmou');
    expect(chip.querySelector('[data-filling=unsettled]')?.textContent).toContain('2/2');

    const asking = await told('asked');
    await within(asking).findByText('1 pede substituto');
    expect(asking.querySelector('[data-filling=unsettled]')).not.toBeNull();

    const settled = await told('confirmed');
    expect(settled.querySelector('[data-filling=full]')).not.toBeNull();
    expect(within(settled).queryByText(/confirm/)).toBeNull();
  });
});
