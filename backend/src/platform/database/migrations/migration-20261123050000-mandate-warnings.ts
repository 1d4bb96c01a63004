import { Migration } from '@mikro-orm/migrations';

/** A mandate that ends is warned of once. */
export class Migration20261123050000 extends Migration {
  override up(): void {
    this.addSql(`alter table "minister" add "mandate_warned_for" date null`);
  }

  override down(): void {
    this.addSql('alter table "minister" drop column "mandate_warned_for"');
  }
}
