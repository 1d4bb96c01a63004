import { describe, expect, it } from 'vitest';
import { plural } from './plural.ts';

describe('plural', () => {
  it.each([
    [0, '0 ministros'],
    [1, '1 ministro'],
    [1200, '1.200 ministros'],
  ])('should count %d', (count, text) => {
    expect(plural(count, 'ministro', 'ministros')).toBe(text);
  });
});
