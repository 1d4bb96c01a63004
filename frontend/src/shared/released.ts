import type { Answer } from '../api/client.ts';

/** Whether a schedule's ministers see it, and its names no longer change unseen. */
export const isReleased = ({ status }: Pick<Answer<'GET /api/schedules'>[number], 'status'>): boolean =>
  status === 'published' || status === 'completed';
