import { Migration } from '@mikro-orm/migrations';

export class Migration20261126040000 extends Migration {
  override up(): void {
    this.addSql('alter table "substitution_request" add "place_id" int null');
    this.addSql('update "substitution_request" set "place_id" = "assignment_id"');
    this.addSql('create index "substitution_request_place_id_index" on "substitution_request" ("place_id")');
  }

  override down(): void {
    this.addSql('alter table "substitution_request" drop column "place_id"');
  }
}
