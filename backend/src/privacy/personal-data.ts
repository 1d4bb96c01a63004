/** Everything that the database holds about a person, section by section. */
import { sql, type RawBuilder } from 'kysely';
import { PROFILE_COLUMNS } from '../ministers/index.js';
import { isoInstant } from '../platform/lists/iso-instant.js';

/** Whose data: what bears the e-mail address counts only once the person has proved to read its mailbox. */
export interface DataSubject {
  userId: number;
  email: string;
  verified: boolean;
  ministerId: number | null;
}

/** Whether a step `c` of a roster's history gave or took a place of the person, or a rule about them. */
export const isStepAbout = (ministerId: number | null) => sql`
  jsonb_path_exists(jsonb_build_array(c.diff, c.rules), '$[*].*[*] ? (@.ministerId == $id || @.otherId == $id)',
    jsonb_build_object('id', ${ministerId}::int))`;

const date = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD')`;

/** Section → its query, one row a record. Other people appear by the name they have in rosters, or not at all. */
export function personalDataQueries({ userId, email, verified, ministerId }: DataSubject) {
  const isOwnAddress = (column: RawBuilder<unknown>) => sql`(${verified} and ${column} = ${email})`;
  return {
    account: sql`
      select id, email, name, role, password_hash is not null as "hasPassword",
        ${isoInstant(sql`email_verified_at`)} as "emailVerifiedAt", ${isoInstant(sql`last_login_at`)} as "lastLoginAt",
        ${isoInstant(sql`disabled_at`)} as "disabledAt", reminder_times as "reminderTimes",
        ${isoInstant(sql`created_at`)} as "createdAt", ${isoInstant(sql`updated_at`)} as "updatedAt"
      from user_account where id = ${userId}`,
    minister: sql`
      select m.id, ${PROFILE_COLUMNS}, m.photo_file as "photoFile",
        ${isoInstant(sql`m.created_at`)} as "createdAt", ${isoInstant(sql`m.updated_at`)} as "updatedAt"
      from minister m where m.id = ${ministerId}`,
    registrationRequests: sql`
      select id, full_name as "fullName", email, phone, ${date(sql`birth_date`)} as "birthDate",
        schedule_name as "scheduleName", experience, availability, observations,
        has_family_in_ministry as "hasFamilyInMinistry", consent, status, review_comments as "reviewComments", role,
        ${isoInstant(sql`reviewed_at`)} as "reviewedAt", ${isoInstant(sql`created_at`)} as "createdAt"
      from registration_request
      where user_id = ${userId} or ${isOwnAddress(sql`email`)} order by created_at, id`,
    consents: sql`
      select ${isoInstant(sql`c.at`)} as at, c.address, c.by_guardian as "byGuardian", c.text_hash as version, t.text
      from consent_record c join consent_text t on t.hash = c.text_hash where c.user_id = ${userId} order by c.id`,
    family: sql`
      select other.schedule_name as "relatedMinister", f.relationship_type as "relationshipType", f.wish,
        f.awaits_id is null as confirmed,
        ${isoInstant(sql`f.created_at`)} as "createdAt"
      from family_relationship f join minister other on other.id = f.related_minister_id
      where f.minister_id = ${ministerId} order by f.id`,
    blockedDates: sql`
      select ${date(sql`date`)} as date, reason from blocked_date where minister_id = ${ministerId} order by date`,
    questionnaireResponses: sql`
      select q.title as questionnaire, r.responses, r.additional_notes as "additionalNotes",
        r.answered_through as "answeredThrough",
        ${isoInstant(sql`r.created_at`)} as "createdAt", ${isoInstant(sql`r.updated_at`)} as "updatedAt"
      from questionnaire_response r join questionnaire q on q.id = r.questionnaire_id
      where r.minister_id = ${ministerId} order by r.id`,
    questionnaireLinks: sql`
      select q.title as questionnaire, ${isoInstant(sql`l.created_at`)} as "createdAt",
        ${isoInstant(sql`l.revoked_at`)} as "revokedAt"
      from questionnaire_link l join questionnaire q on q.id = l.questionnaire_id
      where l.minister_id = ${ministerId} order by l.id`,
    callAttempts: sql`
      select q.title as questionnaire, ${isoInstant(sql`c.tried_at`)} as "triedAt"
      from call_attempt c join questionnaire q on q.id = c.questionnaire_id
      where c.minister_id = ${ministerId} order by c.id`,
    availabilityAnswers: sql`
      select ${date(sql`t.date`)} as date, t.time, t.description, a.answer
      from availability_answer a join schedule_slot t on t.id = a.slot_id
      where a.minister_id = ${ministerId} order by t.starts_at, t.id`,
    duties: sql`
      select ${date(sql`t.date`)} as date, t.time, t.description, s.title as schedule, s.status as "scheduleStatus",
        a.origin, a.pinned, a.override_reason as "overrideReason",
        ${isoInstant(sql`a.reminded_at`)} as "remindedAt", ${isoInstant(sql`a.seen_at`)} as "seenAt",
        ${isoInstant(sql`a.confirmed_at`)} as "confirmedAt", ${isoInstant(sql`n.updated_at`)} as "announcedAt"
      from assignment a join schedule_slot t on t.id = a.slot_id join schedule s on s.id = t.schedule_id
        left join announced_duty n on n.slot_id = t.id and n.minister_id = a.minister_id and not n.withdrawn
      where a.minister_id = ${ministerId} order by t.starts_at, t.id`,
    calendarFeed: sql`
      select ${isoInstant(sql`issued_at`)} as since, ${isoInstant(sql`last_fetched_at`)} as "lastFetchedAt"
      from calendar_feed where minister_id = ${ministerId}`,
    substitutions: sql`
      select ${date(sql`t.date`)} as date, t.time, t.description, r.minister_id is not distinct from ${ministerId} as "askedByYou",
        case when r.minister_id = ${ministerId} then r.reason end as reason, r.status, r.note,
        other.schedule_name as substitute, ${isoInstant(sql`r.created_at`)} as "createdAt",
        ${isoInstant(sql`r.decided_at`)} as "decidedAt"
      from substitution_request r join schedule_slot t on t.id = r.slot_id
      left join minister other on other.id = r.substitute_id
      where ${ministerId} in (r.minister_id, r.substitute_id) order by r.id`,
    substitutionOffers: sql`
      select ${date(sql`t.date`)} as date, t.time, t.description, ${isoInstant(sql`o.asked_at`)} as "askedAt", o.channel,
        o.answer, ${isoInstant(sql`o.answered_at`)} as "answeredAt"
      from substitution_offer o join substitution_request r on r.id = o.request_id
      join schedule_slot t on t.id = r.slot_id
      where o.minister_id = ${ministerId} order by o.id`,
    attendance: sql`
      select ${date(sql`t.date`)} as date, t.time, t.description, k.arrived, k.marked_by as "markedBy",
        ${isoInstant(sql`k.marked_at`)} as at
      from attendance_mark k join schedule_slot t on t.id = k.slot_id
      where k.minister_id = ${ministerId} order by k.marked_at, k.id`,
    sacristyOpenings: sql`
      select ${date(sql`date`)} as date, ${isoInstant(sql`created_at`)} as "createdAt",
        ${isoInstant(sql`closed_at`)} as "revokedAt"
      from sacristy_opening where opened_by_id = ${userId} order by id`,
    messagesReceived: sql`
      select sender_name as "from", subject, body, ${isoInstant(sql`sent_at`)} as "sentAt",
        ${isoInstant(sql`read_at`)} as "readAt"
      from personal_message where recipient_id = ${userId} order by sent_at, id`,
    messagesSent: sql`
      select r.name as "to", m.subject, m.body, ${isoInstant(sql`m.sent_at`)} as "sentAt"
      from personal_message m join user_account r on r.id = m.recipient_id
      where m.sender_id = ${userId} order by m.sent_at, m.id`,
    notifications: sql`
      select title, content, priority, link, ${isoInstant(sql`sent_at`)} as "sentAt",
        ${isoInstant(sql`read_at`)} as "readAt"
      from notification where recipient_id = ${userId} order by sent_at, id`,
    news: sql`
      select title, summary, body, priority, author_name as "authorName",
        ${isoInstant(sql`published_at`)} as "publishedAt"
      from news_post where author_id = ${userId} order by id`,
    communityPosts: sql`
      select title, body, author_name as "authorName", pinned, ${isoInstant(sql`published_at`)} as "publishedAt"
      from community_post where author_id = ${userId} order by id`,
    training: sql`
      select c.title as course, m.title as module, ${isoInstant(sql`p.completed_at`)} as "completedAt"
      from training_progress p
      join training_module m on m.id = p.module_id join training_course c on c.id = m.course_id
      where p.user_id = ${userId} order by c.position, m.position, m.id`,
    emails: sql`
      select mail, "to", subject, channel, status, ${isoInstant(sql`created_at`)} as "createdAt",
        ${isoInstant(sql`sent_at`)} as "sentAt"
      from email_message where user_id = ${userId} or ${isOwnAddress(sql`"to"`)} order by created_at, id`,
    noticeChoices: sql`
      select kind, channel from notice_choice where user_id = ${userId} order by kind`,
    emailChange: sql`
      select new_email as "newEmail", ${isoInstant(sql`created_at`)} as "createdAt",
        ${isoInstant(sql`old_confirmed_at`)} as "oldConfirmedAt", ${isoInstant(sql`new_confirmed_at`)} as "newConfirmedAt"
      from email_change where user_id = ${userId}`,
    oneTimeLinks: sql`
      select purpose, ${isoInstant(sql`created_at`)} as "createdAt", ${isoInstant(sql`expires_at`)} as "expiresAt",
        ${isoInstant(sql`used_at`)} as "usedAt"
      from one_time_token where user_id = ${userId} order by id`,
    secondFactor: sql`
      select ${isoInstant(sql`confirmed_at`)} as since, cardinality(recovery_hashes) as "recoveryCodesLeft"
      from second_factor where user_id = ${userId}`,
    sessions: sql`
      select device, ${isoInstant(sql`opened_at`)} as "openedAt", ${isoInstant(sql`last_seen_at`)} as "lastSeenAt",
        ${isoInstant(sql`expires_at`)} as "expiresAt", push_endpoint is not null as "receivesPush"
      from user_session where user_id = ${userId} order by opened_at, id`,
    imports: sql`
      select case when created_by_id = ${userId} then file_name end as "fileName",         created_by_id is not distinct from ${userId} as "byYou",
        made @> jsonb_build_array(jsonb_build_object('ministerId', ${ministerId}::int)) as "aboutYou",
        ${isoInstant(sql`created_at`)} as "createdAt"
      from import_record
      where created_by_id = ${userId} or undone_by_id = ${userId}
        or made @> jsonb_build_array(jsonb_build_object('ministerId', ${ministerId}::int)) order by id`,
    schedules: sql`
      select title, description, ${isoInstant(sql`created_at`)} as "createdAt"
      from schedule where worded_by_id = ${userId} order by id`,
    rosterRuns: sql`
      select s.title as schedule, r.status, ${isoInstant(sql`r.created_at`)} as "createdAt"
      from roster_run r join schedule s on s.id = r.schedule_id where r.requested_by_id = ${userId} order by r.id`,
    rosterChanges: sql`
      select s.title as schedule, c.kind as change, c.changed_by_id is not distinct from ${userId} as "byYou",
        ${isStepAbout(ministerId)}
          as "aboutYou", ${isoInstant(sql`c.created_at`)} as "createdAt"
      from roster_change c join schedule s on s.id = c.schedule_id
      where c.changed_by_id = ${userId}
        or ${isStepAbout(ministerId)}
      order by c.id`,
    assistantTalks: sql`
      select s.title, sc.title as schedule, m.sender, m.message, ${isoInstant(sql`m.created_at`)} as "createdAt"
      from ai_message m join ai_session s on s.id = m.session_id join schedule sc on sc.id = s.schedule_id
      where m.author_id = ${userId} or (m.author_id is null and s.created_by_id = ${userId}) order by m.id`,
    rosterRules: sql`
      select sc.title as schedule, r.kind as rule, r.parameters ->> 'count' as count,
        coalesce(r.parameters -> 'mass', r.parameters -> 'masses') as masses,
        r.created_by_id is not distinct from ${userId} as "byYou",
        ${ministerId}::int in ((r.parameters ->> 'ministerId')::int, (r.parameters ->> 'otherId')::int) as "aboutYou",
        ${isoInstant(sql`r.created_at`)} as "createdAt"
      from ai_rule r join schedule sc on sc.id = r.schedule_id
      where r.created_by_id = ${userId}
        or ${ministerId}::int in ((r.parameters ->> 'ministerId')::int, (r.parameters ->> 'otherId')::int)
      order by r.id`,
    auditEvents: sql`
      select ${isoInstant(sql`at`)} as at, action, actor_id is not distinct from ${userId} as "byYou",
        case when actor_id = ${userId} then (select name from user_account where id = actor_id) end as "actorName", subject_type as "subjectType",
        subject_id as "subjectId", details, case when actor_id = ${userId} then address end as address
      from audit_event
      where actor_id = ${userId} or (subject_type = 'user' and subject_id = ${userId})
        or (subject_type = 'minister' and subject_id = ${ministerId})
        or (subject_type = 'registration-request' and subject_id in (
          select id from registration_request where user_id = ${userId}))
      order by at, id`,
  } satisfies Record<string, RawBuilder<unknown>>;
}

export type PersonalDataSection = keyof ReturnType<typeof personalDataQueries>;

export type PersonalDataRecord = Record<string, unknown>;

/** A person's copy of their data. */
export interface PersonalData {
  /** ISO 8601 instant. */
  exportedAt: string;
  /** Who answers for the data. */
  controller: { parishName: string; city: string; ministryTitle: string };
  /** The profile photo as a data: address. */
  photo: string | null;
  sections: Record<PersonalDataSection, PersonalDataRecord[]>;
}
