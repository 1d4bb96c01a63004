import type { Answer, Input } from '../../api/client.ts';

export type Table = Answer<'POST /api/imports/text'>;
export type Preview = Answer<'POST /api/imports/people/preview'>;
export type PreviewRow = Preview['rows'][number];
type PeopleBody = NonNullable<Input<'POST /api/imports/people'>['body']>;

/** A spreadsheet on its way in, as it is corrected on the screen. */
export interface Draft extends Omit<PeopleBody, 'lines'> {
  headings: string[];
  cells: string[][];
}

export const draftOf = ({ fileName, headings, columns, lines }: Table): Draft => ({
  fileName,
  headings,
  columns,
  cells: lines.map((line) => line.split('\t')),
  leftOut: [],
  otherPeople: [],
  defaultExperience: 'nunca-participei',
  areaCode: '',
});

export const bodyOf = ({ cells, headings: _, areaCode, ...rest }: Draft): PeopleBody => ({
  ...rest,
  ...(areaCode ? { areaCode } : {}),
  lines: cells.map((row) => row.join('\t')),
});

/** The draft with a column meaning something else; what another column meant so far is taken from it. */
export const withColumn = (draft: Draft, at: number, meaning: string): Draft => ({
  ...draft,
  columns: draft.columns.map((before, index) => (index === at ? meaning : before === meaning ? '' : before)),
});

/** The draft with a row's cells corrected; a cell stays on one line. */
export const withRow = (draft: Draft, row: number, cells: readonly string[]): Draft => ({
  ...draft,
  cells: draft.cells.map((before, at) =>
    at === row - 1 ? cells.map((text) => text.replace(/\s+/g, ' ').trim()) : before,
  ),
  leftOut: draft.leftOut.filter((one) => one !== row),
});

/** The draft with a row taken into one of its lists, or out of it. */
export const withMark = (draft: Draft, list: 'leftOut' | 'otherPeople', row: number, on: boolean): Draft => ({
  ...draft,
  [list]: on ? [...draft[list], row] : draft[list].filter((one) => one !== row),
});

/** How a column is called: its heading, or its letter and first value. */
export function columnTitle({ headings, cells }: Draft, at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return (
    headings[at] || `Coluna ${at < 26 ? letter : at + 1}`.concat(cells[0]?.[at] ? `: ${cells[0][at]}` : '')
  );
}

export const OUTCOMES: Record<
  PreviewRow['outcome'],
  { label: string; tone: 'success' | 'info' | 'error' | 'neutral' }
> = {
  new: { label: 'Será cadastrada', tone: 'success' },
  like: { label: 'Já está', tone: 'info' },
  wrong: { label: 'A corrigir', tone: 'error' },
  'left-out': { label: 'De fora', tone: 'neutral' },
};

/** "58 pessoas serão cadastradas; 2 linhas a corrigir". */
export function previewWords({ toMake, wrong, rows }: Preview): string {
  const like = rows.filter(({ outcome }) => outcome === 'like').length;
  const parts = [
    toMake === 1 ? '1 pessoa será cadastrada' : `${toMake} pessoas serão cadastradas`,
    like > 0 && `${like} já ${like === 1 ? 'está' : 'estão'}`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'linha' : 'linhas'} a corrigir`,
  ];
  return parts.filter(Boolean).join('; ');
}
