import highsModule, { type Highs } from 'highs';

/** The package types its ES module, whose default export is the loader, as if it were CommonJS. */
const loadHighs = highsModule as unknown as typeof highsModule.default;

let loading: Promise<Highs> | undefined;

/** The HiGHS solver, loaded once a thread. Its runs block the thread until they end. */
export function highsRuntime(): Promise<Highs> {
  loading ??= loadHighs();
  return loading;
}
