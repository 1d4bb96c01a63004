import type { Day } from '../office/coordination/day-model.ts';

/** A coordinator's day on which nothing waits. */
export const emptyDay: Day = {
  conflicts: [],
  shortages: [],
  substitutions: [],
  unconfirmed: [],
  questionnaires: [],
  registrations: 0,
  failedMails: 0,
  undeliveredWhatsApp: 0,
  mandates: [],
};
