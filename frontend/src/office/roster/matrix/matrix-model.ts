import { answeredText, type AvailabilityAnswer } from '../../../shared/availability.ts';
import { dayAndMonth, hour, longDate, massMoment, shortWeekday } from '../../../lib/dates.ts';
import { matches } from '../../../lib/matches.ts';
import { plural } from '../../../lib/plural.ts';
import type { Confirmation } from '../../confirmations/confirmations-model.ts';
import { missingText, splitByDay } from '../calendar/calendar-model.ts';
import type { Assignment, Roster, RosterDay, RosterMass, RosterMinister } from '../editor/editor-model.ts';

/** A mass as a column: where it stands does not change while people come and go. */
export interface Column {
  slotId: number;
  /** 'domingo, 6 de dezembro, 8h'. */
  when: string;
  hour: string;
  /** The first of its day: a line is drawn before it. */
  opensDay: boolean;
  /** Where its day stands to the present one. */
  time: DayTime;
}

export type DayTime = 'past' | 'today' | 'ahead';

const dayTimeOf = (date: string, today: string): DayTime =>
  date < today ? 'past' : date === today ? 'today' : 'ahead';

/** The heading of a day over its masses. */
export interface DayHeading {
  date: string;
  time: DayTime;
  weekday: string;
  dayAndMonth: string;
  /** 'domingo, 6 de dezembro, 2º Domingo do Advento'. */
  words: string;
  liturgicalColor: RosterDay['liturgicalColor'] | undefined;
  masses: number;
}

/** What the grid's headings say; to be worked out once, for writing dates takes its time. */
export interface Headings {
  days: DayHeading[];
  columns: Column[];
  /** Masses of past days, which are folded away until they are asked for. */
  past: number;
}

export function headingsOf(
  { days, masses }: Pick<Roster, 'days' | 'masses'>,
  { today, withPast }: { today: string; withPast: boolean },
): Headings {
  const known = new Map(days.map((day) => [day.date, day]));
  const { past, ahead } = splitByDay(masses, ({ date }) => date, today);
  const shown = withPast ? masses : ahead;
  return {
    days: [...Map.groupBy(shown, ({ date }) => date)].map(([date, ofDay]) =>
      dayHeading(date, known.get(date), ofDay.length, today),
    ),
    columns: shown.map((mass, at) => ({
      slotId: mass.id,
      when: massMoment(mass),
      hour: hour(mass.time),
      opensDay: shown[at - 1]?.date !== mass.date,
      time: dayTimeOf(mass.date, today),
    })),
    past: past.length,
  };
}

function dayHeading(date: string, day: RosterDay | undefined, masses: number, today: string): DayHeading {
  const holiday = day?.holiday ? `feriado: ${day.holiday}` : null;
  const time = dayTimeOf(date, today);
  return {
    date,
    time,
    weekday: shortWeekday(date).replace('.', ''),
    dayAndMonth: dayAndMonth(date),
    words: [time === 'today' ? 'hoje' : null, longDate(date), day?.liturgicalName, holiday]
      .filter(Boolean)
      .join(', '),
    liturgicalColor: day?.liturgicalColor,
    masses,
  };
}

/** 'domingo, 6 de dezembro, 8h: 12 de 15 lugares, faltam 3'. */
export function massWords(when: string, { filled, required, missing, begun }: RosterMass): string {
  const places = `${when}: ${filled} de ${plural(required, 'lugar', 'lugares')}`;
  return missing > 0 ? `${places}, ${missingText(missing, begun)}` : places;
}

export const ORDERS = [
  { value: 'name', label: 'Nome' },
  { value: 'most', label: 'Quem serve mais' },
  { value: 'next', label: 'Quem deve servir primeiro' },
] as const;

/** Which people are shown, and in which order. */
export interface Choice {
  sought: string;
  offeredOnly: boolean;
  order: (typeof ORDERS)[number]['value'];
}

export const hasOffers = ({ ministers }: Pick<Roster, 'ministers'>): boolean =>
  ministers.some(({ offered }) => offered > 0);

const COMPARE: Record<Choice['order'], (a: RosterMinister, b: RosterMinister) => number> = {
  name: () => 0,
  most: (a, b) => b.duties - a.duties,
  next: (a, b) => b.share - b.duties - (a.share - a.duties) || a.balance - b.balance,
};

/** The people who answer to a choice, in its order; who serves is there whatever was answered. */
export function peopleOf({ ministers }: Pick<Roster, 'ministers'>, choice: Choice): number[] {
  return ministers
    .filter(({ offered, duties }) => !choice.offeredOnly || offered > 0 || duties > 0)
    .filter(({ name }) => matches(name, choice.sought))
    .sort(COMPARE[choice.order])
    .map(({ id }) => id);
}

/**
 * The people who are shown after a change of the roster: nobody moves or goes away under the coordinator's hand, who now
 * answers to the choice comes last.
 */
export function rowsOf(roster: Roster, shown: readonly number[], choice: Choice): RosterMinister[] {
  const people = new Map(roster.ministers.map((minister) => [minister.id, minister]));
  return [...new Set([...shown, ...peopleOf(roster, choice)])].flatMap((id) => people.get(id) ?? []);
}

const CLEARLY = 1;

/** Whether somebody serves clearly more or less than the fair share: by a whole mass. */
export function balanceOf({
  duties,
  share,
}: Pick<RosterMinister, 'duties' | 'share'>): 'above' | 'below' | null {
  if (duties - share >= CLEARLY) return 'above';
  return share - duties >= CLEARLY ? 'below' : null;
}

const decimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/**
 * What a row's heading says of a person's duties: '3/4', all masses of the month and the limit; and in words, with the fair share:
 * 'Ana, experiente: 3 de 4 missas no mês (1 em outra escala), parte justa 2,6, acima dela'.
 */
export function loadOf(minister: RosterMinister): { load: string; words: string } {
  const { name, experienced, duties, dutiesElsewhere, limit } = minister;
  const all = duties + dutiesElsewhere;
  const who = experienced ? `${name}, experiente` : name;
  const elsewhere = dutiesElsewhere > 0 ? ` (${dutiesElsewhere} em outra escala)` : '';
  const balance = balanceOf(minister);
  const side = balance === null ? '' : `, ${balance === 'above' ? 'acima' : 'abaixo'} dela`;
  const share = `parte justa ${decimals.format(minister.share)}${side}`;
  const masses = limit === 1 ? 'missa' : 'missas';
  return {
    load: `${all}/${limit}`,
    words: `${who}: ${all} de ${limit} ${masses} no mês${elsewhere}, ${share}`,
  };
}

export type CellState = 'serves' | AvailabilityAnswer | 'blank';

export function stateOf(answer: AvailabilityAnswer | null, place: Assignment | undefined): CellState {
  if (place) return 'serves';
  return answer === null || answer === 'unavailable' ? 'blank' : answer;
}

/** What stands against a place, or which rule was set aside for it, and why. */
export function notesOf({ conflicts, overrideReason }: Assignment): string[] {
  const said = (hard: boolean): string =>
    conflicts
      .filter((conflict) => conflict.hard === hard)
      .map(({ message }) => message)
      .join(', ');
  const notes: [title: string, text: string][] = [
    [overrideReason === null ? 'conflito' : 'exceção', said(true)],
    ['desejo não atendido', said(false)],
    ['motivo', overrideReason ?? ''],
  ];
  return notes.filter(([, text]) => text !== '').map(([title, text]) => `${title}: ${text}`);
}

/** What of an answer is told in the grid: who comes, and who seeks a substitute. */
const CONFIRMATION_WORDS: Partial<Record<Confirmation['state'], string>> = {
  confirmed: 'confirmou',
  asked: 'pede substituto',
};

/** 'Ana, domingo, 6 de dezembro, 8h: serve, lugar fixado, confirmou; conflito: já serve às 10h neste dia'. */
export function cellWords(
  name: string,
  when: string,
  answer: AvailabilityAnswer | null,
  place: Assignment | undefined,
  confirmation?: Confirmation['state'],
): string {
  const confirmed = confirmation && CONFIRMATION_WORDS[confirmation];
  const state = place
    ? ['serve', place.pinned && 'lugar fixado', confirmed].filter(Boolean).join(', ')
    : answer
      ? answeredText(answer)
      : 'sem resposta';
  return `${name}, ${when}: ${[state, ...(place ? notesOf(place) : [])].join('; ')}`;
}
