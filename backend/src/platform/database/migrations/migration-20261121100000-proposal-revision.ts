import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100000 extends Migration {
  override up(): void {
    this.addSql('alter table "ai_proposal" add "revision" int null');
  }

  override down(): void {
    this.addSql('alter table "ai_proposal" drop column "revision"');
  }
}
