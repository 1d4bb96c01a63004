/** What a message changes in, or adds to, what was done last: "e no dia 13 também", "não, no dia 22". */
import { type MassFilter, peopleOf } from '../../../roster/index.js';
import type { AssistantTools, PersonRef } from '../../assistant/index.js';
import { type Anew, changedBy, COUNTING, isSaidOf } from './changed-requests.js';
import { clausesOf, everything, isPairing } from './corrections.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import type { Meaning } from '../words/lexicon.js';
import { isTimeOnly, combined } from '../references/mass-references.js';
import { type Memory, takenBack } from './memory.js';
import type { Mention } from '../references/people-references.js';
import { contradicts, permitted } from './permissions.js';
import type { MessageReader } from '../reading/read-message.js';
import { bareRequest, type NotUnderstood, type Request } from '../requests/request.js';
import { inPlainWords, spoken } from '../message/said.js';
import { Segment, WHOLE } from '../message/segment.js';
import { matches } from '../settling/settle.js';
import {
  ALSO,
  CORRECTS,
  DENIES,
  EXCEPTS,
  GOES_AFTER_ALL,
  RESTATES,
  MAY_AFTER_ALL,
  NEVER,
  NO_DAY,
  STAYS,
  withoutExclaims,
  withoutTeller,
  RETURNS,
} from '../vocabulary/talk.js';
import type { Piece } from '../message/piece.js';
import { ASSENTS } from '../vocabulary/frame.js';
import { AND_SURELY, AS_USUAL, GET_ON, IS_THERE, REASON_OFF, RELEASES } from '../vocabulary/slips.js';
import { REASONS } from '../vocabulary/reasons.js';
import { isGrammarWord } from '../words/words.js';

const LONGEST = 120;
/** As it was before. */
const BACK_AGAIN = /\b(?:de volta|de novo|novamente|outra vez|volta\w*|sim)\b/;
/** "Ok", "tudo certo": what was done is well done. */
const ASSENTS_ALONE = new RegExp(`^(?:(?:${ASSENTS}|tudo ok|de boa|isso|sim),? ?)+$`);
/** Any of these makes a request of its own of what corrects another. */
const OWN_ACT: readonly Meaning[] = [
  'remove',
  'place',
  'able',
  'serve',
  'leaves',
  'enters',
  'away',
  'max',
  'only',
  'replace',
  'together',
  'apart',
];

/** "Pode bloquear" orders politely, and permits nobody anything. */
const ORDERS =
  /\bpode[ms]? (?:ja |entao |me )?(?!servir|ir\b|vir\b|ficar|voltar|fazer|entrar|participar|ajudar|deixar|ser\b|estar|assumir|colocar|por\b|escalar|botar)[a-z]{2,}[aei]r\b/;

/** A message, and what was done before it. */
interface Further {
  text: string;
  /** The first of what was done last. */
  before: Request;
  /** What the message says by itself, and the rules of it. */
  found: readonly (Request | NotUnderstood)[];
  rules: readonly Request[];
  /** Whether it asks something. */
  asks: boolean;
  anew: Anew;
}

/** Reads messages that go on from what was done last. */
export class Continuations {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {}

  /**
   * What a message makes of what was done last.
   * @param found what it says by itself.
   * @returns null where it is a request of its own.
   */
  read(message: string, found: readonly (Request | NotUnderstood)[]): Request[] | null {
    const [before] = this.memory.last;
    const text = withoutTeller(withoutExclaims(spoken(message)));
    if (!before || text.length > LONGEST) return null;
    const isQuestion = /\?\s*$/.test(message);
    // "O dia todo ou só à noite?" changes nothing.
    if (isQuestion && /\bou\b/.test(text)) return null;
    // "Ok, obrigada" says nothing of it.
    if (found.length > 0 && found.every(({ kind }) => kind === 'thanks' || kind === 'greeting')) return null;
    const anew = this.anew(message);
    const rules = found.filter(
      (request): request is Request => request.kind !== null && RULE_SETTING_IDS.has(request.kind),
    );
    const asks =
      isQuestion || /^(?:e )?(?:quem|qual|quais|quando|onde|quant[oa]s?|por ?que)\b/.test(inPlainWords(text));
    const further: Further = { text, before, found, rules, asks, anew };
    if (isTakenBack(further)) return [bareRequest('undoLast', message)];
    const undoing = takenBack(this.memory, message);
    const left = this.excepted(text, anew);
    if (left) return [...undoing, ...left];
    const freed = this.freed(further);
    if (freed) return [...undoing, ...freed];
    if (this.comesAfterAll(further)) {
      const [pin] = further.rules as [Request];
      const left = permitted(this.memory.last, pin.people, clausesOf(further.anew.pieces), this.tools.masses);
      // "Põe o João dia 22" orders more than that he may come.
      const isOrdered = pin.doubt === undefined && further.anew.said.has('place') && !BACK_AGAIN.test(text);
      return [bareRequest('undoLast', message), ...left, ...(isOrdered ? [pin] : [])];
    }
    const whole = wholeDays(text, this.memory.last);
    if (whole) return [...undoing, ...whole];
    const never = onNoDay(further, this.memory.last);
    if (never) return [...undoing, ...never];
    const more = neverTogether(further) ?? this.eachBesides(further) ?? goesOnBarely(further);
    if (more) return more;
    const moved = movedTo(further, this.memory.last);
    if (moved) return [...undoing, ...moved];
    const instead = this.narrowed(further) ?? withAnother(further) ?? inPlaceOf(further, this.memory.last);
    if (instead) return [...undoing, ...instead];
    if (isComplete(further))
      return RESTATES.test(text) && rules.some(({ kind }) => kind === before.kind)
        ? [...undoing, ...rules]
        : null;
    if (wantsSomebody(further) || this.isOfItsOwn(message, found, anew)) return null;
    return this.changed(further, undoing);
  }

  /** "E do 22 também, e a Vera do 5", after somebody was kept away: each clause one more of it. */
  private eachBesides({ text, before, asks, anew: { pieces } }: Further): Request[] | null {
    const { last } = this.memory;
    const clauses = clausesOf(pieces).filter((clause) => !clause.isEmpty);
    const isMore =
      !asks &&
      ALSO.test(text) &&
      before.kind === 'exclude' &&
      last.length === 1 &&
      clauses.length > 1 &&
      clauses.every((clause) => clause.masses.length > 0 && !clause.isAct && clause.numbers.length === 0);
    return isMore
      ? clauses.map((clause) => ({
          ...before,
          doubt: undefined,
          people: clause.people.length > 0 ? clause.people : before.people,
          masses: combined(clause.masses.map(({ filters }) => filters)),
        }))
      : null;
  }

  /** "Os dois também no 29": those whom the last two rules are about, where the last is about one. */
  private bothOf(said: Segment): Mention[] {
    const { last, changes } = this.memory;
    if (!said.has('they') || last.flatMap(({ people }) => people).length !== 1) return [];
    const ids = [...new Set(changes.flatMap(({ added }) => added.flatMap(peopleOf)))].slice(-2);
    const people = this.tools.people.filter(({ id }) => ids.includes(id));
    return people.length === 2
      ? people.map((person) => ({ words: person.name, candidates: [person], known: true }))
      : [];
  }

  /** "Ela pode sim no dia 8": those who were kept away may come to the masses that are said, or to all. */
  private freed({ text, before, found, rules, asks, anew }: Further): Request[] | null {
    const { said, people, masses, pieces } = anew;
    const { last } = this.memory;
    if (asks || found.some(({ kind }) => kind === 'solve')) return null;
    const permits =
      !ORDERS.test(text) &&
      (said.has('able') ? !said.has('not') : said.has('need') && said.has('not')) &&
      rules.length <= 1 &&
      (before.kind === 'exclude' || before.kind === 'only');
    const goes =
      (before.kind === 'exclude' && GOES_AFTER_ALL.test(text) && !said.negated && masses.length === 0) ||
      ((before.kind === 'exclude' || before.kind === 'only') && isThere(text, said));
    const isOfLast =
      (people.length === 0 ||
        people.some((person) => last.some((each) => each.people.some((one) => isSamePerson(one, person))))) &&
      // "E dia 13 ela pode só às 8h": of another day.
      (masses.length === 0 ||
        before.kind === 'only' ||
        this.tools.masses.some(
          (mass) => matches(masses, mass) && withWhole(last).some((request) => matches(request.masses, mass)),
        ));
    if (!(permits || goes) || !isOfLast) return null;
    const left = permitted(last, people, clausesOf(pieces), this.tools.masses);
    // "Agora ele só pode no dia 22" is more than that he may come then.
    return left.length === 0 && rules.some(({ kind }) => kind === 'only') ? null : left;
  }

  /** "É só a das oito, a das dez ela vai": of the masses that somebody was kept from, some are kept and some given back. */
  partlyFreed(message: string): Request[] | null {
    const { last } = this.memory;
    const clauses = clausesOf(withTurns(asMeant(this.reader.clauses(message).pieces, last)));
    const isDated = last.every(
      ({ kind, masses }) => kind === 'exclude' && masses.length > 0 && masses.every(({ date }) => date),
    );
    const named = clauses.flatMap(({ people }) => people);
    const isOfLast = named.every((person) =>
      last.some(({ people }) => people.some((one) => isSamePerson(one, person))),
    );
    const keeps = clauses.filter(
      (clause) => (clause.has('only') && !clause.has('able')) || clause.has('not'),
    );
    const frees = clauses.filter(
      (clause) => !keeps.includes(clause) && clause.masses.length > 0 && clause.has('able', 'serve'),
    );
    const of = (some: readonly Segment[]) =>
      combined(some.flatMap(({ masses }) => masses.map(({ filters }) => filters)));
    const isPart =
      last.length > 0 &&
      isDated &&
      isOfLast &&
      !/\?\s*$/.test(message) &&
      frees.length > 0 &&
      [of(frees), of(keeps)].every((masses) =>
        this.tools.masses.some(
          (mass) => matches(masses, mass) && last.some((request) => matches(request.masses, mass)),
        ),
      ) &&
      !clauses.some((clause) => clause.has('place', 'replace', 'max') || clause.numbers.length > 0);
    if (!isPart) return null;
    const left = permitted(last, named.slice(0, 1), clauses, this.tools.masses);
    return left.length > 0 ? [...takenBack(this.memory, message), ...left] : null;
  }

  /** "A Vera vem no dia 8", after she was kept from it. */
  private comesAfterAll({ before, rules, anew: { people } }: Further): boolean {
    const [comes, ...others] = rules;
    return (
      comes?.kind === 'pin' &&
      others.length === 0 &&
      before.kind === 'exclude' &&
      people.length + comes.people.length > 0 &&
      contradicts(comes, withWhole(this.memory.last), this.tools.masses)
    );
  }

  /** "Só no Natal ela vem", after she was kept from all. */
  private narrowed({ before, rules }: Further): Request[] | null {
    const [keeps, ...others] = rules;
    const narrows =
      keeps?.kind === 'only' &&
      others.length === 0 &&
      keeps.doubt === undefined &&
      before.kind === 'exclude' &&
      contradicts(keeps, withWhole(this.memory.last), this.tools.masses);
    return narrows ? [keeps] : null;
  }

  /** What was done last, or one more like it, with what is said anew. */
  private changed({ text, before, anew }: Further, undoing: readonly Request[]): Request[] {
    const { said, people, masses, corrects } = anew;
    const { last } = this.memory;
    const isAlso = ALSO.test(text);
    if (before.kind === 'only' && isAlso && people.length === 0 && masses.length > 0 && !said.negated)
      return [...undoing, ...last.map((request) => ({ ...request, masses: [...request.masses, ...masses] }))];
    const meant = this.concerned(anew);
    const change = (request: Request) => changedBy(request, anew, this.tools.masses);
    const changed = corrects
      ? last.map((request) => (meant.includes(request) ? change(request) : request))
      : meant.map(change);
    const unique = changed.filter(
      (request, index) =>
        changed.findIndex((other) => JSON.stringify(other) === JSON.stringify(request)) === index,
    );
    const isStrange = said.isStrange && !corrects && !isAlso;
    // "No outro domingo": which of them is asked.
    const isOnce = said.pieces.some((piece) => piece.type === 'masses' && piece.once);
    if (isOnce && corrects && last.every(({ masses: before }) => before.every(({ date }) => date)))
      return [...undoing, ...unique.map((request) => ({ ...request, doubt: 'once' as const }))];
    if (corrects || (isNarrower(masses, last) && !isStrange)) return [...undoing, ...unique];
    const isSure = !isStrange && (isAlso || !isAnotherDay(masses, people));
    return isSure ? unique : unique.map((request) => ({ ...request, doubt: 'sure' }));
  }

  /** What the message says, and whether it corrects what was done last. */
  private anew(message: string): Anew {
    const { last } = this.memory;
    const text = withoutExclaims(spoken(message));
    const { pieces: read, problem } = this.reader.clauses(message);
    const isOfDays = last[0]!.kind === 'only' && ALSO.test(text);
    const pieces = isOfDays ? this.asDaysOfSchedule(asMeant(read, last)) : asMeant(read, last);
    const isOld = (piece: Piece) => isSaidOf(last, piece);
    const left = withoutInstead(pieces, isOld);
    const replaces = left.length < pieces.length;
    const meant = affirmed(left, isOld);
    const said = new Segment(CORRECTS.test(text) && !last.some(isPairing) ? withoutOld(meant, isOld) : meant);
    const named = said.people.map((mention) => this.theOther(mention, text));
    const both = named.length > 0 ? [] : this.bothOf(said);
    const people = named.length > 0 ? named : both.length > 0 ? both : this.namesake(text);
    const masses = combined(said.masses.map(({ filters }) => filters));
    const saidBefore = (filter: MassFilter) =>
      last.some((request) =>
        request.masses.some((other) => JSON.stringify(other) === JSON.stringify(filter)),
      );
    // Who says one of the days again, and another one beside it, says anew which days are meant.
    const restates =
      people.length === 0 && masses.some(saidBefore) && !masses.every(saidBefore) && last.length === 1;
    const adds = /\btambem\b/.test(text);
    const limitsOne = last[0]!.kind === 'capAll' && people.length > 0;
    const corrects =
      !adds &&
      !limitsOne &&
      (restates ||
        replaces ||
        CORRECTS.test(text) ||
        (last[0]!.kind === 'pin' && /^(?:em vez|no lugar) d/.test(text)));
    return {
      pieces,
      said,
      people,
      masses,
      number: said.numbers.at(-1)?.value ?? null,
      problem,
      replaces,
      corrects,
    };
  }

  /** "E 27 também", after "só no dia 13": a number as the day that it is. */
  private asDaysOfSchedule(pieces: readonly Piece[]): Piece[] {
    return pieces.map((piece): Piece => {
      const date =
        piece.type === 'number'
          ? this.tools.masses.find((mass) => Number(mass.date.slice(8)) === piece.value)?.date
          : undefined;
      return date
        ? { breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }
        : piece;
    });
  }

  /** "Exceto no dia 8": what was done last, but for masses that are left out after all. */
  private excepted(text: string, { said, people, masses: named }: Anew): Request[] | null {
    const { last } = this.memory;
    const masses = named.length > 0 ? named : said.excepted;
    const isMeant =
      EXCEPTS.test(text) &&
      people.length === 0 &&
      masses.length > 0 &&
      last.every(({ kind }) => kind === 'exclude' || kind === 'only');
    if (!isMeant) return null;
    // Who is kept to some masses is kept from these as well.
    if (last.some(({ kind }) => kind === 'only'))
      return last.every(({ kind }) => kind === 'only')
        ? last.flatMap((request) => [
            request,
            { ...request, kind: 'exclude' as const, words: [], masses: [...masses] },
          ])
        : null;
    const left = last.map((request) => ({
      ...request,
      masses: this.tools.masses
        .filter((mass) => matches(request.masses.length > 0 ? request.masses : everything, mass))
        .filter((mass) => !matches(masses, mass))
        .map(({ date, time }) => ({ date, time })),
    }));
    return left.every((request) => request.masses.length > 0) ? left : null;
  }

  /** Whether the message speaks of something else than what was done last, or of nothing that could change it. */
  private isOfItsOwn(
    message: string,
    found: readonly (Request | NotUnderstood)[],
    { said, people, masses, number, corrects }: Anew,
  ): boolean {
    const text = spoken(message);
    const isElse = found.some(
      ({ kind }) =>
        kind !== null &&
        !RULE_SETTING_IDS.has(kind) &&
        kind !== 'serving' &&
        kind !== 'place' &&
        kind !== 'no' &&
        !(kind === 'duties' && ALSO.test(text)),
    );
    const isQuestion =
      found.some(({ kind }) => kind === 'serving' || kind === 'place') && message.trim().endsWith('?');
    const saysNothing =
      people.length === 0 &&
      masses.length === 0 &&
      number === null &&
      !(corrects && (said.has('together', 'apart', 'place', 'remove', 'not') || said.matches(WHOLE)));
    const isUnknown =
      !corrects &&
      !ALSO.test(text) &&
      withoutReason(said.pieces).some(
        (piece) => piece.type === 'word' && piece.meanings.length === 0 && piece.text.length > 5,
      );
    return isElse || isQuestion || saysNothing || isUnknown;
  }

  /** "A outra Ana": of those of one name, the one who was not meant before. */
  private theOther(mention: Mention, text: string): Mention {
    const before = new Set(
      this.memory.last.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)),
    );
    const others = mention.candidates.filter(({ id }) => !before.has(id));
    return /\boutr[oa]\b/.test(text) && others.length === 1
      ? { ...mention, candidates: others, known: true }
      : mention;
  }

  /** "E a outra também não": whoever bears the name of the one who was meant. */
  private namesake(text: string): Mention[] {
    const other = /\b[oa] outr[oa]\b/.test(text) ? namesakeOf(this.memory.last, this.tools.people) : null;
    return other ? [{ words: other.name, candidates: [other], known: true }] : [];
  }

  /** Which of the last requests a message speaks of: those of whom it names, else those of one kind, else the last. */
  private concerned({ pieces, people, masses, number }: Anew): readonly Request[] {
    const { last } = this.memory;
    const named = new Set(
      pieces.flatMap((piece) =>
        piece.type === 'person' ? piece.mention.candidates.map(({ id }) => id) : [],
      ),
    );
    const ofThem = last.filter((request) =>
      request.people.some(({ candidates }) => candidates[0] && named.has(candidates[0].id)),
    );
    if (ofThem.length > 0) return ofThem;
    const counting = last.filter((request) => request.number !== null);
    if (number !== null && people.length + masses.length === 0 && counting.length > 0)
      return counting.slice(-1);
    return last.every(({ kind }) => kind === last[0]!.kind) ? last : last.slice(-1);
  }
}

/** "É só a das oito a das dez ela vai": with a stop before what somebody else is said of, where nobody wrote one. */
const withTurns = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const mass = /^[ao]$/.test(piece.text) ? at + 1 : at;
    const [who, verb] = pieces.slice(mass + 1, mass + 3);
    const turns =
      pieces[mass]?.type === 'masses' &&
      pieces[at - 1]?.type === 'masses' &&
      (who?.type === 'person' || /^el[ea]s?$/.test(who?.text ?? '')) &&
      verb?.type === 'word' &&
      verb.meanings.some((meaning) => meaning === 'able' || meaning === 'serve');
    return turns ? { ...piece, breaks: true } : piece;
  });

/** Whoever else bears the first name of the one whom requests are about; null where that is not one. */
export function namesakeOf(last: readonly Request[], people: readonly PersonRef[]): PersonRef | null {
  const [one, ...more] = last.flatMap((request) => request.people);
  const person = one?.candidates[0];
  if (!person || more.length > 0) return null;
  const firstName = (name: string) => name.split(' ')[0];
  const [other, ...others] = people.filter(
    ({ id, name }) => id !== person.id && firstName(name) === firstName(person.name),
  );
  return other && others.length === 0 ? other : null;
}

const isSamePerson = (one: Mention, other: Mention) => one.candidates[0]?.id === other.candidates[0]?.id;

/** "Dia 29 ele vem", "libera o dia 29", "na das 8 tudo bem": somebody is where they were kept from, and nothing else is said. */
const isThere = (text: string, said: Segment): boolean =>
  !ASSENTS_ALONE.test(text) &&
  (RELEASES.test(text) ||
    (said.has('able', 'serve') && !said.has('remove')) ||
    (IS_THERE.test(text) && !said.has('remove'))) &&
  !said.has(
    'avoid',
    'away',
    'leaves',
    'only',
    'without',
    'nobody',
    'max',
    'place',
    'replace',
    'swap',
    'instead',
    'enters',
    'people',
  ) &&
  (!said.has('not') || /\bnao (?:tem|ha) (?:problema|impedimento)\b/.test(text)) &&
  said.numbers.length === 0 &&
  said.pieces.every(
    ({ type, text: word, ...piece }) =>
      type !== 'word' ||
      ('meanings' in piece && piece.meanings.length > 0) ||
      word.length < 3 ||
      isGrammarWord(word) ||
      AND_SURELY.test(word) ||
      RELEASES.test(word),
  );

/** "Desfaz isso", "ela vem, sim": what was done last is not to be. */
function isTakenBack({ text, before, asks, anew: { said, corrects, number } }: Further): boolean {
  if (DENIES.test(text)) return true;
  if (before.kind === 'apart' && GET_ON.test(text)) return true;
  if (COUNTING.includes(before.kind) && number === null && said.isEmpty && !asks && AS_USUAL.test(text))
    return true;
  const returns = RETURNS.test(text) && !asks;
  const stays = corrects && STAYS.test(text) && !said.has('place');
  return before.kind === 'exclude' && (returns || stays || MAY_AFTER_ALL.test(text) || isReasonGone(text));
}

/** "A viagem foi cancelada", "ele não vai mais viajar": what kept somebody away is over. */
function isReasonGone(text: string): boolean {
  const { why, was, act } = REASON_OFF.exec(text)?.groups ?? {};
  return [why, was, act].some((word) => word !== undefined && REASONS.test(word));
}

/** "O dia todo", "das duas", after somebody was kept from one of its masses. */
function wholeDays(text: string, last: readonly Request[]): Request[] | null {
  const isOfMasses = last.every(
    ({ kind, masses }) =>
      kind === 'exclude' && masses.length > 0 && masses.every(({ date, time }) => date && time),
  );
  return isOfMasses && ALL_DAY.test(text)
    ? last.map((request) => ({ ...request, masses: request.masses.map(({ date }) => ({ date: date! })) }))
    : null;
}
const ALL_DAY =
  /^(?:(?:nao|na verdade|e|ah|opa|alias|melhor|era|eh),? )*(?:[od]o? dia (?:todo|inteiro)|(?:d?e |n?[ao] )?(?:[dn]?as|todas as) (?:2|3|duas|tres)(?: missas)?|[dn]e ambas|ambas|em ambas|[dn]?as missas todas)(?:,? (?:mesmo|entao|viu|dele|dela|na verdade|alias|digo))*$/;

/** "Nem no 22 nem em dia nenhum", after somebody was kept from one: from all. */
function onNoDay(
  { text, asks, anew: { said, people } }: Further,
  last: readonly Request[],
): Request[] | null {
  const [request, ...others] = last;
  const isMeant =
    !asks &&
    request?.kind === 'exclude' &&
    others.length === 0 &&
    NO_DAY.test(text) &&
    (said.has('not') || /\bnem\b/.test(text) || !said.has('able', 'serve', 'want')) &&
    !said.has('max', 'place', 'remove', 'replace', 'need') &&
    people.every((person) => request.people.some((one) => isSamePerson(one, person)));
  return isMeant ? [{ ...request, doubt: undefined, masses: [] }] : null;
}

/** "Ah, e a Neuza dia 8", after somebody was kept away: the same of somebody else, on another day. */
function goesOnBarely({ text, before, rules, found, asks }: Further): Request[] | null {
  const [only, ...others] = found;
  const isPlace =
    !asks &&
    /^e (?:n[oa] |na missa |no dia |dia |a do dia )/.test(text) &&
    before.kind === 'pin' &&
    only?.kind === 'place' &&
    others.length === 0 &&
    only.people.length === 1 &&
    only.masses.length === 1;
  if (isPlace)
    return [{ ...before, text: only.text, doubt: undefined, people: only.people, masses: only.masses }];
  const isMore =
    !asks &&
    /^(?:(?:ah|ai|opa|entao),? )*e /.test(text) &&
    before.kind === 'exclude' &&
    found.length > 0 &&
    rules.length === found.length &&
    rules.every(({ kind, words, doubt }) => kind === 'pin' && words.includes('bare') && doubt === 'sure');
  return isMore ? rules.map((request) => ({ ...request, kind: before.kind, doubt: undefined })) : null;
}

/** "Já a Ana nunca com a Vera", after a pair was spoken of. */
function neverTogether({ text, before, rules, asks, anew: { said } }: Further): Request[] | null {
  const isMeant =
    !asks &&
    isPairing(before) &&
    NEVER.test(text) &&
    said.people.length === 2 &&
    said.masses.length + said.numbers.length === 0 &&
    !said.has('apart', 'together') &&
    rules.length === 1 &&
    rules.every(({ kind, doubt }) => kind === 'exclude' && doubt === 'when');
  return isMeant ? [{ ...before, kind: 'apart', text, people: said.people, doubt: undefined }] : null;
}

/** "Passa ele pro dia 12", after somebody was placed: there instead. */
function movedTo({ text, before, rules }: Further, last: readonly Request[]): Request[] | null {
  const [pin, ...others] = rules;
  const isMoved =
    MOVES.test(text) &&
    before.kind === 'pin' &&
    pin?.kind === 'pin' &&
    last.length === 1 &&
    others.length === 0 &&
    pin.masses.length === 1 &&
    pin.people.length === before.people.length &&
    pin.people.every((one) => before.people.some((other) => isSamePerson(one, other)));
  return isMoved ? [{ ...pin, doubt: undefined }] : null;
}
const MOVES =
  /^(?:(?:nao|ah|opa|entao|melhor|pode|agora),? )*(?:pass|mud|lev|jog|transf[ei]r|empurr|adi|antecip|puxa|realoc|remanej)\w* (?:el[ea]|isso|(?:[oa] )?\S+) para /;

/** "Troca a Joana pela Vera", after a pair was spoken of. */
function withAnother({ before, rules }: Further): Request[] | null {
  const [other, ...more] = rules;
  const isOther =
    isPairing(before) && other?.kind === 'replace' && more.length === 0 && other.doubt === 'when';
  const [gone, comes] = isOther ? other.people : [];
  if (!gone || !comes || !before.people.some((one) => isSamePerson(one, gone))) return null;
  return [withInstead(before, gone, comes)];
}

/** "Troca a Fátima pela Terezinha", after both she and another were placed: another at her mass. */
function inPlaceOf({ rules }: Further, last: readonly Request[]): Request[] | null {
  const [other, ...more] = rules;
  const [gone, comes] = other?.kind === 'replace' && more.length === 0 ? other.people : [];
  const isMeant = (request: Request) =>
    request.kind === 'pin' && gone !== undefined && request.people.some((one) => isSamePerson(one, gone));
  if (!comes || !last.every(({ kind }) => kind === 'pin') || !last.some(isMeant)) return null;
  return last.map((request) => (isMeant(request) ? withInstead(request, gone!, comes) : request));
}

/** A request about whoever comes, where it was about whoever goes. */
const withInstead = (request: Request, gone: Mention, comes: Mention): Request => ({
  ...request,
  people: request.people.map((one) => (isSamePerson(one, gone) ? comes : one)),
});

/** Whether a message says by itself all that its request needs. */
function isComplete({ text, before, rules, anew: { said, people, replaces, corrects } }: Further): boolean {
  if (replaces) return false;
  const isAlso = ALSO.test(text);
  // "Dia 22, não dia 15" has no verb of its own: what it denies is only what was said before.
  const isBare = (corrects || (isPairing(before) && isAlso && people.length === 2)) && !said.has(...OWN_ACT);
  const isOpen = rules.every(({ doubt }) => doubt !== undefined && doubt !== 'once');
  return rules.length > 0 && !isBare && !(isOpen && (corrects || isAlso));
}

/** "Em seu lugar, gostaria de ver a Ana" is nobody more to keep away. */
function wantsSomebody({ before, anew: { said, corrects } }: Further): boolean {
  return (
    before.kind === 'exclude' && !corrects && !said.negated && said.has('want', 'enters', 'place', 'instead')
  );
}

/** Requests without masses, of all. */
const withWhole = (requests: readonly Request[]): Request[] =>
  requests.map((request) => (request.masses.length > 0 ? request : { ...request, masses: [...everything] }));

/** "Eu disse João? É o Antônio": of two of a kind, what was meant before is what is corrected. */
const withoutOld = (pieces: readonly Piece[], isOld: (piece: Piece) => boolean): Piece[] =>
  pieces.filter(
    (piece) =>
      piece.type === 'word' ||
      !isOld(piece) ||
      !pieces.some((other) => other.type === piece.type && other !== piece && !isOld(other)),
  );

/** "…, que ele reclamou" tells why. */
function withoutReason(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(
    ({ breaks, text }) => /^(?:pois|porque|pq)$/.test(text) || (breaks && text === 'que'),
  );
  return at > 0 ? pieces.slice(0, at) : pieces;
}

/** "E a Joana 1" after a maximum: a number, not a day. */
const asCount = (piece: Piece): Piece =>
  piece.type === 'masses' && /^\d{1,2}$/.test(piece.text)
    ? { breaks: piece.breaks, text: piece.text, type: 'number', value: Number(piece.text) }
    : piece;

/** A number as what was done last makes of it: how many, or one of its days, as "o 8" of the days 6, 8 and 12. */
const asMeant = (pieces: readonly Piece[], last: readonly Request[]): Piece[] =>
  last.some(({ kind }) => kind === 'cap' || kind === 'capAll') ? pieces.map(asCount) : asDays(pieces, last);

/** A number as the day of what was done last that it is. */
export function asDays(pieces: readonly Piece[], last: readonly Request[]): Piece[] {
  if (!last.every(({ kind }) => kind === 'exclude' || kind === 'only' || kind === 'pin')) return [...pieces];
  // Of two, the one that is denied is told by the other: "não é 12, é 17".
  if (pieces.filter(({ type }) => type === 'number').length > 1) return [...pieces];
  const days = last.flatMap(({ masses }) => masses.flatMap(({ date }) => (date ? [date] : [])));
  return pieces.map((piece): Piece => {
    const date =
      piece.type === 'number' ? days.find((day) => Number(day.slice(8)) === piece.value) : undefined;
    return date
      ? { breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }
      : piece;
  });
}

/** "Às 8h" after a whole day says which mass of that day is meant. */
const isNarrower = (masses: readonly MassFilter[], last: readonly Request[]) =>
  masses.length > 0 &&
  isTimeOnly(masses) &&
  last.every(
    ({ kind, masses: before }) =>
      kind === 'exclude' && before.some(({ date, time }) => date !== undefined && time === undefined),
  );

const isAnotherDay = (masses: readonly MassFilter[], people: readonly Mention[]) =>
  masses.length > 0 && people.length === 0;

/** "Em vez do dia 8 ele vai no dia 29": without the day that was meant before. */
function withoutInstead(pieces: readonly Piece[], isOld: (piece: Piece) => boolean): readonly Piece[] {
  const start = pieces.findIndex(
    ({ text }, at) => /^(?:em|no)$/.test(text) && /^(?:vez|lugar)$/.test(pieces[at + 1]?.text ?? ''),
  );
  const end = start < 0 ? -1 : pieces.findIndex(({ type }, at) => at > start && type === 'masses');
  const old = pieces[end];
  const isMeant = old && isOld(old) && pieces.slice(end + 1).some(({ type }) => type === 'masses');
  return isMeant ? [...pieces.slice(0, start), ...pieces.slice(end + 1)] : pieces;
}

/**
 * What a correction says, without what it denies: "a Íris, não a Joana", "não dia 15, dia 22".
 * @param isOld whether something was meant before, so that it is what is denied: "três não quatro".
 */
function affirmed(pieces: readonly Piece[], isOld: (piece: Piece) => boolean): Piece[] {
  const not = pieces.findIndex(({ text }) => text === 'nao');
  const [before, after] = [pieces[not - 1], pieces[not + 1]];
  const isBetween = before && after && before.type !== 'word' && before.type === after.type;
  if (isBetween && isOld(before) && !isOld(after))
    return pieces.filter((piece) => piece !== before && piece !== pieces[not]);
  // "Falei Antônio, mas era João."
  const instead = pieces.findIndex(({ text }) => /^(?:era|eram)$/.test(text));
  const [said] = pieces.filter(({ type }, at) => type !== 'word' && at < instead);
  if (not < 0 && said && pieces.slice(instead).some(({ type }) => type === said.type))
    return pieces.filter((piece) => piece !== said);
  if (not < 0) return [...pieces];
  const following = pieces.slice(not + 1).findIndex(({ type }) => type !== 'word');
  const next = following < 0 ? undefined : pieces[not + 1 + following];
  const [last] = pieces.slice(0, not).filter(({ type }) => type !== 'word');
  const people = (some: readonly Piece[]) => some.filter(({ type }) => type === 'person').length;
  if (people(pieces.slice(0, not)) > 1 && people(pieces.slice(not)) > 1) return pieces.slice(not + 1);
  const sameKind = (piece: Piece) => pieces.filter(({ type }) => type === piece.type).length > 1;
  if (next && !next.breaks && following <= 2 && sameKind(next) && !pieces[not + 1]?.breaks)
    return pieces.filter((piece) => piece !== next && piece !== pieces[not]);
  if (last && sameKind(last)) return pieces.filter((piece) => piece !== last && piece !== pieces[not]);
  return [...pieces];
}
