import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/threads/start-thread.js';
import { toProblemFile } from './roster-files.js';
import type { ComputedRoster, RosterJob, RosterReply, RosterWorkerData } from './roster-worker.js';
import { RosterCancelledError, type RosterProblem, RosterProblemError } from '../../solver/index.js';
import type { RosterProgress, RosterResult } from './roster-result.js';
import type { WishCost } from './wish-costs.js';

/** Time for a cancelled job to stop by itself before its thread is ended. */
const CANCEL_GRACE_MS = 1_000;

export interface RosterSolveRequest {
  onProgress?: (progress: RosterProgress) => void;
  /** Aborting it rejects the solve with a `RosterCancelledError`. */
  signal?: AbortSignal;
  /** Replaces the problem's own time limit. */
  timeLimitSeconds?: number;
}

interface QueuedJob extends RosterJob {
  onProgress: RosterSolveRequest['onProgress'];
  resolve: (result: ComputedRoster | WishCost[]) => void;
  reject: (error: Error) => void;
}

/**
 * Solves rosters in one long-lived worker thread, one after the other, so that the solver never blocks
 * the event loop of the server and stays compiled and warm. A thread that dies is replaced at the next
 * solve; only the job it was working on fails.
 */
export class RosterSolver {
  private readonly cancelled = new Int32Array(new SharedArrayBuffer(4));
  private readonly queue: QueuedJob[] = [];
  private current: QueuedJob | undefined;
  private worker: Worker | undefined;
  private ready: Promise<void> | undefined;
  private lastId = 0;
  private closed = false;

  /** Starts and warms the thread; resolves when it is ready. Solving starts it too. */
  start(): Promise<void> {
    this.ready ??= this.startWorker();
    return this.ready;
  }

  /**
   * Queues a problem and resolves with its roster.
   *
   * @throws RosterProblemError when the problem is malformed or contradicts itself.
   * @throws RosterCancelledError when `signal` aborts, also while waiting in the queue.
   */
  async solve(problem: RosterProblem, request: RosterSolveRequest = {}): Promise<RosterResult> {
    const asked = limited(problem, request);
    const computed = await this.enqueue({ problem: asked }, request);
    const { certificate, ...result } = computed as ComputedRoster;
    return certificate ? { ...result, proof: { problem: toProblemFile(asked), certificate } } : result;
  }

  /**
   * What each wish of a computed roster cost (see `wishCosts`); some ten solves.
   *
   * @param request its time limit holds for each solve.
   * @throws as `solve`.
   */
  async wishCosts(
    problem: RosterProblem,
    { stages }: Pick<RosterResult, 'stages'>,
    request: Omit<RosterSolveRequest, 'onProgress'> = {},
  ): Promise<WishCost[]> {
    return (await this.enqueue({ problem: limited(problem, request), price: stages }, request)) as WishCost[];
  }

  private enqueue(
    { problem, price }: Omit<RosterJob, 'id'>,
    { onProgress, signal }: RosterSolveRequest,
  ): Promise<ComputedRoster | WishCost[]> {
    if (this.closed) return Promise.reject(new Error('The roster solver is closed.'));
    if (signal?.aborted) return Promise.reject(new RosterCancelledError());
    return new Promise((resolve, reject) => {
      const job: QueuedJob = {
        id: ++this.lastId,
        problem,
        price,
        onProgress,
        resolve: (result) => {
          signal?.removeEventListener('abort', cancel);
          resolve(result);
        },
        reject: (error) => {
          signal?.removeEventListener('abort', cancel);
          reject(error);
        },
      };
      const cancel = (): void => this.cancel(job);
      signal?.addEventListener('abort', cancel, { once: true });
      this.queue.push(job);
      void this.next();
    });
  }

  /** Ends the thread; jobs under way or waiting are rejected as cancelled. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.reject(new RosterCancelledError());
    this.current?.reject(new RosterCancelledError());
    this.current = undefined;
    await this.stopWorker();
  }

  private startWorker(): Promise<void> {
    const worker = startThread('./roster-worker', import.meta.url, {
      workerData: { cancelled: this.cancelled } satisfies RosterWorkerData,
    });
    this.worker = worker;
    return new Promise((resolve, reject) => {
      const died = (error: Error): void => {
        reject(error);
        if (this.worker === worker) this.lost(error);
      };
      worker.on('message', (reply: RosterReply) => {
        if (reply.type === 'ready') resolve();
        else if (this.worker === worker) this.receive(reply);
      });
      worker.on('error', died);
      worker.on('exit', (code) => died(new Error(`The roster worker ended with code ${code}.`)));
    });
  }

  private async stopWorker(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.ready = undefined;
    await worker?.terminate();
  }

  private lost(error: Error): void {
    this.worker = undefined;
    this.ready = undefined;
    this.finish((job) => job.reject(error));
  }

  private async next(): Promise<void> {
    if (this.current || this.queue.length === 0) return;
    const job = this.queue.shift()!;
    this.current = job;
    try {
      await this.start();
    } catch (error) {
      if (this.current === job) this.finish(() => job.reject(error as Error));
      return;
    }
    if (this.current === job) {
      const { id, problem, price } = job;
      this.worker?.postMessage({ id, problem, price } satisfies RosterJob);
    }
  }

  private receive(reply: Exclude<RosterReply, { type: 'ready' }>): void {
    if (reply.id !== this.current?.id) return;
    if (reply.type === 'progress') {
      this.current.onProgress?.(reply.progress);
      return;
    }
    this.finish((job) => {
      if (reply.type === 'result') job.resolve(reply.result);
      else job.reject(toError(reply.error));
    });
  }

  private finish(report: (job: QueuedJob) => void): void {
    const job = this.current;
    this.current = undefined;
    if (job) report(job);
    void this.next();
  }

  private cancel(job: QueuedJob): void {
    const waiting = this.queue.indexOf(job);
    if (waiting >= 0) {
      this.queue.splice(waiting, 1);
      job.reject(new RosterCancelledError());
      return;
    }
    if (this.current !== job) return;
    Atomics.store(this.cancelled, 0, job.id);
    const timer = setTimeout(() => {
      if (this.current !== job) return;
      void this.stopWorker();
      this.finish(() => job.reject(new RosterCancelledError()));
    }, CANCEL_GRACE_MS);
    timer.unref();
  }
}

const limited = (problem: RosterProblem, { timeLimitSeconds }: RosterSolveRequest): RosterProblem =>
  timeLimitSeconds === undefined ? problem : { ...problem, timeLimitSeconds };

function toError({ name, message }: { name: string; message: string }): Error {
  if (name === 'RosterProblemError') return new RosterProblemError(message);
  if (name === 'RosterCancelledError') return new RosterCancelledError();
  return new Error(message);
}
