import { Migration } from '@mikro-orm/migrations';

export class Migration20261122090000 extends Migration {
  override up(): void {
    this.addSql('alter table "roster_run" add "discarded_at" timestamptz null');
  }

  override down(): void {
    this.addSql('alter table "roster_run" drop column "discarded_at"');
  }
}
