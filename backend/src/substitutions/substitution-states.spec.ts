import { describe, expect, it } from '@jest/globals';
import type { AppError } from '../platform/errors/app-error.js';
import { SUBSTITUTION_STATUSES } from './substitution-request.entity.js';
import { changeSubstitutionStatus, SUBSTITUTION_STATUS_LABELS } from './substitution-states.js';

/** The design's table, written apart from the code: a line a state, `x` where the column's state may follow. */
const ALLOWED = `
            open offered accepted declined cancelled expired
open        .    x       x        x        x         x
offered     .    .       x        x        x         x
accepted    .    .       .        .        .         .
declined    .    .       .        .        .         .
cancelled   .    .       .        .        .         .
expired     .    .       .        .        .         .`;

const cases = ALLOWED.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [from, ...marks] = line.split(/\s+/);
    return marks.map((mark, index) => [from, SUBSTITUTION_STATUSES[index], mark === 'x'] as const);
  });

describe('changeSubstitutionStatus', () => {
  it('should be tested over the whole table', () => {
    expect(cases).toHaveLength(SUBSTITUTION_STATUSES.length ** 2);
  });

  it.each(cases)('should from %s to %s be allowed: %s', (fromName, to, allowed) => {
    const from = SUBSTITUTION_STATUSES.find((status) => status === fromName)!;
    const change = () => changeSubstitutionStatus(from, to!);
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
    expect(refusal?.message).toContain(`"${SUBSTITUTION_STATUS_LABELS[from]}"`);
    expect(refusal?.message).toContain(`"${SUBSTITUTION_STATUS_LABELS[to!]}"`);
  });
});
