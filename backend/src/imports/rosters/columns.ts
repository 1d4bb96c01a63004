/** What the columns of a past roster may hold, in each of the two forms in which parishes keep them. */
import { comparisonKey } from '../../platform/text.js';
import { readMoment } from './moments.js';

/**
 * Value → how it is called on screen, and the headings that mean it. A list has a mass or a duty in each row: its day,
 * hour and who served; a table has a person in each row and a mass in each column.
 */
export const ROSTER_COLUMNS = {
  date: ['Dia', /^(dia|data)( da missa)?$/],
  time: ['Hora', /^(hora|horario|hs?)( da missa)?$/],
  dateTime: ['Dia e hora', /^(dia|data) e (hora|horario)$|^(missa|quando)$/],
  mass: ['Nome da missa', /^(celebracao|descricao|nome da missa|tipo|intencao|ocasiao)$/],
  names: [
    'Quem serviu',
    /^(nomes?|ministr[oa]s?|equipe|escalad[oa]s?|quem (serviu|serve)|pessoas?)( do dia)?( ?\d+)?$/,
  ],
  person: ['Pessoa da linha', /^$/],
  duty: ['Missa do título: marcada por quem serviu', /^$/],
} as const satisfies Record<string, readonly [label: string, heading: RegExp]>;

export type RosterColumn = keyof typeof ROSTER_COLUMNS;

/** Columns of which there may be several. */
const REPEATED: readonly string[] = ['names', 'duty'];

const isRosterColumn = (column: string): column is RosterColumn => Object.hasOwn(ROSTER_COLUMNS, column);

/** Whether each column is offered, and none but those that may be repeated is chosen twice. */
export const areRosterColumns = (columns: readonly string[]): boolean =>
  columns.every(
    (column, at) =>
      column === '' ||
      (isRosterColumn(column) && (REPEATED.includes(column) || columns.indexOf(column) === at)),
  );

/**
 * What each column means by its heading. Where headings are masses the sheet is a table, and its first column of names
 * is that of the people.
 * @param today local date: of headings without a year, the last that has passed is meant.
 */
export function recogniseRosterColumns(headings: readonly string[], today: string): string[] {
  const duties = headings.map((heading) => 'value' in readMoment(heading, today));
  const isTable = duties.some(Boolean);
  const keys = headings.map((heading) =>
    comparisonKey(heading)
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const hasDay = keys.some((key) => ROSTER_COLUMNS.date[1].test(key));
  const taken = new Set<string>();
  return headings.map((_, at) => {
    if (duties[at]) return 'duty';
    const key = keys[at]!;
    const meant = Object.entries(ROSTER_COLUMNS).find(
      ([, [, pattern]]) => key !== '' && pattern.test(key),
    )?.[0];
    // Beside a day "Missa" is what is celebrated; alone it is when.
    const known = meant === 'dateTime' && hasDay ? 'mass' : meant;
    const column = isTable ? (known === 'names' || (at === 0 && key === '') ? 'person' : '') : (known ?? '');
    if (column === '' || (taken.has(column) && !REPEATED.includes(column))) return '';
    taken.add(column);
    return column;
  });
}
