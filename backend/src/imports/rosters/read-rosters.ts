/** From the rows of a past roster to who served when: pure, so that every form of it can be tried. */
import { readTick, type Read } from '../people/cells.js';
import type { CellProblem } from '../people/read-people.js';
import { firstOfMonth, readMoment, readPastDate, readTime, type Moment } from './moments.js';

/** Somebody served at a mass, as the sheet says it. */
export interface ReadDuty extends Moment {
  name: string;
  /** The mass's name where the sheet has one. */
  mass: string | null;
}

export interface RosterRow {
  duties: ReadDuty[];
  problems: CellProblem[];
}

export interface RosterReading {
  columns: readonly string[];
  headings: readonly string[];
  /** Local date in the parish's zone. */
  today: string;
  /** The hour of the only mass of a day, where the sheet does not say it; null when there are several or none. */
  onlyTimeOn: (date: string) => string | null;
  /** Whether somebody is called so: then "Costa e Silva" is one. */
  isSomebody: (name: string) => boolean;
}

const FIRST_DAY = '2000-01-01';
const NAME_LENGTH = 120;
const NAME_BREAKS = /\s*[,;/|+•]\s*|\s+[–-]\s+/;

/** The duties of a row, with what is wrong in its cells: of one person in a table, of one mass in a list. */
export function readRosterRow(cells: readonly string[], reading: RosterReading): RosterRow {
  const isTable = reading.columns.includes('person');
  return isTable ? readPersonRow(cells, reading) : readListRow(cells, reading);
}

/** A person with a mark at each mass at which they served. */
function readPersonRow(cells: readonly string[], { columns, headings, today }: RosterReading): RosterRow {
  const problems: CellProblem[] = [];
  const nameAt = columns.indexOf('person');
  const name = nameOf(cells[nameAt] ?? '');
  const duties: ReadDuty[] = [];
  for (const [at, column] of columns.entries()) {
    if (column !== 'duty') continue;
    const tick = readTick(cells[at] ?? '');
    if ('problem' in tick) {
      problems.push({ column: at, message: `${headings[at]}: ${tick.problem}.` });
      continue;
    }
    if (!tick.value) continue;
    const moment = past(readMoment(headings[at] ?? '', today), today);
    if ('problem' in moment)
      problems.push({ column: null, message: `Título “${headings[at]}”: ${moment.problem}.` });
    else duties.push({ ...moment.value, name, mass: null });
  }
  if (name === '' && duties.length > 0)
    problems.push({ column: nameAt, message: 'Pessoa da linha: falta o nome.' });
  return { duties, problems };
}

/** A mass, with one or more people in one or more columns. */
function readListRow(cells: readonly string[], reading: RosterReading): RosterRow {
  const { columns, today, onlyTimeOn, isSomebody } = reading;
  const problems: CellProblem[] = [];
  const cell = (column: string) => (cells[columns.indexOf(column)] ?? '').trim();
  const fault = (column: string, message: string): null => {
    problems.push({ column: columns.indexOf(column), message });
    return null;
  };
  const momentOf = (): Moment | null => {
    if (columns.includes('dateTime')) {
      const moment = past(readMoment(cell('dateTime'), today), today);
      return 'problem' in moment ? fault('dateTime', `Dia e hora: ${moment.problem}.`) : moment.value;
    }
    // A day of which the hour is said beside it, and not in a column of its own.
    const whole = cell('time') === '' ? past(readMoment(cell('date'), today), today) : null;
    if (whole && 'value' in whole) return whole.value;
    const date = readPastDate(cell('date'), today);
    if ('problem' in date) return fault('date', `Dia: ${date.problem}.`);
    const found = cell('time');
    const only = found === '' ? onlyTimeOn(date.value) : null;
    const time: Read<string> = only === null ? readTime(found) : { value: only };
    if ('problem' in time)
      return fault(
        columns.includes('time') ? 'time' : 'date',
        `Hora: ${found === '' ? 'falta a hora da missa' : time.problem}.`,
      );
    const moment = past({ value: { date: date.value, time: time.value } }, today);
    return 'problem' in moment ? fault('date', `Dia: ${moment.problem}.`) : moment.value;
  };
  const names = columns.flatMap((column, at) =>
    column === 'names' ? namesIn(cells[at] ?? '', isSomebody) : [],
  );
  const moment = momentOf();
  if (names.length === 0) fault('names', 'Quem serviu: falta o nome.');
  const mass = cell('mass').slice(0, NAME_LENGTH) || null;
  return { duties: moment ? names.map((name) => ({ ...moment, name, mass })) : [], problems };
}

/** The names in a cell: "Ana, Rui e Íris". */
const namesIn = (cell: string, isSomebody: (name: string) => boolean): string[] =>
  cell
    .split(NAME_BREAKS)
    .map(nameOf)
    .flatMap((name) => (isSomebody(name) ? name : name.split(/\s+e\s+/i)))
    .filter(Boolean);

/** A moment of a month that is over. */
function past(read: Read<Moment>, today: string): Read<Moment> {
  if ('problem' in read) return read;
  const { date } = read.value;
  if (date >= firstOfMonth(today)) return { problem: 'só entram meses que já terminaram' };
  return date < FIRST_DAY ? { problem: 'confira o ano' } : read;
}

/** Copied cells bring marks that nobody sees. */
const nameOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
