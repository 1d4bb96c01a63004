import type { Answer, Input } from '../../api/client.ts';
import { monthAndYear } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { linesOf, sheetOf, type Sheet, type Table } from './import-model.ts';

export type RosterPreview = Answer<'POST /api/imports/rosters/preview'>;
export type RosterName = RosterPreview['names'][number];
type RostersBody = NonNullable<Input<'POST /api/imports/rosters'>['body']>;

/** A past roster on its way in, and whose the names are that are nobody's by themselves. */
export type RostersDraft = Sheet & Pick<RostersBody, 'people'>;

/** What several columns may mean: each of them holds names, or a mass. */
export const REPEATED_COLUMNS = ['names', 'duty'];

export const rostersDraftOf = (table: Table): RostersDraft => ({ ...sheetOf(table), people: [] });

export const rostersBodyOf = ({ cells, note: _, ...rest }: RostersDraft): RostersBody => ({
  ...rest,
  lines: linesOf(cells),
});

/** The draft with a name given to somebody; null: to nobody, it is left out; undefined: not decided. */
export const withPerson = (
  draft: RostersDraft,
  name: string,
  ministerId: number | null | undefined,
): RostersDraft => {
  const others = draft.people.filter((one) => one.name !== name);
  return { ...draft, people: ministerId === undefined ? others : [...others, { name, ministerId }] };
};

/** The cells of a row, as they are written: 'dom 32/07 · 8h · Ana'. */
export const writtenIn = ({ cells, numbers, columns }: RostersDraft, row: number): string[] =>
  (cells[numbers.indexOf(row)] ?? []).filter((cell, at) => columns[at] !== '' && cell.trim() !== '');

/** "2026-09" → "setembro de 2026: 42 missas, 396 lugares". */
export function monthWords({ month, masses, duties, taken }: RosterPreview['months'][number]): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const name = monthAndYear(year, number);
  if (taken) return `${name}: já há uma escala, que fica como está`;
  if (duties === 0) return `${name}: nada a acrescentar`;
  return `${name}: ${plural(masses, 'missa', 'missas')}, ${plural(duties, 'lugar', 'lugares')}`;
}

/** Whether nothing is open: no row wrong, every name somebody's or left out. */
export const isClear = ({ wrong, names }: RosterPreview): boolean =>
  wrong === 0 && names.every(({ how }) => how !== 'nobody');

/** The draft as it can be imported now: wrong rows and names of nobody are left out. */
export const withoutOpen = (draft: RostersDraft, { rows, names }: RosterPreview): RostersDraft => ({
  ...draft,
  leftOut: [...draft.leftOut, ...rows.flatMap(({ row, outcome }) => (outcome === 'wrong' ? row : []))],
  people: [
    ...draft.people,
    ...names.flatMap(({ name, how }) => (how === 'nobody' ? { name, ministerId: null } : [])),
  ],
});

/** "396 lugares entram; 2 linhas a corrigir; 1 nome sem pessoa". */
export function rosterWords({ toMake, wrong, names }: RosterPreview): string {
  const open = names.filter(({ how }) => how === 'nobody').length;
  return [
    toMake === 0 ? 'Nenhum lugar entra' : plural(toMake, 'lugar entra', 'lugares entram'),
    wrong > 0 && `${plural(wrong, 'linha', 'linhas')} a corrigir`,
    open > 0 && plural(open, 'nome sem pessoa', 'nomes sem pessoa'),
  ]
    .filter(Boolean)
    .join('; ');
}
