import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { EmailMessage } from './email-message.entity.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import { KeptMailsService } from './kept-mails.service.js';
import type { MailName, MailParish, MailVariables } from './mails/mail-types.js';
import { MailsService } from './mails.service.js';
import { MailNotSent, type OutgoingMail } from './outgoing-mail.js';
import { SmtpService } from './smtp.service.js';

const LOST_ITS_REASON = 'no-longer-needed';

/**
 * Writes and sends the ordered e-mails. Each goes out at least once: a process that dies after the mail server took a
 * mail and before the database knows it leaves that mail to be sent once more, under the same Message-ID.
 */
@Injectable()
export class MailSenderService implements OnModuleInit {
  /** Mails that left while the database could not be told; the next attempt in this process tells it. */
  private readonly untold = new Set<string>();

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
    this.handlers.register(
      'mail.send',
      ({ emailId }) => this.send(emailId),
      ({ emailId }, reason) => this.giveUp(emailId, reason),
    );
  }

  /** @throws MailNotSent when another attempt makes sense. */
  private async send(emailId: number): Promise<void> {
    const email = await this.em.findOne(EmailMessage, emailId);
    if (email?.status !== 'queued') return;
    email.attempts += 1;
    const messageId = this.messageIdOf(email);
    if (!this.untold.has(messageId)) {
      const variables = await this.mails.variablesOf(email);
      if (variables === null) {
        email.status = 'dropped';
        email.lastError = LOST_ITS_REASON;
        return this.em.flush();
      }
      const refusal = await this.deliver(email, messageId, variables);
      if (refusal) {
        email.lastError = refusal.code;
        if (refusal.permanent) email.status = 'failed';
        await this.em.flush();
        if (refusal.permanent) return;
        throw refusal;
      }
      this.untold.add(messageId);
    }
    email.status = this.env.smtpUrl === null ? 'kept' : 'sent';
    email.sentAt = this.clock.now();
    email.lastError = null;
    await this.em.flush();
    this.untold.delete(messageId);
  }

  private async deliver(
    email: EmailMessage,
    messageId: string,
    variables: MailVariables[MailName],
  ): Promise<MailNotSent | null> {
    // Loaded with the first mail: react-email takes a third of a second.
    const { renderMail } = await import('./mails/render-mail.js');
    const rendered = await renderMail(email.mail, variables, await this.parish());
    email.subject = rendered.subject;
    const mail: OutgoingMail = { ...rendered, to: email.to, messageId };
    try {
      if (this.env.smtpUrl === null) await this.kept.keep(email.id, mail);
      else await this.smtp.send(mail);
      return null;
    } catch (error) {
      if (error instanceof MailNotSent) return error;
      throw error;
    }
  }

  private async giveUp(emailId: number, reason: string): Promise<void> {
    const email = await this.em.findOne(EmailMessage, { id: emailId, status: 'queued' });
    if (!email) return;
    email.status = 'failed';
    email.lastError ??= reason;
    await this.em.flush();
  }

  private async parish(): Promise<MailParish> {
    const { ministryTitle, parishName, city, timeZone } = await this.settings.read();
    return { ministryTitle, parishName, city, publicUrl: this.env.publicUrl, zone: timeZone };
  }

  private messageIdOf({ id, resends, createdAt }: EmailMessage): string {
    return `<${id}.${resends}.${createdAt.getTime()}@${new URL(this.env.publicUrl).hostname}>`;
  }
}
