import Papa from 'papaparse';
import {
  isFilled,
  MAX_COLUMNS,
  MAX_ROW_NUMBER,
  MAX_ROWS,
  tooManyColumns,
  tooManyRows,
  Unreadable,
} from './table.js';

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

/** By how much of a text it is seen what stands between its cells. */
const LOOKED_AT = 10_000;

/** What stands in most lines, were the first one a title; in less than half of them it is part of what is written. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT)
    .split(/\r?\n|\r/)
    .filter((line) => isFilled([line]));
  const linesWith = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  const best = ['\t', ';', ','].reduce((one, next) => (linesWith(next) > linesWith(one) ? next : one));
  return linesWith(best) * 2 >= lines.length ? best : '\t';
}

/**
 * Rows of a text whose cells stand apart by tabs, semicolons or commas, as pasted or as CSV; those without anything
 * between others are empty, so that the others keep their numbers.
 */
export function readDelimited(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let [read, filled] = [0, 0];
  let isTooLong = false;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data }, parser) => {
      read += 1;
      if (!isFilled(data)) return;
      filled += 1;
      isTooLong = filled > MAX_ROWS + 1 || read > MAX_ROW_NUMBER;
      if (isTooLong) return parser.abort();
      while (rows.length < read - 1) rows.push([]);
      rows.push(data);
      if (data.length > MAX_COLUMNS * 10) parser.abort();
    },
  });
  if (rows.some((row) => row.length > MAX_COLUMNS * 10)) throw tooManyColumns();
  if (isTooLong) throw tooManyRows();
  return rows;
}
