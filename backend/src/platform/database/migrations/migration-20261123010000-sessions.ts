import { Migration } from '@mikro-orm/migrations';

/** A sign-in is a row, so that one device can be signed out; tokens of before name none and open nothing any more. */
export class Migration20261123010000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "user_session" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "token_version" int not null, "device" text not null, "opened_at" timestamptz not null, "last_seen_at" timestamptz not null, "expires_at" timestamptz not null)`,
    );
    this.addSql('create index "user_session_user_id_index" on "user_session" ("user_id")');
    this.addSql(
      'alter table "user_session" add constraint "user_session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table "user_session"');
  }
}
