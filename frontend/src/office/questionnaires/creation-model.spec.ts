import { describe, expect, it } from 'vitest';
import { blankCreation, creationOf, YEARS } from './creation-model.ts';

describe('YEARS', () => {
  it('should be those of the specification', () => {
    expect(YEARS).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  });
});

describe('creationOf', () => {
  it('should leave to the server what was left empty', () => {
    expect(creationOf(blankCreation({ id: 4, year: 2026, month: 12 }))).toEqual({
      scheduleId: 4,
      year: 2026,
      month: 12,
      title: null,
      description: null,
      responseDeadline: null,
      allowUpdates: true,
      specialMasses: [],
    });
  });
});
