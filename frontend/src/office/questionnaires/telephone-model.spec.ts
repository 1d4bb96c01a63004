import { describe, expect, it } from 'vitest';
import { byReach, chaseFacts, isJustReminded, nextToTelephone } from './telephone-model.ts';

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

  it('should tell when somebody was last reminded, and called in vain', () => {
    const now = '2026-11-28T02:30:00.000Z';
    const remindedAt = '2026-11-27T01:52:00.000Z';
    expect(chaseFacts({ remindedAt, triedAt: '2026-11-27T13:12:00.000Z' }, now)).toEqual([
      'Lembrete ontem, 22h52',
      'Tentado hoje, 10h12',
    ]);
    expect(chaseFacts({ remindedAt: null, triedAt: null }, now)).toEqual([null, null]);
  });

  it('should leave out of a reminder, at first, those whom one of the last hour has reached', () => {
    const isLeftOut = (remindedAt: string | null) =>
      isJustReminded({ remindedAt }, '2026-11-28T12:00:00.000Z');
    expect(['2026-11-28T11:30:00.000Z', '2026-11-28T11:00:00.000Z', null].map(isLeftOut)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
