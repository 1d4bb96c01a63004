/** Writes a parish as one ZIP of open formats. */
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sql, type Kysely } from 'kysely';
import { labelOf } from '../platform/fields/labels.js';
import { spreadsheetText } from '../platform/spreadsheet-text.js';
import { ofChurch } from '../platform/text.js';
import { ARCHIVED_TABLES, SECRET_COLUMN } from './archive-tables.js';

const ROWS_AT_ONCE = 1000;

export interface ArchiveOrder {
  /** Reads one snapshot: a transaction of the caller. */
  db: Kysely<unknown>;
  file: string;
  photoFolder: string;
  parishName: string;
  takenAt: Date;
  onTable: (done: number) => Promise<void>;
}

interface Column {
  name: string;
  type: string;
}

/** @returns the size of the file, in bytes. */
export async function writeArchive(order: ArchiveOrder): Promise<number> {
  const { db, file, photoFolder, onTable } = order;
  const output = createWriteStream(file, { mode: 0o600 });
  const written = finished(output);
  const zip = new Zip((error, chunk, final) => {
    if (error) output.destroy(error);
    else output.write(chunk);
    if (final) output.end();
  });
  const described: { table: string; columns: Column[]; rows: number }[] = [];
  for (const [at, table] of Object.keys(ARCHIVED_TABLES).entries()) {
    const columns = await columnsOf(db, table);
    described.push({ table, columns, rows: await addTable(zip, db, table, columns) });
    if (output.writableNeedDrain) await new Promise<void>((resolve) => output.once('drain', () => resolve()));
    await onTable(at + 1);
  }
  for (const photo of await photosOf(db)) {
    const source = path.join(photoFolder, photo);
    if (existsSync(source)) addWhole(zip, new ZipPassThrough(`fotos/${photo}`), await readFile(source));
  }
  addWhole(zip, new ZipDeflate('LEIA-ME.txt'), strToU8(readme(order, described)));
  zip.end();
  await written;
  return (await stat(file)).size;
}

/** The columns that go, in their order. */
async function columnsOf(db: Kysely<unknown>, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows.filter(({ name }) => !SECRET_COLUMN.test(name));
}

/** The rows of a table as JSON lines and as CSV. @returns how many there are. */
async function addTable(
  zip: Zip,
  db: Kysely<unknown>,
  table: string,
  columns: readonly Column[],
): Promise<number> {
  const names = columns.map(({ name }) => name);
  const lines = new ZipDeflate(`jsonl/${table}.jsonl`);
  zip.add(lines);
  const csv: Uint8Array[] = [strToU8(`\uFEFF${csvLine(names)}`)];
  const fields = sql.join(names.map((name) => sql.ref(name)));
  await sql`declare archived no scroll cursor for
    select ${fields} from ${sql.table(table)} order by 1`.execute(db);
  let count = 0;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(
      db,
    );
    if (rows.length === 0) break;
    lines.push(strToU8(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
    csv.push(strToU8(rows.map((row) => csvLine(names.map((name) => row[name]))).join('')));
    count += rows.length;
  }
  await sql`close archived`.execute(db);
  lines.push(new Uint8Array(), true);
  const sheet = new ZipDeflate(`csv/${table}.csv`);
  zip.add(sheet);
  for (const part of csv) sheet.push(part);
  sheet.push(new Uint8Array(), true);
  return count;
}

function addWhole(zip: Zip, entry: ZipDeflate | ZipPassThrough, content: Uint8Array): void {
  zip.add(entry);
  entry.push(content, true);
}

async function photosOf(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select photo_file as file from minister where photo_file is not null order by 1`.execute(db);
  return rows.map(({ file }) => path.basename(file));
}

/** RFC 4180 with semicolons, as spreadsheet programs in Brazil expect it. */
const csvLine = (values: readonly unknown[]): string => `${values.map(csvField).join(';')}\r\n`;

function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'string'
        ? spreadsheetText(value)
        : JSON.stringify(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function readme(
  { parishName, takenAt }: ArchiveOrder,
  tables: readonly { table: string; columns: readonly Column[]; rows: number }[],
): string {
  const parts = tables.map(({ table, columns, rows }) =>
    [
      `${table}: ${ARCHIVED_TABLES[table]}`,
      `  linhas: ${rows}`,
      ...columns.map(({ name, type }) => `  - ${name} (${type})${wordsFor(name)}`),
    ].join('\n'),
  );
  return [
    `Dados ${ofChurch(parishName)}, em ${takenAt.toISOString()}.`,
    '',
    'Este arquivo tem dados pessoais sensíveis (LGPD, art. 5º, II): guarde-o como guarda os livros da paróquia, e apague-o quando não precisar mais.',
    '',
    'Cada tabela está em dois formatos abertos, com as mesmas linhas:',
    '- jsonl/<tabela>.jsonl: uma linha de JSON por registro, em UTF-8, com os valores como são;',
    '- csv/<tabela>.csv: para planilhas, em UTF-8, separado por ponto e vírgula, com a primeira linha de títulos; o que começaria uma fórmula vem depois de um apóstrofo, e textos de várias linhas vêm em uma só.',
    'As fotos estão em fotos/, com o nome que a coluna photo_file da tabela minister diz.',
    '',
    'Colunas que terminam em _id levam ao id da tabela de mesmo nome: minister_id ao ministro, user_id e as que terminam em _by_id à conta (user_account), slot_id à missa (schedule_slot). Instantes estão em UTC (ISO 8601); date e time são o dia e a hora no fuso da paróquia.',
    '',
    'Ficam de fora as senhas, mesmo cifradas, os links de uso único, as sessões e os endereços secretos das agendas.',
    '',
    ...parts.flatMap((part) => [part, '']),
  ].join('\r\n');
}

/** ": Nome completo" of full_name; nothing where the field has no name on the screens. */
function wordsFor(column: string): string {
  const field = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const label = labelOf(field);
  return label === field ? '' : `: ${label}`;
}
