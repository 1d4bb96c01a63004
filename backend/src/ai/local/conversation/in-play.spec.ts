import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { MessageReader } from '../reading/read-message.js';
import { inPlay } from './in-play.js';
import { type Memory, NOTHING } from './memory.js';

const people = ['Bento', 'Clara', 'Davi'].map((name, index) => ({ id: index + 1, name }));
const masses = [
  ['2026-11-08', '08:00'],
  ['2026-11-08', '10:00'],
  ['2026-11-15', '08:00'],
  ['2026-11-22', '08:00'],
].map(([date, time]) => ({ date: date!, time: time!, description: 'Missa' }));
const away = (ministerId: number, day: string): ScheduleRule => ({
  kind: 'exclude',
  ministerId,
  masses: { date: `2026-11-${day}` },
});
const pin = (ministerId: number, day: string): ScheduleRule => ({
  kind: 'pin',
  ministerId,
  mass: { date: `2026-11-${day}`, time: '08:00' },
});
const cap: ScheduleRule = { kind: 'cap', ministerId: 1, count: 1 };
const limit: ScheduleRule = { kind: 'cap-all', count: 3 };

/** What a message is read as, and what was done that it is read in the light of, after these rules, message by message. */
function read(message: string, ...messages: readonly (readonly ScheduleRule[])[]) {
  const rules = messages.flat();
  const tools = {
    masses,
    people,
    listRules: () => rules.map((rule, index) => ({ rule, number: index + 1, text: '' })),
  } as unknown as AssistantTools;
  const reader = new MessageReader({ people, masses, today: '2026-11-03', dutiesOf: () => [] });
  const changes = messages.map((added) => ({ added: [...added], removed: [] }));
  const memory: Memory = { ...NOTHING, changes, changed: true };
  const found = inPlay(message, memory, { reader, tools });
  return { message: found.message, changes: found.memory.changes.map(({ added }) => added) };
}

describe('What a message says is to stand', () => {
  it.each<[string, ScheduleRule[][], string, ScheduleRule[]]>([
    [
      'Não é no dia 8, é no dia 15. O dia 22 está correto.',
      [[away(1, '08'), away(1, '22')]],
      'na verdade, Não é no dia 8, é no dia 15',
      [away(1, '08')],
    ],
    [
      'a Clara vai na do dia 15 e o Bento fica na do 8 mesmo',
      [[pin(1, '08'), pin(2, '08')]],
      'na verdade, a Clara vai na do dia 15',
      [pin(2, '08')],
    ],
    [
      'o do Davi era dia 15, o da Clara é isso mesmo',
      [[away(2, '08')], [away(3, '22')]],
      'na verdade, o do Davi era dia 15',
      [away(3, '22')],
    ],
    ['Quatro por pessoa. O do Bento permanece.', [[limit], [cap]], 'na verdade, Quatro por pessoa', [limit]],
  ])('should be set aside: “%s”', (said, before, rest, last) => {
    const { message, changes } = read(said, ...before);
    expect(message).toBe(rest);
    expect(changes.at(-1)).toEqual(last);
  });

  it.each<[string, ScheduleRule[][]]>([
    ['o Bento fica, a Clara sai', [[away(1, '08'), away(2, '08')]]],
    ['o dia 22 está correto', [[away(1, '08'), away(1, '22')]]],
    ['tira o Bento do dia 15', [[pin(1, '08')], [pin(2, '08')]]],
  ])('should not be made of another word, or of all: “%s”', (said, before) => {
    expect(read(said, ...before)).toEqual({ message: said, changes: before });
  });
});

describe('What was done for one after the other', () => {
  it('should be one where a message speaks of both', () => {
    const { changes } = read('errei, é dia 15 pros dois', [away(1, '08')], [away(2, '08')]);
    expect(changes).toEqual([[away(1, '08'), away(2, '08')]]);
  });

  it('should stay apart else, or where it is of several kinds', () => {
    expect(read('errei, é dia 15', [away(1, '08')], [away(2, '08')]).changes).toHaveLength(2);
    expect(read('errei, é dia 15 pros dois', [away(1, '08')], [pin(2, '08')]).changes).toHaveLength(2);
  });
});
