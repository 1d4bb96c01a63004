import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { instantToLocal, localToInstant } from '../platform/dates/instant.js';
import { DailyJobsService } from '../platform/jobs/daily-jobs.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { MailVariables } from './define-mail.js';
import { EmailMessage } from './email-message.entity.js';
import { LOST_ITS_REASON } from './mail-sender.service.js';
import { digestTimeOf, type MailRecipient, MailsService } from './mails.service.js';

/** Gathers once a day what people want to be told that way, in one mail a person. */
@Injectable()
export class DigestService implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly orm: MikroORM,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly daily: DailyJobsService,
    private readonly mails: MailsService,
  ) {}

  onModuleInit(): void {
    this.daily.register('digest.order', digestTimeOf, () => this.order());
    this.mails.provide('digest', ({ digest }, to) => this.variables(String(digest), to));
  }

  /** Orders this day's digests: each takes what has waited for it, in the same transaction. */
  private async order(): Promise<void> {
    const settings = await this.settings.read();
    const now = this.clock.now();
    const { date: today } = instantToLocal(now, settings.timeZone);
    // Back at night after an outage: this day's own run gathers what is left.
    if (now < localToInstant(today, digestTimeOf(settings), settings.timeZone)) return;
    await this.orm.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ userId: number; email: string }>`
        select u.id as "userId", u.email from user_account u
        where exists (select from email_message e where e.user_id = u.id and ${WAITS})
        order by u.id`.execute(em.getKysely());
      const ordered = await this.mails.queueMany(
        em,
        rows.map(({ userId, email }) => {
          const digest = `digest:${today}:${userId}`;
          return {
            mail: 'digest',
            to: email,
            user: em.getReference(User, userId),
            refs: { digest },
            dedupeKey: digest,
          };
        }),
      );
      await sql`
        update email_message e set digest_id = d.id from email_message d
        where d.dedupe_key = any(${ordered.map(({ dedupeKey }) => dedupeKey)}::text[]) and d.user_id = e.user_id
          and ${WAITS}`.execute(em.getKysely());
    });
  }

  /** Each thing as its own source tells it at this moment; null once nothing of it is of use any more. */
  private async variables(
    digest: string,
    { userId }: MailRecipient,
  ): Promise<MailVariables['digest'] | null> {
    const em = this.em.fork();
    const user = await em.findOne(User, { id: userId ?? 0, disabledAt: null });
    if (!user) return null;
    const waiting = await em.find(
      EmailMessage,
      { digest: { dedupeKey: digest }, status: { $ne: 'dropped' } },
      { orderBy: { id: 'asc' } },
    );
    const items = new Map<string, MailVariables['digest']['items'][number]>();
    const stale: number[] = [];
    for (const email of waiting) {
      const variables = await this.mails.variablesOf(email);
      const brief = variables && (await this.mails.briefOf(email.mail, variables));
      if (!brief) stale.push(email.id);
      else {
        const { path, ...words } = brief;
        const link = 'link' in variables ? variables.link : `${this.env.publicUrl}${path}`;
        items.set(`${words.title}\n${words.text}`, { ...words, link });
      }
    }
    await em.nativeUpdate(
      EmailMessage,
      { id: { $in: stale } },
      { status: 'dropped', lastError: LOST_ITS_REASON },
    );
    return items.size > 0 ? { name: user.name, items: [...items.values()] } : null;
  }
}

/** Condition on `email_message e`: it waits for a digest. */
const WAITS = sql<boolean>`e.channel = 'digest' and e.status = 'queued' and e.digest_id is null`;
