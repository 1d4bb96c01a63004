import { Migration } from '@mikro-orm/migrations';

/** Archives with which a parish moves out: who ordered them is in the trail alone. */
export class Migration20261123031000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "parish_archive" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "status" text not null default 'waiting', "tables_done" int not null default 0, "bytes" int null, "kept_until" timestamptz null)`,
    );
  }

  override down(): void {
    this.addSql('drop table "parish_archive"');
  }
}
