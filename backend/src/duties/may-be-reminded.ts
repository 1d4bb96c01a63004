import { sql, type RawBuilder } from 'kysely';
import { DAY } from '../platform/clock.js';

/** Condition on place `a` of minister `m`: a reminder would reach them, and none has gone in the last 24 hours. */
export const mayBeReminded = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  coalesce(a.reminded_at <= ${new Date(now.getTime() - DAY)}, true) and m.is_active
  and exists (select from user_account u where u.id = m.user_id and u.disabled_at is null))`;
