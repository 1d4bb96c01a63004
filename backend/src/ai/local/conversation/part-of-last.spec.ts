import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { interpret } from './conversation.js';
import { type Memory, NOTHING } from './memory.js';
import { MessageReader } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';

const people = ['Ana', 'Bento', 'Clara'].map((name, index) => ({ id: index + 1, name }));
const masses = ['2026-11-08', '2026-11-15', '2026-11-22'].map((date) => ({
  date,
  time: '08:00',
  description: 'Missa',
}));
const today = '2026-11-03';

/** What a message makes of what was asked for before it, under these rules. */
function meant(
  message: string,
  { before, memory = NOTHING, rules = [] }: { before?: string; memory?: Memory; rules?: ScheduleRule[] },
) {
  const tools = {
    masses,
    people,
    published: false,
    listRules: () => rules.map((rule, at) => ({ rule, number: at + 1, text: '' })),
    mass: () => ({ team: [], free: [] }),
    person: () => ({ duties: [], offers: {}, serves: true }),
  } as unknown as AssistantTools;
  const reader = new MessageReader({ people, masses, today, dutiesOf: () => [] });
  const last = before === undefined ? [] : (reader.read(before) as Request[]);
  const changes = before === undefined ? memory.changes : [{ added: [], removed: [] }];
  const known = before === undefined ? memory : { ...NOTHING, last, changes, changed: true };
  const read = interpret(message, reader, { tools, today, memory: known });
  return read.type === 'requests'
    ? read.requests.map((request) => [
        request.kind,
        'people' in request ? request.people.map(({ name }) => name).join() : '',
        'filters' in request ? request.filters.map(({ date }) => date?.slice(8)).join() : '',
        'numbers' in request ? request.numbers.join() : '',
      ])
    : read.type;
}

const UNDONE = ['undoLast', '', '', ''];

describe('A part of what was done last', () => {
  it.each([
    ['Ana não pode dia 8 e Bento não pode dia 15', 'esquece o Bento', ['exclude', 'Ana', '08', '']],
    ['Ana não pode nos dias 8 e 15', 'o dia 8 cancela', ['exclude', 'Ana', '15', '']],
    ['Ana e Bento não podem no dia 15', 'só o segundo', ['exclude', 'Bento', '15', '']],
    ['Ana e Bento não podem no dia 15', 'o primeiro pode', ['exclude', 'Bento', '15', '']],
    ['ponha a Ana e o Bento no dia 15', 'deixa só o Bento', ['pin', 'Bento', '15', '']],
    ['ponha a Ana e o Bento no dia 15', 'a Ana não', ['pin', 'Bento', '15', '']],
  ])('should be dropped or kept alone: “%s” → “%s”', (before, message, left) => {
    expect(meant(message, { before })).toEqual([UNDONE, left]);
  });

  it('should be taken back and asked for where it may be two', () => {
    expect(meant('só o segundo', { before: 'Ana e Bento não podem nos dias 8 e 15' })).toEqual([UNDONE]);
  });

  it('should not be found where the message names somebody else', () => {
    expect(meant('esquece a Clara', { before: 'Ana não pode dia 8' })).toBe('question');
  });
});

describe('Rules that were just taken away', () => {
  const all: ScheduleRule = { kind: 'cap-all', count: 3 };
  const apart: ScheduleRule = { kind: 'apart', ministerId: 1, otherId: 2 };
  const cap: ScheduleRule = { kind: 'cap', ministerId: 3, count: 2 };
  const after = (...removed: ScheduleRule[]) => ({
    memory: { ...NOTHING, removedFrom: [all, apart, cap], changes: [{ added: [], removed }] },
    rules: [all, apart, cap].filter((rule) => !removed.includes(rule)),
  });

  it.each([
    ['errei, era a 1', [apart], [UNDONE, ['removeRule', '', '', '1']]],
    ['não, só a primeira', [all, apart], [UNDONE, ['removeRule', '', '', '2']]],
    ['a 3 também', [apart], [['removeRule', '', '', '2']]],
    ['a da Ana não', [apart, cap], [UNDONE, ['removeRule', '', '', '3']]],
    ['não era pra apagar, volta', [apart], [UNDONE]],
    ['não essa, a outra', [apart], [UNDONE]],
  ])('should be corrected by number, order or person: “%s”', (message, removed, expected) => {
    expect(meant(message, after(...removed))).toEqual(expected);
  });

  it('should stay away where the message speaks of something else', () => {
    expect(meant('Clara não pode dia 8', after(apart))).toEqual([['exclude', 'Clara', '08', '']]);
  });
});
