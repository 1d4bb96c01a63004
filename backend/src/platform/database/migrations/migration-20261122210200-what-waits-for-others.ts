import { Migration } from '@mikro-orm/migrations';

/** A name that one asks for waits for the coordination, a family tie for the other person; those that stand are agreed. */
export class Migration20261122210200 extends Migration {
  override up(): void {
    this.addSql('alter table "minister" add "requested_name" text null');
    this.addSql('alter table "family_relationship" add "awaits_id" int null');
    this.addSql(
      'alter table "family_relationship" add constraint "family_relationship_awaits_id_foreign" foreign key ("awaits_id") references "minister" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('alter table "family_relationship" drop column "awaits_id"');
    this.addSql('alter table "minister" drop column "requested_name"');
  }
}
