/** What a person typed into places of everybody: what erasing their account would leave there unless they choose otherwise. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { REMOVED_NAME } from '../ministers/index.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { WrittenTextResponse } from './privacy.dto.js';
import { REMOVED_BODY } from './removed-person.js';

/** The texts that stay, by their keys (`news:12`), or all of them. */
export type KeptTexts = 'all' | readonly string[];

interface WrittenKind {
  /** Where it stands, in the words of the screens. */
  label: string;
  /** Its texts by whoever wrote them: `id`, `text` and `at`. */
  rows: (userId: number) => RawBuilder<{ id: number; text: string; at: string }>;
  /** Takes the words away, but for those that are kept. */
  remove: (userId: number, kept: readonly number[]) => RawBuilder<unknown>[];
}

/** Reasons that somebody typed for breaking a rule of the roster: steps that undo or redo carry other people's. */
const GIVEN_REASONS = sql`jsonb_path_query(c.diff, '$.entered[*] ? (@.overrideReason != null)')`;
const TYPING_STEPS = sql`('assigned', 'moved')`;

const KINDS: Record<string, WrittenKind> = {
  news: {
    label: 'Notícia',
    rows: (userId) => sql`
      select id, concat_ws(e'\n', title, summary, body) as text, ${isoInstant(sql`coalesce(published_at, updated_at)`)} as at
      from news_post where author_id = ${userId}`,
    remove: (userId, kept) => [
      sql`delete from news_post where author_id = ${userId} and id <> all(${kept}::int[])`,
    ],
  },
  'community-post': {
    label: 'Publicação no mural',
    rows: (userId) => sql`
      select id, concat_ws(e'\n', title, body) as text, ${isoInstant(sql`published_at`)} as at
      from community_post where author_id = ${userId}`,
    remove: (userId, kept) => [
      sql`delete from community_post where author_id = ${userId} and id <> all(${kept}::int[])`,
    ],
  },
  schedule: {
    label: 'Título e descrição de uma escala',
    rows: (userId) => sql`
      select id, concat_ws(e'\n', title, description) as text, ${isoInstant(sql`created_at`)} as at
      from schedule where worded_by_id = ${userId}`,
    remove: (userId, kept) => [
      sql`update schedule set title = 'Escala de ' || month || '/' || year, description = null
        where worded_by_id = ${userId} and id <> all(${kept}::int[])`,
    ],
  },
  'override-reason': {
    label: 'Motivo para quebrar uma regra da escala',
    rows: (userId) => sql`
      select c.id, string_agg(distinct place ->> 'overrideReason', e'\n') as text, ${isoInstant(sql`c.created_at`)} as at
      from roster_change c, lateral ${GIVEN_REASONS} place
      where c.changed_by_id = ${userId} and c.kind in ${TYPING_STEPS} group by c.id`,
    remove: (userId, kept) => {
      const given = sql`
        select c.id, (place ->> 'slotId')::int as slot, (place ->> 'ministerId')::int as minister,
          place ->> 'overrideReason' as reason
        from roster_change c, lateral ${GIVEN_REASONS} place
        where c.changed_by_id = ${userId} and c.kind in ${TYPING_STEPS} and c.id <> all(${kept}::int[])`;
      return [
        sql`update assignment a set override_reason = ${REMOVED_BODY} from (${given}) given
          where a.slot_id = given.slot and a.minister_id = given.minister and a.override_reason = given.reason`,
        // Later steps carry the reason along until the place ends.
        sql`update roster_change h
          set diff = jsonb_build_object('entered', ${withoutReasons('entered')}, 'left', ${withoutReasons('left')})
          from (select array_agg(distinct reason) as reasons, array_agg(slot || ' ' || minister) as places
            from (${given}) given) gone
          where jsonb_path_exists(h.diff, '$.*[*] ? (@.overrideReason != null)') and gone.reasons is not null`,
      ];
    },
  },
  'substitution-note': {
    label: 'Recado ao decidir uma substituição',
    rows: (userId) => sql`
      select id, note as text, ${isoInstant(sql`coalesce(decided_at, updated_at)`)} as at
      from substitution_request where decided_by_id = ${userId} and note is not null`,
    remove: (userId, kept) => [
      sql`update substitution_request set note = null where decided_by_id = ${userId} and id <> all(${kept}::int[])`,
    ],
  },
  'review-comment': {
    label: 'Comentário ao analisar um cadastro',
    rows: (userId) => sql`
      select id, review_comments as text, ${isoInstant(sql`coalesce(reviewed_at, updated_at)`)} as at
      from registration_request where reviewed_by_id = ${userId} and review_comments is not null`,
    remove: (userId, kept) => [
      sql`update registration_request set review_comments = null
        where reviewed_by_id = ${userId} and id <> all(${kept}::int[])`,
    ],
  },
};

/** The person's texts, the latest first. */
export async function writtenTexts(db: Kysely<unknown>, userId: number): Promise<WrittenTextResponse[]> {
  const found: WrittenTextResponse[] = [];
  for (const [kind, { label, rows }] of Object.entries(KINDS)) {
    const texts = await rows(userId).execute(db);
    found.push(...texts.rows.map(({ id, text, at }) => ({ key: `${kind}:${id}`, where: label, text, at })));
  }
  return found.sort((one, other) => other.at.localeCompare(one.at));
}

/** Takes away what the person wrote, by reference; what is kept stays without their name. */
export async function removeWrittenTexts(
  db: Kysely<unknown>,
  userId: number,
  keeps: KeptTexts,
): Promise<void> {
  const statements: RawBuilder<unknown>[] = [];
  if (keeps !== 'all')
    for (const [kind, { remove }] of Object.entries(KINDS)) {
      const kept = keeps.flatMap((key) => {
        const [of, id = ''] = key.split(':');
        return of === kind && /^\d{1,9}$/.test(id) ? [Number(id)] : [];
      });
      statements.push(...remove(userId, kept));
    }
  statements.push(
    sql`update news_post set author_id = null, author_name = ${REMOVED_NAME} where author_id = ${userId}`,
    sql`update community_post set author_id = null, author_name = ${REMOVED_NAME} where author_id = ${userId}`,
  );
  for (const statement of statements) await statement.execute(db);
}

/** The places of a step of the history without the reasons that are gone; `gone` is the query's own. */
function withoutReasons(side: 'entered' | 'left'): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(case
      when place ->> 'overrideReason' = any(gone.reasons)
        and (place ->> 'slotId') || ' ' || (place ->> 'ministerId') = any(gone.places)
      then place || jsonb_build_object('overrideReason', ${REMOVED_BODY}::text) else place end), '[]')
    from jsonb_array_elements(h.diff -> ${sql.lit(side)}) place)`;
}
