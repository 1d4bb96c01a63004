import { describe, expect, it } from '@jest/globals';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { interpret } from './conversation.js';
import { NOTHING } from './memory.js';
import { MessageReader } from '../reading/read-message.js';

const masses = [{ date: '2026-11-08', time: '08:00', description: 'Missa' }];

function asked(count: number): string {
  const people = Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: `Maria ${String.fromCharCode(65 + i)}oledo`,
  }));
  const reader = new MessageReader({ people, masses, today: '2026-11-01' });
  const tools = { masses, people, published: false, listRules: () => [] } as unknown as AssistantTools;
  const read = interpret('Maria no máximo 2', reader, { tools, today: '2026-11-01', memory: NOTHING });
  return read.type === 'question' ? read.text : '';
}

describe('A question of the assistant', () => {
  it('should list all eleven people of one name', () => {
    expect(asked(11)).toMatch(/^11\. Maria Koledo$/m);
    expect(asked(11)).not.toContain('E mais');
  });

  it('should say how many it does not list', () => {
    expect(asked(25)).toMatch(/^20\. Maria Toledo\nE mais 5: escreva o nome como está na escala\.$/m);
  });
});

/** People by id, Ana at 7h of a day with three masses, Bento at no mass. */
function offered(message: string): { text: string; kinds: (string | null)[][] } {
  const people = ['Ana', 'Bento', 'Clara'].map((name, index) => ({ id: index + 1, name }));
  const day = ['07:00', '15:00', '19:30'].map((time) => ({ date: '2026-11-28', time, description: 'Missa' }));
  const tools = {
    masses: day,
    people,
    published: false,
    listRules: () => [],
    mass: ({ time }: { time: string }) => ({ team: time === '07:00' ? [people[0]] : [], free: [] }),
    person: (id: number) => ({ duties: id === 1 ? [day[0]] : [], offers: {}, serves: true }),
  } as unknown as AssistantTools;
  const today = '2026-11-03';
  const reader = new MessageReader({ people, masses: day, today, dutiesOf: (id) => tools.person(id).duties });
  const read = interpret(message, reader, { tools, today, memory: NOTHING });
  return read.type === 'question'
    ? { text: read.text, kinds: read.choices.map(({ requests }) => requests.map(({ kind }) => kind)) }
    : { text: '', kinds: [] };
}

describe('A message that corrects itself over and over', () => {
  it('should be read in no time', () => {
    const begun = process.cpuUsage().user;
    offered(`tira o Bento do dia 28${', não, melhor '.repeat(250)}`);
    expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(2_000);
  });
});

describe('What is in doubt', () => {
  it('should be asked about where the draft tells which mass is meant', () => {
    expect(offered('o Bento cobriria a Ana no dia 28?').text).toContain('28 de novembro, às 7h. É isso?');
  });

  it('should be one question of all that a message asks for', () => {
    const { text, kinds } = offered('provavelmente o Bento não pode no dia 28, e a Clara não pode às 15h');
    expect(text).toContain('; não escalar Clara');
    expect(kinds).toEqual([['exclude', 'exclude'], []]);
  });
});
