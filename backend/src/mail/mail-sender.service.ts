import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { JobHandlersService, type JobEnd } from '../platform/jobs/job-handlers.service.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { afterNight } from '../platform/settings/quiet-hours.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { ParishSettings } from '../platform/settings/settings.js';
import { type ChannelMessage, ChannelsService } from './channels.service.js';
import { loadMail, type MailName, type MailVariables } from './define-mail.js';
import { EmailMessage, type EmailStatus } from './email-message.entity.js';
import { KeptMailsService } from './kept-mails.service.js';
import { isUrgent, type MailKind, waitsForMorning } from './mail-kinds.js';
import { MailsService, type SendingChannel, SENDING_JOBS } from './mails.service.js';
import { MailNotSent, type OutgoingMail } from './outgoing-mail.js';
import { SmtpService } from './smtp.service.js';

/** Why a mail was not sent that nobody needs any more. */
export const LOST_ITS_REASON = 'no-longer-needed';

/** After so many attempts over another channel the mail goes out in its place. */
const MOST_ATTEMPTS = 3;

/** How a message's job was done. */
type Delivery =
  /** With the reason where it did not leave, and what is left inside where that is its channel. */
  | { status: Exclude<EmailStatus, 'queued'>; reason: string | null; notice?: ChannelMessage }
  /** Nobody is woken for it: it goes out in the morning. */
  | { status: 'later'; until: Date }
  /** Its channel does not reach the recipient: the mail goes out. */
  | { status: 'unreachable' };

/**
 * Writes and sends the ordered messages, each over its channel. Each goes out at least once: a process that dies after
 * the mail server took a mail and before the database knows it leaves that mail to be sent once more, under the same
 * Message-ID.
 */
@Injectable()
export class MailSenderService implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly handlers: JobHandlersService,
    private readonly outbox: OutboxService,
    private readonly mails: MailsService,
    private readonly channels: ChannelsService,
    private readonly settings: SettingsService,
    private readonly smtp: SmtpService,
    private readonly kept: KeptMailsService,
  ) {}

  onModuleInit(): void {
    for (const channel of Object.keys(SENDING_JOBS) as SendingChannel[])
      this.handlers.registerRecorded(
        SENDING_JOBS[channel],
        ({ emailId }) => this.send(emailId, channel),
        (em, { emailId }, end) => this.record(em, emailId, channel, end),
      );
  }

  /**
   * @returns null when there is nothing to send over this channel.
   * @throws MailNotSent, or what a driver throws, when another attempt makes sense.
   */
  private async send(emailId: number, channel: SendingChannel): Promise<Delivery | null> {
    const email = await this.em.findOne(EmailMessage, emailId);
    if (email?.status !== 'queued' || email.channel !== channel) return null;
    const variables = await this.mails.variablesOf(email);
    if (variables === null) return { status: 'dropped', reason: LOST_ITS_REASON };
    const { kind } = await loadMail(email.mail);
    const settings = await this.settings.read();
    const until = channel === 'inside' ? null : this.morningOf(email, kind, settings);
    if (until) return { status: 'later', until };
    if (channel !== 'mail') return this.tell(email, kind, variables, channel);
    try {
      await this.deliver(email, variables, settings);
    } catch (error) {
      if (error instanceof MailNotSent && error.permanent) return { status: 'failed', reason: error.reason };
      throw error;
    }
    return { status: this.env.smtpUrl === null ? 'kept' : 'sent', reason: null };
  }

  /** When a message goes out that nobody is to be woken for; null where it goes now. */
  private morningOf(
    { channel, neededBy, resends }: EmailMessage,
    kind: MailKind,
    settings: ParishSettings,
  ): Date | null {
    const now = this.clock.now();
    const rings = channel !== 'mail';
    if (resends > 0 || !waitsForMorning(kind, { rings, neededBy, now })) return null;
    const morning = afterNight(now, settings.substitutions, settings.timeZone);
    return morning > now ? morning : null;
  }

  /** Says it in a few words over a channel that is not the mail. */
  private async tell(
    email: EmailMessage,
    kind: MailKind,
    variables: MailVariables[MailName],
    channel: Exclude<SendingChannel, 'mail'>,
  ): Promise<Delivery> {
    const brief = await this.mails.briefOf(email.mail, variables);
    if (!email.user || !brief) return { status: 'unreachable' };
    const { title, text, path } = brief;
    await this.em.nativeUpdate(EmailMessage, email.id, { subject: title });
    const message: ChannelMessage = {
      emailId: email.id,
      recipientUserId: email.user.id,
      mail: email.mail,
      title,
      text,
      link: path,
      dedupeKey: email.dedupeKey,
      urgent: isUrgent(kind, email.neededBy, this.clock.now()),
    };
    if (channel === 'inside') return { status: 'sent', reason: null, notice: message };
    const reached = await this.channels.deliver(channel, message);
    return reached ? { status: 'sent', reason: null } : { status: 'unreachable' };
  }

  private async deliver(
    email: EmailMessage,
    variables: MailVariables[MailName],
    { ministryTitle, parishName, city, coordinationPhone, timeZone }: ParishSettings,
  ): Promise<void> {
    // Loaded with the first mail: react-email takes a third of a second.
    const { renderMail } = await import('./rendering/render-mail.js');
    const { publicUrl } = this.env;
    const parish = { ministryTitle, parishName, city, coordinationPhone, publicUrl, zone: timeZone };
    const rendered = await renderMail(email.mail, variables, parish);
    if (email.subject !== rendered.subject)
      await this.em.nativeUpdate(EmailMessage, email.id, { subject: rendered.subject });
    const mail: OutgoingMail = { ...rendered, to: email.to, messageId: this.messageIdOf(email) };
    if (this.env.smtpUrl === null) await this.kept.keep(email.id, mail);
    else await this.smtp.send(mail);
  }

  /** Writes down how an attempt of the e-mail's job ended; the only place where a sending changes the e-mail's state. */
  private async record(
    em: EntityManager,
    emailId: number,
    channel: SendingChannel,
    end: JobEnd<Delivery | null>,
  ): Promise<void> {
    const { attempts } = end;
    if (end.status !== 'done') {
      if (channel !== 'mail' && attempts >= MOST_ATTEMPTS)
        return this.mails.sendByMailInstead(em, emailId, end.reason);
      const status = end.status === 'failed' ? 'failed' : 'queued';
      await em.nativeUpdate(EmailMessage, emailId, { status, attempts, lastError: end.reason });
      await this.recordGathered(em, emailId);
    } else if (end.result?.status === 'unreachable') {
      await this.mails.sendByMailInstead(em, emailId, `${channel} unreachable`);
    } else if (end.result?.status === 'later') {
      const { until } = end.result;
      const dedupeKey = `mail:${emailId}:${until.toISOString()}`;
      await this.outbox.add(em, SENDING_JOBS[channel], { emailId }, { dedupeKey, availableAt: until });
    } else if (end.result) {
      const { status, reason, notice } = end.result;
      if (notice) await this.channels.leaveNotice(em, notice);
      const left = status === 'sent' || status === 'kept';
      await em.nativeUpdate(EmailMessage, emailId, {
        status,
        attempts,
        lastError: reason,
        ...(left && { sentAt: this.clock.now() }),
      });
      await this.recordGathered(em, emailId);
    }
  }

  /** What a digest tells ends as the digest does. */
  private async recordGathered(em: EntityManager, emailId: number): Promise<void> {
    await sql`
      update email_message item set status = digest.status, sent_at = digest.sent_at, last_error = digest.last_error
      from email_message digest
      where digest.id = ${emailId} and item.digest_id = digest.id and item.status <> 'dropped'`.execute(
      em.getKysely(),
    );
  }

  private messageIdOf({ id, resends, createdAt }: EmailMessage): string {
    return `<${id}.${resends}.${createdAt.getTime()}@${new URL(this.env.publicUrl).hostname}>`;
  }
}
