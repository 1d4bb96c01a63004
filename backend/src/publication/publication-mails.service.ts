import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { Minister } from '../ministers/index.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import { type MailOrder, type MailSource, MailsService } from '../mail/index.js';
import { InboxService } from '../messages/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { User } from '../accounts/index.js';
import {
  Assignment,
  countMasses,
  type DutyChanges,
  RosterWriter,
  type Schedule,
  ScheduleSlot,
} from '../roster/index.js';

/** When a mass was held, and what it was called. */
export type MassMoment = Pick<ScheduleSlot, 'date' | 'time' | 'startsAt' | 'description'>;

/** What one person does not know yet of a schedule's roster. Masses by the ids of their slots, in their order. */
export interface RosterNews {
  ministerId: number;
  userId: number | null;
  scheduleName: string;
  email: string | null;
  /** Whether there is an account that is enabled; e-mails go to nobody else. */
  reachable: boolean;
  /** The e-mail that tells it: `roster-published` is the first that the person gets about this schedule. */
  mail: 'roster-published' | 'roster-changed';
  /** All at which the person serves. */
  masses: number[];
  /** What differs from the e-mails that have gone out; masses that have begun are nobody's news. */
  added: number[];
  removed: number[];
}

/** Somebody whom an e-mail reaches. */
type Reachable = RosterNews & { userId: number; email: string };

const isReachable = (person: RosterNews): person is Reachable => person.reachable;

type PublishedMail = Awaited<ReturnType<MailSource<'roster-published'>>>;
type ChangedMail = Awaited<ReturnType<MailSource<'roster-changed'>>>;
type MailMass = NonNullable<PublishedMail>['masses'][number];

interface MassRow {
  slotId: number;
  date: string;
  time: string;
  description: string;
  location: string | null;
}

interface Recipient {
  name: string;
  title: string;
}

type Refs = Readonly<Record<string, number | string>>;

const OWN_SCHEDULE = '/my-schedule';

/** The mails and notices about a published roster. Each person is told of their own masses only. */
@Injectable()
export class PublicationMailsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly jobs: JobHandlersService,
    private readonly mails: MailsService,
    private readonly inbox: InboxService,
    private readonly settings: SettingsService,
    private readonly rosters: RosterWriter,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.jobs.register('schedule.announce', ({ scheduleId, publication }) =>
      this.announce(scheduleId, publication),
    );
    this.rosters.onDutiesChanged((em, schedule, people) => this.queueChanges(em, schedule, people));
    this.mails.provide('roster-published', (refs) => this.published(refs));
    this.mails.provide('roster-changed', (refs) => this.changed(refs));
  }

  /**
   * Orders one mail a person about changes to a published schedule; masses that have begun are nobody's news.
   * @returns how many are told.
   */
  async queueChanges(
    em: EntityManager,
    { id, version }: Schedule,
    people: readonly DutyChanges[],
  ): Promise<number> {
    const ids = people.flatMap(({ added, removed }) => [...added, ...removed]);
    const toCome = await this.toCome(em, ids);
    const news = people
      .map(({ ministerId, added, removed }) => ({
        ministerId,
        added: added.filter((slotId) => toCome.has(slotId)),
        removed: removed.filter((slotId) => toCome.has(slotId)),
        mailKey: `roster-changed:${id}:${version}:${ministerId}`,
      }))
      .filter(({ added, removed }) => added.length + removed.length > 0);
    await this.order(
      em,
      id,
      news.map(({ ministerId, added, removed, mailKey }) => ({
        ministerId,
        mailKey,
        neededBy: firstOf(toCome, [...added, ...removed]),
        refs: { added: added.join(), removed: removed.join() },
      })),
    );
    await this.remember(em, news);
    return news.length;
  }

  /**
   * Orders a mail to everybody at a mass of a published schedule that moves to another time or is removed. Nothing is
   * said of a mass that has begun and does not come again.
   * @param before the mass as it was; its record still stands as the caller is changing it.
   * @param removed whether it goes; else the slot has its new time already.
   */
  async queueMassChange(
    em: EntityManager,
    { id, version }: Schedule,
    slot: ScheduleSlot,
    { before, removed = false }: { before: MassMoment; removed?: boolean },
  ): Promise<void> {
    const now = this.clock.now();
    if (before.startsAt <= now && (removed || slot.startsAt <= now)) return;
    const team = await em.find(Assignment, { slot });
    const news = team.map(({ minister }) => ({
      ministerId: minister.id,
      mailKey: `roster-changed:${id}:${version}:${minister.id}`,
      added: removed || slot.startsAt <= now ? [] : [slot.id],
      removed: [],
    }));
    const former = `${slot.id} ${before.date} ${before.time} ${before.description}`;
    await this.order(
      em,
      id,
      news.map(({ ministerId, mailKey, added }) => ({
        ministerId,
        mailKey,
        neededBy: before.startsAt > now && before.startsAt < slot.startsAt ? before.startsAt : slot.startsAt,
        refs: { added: added.join(), removed: '', ...(before.startsAt > now && { former }) },
      })),
    );
    await this.remember(em, news);
  }

  private async order(
    em: EntityManager,
    scheduleId: number,
    news: readonly { ministerId: number; mailKey: string; neededBy: Date | null; refs: Refs }[],
  ): Promise<void> {
    const ministers = await em.find(
      Minister,
      { id: { $in: news.map(({ ministerId }) => ministerId) } },
      { populate: ['user'] },
    );
    const users = new Map(ministers.map(({ id, user }) => [id, user]));
    const orders = news.flatMap(({ ministerId, mailKey, neededBy, refs }): MailOrder[] => {
      const user = users.get(ministerId);
      return user
        ? [
            {
              mail: 'roster-changed',
              to: user.email,
              user,
              refs: { scheduleId, ministerId, ...refs },
              dedupeKey: mailKey,
              neededBy,
            },
          ]
        : [];
    });
    await this.mails.queueMany(em, orders);
  }

  /**
   * Whom publishing the schedule as it stands would tell what: everybody with a place who has heard nothing of it yet,
   * and of the others those for whom something differs from what e-mails that have gone out (or were kept, without
   * SMTP) told them. Who was replaced at their own wish knows it already.
   */
  async newsOf(em: EntityManager, scheduleId: number): Promise<RosterNews[]> {
    const { rows } = await sql<RosterNews>`
      with place as (
        select a.slot_id, a.minister_id, true as serves from assignment a join schedule_slot t on t.id = a.slot_id
        where t.schedule_id = ${scheduleId}
      ), told as (
        select n.slot_id, n.minister_id, n.starts_at, n.withdrawn, coalesce(e.status in ('sent', 'kept'), false) as delivered
        from announced_duty n join schedule_slot t on t.id = n.slot_id left join email_message e on e.dedupe_key = n.mail_key
        where t.schedule_id = ${scheduleId}
      ), mass as (
        select minister_id, slot_id, t.starts_at, coalesce(serves, false) as serves,
          -- Told and not taken back, or the e-mail that takes it back has not gone out.
          coalesce(told.withdrawn <> told.delivered, false) as "toldToServe",
          t.starts_at > ${this.clock.now()} as "toCome", told.starts_at is distinct from t.starts_at as moved
        from place full join told using (slot_id, minister_id)
        join schedule_slot t on t.id = slot_id
      ), difference as (
        select *, serves and (not "toldToServe" or moved) and "toCome" as added,
          not serves and "toldToServe" and "toCome" and not exists (
            select from substitution_request r
            where r.slot_id = mass.slot_id and r.minister_id = mass.minister_id and r.status = 'accepted'
              and r.substitute_id is not null
          ) as removed
        from mass
      ), person as (
        select minister_id,
          minister_id in (select minister_id from told where delivered or withdrawn) as informed,
          coalesce(array_agg(slot_id order by starts_at, slot_id) filter (where serves), '{}') as masses,
          coalesce(array_agg(slot_id order by starts_at, slot_id) filter (where added), '{}') as added,
          coalesce(array_agg(slot_id order by starts_at, slot_id) filter (where removed), '{}') as removed
        from difference group by minister_id
      )
      select m.id as "ministerId", u.id as "userId", m.schedule_name as "scheduleName", u.email,
        u.id is not null and u.disabled_at is null as reachable,
        case when informed then 'roster-changed' else 'roster-published' end as mail, masses, added, removed
      from person join minister m on m.id = person.minister_id left join user_account u on u.id = m.user_id
      where case when informed then added || removed <> '{}' else masses <> '{}' end
      order by m.schedule_name collate "pt-BR-x-icu", m.id`.execute(em.getKysely());
    return rows;
  }

  /** Whether an e-mail about the schedule's roster has reached anybody. */
  async isKnown(em: EntityManager, scheduleId: number): Promise<boolean> {
    const { rows } = await sql`
      select from announced_duty n join schedule_slot t on t.id = n.slot_id join email_message e on e.dedupe_key = n.mail_key
      where t.schedule_id = ${scheduleId} and e.status in ('sent', 'kept') limit 1`.execute(em.getKysely());
    return rows.length > 0;
  }

  /** Orders the mails of a publication and leaves a notice with each; does nothing once it has been taken back. */
  private async announce(scheduleId: number, publication: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ title: string }>`
        select s.title from schedule s where s.id = ${scheduleId} and s.status = 'published'
          and ${isoInstant(sql`s.published_at`)} = ${publication} for update`.execute(em.getKysely());
      const [schedule] = rows;
      if (!schedule) return;
      const news = (await this.newsOf(em, scheduleId)).filter(isReachable).map((person) => ({
        ...person,
        mailKey: `roster:${scheduleId}:${publication}:${person.ministerId}`,
      }));
      const toCome = await this.toCome(
        em,
        news.flatMap(({ masses, removed }) => [...masses, ...removed]),
      );
      const orders = news.map(
        ({ mail, email, userId, ministerId, mailKey, masses, added, removed }): MailOrder => ({
          mail,
          to: email,
          user: em.getReference(User, userId),
          refs: {
            scheduleId,
            ministerId,
            publication,
            ...(mail === 'roster-changed' && { added: added.join(), removed: removed.join() }),
          },
          dedupeKey: mailKey,
          neededBy: firstOf(toCome, mail === 'roster-changed' ? [...added, ...removed] : masses),
          hasNotice: true,
        }),
      );
      const ordered = new Set((await this.mails.queueMany(em, orders)).map(({ dedupeKey }) => dedupeKey));
      for (const { userId, mail, masses } of news.filter(({ mailKey }) => ordered.has(mailKey))) {
        const what = mail === 'roster-published' ? 'foi publicada' : 'mudou para você';
        await this.inbox.deliver(em, [userId], {
          title: mail === 'roster-published' ? 'Escala publicada' : 'Sua escala mudou',
          content: `“${schedule.title}” ${what}: você serve em ${countMasses(masses.length)}.`,
          priority: 'high',
          link: OWN_SCHEDULE,
        });
      }
      await this.remember(
        em,
        news.map(({ mail, masses, added, ...rest }) => ({
          ...rest,
          added: mail === 'roster-published' ? masses : added,
        })),
      );
    });
  }

  /** When each of these masses begins, of those that have not begun. */
  private async toCome(em: EntityManager, slotIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
    const { rows } = await sql<{ id: number; startsAt: number }>`
      select id, (extract(epoch from starts_at) * 1000)::float8 as "startsAt" from schedule_slot
      where id = any(${slotIds}::int[]) and starts_at > ${this.clock.now()}`.execute(em.getKysely());
    return new Map(rows.map(({ id, startsAt }) => [id, new Date(startsAt)]));
  }

  /** Notes what the ordered mails tell, one entry a person. */
  private async remember(
    em: EntityManager,
    news: readonly (Pick<RosterNews, 'ministerId' | 'added' | 'removed'> & { mailKey: string })[],
  ): Promise<void> {
    const told = news.flatMap(({ ministerId, mailKey, added, removed }) => [
      ...added.map((slotId) => ({ ministerId, mailKey, slotId, withdrawn: false })),
      ...removed.map((slotId) => ({ ministerId, mailKey, slotId, withdrawn: true })),
    ]);
    await sql`
      insert into announced_duty (slot_id, minister_id, mail_key, withdrawn, starts_at)
      select told.slot_id, told.minister_id, told.mail_key, told.withdrawn, t.starts_at
      from unnest(${told.map(({ slotId }) => slotId)}::int[], ${told.map(({ ministerId }) => ministerId)}::int[],
        ${told.map(({ mailKey }) => mailKey)}::text[], ${told.map(({ withdrawn }) => withdrawn)}::boolean[]
      ) as told (slot_id, minister_id, mail_key, withdrawn) join schedule_slot t on t.id = told.slot_id
      on conflict (slot_id, minister_id) do update set mail_key = excluded.mail_key, withdrawn = excluded.withdrawn,
        starts_at = excluded.starts_at, updated_at = now()`.execute(em.getKysely());
  }

  private async published(refs: Refs): Promise<PublishedMail> {
    const recipient = await this.recipient(
      refs,
      sql`${isoInstant(sql`s.published_at`)} = ${refs.publication}`,
    );
    const masses = recipient && (await this.masses(refs, sql`${this.servesAt(refs)}`));
    if (!masses?.length) return null;
    return { ...recipient!, masses, link: this.link() };
  }

  private async changed(refs: Refs): Promise<ChangedMail> {
    const since =
      refs.publication === undefined
        ? sql`true`
        : sql`${isoInstant(sql`s.published_at`)} = ${refs.publication}`;
    const recipient = await this.recipient(refs, since);
    if (!recipient) return null;
    const [gained, lost] = changesIn(refs);
    const added = await this.masses(refs, sql`t.id = any(${gained}::int[]) and ${this.servesAt(refs)}`);
    const removed = [
      ...formerMasses(refs),
      ...(await this.masses(refs, sql`t.id = any(${lost}::int[]) and not ${this.servesAt(refs)}`)),
    ];
    if (added.length + removed.length === 0) return null;
    return { ...recipient, added, removed, link: this.link() };
  }

  /** The person and the schedule, while that is published and the account enabled. */
  private async recipient(
    { scheduleId, ministerId }: Refs,
    condition: RawBuilder<unknown>,
  ): Promise<Recipient | null> {
    const { rows } = await sql<Recipient>`
      select u.name, s.title from schedule s, minister m join user_account u on u.id = m.user_id
      where s.id = ${scheduleId} and m.id = ${ministerId} and s.status = 'published' and u.disabled_at is null
        and ${condition}`.execute(this.em.getKysely());
    return rows[0] ?? null;
  }

  private servesAt({ ministerId }: Refs): RawBuilder<unknown> {
    return sql`exists (select from assignment a where a.slot_id = t.id and a.minister_id = ${ministerId})`;
  }

  private async masses(
    { scheduleId, ministerId }: Refs,
    condition: RawBuilder<unknown>,
  ): Promise<MailMass[]> {
    const { defaultLocation } = await this.settings.read();
    const { rows } = await sql<MassRow>`
      select t.id as "slotId", t.date, t.time, t.description, t.location from schedule_slot t
      where t.schedule_id = ${scheduleId} and ${condition} order by t.starts_at, t.id`.execute(
      this.em.getKysely(),
    );
    return rows.map(({ slotId, location, ...mass }) => ({
      uid: dutyUid(slotId, Number(ministerId)),
      ...mass,
      ...(location !== null && location !== defaultLocation && { place: location }),
    }));
  }

  private link(): string {
    return `${this.env.publicUrl}${OWN_SCHEDULE}`;
  }
}

/** The id of a duty in calendar files: the same in every mail and feed, so that calendars know it again. */
export function dutyUid(slotId: number, ministerId: number): string {
  return `duty-${slotId}-${ministerId}@partilha`;
}

/** When the first of these masses begins; null where all have begun. */
function firstOf(toCome: ReadonlyMap<number, Date>, slotIds: readonly number[]): Date | null {
  const starts = slotIds.flatMap((id) => toCome.get(id)?.getTime() ?? []);
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

/** The masses gained and lost, by the ids of their slots. */
function changesIn({ added = '', removed = '' }: Refs): [gained: number[], lost: number[]] {
  const idsIn = (list: number | string) => String(list).split(',').filter(Boolean).map(Number);
  return [idsIn(added), idsIn(removed)];
}

/** The mass that moved away or was removed, as it was: `<slot id> <date> <time> <description>`. */
function formerMasses({ former, ministerId }: Refs): MailMass[] {
  const [, slotId, date, time, description] = /^(\d+) (\S+) (\S+) (.*)$/s.exec(String(former ?? '')) ?? [];
  if (!date || !time) return [];
  return [{ uid: dutyUid(Number(slotId), Number(ministerId)), date, time, description: description ?? '' }];
}
