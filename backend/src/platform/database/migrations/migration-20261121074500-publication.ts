import { Migration } from '@mikro-orm/migrations';

export class Migration20261121074500 extends Migration {
  override up(): void {
    this.addSql(
      'create table "announced_duty" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "slot_id" int not null, "minister_id" int not null, "starts_at" timestamptz not null, "withdrawn" boolean not null default false, "mail_key" text not null)',
    );
    this.addSql('create index "announced_duty_minister_id_index" on "announced_duty" ("minister_id")');
    this.addSql(
      'alter table "announced_duty" add constraint "announced_duty_slot_id_minister_id_unique" unique ("slot_id", "minister_id")',
    );
    this.addSql(
      'create table "calendar_feed" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "minister_id" int not null, "token_hash" text not null, "issued_at" timestamptz not null, "last_fetched_at" timestamptz null)',
    );
    this.addSql(
      'alter table "calendar_feed" add constraint "calendar_feed_minister_id_unique" unique ("minister_id")',
    );
    this.addSql(
      'alter table "calendar_feed" add constraint "calendar_feed_token_hash_unique" unique ("token_hash")',
    );
    this.addSql(
      'alter table "announced_duty" add constraint "announced_duty_slot_id_foreign" foreign key ("slot_id") references "schedule_slot" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "announced_duty" add constraint "announced_duty_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "calendar_feed" add constraint "calendar_feed_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "calendar_feed" cascade');
    this.addSql('drop table if exists "announced_duty" cascade');
  }
}
