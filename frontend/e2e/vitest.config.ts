import { defineConfig } from 'vitest/config';

/** End to end: real Chromium on the built app and server. Each file has a parish and a server of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
  },
});
