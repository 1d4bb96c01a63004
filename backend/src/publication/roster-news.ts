import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** What one person does not know yet of a schedule's roster. Masses by the ids of their slots, in their order. */
export interface RosterNews {
  ministerId: number;
  userId: number | null;
  scheduleName: string;
  email: string | null;
  /** Whether there is an account that is enabled; e-mails go to nobody else. */
  reachable: boolean;
  /** The e-mail that tells it: `roster-published` is the first that the person gets about this schedule. */
  mail: 'roster-published' | 'roster-changed';
  /** All at which the person serves. */
  masses: number[];
  /** What differs from the e-mails that have gone out; masses that have begun are nobody's news. */
  added: number[];
  removed: number[];
}

/**
 * Whom publishing the schedule as it stands would tell what: everybody with a place who has heard nothing of it yet,
 * and of the others those for whom something differs from what e-mails that have gone out (or were kept, without
 * SMTP) told them. Who was replaced at their own wish knows it already.
 */
export async function newsOf(em: EntityManager, scheduleId: number, now: Date): Promise<RosterNews[]> {
  const { rows } = await sql<RosterNews>`
    with place as (
      select a.slot_id, a.minister_id, true as serves from assignment a join schedule_slot t on t.id = a.slot_id
      where t.schedule_id = ${scheduleId}
    ), told as (
      select n.slot_id, n.minister_id, n.starts_at, n.withdrawn, coalesce(e.status in ('sent', 'kept'), false) as delivered
      from announced_duty n join schedule_slot t on t.id = n.slot_id left join email_message e on e.dedupe_key = n.mail_key
      where t.schedule_id = ${scheduleId}
    ), mass as (
      select minister_id, slot_id, t.starts_at, coalesce(serves, false) as serves,
        -- Told and not taken back, or the e-mail that takes it back has not gone out.
        coalesce(told.withdrawn <> told.delivered, false) as "toldToServe",
        t.starts_at > ${now} as "toCome", told.starts_at is distinct from t.starts_at as moved
      from place full join told using (slot_id, minister_id)
      join schedule_slot t on t.id = slot_id
    ), difference as (
      select *, serves and (not "toldToServe" or moved) and "toCome" as added,
        not serves and "toldToServe" and "toCome" and not exists (
          select from substitution_request r
          where r.slot_id = mass.slot_id and r.minister_id = mass.minister_id and r.status = 'accepted'
            and r.substitute_id is not null
        ) as removed
      from mass
    ), person as (
      select minister_id,
        minister_id in (select minister_id from told where delivered or withdrawn) as informed,
        coalesce(array_agg(slot_id order by starts_at, slot_id) filter (where serves), '{}') as masses,
        coalesce(array_agg(slot_id order by starts_at, slot_id) filter (where added), '{}') as added,
        coalesce(array_agg(slot_id order by starts_at, slot_id) filter (where removed), '{}') as removed
      from difference group by minister_id
    )
    select m.id as "ministerId", u.id as "userId", m.schedule_name as "scheduleName", u.email,
      u.id is not null and u.disabled_at is null as reachable,
      case when informed then 'roster-changed' else 'roster-published' end as mail, masses, added, removed
    from person join minister m on m.id = person.minister_id left join user_account u on u.id = m.user_id
    where case when informed then added || removed <> '{}' else masses <> '{}' end
    order by m.schedule_name collate "pt-BR-x-icu", m.id`.execute(em.getKysely());
  return rows;
}

/** Whether an e-mail about the schedule's roster has reached anybody. */
export async function isKnown(em: EntityManager, scheduleId: number): Promise<boolean> {
  const { rows } = await sql`
    select from announced_duty n join schedule_slot t on t.id = n.slot_id join email_message e on e.dedupe_key = n.mail_key
    where t.schedule_id = ${scheduleId} and e.status in ('sent', 'kept') limit 1`.execute(em.getKysely());
  return rows.length > 0;
}

/** When each of these masses begins, of those that have not begun. */
export async function massesToCome(
  em: EntityManager,
  slotIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ id: number; startsAt: number }>`
    select id, (extract(epoch from starts_at) * 1000)::float8 as "startsAt" from schedule_slot
    where id = any(${slotIds}::int[]) and starts_at > ${now}`.execute(em.getKysely());
  return new Map(rows.map(({ id, startsAt }) => [id, new Date(startsAt)]));
}

/** When the first of these masses begins; null where all have begun. */
export function firstToCome(toCome: ReadonlyMap<number, Date>, slotIds: readonly number[]): Date | null {
  const starts = slotIds.flatMap((id) => toCome.get(id)?.getTime() ?? []);
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

/** Notes what the ordered mails tell, one entry a person: what {@link newsOf} need not say again. */
export async function rememberTold(
  em: EntityManager,
  news: readonly (Pick<RosterNews, 'ministerId' | 'added' | 'removed'> & { mailKey: string })[],
): Promise<void> {
  const told = news.flatMap(({ ministerId, mailKey, added, removed }) => [
    ...added.map((slotId) => ({ ministerId, mailKey, slotId, withdrawn: false })),
    ...removed.map((slotId) => ({ ministerId, mailKey, slotId, withdrawn: true })),
  ]);
  await sql`
    insert into announced_duty (slot_id, minister_id, mail_key, withdrawn, starts_at)
    select told.slot_id, told.minister_id, told.mail_key, told.withdrawn, t.starts_at
    from unnest(${told.map(({ slotId }) => slotId)}::int[], ${told.map(({ ministerId }) => ministerId)}::int[],
      ${told.map(({ mailKey }) => mailKey)}::text[], ${told.map(({ withdrawn }) => withdrawn)}::boolean[]
    ) as told (slot_id, minister_id, mail_key, withdrawn) join schedule_slot t on t.id = told.slot_id
    on conflict (slot_id, minister_id) do update set mail_key = excluded.mail_key, withdrawn = excluded.withdrawn,
      starts_at = excluded.starts_at, updated_at = now()`.execute(em.getKysely());
}
