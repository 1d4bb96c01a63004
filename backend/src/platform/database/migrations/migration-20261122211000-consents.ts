import { Migration } from '@mikro-orm/migrations';

/** What the consents of before were about, whose text was not kept: everybody is asked anew. */
const EARLIER = 'Texto de consentimento, versão 2026-11, de antes de os textos serem guardados.';

/** Consents have records of their own; a guardian can be reached; telephones are shown by choice alone. */
export class Migration20261122211000 extends Migration {
  override up(): void {
    this.addSql(
      'create table "consent_text" ("hash" text not null, "text" text not null, primary key ("hash"))',
    );
    this.addSql(
      'create table "consent_record" ("id" serial primary key, "user_id" int null, "email_key" text null, "text_hash" text not null, "at" timestamptz not null, "address" text null, "by_guardian" boolean not null default false)',
    );
    this.addSql('create index "consent_record_email_key_index" on "consent_record" ("email_key")');
    this.addSql('create index "consent_record_at_index" on "consent_record" ("at")');
    this.addSql(
      'create index "consent_record_user_id_text_hash_index" on "consent_record" ("user_id", "text_hash")',
    );
    this.addSql(
      'alter table "consent_record" add constraint "consent_record_text_hash_foreign" foreign key ("text_hash") references "consent_text" ("hash")',
    );
    this.addSql(`insert into consent_text (hash, text)
      select encode(sha256(convert_to(text, 'UTF8')), 'hex'), text from (values ('${EARLIER}')) earlier (text)`);
    this.addSql(`insert into consent_record (user_id, text_hash, at, address, by_guardian)
      select r.user_id, t.hash, (r.consent ->> 'at')::timestamptz, r.consent ->> 'address',
        r.consent ->> 'guardianName' is not null
      from registration_request r, consent_text t where r.user_id is not null and r.consent ->> 'at' <> ''`);

    this.addSql('alter table "minister" add "guardian_name" text null, add "guardian_contact" text null');
    this.addSql(`update minister m set guardian_name = r.consent ->> 'guardianName'
      from registration_request r where r.user_id = m.user_id`);
    // Until now the telephone was shown unless somebody took it back: that is no choice.
    this.addSql('update minister set shares_phone = false');
    this.addSql('alter table "minister" alter column "shares_phone" set default false');
  }

  override down(): void {
    this.addSql('alter table "minister" alter column "shares_phone" set default true');
    this.addSql('alter table "minister" drop column "guardian_name", drop column "guardian_contact"');
    this.addSql('drop table "consent_record"');
    this.addSql('drop table "consent_text"');
  }
}
