import { Migration } from '@mikro-orm/migrations';

/**
 * The assistant's proposals become runs that wait, as all others, and the reply that made one points to it. Computations
 * keep pinned places and no others: those given by hand or by a substitution are pinned from now on.
 */
export class Migration20261122160000 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "roster_run" add column "accepted_revision" int null, add column "undone_at" timestamptz null',
    );
    this.addSql('alter table "ai_message" add column "run_id" int null');
    this.addSql('create index "ai_message_run_id_index" on "ai_message" ("run_id")');
    this.addSql(
      'alter table "ai_message" add constraint "ai_message_run_id_foreign" foreign key ("run_id") references "roster_run" ("id") on delete set null',
    );
    // A proposal's version is the revision of the history at its time. The new ids come after those of all runs: a moment
    // earlier keeps runs of the very same instant the later ones.
    this.addSql(`
      with proposal as (
        select p.*, s.schedule_id, coalesce(p.source_message_id, (
            select max(id) from ai_message where session_id = p.session_id and sender = 'ai' and created_at <= p.created_at
          )) as message_id,
          (select max(revision) from roster_change
            where schedule_id = s.schedule_id and created_at <= p.created_at
              and (p.revision is null or p.status = 'discarded' or revision < p.revision)) as version,
          case p.status when 'applied' then p.revision when 'undone' then (
            select max(revision) from roster_change
            where schedule_id = s.schedule_id and kind = 'proposal-applied' and revision <= p.revision
          ) end as accepted_revision,
          nextval('roster_run_id_seq')::int as run_id
        from ai_proposal p join ai_session s on s.id = p.session_id
      ), run as (
        insert into roster_run (id, created_at, updated_at, schedule_id, requested_by_id, status, draft, version,
          accepted_at, accepted_revision, undone_at, discarded_at, started_at, finished_at, result)
        select p.run_id, p.created_at - interval '1 millisecond', p.updated_at, p.schedule_id,
          (select author_id from ai_message where id = p.message_id), 'done', true, p.version,
          case p.status when 'applied' then p.decided_at when 'undone' then coalesce(
            (select created_at from roster_change
              where schedule_id = p.schedule_id and revision = p.accepted_revision), p.decided_at) end,
          p.accepted_revision, case p.status when 'undone' then p.decided_at end,
          case p.status when 'discarded' then p.decided_at end, p.created_at, p.created_at,
          jsonb_build_object(
            'status', case when exists (
                select from jsonb_array_elements(p.content -> 'objective') o where o -> 'after' <> o -> 'bound'
              ) then 'feasible' else 'optimal' end,
            'seconds', 0,
            'stages', (
              select coalesce(jsonb_agg(jsonb_build_object('name', o -> 'name', 'value', o -> 'after',
                'bound', o -> 'bound') order by n), '[]')
              from jsonb_array_elements(p.content -> 'objective') with ordinality as x (o, n)),
            'assignments', (
              select coalesce(jsonb_agg(jsonb_build_object('slot', place -> 'slotId',
                'minister', place -> 'ministerId')), '[]')
              from (
                select jsonb_array_elements(p.content -> 'baseline')
                union all select jsonb_array_elements(p.content -> 'entering')
              ) x (place)
              where not exists (
                select from jsonb_array_elements(p.content -> 'leaving') l
                where l -> 'slotId' = place -> 'slotId' and l -> 'ministerId' = place -> 'ministerId')),
            'shortages', (
              select coalesce(jsonb_agg(jsonb_build_object('slot', s -> 'slotId', 'missing', s -> 'after') order by n), '[]')
              from jsonb_array_elements(p.content -> 'shortages') with ordinality as x (s, n)
              where (s ->> 'after')::int > 0))
        from proposal p
      )
      update ai_message m set run_id = p.run_id from proposal p where m.id = p.message_id;
    `);
    this.addSql('drop table "ai_proposal"');
    this.addSql(
      `update assignment set pinned = true where origin in ('manual', 'substitution') and override_reason is null`,
    );
  }

  override down(): void {
    this.addSql(
      'create table "ai_proposal" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "session_id" int not null, "source_message_id" int null, "status" text not null default \'open\', "content" jsonb not null, "decided_by_id" int null, "decided_at" timestamptz null, "revision" int null)',
    );
    this.addSql('create index "ai_proposal_session_id_index" on "ai_proposal" ("session_id")');
    this.addSql(
      'alter table "ai_proposal" add constraint "ai_proposal_session_id_foreign" foreign key ("session_id") references "ai_session" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "ai_proposal" add constraint "ai_proposal_source_message_id_foreign" foreign key ("source_message_id") references "ai_message" ("id") on delete set null',
    );
    this.addSql(
      'alter table "ai_proposal" add constraint "ai_proposal_decided_by_id_foreign" foreign key ("decided_by_id") references "user_account" ("id") on delete set null',
    );
    this.addSql('alter table "ai_message" drop constraint "ai_message_run_id_foreign"');
    this.addSql('alter table "ai_message" drop column "run_id"');
    this.addSql('alter table "roster_run" drop column "accepted_revision", drop column "undone_at"');
  }
}
