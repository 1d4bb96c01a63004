import { describe, expect, it } from '@jest/globals';
import { sessionTitle } from './session-title.js';

describe('sessionTitle', () => {
  it.each([
    ['Gere a escala', 'Gere a escala'],
    ['No máximo 3 por pessoa. Gere a escala.', 'No máximo 3 por pessoa'],
    ['Primeira linha\nSegunda linha', 'Primeira linha'],
    ['  Ana   não pode ;', 'Ana não pode'],
    ['…', '…'],
    ['...', 'Conversa com a IA'],
    ['Quem serve às 8.30h amanhã?', 'Quem serve às 8.30h amanhã?'],
  ])('should be the first sentence of "%s"', (instructions, title) => {
    expect(sessionTitle(instructions)).toBe(title);
  });

  it('should be cut between words', () => {
    const title = sessionTitle('palavra '.repeat(20));
    expect(title).toBe(`${'palavra '.repeat(7).trim()}…`);
    expect(sessionTitle('x'.repeat(100))).toHaveLength(60);
  });
});
