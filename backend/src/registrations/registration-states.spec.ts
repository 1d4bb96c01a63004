import { describe, expect, it } from '@jest/globals';
import { REGISTRATION_STATUSES } from './registration-request.entity.js';
import { REGISTRATION_TRANSITIONS } from './registration-states.js';

describe('REGISTRATION_TRANSITIONS', () => {
  it('should lead from pending to each decision, and nowhere else', () => {
    const allowed = REGISTRATION_STATUSES.flatMap((from) =>
      REGISTRATION_TRANSITIONS[from].map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['pending → approved', 'pending → rejected']);
  });
});
