import { describe, expect, it } from 'vitest';
import { groupsOf, type MassReason } from './explanation-model.ts';

const reason = (slotId: number, chosen: boolean, code: string): MassReason => ({
  slotId,
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
  chosen,
  code,
  message: '',
  details: null,
});

describe('groupsOf', () => {
  it('should tell masses served from those passed over and those not offered for', () => {
    const { serves, passedOver, notOffered } = groupsOf([
      reason(1, true, 'order'),
      reason(2, false, 'not-available'),
      reason(3, false, 'order'),
      reason(4, true, 'not-available'),
      reason(5, false, 'monthly-limit'),
    ]);
    const ids = (reasons: MassReason[]) => reasons.map(({ slotId }) => slotId);
    expect([ids(serves), ids(passedOver), ids(notOffered)]).toEqual([[1, 4], [3, 5], [2]]);
  });
});
