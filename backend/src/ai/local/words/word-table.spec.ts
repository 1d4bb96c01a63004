import { describe, expect, it } from '@jest/globals';
import { WordTable } from './word-table.js';

describe('WordTable', () => {
  const table = new WordTable(`
    exceto menos
    volta*`);

  it.each([
    ['menos', true],
    ['voltando', true],
    ['volta', true],
    ['menosprezo', false],
    ['vol', false],
    ['', false],
  ])('should tell whether it has %p: %p', (word, has) => {
    expect(table.has(word)).toBe(has);
  });

  it.each([
    ['todos, menos no dia 8', true],
    ['ele voltou no dia 8', false],
    ['ele voltara no dia 8', true],
    ['', false],
  ])('should tell whether one of its words is in %p: %p', (text, isIn) => {
    expect(table.isIn(text)).toBe(isIn);
  });
});
