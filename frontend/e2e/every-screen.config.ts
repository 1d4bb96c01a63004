import { defineConfig } from 'vitest/config';

/** npm run compare-screens: every screen at three widths, in light and dark, into the folder PICTURES_INTO. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['take-every-screen.ts'],
    globalSetup: ['global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine takes longer than the second that a page has otherwise to come to rest, or stands still a while.
    expect: { poll: { timeout: 120_000 } },
  },
});
