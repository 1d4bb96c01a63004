import { describe, expect, it } from 'vitest';
import type { Assignment, Roster, RosterMass, RosterMinister } from '../editor/editor-model.ts';
import {
  balanceOf,
  cellWords,
  headingsOf,
  loadOf,
  massWords,
  peopleOf,
  rowsOf,
  stateOf,
  type Choice,
} from './matrix-model.ts';

const mass = (id: number, date: string, time: string): RosterMass => ({
  id,
  date,
  time,
  description: 'Missa dominical',
  location: null,
  warning: null,
  begun: false,
  asked: true,
  required: 15,
  experienced: 1,
  filled: 12,
  missing: 3,
  shortage: null,
});

const minister = (id: number, name: string, facts: Partial<RosterMinister> = {}): RosterMinister => ({
  id,
  name,
  photo: null,
  serves: true,
  experienced: false,
  answers: '',
  duties: 0,
  dutiesElsewhere: 0,
  limit: 4,
  offered: 1,
  share: 0,
  balance: 0,
  relatives: [],
  ...facts,
});

const place: Assignment = {
  slotId: 10,
  ministerId: 1,
  origin: 'manual',
  pinned: false,
  overrideReason: null,
  conflicts: [],
};

const roster: Roster = {
  scheduleId: 1,
  title: 'Dezembro',
  status: 'planning',
  revision: 3,
  canUndo: false,
  canRedo: false,
  proposalRunId: null,
  minRestDays: 2,
  days: [
    { date: '2026-12-06', liturgicalName: '2º Domingo do Advento', liturgicalColor: 'purple', holiday: null },
    { date: '2026-12-07', liturgicalName: null, liturgicalColor: 'purple', holiday: null },
    { date: '2026-12-25', liturgicalName: 'Natal do Senhor', liturgicalColor: 'white', holiday: 'Natal' },
  ],
  masses: [mass(10, '2026-12-06', '08:00'), mass(11, '2026-12-06', '19:30'), mass(12, '2026-12-25', '10:00')],
  ministers: [
    minister(1, 'Ana', { duties: 2, share: 2.5 }),
    minister(2, 'Bento', { offered: 0 }),
    minister(3, 'Caetano', { duties: 1, offered: 0, share: 0.2 }),
    minister(4, 'Débora', { duties: 0, share: 2.5, balance: 1 }),
    minister(5, 'Elza', { duties: 0, share: 2.5, balance: -1 }),
  ],
  assignments: [],
};

describe('headingsOf', () => {
  const { days, columns } = headingsOf(roster, { today: '2026-11-30', withPast: false });

  it('should group the masses by their days, with colour, name and holiday', () => {
    expect(days).toMatchObject([
      {
        weekday: 'dom',
        dayAndMonth: '06/12',
        words: 'domingo, 6 de dezembro, 2º Domingo do Advento',
        liturgicalColor: 'purple',
        masses: 2,
      },
      { words: 'sexta-feira, 25 de dezembro, Natal do Senhor, feriado: Natal', masses: 1 },
    ]);
  });

  it('should open a day at its first mass', () => {
    expect(columns.map(({ slotId, hour, opensDay }) => [slotId, hour, opensDay])).toEqual([
      [10, '8h', true],
      [11, '19h30', false],
      [12, '10h', true],
    ]);
    expect(massWords(columns[0]!.when, roster.masses[0]!)).toBe(
      'domingo, 6 de dezembro, 8h: 12 de 15 lugares, faltam 3',
    );
  });
});

describe('headingsOf a month under way', () => {
  it('should fold past days away and mark the present one', () => {
    const folded = headingsOf(roster, { today: '2026-12-25', withPast: false });
    expect(folded.columns.map(({ slotId, time }) => [slotId, time])).toEqual([[12, 'today']]);
    expect(folded.days).toMatchObject([{ words: expect.stringMatching(/^hoje, /) as string, time: 'today' }]);
    expect(folded.past).toBe(2);
    const whole = headingsOf(roster, { today: '2026-12-25', withPast: true });
    expect(whole.columns.map(({ slotId, time }) => [slotId, time])).toEqual([
      [10, 'past'],
      [11, 'past'],
      [12, 'today'],
    ]);
  });

  it('should fold nothing away where all is past', () => {
    const { columns, past } = headingsOf(roster, { today: '2027-01-01', withPast: false });
    expect([columns.length, past]).toEqual([3, 0]);
  });
});

describe('peopleOf', () => {
  const all: Choice = { sought: '', offeredOnly: false, order: 'name' };
  it.each<[Partial<Choice>, number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ offeredOnly: true }, [1, 3, 4, 5]],
    [{ sought: ' DEBO' }, [4]],
    [{ order: 'most' }, [1, 3, 2, 4, 5]],
    [{ order: 'next' }, [5, 4, 1, 2, 3]],
  ])('should find for %j: %j', (choice, expected) => {
    expect(peopleOf(roster, { ...all, ...choice })).toEqual(expected);
  });

  it('should keep people where they are until they are ordered again, newcomers last', () => {
    const choice: Choice = { ...all, offeredOnly: true, order: 'most' };
    const shown = peopleOf(roster, choice);
    const changed = {
      ...roster,
      ministers: roster.ministers
        .filter(({ id }) => id !== 5)
        .map((each) => (each.id === 3 ? { ...each, duties: 0 } : each))
        .map((each) => (each.id === 2 ? { ...each, duties: 4 } : each)),
    };
    expect(shown).toEqual([1, 3, 4, 5]);
    expect(rowsOf(changed, shown, choice).map(({ id }) => id)).toEqual([1, 3, 4, 2]);
    expect(peopleOf(changed, choice)).toEqual([2, 1, 4]);
  });
});

describe('loadOf and balanceOf', () => {
  it('should count the masses of other schedules against the limit', () => {
    expect(loadOf(minister(1, 'Ana', { duties: 2, dutiesElsewhere: 1, share: 2.6 }))).toEqual({
      load: '3/4',
      words: 'Ana: 3 de 4 missas no mês (1 em outra escala), parte justa 2,6',
    });
  });

  it('should say who has experience, and who serves clearly more or less than the fair share', () => {
    expect(loadOf(minister(1, 'Ana', { experienced: true, duties: 3, share: 2 })).words).toBe(
      'Ana, experiente: 3 de 4 missas no mês, parte justa 2, acima dela',
    );
    expect(loadOf(minister(1, 'Ana', { duties: 1, share: 2 })).words).toMatch(/parte justa 2, abaixo dela$/);
  });

  it.each([
    [3, 2, 'above'],
    [3, 2.1, null],
    [3, 3.9, null],
    [3, 4, 'below'],
  ])('should call %d duties of a share of %d %s', (duties, share, expected) => {
    expect(balanceOf({ duties, share })).toBe(expected);
  });
});

describe('a cell', () => {
  it('should show blank, ring, half ring or disc', () => {
    expect([stateOf(null, undefined), stateOf('unavailable', undefined)]).toEqual(['blank', 'blank']);
    expect([stateOf('available', undefined), stateOf('maybe', undefined)]).toEqual(['available', 'maybe']);
    expect(stateOf('unavailable', place)).toBe('serves');
  });

  it.each<[string, Parameters<typeof cellWords>[2], Assignment | undefined]>([
    ['respondeu disponível', 'available', undefined],
    ['respondeu talvez', 'maybe', undefined],
    ['respondeu indisponível', 'unavailable', undefined],
    ['sem resposta', null, undefined],
    ['serve', 'available', place],
    [
      'serve, lugar fixado; exceção: já serve às 10h; desejo não atendido: serve também 1 dia antes; motivo: Pedido do pároco.',
      'available',
      {
        ...place,
        pinned: true,
        overrideReason: 'Pedido do pároco.',
        conflicts: [
          { code: 'rest', message: 'serve também 1 dia antes', hard: false },
          { code: 'same-day', message: 'já serve às 10h', hard: true },
        ],
      },
    ],
  ])('should say "%s"', (words, offer, there) => {
    expect(cellWords('Ana', 'domingo, 6 de dezembro, 8h', offer, there)).toBe(
      `Ana, domingo, 6 de dezembro, 8h: ${words}`,
    );
  });

  it('should tell of a cell whether the person has said that they come', () => {
    const said = (answer: Parameters<typeof cellWords>[4]) =>
      cellWords('Ana', '8h', 'available', place, answer);
    expect(said('confirmed')).toBe('Ana, 8h: serve, confirmou');
    expect(said('asked')).toBe('Ana, 8h: serve, pede substituto');
    expect(said('unopened')).toBe('Ana, 8h: serve');
  });
});
