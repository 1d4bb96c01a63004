import { RosterCancelledError } from './problem.js';

/** Time limit and cancellation of one solve. */
export class SolveClock {
  private readonly startedAt = performance.now();
  private readonly limitSeconds: number;
  private readonly cancelled: () => boolean;

  constructor(limitSeconds: number, isCancelled: () => boolean) {
    this.limitSeconds = limitSeconds;
    this.cancelled = isCancelled;
  }

  /** Seconds since the solve began. */
  get seconds(): number {
    return (performance.now() - this.startedAt) / 1000;
  }

  /** Seconds left, never below zero. */
  get remaining(): number {
    return Math.max(0, this.limitSeconds - this.seconds);
  }

  get isCancelled(): boolean {
    return this.cancelled();
  }

  /** @throws RosterCancelledError when the caller gave the solve up. */
  throwIfCancelled(): void {
    if (this.cancelled()) throw new RosterCancelledError();
  }
}
