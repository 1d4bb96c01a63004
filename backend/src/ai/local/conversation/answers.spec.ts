import { describe, expect, it } from '@jest/globals';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { MessageReader } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';
import type { Interpretation } from '../settling/settle.js';
import { interpret } from './conversation.js';
import { type Memory, NOTHING } from './memory.js';

/** Two of one name, the second of whom serves on the 22nd. */
const people = ['Ana Lima', 'Ana Souza', 'Bento'].map((name, index) => ({ id: index + 1, name }));
const masses = [
  ['2026-11-08', '08:00'],
  ['2026-11-08', '10:00'],
  ['2026-11-15', '08:00'],
  ['2026-11-22', '08:00'],
].map(([date, time]) => ({ date: date!, time: time!, description: 'Missa' }));
const dutiesOf = (id: number) => (id === 2 ? [masses[3]!] : []);
const reader = new MessageReader({ people, masses, today: '2026-11-03', dutiesOf });
const tools = {
  masses,
  people,
  published: false,
  viewing: 'roster',
  listRules: () => [],
  mass: () => ({ team: [], free: [], required: 2 }),
  person: (id: number) => ({ duties: dutiesOf(id), offers: { available: masses, maybe: [] }, serves: true }),
} as unknown as AssistantTools;

const heard = (message: string, memory: Memory) =>
  interpret(message, reader, { tools, today: '2026-11-03', memory });

/** What messages make of the question that the first was answered with, and of those after it. */
const answering = (first: string, ...messages: readonly string[]): Interpretation =>
  messages.reduce(
    (meant, message) => {
      if (meant.type !== 'question') throw new Error('No question');
      const { choices, open, text } = meant;
      return heard(message, { ...NOTHING, asked: { choices, open, text } });
    },
    heard(first, NOTHING),
  );

const shown = (read: Interpretation) =>
  read.type === 'requests'
    ? read.requests.map((request) =>
        request.kind === null
          ? '?'
          : [
              request.kind,
              request.people.map(({ name }) => name).join('+'),
              request.masses.map(({ date, time }) => `${date.slice(8)}T${time.slice(0, 2)}`).join(),
              request.number,
            ]
              .filter((word) => word !== null && word !== '')
              .join(' '),
      )
    : [read.type];

describe('Which of several is meant', () => {
  it.each([
    ['a Lima, que a Souza me confirmou', ['exclude Ana Lima 15T08']],
    ['a que serve no dia 22', ['exclude Ana Souza 15T08']],
    ['nenhuma das duas', ['exclude Ana Lima 15T08', 'exclude Ana Souza 15T08']],
    ['é a Lima, e o Bento também', ['exclude Ana Lima 15T08', 'exclude Bento 15T08']],
    ['a que não é a Souza', ['exclude Ana Lima 15T08']],
    ['não é a Lima', ['exclude Ana Souza 15T08']],
  ])('should be told by “%s”', (answer, requests) => {
    expect(shown(answering('a Ana não pode dia 15', answer))).toEqual(requests);
  });
});

describe('Which of several masses is meant', () => {
  it('should be told by which are not', () => {
    expect(shown(answering('ponha o Bento no dia 8', 'menos a das 8'))).toEqual(['pin Bento 08T10']);
  });
});

describe('A question that waits', () => {
  it('should be no answer to a question', () => {
    const read = answering('preciso de mais gente no dia 22', 'quem serve no dia 15?');
    expect(shown(read)).toEqual(['serving 15T08']);
  });

  it('should be asked still where somebody else is let go', () => {
    expect(shown(answering('a Ana não pode dia 15', 'esquece o Bento', 'a Lima'))).toEqual([
      'exclude Ana Lima 15T08',
    ]);
  });

  it('should be dropped for what is asked for instead', () => {
    expect(shown(answering('a Ana não pode dia 15', 'deixa quieto, tira o Bento do dia 22'))).toEqual([
      'exclude Bento 22T08',
    ]);
  });

  it('should still be answered, barely, once something else was done', () => {
    const first = heard('a Ana não pode dia 15', NOTHING);
    if (first.type !== 'question') throw new Error('No question');
    const last = reader.read('Bento não pode dia 22') as Request[];
    const memory = { ...NOTHING, last, changed: true, changes: [{ added: [], removed: [] }], aside: first };
    expect(shown(heard('a Lima', memory))).toEqual(['exclude Ana Lima 15T08']);
    expect(shown(heard('deixa pra lá', memory))).toEqual(['dropped']);
    expect(shown(heard('desfaz isso', memory))).toEqual(['undoEverything']);
    expect(shown(heard('e no dia 8 também', memory))).toEqual(['exclude Bento 08T08,08T10']);
  });
});

describe('How many are needed', () => {
  it('should be asked still of the mass that was said meanwhile', () => {
    expect(shown(answering('preciso de mais gente no dia 8', 'na das dez', 'cinco'))).toEqual([
      'exactly 08T10 5',
    ]);
  });
});

describe('A reading that is asked about', () => {
  it.each([
    ['e nem dia 22', ['exclude Bento 15T08', 'exclude Bento 22T08']],
    ['é isso, e dia 22 também', ['exclude Bento 15T08', 'exclude Bento 22T08']],
  ])('should be agreed to by what goes on from it: “%s”', (answer, requests) => {
    expect(shown(answering('acho que o Bento não pode dia 15', answer))).toEqual(requests);
  });

  it('should be agreed to by what only lets somebody come then', () => {
    expect(shown(answering('acho que o Bento não pode aos domingos', 'mas dia 15 ele pode'))).toEqual([
      'exclude Bento 08T08,08T10,22T08',
    ]);
  });

  it.each(['e nem dia 22?', 'e o resumo do mês'])('should not be by anything else: “%s”', (answer) => {
    expect(shown(answering('acho que o Bento não pode dia 15', answer))).not.toContain('exclude Bento 15T08');
  });
});

describe('The other of two who bear one name', () => {
  it('should be told by the name that both bear', () => {
    const last = reader.read('Ana Lima não pode dia 15') as Request[];
    const after = { ...NOTHING, last, changed: true, changes: [{ added: [], removed: [] }] };
    expect(shown(heard('e a outra Ana fica fora do dia 22', after))).toEqual(['exclude Ana Souza 22T08']);
  });
});
