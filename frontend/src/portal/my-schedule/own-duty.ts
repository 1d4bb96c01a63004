import { call } from '../../api/client.ts';
import type { Duty } from './my-schedule-model.ts';

/** Somebody's place at a mass, as it was when they spoke of it. */
export type PlaceThen = Pick<Duty, 'assignmentId' | 'date' | 'time'>;

/**
 * The person's place as it is now; undefined where it is somebody else's, or its mass at another day or hour.
 * @throws ApiError when the answer is not OK or does not come.
 */
export async function ownDuty(
  { assignmentId, date, time }: PlaceThen,
  signal: AbortSignal,
): Promise<Duty | undefined> {
  const duties = await call('GET /api/my-duties', { signal });
  return duties.find(
    (duty) => duty.assignmentId === assignmentId && duty.date === date && duty.time === time,
  );
}
