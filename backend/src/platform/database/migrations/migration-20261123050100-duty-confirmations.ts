import { Migration } from '@mikro-orm/migrations';

/** People are reminded of their masses and say whether they come. */
export class Migration20261123050100 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "assignment" add "reminded_at" timestamptz null, add "seen_at" timestamptz null, add "confirmed_at" timestamptz null`,
    );
    this.addSql(`alter table "minister" add "wants_reminders" boolean not null default true`);
  }

  override down(): void {
    this.addSql('alter table "minister" drop column "wants_reminders"');
    this.addSql(
      'alter table "assignment" drop column "reminded_at", drop column "seen_at", drop column "confirmed_at"',
    );
  }
}
