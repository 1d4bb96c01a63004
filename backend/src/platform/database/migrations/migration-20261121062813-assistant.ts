import { Migration } from '@mikro-orm/migrations';

export class Migration20261121062813 extends Migration {
  override up(): void {
    this.addSql(
      'create table "ai_session" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "schedule_id" int not null, "created_by_id" int null, "title" text not null, "instructions" text not null, "closed_at" timestamptz null)',
    );
    this.addSql('create index "ai_session_schedule_id_index" on "ai_session" ("schedule_id")');
    this.addSql(
      'create unique index "ai_session_one_open" on "ai_session" ("schedule_id") where "closed_at" is null',
    );
    this.addSql(
      'create table "ai_message" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "session_id" int not null, "author_id" int null, "sender" text not null, "message" text not null, "status" text not null, "activity" text null, "attempt" int not null default 1)',
    );
    this.addSql('create index "ai_message_session_id_index" on "ai_message" ("session_id")');
    this.addSql(
      'create table "ai_rule" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "schedule_id" int not null, "kind" text not null, "parameters" jsonb not null, "created_by_id" int null, "source_message_id" int null)',
    );
    this.addSql('create index "ai_rule_schedule_id_index" on "ai_rule" ("schedule_id")');
    this.addSql(
      'create table "ai_proposal" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "session_id" int not null, "source_message_id" int null, "status" text not null default \'open\', "content" jsonb not null, "decided_by_id" int null, "decided_at" timestamptz null)',
    );
    this.addSql('create index "ai_proposal_session_id_index" on "ai_proposal" ("session_id")');
    this.addSql(
      'alter table "ai_session" add constraint "ai_session_schedule_id_foreign" foreign key ("schedule_id") references "schedule" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "ai_session" add constraint "ai_session_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "ai_message" add constraint "ai_message_session_id_foreign" foreign key ("session_id") references "ai_session" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "ai_message" add constraint "ai_message_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "ai_rule" add constraint "ai_rule_schedule_id_foreign" foreign key ("schedule_id") references "schedule" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "ai_rule" add constraint "ai_rule_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "ai_rule" add constraint "ai_rule_source_message_id_foreign" foreign key ("source_message_id") references "ai_message" ("id") on delete set null',
    );
    this.addSql(
      'alter table "ai_proposal" add constraint "ai_proposal_session_id_foreign" foreign key ("session_id") references "ai_session" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "ai_proposal" add constraint "ai_proposal_source_message_id_foreign" foreign key ("source_message_id") references "ai_message" ("id") on delete set null',
    );
    this.addSql(
      'alter table "ai_proposal" add constraint "ai_proposal_decided_by_id_foreign" foreign key ("decided_by_id") references "user_account" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('alter table "ai_message" drop constraint "ai_message_session_id_foreign"');
    this.addSql('alter table "ai_proposal" drop constraint "ai_proposal_session_id_foreign"');
    this.addSql('alter table "ai_rule" drop constraint "ai_rule_source_message_id_foreign"');
    this.addSql('alter table "ai_proposal" drop constraint "ai_proposal_source_message_id_foreign"');
    this.addSql('drop table if exists "ai_session" cascade');
    this.addSql('drop table if exists "ai_message" cascade');
    this.addSql('drop table if exists "ai_rule" cascade');
    this.addSql('drop table if exists "ai_proposal" cascade');
  }
}
