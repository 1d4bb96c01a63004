import type { SeededRandom } from './random.js';

/** What kind of mass an availability option stands for. */
export interface OptionKind {
  day: 'weekday' | 'sunday' | 'special';
  /** Hour of the day, 0 to 23; null when the value names none. */
  hour: number | null;
}

const WEEKDAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];

/** Reads day and hour out of an option's value, such as 'segunda-6h30', 'domingo-19h' or 'dia-28-7h'. */
export function readOption(value: string): OptionKind {
  const hour = /(\d{1,2})h/.exec(value)?.[1];
  const day = value.startsWith('domingo')
    ? 'sunday'
    : WEEKDAYS.some((name) => value.startsWith(name))
      ? 'weekday'
      : 'special';
  return { day, hour: hour === undefined ? null : Number(hour) };
}

/**
 * The options a person of this age ticks: most people serve on Sundays, retired people also in the early weekday
 * masses, younger ones rather in the evening. Evenings of
 * feasts are the scarcest, so that a month is tight there. At least one option when there is any.
 */
export function demoAvailability(
  age: number,
  optionValues: readonly string[],
  random: SeededRandom,
): string[] {
  const isRetired = age >= 62;
  const takesWeekdays = random.chance(isRetired ? 0.75 : 0.3);
  const chosen = optionValues.filter((value) => {
    const { day, hour } = readOption(value);
    const isEvening = hour !== null && hour >= 18;
    if (day === 'weekday') return takesWeekdays && random.chance(isRetired ? 0.62 : 0.42);
    if (day === 'special') return random.chance(isEvening ? 0.32 : isRetired ? 0.5 : 0.34);
    if (isEvening) return random.chance(isRetired ? 0.25 : 0.55);
    return random.chance(isRetired ? 0.68 : 0.55);
  });
  return chosen.length > 0 || optionValues.length === 0 ? chosen : [random.pick(optionValues)];
}
