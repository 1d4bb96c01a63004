/** What is asked for about proposals and the list of rules. */
import type { KindId } from './kinds.js';
import type { Segment } from './segment.js';

/** By its words. */
const ACTS: readonly [RegExp, KindId][] = [
  [
    /\b(?:tir|remov|retir|acab|liber|derrub|esquec|apag|cancel)\w*\b.*\b(?:limite|maximo|teto)\b/,
    'removeRule',
  ],
  [
    /\bnao precisam? (?:mais )?(?:de )?(?:separ|junt|ficar|servir)\w*\b|\bquem quiser .*\bmais de \d/,
    'removeRule',
  ],
  [
    /\b(?:apag|tir|remov|exclu|retir|cancel|delet|limp|zer|esquec)\w*\b.*\b(?:todas|todos|tudo)\b.*\bregras?\b/,
    'removeAllRules',
  ],
  [/\b(?:apag|tir|remov|exclu|retir|cancel|delet|desfa|elimin)\w*\b.*\bregras?\b/, 'removeRule'],
  [/\b(?:volt\w*|deix\w*) .*\bcomo (?:estava|era|tava)\b|\bdesfa[zc]\w* .*\bproposta\b/, 'undo'],
  [/\b(?:descart\w*|rejeit\w*|recus\w*)\b/, 'discard'],
];
const ACCEPTS = /\b(?:aplic\w*|aceit[aeo]\w*|aprov\w*|efetiv\w*|manda ver)\b/;

/** The act of a sentence; null where it asks for none. */
export function actOf(said: Segment): KindId | null {
  if (said.has('why', 'who')) return null;
  const found = ACTS.find(([words]) => said.matches(words));
  if (found) return found[1];
  if (said.has('how')) return null;
  return ACCEPTS.test(said.text) && !said.has('not') && said.people.length === 0 && said.masses.length === 0
    ? 'accept'
    : null;
}
