import { Migration } from '@mikro-orm/migrations';

/** Rosters of before the parish moved in: schedules say so, and imports what they are of. */
export class Migration20261123030000 extends Migration {
  override up(): void {
    this.addSql('alter table "schedule" add "imported" boolean not null default false');
    this.addSql(`alter table "import_record" add "kind" text not null default 'people'`);
  }

  override down(): void {
    this.addSql('alter table "schedule" drop column "imported"');
    this.addSql('alter table "import_record" drop column "kind"');
  }
}
