import { Migration } from '@mikro-orm/migrations';

/** Wishes for another e-mail address wait for both mailboxes. */
export class Migration20261123020000 extends Migration {
  override up(): void {
    this.addSql(
      'create table "email_change" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "new_email" text not null, "old_confirmed_at" timestamptz null, "new_confirmed_at" timestamptz null)',
    );
    this.addSql('alter table "email_change" add constraint "email_change_user_id_unique" unique ("user_id")');
    this.addSql(
      'alter table "email_change" add constraint "email_change_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "email_change" cascade');
  }
}
