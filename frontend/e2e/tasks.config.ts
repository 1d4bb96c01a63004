import { defineConfig } from 'vitest/config';
import screenshots from './screenshots.config.ts';

/** npm run tasks: the same parish, worked in. */
export default defineConfig({ test: { ...screenshots.test, include: ['measure-tasks.ts'] } });
