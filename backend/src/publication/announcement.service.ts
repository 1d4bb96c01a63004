import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { type MailOrder, MailsService } from '../mail/index.js';
import { InboxService } from '../messages/index.js';
import { Clock } from '../platform/clock.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { countMasses } from '../roster/index.js';
import { OWN_SCHEDULE } from './roster-mail-texts.service.js';
import { firstToCome, massesToCome, newsOf, rememberTold, type RosterNews } from './roster-news.js';

/** Somebody whom an e-mail reaches. */
type Reachable = RosterNews & { userId: number; email: string };

const isReachable = (person: RosterNews): person is Reachable => person.reachable;

/** Tells people of a publication: the job that it orders. Each is told of their own masses only. */
@Injectable()
export class AnnouncementService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly jobs: JobHandlersService,
    private readonly mails: MailsService,
    private readonly inbox: InboxService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('schedule.announce', ({ scheduleId, publication }) =>
      this.announce(scheduleId, publication),
    );
  }

  /** Orders the mails of a publication and leaves a notice with each; does nothing once it has been taken back. */
  private async announce(scheduleId: number, publication: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ title: string }>`
        select s.title from schedule s where s.id = ${scheduleId} and s.status = 'published'
          and ${isoInstant(sql`s.published_at`)} = ${publication} for update`.execute(em.getKysely());
      const [schedule] = rows;
      if (!schedule) return;
      const news = (await newsOf(em, scheduleId, this.clock.now())).filter(isReachable).map((person) => ({
        ...person,
        mailKey: `roster:${scheduleId}:${publication}:${person.ministerId}`,
      }));
      const toCome = await massesToCome(
        em,
        news.flatMap(({ masses, removed }) => [...masses, ...removed]),
        this.clock.now(),
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
          neededBy: firstToCome(toCome, mail === 'roster-changed' ? [...added, ...removed] : masses),
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
      await rememberTold(
        em,
        news.map(({ mail, masses, added, ...rest }) => ({
          ...rest,
          added: mail === 'roster-published' ? masses : added,
        })),
      );
    });
  }
}
