// Loaded into a measured server before its own code: tells its parent, when asked, how long the event loop was held.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS_OF_MS = 1e6;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('message', () => {
  process.send!(delay.max / NANOSECONDS_OF_MS);
  delay.reset();
});
