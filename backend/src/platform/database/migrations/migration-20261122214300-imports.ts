import { Migration } from '@mikro-orm/migrations';

/** What came from spreadsheets, so that it can be taken back. */
export class Migration20261122214300 extends Migration {
  override up(): void {
    this.addSql(
      'create table "import_record" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "file_name" text not null, "rows" int not null, "made" jsonb not null, "created_by_id" int null, "undone_at" timestamptz null, "undone_by_id" int null)',
    );
    for (const column of ['created_by_id', 'undone_by_id']) {
      this.addSql(`create index "import_record_${column}_index" on "import_record" ("${column}")`);
      this.addSql(
        `alter table "import_record" add constraint "import_record_${column}_foreign" foreign key ("${column}") references "user_account" ("id") on delete set null`,
      );
    }
  }

  override down(): void {
    this.addSql('drop table "import_record"');
  }
}
