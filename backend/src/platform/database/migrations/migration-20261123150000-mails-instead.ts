import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150000 extends Migration {
  override up(): void {
    this.addSql(`alter table "email_message" add "instead_of" text null`);
  }

  override down(): void {
    this.addSql(`alter table "email_message" drop column "instead_of"`);
  }
}
