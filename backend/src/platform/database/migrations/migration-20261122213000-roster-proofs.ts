import { Migration } from '@mikro-orm/migrations';

/** What proves that a computed roster is the best one, kept with the run. */
export class Migration20261122213000 extends Migration {
  override up(): void {
    this.addSql('alter table "roster_run" add "proof" jsonb null');
  }

  override down(): void {
    this.addSql('alter table "roster_run" drop column "proof"');
  }
}
