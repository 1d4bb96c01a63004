/** Whether what comes next in a sentence asks for something of its own. */
import { ALWAYS, type Segment } from './segment.js';

/** Two parts of a sentence that stand side by side: does the second begin a request of its own? */
interface Rule {
  name: string;
  fits: (current: Segment, next: Segment) => boolean;
  isNew: boolean | ((current: Segment, next: Segment) => boolean);
}

/** Meanings after which a name that is listed is one of another request. */
const ACTS_OF_THE_LISTED = [
  'remove',
  'leaves',
  'enters',
  'away',
  'place',
  'replace',
  'not',
  'able',
  'serve',
  'want',
  'without',
  'avoid',
  'together',
  'apart',
  'instead',
] as const;

const breaks = ({ pieces }: Segment) => pieces[0]!.breaks;
const names = ({ people }: Segment) => people.length > 0;
const saysWhen = ({ masses }: Segment) => masses.length > 0;
const counts = ({ numbers }: Segment) => numbers.length > 0;
const isPair = (segment: Segment) => segment.has('together', 'apart');
/** Who, and when or how many. */
const isWhole = (segment: Segment) => names(segment) && (saysWhen(segment) || counts(segment));
/** Who, and neither when nor how many. */
const isBareName = (segment: Segment) => names(segment) && !saysWhen(segment) && !counts(segment);

const isListedName = (current: Segment, next: Segment) =>
  current.pieces.at(-1)?.type === 'person' &&
  next.pieces[0]?.text === 'e' &&
  !next.pieces[0].breaks &&
  names(next) &&
  // "Sem o Luiz e com a Fátima."
  !(current.has('without') && next.matches(/^e com /)) &&
  next.pieces.every(
    (piece) => piece.type === 'person' || /^(?:e|[oa]s?|d[aeo]|com|dona|seu)$/.test(piece.text),
  );

/** "No lugar da Ana", and then who comes. */
const namesWhoComes = (current: Segment, next: Segment) =>
  current.isInsteadOf && current.people.length < 2 && names(next) && !next.isStrong;

/** "O casal Vera e João": the second is still to be named. */
const isCoupleOfOne = (segment: Segment) =>
  segment.people.length === 1 &&
  segment.pieces.at(-1)?.type === 'person' &&
  segment.matches(/\b(?:casal|dupla|par) /);

function isSecondOfPair(current: Segment, next: Segment): boolean {
  const isCapped = isWholeCap(current);
  const goesTogether =
    !isCapped &&
    (!isPair(current) || isCoupleOfOne(current)) &&
    (names(current) || current.has('they')) &&
    next.people.length < 2 &&
    (isPair(next) || next.matches(/\boutr[oa]\b/) || namesWhoComes(current, next));
  if (!goesTogether || saysWhen(current)) return false;
  if (!isPair(next)) return true;
  const isOfThem = !saysWhen(next) || (current.pieces.at(-1)?.type === 'person' && next.matches(/^e /));
  return isOfThem && current.people.length + next.people.length >= 2;
}

const isWholeCap = (segment: Segment) =>
  names(segment) && counts(segment) && segment.has('max', 'only', 'masses');

const isNextOfList = (current: Segment, next: Segment) =>
  isBareName(current) &&
  next.matches(/^e /) &&
  !(counts(next) && next.has('max', 'only')) &&
  next.pieces.slice(0, 3).some(({ type }) => type === 'person') &&
  !next.has(...ACTS_OF_THE_LISTED);

/** What begins after a part that asks for nothing yet. */
const isNewAfterNoAct = (current: Segment, next: Segment) =>
  isWhole(current) &&
  // "… e ninguém com mais de três", "… e a Fátima não".
  ((counts(next) && next.has('nobody', 'each', 'max')) ||
    (names(next) && next.has('not', 'only') && !isPair(next)) ||
    (names(next) &&
      (saysWhen(next) ||
        counts(next) ||
        (breaks(next) &&
          next.isStrong &&
          !next.has('replace', 'swap', 'instead', 'together', 'apart', 'he', 'they')))));

const isAnotherAct = (current: Segment, next: Segment) =>
  !(current.isEmpty && !current.isStrong && !current.has('he', 'they')) &&
  (next.isStrong || names(next) || saysWhen(next) || next.has('able', 'serve', 'he', 'they') || counts(next));

const isAnotherPair = (current: Segment, next: Segment) =>
  names(next) &&
  breaks(next) &&
  current.people.length >= 2 &&
  current.pieces
    .slice(0, Math.max(0, current.at('together', 'apart')))
    .filter(({ type }) => type === 'person').length >= 2;

/** "E o Paulo a mesma coisa": somebody, and nothing else but that it is as was said before. */
export const saysTheSame = (segment: Segment): boolean =>
  names(segment) &&
  !saysWhen(segment) &&
  !counts(segment) &&
  segment.matches(
    /^(?:e |mas |para )*(?:[oa] |dona |seu )?\S+(?: \S+)?,? (?:(?:vale |e )?a mesma coisa|idem|(?:faz )?o mesmo)$/,
  );

/** In the order in which they are tried: the first that fits decides. */
const RULES: readonly Rule[] = [
  {
    name: 'one more pair: "junta a Neuza com a Fátima e o Paulo com o Geraldo"',
    fits: (current, next) =>
      isPair(current) &&
      [current, next].every(
        ({ people, text }) => people.length === 2 && /\S (?:com|d[aeo])(?: [oa])? \S+(?: \S+)?$/.test(text),
      ),
    isNew: true,
  },
  {
    name: 'one more replacement: "troca o Luiz pelo Marcos e a Terezinha pela Neuza"',
    fits: (current, next) =>
      current.has('replace') &&
      current.people.length === 2 &&
      next.people.length === 2 &&
      /^e (?:(?:[oa]|dona|seu) )?\S+(?: \S+)? (?:por|pel[ao]) /.test(next.text),
    isNew: true,
  },
  { name: 'one more name', fits: isListedName, isNew: false },
  {
    name: 'one more of those who are wanted: "quero que o Luiz e a Terezinha sirvam no dia 24"',
    fits: (current, next) =>
      isBareName(current) &&
      current.pieces.at(-1)?.type === 'person' &&
      current.has('want', 'need') &&
      !current.isStrong &&
      !current.has('not', 'serve', 'able') &&
      next.pieces[0]?.text === 'e' &&
      !breaks(next) &&
      next.pieces.slice(1, 3).some(({ type }) => type === 'person') &&
      next.people.length === 1 &&
      saysWhen(next) &&
      next.has('serve') &&
      !next.isStrong,
    isNew: false,
  },
  {
    name: 'who comes and goes, after a replacement of nobody: "substituição no dia 15: sai o João, …"',
    fits: (current, next) =>
      !names(current) &&
      current.has('replace', 'swap') &&
      names(next) &&
      next.has('leaves', 'enters', 'remove'),
    isNew: true,
  },
  {
    name: 'who comes, after a refusal: "o João não vai no dia 15, vai o Antônio"',
    fits: (current, next) =>
      breaks(next) &&
      current.negated &&
      names(current) &&
      saysWhen(current) &&
      next.people.length === 1 &&
      (next.means(0, 'serve') || next.means(0, 'enters')),
    isNew: true,
  },
  {
    name: 'names after a pair: "a Rosa e a Neuza juntas o Paulo e o Marcos separados"',
    fits: (current, next) =>
      current.people.length > 1 &&
      names(next) &&
      !breaks(next) &&
      next.pieces[0]!.text !== 'e' &&
      (current.means(current.pieces.length - 1, 'together') ||
        current.means(current.pieces.length - 1, 'apart')),
    isNew: true,
  },
  {
    name: 'a second "que": "peço que a Ana não sirva no dia 15 e que a missa do dia 22 tenha três"',
    fits: (current, next) =>
      next.pieces[0]?.text === 'que' &&
      current.pieces.at(-1)?.text === 'e' &&
      current.isAct &&
      names(current) &&
      (names(next) || saysWhen(next)),
    isNew: true,
  },
  {
    name: 'an unknown verb after a whole pair: "una a Rosa ao Paulo e conceda ao Luiz …"',
    fits: (current, next) => {
      const [joint, verb] = next.pieces;
      return (
        isPair(current) &&
        current.people.length > 1 &&
        names(next) &&
        joint?.text === 'e' &&
        verb?.type === 'word' &&
        !/^(?:[oa]s?|d[aeo]|com|dona|seu|tambem)$/.test(verb.text)
      );
    },
    isNew: true,
  },
  {
    name: 'nothing of its own',
    fits: (_, next) =>
      next.isEmpty &&
      !next.isStrong &&
      !next.has('he', 'they') &&
      !(next.has('not') && next.has('able', 'serve')),
    isNew: false,
  },
  {
    name: 'an exception that names nobody',
    fits: (_, { pieces }) => pieces[0]?.text === 'exceto' && !pieces.some(({ type }) => type === 'person'),
    isNew: false,
  },
  {
    name: 'those who were named as a pair: "…, a Neuza no dia 17, mas nunca as duas na mesma missa"',
    fits: (current, next) =>
      names(current) &&
      saysWhen(current) &&
      next.has('they') &&
      isPair(next) &&
      !names(next) &&
      !saysWhen(next),
    isNew: true,
  },
  {
    name: 'how many more: "mais gente no dia 22, quero cinco"',
    fits: (current, next) =>
      current.has('more', 'fewer') &&
      current.has('people') &&
      !counts(current) &&
      next.numbers.length === 1 &&
      !names(next) &&
      !saysWhen(next) &&
      !next.has('max', 'each'),
    isNew: false,
  },
  {
    name: 'an act after a story: "a Ana passou mal, então vai o Antônio"',
    fits: (current, next) =>
      current.isStory && names(current) && !saysWhen(current) && names(next) && next.isAct,
    isNew: true,
  },
  {
    name: '"mas no dia 15 ela vai"',
    fits: (current, next) =>
      next.matches(/^(?:mas|porem) /) && saysWhen(next) && current.isAct && saysWhen(current),
    isNew: true,
  },
  {
    name: 'an order of another day, against what stays: "continua no Galo, mas tire ele do dia 31"',
    fits: (current, next) =>
      next.matches(/^(?:mas|porem) /) && saysWhen(next) && next.isStrong && isWhole(current),
    isNew: true,
  },
  {
    name: 'both days, after somebody on each: "João dia 15, Antônio dia 22 e Vera nos dois"',
    fits: (current, next) =>
      names(current) &&
      saysWhen(current) &&
      names(next) &&
      !saysWhen(next) &&
      next.matches(/\b[dn][ao]s [23]$|\b(?:em )?amb[ao]s$/),
    isNew: true,
  },
  {
    name: 'the same of somebody else: "…, e o Paulo a mesma coisa"',
    fits: (current, next) => (isWhole(current) || saysWhen(current)) && saysTheSame(next),
    isNew: true,
  },
  {
    name: 'one more pair that is denied: "não põe o Paulo com a Neuza nem o Marcos com o Geraldo"',
    fits: (current, next) =>
      next.pieces[0]?.text === 'nem' &&
      current.negated &&
      [current, next].every(
        ({ people, masses, text }) => people.length === 2 && masses.length === 0 && text.includes(' com '),
      ),
    isNew: true,
  },
  {
    name: 'what stays as it is: "e na Imaculada mantém", "e deixa o 29 como está"',
    fits: (current, next) =>
      next.matches(
        /^(?:e|mas) .*\b(?:mantem|mantenha|permanece|continua|como (?:esta|ta)|igual|assim mesmo|do mesmo jeito)$/,
      ) &&
      !names(next) &&
      !counts(next) &&
      saysWhen(next) &&
      (current.isAct || counts(current)),
    isNew: true,
  },
  {
    name: 'who comes in the place of somebody',
    fits: (current, next) =>
      current.has('instead') &&
      current.people.length === 1 &&
      !current.has('place', 'enters', 'replace', 'remove', 'leaves', 'not') &&
      next.people.length === 1 &&
      next.has('place', 'enters', 'serve'),
    isNew: false,
  },
  {
    name: 'the other of an exchange',
    fits: (current) => current.has('swap') && !current.negated && current.people.length < 2,
    isNew: false,
  },
  {
    name: 'the other of a replacement, by an order: "troca o João, põe o Antônio"',
    fits: (current, next) =>
      current.has('replace') &&
      !current.negated &&
      current.people.length === 1 &&
      next.people.length === 1 &&
      !saysWhen(next) &&
      !counts(next) &&
      next.has('place', 'enters') &&
      !next.has('remove', 'leaves', 'not', 'instead'),
    isNew: false,
  },
  {
    name: 'the other of a replacement, by name: "troca: Paulo dia 5, Geraldo dia 8"',
    fits: (current, next) =>
      current.has('replace') &&
      !current.negated &&
      current.people.length === 1 &&
      next.people.length === 1 &&
      !next.isAct,
    isNew: false,
  },
  {
    name: 'another day with words that are not known',
    fits: (current, next) =>
      breaks(next) && !names(next) && saysWhen(next) && saysWhen(current) && !next.isAct && next.isStrange,
    isNew: true,
  },
  {
    name: 'with somebody, after without somebody',
    fits: (current, next) => current.has('without') && names(next) && next.matches(/^(?:e )?com /),
    isNew: true,
  },
  {
    name: 'a second pair: "João com a Vera sempre, Joana com a Ana nunca"',
    fits: (current, next) =>
      breaks(next) &&
      [current, next].every(({ people, masses }) => people.length === 2 && masses.length === 0) &&
      (ALWAYS.test(next.text) || isPair(next)),
    isNew: true,
  },
  { name: 'the second of a pair', fits: isSecondOfPair, isNew: false },
  { name: 'who comes, after "no lugar de"', fits: namesWhoComes, isNew: false },
  {
    name: '"se um for, o outro vai"',
    fits: (current, next) => current.matches(/\bse um/) && next.matches(/\boutr[oa]\b/),
    isNew: false,
  },
  {
    name: 'what a bare "não" denies',
    fits: (current) =>
      current.isEmpty && current.has('not') && !current.isStrong && !current.has('he', 'they'),
    isNew: false,
  },
  {
    name: 'both, after each of them: "a Vera no dia 5, o Antônio no dia 15, e os dois fora do dia 22"',
    fits: (current, next) =>
      !names(next) &&
      next.has('they') &&
      saysWhen(next) &&
      next.matches(/^(?:e |mas )*(?:<\S+ |dia \S+ )?[ao]s\b/) &&
      names(current) &&
      saysWhen(current),
    isNew: true,
  },
  { name: 'the next of a list of names', fits: isNextOfList, isNew: false },
  {
    name: 'each of those who were named',
    fits: (current, next) =>
      isBareName(current) && !current.isStrong && names(next) && next.matches(/\bcada (?:uma?|qual)\b/),
    isNew: false,
  },
  {
    name: 'somebody beside all: "no máximo duas cada um, e a Joana uma"',
    fits: (current, next) =>
      !names(current) &&
      counts(current) &&
      (current.has('each', 'nobody') || current.matches(/\bp(?:or|ara) (?:pessoa|ministro|cabeca)\b/)) &&
      names(next),
    isNew: true,
  },
  {
    name: 'another mass with its number',
    fits: (current, next) =>
      counts(next) && saysWhen(next) && counts(current) && saysWhen(current) && !next.has('max'),
    isNew: true,
  },
  { name: 'nothing was asked for yet', fits: (current) => !current.isAct, isNew: isNewAfterNoAct },
  {
    name: 'more of an exchange',
    fits: (current, next) =>
      next.isAct && current.has('replace', 'swap') && current.people.length >= 2 && !next.isStrong,
    isNew: false,
  },
  {
    name: '"nem" with a name',
    fits: (_, next) =>
      next.isAct && next.pieces[0]?.text === 'nem' && !next.isStrong && !next.has('able', 'serve'),
    isNew: (current, next) => isWhole(current) && names(next),
  },
  { name: 'another act', fits: (_, next) => next.isAct, isNew: isAnotherAct },
  {
    name: 'somebody else, after a whole request',
    fits: (current, next) => isWhole(current) && names(next),
    isNew: true,
  },
  { name: 'names after a pair that was named first', fits: isAnotherPair, isNew: true },
  {
    name: 'with somebody, after a mass and its number',
    fits: (current, next) =>
      names(next) && counts(current) && !names(current) && saysWhen(current) && next.matches(/^(?:e )?com /),
    isNew: true,
  },
];

/** Whether a part of a sentence asks for something of its own, after `current`. */
export function isNewRequest(current: Segment, next: Segment): boolean {
  const rule = RULES.find(({ fits }) => fits(current, next));
  if (!rule) return false;
  return typeof rule.isNew === 'boolean' ? rule.isNew : rule.isNew(current, next);
}
