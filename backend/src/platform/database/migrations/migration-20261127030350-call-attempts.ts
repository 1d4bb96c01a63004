import { Migration } from '@mikro-orm/migrations';

/** That nobody answered when the coordination telephoned somebody about a questionnaire. */
export class Migration20261127030350 extends Migration {
  override up(): void {
    this.addSql(
      `create table "call_attempt" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "questionnaire_id" int not null, "minister_id" int not null, "tried_at" timestamptz not null)`,
    );
    this.addSql(`create index "call_attempt_minister_id_index" on "call_attempt" ("minister_id")`);
    this.addSql(
      `alter table "call_attempt" add constraint "call_attempt_questionnaire_id_minister_id_unique" unique ("questionnaire_id", "minister_id")`,
    );
    this.addSql(
      `alter table "call_attempt" add constraint "call_attempt_questionnaire_id_foreign" foreign key ("questionnaire_id") references "questionnaire" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "call_attempt" add constraint "call_attempt_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table "call_attempt"');
  }
}
