import { Migration } from '@mikro-orm/migrations';

/** Read notices are counted and deleted by their age. */
export class Migration20261123060000 extends Migration {
  override up(): void {
    this.addSql(`create index "notification_read" on "notification" ("read_at") where "read_at" is not null`);
  }
}
