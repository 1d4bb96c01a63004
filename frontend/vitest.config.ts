import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { manual } from './manual.ts';

const all = globSync('src/**/*.spec.{ts,tsx}', { cwd: import.meta.dirname });
const replaces = (file: string): boolean =>
  /\bvi\.(mock|stubGlobal|resetModules)\(/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

/**
 * Unit tests of the web application, beside their sources. To make a document for each file takes ten times as long as
 * the tests: the files of a worker share one. Those that replace a module or a global, or need one
 * that nobody has loaded, are each alone.
 */
export default defineConfig({
  plugins: [react(), manual],
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: { name: 'juntos', include: all.filter((file) => !replaces(file)), isolate: false },
      },
      { extends: true, test: { name: 'à parte', include: all.filter(replaces) } },
    ],
  },
});
