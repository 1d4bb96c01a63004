import type { RosterAnswer, RosterFamily, RosterProblem, RosterSlot } from '../src/roster/types.js';

/** Size and seed of a generated month. */
export interface InstanceShape {
  ministers: number;
  slots: number;
  seed: number;
}

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
function seededRandom(seed: number): () => number {
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
 */
export function monthInstance({ ministers, slots, seed }: InstanceShape): RosterProblem {
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

  const days = Array.from({ length: 30 }, (_, index) => index + 1);
  const isSunday = (day: number): boolean => day % 7 === 1;
  const massDays = days.flatMap((day) => (isSunday(day) ? [day, day, day, day] : [day])).slice(0, slots);
  while (massDays.length < slots) massDays.push(between(1, 30));
  massDays.sort((first, second) => first - second);

  const slotList = massDays.map((day, index): RosterSlot => {
    const required = isSunday(day) ? between(12, 20) : between(4, 10);
    return {
      id: `s${index + 1}`,
      date: `2026-11-${String(day).padStart(2, '0')}`,
      required,
      experienced: required >= 10 ? 2 : 1,
    };
  });
  const ministerList = Array.from({ length: ministers }, (_, index) => ({
    id: `m${index + 1}`,
    experienced: random() < 1 / 3,
    maxDuties: between(3, 6),
    carried: between(-2, 2),
  }));

  const answers: RosterAnswer[] = [];
  for (const minister of ministerList) {
    const rate = 0.08 + random() * 0.32;
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
      a: `m${index + 1}`,
      b: `m${index + 2}`,
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
