import { Migration } from '@mikro-orm/migrations';

/** Answers say who typed them in for the minister, and how they were given. */
export class Migration20261122214500 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "questionnaire_response" add column "answered_by_id" int null, add column "answered_through" text null',
    );
    this.addSql(
      'create index "questionnaire_response_answered_by_id_index" on "questionnaire_response" ("answered_by_id")',
    );
    this.addSql(
      'alter table "questionnaire_response" add constraint "questionnaire_response_answered_by_id_foreign" foreign key ("answered_by_id") references "user_account" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql(
      'alter table "questionnaire_response" drop column "answered_by_id", drop column "answered_through"',
    );
  }
}
