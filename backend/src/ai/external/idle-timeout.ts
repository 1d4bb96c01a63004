/** Aborts what takes too long: `wait` begins the time anew. Also aborted by the given signal. */
export class IdleTimeout {
  readonly signal: AbortSignal;
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outer: AbortSignal) {
    this.signal = AbortSignal.any([outer, this.controller.signal]);
  }

  get isOver(): boolean {
    return this.controller.signal.aborted;
  }

  wait(milliseconds: number): void {
    this.end();
    this.timer = setTimeout(() => this.controller.abort(), milliseconds);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
