import { dayOfOption } from './availability.js';
import type { DemoPerson } from './people.js';
import type { SeededRandom } from './random.js';

/** A mass that somebody is asked about. */
export interface DemoMass {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  /** The availability option it belongs to; null for a mass outside the standard timetable. */
  optionValue: string | null;
}

export type DemoAnswer = 'available' | 'maybe' | 'unavailable';

type Answerer = Pick<DemoPerson, 'age' | 'availability' | 'blockedDates'>;

/**
 * What a person answers for one mass: mostly what their availability says, with the exceptions of real life.
 * Never anything but 'unavailable' on a blocked date. On average people offer some 15 to 30 % of a month's masses.
 */
export function demoAnswer(person: Answerer, mass: DemoMass, random: SeededRandom): DemoAnswer {
  const draw = random.next();
  if (person.blockedDates.some(({ date }) => date === mass.date)) return 'unavailable';
  const offers =
    mass.optionValue === null
      ? 0.3
      : person.availability.includes(mass.optionValue)
        ? offerRate(mass.optionValue)
        : 0.03;
  const available = offers * comfort(person.age, Number(mass.time.slice(0, 2)));
  if (draw < available) return 'available';
  return draw < available * 1.14 ? 'maybe' : 'unavailable';
}

/** How often somebody who ticked an option can come: nobody rises for every 6h30 mass of the month. */
function offerRate(optionValue: string): number {
  const day = dayOfOption(optionValue);
  return day === 'weekday' ? 0.5 : day === 'sunday' ? 0.62 : 0.74;
}

/** Elderly people prefer mornings, younger ones are slow to promise one. */
function comfort(age: number, hour: number): number {
  if (age >= 65) return hour >= 18 ? 0.75 : 1.08;
  if (age < 40) return hour < 8 ? 0.85 : 1.05;
  return 1;
}
