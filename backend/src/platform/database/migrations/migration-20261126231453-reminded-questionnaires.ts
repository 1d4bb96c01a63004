import { Migration } from '@mikro-orm/migrations';

export class Migration20261126231453 extends Migration {
  override up(): void {
    this.addSql('alter table "questionnaire" add "reminded_at" timestamptz null');
  }

  override down(): void {
    this.addSql('alter table "questionnaire" drop column "reminded_at"');
  }
}
