import type { RosterAnswer, RosterFamily, RosterProblem, RosterSlot } from '../src/solver/problem.js';

/** How the places of a month compare with the duties that people would take. */
export type InstanceShape = 'normal' | 'tight' | 'scarce';

/** Size, seed and shape of a generated month; `normal` when left out. */
export interface InstanceSize {
  ministers: number;
  slots: number;
  seed: number;
  shape?: InstanceShape;
  /** Months of thirty days, each with its own maximums; 1 when left out. */
  months?: number;
}

/** Share of the masses that people offer for, and places as a share of the duties that their limits allow. */
const SHAPES = {
  normal: { rates: [0.08, 0.4], load: undefined },
  tight: { rates: [0.08, 0.4], load: 0.95 },
  scarce: { rates: [0.04, 0.2], load: 1.1 },
} as const;

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A month of the normal shape of a shrine: one mass on weekdays, four on Sundays, the rest spread as
 * feast days; 4 to 20 places a mass; each person available for 8 to 40 % of the masses, one answer in
 * seven a "maybe", 3 to 6 duties at most, one in three experienced; a fifth of the people in pairs of
 * relatives, two thirds of them together; three days of rest wished.
 *
 * In the `tight` shape the places are scaled to 95 % of the duties that people's limits allow; in the
 * `scarce` one to 110 %, and people are available for 4 to 20 % of the masses.
 */
export function monthInstance({
  ministers,
  slots,
  seed,
  shape = 'normal',
  months = 1,
}: InstanceSize): RosterProblem {
  const {
    rates: [lowest, highest],
    load,
  } = SHAPES[shape];
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

  const days = Array.from({ length: 30 * months }, (_, index) => index + 1);
  const isSunday = (day: number): boolean => day % 7 === 1;
  const massDays = days.flatMap((day) => (isSunday(day) ? [day, day, day, day] : [day])).slice(0, slots);
  while (massDays.length < slots) massDays.push(between(1, 30 * months));
  massDays.sort((first, second) => first - second);

  const slotList = massDays.map((day, index): RosterSlot => {
    const required = isSunday(day) ? between(12, 20) : between(4, 10);
    return {
      id: index + 1,
      date: new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10),
      required,
      experienced: required >= 10 ? 2 : 1,
      ...(months > 1 && { month: Math.ceil(day / 30) }),
    };
  });
  const ministerList = Array.from({ length: ministers }, (_, index) => ({
    id: index + 1,
    experienced: random() < 1 / 3,
    maxDuties: between(3, 6),
    balance: between(-2, 2),
  }));

  if (load !== undefined) {
    const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
    const capacity = months * total(ministerList.map(({ maxDuties }) => maxDuties));
    const factor = (load * capacity) / total(slotList.map(({ required }) => required));
    for (const slot of slotList) slot.required = Math.max(1, Math.round(slot.required * factor));
  }

  const answers: RosterAnswer[] = [];
  for (const minister of ministerList) {
    const rate = lowest + random() * (highest - lowest);
    for (const slot of slotList) {
      if (random() >= rate) continue;
      answers.push({
        minister: minister.id,
        slot: slot.id,
        answer: random() < 1 / 7 ? 'maybe' : 'available',
      });
    }
  }

  const families: RosterFamily[] = [];
  for (let index = 0; index + 1 < ministers * 0.2; index += 2) {
    families.push({
      a: index + 1,
      b: index + 2,
      wish: random() < 2 / 3 ? 'together' : 'apart',
    });
  }
  return {
    slots: slotList,
    ministers: ministerList,
    answers,
    families,
    pins: [],
    published: [],
    minRestDays: 3,
    timeLimitSeconds: 10,
  };
}
