import { JobNotDone } from '../platform/jobs/job-handlers.service.js';

/** A channel could not take a message now, and may take it later. Carries a code only: answers may name people. */
export class ChannelBusy extends JobNotDone {
  override readonly name = 'ChannelBusy';

  constructor(reason: string, pauseMs = 0) {
    super(`The message was not taken: ${reason}`, reason, pauseMs);
  }
}

/** Milliseconds that an answer asks to wait (RFC 9110, section 10.2.3); 0 when it does not say them in seconds. */
export function retryAfterMs(header: string | null | undefined): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
