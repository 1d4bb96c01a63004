import { Migration } from '@mikro-orm/migrations';

/** An authenticator app beside the password, with recovery codes. */
export class Migration20261123013000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "second_factor" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "secret" text not null, "confirmed_at" timestamptz null, "last_step" int not null, "recovery_hashes" text[] not null)`,
    );
    this.addSql(
      'alter table "second_factor" add constraint "second_factor_user_id_unique" unique ("user_id")',
    );
    this.addSql(
      'alter table "second_factor" add constraint "second_factor_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table "second_factor"');
  }
}
