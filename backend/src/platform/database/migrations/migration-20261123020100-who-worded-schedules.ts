import { Migration } from '@mikro-orm/migrations';

/** Title and description of a schedule know who typed them, so that they can go with that person. */
export class Migration20261123020100 extends Migration {
  override up(): void {
    this.addSql('alter table "schedule" add "worded_by_id" int null');
    this.addSql(
      'alter table "schedule" add constraint "schedule_worded_by_id_foreign" foreign key ("worded_by_id") references "user_account" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('alter table "schedule" drop constraint "schedule_worded_by_id_foreign"');
    this.addSql('alter table "schedule" drop column "worded_by_id"');
  }
}
