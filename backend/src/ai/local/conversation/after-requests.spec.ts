import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { interpret } from './conversation.js';
import { NOTHING } from './memory.js';
import { MessageReader } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';

const people = ['João', 'Vera', 'Antônio'].map((name, index) => ({ id: index + 1, name }));
const masses = [
  ['2026-11-08', '08:00'],
  ['2026-11-08', '10:00'],
  ['2026-11-15', '08:00'],
  ['2026-11-22', '08:00'],
].map(([date, time]) => ({ date: date!, time: time!, description: 'Missa' }));
const today = '2026-11-03';
const away = (ministerId: number, day: string): ScheduleRule => ({
  kind: 'exclude',
  ministerId,
  masses: { date: `2026-11-${day}` },
});

/** What a message makes of what was asked for before it; `earlier` are the rules of messages before, one each. */
function meant(message: string, before: string, earlier: readonly ScheduleRule[] = []) {
  const rules = earlier.map((rule, at) => ({ rule, number: at + 1, text: '' }));
  const tools = {
    masses,
    people,
    published: false,
    viewing: 'roster',
    listRules: () => rules,
    mass: () => ({ team: [], free: [], required: 2 }),
    person: () => ({ duties: [], offers: {}, serves: true }),
  } as unknown as AssistantTools;
  const reader = new MessageReader({ people, masses, today, dutiesOf: () => [] });
  const last = reader.read(before) as Request[];
  const changes =
    earlier.length > 0
      ? earlier.map((rule) => ({ added: [rule], removed: [] }))
      : [{ added: [], removed: [] }];
  const memory = { ...NOTHING, last, changes, changed: true };
  const read = interpret(message, reader, { tools, today, memory });
  if (read.type === 'question') return read.choices.map(({ label }) => label);
  return read.type === 'requests'
    ? read.requests.map((request) =>
        [
          request.kind,
          'people' in request ? request.people.map(({ name }) => name).join('+') : '',
          'filters' in request
            ? request.filters.map(({ date, time }) => [date?.slice(8), time].filter(Boolean).join('T')).join()
            : '',
          'number' in request ? String(request.number ?? '') : '',
        ]
          .filter((word) => word !== '')
          .join(' '),
      )
    : read.type;
}

describe('Bare names, days and times', () => {
  it.each([
    ['João e Vera não podem no dia 15', 'a Vera não', ['undoLast', 'exclude João 15']],
    ['tira a Vera da missa das 10 do dia 8', 'das 8, das 10 não', ['undoLast', 'exclude Vera 08T08:00']],
    ['ponha o João no dia 8 às 8h', 'na das 10', ['undoLast', 'pin João 08T10:00']],
    ['ponha o João e a Vera no dia 15', 'a Vera não precisa', ['undoLast', 'pin João 15']],
  ])('should be denied of what was done, or exchanged in it: “%s” → “%s”', (before, message, expected) => {
    expect(meant(message, before)).toEqual(expected);
  });

  it('should be asked about where another day may be meant, or one more', () => {
    expect(meant('dia 22', 'João não pode no dia 15')).toEqual(['No lugar', 'Também', 'Não']);
  });
});

describe('What is said of others than were spoken of', () => {
  it('should leave all as it is where they need not', () => {
    const earlier = [away(3, '22')];
    expect(meant('o João não precisa', 'Antônio não pode no dia 22', earlier)).toEqual(['cannot']);
  });

  it('should be a pair of the kind that it says', () => {
    expect(meant('e o Antônio nunca com a Vera', 'João e Vera sempre juntos')).toEqual([
      'apart Antônio+Vera',
    ]);
    expect(meant('o João sempre com a Vera', 'Antônio e Vera separados')).toEqual(['together João+Vera']);
  });
});

describe('One of several days', () => {
  const earlier = [away(1, '08'), away(2, '15')];

  it.each([
    ['o 8 é 22, desculpe', ['removeRule 1', 'exclude João 22']],
    ['troca o 8 pelo 22', ['removeRule 1', 'exclude João 22']],
    ['o João é dia 22, não 8', ['removeRule 1', 'exclude João 22']],
  ])('should be exchanged alone: “%s”', (message, expected) => {
    expect(meant(message, 'Vera não pode no dia 15', earlier)).toEqual(expected);
  });
});

describe('What is taken back', () => {
  const earlier = [away(1, '08'), away(2, '15'), away(3, '22')];

  it.each([
    ['desfaz a primeira', ['removeRule 1']],
    ['volta atrás nas duas últimas', ['undoLast 2']],
    ['cancela tudo que eu pedi', ['undoEverything']],
    ['o da Vera pode tirar', ['removeRule 2']],
    ['oxente apague isso homi', ['undoLast 1']],
    ['a Vera pode sim', ['removeRule 2']],
  ])('should be the one that is pointed at: “%s”', (message, expected) => {
    expect(meant(message, 'Antônio não pode no dia 22', earlier)).toEqual(expected);
  });

  it('should be nothing where the message thanks, or says what is not certain yet', () => {
    expect(meant('ok obrigada', 'João não pode no dia 15')).toEqual(['thanks']);
    expect(meant('a Vera talvez também não, vou confirmar', 'João não pode no dia 15')).toEqual([
      'Sim',
      'Não',
    ]);
  });
});

describe('What was done, changed by a word', () => {
  it.each([
    ['a missa do dia 22 precisa de 4', 'o dobro', ['undoLast', 'exactly 22 8']],
    ['a missa do dia 22 precisa de 4', 'metade disso', ['undoLast', 'exactly 22 2']],
    ['João no máximo 3', 'uma a menos', ['undoLast', 'cap João 2']],
    ['João não pode no dia 22', 'é pra ele ir!', ['undoLast', 'pin João 22']],
    ['João e Vera não podem no dia 22', 'ela pode', ['undoLast', 'exclude João 22']],
  ])('should be as it says: “%s” → “%s”', (before, message, expected) => {
    expect(meant(message, before)).toEqual(expected);
  });

  it('should exchange two that were asked for alike', () => {
    const earlier = [away(1, '08'), away(2, '15')];
    expect(meant('troquei os dois', 'Vera não pode no dia 15', earlier)).toEqual([
      'undoLast 2',
      'exclude Vera 08',
      'exclude João 15',
    ]);
  });

  it('should be asked about where a rule of its kind cannot hold it', () => {
    expect(meant('a Vera pode 4', 'no máximo 3 por pessoa')).toEqual(['Sim', 'Não']);
    expect(meant('ele pode', 'João e Antônio não podem no dia 22')).toEqual(['Sim', 'Não']);
  });
});
