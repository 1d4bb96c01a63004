/** Reads one file in a thread of its own, whose memory is bounded: see TableReaderService. */
import { parentPort } from 'node:worker_threads';
import { readTables } from './read-table.js';
import { Unreadable, type Table } from './table.js';

export type Reading = { tables: Table[] } | { refused: string };

parentPort!.once('message', (bytes: Uint8Array) => {
  void read(bytes).then((reading) => parentPort!.postMessage(reading));
});

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return { tables: await readTables(bytes) };
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.message };
    throw error;
  }
}
