import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NodemailerError } from 'nodemailer';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { MailNotSent, type OutgoingMail } from './outgoing-mail.js';

const TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 5;

/** Sends e-mails over pooled connections to the server of SMTP_URL. */
@Injectable()
export class SmtpService implements OnApplicationShutdown {
  private transporter: ReturnType<typeof createPool> | null = null;

  constructor(@Inject(ENV) private readonly env: RunningEnv) {}

  /** @throws MailNotSent when the server refused it, could not be reached or did not answer in time. */
  async send({ to, messageId, subject, html, text, attachments = [] }: OutgoingMail): Promise<void> {
    this.transporter ??= createPool(this.env.smtpUrl!);
    const transporter = await this.transporter;
    try {
      await transporter.sendMail({
        from: this.env.mailFrom,
        to: { name: '', address: to },
        messageId,
        subject,
        html,
        text,
        attachments,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw toMailNotSent(error as NodemailerError);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transporter)?.close();
  }
}

/** What SMTP_URL says in its query (`?socketTimeout=5000`) goes before these options. */
async function createPool(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/**
 * A 5xx answer to the envelope or to the text refuses this mail for good (RFC 5321, 4.2.1). Any other failure, a
 * refused login among them, concerns the server or its settings and may pass.
 */
function toMailNotSent({ code, responseCode, response }: NodemailerError): MailNotSent {
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const permanent = aboutThisMail && (responseCode === undefined || responseCode >= 500);
  if (responseCode === undefined) return new MailNotSent(code ?? 'unknown', permanent);
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  return new MailNotSent(`SMTP ${responseCode}${enhanced ? ` ${enhanced}` : ''}`, permanent);
}
