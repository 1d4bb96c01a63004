import { Migration } from '@mikro-orm/migrations';

/** A session knows where its browser takes notices. */
export class Migration20261123120000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "user_session" add column "push_endpoint" text null, add column "push_keys" jsonb null`,
    );
    this.addSql(
      `alter table "user_session" add constraint "user_session_push_endpoint_unique" unique ("push_endpoint")`,
    );
  }

  override down(): void {
    this.addSql('alter table "user_session" drop column "push_endpoint", drop column "push_keys"');
  }
}
