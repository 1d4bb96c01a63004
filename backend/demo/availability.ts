import type { AvailabilityOption } from '../src/timetable/availability-options.js';
import type { SeededRandom } from './random.js';

/** What kind of mass an availability option stands for. */
export interface OptionKind {
  day: 'weekday' | 'sunday' | 'special';
  /** Hour of the day, 0 to 23; null when the label names none. */
  hour: number | null;
}

const WEEKDAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];

/** Reads the day out of an option's value ('segunda-6h30', 'dia-28-7h') and the hour out of its label ('Domingo, 8h'). */
export function readOption({ value, label }: AvailabilityOption): OptionKind {
  const hour = /(\d{1,2})h/.exec(label)?.[1];
  return { day: dayOfOption(value), hour: hour === undefined ? null : Number(hour) };
}

/** The kind of day that an option's value stands for. */
export function dayOfOption(value: string): OptionKind['day'] {
  if (value.startsWith('domingo')) return 'sunday';
  return WEEKDAYS.some((name) => value.startsWith(name)) ? 'weekday' : 'special';
}

/**
 * The values of the options that a person of this age ticks, at least one when there is any. Most people serve on
 * Sundays, retired people also in the early weekday masses, younger ones rather in the evening. Evenings of feasts
 * are the scarcest, so that a month comes out a little short there and shows what a shortage looks like.
 */
export function demoAvailability(
  age: number,
  options: readonly AvailabilityOption[],
  random: SeededRandom,
): string[] {
  const isRetired = age >= 62;
  const takesWeekdays = random.chance(isRetired ? 0.75 : 0.3);
  const chosen = options.filter((option) => {
    const { day, hour } = readOption(option);
    const isEvening = hour !== null && hour >= 18;
    if (day === 'weekday') return takesWeekdays && random.chance(isRetired ? 0.62 : 0.42);
    if (day === 'special') return random.chance(isEvening ? 0.16 : isRetired ? 0.5 : 0.34);
    if (isEvening) return random.chance(isRetired ? 0.25 : 0.55);
    return random.chance(isRetired ? 0.68 : 0.55);
  });
  const atLeastOne = chosen.length > 0 || options.length === 0 ? chosen : [random.pick(options)];
  return atLeastOne.map(({ value }) => value);
}
