// npm run tasks: ten tasks of every month, done in Chromium on the demonstration parish, with the clicks, the scrolling
// and the seconds of each, into docs/tasks.md.
import { runInChromium } from './lib/in-chromium.mjs';

runInChromium('tasks.config.ts', 'docs/tasks.md');
