import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RosterAssignment } from '../solver/index.js';
import type { MassAnswer } from './availability.js';

/** Keeps what people say about masses, in the place of what they said before. */
export async function keepAnswers(em: EntityManager, answers: readonly MassAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    insert into availability_answer (slot_id, minister_id, answer)
    select * from unnest(${answers.map(({ slot }) => slot)}::int[],
      ${answers.map(({ minister }) => minister)}::int[], ${answers.map(({ answer }) => answer)}::text[])
    on conflict (slot_id, minister_id) do update set answer = excluded.answer`.execute(em.getKysely());
}

/** Takes away what these people said about these masses. */
export async function withdrawAnswers(em: EntityManager, about: readonly RosterAssignment[]): Promise<void> {
  if (about.length === 0) return;
  await sql`
    delete from availability_answer where (slot_id, minister_id) in (
      select * from unnest(${about.map(({ slot }) => slot)}::int[],
        ${about.map(({ minister }) => minister)}::int[]))`.execute(em.getKysely());
}
