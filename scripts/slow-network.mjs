// npm run slow-network: when the first pages are readable and usable at 400 kbit/s on a processor four times slower.
import { runInChromium } from './lib/in-chromium.mjs';

runInChromium('slow-network.config.ts');
