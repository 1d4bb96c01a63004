import { Migration } from '@mikro-orm/migrations';

export class Migration20261121063359 extends Migration {
  override up(): void {
    this.addSql(
      'create table "substitution_request" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "assignment_id" int null, "slot_id" int not null, "minister_id" int not null, "reason" text not null, "status" text not null default \'open\', "substitute_id" int null, "note" text null, "decided_by_id" int null, "decided_at" timestamptz null)',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_assignment_id_unique" unique ("assignment_id")',
    );
    this.addSql('create index "substitution_request_slot_id_index" on "substitution_request" ("slot_id")');
    this.addSql(
      'create index "substitution_request_minister_id_index" on "substitution_request" ("minister_id")',
    );
    this.addSql(
      'create index "substitution_request_substitute_id_index" on "substitution_request" ("substitute_id")',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_assignment_id_foreign" foreign key ("assignment_id") references "assignment" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_slot_id_foreign" foreign key ("slot_id") references "schedule_slot" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_substitute_id_foreign" foreign key ("substitute_id") references "minister" ("id") on delete set null',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_decided_by_id_foreign" foreign key ("decided_by_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_place_while_open" check ((status in (\'open\', \'offered\')) = (assignment_id is not null))',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "substitution_request" cascade');
  }
}
