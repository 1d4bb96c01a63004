/** Follow-ups that leave the rules as they are: they tell why, or say what is so already. */
import { massMatches, peopleOf } from '../../../roster/index.js';
import { idsOf } from '../requests/request.js';
import { type Interpretation, matches } from '../settling/settle.js';
import type { SettledRequest } from '../settling/settled-request.js';
import { LEAVES_IT, OWN_ERROR, STAYS_THERE, TELLS_WHY, WISHES } from '../vocabulary/roles.js';
import { IS_THERE } from '../vocabulary/slips.js';
import type { Effects } from './effects.js';
import { type Held, leftAsItIs, type Spoken } from './held-message.js';

/** "É que ele vai passar a virada com os netos": only why, of what was done. */
export function isOnlyWhy({ text }: Spoken, meant: Interpretation): boolean {
  const isNoOrder =
    meant.type !== 'requests' || meant.requests.every(({ kind }) => kind === null || kind === 'undoLast');
  if (!isNoOrder) return false;
  return TELLS_WHY.test(text) || WISHES.test(text);
}

/** "Deixa. Tá certo", after a question was answered: it is that which is over. */
export function leftAlone(
  meant: Interpretation,
  { text, said }: Spoken,
  { memory, message, settling }: Held,
): Interpretation | null {
  const isBare =
    meant.type === 'requests' &&
    meant.requests.every(({ kind }) => kind === null || kind === 'undoLast') &&
    said.people.length + said.masses.length === 0;
  return memory.question && isBare && LEAVES_IT.test(text) ? leftAsItIs(message, settling) : null;
}

/** "Confundi os nomes", after the one was put in the place of the other: it says why, and takes nothing back. */
export function explainedOnly(
  settled: readonly SettledRequest[],
  { text, said }: Spoken,
  { memory, message, settling }: Held,
): Interpretation | null {
  const [only, ...others] = settled;
  const change = memory.changes.at(-1);
  const isCorrected = (change?.removed.length ?? 0) > 0;
  const isBareError =
    only?.kind === 'undoLast' && others.length === 0 && said.isEmpty && OWN_ERROR.test(text);
  return isCorrected && isBareError ? leftAsItIs(message, settling) : null;
}

/** "A Socorro, não: ela fica e pode servir", of whom no rule is: nothing is to change. */
export function staysAnyway(
  { added, kept, dropped }: Effects,
  { text, said, isMore }: Spoken,
  { message, settling }: Held,
): Interpretation | null {
  const ids = idsOf(said);
  const isKeptAway =
    !isMore &&
    added.length > 0 &&
    added.every((rule) => rule.kind === 'exclude' && ids.includes(rule.ministerId));
  const isNew = [...kept, ...dropped].every((rule) => !peopleOf(rule).some((id) => ids.includes(id)));
  return isKeptAway && isNew && STAYS_THERE.test(text) && !said.has('remove', 'away', 'only', 'without')
    ? leftAsItIs(message, settling)
    : null;
}

/** "No 22 ele tá de boa", where no rule keeps him from it: nothing is to change. */
export function permittedAlready(
  meant: Interpretation,
  { text, said, people, days }: Spoken,
  { message, memory, tools, settling }: Held,
): Interpretation | null {
  const read =
    meant.type === 'requests'
      ? meant.understood
      : meant.type === 'question'
        ? (meant.choices[0]?.requests ?? [])
        : [];
  const isTakenBack =
    read.length > 0 && read.every(({ kind }) => kind === 'undoLast' || kind === 'exclude') && !said.negated;
  const [before] = memory.last;
  if (!isTakenBack || before?.kind !== 'exclude' || memory.last.length > 1) return null;
  if (
    !(said.has('able') || IS_THERE.test(text)) ||
    said.has('only', 'remove', 'away', 'place', 'without', 'swap')
  )
    return null;
  const pointed = /\b(?:n?ess[ea]|n?est[ea])\b/.test(text) ? memory.masses : [];
  const when = days.length > 0 ? days : pointed;
  const ids = idsOf(before);
  if (when.length === 0 || !people.every((id) => ids.includes(id))) return null;
  const isKept = (mass: (typeof tools.masses)[number]) =>
    tools
      .listRules()
      .some(
        ({ rule }) =>
          rule.kind === 'exclude' && ids.includes(rule.ministerId) && massMatches(rule.masses, mass),
      );
  const own = tools.masses.filter((mass) => matches(when, mass));
  return own.length > 0 && !own.some(isKept) ? leftAsItIs(message, settling) : null;
}
