import { plural } from '../../lib/plural.ts';
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
  /** What is to be known of how the file was read. */
  note: string | null;
}

export type PeopleDraft = Sheet & Omit<PeopleBody, 'lines'>;

export const sheetOf = ({ fileName, headings, columns, lines, numbers, note }: Table): Sheet => ({
  fileName,
  headings,
  columns,
  cells: lines.map((line) => line.split('\t')),
  numbers,
  leftOut: [],
  note,
});

/** Rows as they are sent: cells apart by tabs. */
export const linesOf = (cells: readonly (readonly string[])[]): string[] =>
  cells.map((row) => row.join('\t'));

export function peopleDraftOf(table: Table): PeopleDraft {
  const sheet = sheetOf(table);
  return {
    ...sheet,
    otherPeople: [],
    defaultExperience: 'nunca-participei',
    areaCode: usualAreaCode(sheet),
  };
}

const WITH_AREA_CODE = /^\D*(?:\+?55\D*)?0?([1-9][1-9])\D*\d{4,5}\D*\d{4}$/;

/** The area code that most of the telephones have; '' when none has one. */
function usualAreaCode({ columns, cells }: Sheet): string {
  const at = columns.indexOf('phone');
  const counts = new Map<string, number>();
  for (const row of cells) {
    const code = WITH_AREA_CODE.exec(row[at] ?? '')?.[1];
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

export const peopleBodyOf = ({
  cells,
  headings: _,
  note: __,
  areaCode,
  ...rest
}: PeopleDraft): PeopleBody => ({
  ...rest,
  ...(areaCode ? { areaCode } : {}),
  lines: linesOf(cells),
});

/** What must be said of the columns before any row makes somebody. */
export const lackOf = ({ columns }: Sheet): string | null =>
  columns.includes('fullName')
    ? null
    : 'Nenhuma coluna diz quem é cada pessoa. Escolha “Nome completo” na coluna dos nomes.';

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

/** How many other rows say the same in a column. */
export const othersAlike = ({ cells, numbers }: Sheet, row: number, at: number): number => {
  const own = cells[numbers.indexOf(row)]?.[at];
  return cells.filter((other, index) => other[at] === own && numbers[index] !== row).length;
};

/**
 * The draft with a row's cells corrected; a cell stays on one line.
 * @param everywhere the columns in which rows that said the same are corrected too.
 */
export function withRow<Draft extends Sheet>(
  draft: Draft,
  row: number,
  cells: readonly string[],
  everywhere: readonly number[] = [],
): Draft {
  const own = draft.cells[draft.numbers.indexOf(row)] ?? [];
  const corrected = cells.map((text) => text.replace(/\s+/g, ' ').trim());
  return {
    ...draft,
    cells: draft.cells.map((before, index) =>
      draft.numbers[index] === row
        ? corrected
        : before.map((text, at) => (everywhere.includes(at) && text === own[at] ? corrected[at]! : text)),
    ),
    leftOut: draft.leftOut.filter((one) => one !== row),
  };
}

/** The draft with the telephone of a row given to the person of another. */
export function withPhoneOf(draft: PeopleDraft, row: number, other: number): PeopleDraft {
  const at = draft.columns.indexOf('phone');
  const phone = draft.cells[draft.numbers.indexOf(row)]?.[at] ?? '';
  const cells = draft.cells[draft.numbers.indexOf(other)] ?? [];
  return withRow(draft, other, cells.with(at, phone));
}

/** What each of two people has for themselves; the rest of their row is true of both. */
const OF_ONE = ['email', 'phone', 'birthDate'];

const BETWEEN_NAMES = /\s*[;/&+]\s*|\s+e\s+/i;

/** The names in a cell: "Ana e Rui Lima" are "Ana Lima" and "Rui Lima". */
export function namesIn(text: string): string[] {
  const names = text.split(BETWEEN_NAMES).filter(Boolean);
  const family = names.at(-1)?.split(' ').slice(1).join(' ') ?? '';
  return names.map((name) => (name.includes(' ') || names.length === 1 ? name : `${name} ${family}`.trim()));
}

/** "Zé e Lu" are two; what is one, as "casal", is neither's. */
function nicknames(text: string, people: number): string[] {
  const names = text.split(BETWEEN_NAMES);
  return names.length === people ? names : [];
}

/** The draft with the people of a row each in a row of their own. */
export function withSplit(draft: PeopleDraft, row: number): PeopleDraft {
  const index = draft.numbers.indexOf(row);
  const before = draft.cells[index]!;
  const names = namesIn(before[draft.columns.indexOf('fullName')] ?? '');
  const rows = names.map((name, person) =>
    before.map((text, at) => {
      const column = draft.columns[at]!;
      if (column === 'fullName') return name;
      if (column === 'scheduleName') return nicknames(text, names.length)[person] ?? '';
      return OF_ONE.includes(column) ? (text.split(/\s*[;/]\s*(?!\d{1,2}\/|\d{2,4}$)/)[person] ?? '') : text;
    }),
  );
  const last = Math.max(...draft.numbers);
  return {
    ...draft,
    cells: draft.cells.toSpliced(index, 1, ...rows),
    numbers: draft.numbers.toSpliced(index, 1, row, ...names.slice(1).map((_, at) => last + at + 1)),
  };
}

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
    toMake === 0
      ? 'Ninguém será cadastrado'
      : plural(toMake, 'pessoa será cadastrada', 'pessoas serão cadastradas'),
    like > 0 && `${like} já ${like === 1 ? 'está' : 'estão'}`,
    unsure > 0 && `${unsure} a conferir`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'linha' : 'linhas'} a corrigir`,
  ];
  return parts.filter(Boolean).join('; ');
}

const isOpen = ({ outcome }: PreviewRow) => outcome === 'wrong' || outcome === 'unsure';

const openRows = ({ rows }: Preview): number[] => rows.filter(isOpen).map(({ row }) => row);

/** The draft as it can be imported now: what is open is left out. */
export const withoutOpen = (draft: PeopleDraft, preview: Preview): PeopleDraft => ({
  ...draft,
  leftOut: [...draft.leftOut, ...openRows(preview)],
});

/** What of the draft is still open, once the rest was imported. */
export function onlyOpenOf(draft: PeopleDraft, preview: Preview): PeopleDraft {
  const open = new Set(openRows(preview));
  return {
    ...draft,
    cells: draft.cells.filter((_, at) => open.has(draft.numbers[at]!)),
    numbers: draft.numbers.filter((row) => open.has(row)),
    leftOut: [],
    otherPeople: [],
  };
}

/** What becomes of the rows that are open. */
export function openWords({ wrong, unsure, toMake }: Preview): string {
  const parts = [
    unsure > 0 && 'diga de cada nome parecido se é a mesma pessoa',
    wrong > 0 && 'corrija as linhas com erro, ou deixe-as de fora',
  ].filter(Boolean);
  return toMake === 0
    ? `Para importar, ${parts.join('; ')}.`
    : `Entra o que está certo; o resto continua aqui: ${parts.join('; ')}.`;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 32;

/** What stands in a column, for example: a cell that holds a whole team is cut. */
export const samplesOf = (cells: readonly (readonly string[])[], at: number): string =>
  cells
    .flatMap((row) => row[at] || [])
    .slice(0, SAMPLES)
    .map((cell) => {
      const words = cell.replace(/\s+/g, ' ');
      return words.length > SAMPLE_LENGTH ? `${words.slice(0, SAMPLE_LENGTH).trimEnd()}…` : words;
    })
    .join(' · ');
