import { Migration } from '@mikro-orm/migrations';

/** The e-mail address is shown by a choice of its own, no longer together with the telephone. */
export class Migration20261122153000 extends Migration {
  override up(): void {
    this.addSql('alter table "minister" add "shares_email" boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table "minister" drop column "shares_email"');
  }
}
