// npm run screenshots: pictures of every screen of the demonstration parish, on a phone and on a desktop, into
// docs/screenshots, and those that the manual shows (-- -t manual) into docs/manual/pictures.
import { runInChromium } from './lib/in-chromium.mjs';

runInChromium('screenshots.config.ts', 'docs/manual/pictures/words.json');
