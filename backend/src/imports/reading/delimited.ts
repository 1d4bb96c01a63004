import Papa from 'papaparse';
import { MAX_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows, Unreadable } from './table.js';

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** Text of a file in UTF-8 or UTF-16 with its mark, UTF-8 without, else Windows-1252 (what Excel saves as CSV). */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isUtf16
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : decodeBytes(bytes);
  // oxlint-disable-next-line no-control-regex -- NUL is exactly what no text holds
  if (/[\u0000\ufffe\uffff]/.test(text))
    throw new Unreadable('Este arquivo não é uma planilha nem um texto. Salve-o como .xlsx ou .csv.');
  return text;
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return WINDOWS_1252.decode(bytes);
  }
}

/** Rows of a text whose cells stand apart by tabs, semicolons or commas, as pasted or as CSV. */
export function readDelimited(text: string): string[][] {
  const firstLine = text.slice(0, 10_000).split(/\r?\n|\r/, 1)[0]!;
  const delimiter = ['\t', ';', ','].reduce((best, next) =>
    firstLine.split(next).length > firstLine.split(best).length ? next : best,
  );
  const rows: string[][] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    step: ({ data }, parser) => {
      rows.push(data);
      if (data.length > MAX_COLUMNS * 10 || rows.length > MAX_ROWS + 1) parser.abort();
    },
  });
  if (rows.some((row) => row.length > MAX_COLUMNS * 10)) throw tooManyColumns();
  if (rows.length > MAX_ROWS + 1) throw tooManyRows();
  return rows;
}
