import { decodeText, readDelimited } from './delimited.js';
import { boundTable, isFilled, Unreadable, type Table } from './table.js';
import { isVcard, readVcards } from './vcards.js';
import { isOldWorkbook, isZip, readWorkbook } from './workbook.js';

/** What some programs save under the name of a spreadsheet. */
const WEB_PAGE = /^\s*<(?:!doctype html|html|table|\?xml)/i;

/**
 * The tables in a file, one of each sheet in which something stands, told apart by what it holds and not by its name: a workbook, cards, or text in columns.
 * @throws Unreadable with what is wrong, fit to show.
 */
export async function readTables(bytes: Uint8Array): Promise<Table[]> {
  if (isOldWorkbook(bytes))
    throw new Unreadable(
      'A planilha está no formato antigo (.xls) ou protegida por senha. Salve-a como .xlsx, sem senha, e envie de novo.',
    );
  if (isZip(bytes)) {
    const sheets = (await readWorkbook(bytes)).filter(({ rows }) => rows.some(isFilled));
    if (sheets.length === 0) return [boundTable([])];
    return sheets.map(({ rows, sheet }) => ({ ...boundTable(rows), sheet }));
  }
  const text = decodeText(bytes);
  if (WEB_PAGE.test(text))
    throw new Unreadable(
      'Este arquivo é uma página com nome de planilha. Abra-o no Excel, salve como .xlsx e envie de novo.',
    );
  return [readText(text)];
}

/** The table in a text: as pasted, as CSV, or cards. */
function readText(text: string): Table {
  if (!isVcard(text)) return boundTable(readDelimited(text));
  const { rows, numbers } = boundTable(readVcards(text));
  // The first card is the first line: nobody has seen the headings.
  return { rows, numbers: numbers.map((number) => number - 1) };
}
