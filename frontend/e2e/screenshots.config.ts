import { defineConfig } from 'vitest/config';

/** npm run screenshots: the same parish and screens as the tests, photographed. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['take-screenshots.ts'],
    globalSetup: ['global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine takes longer than the second that a page has otherwise to come to rest.
    expect: { poll: { timeout: 120_000 } },
  },
});
