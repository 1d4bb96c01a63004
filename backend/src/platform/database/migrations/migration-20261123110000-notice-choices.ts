import { Migration } from '@mikro-orm/migrations';

/** How people want to be told of things; who wanted no reminders by mail finds them inside. */
export class Migration20261123110000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "notice_choice" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "kind" text not null, "channel" text not null)`,
    );
    this.addSql(
      `alter table "notice_choice" add constraint "notice_choice_user_id_kind_unique" unique ("user_id", "kind")`,
    );
    this.addSql(
      `alter table "notice_choice" add constraint "notice_choice_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `insert into "notice_choice" ("user_id", "kind", "channel") select "user_id", 'reminders', 'inside' from "minister" where not "wants_reminders" and "user_id" is not null`,
    );
    this.addSql(`alter table "minister" drop column "wants_reminders"`);
    this.addSql(
      `alter table "email_message" add column "channel" text not null default 'mail', add column "needed_by" timestamptz null, add column "digest_id" int null`,
    );
    this.addSql(
      `alter table "email_message" add constraint "email_message_digest_id_foreign" foreign key ("digest_id") references "email_message" ("id") on delete set null`,
    );
    this.addSql(`create index "email_message_digest_id_index" on "email_message" ("digest_id")`);
  }
}
