import { Migration } from '@mikro-orm/migrations';

/** Titles of the notices that name a person, and what stands before and after the name. */
const NAMING_NOTICES = [
  ['Pedido de substituição', '', ' não pode servir na missa de '],
  ['Pedido de substituição retirado', '', ' vai servir na missa de '],
  ['Substituição confirmada', '', ' serve no seu lugar na missa de '],
  ['Você serve em mais uma missa', ', no lugar de ', '.'],
];

/** Texts that the product composed say beside them whom they name; the audit trail knows ids alone and is only added to. */
export class Migration20261122200000 extends Migration {
  override up(): void {
    this.addSql(`alter table "notification" add "about" integer[] not null default '{}'`);
    this.addSql(`alter table "ai_message" add "about" integer[] not null default '{}'`);
    for (const [title, before, after] of NAMING_NOTICES)
      this.addSql(`update notification n set about = array(
        select m.id from minister m where position('${before}' || m.schedule_name || '${after}' in n.content) > 0)
        where n.title = '${title}'`);
    this.addSql(`update ai_message a set about = array(
      select m.id from minister m where position(m.schedule_name in a.message) > 0) where a.sender = 'ai'`);
    this.addSql('create index "notification_about_index" on "notification" using gin ("about")');
    this.addSql('create index "ai_message_about_index" on "ai_message" using gin ("about")');

    this.addSql(
      `update audit_event set details = details - 'reason' where action = 'roster-rule-overridden'`,
    );
    this.addSql('alter table "audit_event" drop column "actor_name"');
    this.addSql(`create function audit_event_is_kept() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'UPDATE' and current_setting('partilha.retention', true) = 'on' then return old; end if;
        raise exception 'audit_event is only added to' using errcode = '42501';
      end $$`);
    this.addSql(`create trigger audit_event_is_kept before update or delete on "audit_event"
      for each row execute function audit_event_is_kept()`);
    this.addSql(`create trigger audit_event_is_not_emptied before truncate on "audit_event"
      for each statement execute function audit_event_is_kept()`);
  }

  override down(): void {
    this.addSql('drop trigger audit_event_is_not_emptied on "audit_event"');
    this.addSql('drop trigger audit_event_is_kept on "audit_event"');
    this.addSql('drop function audit_event_is_kept()');
    this.addSql('alter table "audit_event" add "actor_name" text null');
    this.addSql('alter table "ai_message" drop column "about"');
    this.addSql('alter table "notification" drop column "about"');
  }
}
