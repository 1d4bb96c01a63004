import { notPossible } from '../errors/app-error.js';

/** From each state, the states that may follow. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Applies a table of transitions.
 * @returns the new state.
 * @throws AppError 422 with `message` when the table does not allow it.
 */
export function transition<State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
  message: string,
): State {
  if (table[from].includes(to)) return to;
  throw notPossible('not-allowed-now', message);
}
