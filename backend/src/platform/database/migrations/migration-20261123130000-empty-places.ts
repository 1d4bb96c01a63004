import { Migration } from '@mikro-orm/migrations';

/** A request without an asker is about the empty places of a mass, for which the coordination asks people. */
export class Migration20261123130000 extends Migration {
  override up(): void {
    this.addSql('alter table "substitution_request" drop constraint "substitution_request_place_while_open"');
    this.addSql('alter table "substitution_request" alter column "minister_id" drop not null');
    this.addSql('alter table "substitution_request" alter column "reason" drop not null');
    this.addSql(
      `alter table "substitution_request" add constraint "substitution_request_place_while_open" check (case when minister_id is null then assignment_id is null and reason is null else reason is not null and (status in ('open', 'offered', 'exhausted')) = (assignment_id is not null) end)`,
    );
    this.addSql(
      `create unique index "substitution_request_one_for_empty_places" on "substitution_request" ("slot_id") where minister_id is null and status in ('open', 'offered', 'exhausted')`,
    );
  }

  override down(): void {
    this.addSql('drop index "substitution_request_one_for_empty_places"');
    this.addSql('delete from "substitution_request" where "minister_id" is null');
    this.addSql(`update "substitution_offer" set "answer" = null where "answer" = 'too-late'`);
    this.addSql('alter table "substitution_request" drop constraint "substitution_request_place_while_open"');
    this.addSql('alter table "substitution_request" alter column "minister_id" set not null');
    this.addSql('alter table "substitution_request" alter column "reason" set not null');
    this.addSql(
      `alter table "substitution_request" add constraint "substitution_request_place_while_open" check ((status in ('open', 'offered', 'exhausted')) = (assignment_id is not null))`,
    );
  }
}
