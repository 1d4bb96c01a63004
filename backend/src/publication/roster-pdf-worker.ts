import { parentPort } from 'node:worker_threads';
import { rosterPdf } from './roster-pdf.js';

/** The arguments of {@link rosterPdf}. */
export type RosterPdfOrder = Parameters<typeof rosterPdf>;

parentPort?.on('message', (order: RosterPdfOrder) => {
  // What fails ends the thread, and whoever asked is told.
  void rosterPdf(...order).then((file) => parentPort?.postMessage(file));
});
