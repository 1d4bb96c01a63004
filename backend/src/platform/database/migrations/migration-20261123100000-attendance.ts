import { Migration } from '@mikro-orm/migrations';

/** Days are opened for the sacristy, and who came to the masses is kept. */
export class Migration20261123100000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "sacristy_opening" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "date" date not null, "code_hash" text not null, "opened_by_id" int null, "closed_at" timestamptz null)`,
    );
    this.addSql(`create index "sacristy_opening_date_index" on "sacristy_opening" ("date")`);
    this.addSql(
      `alter table "sacristy_opening" add constraint "sacristy_opening_code_hash_unique" unique ("code_hash")`,
    );
    this.addSql(
      `alter table "sacristy_opening" add constraint "sacristy_opening_opened_by_id_foreign" foreign key ("opened_by_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(
      `create table "attendance_mark" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "tap_id" uuid not null, "slot_id" int not null, "minister_id" int not null, "arrived" boolean not null, "marked_at" timestamptz not null, "marked_by" text not null)`,
    );
    this.addSql(
      `alter table "attendance_mark" add constraint "attendance_mark_tap_id_unique" unique ("tap_id")`,
    );
    this.addSql(`create index "attendance_mark_minister_id_index" on "attendance_mark" ("minister_id")`);
    this.addSql(
      `create index "attendance_mark_slot_id_minister_id_marked_at_index" on "attendance_mark" ("slot_id", "minister_id", "marked_at")`,
    );
    this.addSql(
      `alter table "attendance_mark" add constraint "attendance_mark_slot_id_foreign" foreign key ("slot_id") references "schedule_slot" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "attendance_mark" add constraint "attendance_mark_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table "attendance_mark"');
    this.addSql('drop table "sacristy_opening"');
  }
}
