import { describe, expect, it } from '@jest/globals';
import type { AppError } from '../platform/errors/app-error.js';
import { changeScheduleStatus, SCHEDULE_STATUS_LABELS, SCHEDULE_STATUSES } from './schedule-states.js';

/** The design's table, written apart from the code: a line a state, `x` where the column's state may follow. */
const ALLOWED = `
            draft planning active published completed archived
draft       .     x        x      x         .         .
planning    .     .        x      x         .         .
active      .     x        .      x         .         .
published   .     x        .      .         x         .
completed   .     .        .      .         .         x
archived    .     .        .      .         .         .`;

const cases = ALLOWED.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [from, ...marks] = line.split(/\s+/);
    return marks.map((mark, index) => [from, SCHEDULE_STATUSES[index], mark === 'x'] as const);
  });

describe('changeScheduleStatus', () => {
  it('should be tested over the whole table', () => {
    expect(cases).toHaveLength(SCHEDULE_STATUSES.length ** 2);
  });

  it.each(cases)('should from %s to %s be allowed: %s', (fromName, to, allowed) => {
    const from = SCHEDULE_STATUSES.find((status) => status === fromName)!;
    const change = () => changeScheduleStatus(from, to!);
    if (allowed) {
      expect(change()).toBe(to);
      return;
    }
    let refusal: AppError | undefined;
    try {
      change();
    } catch (error) {
      refusal = error as AppError;
    }
    expect(refusal?.status).toBe(422);
    expect(refusal?.message).toContain(`"${SCHEDULE_STATUS_LABELS[from]}"`);
    expect(refusal?.message).toContain(`"${SCHEDULE_STATUS_LABELS[to!]}"`);
  });
});
