import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type MailOrder, type MailRefs, MailsService } from '../mail/index.js';
import { Minister } from '../ministers/index.js';
import { Clock } from '../platform/clock.js';
import {
  Assignment,
  type DutyChanges,
  RosterWriter,
  type Schedule,
  type ScheduleSlot,
} from '../roster/index.js';
import { firstToCome, massesToCome, rememberTold } from './roster-news.js';

type Changes = Pick<MailRefs['roster-changed'], 'added' | 'removed' | 'former' | 'formerPlace'>;

/** When a mass was held, and what it was called. */
type MassMoment = Pick<ScheduleSlot, 'date' | 'time' | 'startsAt' | 'description'>;

/** Orders the mails about changes to a roster that is published already. */
@Injectable()
export class ChangeMailsService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly mails: MailsService,
    private readonly rosters: RosterWriter,
  ) {}

  onModuleInit(): void {
    this.rosters.onDutiesChanged((em, schedule, people) => this.queueChanges(em, schedule, people));
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
    const toCome = await massesToCome(em, ids, this.clock.now());
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
        neededBy: firstToCome(toCome, [...added, ...removed]),
        refs: { added: added.join(), removed: removed.join() },
      })),
    );
    await rememberTold(em, news);
    return news.length;
  }

  /**
   * Orders a mail to everybody at a mass of a published schedule that moves to another time or place or is removed. Nothing is
   * said of a mass that has begun and does not come again.
   * @param before the mass as it was; its record still stands as the caller is changing it.
   * @param removed whether it goes; else the slot has its new time and place already.
   * @param formerPlace where it was, if that has changed.
   */
  async queueMassChange(
    em: EntityManager,
    { id, version }: Schedule,
    slot: ScheduleSlot,
    { before, removed = false, formerPlace }: { before: MassMoment; removed?: boolean; formerPlace?: string },
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
        refs: {
          added: added.join(),
          removed: '',
          ...(before.startsAt > now && { former, ...(formerPlace !== undefined && { formerPlace }) }),
        },
      })),
    );
    await rememberTold(em, news);
  }

  private async order(
    em: EntityManager,
    scheduleId: number,
    news: readonly { ministerId: number; mailKey: string; neededBy: Date | null; refs: Changes }[],
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
}
