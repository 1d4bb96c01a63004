import type { Answer } from '../../api/client.ts';
import { hour, longDate, massMoment } from '../../lib/dates.ts';
import { matches } from '../../lib/matches.ts';

/** Somebody who may be asked first, or a mass that may be had in exchange. */
export interface Choice {
  /** `minister` or `minister:slot`. */
  value: string;
  name: string;
  /** The mass in exchange; absent where somebody is only asked. */
  mass?: { date: string; time: string };
  likely: string | null;
}

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
  /** Shown from the beginning. */
  open: boolean;
}

const LIKELY = 'Mais prováveis';
/** So many fit a phone above the days. */
const MOST_LIKELY = 6;
/** So many are shown at once, and need no search. */
export const FEW = 8;

/** The choices of one way, as the server orders them: the likely ones first. */
export function choicesOf(
  { people, exchanges }: Answer<'GET /api/substitutions/duties/{id}/options'>,
  way: 'somebody' | 'exchange',
): Choice[] {
  if (way === 'somebody')
    return people.map(({ ministerId, scheduleName, likely }) => ({
      value: String(ministerId),
      name: scheduleName,
      likely,
    }));
  return exchanges.map(({ ministerId, slotId, scheduleName, date, time, likely }) => ({
    value: `${ministerId}:${slotId}`,
    name: scheduleName,
    mass: { date, time },
    likely,
  }));
}

/** Some likely ones on top, the others below: by day, or in one group where no mass is exchanged. */
export function groupsOf(choices: readonly Choice[], typed: string): ChoiceGroup[] {
  const isTyped = typed.trim() !== '';
  const found = choices.filter(({ name, mass }) => matches(`${name} ${mass ? massMoment(mass) : ''}`, typed));
  const likely = found.filter((choice) => choice.likely !== null).slice(0, MOST_LIKELY);
  const others = Map.groupBy(
    found.filter((choice) => !likely.includes(choice)),
    ({ mass }) => mass?.date ?? '',
  );
  const days = [...others].sort(([one], [other]) => one.localeCompare(other));
  return [
    ...(likely.length > 0 ? [{ title: LIKELY, choices: likely, open: true }] : []),
    ...days.map(([date, group]) => ({
      title: date === '' ? 'Outras pessoas' : longDate(date),
      choices: group,
      open: isTyped || found.length <= FEW || (likely.length === 0 && days.length === 1),
    })),
  ];
}

/** What stands beside a name: the mass in exchange, whole unless its day is the group's title, and what makes it likely. */
export const wordsOf = ({ mass, likely }: Choice, group: ChoiceGroup): string =>
  [mass && (group.title === LIKELY ? massMoment(mass) : hour(mass.time)), likely].filter(Boolean).join(' · ');
