import type { AvailabilityAnswer } from '../availability.ts';
import { capital, hour, weekdayOf } from '../../lib/dates.ts';
import { choicesOf, groupBy, kindOf, meaningIn, type Question, type Responses } from './answers-model.ts';

/** Masses that can be answered with one tap. */
export interface Pattern {
  key: string;
  label: string;
  masses: readonly Question[];
}

const MIN_MASSES = 2;
const MIN_WEEKDAYS = 3;

interface Moment {
  weekday: number;
  time: string;
  masses: Question[];
}

/**
 * The patterns of a month, the widest first: all masses; Monday to Friday at one hour where three or more of these
 * days share it; each weekday at each hour that comes more than once.
 */
export function patternsOf(questions: readonly Question[]): Pattern[] {
  const masses = questions.filter(
    (question) =>
      question.slotId !== null &&
      question.date !== null &&
      question.time !== null &&
      kindOf(question) === 'one',
  );
  if (masses.length < MIN_MASSES) return [];
  const moments = momentsOf(masses);
  return [
    { key: 'all', label: 'Todas as missas', masses },
    ...workdaysOf(moments),
    ...moments
      .filter((moment) => moment.masses.length >= MIN_MASSES)
      .map(({ weekday, time, masses: found }) => ({
        key: `${weekday} ${time}`,
        label: `${pluralWeekday(found[0]!.date!)}, ${hour(time)}`,
        masses: found,
      })),
  ];
}

function momentsOf(masses: readonly Question[]): Moment[] {
  return groupBy(masses, ({ date, time }) => `${weekdayNumber(date!)} ${time}`)
    .map(([, found]) => ({ weekday: weekdayNumber(found[0]!.date!), time: found[0]!.time!, masses: found }))
    .toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time));
}

function workdaysOf(moments: readonly Moment[]): Pattern[] {
  const workdays = moments.filter(({ weekday }) => weekday >= 1 && weekday <= 5);
  return groupBy(workdays, ({ time }) => time)
    .filter(([, days]) => days.length >= MIN_WEEKDAYS)
    .map(([time, days]) => ({
      key: `workdays ${time}`,
      label: `${days.length === 5 ? 'De segunda a sexta' : 'Dias de semana'}, ${hour(time)}`,
      masses: days.flatMap((day) => day.masses),
    }));
}

/** 0: Sunday. */
const weekdayNumber = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

function pluralWeekday(date: string): string {
  const plurals = weekdayOf(date)
    .split('-')
    .map((part) => `${part}s`);
  return capital(plurals.join('-'));
}

/** Gives every mass of a pattern the same answer; a mass that does not offer it stays as it is. */
export function fill(
  responses: Responses,
  masses: readonly Question[],
  meaning: AvailabilityAnswer,
): Responses {
  const filled = masses.flatMap((mass) => {
    const option = choicesOf(mass).find((choice) => choice.meaning === meaning);
    return option ? [[mass.id, [option.value]] as const] : [];
  });
  return { ...responses, ...Object.fromEntries(filled) };
}

/** The answer that all masses of a pattern share; null while they differ or one is open. */
export function commonMeaning(responses: Responses, masses: readonly Question[]): AvailabilityAnswer | null {
  const [first = null, ...others] = new Set(masses.map((mass) => meaningIn(responses, mass)));
  return others.length === 0 ? first : null;
}
