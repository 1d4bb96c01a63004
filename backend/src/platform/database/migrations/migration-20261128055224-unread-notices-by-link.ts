import { Migration } from '@mikro-orm/migrations';

/** What settles notices finds them by what they lead to, not by reading every unread one. */
export class Migration20261128055224 extends Migration {
  override up(): void {
    this.addSql(
      'create index "notification_unread_link" on "notification" ("link") where "read_at" is null and "link" is not null',
    );
  }

  override down(): void {
    this.addSql('drop index "notification_unread_link"');
  }
}
