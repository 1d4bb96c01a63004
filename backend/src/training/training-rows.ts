/** How trainings are read: one query for courses, their lessons and what one person has finished. */
import { sql } from 'kysely';
import type { ListSpec } from '../platform/lists/list-query.js';
import { contains, type ListSource } from '../platform/lists/page.js';

export const TRAINING_COURSES = {
  resource: 'training-courses',
  sort: ['position', 'title', 'dueDate', 'progress'],
  defaultSort: ['position', 'ASC'],
  filters: { q: 'text' },
} as const satisfies ListSpec;

export const TRAINING_MODULES = {
  resource: 'training-modules',
  sort: ['position', 'title', 'durationMinutes'],
  defaultSort: ['position', 'ASC'],
  filters: { q: 'text', courseId: 'integer' },
  plain: ['courseId'],
} as const satisfies ListSpec;

const SUMMARY = sql`'id', m.id, 'position', m.position, 'title', m.title,
  'durationMinutes', m.duration_minutes, 'completed', p.id is not null`;
const LESSON = sql`${SUMMARY}, 'courseId', m.course_id, 'body', m.body`;

/** @param withText whether the lessons come with their texts. */
export function courseRows(userId: number, withText = false): ListSource {
  return {
    select: sql`c.id, c.title, c.description, to_char(c.due_date, 'YYYY-MM-DD') as "dueDate", c.position,
      l.minutes as "durationMinutes", l.total as "totalModules", l.completed as "completedModules", l.progress,
      case when l.completed = 0 then 'not_started' when l.completed = l.total then 'completed'
        else 'in_progress' end as status,
      l.modules`,
    from: sql`training_course c cross join lateral (
      select count(*)::int as total, count(p.id)::int as completed,
        coalesce(sum(m.duration_minutes), 0)::int as minutes,
        (count(p.id) * 100 / greatest(count(*), 1))::int as progress,
        coalesce(json_agg(json_build_object(${withText ? LESSON : SUMMARY}) order by m.position, m.id), '[]') as modules
      from training_module m
      left join training_progress p on p.module_id = m.id and p.user_id = ${userId}
      where m.course_id = c.id
    ) l`,
    id: sql`c.id`,
    sort: {
      position: sql`c.position`,
      title: sql`lower(c.title)`,
      dueDate: sql`c.due_date`,
      progress: sql`l.progress`,
    },
    nullable: ['dueDate'],
    filters: {
      q: (text: string) => contains(sql`lower(c.title || ' ' || c.description)`, text.toLowerCase()),
    },
  };
}

/** Modules of courses, each with whether this account has completed it. */
export function moduleRows(userId: number): ListSource {
  return {
    select: sql`m.id, m.course_id as "courseId", m.position, m.title, m.body,
      m.duration_minutes as "durationMinutes", p.id is not null as completed`,
    from: sql`training_module m left join training_progress p on p.module_id = m.id and p.user_id = ${userId}`,
    id: sql`m.id`,
    sort: {
      position: sql`row(m.course_id, m.position)`,
      title: sql`lower(m.title)`,
      durationMinutes: sql`m.duration_minutes`,
    },
    filters: {
      q: (text: string) => contains(sql`lower(m.title)`, text.toLowerCase()),
      courseId: (id: number) => sql`m.course_id = ${id}`,
    },
  };
}
