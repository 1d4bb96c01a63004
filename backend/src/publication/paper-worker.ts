import { parentPort } from 'node:worker_threads';
import { rosterPdf } from './roster-pdf.js';
import { wallCalendarPdf } from './wall-calendar.js';

const PAPERS = { list: rosterPdf, calendar: wallCalendarPdf };

/** Which paper, and what its writer takes. */
export type PaperOrder =
  | { paper: 'list'; of: Parameters<typeof rosterPdf> }
  | { paper: 'calendar'; of: Parameters<typeof wallCalendarPdf> };

parentPort?.on('message', ({ paper, of }: PaperOrder) => {
  const write = PAPERS[paper] as (...given: unknown[]) => Promise<Buffer>;
  // What fails ends the thread, and whoever asked is told.
  void write(...of).then((file) => parentPort?.postMessage(file));
});
