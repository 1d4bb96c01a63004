import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { MessageReader } from '../reading/read-message.js';
import { interpret } from './conversation.js';
import { type Memory, NOTHING } from './memory.js';

const people = ['Bento', 'Clara'].map((name, index) => ({ id: index + 1, name }));
const masses = [{ date: '2026-11-08', time: '08:00', description: 'Missa' }];
const limit: ScheduleRule = { kind: 'cap-all', count: 3 };
const apart: ScheduleRule = { kind: 'apart', ministerId: 1, otherId: 2 };
const places: ScheduleRule = { kind: 'required', mass: { date: '2026-11-08', time: '08:00' }, count: 3 };

/** What a message asks for where these rules stand. */
function asked(message: string, rules: readonly ScheduleRule[], known: Partial<Memory> = {}) {
  const tools = {
    masses,
    people,
    published: false,
    viewing: 'roster',
    listRules: () => rules.map((rule, index) => ({ rule, number: index + 1, text: '' })),
    mass: () => ({ team: [], free: [], required: 2 }),
    person: () => ({ duties: [], offers: { available: masses, maybe: [] }, serves: true }),
  } as unknown as AssistantTools;
  const today = '2026-11-03';
  const reader = new MessageReader({ people, masses, today, dutiesOf: () => [] });
  const meant = interpret(message, reader, { tools, today, memory: { ...NOTHING, ...known } });
  return meant.type === 'requests'
    ? meant.requests.map(({ kind, ...each }) => {
        const number =
          'numbers' in each ? (each.numbers.length > 0 ? each.numbers.join() : each.number) : null;
        return number === null ? kind : `${kind} ${number}`;
      })
    : [meant.type];
}

describe('Rules that were told', () => {
  it.each([
    ['apaga tudo menos a segunda', ['removeRule 1,3']],
    ['tira todas exceto a 3', ['removeRule 1,2']],
    ['A primeira passa para 4.', ['capAll 4']],
    ['aquela que separa o Bento da Clara já pode sair', ['removeRule 2']],
    ['quais são as regras?', ['listRules']],
  ])('should be told by their places, or by what they say: “%s”', (message, requests) => {
    expect(asked(message, [limit, apart, places], { rules: true })).toEqual(requests);
  });
});

describe('What was just taken away', () => {
  it('should be followed by the number that is said in its place', () => {
    const changes = [{ added: [], removed: [limit] }];
    expect(asked('põe 2 no lugar', [], { changes })).toEqual(['capAll 2']);
    expect(asked('põe 2 no lugar', [], { changes: [{ added: [], removed: [apart] }] })).not.toContain(
      'capAll 2',
    );
  });

  it('should come back in the part that is named', () => {
    const changes = [{ added: [], removed: [limit, apart] }];
    expect(asked('o limite é melhor deixar como estava, tira só a outra', [], { changes })).toEqual([
      'capAll 3',
    ]);
  });
});

describe('The limit of all', () => {
  it('should be what is said of each person', () => {
    expect(asked('a regra dos 3 por pessoa não vale mais', [limit, apart, places])).toEqual(['removeRule 1']);
  });
});
