import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { median, table } from './support.ts';

const STARTS = 3;

/** Time to readiness and memory of the built server, beside an empty Node process. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-bench-'));
  // Open to the account that PostgreSQL runs as, or the database would live elsewhere and stay.
  chmodSync(folder, 0o711);
  const rows: (string | number)[][] = [['empty Node process', median(await times(emptyNode)), '']];
  try {
    for (const [title, args] of [
      ['empty parish', []],
      ['demonstration parish', ['--demo']],
    ] as const) {
      const dataDir = path.join(folder, title.replace(' ', '-'));
      const measure = () => start(dataDir, [...args]);
      const first = await measure();
      rows.push([`${title}, first start (database made, filled)`, first.milliseconds, first.megabytes]);
      const later = [];
      for (let i = 0; i < STARTS; i += 1) later.push(await measure());
      rows.push([
        `${title}, later start`,
        median(later.map(({ milliseconds }) => milliseconds)),
        median(later.map(({ megabytes }) => megabytes)),
      ]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  table(['start of the built server, everything embedded', 'ms until ready', 'MiB resident'], rows);
}

async function start(dataDir: string, args: string[]): Promise<{ milliseconds: number; megabytes: number }> {
  const begin = performance.now();
  const server = await spawnServer({ env: { DATA_DIR: dataDir }, args });
  const milliseconds = Math.round(performance.now() - begin);
  const [, kibibytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? [];
  await server.stop();
  return { milliseconds, megabytes: Math.round(Number(kibibytes) / 1024) };
}

async function times(work: () => Promise<void>): Promise<number[]> {
  const measured: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    const begin = performance.now();
    await work();
    measured.push(Math.round(performance.now() - begin));
  }
  return measured;
}

function emptyNode(): Promise<void> {
  return new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', () => resolve()));
}
