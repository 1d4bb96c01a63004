import type { Cases } from './case.js';
import { OTHER_CASES } from './other-cases.ts';
import { HELD_OUT } from './requests/held-out.ts';
import { HELD_OUT_SECOND } from './requests/held-out-second.ts';
import { SCORED_THIRD_A } from './requests/scored-third-a.ts';
import { SCORED_THIRD_B } from './requests/scored-third-b.ts';
import { IMPROVE } from './requests/improve.ts';
import { ASKED_A } from './requests/improve-asked-a.ts';
import { ASKED_B } from './requests/improve-asked-b.ts';
import { PARAPHRASES } from './requests/improve-paraphrases.ts';
import { SECOND } from './requests/improve-second.ts';
import { FIFTH_A } from './requests/improve-fifth-exchanges.ts';
import { FIFTH_B } from './requests/improve-fifth-questions.ts';
import { FIFTH_C } from './requests/improve-fifth-rules.ts';
import { SIXTH_A } from './requests/improve-sixth-a.ts';
import { SIXTH_B } from './requests/improve-sixth-b.ts';
import { SIXTH_D } from './requests/improve-sixth-d.ts';
import { SIXTH_E } from './requests/improve-sixth-e.ts';
import { SIXTH_F } from './requests/improve-sixth-f.ts';
import { CONVERSATIONS_A } from './requests/improve-conversations-a.ts';
import { CONVERSATIONS_B } from './requests/improve-conversations-b.ts';
import { CONVERSATIONS_C } from './requests/improve-conversations-c.ts';
import { CONVERSATIONS_D } from './requests/improve-conversations-d.ts';
import { CONVERSATIONS_E } from './requests/improve-conversations-e.ts';
import { CONVERSATIONS_F } from './requests/improve-conversations-f.ts';
import { CONVERSATIONS_G } from './requests/improve-conversations-g.ts';
import { CONVERSATIONS_H } from './requests/improve-conversations-h.ts';
import { CONVERSATIONS_I } from './requests/improve-conversations-i.ts';
import { CONVERSATIONS_J } from './requests/improve-conversations-j.ts';
import { CONVERSATIONS_K } from './requests/improve-conversations-k.ts';
import { ELEVENTH } from './requests/improve-eleventh.ts';
import { TWELFTH } from './requests/improve-twelfth.ts';
import { EIGHTEENTH_SET } from './requests/improve-eighteenth.ts';
import { FIFTEENTH_SET } from './requests/improve-fifteenth.ts';
import { FOURTEENTH } from './requests/improve-fourteenth.ts';
import { NINETEENTH_SET } from './requests/improve-nineteenth.ts';
import { SEVENTEENTH_SET } from './requests/improve-seventeenth.ts';
import { SIXTEENTH_SET } from './requests/improve-sixteenth.ts';
import { TWENTIETH_SET } from './requests/improve-twentieth.ts';
import { TWENTY_FIRST_SET } from './requests/improve-twenty-first.ts';
import { TWENTY_THIRD_SET_A } from './requests/improve-twenty-third-a.ts';
import { TWENTY_THIRD_SET_B } from './requests/improve-twenty-third-b.ts';
import { TWENTY_SECOND_SET, TWENTY_SECOND_TRAPS } from './requests/improve-twenty-second.ts';
import { THIRTEENTH } from './requests/improve-thirteenth.ts';
import { EIGHTH } from './requests/improve-eighth.ts';
import { FOURTH_A, FOURTH_B, FOURTH_C } from './requests/improve-fourth.ts';
import { SEVENTH_A } from './requests/improve-seventh-a.ts';
import { SEVENTH_B } from './requests/improve-seventh-b.ts';
import { SEVENTH_C } from './requests/improve-seventh-c.ts';
import { NINTH_A } from './requests/improve-ninth-a.ts';
import { NINTH_B } from './requests/improve-ninth-b.ts';
import { TENTH_A } from './requests/improve-tenth-a.ts';
import { TENTH_B } from './requests/improve-tenth-b.ts';
import { TENTH_C } from './requests/improve-tenth-c.ts';
import { THIRD_A, THIRD_B, THIRD_C } from './requests/improve-third.ts';
import type { Requests } from './requests/shape.js';
import { RULE_CASES } from './rule-cases.ts';
import { saidOtherwise } from './variations.ts';

/** The requests that the assistant grew up with; all of them must be handled. */
export const CASES: Cases = { ...RULE_CASES, ...OTHER_CASES };

/** A set of requests, and what is kept of it. */
interface RequestSet {
  name: string;
  requests: Requests;
  /** The share that ends as expected. */
  kept: number;
  /** How many of it may end with a wrong rule; absent: none. */
  wrong?: number;
  /** Whoever works on the assistant does not read it. */
  hidden?: true;
  /** Whether none of it gets strange words: the draw stays as it was, so that its figures compare. */
  undrawn?: true;
}

/** Those that whoever works on the assistant reads. */
const SEEN: readonly RequestSet[] = [
  { name: 'known requests', requests: CASES, kept: 1 },
  { name: 'half to improve with', requests: IMPROVE, kept: 0.98 },
  { name: 'half to improve with, in other words', requests: PARAPHRASES, kept: 0.97 },
  { name: 'second set to improve with', requests: SECOND, kept: 0.99 },
  { name: 'third set, part A', requests: THIRD_A, kept: 0.98 },
  { name: 'third set, part B', requests: THIRD_B, kept: 0.97 },
  { name: 'third set, part C', requests: THIRD_C, kept: 0.96 },
  { name: 'fourth set, part A', requests: FOURTH_A, kept: 0.96 },
  { name: 'fourth set, part B', requests: FOURTH_B, kept: 0.96 },
  { name: 'fourth set, part C', requests: FOURTH_C, kept: 0.95 },
  { name: 'fifth set, part A', requests: FIFTH_A, kept: 0.92 },
  { name: 'fifth set, part B', requests: FIFTH_B, kept: 0.97 },
  { name: 'fifth set, part C', requests: FIFTH_C, kept: 0.94 },
  { name: 'sixth set, part A', requests: SIXTH_A, kept: 0.93 },
  { name: 'sixth set, part B', requests: SIXTH_B, kept: 0.94 },
  { name: 'sixth set, part D', requests: SIXTH_D, kept: 0.93 },
  { name: 'sixth set, part E', requests: SIXTH_E, kept: 0.98 },
  { name: 'sixth set, part F', requests: SIXTH_F, kept: 0.95 },
  { name: 'seventh set, part A', requests: SEVENTH_A, kept: 0.96 },
  { name: 'seventh set, part B', requests: SEVENTH_B, kept: 0.98 },
  { name: 'seventh set, part C', requests: SEVENTH_C, kept: 0.97 },
  { name: 'eighth set', requests: EIGHTH, kept: 0.92 },
  { name: 'ninth set, part A', requests: NINTH_A, kept: 0.97 },
  { name: 'ninth set, part B', requests: NINTH_B, kept: 0.97 },
  { name: 'tenth set, part A', requests: TENTH_A, kept: 0.96 },
  { name: 'tenth set, part B', requests: TENTH_B, kept: 0.97 },
  { name: 'tenth set, part C', requests: TENTH_C, kept: 0.91 },
  { name: 'eleventh set', requests: ELEVENTH, kept: 0.96 },
  { name: 'twelfth set', requests: TWELFTH, kept: 0.96 },
  { name: 'thirteenth set', requests: THIRTEENTH, kept: 0.93 },
  { name: 'fourteenth set', requests: FOURTEENTH, kept: 0.92 },
  { name: 'fifteenth set', requests: FIFTEENTH_SET, kept: 0.98 },
  { name: 'sixteenth set', requests: SIXTEENTH_SET, kept: 0.96 },
  { name: 'seventeenth set', requests: SEVENTEENTH_SET, kept: 0.96 },
  { name: 'eighteenth set', requests: EIGHTEENTH_SET, kept: 0.93 },
  { name: 'nineteenth set', requests: NINETEENTH_SET, kept: 0.98 },
  { name: 'conversations, part A', requests: CONVERSATIONS_A, kept: 0.91 },
  { name: 'twentieth set', requests: TWENTIETH_SET, kept: 0.9 },
  { name: 'twenty-first set', requests: TWENTY_FIRST_SET, kept: 0.88 },
  { name: 'twenty-second set', requests: TWENTY_SECOND_SET, kept: 0.95 },
  { name: 'twenty-second set, traps', requests: TWENTY_SECOND_TRAPS, kept: 0.98 },
  { name: 'twenty-third set, part A', requests: TWENTY_THIRD_SET_A, kept: 0.93, undrawn: true },
  { name: 'twenty-third set, part B', requests: TWENTY_THIRD_SET_B, kept: 0.98, undrawn: true },
  { name: 'conversations, part B', requests: CONVERSATIONS_B, kept: 0.9 },
  { name: 'conversations, part C', requests: CONVERSATIONS_C, kept: 0.98 },
  { name: 'conversations, part D', requests: CONVERSATIONS_D, kept: 0.9 },
  { name: 'conversations, part E', requests: CONVERSATIONS_E, kept: 0.82 },
  { name: 'conversations, part F', requests: CONVERSATIONS_F, kept: 0.83 },
  { name: 'conversations, part G', requests: CONVERSATIONS_G, kept: 0.98 },
  { name: 'conversations, part H', requests: CONVERSATIONS_H, kept: 0.96 },
  { name: 'conversations, part I', requests: CONVERSATIONS_I, kept: 0.98 },
  { name: 'conversations, part J', requests: CONVERSATIONS_J, kept: 0.98 },
  { name: 'conversations, part K', requests: CONVERSATIONS_K, kept: 0.96 },
  { name: 'what is needlessly asked, part A', requests: ASKED_A, kept: 0.95 },
  { name: 'what is needlessly asked, part B', requests: ASKED_B, kept: 0.96 },
];

/** How many requests are said otherwise, in each way. */
const OF_EACH_WAY = 12;

/** Sets of requests, by what they are for. */
export const SETS: readonly RequestSet[] = [
  ...SEEN,
  {
    name: 'seen requests, said otherwise',
    requests: saidOtherwise(
      SEEN.filter(({ name }) => !/^conversations|in other words$|^twent(ieth|y-)/.test(name)).flatMap(
        ({ requests }) => Object.values(requests).flat(),
      ),
      OF_EACH_WAY,
    ),
    kept: 0.93,
  },
  { name: 'half that is only scored', requests: HELD_OUT, kept: 0.87, wrong: 4, hidden: true },
  { name: 'second set that is only scored', requests: HELD_OUT_SECOND, kept: 0.88, hidden: true },
  {
    name: 'third set that is only scored, part A',
    requests: SCORED_THIRD_A,
    kept: 0.92,
    wrong: 1,
    hidden: true,
  },
  { name: 'third set that is only scored, part B', requests: SCORED_THIRD_B, kept: 0.92, hidden: true },
];
