import { describe, expect, it } from '@jest/globals';
import { prospectOf } from './prospect.js';

describe('What to expect of a mass', () => {
  it('should expect every second person while nobody has answered', () => {
    expect(prospectOf({ places: 10, answered: 0, offers: 0, asked: 78 })).toEqual({
      chance: 0.25,
      short: false,
    });
  });

  it('should expect of those who are silent what the others answered', () => {
    const { chance, short } = prospectOf({ places: 12, answered: 98, offers: 9, asked: 160 });
    expect(chance).toBeCloseTo(12 / 17);
    expect(short).toBe(false);
  });

  it('should say that people lack where fewer than the places are to be expected', () => {
    expect(prospectOf({ places: 15, answered: 98, offers: 4, asked: 160 })).toEqual({
      chance: 1,
      short: true,
    });
  });

  it('should never promise more than all times', () => {
    expect(prospectOf({ places: 5, answered: 0, offers: 0, asked: 0 })).toEqual({ chance: 1, short: true });
  });
});
