import { defineConfig } from 'vitest/config';
import screenshots from './screenshots.config.ts';
export default defineConfig({ test: { ...screenshots.test, include: ['zz-shots.ts', 'large-text.e2e.ts'], isolate: false, maxWorkers: 1 } });
