import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { JobHandlersService, type JobEnd } from '../platform/jobs/job-handlers.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { MailName, MailParish, MailVariables } from './define-mail.js';
import { EmailMessage, type EmailStatus } from './email-message.entity.js';
import { KeptMailsService } from './kept-mails.service.js';
import { MailsService } from './mails.service.js';
import { MailNotSent, type OutgoingMail } from './outgoing-mail.js';
import { SmtpService } from './smtp.service.js';

const LOST_ITS_REASON = 'no-longer-needed';

/** How an e-mail's job was done, with the reason where the e-mail did not leave. */
interface Delivery {
  status: Exclude<EmailStatus, 'queued'>;
  reason: string | null;
}

/**
 * Writes and sends the ordered e-mails. Each goes out at least once: a process that dies after the mail server took a
 * mail and before the database knows it leaves that mail to be sent once more, under the same Message-ID.
 */
@Injectable()
export class MailSenderService implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly handlers: JobHandlersService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
    private readonly smtp: SmtpService,
    private readonly kept: KeptMailsService,
  ) {}

  onModuleInit(): void {
    this.handlers.registerRecorded(
      'mail.send',
      ({ emailId }) => this.send(emailId),
      (em, { emailId }, end) => this.record(em, emailId, end),
    );
  }

  /**
   * @returns null when there is nothing to send.
   * @throws MailNotSent when another attempt makes sense.
   */
  private async send(emailId: number): Promise<Delivery | null> {
    const email = await this.em.findOne(EmailMessage, emailId);
    if (email?.status !== 'queued') return null;
    const variables = await this.mails.variablesOf(email);
    if (variables === null) return { status: 'dropped', reason: LOST_ITS_REASON };
    try {
      await this.deliver(email, variables);
    } catch (error) {
      if (error instanceof MailNotSent && error.permanent) return { status: 'failed', reason: error.reason };
      throw error;
    }
    return { status: this.env.smtpUrl === null ? 'kept' : 'sent', reason: null };
  }

  private async deliver(email: EmailMessage, variables: MailVariables[MailName]): Promise<void> {
    // Loaded with the first mail: react-email takes a third of a second.
    const { renderMail } = await import('./rendering/render-mail.js');
    const rendered = await renderMail(email.mail, variables, await this.parish());
    if (email.subject !== rendered.subject)
      await this.em.nativeUpdate(EmailMessage, email.id, { subject: rendered.subject });
    const mail: OutgoingMail = { ...rendered, to: email.to, messageId: this.messageIdOf(email) };
    if (this.env.smtpUrl === null) await this.kept.keep(email.id, mail);
    else await this.smtp.send(mail);
  }

  /** Writes down how an attempt of the e-mail's job ended; the only place where a sending changes the e-mail's state. */
  private async record(em: EntityManager, emailId: number, end: JobEnd<Delivery | null>): Promise<void> {
    const { attempts } = end;
    if (end.status !== 'done') {
      const status = end.status === 'failed' ? 'failed' : 'queued';
      await em.nativeUpdate(EmailMessage, emailId, { status, attempts, lastError: end.reason });
    } else if (end.result) {
      const { status, reason } = end.result;
      const left = status === 'sent' || status === 'kept';
      await em.nativeUpdate(EmailMessage, emailId, {
        status,
        attempts,
        lastError: reason,
        ...(left && { sentAt: this.clock.now() }),
      });
    }
  }

  private async parish(): Promise<MailParish> {
    const { ministryTitle, parishName, city, timeZone } = await this.settings.read();
    return { ministryTitle, parishName, city, publicUrl: this.env.publicUrl, zone: timeZone };
  }

  private messageIdOf({ id, resends, createdAt }: EmailMessage): string {
    return `<${id}.${resends}.${createdAt.getTime()}@${new URL(this.env.publicUrl).hostname}>`;
  }
}
