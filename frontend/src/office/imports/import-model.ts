import type { Answer, Input } from '../../api/client.ts';
import type { Tone } from '../../ui/badge.tsx';

export type Table = Answer<'POST /api/imports/text'>;
export type ImportKind = Answer<'GET /api/imports'>[number]['kind'];
export type Preview = Answer<'POST /api/imports/people/preview'>;
export type PreviewRow = Preview['rows'][number];
type PeopleBody = NonNullable<Input<'POST /api/imports/people'>['body']>;

/** A spreadsheet on its way in, as it is corrected on the screen. */
export interface Sheet {
  fileName: string;
  headings: string[];
  columns: string[];
  cells: string[][];
  /** By which number each row of cells is called: its line in the person's own list. */
  numbers: number[];
  /** Rows that are not imported, by their numbers. */
  leftOut: number[];
}

export type PeopleDraft = Sheet & Omit<PeopleBody, 'lines'>;

export const sheetOf = ({ fileName, headings, columns, lines, numbers }: Table): Sheet => ({
  fileName,
  headings,
  columns,
  cells: lines.map((line) => line.split('\t')),
  numbers,
  leftOut: [],
});

/** Rows as they are sent: cells apart by tabs. */
export const linesOf = (cells: readonly (readonly string[])[]): string[] =>
  cells.map((row) => row.join('\t'));

export const peopleDraftOf = (table: Table): PeopleDraft => ({
  ...sheetOf(table),
  otherPeople: [],
  defaultExperience: 'nunca-participei',
  areaCode: '',
});

export const peopleBodyOf = ({ cells, headings: _, areaCode, ...rest }: PeopleDraft): PeopleBody => ({
  ...rest,
  ...(areaCode ? { areaCode } : {}),
  lines: linesOf(cells),
});

/**
 * The draft with a column meaning something else; what another column meant so far is taken from it, unless several may
 * mean it.
 */
export const withColumn = <Draft extends Sheet>(
  draft: Draft,
  at: number,
  meaning: string,
  repeated: readonly string[] = [],
): Draft => ({
  ...draft,
  columns: draft.columns.map((before, index) =>
    index === at ? meaning : before === meaning && !repeated.includes(meaning) ? '' : before,
  ),
});

/** The draft with a row's cells corrected; a cell stays on one line. */
export const withRow = <Draft extends Sheet>(draft: Draft, row: number, cells: readonly string[]): Draft => ({
  ...draft,
  cells: draft.cells.map((before, at) =>
    draft.numbers[at] === row ? cells.map((text) => text.replace(/\s+/g, ' ').trim()) : before,
  ),
  leftOut: draft.leftOut.filter((one) => one !== row),
});

/** The draft with a row left out, or taken in again. */
export const withLeftOut = <Draft extends Sheet>(draft: Draft, row: number, out: boolean): Draft => ({
  ...draft,
  leftOut: marked(draft.leftOut, row, out),
});

/** The draft with somebody told apart from whom they are like. */
export const withOther = (draft: PeopleDraft, row: number, other: boolean): PeopleDraft => ({
  ...draft,
  otherPeople: marked(draft.otherPeople, row, other),
});

const marked = (rows: readonly number[], row: number, on: boolean): number[] =>
  on ? [...rows, row] : rows.filter((one) => one !== row);

/** How a column is called: its heading, or its letter and first value. */
export function columnTitle({ headings, cells }: Sheet, at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return (
    headings[at] || `Coluna ${at < 26 ? letter : at + 1}`.concat(cells[0]?.[at] ? `: ${cells[0][at]}` : '')
  );
}

interface Outcome {
  label: string;
  tone: Tone;
}

export const OUTCOMES: Record<PreviewRow['outcome'], Outcome> = {
  new: { label: 'Será cadastrada', tone: 'success' },
  like: { label: 'Já está', tone: 'info' },
  unsure: { label: 'A conferir', tone: 'warning' },
  wrong: { label: 'A corrigir', tone: 'error' },
  'left-out': { label: 'De fora', tone: 'neutral' },
};

/** "58 pessoas serão cadastradas; 2 linhas a corrigir". */
export function previewWords({ toMake, wrong, unsure, rows }: Preview): string {
  const like = rows.filter(({ outcome }) => outcome === 'like').length;
  const parts = [
    toMake === 1 ? '1 pessoa será cadastrada' : `${toMake} pessoas serão cadastradas`,
    like > 0 && `${like} já ${like === 1 ? 'está' : 'estão'}`,
    unsure > 0 && `${unsure} a conferir`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'linha' : 'linhas'} a corrigir`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** What is to be done before the import can be made. */
export function openWords({ wrong, unsure }: Preview): string {
  const parts = [
    unsure > 0 && 'diga de cada nome parecido se é a mesma pessoa',
    wrong > 0 && 'corrija as linhas com erro, ou deixe-as de fora',
  ];
  return `Para importar, ${parts.filter(Boolean).join('; ')}.`;
}
