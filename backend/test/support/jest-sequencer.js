import TestSequencer from '@jest/test-sequencer';

/** Those that take a minute or so, the longest first. */
const LONG = [
  'fuzz/malformed-requests.spec.ts',
  'processes/waves.spec.ts',
  'processes/faults.spec.ts',
  'processes/embedded.spec.ts',
  'processes/main-job.spec.ts',
  'backup/backup.spec.ts',
];

/** Begins with the long test files, so that at the end no worker waits for one that has just begun another. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const long = LONG.flatMap((name) => tests.filter(({ path }) => path.endsWith(name)));
    return [...long, ...super.sort(tests.filter((test) => !long.includes(test)))];
  }
}
