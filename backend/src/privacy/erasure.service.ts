import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { keepAnAdministrator, lockAdministrators } from '../accounts/index.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import type { ErasureSubject } from '../platform/jobs/jobs.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { InboxService } from '../messages/index.js';
import { Minister, PhotosService, PROFILE_FIELDS, REMOVED_NAME } from '../ministers/index.js';
import { KeptMailsService, MailsService } from '../mail/index.js';
import {
  REMOVED_BODY,
  REMOVED_NOTICE,
  REMOVED_REPLY,
  REMOVED_SUBJECT,
  removedEmail,
} from './removed-person.js';
import type { WrittenTextResponse } from './privacy.dto.js';
import { isStepAbout } from './personal-data.js';
import { removeWrittenTexts, writtenTexts, type KeptTexts } from './written-texts.js';

interface Person {
  userId: number | null;
  email: string | null;
  /** Whether they proved to read the mailbox, or were approved with it; only then is what bears it theirs. */
  ownsAddress: boolean;
  ministerId: number | null;
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
 * - what they typed where everybody reads on (written-texts.ts) goes, or stays without their name, text by text as they wish;
 * - of talks with the assistant, what the person wrote goes, and the replies that name them; rules about them go;
 * - notices that name the person lose their text;
 * - steps of a roster's history forget the person's places, so that undoing one gives them to nobody; why a rule was broken
 *   for them goes;
 * - that they had agreed, and to which text, stays as the proof that the law asks for: without name, by id and keyed hash;
 * - the audit trail stays as it is, as the law demands: it knows people by their ids, and reads as "Pessoa removida".
 *
 * Everything goes by references (ADR 18). What other people wrote about the person in their own words stays theirs. The old
 * e-mail address remains in the order for the farewell mail alone, which RetentionService deletes once the mail has gone out.
 */
@Injectable()
export class ErasureService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
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
   * @param action how the audit trail calls it: the person’s own wish, the end of the time for which data are kept, or an administrator’s act.
   * @param keeps which of their {@link writtenTexts} stay, without their name.
   * @throws AppError 404 when there is no such person, 422 for the last administrator.
   */
  async erase(
    em: EntityManager,
    subject: ErasureSubject,
    { action, keeps }: { action: 'data-erased' | 'data-expired' | 'user-deleted'; keeps: KeptTexts },
  ): Promise<void> {
    const db: Kysely<unknown> = em.getKysely();
    const administrators = await lockAdministrators(db);
    await this.lockPlacesAndPerson(db, subject);
    const person = await this.find(db, subject);
    const { userId, ministerId, email } = person;
    if (userId !== null) keepAnAdministrator(administrators, userId);
    if (userId !== null) await removeWrittenTexts(db, userId, keeps);
    await this.anonymiseTexts(db, person);
    const freed = await this.freePlaces(em, person);
    await this.deleteOwnRecords(db, person);
    const keptMailIds = await this.deleteRequestsAndMails(db, person);
    await this.emptyShell(em, person);

    this.audit.record(em, {
      action,
      subject: userId === null ? { type: 'minister', id: ministerId! } : { type: 'user', id: userId },
      details: { freedPlaces: freed },
    });
    await em.flush();
    const dedupeKey = `erasure:${JSON.stringify(subject)}`;
    await this.outbox.add(em, 'erasure.note', subject, { dedupeKey });
    if (person.ownsAddress && email !== null) {
      const once = { dedupeKey: `deletion-done:${userId}` };
      await this.mails.queue(em, { mail: 'deletion-done', to: email, refs: {}, ...once });
    }
    for (const id of keptMailIds) await this.keptMails.remove(id);
    if (person.photoFile) await this.photos.remove(person.photoFile);
  }

  /** What the person typed in places of everybody, for whoever decides what of it stays. */
  writtenTexts(userId: number): Promise<WrittenTextResponse[]> {
    return writtenTexts(this.em.getKysely(), userId);
  }

  private async find(db: Kysely<unknown>, subject: ErasureSubject): Promise<Person> {
    const { rows } =
      'userId' in subject
        ? await sql<Person>`
      select u.id as "userId", u.email, (u.email_verified_at is not null or m.id is not null) as "ownsAddress", m.id as "ministerId",
        m.photo_file as "photoFile"
      from user_account u left join minister m on m.user_id = u.id
      where u.id = ${subject.userId} and u.erased_at is null for update of u`.execute(db)
        : await sql<Person>`
      select null::int as "userId", null as email, false as "ownsAddress", id as "ministerId",
        photo_file as "photoFile"
      from minister where id = ${subject.ministerId} and user_id is null and erased_at is null for update`.execute(
            db,
          );
    if (!rows[0])
      throw notFound('userId' in subject ? 'Usuário não encontrado.' : 'Ministro não encontrado.');
    return rows[0];
  }

  /**
   * From here on nobody writes anything of the person's: whoever does so locks the schedule, then {@link holdPerson},
   * before the account, which notices refer to.
   */
  private async lockPlacesAndPerson(db: Kysely<unknown>, subject: ErasureSubject): Promise<void> {
    const isPerson = 'userId' in subject ? sql`user_id = ${subject.userId}` : sql`id = ${subject.ministerId}`;
    const minister = sql`(select id from minister where ${isPerson})`;
    await sql`
      select id from schedule where id in (select schedule_id from (${this.placesToCome(minister)}) place)
      order by id for update`.execute(db);
    await sql`select from minister where ${isPerson} for update`.execute(db);
  }

  private placesToCome(ministerId: RawBuilder<unknown> | number | null): RawBuilder<unknown> {
    return sql`
      select a.id, t.schedule_id from assignment a join schedule_slot t on t.id = a.slot_id
      where a.minister_id = ${ministerId} and t.starts_at > ${this.clock.now()}`;
  }

  /** @returns how many places at masses to come are free now. */
  private async freePlaces(em: EntityManager, { userId, ministerId }: Person): Promise<number> {
    const db: Kysely<unknown> = em.getKysely();
    const toCome = this.placesToCome(ministerId);
    await sql`
      update schedule set version = version + 1, updated_at = ${this.clock.now()}
      where id in (select schedule_id from (${toCome}) place)`.execute(db);
    const { rows } = await sql`
      delete from assignment where id in (select id from (${toCome}) place) returning id`.execute(db);
    if (rows.length > 0) await this.tellCoordination(em, userId, rows.length);
    return rows.length;
  }

  private async tellCoordination(em: EntityManager, leaving: number | null, places: number): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from user_account
      where role = any(${[...PERMISSIONS['schedules.write']]}) and disabled_at is null and id is distinct from ${leaving}::int`.execute(
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
      sql`delete from second_factor where user_id = ${userId}`,
      sql`delete from user_session where user_id = ${userId}`,
      sql`delete from email_change where user_id = ${userId}`,
      sql`delete from notice_choice where user_id = ${userId}`,
      sql`delete from notification where recipient_id = ${userId}`,
      sql`delete from personal_message where recipient_id = ${userId}`,
      sql`delete from training_progress where user_id = ${userId}`,
      sql`delete from blocked_date where minister_id = ${ministerId}`,
      sql`delete from family_relationship where ${ministerId} in (minister_id, related_minister_id)`,
      sql`delete from substitution_request where minister_id = ${ministerId}`,
      sql`delete from substitution_offer where minister_id = ${ministerId}`,
      sql`delete from attendance_mark where minister_id = ${ministerId}`,
      sql`update sacristy_opening set opened_by_id = null, closed_at = coalesce(closed_at, ${this.clock.now()})
        where opened_by_id = ${userId}`,
      sql`delete from schedule_name where minister_id = ${ministerId}`,
      sql`delete from availability_answer where minister_id = ${ministerId}`,
      sql`delete from calendar_feed where minister_id = ${ministerId}`,
      sql`delete from questionnaire_link where minister_id = ${ministerId}`,
      sql`delete from call_attempt where minister_id = ${ministerId}`,
      sql`delete from announced_duty where minister_id = ${ministerId}`,
      sql`update assignment set reminded_at = null, seen_at = null, confirmed_at = null where minister_id = ${ministerId}`,
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
        or refs ->> 'ministerId' = ${ministerId}::text or refs ->> 'userId' = ${userId}::text
      returning id`.execute(db);
    return mails.rows.map(({ id }) => id);
  }

  /**
   * Takes the person out of what others still read, by references alone: no word is searched for in a text, since a name
   * may be any words of the language.
   */
  private async anonymiseTexts(db: Kysely<unknown>, { userId, ministerId }: Person): Promise<void> {
    const statements: RawBuilder<unknown>[] = [
      sql`update personal_message
        set sender_id = null, sender_name = ${REMOVED_NAME}, subject = ${REMOVED_SUBJECT}, body = ${REMOVED_BODY}
        where sender_id = ${userId}`,
      sql`update notification set content = ${REMOVED_NOTICE} where about @> array[${ministerId}::int]`,
      sql`update assignment set override_reason = ${REMOVED_BODY}
        where override_reason is not null and minister_id = ${ministerId}`,
      sql`update roster_change c
        set diff = jsonb_build_object('entered', ${withoutPerson(sql`diff -> 'entered'`, ministerId)},
            'left', ${withoutPerson(sql`diff -> 'left'`, ministerId)}),
          rules = case when rules is not null then
            jsonb_build_object('set', ${withoutPerson(sql`rules -> 'set'`, ministerId)},
              'removed', ${withoutPerson(sql`rules -> 'removed'`, ministerId)}) end
        where ${isStepAbout(ministerId)}`,
      sql`update roster_run set proof = null
        where jsonb_path_exists(proof, '$.problem.ministers[*] ? (@.id == $id)',
          jsonb_build_object('id', ${ministerId}::int))`,
      sql`update ai_session set title = ${REMOVED_SUBJECT}, instructions = ${REMOVED_BODY}
        where created_by_id = ${userId}`,
      sql`update ai_message set message = ${REMOVED_BODY} where author_id = ${userId} and sender = 'coordinator'`,
      sql`update ai_message set memory = null, choices = '{}' where author_id = ${userId}`,
      sql`update ai_message set message = ${REMOVED_REPLY}, memory = null, choices = '{}' where about @> array[${ministerId}::int]`,
      sql`update roster_run set error = null
        where error is not null and schedule_id in (
          select t.schedule_id from schedule_slot t
          where exists (select from availability_answer v where v.slot_id = t.id and v.minister_id = ${ministerId})
            or exists (select from assignment a where a.slot_id = t.id and a.minister_id = ${ministerId}))`,
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
      {
        ...emptied,
        fullNameKey: REMOVED_NAME.toLowerCase(),
        photoFile: null,
        mandateWarnedFor: null,
        erasedAt: now,
        updatedAt: now,
      },
    );
    if (userId === null) return;
    await sql`
      update user_account set email = ${removedEmail(userId)}, name = ${REMOVED_NAME}, role = 'user', reminder_times = 'both',
        password_hash = null, token_version = token_version + 1, email_verified_at = null, disabled_at = ${now}, erased_at = ${now},
        last_login_at = null, updated_at = ${now}
      where id = ${userId}`.execute(em.getKysely());
  }
}

/** The places, or rules, of a list in a roster's history that are not about this person. */
function withoutPerson(entries: RawBuilder<unknown>, ministerId: number | null): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(${entries}) entry
    where not coalesce(${ministerId}::int in ((entry ->> 'ministerId')::int, (entry ->> 'otherId')::int), false))`;
}
