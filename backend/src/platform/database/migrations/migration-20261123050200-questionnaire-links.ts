import { Migration } from '@mikro-orm/migrations';

/** A questionnaire is answered from its mail, by a link for one person. */
export class Migration20261123050200 extends Migration {
  override up(): void {
    this.addSql(
      `create table "questionnaire_link" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "questionnaire_id" int not null, "minister_id" int not null, "round" int not null, "token_hash" text not null, "revoked_at" timestamptz null)`,
    );
    this.addSql(
      `create index "questionnaire_link_minister_id_index" on "questionnaire_link" ("minister_id")`,
    );
    this.addSql(
      `alter table "questionnaire_link" add constraint "questionnaire_link_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(
      `alter table "questionnaire_link" add constraint "questionnaire_link_questionnaire_id_minister_id_unique" unique ("questionnaire_id", "minister_id")`,
    );
    this.addSql(
      `alter table "questionnaire_link" add constraint "questionnaire_link_questionnaire_id_foreign" foreign key ("questionnaire_id") references "questionnaire" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "questionnaire_link" add constraint "questionnaire_link_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table "questionnaire_link"');
  }
}
