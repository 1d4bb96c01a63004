import {
  maximumOf,
  OFFERS,
  type RosterAnswer,
  type RosterAssignment,
  type RosterId,
  type RosterProblem,
} from './problem.js';

const MILLISECONDS_A_DAY = 86_400_000;

/** A possible assignment: an answered mass that no rule about this one person forbids. */
export interface Candidate extends RosterAnswer {
  pinned: boolean;
  published: boolean;
}

/** Two relatives and the candidates of both at the masses that both may serve. */
export interface FamilyPair {
  a: RosterId;
  b: RosterId;
  wish: 'apart' | 'together';
  /** Candidate numbers `[of a, of b]`, one pair a mass. */
  masses: [number, number][];
}

/** The problem with numbers for names, as the optimiser works on it. */
export interface RosterIndex {
  problem: RosterProblem;
  slotCount: number;
  ministerCount: number;
  required: number[];
  experiencedWanted: number[];
  /** Day number of each mass, counted from 1970. */
  day: number[];
  /** Months in the order of their first masses, and the number of each mass's. */
  months: (RosterId | undefined)[];
  monthOf: number[];
  experienced: boolean[];
  balances: number[];
  /** Whether the minister gave any answer. */
  answered: boolean[];
  /** Most duties each minister can have in each month: the maximum, or fewer where they offered fewer days. */
  limits: number[][];
  /** Most duties each minister can have in all months together. */
  limit: number[];
  candidates: Candidate[];
  bySlot: number[][];
  byMinister: number[][];
  /** For each minister, the candidates day by day, in the order of the days. */
  days: { day: number; date: string; candidates: number[] }[][];
  pairs: FamilyPair[];
  minRestDays: number;
  /** Published assignments that no roster can keep any more. */
  lostPublished: number;
}

/** Days from 1970-01-01 to a local date `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY);
}

/** Whether a date is one of the minister's blocked ones or after the end of the mandate. */
export function mayServeOn(minister: RosterProblem['ministers'][number], date: string): boolean {
  if (minister.blockedDates?.includes(date)) return false;
  return minister.mandateUntil === undefined || date <= minister.mandateUntil;
}

/** Numbers the people, masses and possible assignments of a valid problem. */
export function indexProblem(problem: RosterProblem): RosterIndex {
  const { slots, ministers } = problem;
  const slotNumber = new Map(slots.map((slot, index) => [slot.id, index]));
  const ministerNumber = new Map(ministers.map((minister, index) => [minister.id, index]));
  const place = (at: RosterAssignment): number =>
    ministerNumber.get(at.minister)! * slots.length + slotNumber.get(at.slot)!;
  const pins = new Set(problem.pins?.map(place));
  const published = new Set(problem.published?.map(place));
  // Places in `OFFERS` from 1; 0 where nothing is offered.
  const offers = new Uint8Array(ministers.length * slots.length);
  for (const answer of problem.answers) offers[place(answer)] = 1 + OFFERS.indexOf(answer.answer);

  const answered = ministers.map(() => false);
  const candidates: Candidate[] = [];
  for (let key = 0; key < offers.length; key++) {
    if (!offers[key]) continue;
    const minister = Math.floor(key / slots.length);
    const slot = key % slots.length;
    answered[minister] = true;
    if (!mayServeOn(ministers[minister]!, slots[slot]!.date)) continue;
    candidates.push({
      minister,
      slot,
      answer: OFFERS[offers[key]! - 1]!,
      pinned: pins.has(key),
      published: published.has(key),
    });
  }

  const bySlot: number[][] = slots.map(() => []);
  const byMinister: number[][] = ministers.map(() => []);
  candidates.forEach((candidate, index) => {
    bySlot[candidate.slot]!.push(index);
    byMinister[candidate.minister]!.push(index);
  });

  const day = slots.map((slot) => dayNumber(slot.date));
  const days = byMinister.map((own) => {
    const groups: RosterIndex['days'][number] = [];
    const dayOf = (c: number): number => day[candidates[c]!.slot]!;
    for (const c of own.toSorted((first, second) => dayOf(first) - dayOf(second))) {
      const last = groups.at(-1);
      if (last?.day === dayOf(c)) last.candidates.push(c);
      else groups.push({ day: dayOf(c), date: slots[candidates[c]!.slot]!.date, candidates: [c] });
    }
    return groups;
  });

  const months = [...new Set(slots.map(({ month }) => month))];
  const monthOf = slots.map(({ month }) => months.indexOf(month));
  const firstOf = months.map((_, month) => slots[monthOf.indexOf(month)]!);
  const limits = days.map((own, m) => {
    const offered = firstOf.map(() => 0);
    for (const { candidates: onDay } of own) {
      const touched = onDay.map((c) => monthOf[candidates[c]!.slot]!);
      touched.forEach((month, i) => {
        if (touched.indexOf(month) === i) offered[month]!++;
      });
    }
    return offered.map((count, month) => Math.min(count, maximumOf(ministers[m]!, firstOf[month]!)));
  });

  return {
    problem,
    slotCount: slots.length,
    ministerCount: ministers.length,
    required: slots.map((slot) => slot.required),
    experiencedWanted: slots.map((slot) => slot.experienced ?? 0),
    day,
    months,
    monthOf,
    experienced: ministers.map((minister) => minister.experienced ?? false),
    balances: ministers.map((minister) => minister.balance ?? 0),
    answered,
    limits,
    limit: limits.map((own, m) =>
      Math.min(
        days[m]!.length,
        own.reduce((sum, most) => sum + most, 0),
      ),
    ),
    candidates,
    bySlot,
    byMinister,
    days,
    pairs: indexPairs(problem, ministerNumber, byMinister, candidates),
    minRestDays: problem.minRestDays ?? 0,
    lostPublished: published.size - candidates.filter((candidate) => candidate.published).length,
  };
}

function indexPairs(
  problem: RosterProblem,
  ministerNumber: Map<RosterId, number>,
  byMinister: number[][],
  candidates: Candidate[],
): FamilyPair[] {
  const pairs = new Map<string, FamilyPair>();
  for (const { a, b, wish } of problem.families ?? []) {
    const [first, second] = [ministerNumber.get(a)!, ministerNumber.get(b)!];
    const pair = JSON.stringify([Math.min(first, second), Math.max(first, second)]);
    if (pairs.has(pair)) continue;
    const partnerAt = new Map(byMinister[second]!.map((index) => [candidates[index]!.slot, index]));
    const masses = byMinister[first]!.flatMap((index): [number, number][] => {
      const partner = partnerAt.get(candidates[index]!.slot);
      return partner === undefined ? [] : [[index, partner]];
    });
    pairs.set(pair, { a, b, wish, masses });
  }
  return [...pairs.values()];
}
