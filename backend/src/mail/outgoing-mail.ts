import { JobNotDone } from '../platform/jobs/job-handlers.service.js';
import type { RenderedMail } from './rendering/render-mail.js';

/** One e-mail ready to leave. */
export interface OutgoingMail extends RenderedMail {
  to: string;
  /** The same for every attempt, so that one sent twice after a crash can be recognised. */
  messageId: string;
}

/**
 * Why an e-mail was not sent. Carries the reason's code only: the text of a mail server's answer may name people.
 */
export class MailNotSent extends JobNotDone {
  override readonly name = 'MailNotSent';

  constructor(
    reason: string,
    /** Trying again is of no use: the server refused this very mail. */
    readonly permanent: boolean,
  ) {
    super(`The e-mail was not sent: ${reason}`, reason);
  }
}
