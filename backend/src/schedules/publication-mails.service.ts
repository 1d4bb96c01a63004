import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { isoInstant } from '../common/lists/iso-instant.js';
import { Clock } from '../common/clock.js';
import { ENV, type RunningEnv } from '../config/config.module.js';
import { Minister } from '../ministers/minister.entity.js';
import { JobHandlersService } from '../notifications/job-handlers.service.js';
import { MailsService, type MailSource } from '../notifications/mails.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { User } from '../users/user.entity.js';
import { ScheduleSlot } from './schedule-slot.entity.js';

export interface RosterChange {
  assignmentId: number;
  slotId: number;
  ministerId: number;
  change: 'added' | 'removed';
}

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

/** The mails about a published roster. Each person is told of their own masses only. */
@Injectable()
export class PublicationMailsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly jobs: JobHandlersService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.jobs.register('schedule.announce', ({ scheduleId, publication }) =>
      this.announce(scheduleId, publication),
    );
    this.mails.provide('roster-published', (refs) => this.published(refs));
    this.mails.provide('roster-changed', (refs) => this.changed(refs));
  }

  /** Orders the mail about one change to a published schedule; a mass that has begun is nobody's news. */
  async queueChange(
    em: EntityManager,
    { assignmentId, slotId, ministerId, change }: RosterChange,
  ): Promise<void> {
    const slot = await em.findOneOrFail(ScheduleSlot, slotId);
    if (slot.startsAt <= this.clock.now()) return;
    const { user } = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
    await this.mails.queue(em, {
      mail: 'roster-changed',
      to: user.email,
      user,
      refs: { scheduleId: slot.schedule.id, ministerId, slotId, change },
      dedupeKey: `roster-changed:${assignmentId}:${change}`,
    });
  }

  /** Orders one mail for everyone with a place; does nothing once that publication has been taken back. */
  private async announce(scheduleId: number, publication: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ ministerId: number; userId: number; email: string }>`
        select distinct m.id as "ministerId", u.id as "userId", u.email
        from schedule s join schedule_slot t on t.schedule_id = s.id join assignment a on a.slot_id = t.id
          join minister m on m.id = a.minister_id join user_account u on u.id = m.user_id
        where s.id = ${scheduleId} and s.status = 'published'
          and ${isoInstant(sql`s.published_at`)} = ${publication} and u.disabled_at is null
        order by m.id`.execute(em.getKysely());
      const orders = rows.map(({ ministerId, userId, email }) => ({
        mail: 'roster-published' as const,
        to: email,
        user: em.getReference(User, userId),
        refs: { scheduleId, ministerId, publication },
        dedupeKey: `roster:${scheduleId}:${publication}:${ministerId}`,
      }));
      await this.mails.queueMany(em, orders);
    });
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
    const recipient = await this.recipient(refs, sql`true`);
    const added = refs.change === 'added';
    const still = added ? this.servesAt(refs) : sql`not ${this.servesAt(refs)}`;
    const masses = recipient && (await this.masses(refs, sql`t.id = ${refs.slotId} and ${still}`));
    if (!masses?.length) return null;
    return {
      ...recipient!,
      added: added ? masses : [],
      removed: added ? [] : masses,
      link: this.link(),
    };
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
      uid: `duty-${slotId}-${ministerId}@partilha`,
      ...mass,
      ...(location !== null && location !== defaultLocation && { place: location }),
    }));
  }

  private link(): string {
    return `${this.env.publicUrl}/my-schedule`;
  }
}
