import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '../src/embedded/embedded-postgres.ts';

/** A PostgreSQL of the benchmark's own, with its ordinary durability, gone afterwards. */
export async function withPostgres(work: (url: string, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-bench-'));
  const postgres = new EmbeddedPostgres(path.join(folder, 'postgres'));
  try {
    await postgres.start();
    await postgres.createDatabase('partilha');
    await work(postgres.url('partilha'), folder);
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints rows as a Markdown table; numbers are aligned to the right. */
export function table(header: string[], rows: (string | number)[][]): void {
  const cells = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`;
  console.log(line(cells[0]!));
  console.log(
    `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
  );
  for (const row of cells.slice(1)) console.log(line(row));
}

export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
