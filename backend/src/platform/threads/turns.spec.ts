import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

describe('Turns', () => {
  it('should begin a piece of work when the one before has ended, also badly', async () => {
    const turns = new Turns();
    const told: string[] = [];
    const work = (name: string) => async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (name === 'first') throw new Error('broken');
      return name;
    };
    const first = turns.take(work('first'));
    const second = turns.take(work('second'));
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('second');
    await turns.ended();
    expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
