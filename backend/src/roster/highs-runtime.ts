import loadHighs, { type Highs } from 'highs';

let loading: Promise<Highs> | undefined;

/** The HiGHS solver, loaded once a thread. Its runs block the thread until they end. */
export function highsRuntime(): Promise<Highs> {
  loading ??= loadHighs();
  return loading;
}
