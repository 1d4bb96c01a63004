import { Migration } from '@mikro-orm/migrations';

export class Migration20261121074406 extends Migration {
  override up(): void {
    this.addSql(
      'create table "roster_change" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "schedule_id" int not null, "revision" int not null, "kind" text not null, "state" text not null default \'final\', "changed_by_id" int null, "diff" jsonb not null)',
    );
    this.addSql('create index "roster_change_schedule_id_id_index" on "roster_change" ("schedule_id", "id")');
    this.addSql(
      'alter table "roster_run" add "draft" boolean not null default false, add "version" int null, add "accepted_at" timestamptz null',
    );
    this.addSql('alter table "assignment" add "override_reason" text null');
    this.addSql(
      'alter table "roster_change" add constraint "roster_change_schedule_id_foreign" foreign key ("schedule_id") references "schedule" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "roster_change" add constraint "roster_change_changed_by_id_foreign" foreign key ("changed_by_id") references "user_account" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "roster_change" cascade');
    this.addSql('alter table "assignment" drop column "override_reason"');
    this.addSql(
      'alter table "roster_run" drop column "draft", drop column "version", drop column "accepted_at"',
    );
  }
}
