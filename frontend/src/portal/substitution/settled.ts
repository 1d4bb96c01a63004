import { ApiError } from '../../api/http.ts';

/** Whether a yes came when the place was somebody else's: it is kept and thanked for, and no failure. */
export const isSettled = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body?.code === 'already-settled';
