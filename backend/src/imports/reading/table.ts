/** A spreadsheet as text: what a person would read in each cell. Loaded by the reading thread: no decorators here. */
export interface Table {
  rows: string[][];
  /** Which line of the person's own list each row is, from 1. */
  numbers: number[];
  /** The sheet's name in its workbook. */
  sheet?: string;
}

/** Most rows, the headings not counted, and most columns of a table. */
export const MAX_ROWS = 2000;
export const MAX_COLUMNS = 100;
/** Where the last row may stand, empty ones between the others counted. */
export const MAX_ROW_NUMBER = 2 * MAX_ROWS;
/** Longest text of a cell: everybody of a day, in a calendar. */
export const MAX_CELL = 2000;

/** Says in Portuguese why a file is not read, and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const FORMULA = /^=\s*[\p{L}(+\-\d"$'@]/u;

/**
 * The table as it may go on: cells on one line, rows without a letter or a figure and empty columns at the edges left out.
 * @throws Unreadable when it is empty, too large, or holds a formula.
 */
export function boundTable(rows: readonly (readonly string[])[]): Table {
  const texts = rows
    .map((row, index) => ({
      cells: row.map(oneLine),
      number: index + 1,
    }))
    .filter(({ cells }) => isFilled(cells));
  if (texts.length === 0) throw new Unreadable('Não há nada escrito neste arquivo. Confira se é o certo.');
  if (texts.length > MAX_ROWS + 1) throw tooManyRows();
  const width = Math.max(...texts.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (width > MAX_COLUMNS) throw tooManyColumns();
  for (const { cells, number } of texts)
    for (const [column, cell] of cells.entries()) {
      if (FORMULA.test(cell)) throw formulaAt(`${columnName(column)}${number}`);
      if (cell.length > MAX_CELL)
        throw new Unreadable(
          `A célula ${columnName(column)}${number} tem mais de ${MAX_CELL} caracteres. Encurte o texto e tente de novo.`,
        );
    }
  return {
    rows: texts.map(({ cells }) => Array.from({ length: width }, (_, column) => cells[column] ?? '')),
    numbers: texts.map(({ number }) => number),
  };
}

/** A cell on one line; its own lines are told apart as what stands in a list. */
const oneLine = (cell: string): string =>
  cell
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('; ');

/** Whether a letter or a figure stands in a row. */
export const isFilled = (cells: readonly string[]): boolean =>
  cells.some((cell) => /[\p{L}\p{N}]/u.test(cell));

export const tooManyRows = () =>
  new Unreadable(
    `A planilha tem mais de ${MAX_ROWS.toLocaleString('pt-BR')} linhas. Divida-a em arquivos menores.`,
  );

export const tooManyColumns = () =>
  new Unreadable(`A planilha tem mais de ${MAX_COLUMNS} colunas. Deixe só as que importam e tente de novo.`);

export const formulaAt = (cell: string) =>
  new Unreadable(
    `A célula ${cell} tem uma fórmula. Na sua planilha, copie tudo, cole de volta com “Colar só valores” e envie de novo.`,
  );

/** `A`, `B` … `AA` of a column's index. */
export function columnName(index: number): string {
  const above = Math.floor(index / 26) - 1;
  return `${above >= 0 ? columnName(above) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
