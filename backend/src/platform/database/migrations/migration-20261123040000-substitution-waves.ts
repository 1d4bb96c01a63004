import { Migration } from '@mikro-orm/migrations';

/**
 * Requests for a substitute are asked in waves: who is named, an exchange, and an offer a person. Those that wait for a
 * decision begin with their first wave; nobody was asked for those that called themselves offered.
 */
export class Migration20261123040000 extends Migration {
  override up(): void {
    this.addSql(`alter table "substitution_request" drop constraint "substitution_request_place_while_open"`);
    this.addSql(`
      alter table "substitution_request" add "named_id" int null, add "return_slot_id" int null,
        add "seed" int not null default 0, add "wave" int not null default 0,
        add "next_wave_at" timestamptz null, add "coordination_told_at" timestamptz null`);
    this.addSql(
      `update "substitution_request" set "status" = 'open', "next_wave_at" = now(), "seed" = "id",
        "coordination_told_at" = "created_at" where "assignment_id" is not null`,
    );
    this.addSql(`
      insert into "outbox_message" ("job", "payload", "dedupe_key", "available_at")
      select 'substitution.wave', jsonb_build_object('requestId', "id", 'wave', 1),
        'substitution.wave:' || "id" || ':1:first', now()
      from "substitution_request" where "assignment_id" is not null`);
    this.addSql('create index "substitution_request_named_id_index" on "substitution_request" ("named_id")');
    this.addSql(
      'create index "substitution_request_return_slot_id_index" on "substitution_request" ("return_slot_id")',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_named_id_foreign" foreign key ("named_id") references "minister" ("id") on delete set null',
    );
    this.addSql(
      'alter table "substitution_request" add constraint "substitution_request_return_slot_id_foreign" foreign key ("return_slot_id") references "schedule_slot" ("id") on delete set null',
    );
    this.addSql(
      `alter table "substitution_request" add constraint "substitution_request_place_while_open" check ((status in ('open', 'offered', 'exhausted')) = (assignment_id is not null))`,
    );
    this.addSql(
      'create table "substitution_offer" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "request_id" int not null, "minister_id" int not null, "wave" int not null, "asked_at" timestamptz not null, "channel" text not null, "draw" int not null, "answer" text null, "answered_at" timestamptz null)',
    );
    this.addSql(
      'alter table "substitution_offer" add constraint "substitution_offer_request_id_minister_id_unique" unique ("request_id", "minister_id")',
    );
    this.addSql(
      'create index "substitution_offer_minister_id_asked_at_index" on "substitution_offer" ("minister_id", "asked_at")',
    );
    this.addSql(
      'alter table "substitution_offer" add constraint "substitution_offer_request_id_foreign" foreign key ("request_id") references "substitution_request" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "substitution_offer" add constraint "substitution_offer_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table "substitution_offer"');
    this.addSql(`alter table "substitution_request" drop constraint "substitution_request_place_while_open"`);
    this.addSql(`update "substitution_request" set "status" = 'offered' where "status" = 'exhausted'`);
    this.addSql(
      `alter table "substitution_request" drop column "named_id", drop column "return_slot_id", drop column "seed",
        drop column "wave", drop column "next_wave_at", drop column "coordination_told_at"`,
    );
    this.addSql(`delete from "outbox_message" where "job" in ('substitution.wave', 'substitution.alarm')`);
    this.addSql(
      `alter table "substitution_request" add constraint "substitution_request_place_while_open" check ((status in ('open', 'offered')) = (assignment_id is not null))`,
    );
  }
}
