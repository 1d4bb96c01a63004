import { Migration } from '@mikro-orm/migrations';

/** Which rules a step of a roster's history set and took away. */
export class Migration20261128112500 extends Migration {
  override up(): void {
    this.addSql('alter table "roster_change" add column "rules" jsonb null');
  }

  override down(): void {
    this.addSql('alter table "roster_change" drop column "rules"');
  }
}
