import { describe, expect, it } from 'vitest';
import { byReach, nextToTelephone } from './telephone-model.ts';

const person = (ministerId: number, hasAccount: boolean) => ({ ministerId, hasAccount });

describe('Whom to telephone', () => {
  const people = [person(1, true), person(2, false), person(3, true), person(4, false)];
  const after = (ministerId: number) => nextToTelephone(people, ministerId)?.ministerId;

  it('should be first those whom no reminder reaches', () => {
    expect(byReach(people)).toEqual([
      [person(2, false), person(4, false)],
      [person(1, true), person(3, true)],
    ]);
  });

  it('should go on down the list, and then to those whom one has passed over', () => {
    expect([2, 4, 1, 3].map(after)).toEqual([4, 1, 3, 2]);
  });

  it('should begin with the first after somebody who is not on it, and end with the last', () => {
    expect(after(9)).toBe(2);
    expect(nextToTelephone([person(2, false)], 2)).toBeNull();
  });
});
