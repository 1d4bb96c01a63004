import { Migration } from '@mikro-orm/migrations';

/** What is read by recency, by day or as unread stays as quick with ten years of history. */
export class Migration20261122210000 extends Migration {
  override up(): void {
    this.addSql('create index "audit_event_action_at_index" on "audit_event" ("action", "at")');
    this.addSql('create index "audit_event_subject_type_at_index" on "audit_event" ("subject_type", "at")');
    this.addSql(
      'create index "email_message_mail_created_at_index" on "email_message" ("mail", "created_at")',
    );
    this.addSql('create index "email_message_sent_at_index" on "email_message" ("sent_at")');
    this.addSql(
      'create index "notification_unread" on "notification" ("recipient_id") where "read_at" is null',
    );
    this.addSql(
      'create index "personal_message_unread" on "personal_message" ("recipient_id") where "read_at" is null',
    );
    this.addSql('drop index "personal_message_sender_id_index"');
    this.addSql(
      'create index "personal_message_sender_id_sent_at_index" on "personal_message" ("sender_id", "sent_at")',
    );
    this.addSql('create index "schedule_slot_date_index" on "schedule_slot" ("date")');
    this.addSql(
      'create index "community_post_pinned_published_at_index" on "community_post" ("pinned", "published_at")',
    );
  }

  override down(): void {
    this.addSql('drop index "community_post_pinned_published_at_index"');
    this.addSql('drop index "schedule_slot_date_index"');
    this.addSql('drop index "personal_message_sender_id_sent_at_index"');
    this.addSql('create index "personal_message_sender_id_index" on "personal_message" ("sender_id")');
    this.addSql('drop index "personal_message_unread"');
    this.addSql('drop index "notification_unread"');
    this.addSql('drop index "email_message_sent_at_index"');
    this.addSql('drop index "email_message_mail_created_at_index"');
    this.addSql('drop index "audit_event_subject_type_at_index"');
    this.addSql('drop index "audit_event_action_at_index"');
  }
}
