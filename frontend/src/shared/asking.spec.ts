import { describe, expect, it } from 'vitest';
import { askingWords } from './asking.ts';

describe('askingWords', () => {
  it('should say at night from when people are asked', () => {
    const night = new Date('2026-11-11T02:00:00.000Z');
    expect(askingWords('2026-11-11T10:00:00.000Z', night)).toBe('A partir de 11/11, 7h, perguntamos');
    expect(askingWords('2026-11-11T02:00:00.000Z', night)).toBe('Perguntamos');
  });
});
