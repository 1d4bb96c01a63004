import { defineConfig } from 'vitest/config';

/** End to end: real Chromium on the built app and server. Each file starts its own server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    fileParallelism: false,
  },
});
