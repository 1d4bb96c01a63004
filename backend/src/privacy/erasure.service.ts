import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { keepAnAdministrator, lockAdministrators } from '../accounts/index.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { InboxService } from '../messages/index.js';
import { Minister, PhotosService, PROFILE_FIELDS, REMOVED_NAME } from '../ministers/index.js';
import { KeptMailsService, MailsService } from '../mail/index.js';
import { REMOVED_BODY, REMOVED_SUBJECT, namePattern, removedEmail, tracePattern } from './removed-person.js';

interface Person {
  userId: number;
  email: string;
  /** Whether they proved to read the mailbox, or were approved with it; only then is what bears it theirs. */
  ownsAddress: boolean;
  name: string;
  ministerId: number | null;
  fullName: string | null;
  scheduleName: string | null;
  phone: string | null;
  photoFile: string | null;
}

/**
 * Erases a person (LGPD art. 18, VI). What only they needed is deleted; what others rely on is kept without them:
 *
 * - account and minister record stay as an empty shell named "Pessoa removida", switched off, so that past rosters keep
 *   their counts; the e-mail address and the schedule name are free again;
 * - places at masses to come are freed and the coordination is told how many, not whose;
 * - requests for a substitute go; those that the person took over or decided are kept for who asked;
 * - answers to open questionnaires go, those to closed ones are emptied and keep being counted;
 * - messages to the person go; those from them keep their place with other people, without name and text;
 * - news and posts stay as the parish's, without the author's name;
 * - of talks with the assistant, what the person wrote goes, and their name in the rest; rules about them go;
 * - steps of a roster's history forget the person's places, so that undoing one gives them to nobody; why a rule was broken
 *   for them goes, and their name in other such reasons;
 * - the audit trail stays, as the law demands, without name and address.
 *
 * What other people wrote about the person in their own words cannot be found and stays. The old e-mail address remains
 * in the order for the farewell mail alone, which RetentionService deletes once the mail has gone out.
 */
@Injectable()
export class ErasureService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly inbox: InboxService,
    private readonly photos: PhotosService,
    private readonly mails: MailsService,
    private readonly keptMails: KeptMailsService,
  ) {}

  onModuleInit(): void {
    // Nothing of the erased person is left to greet them by.
    this.mails.provide('deletion-done', () => Promise.resolve({ name: '' }));
  }

  /**
   * Erases the person in the caller's transaction. Files go with it, before it is committed: none may outlive it.
   * @param action how the audit trail calls it: the person’s own wish, or an administrator’s act.
   * @throws AppError 404 when there is no such account, 422 for the last administrator.
   */
  async erase(
    em: EntityManager,
    userId: number,
    action: 'data-erased' | 'user-deleted' = 'data-erased',
  ): Promise<void> {
    const db: Kysely<unknown> = em.getKysely();
    keepAnAdministrator(await lockAdministrators(db), userId);
    const person = await this.find(db, userId);
    const freed = await this.freePlaces(em, person);
    await this.deleteOwnRecords(db, person);
    const keptMailIds = await this.deleteRequestsAndMails(db, person);
    await this.anonymiseTexts(db, person);
    await this.emptyShell(em, person);

    this.audit.record(em, {
      action,
      subject: { type: 'user', id: userId },
      details: { freedPlaces: freed },
    });
    await em.flush();
    await sql`
      update audit_event set actor_name = ${REMOVED_NAME}, address = null where actor_id = ${userId}`.execute(
      db,
    );
    if (person.ownsAddress) {
      const dedupeKey = `deletion-done:${userId}`;
      await this.mails.queue(em, { mail: 'deletion-done', to: person.email, refs: {}, dedupeKey });
    }
    for (const id of keptMailIds) await this.keptMails.remove(id);
    if (person.photoFile) await this.photos.remove(person.photoFile);
  }

  private async find(db: Kysely<unknown>, userId: number): Promise<Person> {
    const { rows } = await sql<Person>`
      select u.id as "userId", u.email, (u.email_verified_at is not null or m.id is not null) as "ownsAddress", u.name, m.id as "ministerId",
        m.full_name as "fullName", m.schedule_name as "scheduleName", m.phone, m.photo_file as "photoFile"
      from user_account u left join minister m on m.user_id = u.id
      where u.id = ${userId} and u.erased_at is null for update of u`.execute(db);
    if (!rows[0]) throw notFound('Usuário não encontrado.');
    return rows[0];
  }

  /** @returns how many places at masses to come are free now. */
  private async freePlaces(em: EntityManager, { userId, ministerId }: Person): Promise<number> {
    const db: Kysely<unknown> = em.getKysely();
    const toCome = sql`
      select a.id, t.schedule_id from assignment a join schedule_slot t on t.id = a.slot_id
      where a.minister_id = ${ministerId} and t.starts_at > ${this.clock.now()}`;
    await sql`
      select id from schedule where id in (select schedule_id from (${toCome}) place) order by id for update`.execute(
      db,
    );
    await sql`
      update schedule set version = version + 1, updated_at = ${this.clock.now()}
      where id in (select schedule_id from (${toCome}) place)`.execute(db);
    const { rows } = await sql`
      delete from assignment where id in (select id from (${toCome}) place) returning id`.execute(db);
    if (rows.length > 0) await this.tellCoordination(em, userId, rows.length);
    return rows.length;
  }

  private async tellCoordination(em: EntityManager, leaving: number, places: number): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from user_account
      where role = any(${[...PERMISSIONS['schedules.write']]}) and disabled_at is null and id <> ${leaving}`.execute(
      em.getKysely(),
    );
    const vacant = places === 1 ? '1 lugar ficou vago' : `${places} lugares ficaram vagos`;
    await this.inbox.deliver(
      em,
      rows.map(({ id }) => id),
      {
        title: 'Uma pessoa saiu do ministério',
        content: `Ela apagou seus dados, e ${vacant} em missas que ainda virão. Confira as escalas.`,
        priority: 'high',
        link: '/schedules',
      },
    );
  }

  /** What nobody but the person needs. */
  private async deleteOwnRecords(db: Kysely<unknown>, { userId, ministerId }: Person): Promise<void> {
    const statements: RawBuilder<unknown>[] = [
      sql`delete from one_time_token where user_id = ${userId}`,
      sql`delete from notification where recipient_id = ${userId}`,
      sql`delete from personal_message where recipient_id = ${userId}`,
      sql`delete from training_progress where user_id = ${userId}`,
      sql`delete from blocked_date where minister_id = ${ministerId}`,
      sql`delete from family_relationship where ${ministerId} in (minister_id, related_minister_id)`,
      sql`delete from substitution_request where minister_id = ${ministerId}`,
      sql`delete from schedule_name where minister_id = ${ministerId}`,
      sql`delete from availability_answer where minister_id = ${ministerId}`,
      sql`delete from calendar_feed where minister_id = ${ministerId}`,
      sql`delete from announced_duty where minister_id = ${ministerId}`,
      sql`delete from ai_rule where ${ministerId}::int in (
        (parameters ->> 'ministerId')::int, (parameters ->> 'otherId')::int)`,
      sql`delete from questionnaire_response r using questionnaire q
        where q.id = r.questionnaire_id and q.status = 'sent' and r.minister_id = ${ministerId}`,
      sql`update questionnaire_response set responses = '{}', additional_notes = null
        where minister_id = ${ministerId}`,
    ];
    for (const statement of statements) await statement.execute(db);
  }

  /** @returns the ids of the mails, of which files may be kept. */
  private async deleteRequestsAndMails(
    db: Kysely<unknown>,
    { userId, email, ownsAddress, ministerId }: Person,
  ): Promise<number[]> {
    const requests = await sql<{ id: number }>`
      delete from registration_request where user_id = ${userId} or (${ownsAddress} and email = ${email})
      returning id`.execute(db);
    const requestIds = requests.rows.map(({ id }) => String(id));
    const mails = await sql<{ id: number }>`
      delete from email_message
      where user_id = ${userId} or (${ownsAddress} and "to" = ${email}) or refs ->> 'requestId' = any(${requestIds})
        or refs ->> 'ministerId' = ${ministerId}::text
      returning id`.execute(db);
    return mails.rows.map(({ id }) => id);
  }

  /** Takes the person out of what others still read. */
  private async anonymiseTexts(db: Kysely<unknown>, person: Person): Promise<void> {
    const { userId, ministerId, name, fullName, scheduleName } = person;
    const names = [name, fullName, scheduleName].filter((text) => text !== null);
    const pattern = tracePattern([...names, person.email, person.phone]);
    const clean = (column: RawBuilder<unknown>) =>
      pattern === null ? column : sql`regexp_replace(${column}, ${pattern}, ${REMOVED_NAME}, 'gi')`;
    const talk = namePattern([...names, person.email, person.phone]);
    const cleanTalk = (column: RawBuilder<unknown>) =>
      talk === null ? column : sql`regexp_replace(${column}, ${talk}, ${REMOVED_NAME}, 'gi')`;
    const isAuthor = sql`author_id = ${userId} or (author_id is null and author_name = any(${names}))`;
    const statements: RawBuilder<unknown>[] = [
      sql`update personal_message
        set sender_id = null, sender_name = ${REMOVED_NAME}, subject = ${REMOVED_SUBJECT}, body = ${REMOVED_BODY}
        where sender_id = ${userId}`,
      sql`update news_post
        set title = ${clean(sql`title`)}, summary = ${clean(sql`summary`)}, body = ${clean(sql`body`)},
          author_id = null, author_name = ${REMOVED_NAME}
        where ${isAuthor}`,
      sql`update community_post
        set title = ${clean(sql`title`)}, body = ${clean(sql`body`)},
          author_id = null, author_name = ${REMOVED_NAME}
        where ${isAuthor}`,
      sql`update notification set title = ${clean(sql`title`)}, content = ${clean(sql`content`)}
        where title || ' ' || content ~* ${pattern}`,
      sql`update substitution_request set reason = ${clean(sql`reason`)}, note = ${clean(sql`note`)}
        where reason || ' ' || coalesce(note, '') ~* ${pattern}`,
      sql`update assignment
        set override_reason = case when minister_id = ${ministerId} then ${REMOVED_BODY}
          else ${clean(sql`override_reason`)} end
        where override_reason is not null`,
      sql`update roster_change
        set diff = jsonb_build_object('entered', ${withoutPerson(sql`diff -> 'entered'`, ministerId)},
          'left', ${withoutPerson(sql`diff -> 'left'`, ministerId)})
        where diff @? '$.*[*].ministerId'`,
      sql`update roster_change set diff = ${clean(sql`diff::text`)}::jsonb
        where diff @? '$.*[*].overrideReason ? (@ != null)'`,
      sql`update audit_event
        set details = case when details -> 'rules' @> ${JSON.stringify([{ ministerId }])}::jsonb
          then details || jsonb_build_object('reason', ${REMOVED_BODY}::text) else ${clean(sql`details::text`)}::jsonb end
        where action = 'roster-rule-overridden'`,
      sql`update ai_session
        set title = case when created_by_id = ${userId} then ${REMOVED_SUBJECT} else ${cleanTalk(sql`title`)} end,
          instructions = case when created_by_id = ${userId} then ${REMOVED_BODY} else ${cleanTalk(sql`instructions`)} end`,
      sql`update ai_message
        set message = case when author_id = ${userId} and sender = 'coordinator' then ${REMOVED_BODY}
          else ${cleanTalk(sql`message`)} end`,
      sql`update roster_run set error = null
        where exists (select from unnest(${names}::text[]) as told (name) where position(told.name in error) > 0)`,
    ];
    for (const statement of statements) await statement.execute(db);
  }

  /** Leaves of account and minister record what rosters count. */
  private async emptyShell(em: EntityManager, { userId, ministerId }: Person): Promise<void> {
    const now = this.clock.now();
    const emptied = Object.fromEntries(
      Object.entries(PROFILE_FIELDS).map(([field, { erased }]) => [field, erased]),
    );
    await em.nativeUpdate(
      Minister,
      { id: ministerId },
      { ...emptied, fullNameKey: REMOVED_NAME.toLowerCase(), photoFile: null, updatedAt: now },
    );
    await sql`
      update user_account set email = ${removedEmail(userId)}, name = ${REMOVED_NAME}, role = 'user',
        password_hash = null, token_version = token_version + 1, email_verified_at = null, disabled_at = ${now}, erased_at = ${now},
        last_login_at = null, updated_at = ${now}
      where id = ${userId}`.execute(em.getKysely());
  }
}

/** The places of a list in a roster's history that are not this person's. */
function withoutPerson(places: RawBuilder<unknown>, ministerId: number | null): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(place), '[]') from jsonb_array_elements(${places}) place
    where (place ->> 'ministerId')::int is distinct from ${ministerId}::int)`;
}
