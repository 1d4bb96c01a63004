import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it.each([
    [0, '0 ministros'],
    [1, '1 ministro'],
    [1200, '1.200 ministros'],
  ])('should count %d', (count, text) => {
    expect(counted(count, 'ministro', 'ministros')).toBe(text);
  });
});
