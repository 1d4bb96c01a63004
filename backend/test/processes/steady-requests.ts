import { setTimeout as wait } from 'node:timers/promises';
import type { ApiCaller, Method } from '../../../scripts/api-caller.ts';

const PAUSE_MS = 25;

export interface Answered {
  path: string;
  status: number;
  code: string | undefined;
  milliseconds: number;
}

/** Somebody who keeps asking, one request after the other, until told to stop. */
export class SteadyRequests {
  readonly answers: Answered[] = [];
  private stopped = false;
  private readonly done: Promise<void>;

  /** @param requests asked in turn. */
  constructor(
    private readonly caller: ApiCaller,
    private readonly requests: readonly [Method, string, unknown?][],
  ) {
    this.done = this.ask();
    // stop() tells of a failure; until then one that nobody hears would end the process.
    this.done.catch(() => undefined);
  }

  /** @throws Error when a request got no answer at all. */
  async stop(): Promise<Answered[]> {
    this.stopped = true;
    await this.done;
    return this.answers;
  }

  /** The longest that a request has taken, in milliseconds. */
  get slowest(): number {
    return Math.max(...this.answers.map(({ milliseconds }) => milliseconds));
  }

  private async ask(): Promise<void> {
    for (let turn = 0; !this.stopped; turn += 1) {
      const [method, path, body] = this.requests[turn % this.requests.length]!;
      const start = performance.now();
      const reply = await this.caller.send<{ code?: string }>(method, path, body);
      const milliseconds = Math.round(performance.now() - start);
      this.answers.push({ path, status: reply.status, code: reply.body.code, milliseconds });
      await wait(PAUSE_MS);
    }
  }
}
