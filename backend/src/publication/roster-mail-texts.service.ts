import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { type MailRecipient, type MailRefs, type MailSource, MailsService } from '../mail/index.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { followsCalendar } from './calendar-feeds.service.js';
import { dutyUid } from './duty-calendar.js';

/** What every mail about a roster refers to. */
type RosterRefs = Pick<MailRefs['roster-published'], 'scheduleId' | 'ministerId'>;
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

export const OWN_SCHEDULE = '/my-schedule';

/** What the mails about a roster say, read when they are written. Each person is told of their own masses only. */
@Injectable()
export class RosterMailTextsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('roster-published', (refs, to) => this.published(refs, to));
    this.mails.provide('roster-changed', (refs, to) => this.changed(refs, to));
  }

  private async published(refs: MailRefs['roster-published'], to: MailRecipient): Promise<PublishedMail> {
    const recipient = await this.recipient(
      refs,
      sql`${isoInstant(sql`s.published_at`)} = ${refs.publication}`,
    );
    const masses = recipient && (await this.masses(refs, sql`${this.servesAt(refs)}`));
    if (!masses?.length) return null;
    return { ...recipient!, masses, ...(await this.common(to)) };
  }

  private async changed(refs: MailRefs['roster-changed'], to: MailRecipient): Promise<ChangedMail> {
    const since =
      refs.publication === undefined
        ? sql`true`
        : sql`${isoInstant(sql`s.published_at`)} = ${refs.publication}`;
    const recipient = await this.recipient(refs, since);
    if (!recipient) return null;
    const [gained, lost] = changesIn(refs);
    const added = await this.masses(refs, sql`t.id = any(${gained}::int[]) and ${this.servesAt(refs)}`, {
      saysWhere: refs.formerPlace !== undefined,
    });
    const removed = await this.masses(refs, sql`t.id = any(${lost}::int[]) and not ${this.servesAt(refs)}`);
    const former = formerMass(refs);
    // Who serves no more where a mass has gone to is not told of its new time.
    if (former && gained.length > 0 && added.length === 0) removed.unshift(former);
    else if (former) return { ...recipient, added, removed, former, ...(await this.common(to)) };
    if (added.length + removed.length === 0) return null;
    const substitution = await this.substitution(refs, gained);
    return { ...recipient, added, removed, ...substitution, ...(await this.common(to)) };
  }

  /** Where the person got one of these masses in a substitution: with whom they changed places, and what was noted. */
  private async substitution(
    { ministerId }: RosterRefs,
    slots: readonly number[],
  ): Promise<{ note?: string; exchangedWith?: string }> {
    const { rows } = await sql<{ note: string | null; exchangedWith: string | null }>`
      select r.note, other.schedule_name as "exchangedWith"
      from assignment a
        join substitution_request r on r.status = 'accepted'
          and (r.slot_id = a.slot_id and r.substitute_id = a.minister_id
            or r.return_slot_id = a.slot_id and r.minister_id = a.minister_id)
        left join minister other on r.return_slot_id is not null
          and other.id = case when r.minister_id = a.minister_id then r.substitute_id else r.minister_id end
      where a.minister_id = ${ministerId} and a.slot_id = any(${slots}::int[]) and a.origin = 'substitution'
      order by r.id desc limit 1`.execute(this.em.getKysely());
    const { note = null, exchangedWith = null } = rows[0] ?? {};
    return { ...(note !== null && { note }), ...(exchangedWith !== null && { exchangedWith }) };
  }

  /** The person and the schedule, while that is published and the account enabled. */
  private async recipient(
    { scheduleId, ministerId }: RosterRefs,
    condition: RawBuilder<unknown>,
  ): Promise<Recipient | null> {
    const { rows } = await sql<Recipient>`
      select u.name, s.title from schedule s, minister m join user_account u on u.id = m.user_id
      where s.id = ${scheduleId} and m.id = ${ministerId} and s.status = 'published' and u.disabled_at is null
        and ${condition}`.execute(this.em.getKysely());
    return rows[0] ?? null;
  }

  private servesAt({ ministerId }: RosterRefs): RawBuilder<unknown> {
    return sql`exists (select from assignment a where a.slot_id = t.id and a.minister_id = ${ministerId})`;
  }

  private async masses(
    { scheduleId, ministerId }: RosterRefs,
    condition: RawBuilder<unknown>,
    { saysWhere = false } = {},
  ): Promise<MailMass[]> {
    const { defaultLocation } = await this.settings.read();
    const { rows } = await sql<MassRow>`
      select t.id as "slotId", t.date, t.time, t.description, t.location from schedule_slot t
      where t.schedule_id = ${scheduleId} and ${condition} order by t.starts_at, t.id`.execute(
      this.em.getKysely(),
    );
    return rows.map(({ slotId, location, ...mass }) => ({
      uid: dutyUid(slotId, ministerId),
      ...mass,
      ...((saysWhere || (location !== null && location !== defaultLocation)) && {
        place: location ?? defaultLocation,
      }),
    }));
  }

  private async common({ userId }: MailRecipient): Promise<{ followsCalendar: boolean; link: string }> {
    return {
      followsCalendar: await followsCalendar(this.em.fork(), userId, this.clock.now()),
      link: `${this.env.publicUrl}${OWN_SCHEDULE}`,
    };
  }
}

/** The masses gained and lost, by the ids of their slots. */
function changesIn({
  added = '',
  removed = '',
}: MailRefs['roster-changed']): [gained: number[], lost: number[]] {
  const idsIn = (list: string) => list.split(',').filter(Boolean).map(Number);
  return [idsIn(added), idsIn(removed)];
}

/** The mass that moved away or was removed, as it was: `<slot id> <date> <time> <description>`. */
function formerMass({
  former = '',
  formerPlace,
  ministerId,
}: MailRefs['roster-changed']): MailMass | undefined {
  const [, slotId, date, time, description] = /^(\d+) (\S+) (\S+) (.*)$/s.exec(former) ?? [];
  if (!date || !time) return undefined;
  return {
    uid: dutyUid(Number(slotId), ministerId),
    date,
    time,
    description: description ?? '',
    ...(formerPlace !== undefined && { place: formerPlace }),
  };
}
