import { Migration } from '@mikro-orm/migrations';

/** What a seal says of an event, always as the same bytes; AuditCheck computes it too. */
const CONTENT = `convert_to(jsonb_build_array(new.id, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
          new.actor_id, new.action, new.subject_type, new.subject_id, new.details, new.address, new.request_id)::text, 'UTF8')`;

/** Every event of the audit trail is sealed when its transaction is committed: docs/adr/0024-sealed-audit-trail.md. */
export class Migration20261122212000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_seal" ("id" int not null, "event_id" int not null, "hash" bytea not null, primary key ("id"))`,
    );
    this.addSql('alter table "audit_seal" add constraint "audit_seal_event_id_unique" unique ("event_id")');
    // Deferred, so that of the locks of a transaction this is the last one: nobody who holds it waits for another.
    this.addSql(`create function seal_audit_event() returns trigger language plpgsql as $$
      declare last audit_seal;
      begin
        perform pg_advisory_xact_lock(7402612);
        select * into last from audit_seal order by id desc limit 1;
        insert into audit_seal (id, event_id, hash) values (coalesce(last.id, 0) + 1, new.id,
          sha256(coalesce(last.hash, '') || ${CONTENT}));
        return null;
      end $$`);
    this.addSql(`do $$
      declare new audit_event; place int := 0; seal bytea := '';
      begin
        for new in select * from audit_event order by id loop
          place := place + 1;
          seal := sha256(seal || ${CONTENT});
          insert into audit_seal (id, event_id, hash) values (place, new.id, seal);
        end loop;
      end $$`);
    this.addSql(`create constraint trigger audit_event_is_sealed after insert on "audit_event"
      deferrable initially deferred for each row execute function seal_audit_event()`);
    this.addSql(`create trigger audit_seal_is_kept before update or delete on "audit_seal"
      for each row execute function audit_event_is_kept()`);
    this.addSql(`create trigger audit_seal_is_not_emptied before truncate on "audit_seal"
      for each statement execute function audit_event_is_kept()`);
  }

  override down(): void {
    this.addSql('drop trigger audit_event_is_sealed on "audit_event"');
    this.addSql('drop table "audit_seal"');
    this.addSql('drop function seal_audit_event()');
  }
}
