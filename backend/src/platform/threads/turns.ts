/** Work that is done one piece after another. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Does this once all before it has ended, however it ended. @throws what it throws. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    // Who asked for it is told of a failure; it is no reason for the next piece not to be done.
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Waits until all that was asked for has ended. */
  async ended(): Promise<void> {
    await this.last;
  }
}
