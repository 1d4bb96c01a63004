import { unzipSync, strFromU8 } from 'fflate';
import readSheets, { type CellValue, type Sheet } from 'read-excel-file/node';
import {
  columnName,
  formulaAt,
  MAX_COLUMNS,
  MAX_ROW_NUMBER,
  tooManyColumns,
  tooManyRows,
  Unreadable,
} from './table.js';

/** Most bytes of a workbook when unpacked, and most files in it. */
const MAX_UNPACKED = 80 * 1024 * 1024;
const MAX_FILES = 1000;
/** Most rows of a sheet, those counted that hold only a format: a million of them take the reader half a minute. */
const MAX_SHEET_ROWS = 50_000;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Workbooks of before 2007, and those that a password protects. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/**
 * Rows of each sheet, in the order of the workbook.
 * @throws Unreadable for what is no workbook, or one with macros, formulas, errors or too much in it.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<{ sheet: string; rows: string[][] }[]> {
  for (const sheet of sheetsOf(bytes)) checkSheet(sheet);
  let sheets: Sheet[];
  try {
    sheets = await readSheets(Buffer.from(bytes));
  } catch {
    throw new Unreadable('A planilha está danificada. Abra-a, salve de novo como .xlsx e tente outra vez.');
  }
  return sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(textOf)) }));
}

/** The text of each sheet, read only after the archive's own list says that nothing in it is too large. */
function sheetsOf(bytes: Uint8Array): string[] {
  let unpacked = 0;
  let files = 0;
  let isWorkbook = false;
  let contents: Record<string, Uint8Array>;
  try {
    contents = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        files += 1;
        if (unpacked > MAX_UNPACKED || files > MAX_FILES)
          throw new Unreadable('A planilha é grande demais quando aberta. Copie só a lista para uma nova.');
        if (/vbaProject\.bin$/i.test(name))
          throw new Unreadable('A planilha tem macros. Salve-a como .xlsx, sem macros, e envie de novo.');
        isWorkbook ||= /^xl\/workbook\.xml$/i.test(name);
        return SHEET.test(name);
      },
    });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('O arquivo está danificado. Abra-o, salve de novo como .xlsx e tente outra vez.');
  }
  if (!isWorkbook)
    throw new Unreadable(
      'Este arquivo não é uma planilha do Excel. Salve-o como .xlsx ou .csv e envie de novo.',
    );
  return Object.values(contents).map((content) => strFromU8(content));
}

/** Looks at what a sheet says before its cells are laid out: one far cell would make millions of empty ones. */
function checkSheet(sheet: string): void {
  if (sheet.includes('<!DOCTYPE') || sheet.includes('<!ENTITY'))
    throw new Unreadable('A planilha tem partes que não são aceitas. Salve-a de novo como .xlsx.');
  const rowTag = /<(?:\w+:)?row[\s>/]/g;
  let rows = 0;
  while (rowTag.test(sheet)) if ((rows += 1) > MAX_SHEET_ROWS) throw tooManyRows();
  for (const [, letters = '', row = ''] of sheet.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]+)(\d+)"/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (column > MAX_COLUMNS * 2) throw tooManyColumns();
    if (Number(row) > MAX_ROW_NUMBER) throw tooManyRows();
  }
  const formula = /<(?:\w+:)?c\b[^>]*?\br="([A-Z]+\d+)"[^>]*>\s*<(?:\w+:)?f[\s>/]/.exec(sheet);
  if (formula ?? /<(?:\w+:)?f[\s>/]/.test(sheet)) throw formulaAt(formula?.[1] ?? columnName(0) + '1');
  const error = /<(?:\w+:)?c\b[^>]*?\br="([A-Z]+\d+)"[^>]*?\bt="e"/.exec(sheet);
  if (error)
    throw new Unreadable(
      `A célula ${error[1]} tem um erro da planilha, como #REF! ou #N/D. Corrija-a e envie de novo.`,
    );
}

function textOf(value: CellValue | null): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return String(value);
}

/** A date as `YYYY-MM-DD`, a time of day as `HH:MM`, both where there are both. */
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const [date = '', time = ''] = value.toISOString().split('T');
  const hour = time.slice(0, 5);
  if (value.getUTCFullYear() < 1901) return hour;
  return hour === '00:00' ? date : `${date} ${hour}`;
}
