// npm run screenshots: pictures of every screen of the demonstration parish, on a phone and on a desktop, into
// docs/screenshots.
import { runInChromium } from './lib/in-chromium.mjs';

runInChromium('screenshots.config.ts');
