import { describe, expect, it } from 'vitest';
import { indexOf, type Roster } from '../editor/editor-model.ts';
import {
  briefMoment,
  choiceOf,
  concernsOf,
  loadText,
  movesOf,
  noteOf,
  tallyOf,
  type Candidate,
  type Suggestion,
  isAskable,
  isForUsToNote,
  isToBeNoted,
  questionWords,
  wayWords,
} from './mass-model.ts';

const mass = (id: number, asked: boolean): Roster['masses'][number] => ({
  id,
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
  location: null,
  warning: null,
  begun: false,
  asked,
  required: 2,
  experienced: 0,
  filled: 0,
  missing: 2,
  shortage: null,
});

const minister = (id: number, answers: string): Roster['ministers'][number] => ({
  id,
  name: `Ministro ${id}`,
  photo: null,
  serves: true,
  experienced: false,
  answers,
  duties: 1,
  dutiesElsewhere: 1,
  limit: 4,
  offered: 1,
  share: 1.5,
  balance: 0,
  relatives: [],
});

const candidate = (
  ministerId: number,
  scheduleName: string,
  reasons: Candidate['reasons'] = [],
): Candidate => ({
  ministerId,
  scheduleName,
  phone: null,
  answer: 'available',
  duties: 1,
  possible: reasons.every(({ hard }) => !hard),
  gaveAway: false,
  reason: 'respondeu disponível',
  reasons,
});

const limit = { code: 'monthly-limit', message: 'limite de 3 missas atingido', hard: true };
const rest = { code: 'rest', message: 'serve também 1 dia depois (às 8h)', hard: false };
const maybe = { code: 'maybe', message: 'respondeu talvez', hard: false };

describe('noteOf', () => {
  it.each([
    [{ pinned: false, origin: 'automatic' }, null],
    [{ pinned: true, origin: 'automatic' }, 'fixado'],
    [{ pinned: true, origin: 'manual' }, 'fixado, posto à mão'],
    [{ pinned: false, origin: 'substitution' }, 'substituição'],
  ] as const)('should say of %o: %s', (place, note) => {
    expect(noteOf(place)).toBe(note);
  });
});

describe('isToBeNoted', () => {
  it.each([
    ['automatic', 'unreminded', false],
    ['automatic', 'opened', true],
    ['automatic', 'unopened', true],
    ['manual', 'unreminded', true],
    ['manual', 'confirmed', false],
    ['manual', 'asked', false],
  ] as const)('should offer to note of somebody %s and %s: %s', (origin, state, offers) => {
    expect(isToBeNoted({ origin }, { state })).toBe(offers);
  });
});

describe('loadText', () => {
  it('should count the month against limit and share', () => {
    expect(loadText(minister(1, 'a'))).toBe('2 de 4 no mês; parte justa 1,5');
  });
});

describe('tallyOf', () => {
  const index = indexOf({
    scheduleId: 1,
    title: 'Dezembro',
    status: 'planning',
    revision: 1,
    canUndo: false,
    canRedo: false,
    proposalRunId: null,
    minRestDays: 2,
    days: [],
    masses: [mass(10, true), mass(11, false)],
    ministers: [
      minister(1, 'a-'),
      minister(2, 'm-'),
      minister(3, 'n-'),
      minister(4, 'a-'),
      minister(5, '--'),
    ],
    assignments: [],
  });

  it('should count the answers about a mass', () => {
    expect(tallyOf(index, 10)).toEqual(['Sobre esta missa: Disponível 2', 'Talvez 1', 'Indisponível 1']);
  });

  it('should say nothing where nobody was asked', () => {
    expect(tallyOf(index, 11)).toBeNull();
  });
});

describe('choiceOf', () => {
  const candidates = [
    candidate(3, 'Álvaro'),
    candidate(1, 'Bia', [maybe]),
    candidate(2, 'Caio', [limit, rest]),
    candidate(4, 'Dalva'),
  ];
  const choose = (typed: string) => {
    const { free, blocked } = choiceOf(candidates, [], typed, (ministerId) => ministerId === 4);
    return [
      free.map(({ candidate: one }) => one?.scheduleName),
      blocked.map(({ scheduleName }) => scheduleName),
    ];
  };

  it('should keep the order, apart those against whom a rule speaks, and leave out who is there', () => {
    expect(choose('')).toEqual([['Álvaro', 'Bia'], ['Caio']]);
  });

  it('should keep suggestions apart from those who are free, each person once', () => {
    const suggestion = (ministerId: number, scheduleName: string) => ({
      kind: 'ask' as const,
      ministerId,
      scheduleName,
      moves: [{ ministerId, scheduleName, from: null, to: 10 }],
      message: `Convidar ${scheduleName}.`,
      brief: 'Convidar.',
    });
    const given = [suggestion(2, 'Caio'), suggestion(3, 'Álvaro')];
    const { free, toArrange, blocked } = choiceOf(candidates, given, '', () => false);
    expect(free.map(({ ministerId, suggestion: one }) => [ministerId, one])).toEqual([
      [3, undefined],
      [1, undefined],
      [4, undefined],
    ]);
    expect(toArrange.map(({ ministerId, suggestion: one }) => [ministerId, one?.message])).toEqual([
      [2, 'Convidar Caio.'],
    ]);
    expect(blocked).toEqual([]);
    expect(movesOf(given[0]!)).toEqual([{ ministerId: 2, to: 10 }]);
  });

  it('should put who has said no last', () => {
    const { free, toArrange } = choiceOf(
      candidates,
      [],
      '',
      () => false,
      (ministerId) => ministerId === 3,
    );
    expect([...free, ...toArrange].map(({ ministerId }) => ministerId)).toEqual([1, 4, 3]);
  });

  it('should find people by a part of their name', () => {
    expect(choose(' alva')).toEqual([['Álvaro'], []]);
  });
});

describe('concernsOf', () => {
  it('should not repeat what the reason says', () => {
    expect(concernsOf(candidate(1, 'Bia', [maybe, rest]))).toEqual([rest]);
    expect(concernsOf(candidate(2, 'Caio', [limit, maybe]))).toEqual([limit, maybe]);
  });
});

describe('wayWords', () => {
  const silent = { code: 'not-available', message: 'não respondeu sobre esta missa', hard: true };
  const asked: Candidate = { ...candidate(1, 'Bia', [silent]), reason: silent.message };
  const suggestion = {
    kind: 'ask',
    ministerId: 1,
    scheduleName: 'Bia',
    message: 'Convidar Bia, que não se ofereceu para nenhuma missa, para 06/12.',
    brief: 'Convidar: não se ofereceu para nenhuma missa.',
    moves: [{ ministerId: 1, scheduleName: 'Bia', from: null, to: 9 }],
  } as Suggestion;
  const way = { ministerId: 1, candidate: asked, suggestion };

  it('should say of who is only asked what the list says of the silent', () => {
    expect(wayWords(way)).toBe('não respondeu sobre esta missa');
  });

  it('should say what else is to be done, and why somebody is free', () => {
    const chain = { ...suggestion, moves: [...suggestion.moves, ...suggestion.moves] };
    expect(wayWords({ ...way, suggestion: chain })).toBe(suggestion.brief);
    expect(wayWords({ ...way, suggestion: { ...suggestion, kind: 'raiseLimit' } })).toBe(suggestion.brief);
    expect(wayWords({ ...way, candidate: candidate(1, 'Bia'), suggestion: undefined })).toBe(
      'respondeu disponível',
    );
    expect(wayWords({ ...way, suggestion: undefined })).toBeUndefined();
  });
});

describe('isAskable', () => {
  const silence = { code: 'not-available', message: 'não respondeu sobre esta missa', hard: true };

  it('should be so for whom nothing forbids it, or nothing but their silence', () => {
    expect(isAskable(candidate(1, 'Bia', [maybe]))).toBe(true);
    expect(isAskable({ ...candidate(2, 'Caio', [silence, rest]), answer: null })).toBe(true);
    expect(isAskable({ ...candidate(2, 'Caio', [silence]), answer: 'unavailable' })).toBe(false);
    expect(isAskable({ ...candidate(2, 'Caio', [silence, limit]), answer: null })).toBe(false);
  });
});

describe('questionWords', () => {
  it('should say when somebody was asked, and what they said', () => {
    const askedAt = '2026-11-10T19:00:00.000Z';
    expect(questionWords({ askedAt, answer: null })).toBe('Pergunta de 10/11, 16h: sem resposta');
    expect(questionWords({ askedAt, answer: 'too-late' })).toBe(
      'Pergunta de 10/11, 16h: quis, mas já estava dado',
    );
  });
});

describe('isForUsToNote', () => {
  it('should be so while somebody without an account has said nothing', () => {
    expect(isForUsToNote({ channel: 'coordination', answer: null })).toBe(true);
    expect(isForUsToNote({ channel: 'coordination', answer: 'declined' })).toBe(false);
    expect(isForUsToNote({ channel: 'email', answer: null })).toBe(false);
  });
});

describe('briefMoment', () => {
  it('should say the day and hour of a mass in few letters', () => {
    expect(briefMoment({ date: '2026-11-08', time: '10:00' })).toBe('dom 8 nov, 10h');
    expect(briefMoment({ date: '2027-03-01', time: '19:30' })).toBe('seg 1 mar, 19h30');
  });
});
