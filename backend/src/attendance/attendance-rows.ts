import { sql, type RawBuilder } from 'kysely';

/** How attendance stands for somebody at a mass. */
export const ATTENDANCE_STATES = ['arrived', 'helped', 'expected', 'excused', 'missed'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

export const ATTENDANCE_LABELS: Record<AttendanceState, string> = {
  arrived: 'Presente',
  helped: 'Ajudou sem estar na escala',
  expected: 'Sem registro',
  excused: 'Faltou com aviso',
  missed: 'Faltou sem aviso',
};

/** When somebody is said to have arrived at a mass; null when nobody said so, or it was taken back. */
const arrivedAt = (slotId: RawBuilder<number>, ministerId: RawBuilder<number>) => sql<Date | null>`(
  select case when mark.arrived then mark.marked_at end from attendance_mark mark
  where mark.slot_id = ${slotId} and mark.minister_id = ${ministerId}
  order by mark.marked_at desc, mark.id desc limit 1)`;

/**
 * Attendance at some masses, a row for everybody who had a place there, asked for a substitute or came to help: columns
 * slot_id, minister_id, state, arrived_at.
 *
 * Nobody has missed a mass at which nobody's arrival was noted, nor before its day is over, unless the coordination says
 * so. With notice misses who asked
 * for a substitute before the mass began and did not withdraw it, found or not; an exchange of masses is no absence.
 * @param slotIds of the masses: an array of ids.
 * @param today the parish's day.
 */
export const attendanceOf = (slotIds: RawBuilder<unknown>, today: string): RawBuilder<unknown> => sql`
  select * from (
    select mass.id as slot_id, person.minister_id, arrival.at as arrived_at,
      case
        when arrival.at is not null then case when person.placed then 'arrived' else 'helped' end
        when person.asked and (not person.placed or past.noted) then 'excused'
        when person.placed then case when past.noted then 'missed' else 'expected' end
      end as state
    from schedule_slot mass
    cross join lateral (
      select minister_id, bool_or(placed) as placed, bool_or(asked) as asked from (
        select minister_id, true as placed, false as asked from assignment where slot_id = mass.id
        union all
        select minister_id, false, true from substitution_request
        where slot_id = mass.id and status in ('accepted', 'declined', 'expired') and return_slot_id is null
          and minister_id is not null and created_at < mass.starts_at
        union all
        select minister_id, false, false from attendance_mark where slot_id = mass.id
      ) known group by 1
    ) person
    cross join lateral (
      select exists (
        select from attendance_mark noted where noted.slot_id = mass.id and case
          when noted.arrived then mass.date < ${today}
          else noted.marked_by = 'coordination' and noted.minister_id = person.minister_id end) as noted
    ) past
    cross join lateral (select ${arrivedAt(sql`mass.id`, sql`person.minister_id`)} as at) arrival
    where mass.id = any(${slotIds})
  ) attendance where state is not null`;
