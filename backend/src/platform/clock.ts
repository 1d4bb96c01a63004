/** The one source of the present. Tests put another in its place. */
export abstract class Clock {
  abstract now(): Date;

  /** Milliseconds from now as an instant; negative looks back. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
