/** Pairs that a follow-up asks for: of the two who are named. */
import { peopleOf } from '../../../roster/index.js';
import { Segment } from '../message/segment.js';
import { inDoubt } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';
import type { Interpretation } from '../settling/settle.js';
import { ONE_FOR_ANOTHER } from '../vocabulary/roles.js';
import type { Effects } from './effects.js';
import { deniedOf } from './fragments.js';
import { type Held, isPair, type Spoken } from './held-message.js';

/** "É o Antônio que não combina com a Vera": a pair is of the two who are named, where none of them is denied. */
export function pairAsNamed(
  understood: readonly Request[],
  { added }: Effects,
  { text, said: { people } }: Spoken,
  { message, reader, settling }: Held,
): Interpretation | null {
  const [rule, ...others] = added;
  const ids = people.map(({ candidates }) => candidates[0]?.id);
  const isOfTwo =
    people.length === 2 && ids[0] !== ids[1] && people.every(({ candidates }) => candidates.length === 1);
  // "Troca o Bento pelo João" names who goes, and who comes.
  if (!rule || others.length > 0 || !isPair(rule) || !isOfTwo || ONE_FOR_ANOTHER.test(text)) return null;
  if (
    peopleOf(rule).every((id) => ids.includes(id)) ||
    deniedOf(reader.clauses(message).pieces).denied.length > 0
  )
    return null;
  return settling.settled(understood.map((request) => (isPair(request) ? { ...request, people } : request)));
}

/** "E a Neuza vai de companhia": a pair of which one is only taken over from what was done, and of another kind than that. */
export function pairedUnsaid(
  understood: readonly Request[],
  { added }: Effects,
  { people }: Spoken,
  { memory, reader, settling }: Held,
): Interpretation | null {
  const isUnsaid = added.some((rule) => isPair(rule) && peopleOf(rule).some((id) => !people.includes(id)));
  const pointsBack = understood.some(
    (request) => isPair(request) && new Segment(reader.clauses(request.text).pieces).has('he', 'they'),
  );
  if (!isUnsaid || pointsBack || memory.last.some(isPair)) return null;
  return settling.settled(understood.map(inDoubt));
}
