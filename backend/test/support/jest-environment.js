import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What Jest itself leaves on the global object: its test runner's state, which holds every test of a file. */
const LEFTOVERS = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];

/**
 * Runs test files in the process's own global scope instead of a new one for each file, so that they can share
 * modules (see jest-runtime.js), and an `Error` is the same class in a test as everywhere else.
 */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #own = { console: globalThis.console, exit: process.exit };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // Jest puts its own in their places for the time of a test file.
    globalThis.console = this.#own.console;
    process.exit = this.#own.exit;
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (LEFTOVERS.includes(symbol.description)) delete globalThis[symbol];
  }

  getVmContext() {
    return null;
  }
}
