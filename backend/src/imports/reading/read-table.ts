import { decodeText, readDelimited } from './delimited.js';
import { boundTable, Unreadable, type Table } from './table.js';
import { isVcard, readVcards } from './vcards.js';
import { isOldWorkbook, isZip, readWorkbook } from './workbook.js';

/**
 * The table in a file, told apart by what it holds and not by its name: a workbook, cards, or text in columns.
 * @throws Unreadable with what is wrong, fit to show.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (isOldWorkbook(bytes))
    throw new Unreadable(
      'A planilha está no formato antigo (.xls) ou protegida por senha. Salve-a como .xlsx, sem senha, e envie de novo.',
    );
  if (isZip(bytes)) return boundTable(await readWorkbook(bytes));
  return readText(decodeText(bytes));
}

/** The table in a text: as pasted, as CSV, or cards. */
export function readText(text: string): Table {
  if (!isVcard(text)) return boundTable(readDelimited(text));
  const { rows, numbers } = boundTable(readVcards(text));
  // The first card is the first line: nobody has seen the headings.
  return { rows, numbers: numbers.map((number) => number - 1) };
}
