import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { MessageReader } from '../reading/read-message.js';
import { rulesOf } from '../settling/rules-of.js';
import type { SettledRequest } from '../settling/settled-request.js';
import type { Interpretation } from '../settling/settle.js';
import { interpret } from './conversation.js';
import { type Memory, NOTHING } from './memory.js';

const people = ['João', 'Vera', 'Antônio', 'Francisco'].map((name, index) => ({ id: index + 1, name }));
const masses = [
  ['2026-11-08', '08:00'],
  ['2026-11-08', '10:00'],
  ['2026-11-15', '08:00'],
  ['2026-11-15', '19:00'],
  ['2026-11-22', '08:00'],
].map(([date, time]) => ({ date: date!, time: time!, description: 'Missa' }));
const today = '2026-11-03';
const reader = new MessageReader({ people, masses, today, dutiesOf: () => [] });

const toolsWith = (rules: readonly ScheduleRule[]) =>
  ({
    masses,
    people,
    published: false,
    viewing: 'roster',
    listRules: () => rules.map((rule, at) => ({ rule, number: at + 1, text: '' })),
    mass: () => ({ team: [], free: [], required: 2 }),
    person: () => ({ duties: [], offers: { available: masses, maybe: [] }, serves: true }),
  }) as unknown as AssistantTools;

/** What a message makes of what those before it did. */
function after(message: string, ...said: string[]): Interpretation {
  let memory: Memory = NOTHING;
  let rules: ScheduleRule[] = [];
  for (const each of said) {
    const meant = interpret(each, reader, { tools: toolsWith(rules), today, memory });
    if (meant.type === 'question') {
      const { choices, open, text } = meant;
      memory = { ...memory, asked: { choices, open, text } };
      continue;
    }
    if (meant.type !== 'requests') throw new Error(`“${each}” was dropped`);
    const settled = meant.requests.filter((request): request is SettledRequest => request.kind !== null);
    const added = settled.flatMap((request) => rulesOf(request, toolsWith(rules)));
    rules = [...rules, ...added];
    memory = {
      ...memory,
      last: meant.understood,
      changed: true,
      changes: [...memory.changes, { added, removed: [] }],
    };
  }
  return interpret(message, reader, { tools: toolsWith(rules), today, memory });
}

const shown = (read: Interpretation) =>
  read.type === 'requests'
    ? read.requests.map((request) =>
        request.kind === null
          ? '?'
          : [
              request.kind,
              request.people.map(({ name }) => name).join('+'),
              request.kind === 'removeRule' ? request.numbers.join() : '',
              request.masses.map(({ date, time }) => `${date.slice(8)}T${time.slice(0, 2)}`).join(),
            ]
              .filter((part) => part !== '')
              .join(' '),
      )
    : read.type === 'question'
      ? read.choices.map(({ label }) => label)
      : ['dropped'];

describe('A follow-up', () => {
  it.each([
    // The clause that denies a rule tells which goes.
    ['Aliás, João vem. Só sem Vera.', ['No dia 8, sem João', 'E sem Vera'], ['removeRule 1']],
    [
      'Com o Antônio num tem problema',
      ['Num põe o João com o Antônio não', 'Nem com a Vera'],
      ['removeRule 1'],
    ],
    [
      'A primeira dupla pode. Só a segunda fica separada.',
      ['João e Vera nunca juntos', 'João e Antônio nunca juntos'],
      ['removeRule 1'],
    ],
    ['Ih, o 22 da Vera volta atrás, ela quer servir', ['Vera não pode dia 22', 'E no 15'], ['removeRule 1']],
    // The act that is denied, and the one that is meant.
    ['não é tirar é pôr', ['tira o João do dia 22'], ['undoLast', 'pin João 22T08']],
    ['não faz assim em vez dele tira a Vera', ['tira o João do dia 22'], ['undoLast', 'exclude Vera 22T08']],
    // Nothing is set of whom, or of when, a message says that it is not so.
    ['O Francisco, não: ele fica e pode servir.', ['João não pode dia 8', 'E o Antônio também'], ['cannot']],
    ['no 15 ele tá de boa', ['João não vai dia 22'], ['cannot']],
    ['nem no 22', ['João não vai dia 15'], ['exclude João 22T08']],
    // All but those.
    ['não todos, só o João', ['limita todos em 3'], ['undoLast', 'cap João']],
    ['então deixa 2', ['limita todos em 3'], ['undoLast', 'capAll']],
    ['só o João que pode até 4', ['limita todos em 2'], ['cap João']],
    ['menos o João, que pode até 4', ['limita todos em 2'], ['Sim', 'Não']],
  ])('is “%s” after %j', (message, said, wanted) => {
    expect(shown(after(message, ...said))).toEqual(wanted);
  });

  it('says that who was asked about stays', () => {
    const pending = 'Quem sabe eu tire a Vera também... depois resolvo.';
    expect(after('Resolvido, a Vera permanece.', 'João não pode dia 8', pending).type).toBe('dropped');
  });

  it('offers the rest first where a part is permitted of what is asked about', () => {
    const read = after('Mas no dia 22 ele pode', 'Talvez o João não possa nos dias 8 e 22');
    expect(shown(read)[0]).toMatch(/^Não escalar João .*8 de novembro/);
    expect(shown(read).at(-1)).toBe('Não');
  });

  it('is doubted where it says that it is', () => {
    expect(after('Estou em dúvida se tiro também a Vera', 'Tira o João do dia 8').type).toBe('question');
  });
});
