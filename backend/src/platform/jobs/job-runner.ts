import type { QueueName } from './jobs.js';

export interface HandedJob {
  outboxId: number;
  /** How often it was begun before. */
  attempts: number;
}

/** Brings handed jobs to those who do them. */
export abstract class JobRunner {
  /** How many jobs of the queue it takes now; 0 while it cannot take any. */
  abstract roomFor(queue: QueueName): number;

  /** Takes jobs without waiting for their end. @returns the ids of those it could not take. */
  abstract take(queue: QueueName, jobs: readonly HandedJob[]): Promise<number[]>;

  /** Waits for the jobs that run in this process at this moment. */
  abstract settle(): Promise<void>;

  /** Begins nothing more and waits for what runs. */
  abstract close(): Promise<void>;
}
