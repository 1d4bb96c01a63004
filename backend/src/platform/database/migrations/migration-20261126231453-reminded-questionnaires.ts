import { Migration } from '@mikro-orm/migrations';

export class Migration20261126231453 extends Migration {
  override up(): void {
    this.addSql('alter table "questionnaire" add "reminded_at" timestamptz null');
  }

  override down(): void {
    this.addSql(
      'create or replace function "audit_event_audit_event_is_kept_fn"() returns trigger as $$ begin ; end; $$ language plpgsql',
    );
    this.addSql(
      'create trigger "audit_event_is_kept" BEFORE DELETE OR UPDATE on "audit_event" for each ROW execute function "audit_event_audit_event_is_kept_fn"()',
    );
    this.addSql(
      'create or replace function "audit_event_audit_event_is_sealed_fn"() returns trigger as $$ begin ; end; $$ language plpgsql',
    );
    this.addSql(
      'create trigger "audit_event_is_sealed" AFTER INSERT on "audit_event" for each ROW execute function "audit_event_audit_event_is_sealed_fn"()',
    );
    this.addSql(
      'create or replace function "audit_seal_audit_seal_is_kept_fn"() returns trigger as $$ begin ; end; $$ language plpgsql',
    );
    this.addSql(
      'create trigger "audit_seal_is_kept" BEFORE DELETE OR UPDATE on "audit_seal" for each ROW execute function "audit_seal_audit_seal_is_kept_fn"()',
    );
    this.addSql('alter table "questionnaire" drop column "reminded_at"');
  }
}
