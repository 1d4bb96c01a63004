// npm run other-day -- 33 [files]: the journeys in Chromium as they would run in so many days, since none may hold on
// today's date alone. Debian's faketime moves the clock of the tests and of their servers, a script that of the pages.
import { globSync } from 'node:fs';
import { runInChromium } from './lib/in-chromium.mjs';

const [days = ''] = process.argv.splice(2, 1);
if (!/^\d+$/.test(days)) throw new Error('npm run other-day -- <days from today> [files]');
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
if (!library) throw new Error('faketime is missing: apt-get install faketime');

Object.assign(process.env, {
  DAYS_AHEAD: days,
  FAKETIME: `+${days}d`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  LD_PRELOAD: library,
});
runInChromium('vitest.config.ts');
