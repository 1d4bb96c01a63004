/**
 * Whether a message that goes on from what was done is accounted for: everything that it would change was said, and everybody,
 * every day and every mark of correction that it says has a part in what it would change. Where not, it is asked about.
 */
import type { Interpretation } from '../settling/settle.js';
import type { SettledRequest } from '../settling/settled-request.js';
import { PENDING } from '../vocabulary/doubts.js';
import {
  bothTakenBack,
  deniedByClause,
  deniedPart,
  freedFirst,
  mayCome,
  opposite,
  saidAgain,
  undoneFirst,
  unread,
} from './denied-rules.js';
import { effectsOf } from './effects.js';
import { type Held, leftAsItIs, spokenOf } from './held-message.js';
import {
  besidesLast,
  inItsStead,
  insteadOfDay,
  notAll,
  oneOrMore,
  otherAct,
  setAgain,
  suspended,
  takenOutInstead,
} from './in-its-place.js';
import { explainedOnly, isOnlyWhy, leftAlone, permittedAlready, staysAnyway } from './left-as-it-is.js';
import { pairAsNamed, pairedUnsaid } from './named-pairs.js';

/** @returns what is to be done, or asked first, once a reading is held against all that its message says. */
export function accountedFor(meant: Interpretation, held: Held): Interpretation {
  const { memory, message } = held;
  if (memory.changes.length === 0 || /\?\s*$/.test(message)) return meant;
  const said = spokenOf(held);
  const left = leftAlone(meant, said, held);
  if (left) return left;
  if (!memory.changed || memory.last.length === 0) return meant;
  const clauseByClause =
    permittedAlready(meant, said, held) ??
    deniedByClause(meant, said, held) ??
    otherAct(said, held) ??
    notAll(said, held);
  if (clauseByClause) return clauseByClause;
  if (isOnlyWhy(said, meant)) return leftAsItIs(message, held.settling);
  if (meant.type === 'question') return suspended(meant, said, held);
  if (meant.type !== 'requests') return meant;
  const settled = meant.requests.filter((request): request is SettledRequest => request.kind !== null);
  if (settled.length < meant.requests.length || settled.some(({ problem }) => problem !== null))
    return settled.length === 0 ? unread(meant, said, held) : meant;
  const effects = effectsOf(settled, held);
  // "Não sei se ela volta": nothing is certain yet.
  if (PENDING.test(said.text)) return meant;
  if (effects === null) return meant;
  return (
    freedFirst(settled, effects, said, held) ??
    besidesLast(meant, effects, said, held) ??
    bothTakenBack(settled, effects, said, held) ??
    mayCome(meant.understood, effects, said, held) ??
    explainedOnly(settled, said, held) ??
    setAgain(meant, settled, effects, said, held) ??
    takenOutInstead(effects, said, held) ??
    staysAnyway(effects, said, held) ??
    insteadOfDay(meant.understood, said, held) ??
    undoneFirst(settled, meant.understood, effects, held) ??
    deniedPart(effects, said, held) ??
    saidAgain(effects, said, held) ??
    opposite(effects, said, held) ??
    inItsStead(meant.understood, effects, said, held) ??
    pairAsNamed(meant.understood, effects, said, held) ??
    pairedUnsaid(meant.understood, effects, said, held) ??
    oneOrMore(settled, meant.understood, effects, said, held) ??
    meant
  );
}
