import { Migration } from '@mikro-orm/migrations';

/** Rosters of several schedules that are computed together: one run leads, the others follow. */
export class Migration20261123140000 extends Migration {
  override up(): void {
    this.addSql('alter table "roster_run" add "lead_id" int null');
    this.addSql(
      'alter table "roster_run" add constraint "roster_run_lead_id_foreign" foreign key ("lead_id") references "roster_run" ("id") on delete set null',
    );
    this.addSql('create index "roster_run_lead_id_index" on "roster_run" ("lead_id")');
  }

  override down(): void {
    this.addSql('alter table "roster_run" drop constraint "roster_run_lead_id_foreign"');
    this.addSql('alter table "roster_run" drop column "lead_id"');
  }
}
