/** What the notices and mails about requests are made of. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { User } from '../accounts/index.js';
import type { MailRecipient } from '../mail/index.js';
import type { Minister } from '../ministers/index.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import type { Clock } from '../platform/clock.js';
import { formatDateTime } from '../platform/dates/format.js';
import { readSettings } from '../platform/settings/settings.service.js';
import { dutyUid } from '../publication/index.js';
import type { SubstitutionRequest } from './substitution-request.entity.js';
import { LIVE_STATUSES } from './substitution-states.js';

export const OWN_SCHEDULE = '/my-schedule';

/** Where the coordination decides about a request: its mass, open in its schedule. */
export const toDecide = ({ scheduleId, slotId }: { scheduleId: number; slotId: number }): string =>
  `/schedules/${scheduleId}?mass=${slotId}`;

/** A mass among the own ones. */
export const ownMass = (slotId: number): string => `${OWN_SCHEDULE}#missa-${slotId}`;

interface MailFacts {
  name: string;
  fullName: string;
  scheduleName: string;
  substitute: string | null;
  reason: string;
  note: string | null;
  /** Who was asked for an exchange. */
  exchangeWith: string | null;
  ministerId: number;
  slotId: number;
  scheduleId: number;
  date: string;
  time: string;
  description: string;
  place: string | null;
}

/** Condition on a request: it still seeks somebody for a mass to come. */
export const isSeeking = (clock: Clock): RawBuilder<boolean> =>
  sql<boolean>`r.status in (${sql.join(LIVE_STATUSES)}) and t.starts_at > ${clock.now()}`;

/**
 * What a mail tells, read when it is sent; null once the recipient's account or the condition no longer holds. Of
 * empty places, what is told of the asker is null.
 */
export async function readFacts(
  em: EntityManager,
  substitutionId: number,
  { to, condition }: { to: MailRecipient; condition: RawBuilder<unknown> },
): Promise<MailFacts | null> {
  const fork = em.fork();
  const { defaultLocation } = await readSettings(fork);
  const { rows } = await sql<MailFacts>`
    select u.name, m.full_name as "fullName", m.schedule_name as "scheduleName", other.schedule_name as substitute,
      case when r.return_slot_id is not null then named.schedule_name end as "exchangeWith",
      r.reason, r.note, r.minister_id as "ministerId", t.id as "slotId",
      t.schedule_id as "scheduleId", t.date, t.time, t.description,
      nullif(t.location, ${defaultLocation}) as place
    from substitution_request r
    join schedule_slot t on t.id = r.slot_id
    left join minister m on m.id = r.minister_id
    left join minister other on other.id = r.substitute_id
    left join minister named on named.id = r.named_id
    join user_account u on u.id = ${to.userId}
    where r.id = ${substitutionId} and u.disabled_at is null and ${condition}`.execute(fork.getKysely());
  return rows[0] ?? null;
}

export function massOf({ slotId, ministerId, date, time, description, place }: MailFacts) {
  return { uid: dutyUid(slotId, ministerId), date, time, description, ...(place !== null && { place }) };
}

/** Everybody who decides on requests, but for who asks. */
export function coordinationOf(em: EntityManager, { minister }: SubstitutionRequest): Promise<User[]> {
  return em.find(
    User,
    {
      role: { $in: [...PERMISSIONS['schedules.write']] },
      disabledAt: null,
      id: { $nin: minister ? accountsOf(minister) : [] },
    },
    { orderBy: { id: 'asc' } },
  );
}

/** The account of somebody who has one. */
export const accountsOf = ({ user }: Minister) => (user ? [user.id] : []);

export const idsOf = (users: readonly User[]) => users.map(({ id }) => id);

export const when = ({ slot }: SubstitutionRequest) => formatDateTime(slot.date, slot.time);

/** {@link toDecide} of a request with its mass. */
export const deciding = ({ slot }: SubstitutionRequest) =>
  toDecide({ scheduleId: slot.schedule.id, slotId: slot.id });
