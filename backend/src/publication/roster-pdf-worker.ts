import { parentPort, workerData } from 'node:worker_threads';
import { rosterPdf } from './roster-pdf.js';

/** The arguments of {@link rosterPdf}. */
export type RosterPdfOrder = Parameters<typeof rosterPdf>;

if (parentPort) parentPort.postMessage(await rosterPdf(...(workerData as RosterPdfOrder)));
