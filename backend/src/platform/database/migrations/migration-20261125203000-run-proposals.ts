import { Migration } from '@mikro-orm/migrations';

export class Migration20261125203000 extends Migration {
  override up(): void {
    this.addSql('alter table "roster_run" rename column "draft" to "proposal"');
  }

  override down(): void {
    this.addSql('alter table "roster_run" rename column "proposal" to "draft"');
  }
}
