import { defineConfig } from 'vitest/config';
import screenshots from './screenshots.config.ts';

/** npm run slow-network: the same parish, measured. */
export default defineConfig({ test: { ...screenshots.test, include: ['measure-slow-network.ts'] } });
