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
