import { Migration } from '@mikro-orm/migrations';

/** The address of a calendar ends with the sessions of whom it belongs to. */
export class Migration20261122210300 extends Migration {
  override up(): void {
    this.addSql('alter table "calendar_feed" add "token_version" int null');
    this.addSql(
      `update calendar_feed f set token_version = u.token_version from minister m join user_account u on u.id = m.user_id where m.id = f.minister_id`,
    );
    this.addSql('delete from calendar_feed where token_version is null');
    this.addSql('alter table "calendar_feed" alter column "token_version" set not null');
  }

  override down(): void {
    this.addSql('alter table "calendar_feed" drop column "token_version"');
  }
}
