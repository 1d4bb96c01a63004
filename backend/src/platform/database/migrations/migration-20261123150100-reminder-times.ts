import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150100 extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add "reminder_times" text not null default 'both'`);
  }

  override down(): void {
    this.addSql('alter table "user_account" drop column "reminder_times"');
  }
}
