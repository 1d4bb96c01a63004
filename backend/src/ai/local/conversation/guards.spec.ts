import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import type { Request } from '../requests/request.js';
import { MessageReader } from '../reading/read-message.js';
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

function heard(message: string, memory: Memory, rules: readonly ScheduleRule[] = []): Interpretation {
  const listed = rules.map((rule, at) => ({ rule, number: at + 1, text: '' }));
  const tools = {
    masses,
    people,
    published: false,
    viewing: 'roster',
    listRules: () => listed,
    mass: () => ({ team: [], free: [], required: 2 }),
    person: () => ({ duties: [], offers: { available: masses, maybe: [] }, serves: true }),
  } as unknown as AssistantTools;
  return interpret(message, reader, { tools, today, memory });
}

/** What a message makes of what was done just before it. */
const after = (message: string, before: string) =>
  heard(message, {
    ...NOTHING,
    last: reader.read(before) as Request[],
    changes: [{ added: [], removed: [] }],
    changed: true,
  });

/** What a message makes of the question that another was answered with. */
function answering(message: string, before: string): Interpretation {
  const question = heard(before, NOTHING);
  if (question.type !== 'question') throw new Error('No question');
  const { choices, open, text } = question;
  return heard(message, { ...NOTHING, asked: { choices, open, text } });
}

const shown = (read: Interpretation) =>
  read.type === 'requests'
    ? read.requests.map((request) =>
        request.kind === null
          ? '?'
          : `${request.kind} ${request.people.map(({ name }) => name).join('+')} ${request.masses
              .map(({ date, time }) => `${date.slice(8)}T${time.slice(0, 2)}`)
              .join()}`.trim(),
      )
    : read.type === 'question'
      ? [read.undoes ? 'undone, asked' : 'asked', ...read.choices.map(({ label }) => label)]
      : [read.type];

describe('What was done last', () => {
  it('should not stand while it is asked what comes in its place', () => {
    expect(shown(after('de manhã, às 8', 'Vera não pode no dia 15'))[0]).toMatch(/^und/);
  });

  it.each([
    ['só das 8', 'Vera não pode no dia 15', ['undoLast', 'exclude Vera 15T08']],
    [
      'só o do meio vale',
      'Vera fora dia 8, Antônio fora dia 15, João fora dia 22',
      ['undoLast', 'exclude Antônio 15T08,15T19'],
    ],
    ['só João', 'João e Vera na missa do dia 22', ['undoLast', 'pin João 22T08']],
  ])('should be kept in the part that is said alone: “%s”', (message, before, expected) => {
    const read = shown(after(message, before)).map((each) => each.replace(/^undoLast.*/, 'undoLast'));
    expect(read).toEqual(expected);
  });

  it('should stand where the message refuses itself what it speaks of', () => {
    const read = after('ela queria o dia 15 mas não dá', 'põe a Vera no dia 22');
    expect(read.type === 'question' && !read.undoes).toBe(true);
  });

  it('should keep nobody away who only could not be placed', () => {
    const last = reader.read('Vera no dia 15 às 8h') as Request[];
    const told = { last, masses: last[0]!.masses, people: [people[1]!] };
    expect(shown(heard('Se ela disse que não pode, então bote João', { ...NOTHING, ...told }))).toEqual([
      'pin João 15T08',
    ]);
  });

  it('should do once what a message asks for twice', () => {
    expect(shown(heard('Põe a Vera no dia 22. Põe a Vera lá no dia 22.', NOTHING))).toEqual([
      'pin Vera 22T08',
    ]);
  });

  it('should be a limit by the number that a message sets, and not by a day', () => {
    const read = after('volta pro 8', 'ninguém mais de 2 vezes');
    expect(read).toMatchObject({ type: 'question', undoes: true });
    expect(
      read.type === 'question' && read.choices[0]?.requests.map(({ kind, number }) => [kind, number]),
    ).toEqual([['capAll', 8]]);
  });
});

describe('A message that goes on from what was done', () => {
  it('should never bring two together who are said not to bear each other', () => {
    const read = after('Vera e Antônio não podem nem se ver', 'João e Antônio juntos');
    expect(read.type === 'question' && read.choices[0]?.requests.map(({ kind }) => kind)).toEqual(['apart']);
  });

  it('should be asked about where “só” may keep somebody away then, or from all the rest', () => {
    expect(shown(after('e o Antônio só no dia 22', 'João e Vera fora dia 15'))).toEqual([
      'asked',
      'Não escalar Antônio no domingo, 22 de novembro',
      'Escalar Antônio só no domingo, 22 de novembro',
      'Não',
    ]);
  });

  it('should take away the rule in the middle of three', () => {
    const rules = ['08', '15', '22'].map(
      (day, at): ScheduleRule => ({
        kind: 'exclude',
        ministerId: at + 1,
        masses: { date: `2026-11-${day}` },
      }),
    );
    const memory: Memory = {
      ...NOTHING,
      last: reader.read('Antônio fora dia 22') as Request[],
      changes: rules.map((rule) => ({ added: [rule], removed: [] })),
      changed: true,
    };
    expect(heard('a do meio tira', memory, rules)).toMatchObject({
      requests: [{ kind: 'removeRule', numbers: [2] }],
    });
  });
});

describe('An answer', () => {
  it('should not choose who is denied', () => {
    expect(shown(answering('o Chico não', 'põe o Chico no dia 22'))).toEqual(['dropped']);
    expect(shown(answering('o Chico não, a Vera', 'põe o Chico no dia 22'))).toEqual(['pin Vera 22T08']);
  });

  it('should choose as if it had been said without why', () => {
    expect(shown(answering('na última, que ele chega à tarde', 'põe o Antônio no dia 8'))).toEqual([
      'pin Antônio 08T10',
    ]);
  });

  it('should not choose a mass by naming people alone', () => {
    const read = answering(
      'o João pode ficar, só acrescenta o Antônio',
      'tira o João do dia 8 e põe o Antônio',
    );
    expect(shown(read)).not.toContain('pin Antônio 08T08');
    expect(read.type).toBe('question');
  });
});

describe('A part of a message that names nobody', () => {
  it.each([
    'Tire o João do dia 8 às 10h e ponha alguém experiente',
    'Tire o João do dia 8 às 10h e ponha outra pessoa',
    'João não pode no dia 8 às 10h, arruma alguém no lugar dele',
  ])('should be answered with who is free: “%s”', (message) => {
    expect(shown(heard(message, NOTHING))).toEqual(['exclude João 08T10', 'free  08T10']);
  });

  it('should be left where somebody is named, or nobody taken out', () => {
    expect(shown(heard('Tire o João do dia 22 e ponha a Vera', NOTHING)).join()).not.toContain('free');
    expect(shown(heard('João não pode no dia 22 porque alguém viaja', NOTHING))).toEqual([
      'exclude João 22T08',
    ]);
  });
});

describe('A sentence or a correction with a word that nobody knows', () => {
  it.each([
    'tira o João do dia 15, trufou dizer, o Francisco',
    'A Vera não serve antes do dia 22. Quer dizer, antes do 15; no dia lambisca ela já pode.',
    'Em substituição ao arrudiar. João, no dia 22, designe-se a Vera.',
  ])('should be asked about: “%s”', (message) => {
    expect(heard(message, NOTHING).type).toBe('question');
  });

  it('should not keep what is clear from being done', () => {
    expect(heard('Ontem teve uma bragadura na praça. A Vera não pode no dia 15.', NOTHING).type).toBe(
      'requests',
    );
  });
});
