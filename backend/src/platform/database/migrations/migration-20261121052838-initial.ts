import { Migration } from '@mikro-orm/migrations';

export class Migration20261121052838 extends Migration {
  override up(): void {
    this.addSql(
      'create table "attempt_count" ("key" text not null, "count" int not null, "window_ends_at" timestamptz not null, primary key ("key"))',
    );
    this.addSql(
      'create table "audit_event" ("id" serial primary key, "at" timestamptz not null, "actor_id" int null, "actor_name" text null, "action" text not null, "subject_type" text null, "subject_id" int null, "details" jsonb not null, "address" text null, "request_id" text null)',
    );
    this.addSql(
      'create index "audit_event_subject_type_subject_id_index" on "audit_event" ("subject_type", "subject_id")',
    );
    this.addSql('create index "audit_event_at_index" on "audit_event" ("at")');
    this.addSql(
      'create table "liturgical_material" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "name" text not null, "description" text not null, "function" text not null, "care" text not null, "position" int not null default 0)',
    );
    this.addSql(
      'create table "mass_rule" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "key" text not null, "rule" jsonb not null, "position" int not null default 0)',
    );
    this.addSql('alter table "mass_rule" add constraint "mass_rule_key_unique" unique ("key")');
    this.addSql(
      'create table "outbox_message" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "job" text not null, "payload" jsonb not null, "dedupe_key" text not null, "status" text not null default \'waiting\', "attempts" int not null default 0, "available_at" timestamptz not null, "lease_until" timestamptz null, "done_at" timestamptz null, "last_error" text null)',
    );
    this.addSql(
      'alter table "outbox_message" add constraint "outbox_message_dedupe_key_unique" unique ("dedupe_key")',
    );
    this.addSql(
      'create index "outbox_message_status_lease_until_index" on "outbox_message" ("status", "lease_until")',
    );
    this.addSql(
      'create index "outbox_message_status_available_at_index" on "outbox_message" ("status", "available_at")',
    );
    this.addSql(
      'create table "procedure" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "description" text not null, "steps" text[] not null, "position" int not null default 0)',
    );
    this.addSql(
      'create table "schedule" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "description" text null, "type" text not null, "year" int not null, "month" int not null, "start_date" date not null, "end_date" date not null, "status" text not null default \'draft\', "published_at" timestamptz null, "version" int not null default 1)',
    );
    this.addSql('create index "schedule_year_month_index" on "schedule" ("year", "month")');
    this.addSql(
      'create table "questionnaire" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "schedule_id" int not null, "title" text not null, "description" text null, "status" text not null default \'draft\', "sent_at" timestamptz null, "round" int not null default 0, "response_deadline" timestamptz null, "allow_updates" boolean not null default true, "questions" jsonb not null, "special_masses" jsonb not null)',
    );
    this.addSql('create index "questionnaire_schedule_id_index" on "questionnaire" ("schedule_id")');
    this.addSql('create index "questionnaire_status_index" on "questionnaire" ("status")');
    this.addSql(
      'create table "schedule_slot" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "schedule_id" int not null, "date" date not null, "time" text not null, "starts_at" timestamptz not null, "description" text not null, "required_ministers" int not null, "experienced_required" int not null default 1, "location" text null, "rule_key" text null, "option_value" text null, "liturgical_name" text null, "liturgical_color" text null, "warning" text null)',
    );
    this.addSql('create index "schedule_slot_starts_at_index" on "schedule_slot" ("starts_at")');
    this.addSql(
      'alter table "schedule_slot" add constraint "schedule_slot_schedule_id_date_time_unique" unique ("schedule_id", "date", "time")',
    );
    this.addSql(
      'create table "setting" ("name" text not null, "value" jsonb not null, primary key ("name"))',
    );
    this.addSql(
      'create table "training_course" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "description" text not null, "due_date" date null, "position" int not null default 0)',
    );
    this.addSql(
      'create table "training_module" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "course_id" int not null, "position" int not null, "title" text not null, "body" text not null, "duration_minutes" int not null)',
    );
    this.addSql(
      'create index "training_module_course_id_position_index" on "training_module" ("course_id", "position")',
    );
    this.addSql(
      'create table "user_account" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "email" text not null, "name" text not null, "role" text not null, "password_hash" text null, "token_version" int not null default 0, "email_verified_at" timestamptz null, "disabled_at" timestamptz null, "erased_at" timestamptz null, "last_login_at" timestamptz null)',
    );
    this.addSql('alter table "user_account" add constraint "user_account_email_unique" unique ("email")');
    this.addSql(
      'create table "training_progress" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "module_id" int not null, "completed_at" timestamptz not null)',
    );
    this.addSql('create index "training_progress_module_id_index" on "training_progress" ("module_id")');
    this.addSql(
      'alter table "training_progress" add constraint "training_progress_user_id_module_id_unique" unique ("user_id", "module_id")',
    );
    this.addSql(
      'create table "roster_run" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "schedule_id" int not null, "requested_by_id" int null, "status" text not null default \'queued\', "stage" text null, "result" jsonb null, "error" text null, "started_at" timestamptz null, "finished_at" timestamptz null)',
    );
    this.addSql(
      'create index "roster_run_schedule_id_created_at_index" on "roster_run" ("schedule_id", "created_at")',
    );
    this.addSql(
      'create table "registration_request" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "full_name" text not null, "full_name_key" text not null, "email" text not null, "phone" text not null, "birth_date" date not null, "schedule_name" text not null, "experience" text not null, "availability" text[] not null, "observations" text null, "has_family_in_ministry" boolean not null, "consent" jsonb not null, "status" text not null default \'pending\', "review_comments" text null, "reviewed_by_id" int null, "reviewed_at" timestamptz null, "role" text null, "user_id" int null)',
    );
    this.addSql('create index "registration_request_email_index" on "registration_request" ("email")');
    this.addSql('create index "registration_request_user_id_index" on "registration_request" ("user_id")');
    this.addSql(
      'create unique index "registration_request_one_pending_email" on "registration_request" ("email") where "status" = \'pending\'',
    );
    this.addSql(
      'create index "registration_request_status_created_at_index" on "registration_request" ("status", "created_at")',
    );
    this.addSql(
      'create table "personal_message" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "sender_id" int null, "sender_name" text not null, "recipient_id" int not null, "subject" text not null, "body" text not null, "sent_at" timestamptz not null, "read_at" timestamptz null)',
    );
    this.addSql('create index "personal_message_sender_id_index" on "personal_message" ("sender_id")');
    this.addSql(
      'create index "personal_message_recipient_id_sent_at_index" on "personal_message" ("recipient_id", "sent_at")',
    );
    this.addSql(
      'create table "one_time_token" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "purpose" text not null, "token_hash" text not null, "expires_at" timestamptz not null, "used_at" timestamptz null)',
    );
    this.addSql('create index "one_time_token_user_id_index" on "one_time_token" ("user_id")');
    this.addSql(
      'alter table "one_time_token" add constraint "one_time_token_token_hash_unique" unique ("token_hash")',
    );
    this.addSql(
      'create table "notification" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "recipient_id" int not null, "title" text not null, "content" text not null, "priority" text not null default \'medium\', "link" text null, "sent_at" timestamptz not null, "read_at" timestamptz null)',
    );
    this.addSql(
      'create index "notification_recipient_id_sent_at_index" on "notification" ("recipient_id", "sent_at")',
    );
    this.addSql(
      'create table "news_post" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "summary" text not null, "body" text not null, "priority" text not null default \'medium\', "author_id" int null, "author_name" text null, "published_at" timestamptz null)',
    );
    this.addSql('create index "news_post_author_id_index" on "news_post" ("author_id")');
    this.addSql('create index "news_post_published_at_index" on "news_post" ("published_at")');
    this.addSql(
      'create table "minister" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "user_id" int not null, "full_name" text not null, "full_name_key" text not null, "phone" text not null, "birth_date" date not null, "schedule_name" text not null, "experience" text not null, "availability" text[] not null default \'{}\', "baptism_date" date null, "confirmation_date" date null, "marriage_date" date null, "photo_file" text null, "profile_image_position" jsonb not null default \'{"x":0,"y":0}\', "profile_image_rotation" double precision not null default 0, "profile_image_scale" double precision not null default 1, "is_active" boolean not null default true, "max_duties_per_month" int null, "mandate_until" date null, "shares_phone" boolean not null default true)',
    );
    this.addSql('alter table "minister" add constraint "minister_user_id_unique" unique ("user_id")');
    this.addSql('create index "minister_full_name_key_index" on "minister" ("full_name_key")');
    this.addSql(
      'create table "schedule_name" ("key" text not null, "minister_id" int null, "request_id" int null, primary key ("key"))',
    );
    this.addSql(
      'alter table "schedule_name" add constraint "schedule_name_minister_id_unique" unique ("minister_id")',
    );
    this.addSql(
      'alter table "schedule_name" add constraint "schedule_name_request_id_unique" unique ("request_id")',
    );
    this.addSql(
      'create table "questionnaire_response" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "questionnaire_id" int not null, "minister_id" int not null, "responses" jsonb not null, "additional_notes" text null)',
    );
    this.addSql(
      'create index "questionnaire_response_minister_id_index" on "questionnaire_response" ("minister_id")',
    );
    this.addSql(
      'alter table "questionnaire_response" add constraint "questionnaire_response_questionnaire_id_minister_id_unique" unique ("questionnaire_id", "minister_id")',
    );
    this.addSql(
      'create table "family_relationship" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "minister_id" int not null, "related_minister_id" int not null, "relationship_type" text not null, "wish" text not null default \'indiferente\')',
    );
    this.addSql(
      'create index "family_relationship_related_minister_id_index" on "family_relationship" ("related_minister_id")',
    );
    this.addSql(
      'alter table "family_relationship" add constraint "family_relationship_minister_id_related_minister_id_unique" unique ("minister_id", "related_minister_id")',
    );
    this.addSql(
      'create table "blocked_date" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "minister_id" int not null, "date" date not null, "reason" text null)',
    );
    this.addSql(
      'alter table "blocked_date" add constraint "blocked_date_minister_id_date_unique" unique ("minister_id", "date")',
    );
    this.addSql(
      'create table "availability_answer" ("slot_id" int not null, "minister_id" int not null, "answer" text not null, primary key ("slot_id", "minister_id"))',
    );
    this.addSql(
      'create index "availability_answer_minister_id_index" on "availability_answer" ("minister_id")',
    );
    this.addSql(
      'create table "assignment" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "slot_id" int not null, "minister_id" int not null, "origin" text not null, "pinned" boolean not null default false)',
    );
    this.addSql('create index "assignment_minister_id_index" on "assignment" ("minister_id")');
    this.addSql(
      'alter table "assignment" add constraint "assignment_slot_id_minister_id_unique" unique ("slot_id", "minister_id")',
    );
    this.addSql(
      'create table "email_message" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "mail" text not null, "to" text not null, "user_id" int null, "refs" jsonb not null, "dedupe_key" text not null, "status" text not null default \'queued\', "subject" text null, "attempts" int not null default 0, "resends" int not null default 0, "sent_at" timestamptz null, "last_error" text null)',
    );
    this.addSql('create index "email_message_user_id_index" on "email_message" ("user_id")');
    this.addSql(
      'alter table "email_message" add constraint "email_message_dedupe_key_unique" unique ("dedupe_key")',
    );
    this.addSql(
      'create index "email_message_status_created_at_index" on "email_message" ("status", "created_at")',
    );
    this.addSql('create index "email_message_created_at_index" on "email_message" ("created_at")');
    this.addSql(
      'create table "community_post" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "body" text not null, "author_id" int null, "author_name" text not null, "pinned" boolean not null default false, "published_at" timestamptz not null)',
    );
    this.addSql('create index "community_post_author_id_index" on "community_post" ("author_id")');
    this.addSql('create index "community_post_published_at_index" on "community_post" ("published_at")');
    this.addSql(
      'alter table "questionnaire" add constraint "questionnaire_schedule_id_foreign" foreign key ("schedule_id") references "schedule" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "schedule_slot" add constraint "schedule_slot_schedule_id_foreign" foreign key ("schedule_id") references "schedule" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "training_module" add constraint "training_module_course_id_foreign" foreign key ("course_id") references "training_course" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "training_progress" add constraint "training_progress_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "training_progress" add constraint "training_progress_module_id_foreign" foreign key ("module_id") references "training_module" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "roster_run" add constraint "roster_run_schedule_id_foreign" foreign key ("schedule_id") references "schedule" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "roster_run" add constraint "roster_run_requested_by_id_foreign" foreign key ("requested_by_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "registration_request" add constraint "registration_request_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "registration_request" add constraint "registration_request_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "personal_message" add constraint "personal_message_sender_id_foreign" foreign key ("sender_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "personal_message" add constraint "personal_message_recipient_id_foreign" foreign key ("recipient_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "one_time_token" add constraint "one_time_token_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "notification" add constraint "notification_recipient_id_foreign" foreign key ("recipient_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "news_post" add constraint "news_post_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "minister" add constraint "minister_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "schedule_name" add constraint "schedule_name_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "schedule_name" add constraint "schedule_name_request_id_foreign" foreign key ("request_id") references "registration_request" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "schedule_name" add constraint "schedule_name_check" check (num_nonnulls(minister_id, request_id) = 1)',
    );
    this.addSql(
      'alter table "questionnaire_response" add constraint "questionnaire_response_questionnaire_id_foreign" foreign key ("questionnaire_id") references "questionnaire" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "questionnaire_response" add constraint "questionnaire_response_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "family_relationship" add constraint "family_relationship_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "family_relationship" add constraint "family_relationship_related_minister_id_foreign" foreign key ("related_minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "blocked_date" add constraint "blocked_date_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "availability_answer" add constraint "availability_answer_slot_id_foreign" foreign key ("slot_id") references "schedule_slot" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "availability_answer" add constraint "availability_answer_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "assignment" add constraint "assignment_slot_id_foreign" foreign key ("slot_id") references "schedule_slot" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "assignment" add constraint "assignment_minister_id_foreign" foreign key ("minister_id") references "minister" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "email_message" add constraint "email_message_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null',
    );
    this.addSql(
      'alter table "community_post" add constraint "community_post_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('alter table "questionnaire" drop constraint "questionnaire_schedule_id_foreign"');
    this.addSql('alter table "schedule_slot" drop constraint "schedule_slot_schedule_id_foreign"');
    this.addSql('alter table "roster_run" drop constraint "roster_run_schedule_id_foreign"');
    this.addSql(
      'alter table "questionnaire_response" drop constraint "questionnaire_response_questionnaire_id_foreign"',
    );
    this.addSql('alter table "availability_answer" drop constraint "availability_answer_slot_id_foreign"');
    this.addSql('alter table "assignment" drop constraint "assignment_slot_id_foreign"');
    this.addSql('alter table "training_module" drop constraint "training_module_course_id_foreign"');
    this.addSql('alter table "training_progress" drop constraint "training_progress_module_id_foreign"');
    this.addSql('alter table "training_progress" drop constraint "training_progress_user_id_foreign"');
    this.addSql('alter table "roster_run" drop constraint "roster_run_requested_by_id_foreign"');
    this.addSql(
      'alter table "registration_request" drop constraint "registration_request_reviewed_by_id_foreign"',
    );
    this.addSql('alter table "registration_request" drop constraint "registration_request_user_id_foreign"');
    this.addSql('alter table "personal_message" drop constraint "personal_message_sender_id_foreign"');
    this.addSql('alter table "personal_message" drop constraint "personal_message_recipient_id_foreign"');
    this.addSql('alter table "one_time_token" drop constraint "one_time_token_user_id_foreign"');
    this.addSql('alter table "notification" drop constraint "notification_recipient_id_foreign"');
    this.addSql('alter table "news_post" drop constraint "news_post_author_id_foreign"');
    this.addSql('alter table "minister" drop constraint "minister_user_id_foreign"');
    this.addSql('alter table "email_message" drop constraint "email_message_user_id_foreign"');
    this.addSql('alter table "community_post" drop constraint "community_post_author_id_foreign"');
    this.addSql('alter table "schedule_name" drop constraint "schedule_name_request_id_foreign"');
    this.addSql('alter table "schedule_name" drop constraint "schedule_name_minister_id_foreign"');
    this.addSql(
      'alter table "questionnaire_response" drop constraint "questionnaire_response_minister_id_foreign"',
    );
    this.addSql(
      'alter table "family_relationship" drop constraint "family_relationship_minister_id_foreign"',
    );
    this.addSql(
      'alter table "family_relationship" drop constraint "family_relationship_related_minister_id_foreign"',
    );
    this.addSql('alter table "blocked_date" drop constraint "blocked_date_minister_id_foreign"');
    this.addSql(
      'alter table "availability_answer" drop constraint "availability_answer_minister_id_foreign"',
    );
    this.addSql('alter table "assignment" drop constraint "assignment_minister_id_foreign"');
    this.addSql('drop table if exists "attempt_count" cascade');
    this.addSql('drop table if exists "audit_event" cascade');
    this.addSql('drop table if exists "liturgical_material" cascade');
    this.addSql('drop table if exists "mass_rule" cascade');
    this.addSql('drop table if exists "outbox_message" cascade');
    this.addSql('drop table if exists "procedure" cascade');
    this.addSql('drop table if exists "schedule" cascade');
    this.addSql('drop table if exists "questionnaire" cascade');
    this.addSql('drop table if exists "schedule_slot" cascade');
    this.addSql('drop table if exists "setting" cascade');
    this.addSql('drop table if exists "training_course" cascade');
    this.addSql('drop table if exists "training_module" cascade');
    this.addSql('drop table if exists "user_account" cascade');
    this.addSql('drop table if exists "training_progress" cascade');
    this.addSql('drop table if exists "roster_run" cascade');
    this.addSql('drop table if exists "registration_request" cascade');
    this.addSql('drop table if exists "personal_message" cascade');
    this.addSql('drop table if exists "one_time_token" cascade');
    this.addSql('drop table if exists "notification" cascade');
    this.addSql('drop table if exists "news_post" cascade');
    this.addSql('drop table if exists "minister" cascade');
    this.addSql('drop table if exists "schedule_name" cascade');
    this.addSql('drop table if exists "questionnaire_response" cascade');
    this.addSql('drop table if exists "family_relationship" cascade');
    this.addSql('drop table if exists "blocked_date" cascade');
    this.addSql('drop table if exists "availability_answer" cascade');
    this.addSql('drop table if exists "assignment" cascade');
    this.addSql('drop table if exists "email_message" cascade');
    this.addSql('drop table if exists "community_post" cascade');
  }
}
