import { Migration } from '@mikro-orm/migrations';

/** A minister may have no account; what is not known of somebody is null; answers say who gave them. */
export class Migration20261122214000 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "minister" alter column "user_id" drop not null, alter column "phone" drop not null, alter column "birth_date" drop not null, add column "erased_at" timestamptz null',
    );
    this.addSql(`
      update "minister" m set "erased_at" = u."erased_at", "phone" = null, "birth_date" = null
      from "user_account" u where u."id" = m."user_id" and u."erased_at" is not null`);
  }

  override down(): void {
    this.addSql('delete from "minister" where "user_id" is null');
    this.addSql(
      `update "minister" set "phone" = coalesce("phone", ''), "birth_date" = coalesce("birth_date", '1900-01-01')`,
    );
    this.addSql(
      'alter table "minister" drop column "erased_at", alter column "user_id" set not null, alter column "phone" set not null, alter column "birth_date" set not null',
    );
  }
}
