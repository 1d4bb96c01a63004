import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests of the web application, beside their sources. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
