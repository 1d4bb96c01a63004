import { describe, expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['ana', 'ana', 0],
    ['', 'ana', 3],
    ['anna', 'ana', 1],
    ['jao', 'joao', 1],
    ['jaoo', 'joao', 1],
    ['bento', 'pedro', 3],
    ['tereza', 'teresa', 1],
    ['ca', 'abc', 3],
  ])('should be between "%s" and "%s" %i', (first, second, distance) => {
    expect(editDistance(first, second)).toBe(distance);
    expect(editDistance(second, first)).toBe(distance);
  });
});
