import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The file that walks every screen takes the longest: it goes first, and the others go on beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('accessibility.e2e.ts');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** End to end: real Chromium on the built app and server. Each file has a parish and a server of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['global-setup.ts'],
    // Limits are for what hangs: a slow or busy machine may take its time.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    // The files of a worker share its modules, and with them its browser.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
