/** What is asked for about proposals and the list of rules. */
import type { KindId } from '../requests/kinds.js';
import { Segment } from '../message/segment.js';

/** By its words. */
const ACTS: readonly [RegExp, KindId][] = [
  [
    /\b(?:tir|remov|retir|acab|liber|derrub|esquec|apag|cancel)\w* (?:\S+ ){0,4}(?:limite|maximo|teto|separacao|trava)\b/,
    'removeRule',
  ],
  [
    /\bsem (?:limit|maxim|teto|trava|restri)\w*\b(?!.*\bn[oa]\b)|\b(?:nao precisam?(?: mais)?|sem mais) (?:de )?(?:separ|junt|limit|maxim|teto|trava|restri|ficar|servir)\w*\b(?!.*\bn[oa]\b)|\bquem quiser .*\bmais de \d/,
    'removeRule',
  ],
  [
    /\b(?:apag|tir|remov|exclu|retir|cancel|delet|limp|zer|esquec)\w*\b.*\b(?:todas|todos|tudo)\b.*\bregras?\b|\b(?:limp|zer)\w* (?:as )?regras\b/,
    'removeAllRules',
  ],
  [
    /\b(?:apag|tir|remov|exclu|retir|cancel|delet|desfa|elimin|esquec|derrub)\w*\b.*\bregras?\b|\bregras?\b.*\bnao (?:vale|valem|precisa|serve|conta)\w*\b/,
    'removeRule',
  ],
  [
    /\b(?:volt\w*|deix\w*) .*\b(?:como|(?:a?o |para o |do jeito )que) (?:estava|era|tava|tinha)\b|\bdesfa[zc]\w* .*\b(?:proposta|escala)\b/,
    'undo',
  ],
  [
    /\b(?:descart\w*|rejeit\w*|recus\w*)\b|\b(?:delet|apag|exclu|elimin|cancel)\w* (?:\S+ ){0,2}proposta\b|\bnao quero (?:essa|esta|a) proposta\b|\bjog\w+ (?:\S+ ){0,3}fora\b.*\bproposta|\bproposta\b.*\bjog\w+ (?:\S+ ){0,3}fora|\bjog\w+ (?:\S+ ){0,2}proposta fora\b/,
    'discard',
  ],
];
const ACCEPTS =
  /\b(?:aplic\w*|fech[ae]r? assim|(?:gostei|ficou (?:bo[am]|otim[ao]|perfeit[ao])|ta (?:bo[am]|otim[ao])),? (?:pode )?(?:confirm|fech|segu)\w*|aceit[aeo]\w*|aprov(?!eit)\w*|efetiv(?!o\b)\w*|manda ver)\b/;

/** What was done, and is not to be done now: "aceitei sem querer". */
const DONE =
  /\b(?:apert|cliq|toq)\w* (?:(?:em|no|n?o botao) )*(?:aceitar|aplicar|descartar)\b|\b(?:aceit|recus|descart|rejeit|aplic|apliqu)(?:ei|ou|aram|amos)\b/g;

/** The act of a sentence; null where it asks for none. */
export function actOf(whole: Segment): KindId | null {
  const said = new Segment(whole.pieces.filter(({ type, text }) => type !== 'word' || !text.match(DONE)));
  if (said.has('why') || (said.has('who') && !said.matches(/\bquem quiser\b/))) return null;
  const found = ACTS.find(([words]) => said.matches(words));
  if (found) return found[1];
  if (said.has('how') || said.matches(/\bo que\b|\bse (?:eu|a gente|nos)\b/)) return null;
  return ACCEPTS.test(said.text) && !said.has('not') && said.people.length === 0 && said.masses.length === 0
    ? 'accept'
    : null;
}
