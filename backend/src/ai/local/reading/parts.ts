/** Reads the parts of a sentence that ask for rules, each in the light of those before it. */
import { comparisonKey } from '../../../platform/text.js';
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import {
  asSpans,
  beginsWithVerb,
  clashes,
  contradicts,
  holdsAll,
  isOldCount,
  isPlaced,
  namesApart,
  namesWithVerb,
  narrowsItself,
  risesAbove,
  runsOn,
  saysElse,
  saysUnknown,
  servesElsewhere,
  tearsNames,
  withoutTold,
} from './accounted.js';
import { exchangeIn } from '../facts/exchanges.js';
import { meantByPronoun } from '../words/gender.js';
import { withGuesses } from '../message/guess-names.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { isTimeOnly, type MassWorld, combined } from '../references/mass-references.js';
import { meaningOf } from '../parts/meaning.js';
import type { Mention, PeopleFinder } from '../references/people-references.js';
import {
  type Context,
  isPair,
  needsMass,
  needsPerson,
  type NotUnderstood,
  type Request,
  requestOf,
} from '../requests/request.js';
import { inPlainWords, spoken } from '../message/said.js';
import { TAG } from './question.js';
import { Segment, WHOLE } from '../message/segment.js';
import { segmentsOf } from '../message/segments.js';
import type { Meaning } from '../words/lexicon.js';
import { CONDITION, DOUBTS, MARKUP, WHENEVER } from '../vocabulary/doubts.js';
import { REASONS } from '../vocabulary/reasons.js';
import { COMPUTE, YES } from '../vocabulary/talk.js';
import { withPointers } from '../message/word-order.js';
import { plain } from '../words/words.js';
import type { Piece, Said } from '../message/piece.js';

/** More masses than these nobody serves at: the number is more likely a day. */
const MOST_MASSES = 10;

/** Begins an exception, which no rule for all can have. */
const EXCEPT = /\b(?:menos|exceto|salvo|tirando|a nao ser|fora) (?:[oa]s? )?(?!\d)/;
/** Says that a day of the week is meant every week. */
const EVERY_TIME =
  /\b(?:nenhum|tod[oa]s? (?:[oa]s?)?) ?(?:domingo|sabado|segunda|terca|quarta|quinta|sexta)s?\b|\bo mes inteiro\b|\btoda semana\b/;
/** Asks for nothing. */
const AS_IT_IS = /\bcomo (?:esta|ta|estao|tao|sempre|antes)$/;
/** A longer sentence is not tried in all its halves. */
const MOST_PIECES = 60;
/** What leans on somebody or something that was said before. */
const LEANING: readonly Meaning[] = ['he', 'they', 'instead', 'replace', 'swap'];
const NOTHING_BEFORE: Context = { people: [], masses: [] };
/** Of requests that lean on what was said before, or that only permit. */
const OPEN_WORDS: ReadonlySet<string> = new Set([
  'able',
  'open',
  'same',
  'pronoun',
  'inherited',
  'nolugar',
  'with',
]);
const REPORTS = /^(?:disse|falou|avisou|ligou|contou|comentou|confirmou|informou|mandou|lembrou|acha)$/;

/** Reads the parts of sentences about one schedule. */
export class PartReader {
  constructor(
    private readonly world: MassWorld,
    private readonly finder: PeopleFinder,
  ) {}

  /** What a sentence asks for; where that leaves a doubt and two halves of it leave none, what the two ask for. */
  read(said: Said, sentence: string, context: Context): Request[] {
    const whole = this.readAsOne(said, sentence, context);
    if (said.problem !== null || this.isCertain(whole)) return whole;
    const pieces = withoutTalk(said.pieces);
    const bare =
      pieces.length < said.pieces.length ? this.readAsOne({ ...said, pieces }, sentence, context) : [];
    if (this.isCertain(bare) && bare.every(({ kind }) => kind !== 'solve')) return bare;
    const isMeant = whole.every(({ doubt }) => doubt !== 'meaning') && !new Segment(pieces).has(...LEANING);
    return (isMeant && this.divided(pieces, sentence, context)) || whole;
  }

  /** The requests of the halves of a sentence that are certain each by itself; null where none are, or several differ. */
  private divided(pieces: readonly Piece[], sentence: string, context: Context): Request[] | null {
    const anchors = pieces.filter(({ type }) => type !== 'word').length;
    if (anchors < 3 || pieces.length > MOST_PIECES) return null;
    const found = new Map<string, Request[]>();
    for (let at = 1; at < pieces.length; at += 1) {
      const [first, second] = [pieces.slice(0, at), pieces.slice(at)];
      // "Põe a Conceição não põe o João" corrects itself.
      if (!first.some(({ type }) => type !== 'word') || /^(?:nao|nem)$/.test(pieces[at]!.text)) continue;
      if (tearsNames(pieces, at)) continue;
      const before = this.certainly(first, sentence, context);
      if (!before) continue;
      const rest = this.certainly(second, sentence, NOTHING_BEFORE);
      const after = rest ?? this.divided(second, sentence, NOTHING_BEFORE);
      const both = [...before, ...(after ?? [])];
      if (after && holdsAll(pieces, both) && this.isSound(both))
        found.set(asAsked([...before, ...after]), [...before, ...after]);
    }
    return found.size === 1 ? [...found.values()][0]! : null;
  }

  private certainly(pieces: readonly Piece[], sentence: string, context: Context): Request[] | null {
    const found = this.readAsOne(asSaid(pieces), sentence, context);
    const isUndone = found.some(({ kind }) => kind === 'solve') && new Segment(pieces).has('not');
    return this.isCertain(found) && !isUndone ? found : null;
  }

  /** Whether nothing that is asked for stands against something else of it. */
  private isSound(requests: readonly Request[]): boolean {
    return (
      !contradicts(requests) &&
      !clashes(requests, this.world) &&
      !narrowsItself(requests, this.world) &&
      !risesAbove(requests)
    );
  }

  /** Whether requests leave nothing open that would be asked. */
  private isCertain(requests: readonly Request[]): boolean {
    return (
      requests.length > 0 &&
      requests.every(
        ({ kind, doubt, problem, people, masses, words }) =>
          (!doubt || (doubt === 'sure' && words.includes('bare'))) &&
          problem === null &&
          !words.some((word) => OPEN_WORDS.has(word)) &&
          people.every(({ candidates }) => candidates.length === 1) &&
          (kind === 'solve' || RULE_SETTING_IDS.has(kind)) &&
          (masses.length === 0 ||
            this.world.masses.some((mass) => masses.some((filter) => massMatches(filter, mass)))),
      )
    );
  }

  private readAsOne({ pieces: said, problem }: Said, sentence: string, context: Context): Request[] {
    const pieces = withPointers(withNamed(said, context.people), context.masses);
    const asked: Request[] = [];
    const read = new Set<Piece>();
    const unasked = new Set<Piece>();
    const segments = segmentsOf(withoutReporters(pieces));
    const isDoubtful =
      CONDITION.test(inPlainWords(spoken(sentence))) ||
      DOUBTS.some((doubt) => doubt.test(spoken(sentence))) ||
      MARKUP.test(comparisonKey(sentence));
    const isHanging = WHENEVER.test(spoken(sentence));
    const exchange = exchangeIn(pieces);
    if (exchange)
      return [
        requestOf(this.world, 'exchange', sentence, {
          people: exchange.people,
          masses: exchange.goals,
          doubt: isDoubtful ? 'meaning' : undefined,
          problem,
          words: ['goals'],
        }),
      ];
    const dates = (segment: Segment) => daysOf(combined(segment.masses.map(({ filters }) => filters)));
    let last: Request | null = null;
    let people = context.people;
    // Everybody who was named so far, the latest last.
    let named: PersonRef[] = [...context.people];
    // A part that asks for something and was not read.
    let isUnread = false;
    for (const [index, segment] of segments.entries()) {
      const own = segment.people.flatMap(({ candidates }) => candidates.slice(0, 1));
      named = [...named.filter(({ id }) => !own.some((person) => person.id === id)), ...own];
      const compute = COMPUTE.test(segment.text);
      if (compute) {
        const again = /^(?:.* )?refa[zc]/.test(segment.text);
        const anew = /\b(?:do )?zero\b|tudo de novo|do comeco/.test(segment.text);
        asked.push(
          requestOf(this.world, 'solve', sentence, {
            words: [...(anew ? ['dozero'] : []), ...(again ? ['again'] : [])],
          }),
        );
      }
      // "O Geraldo pode ficar como está."
      if (AS_IT_IS.test(segment.text) && segment.masses.length + segment.numbers.length === 0) {
        for (const piece of segment.pieces) unasked.add(piece);
        continue;
      }
      const guessed = withGuesses(segment, this.finder);
      let found = meaningOf(guessed);
      if (
        !found &&
        last &&
        !compute &&
        segment.people.length > 0 &&
        !segment.isStrong &&
        !segment.has('serve', 'able') &&
        !segment.isReason &&
        !segment.isStrange &&
        !beginsWithVerb(segment) &&
        // "Ninguém com mais de três, Benedito no dia 20."
        !((last.kind === 'cap' || last.kind === 'capAll') && segment.masses.length > 0) &&
        // "O Luiz só de manhã, Benedito no dia 20."
        !(
          last.kind === 'only' &&
          dates(segment).some(({ date }) => date !== undefined) &&
          last.masses.every(({ date }) => date === undefined)
        )
      )
        found = {
          kind: last.kind === 'capAll' ? 'cap' : last.kind,
          people: [...segment.people],
          masses: combined(segment.masses.map(({ filters }) => filters)),
          doubt: needsMass(last.kind) ? 'when' : last.doubt === 'meaning' ? last.doubt : undefined,
          count:
            guessed.numbers.at(-1) ??
            (last.number === null ? undefined : { value: last.number, sign: '=', of: null }),
          words: [],
        };
      const following = segments[index + 1];
      if (
        !found &&
        following?.people.length === 0 &&
        following.masses.length === 0 &&
        segment.people.length > 0 &&
        segment.masses.length > 0
      ) {
        const next = meaningOf(withGuesses(following, this.finder));
        if (next)
          found = {
            ...next,
            people: [...segment.people],
            masses: combined(segment.masses.map(({ filters }) => filters)),
          };
      }
      const isBare =
        segment.people.length > 0 &&
        segment.masses.length > 0 &&
        !segment.isStrong &&
        segment.pieces.filter(
          (piece) => piece.type === 'word' && piece.meanings.length === 0 && piece.text.length > 3,
        ).length === 0;
      if (!found && isBare && (!sentence.trim().endsWith('?') || TAG.test(spoken(sentence))))
        found = {
          kind: 'pin',
          people: [...segment.people],
          masses: combined(segment.masses.map(({ filters }) => filters)),
          // "O dia 22 é do Antônio" leaves none, "Antônio no dia 22" says no more, and no less.
          doubt:
            segment.matches(/e (?:d[ao]s?|com|para) /) || (isPlaced(segment) && segments.length === 1)
              ? undefined
              : 'sure',
          words: ['bare'],
        };
      if (!found) {
        isUnread ||= segment.isStrong && !compute && segment.masses.length > 0 && !segment.isReason;
        if (segment.people.length > 0)
          people = segment.people.flatMap(({ candidates }) => candidates.slice(0, 1));
        continue;
      }
      if (
        found.kind === 'capAll' &&
        people.length === 1 &&
        (found.doubt === 'sure' ||
          (context.own &&
            asked.length === 0 &&
            !segment.has('each', 'nobody') &&
            !segment.matches(/\bpor pessoa\b/)))
      )
        found = { ...found, kind: 'cap', people: [sure(people[0]!)], doubt: undefined };
      // "Portanto, no máximo uma para cada": for each of those who were named.
      if (
        found.kind === 'capAll' &&
        people.length > 1 &&
        asked.length === 0 &&
        segment.matches(
          /\bcada(?: (?:uma?|qual))?(?: d[eo]s?\w*| delas| deles)?$|\bcada (?:uma?|qual)\b(?! pessoa| ministro)/,
        ) &&
        !segment.matches(/\b(?:tod[ao]s|pessoas?|ministr\w*|geral)\b/)
      )
        found = { ...found, kind: 'cap', people: people.map(sure), doubt: undefined };
      const inherited = segment.before ?? segments[index - 1] ?? null;
      let who = found.people ?? [];
      if (who.length === 0 && needsPerson(found.kind))
        who = ofTheirGender(segment, people, named) ?? this.pronouns(segment, people, last);
      if (
        found.kind === 'replace' &&
        found.words?.includes('pronoun') &&
        who.length === 1 &&
        people.length > 0
      )
        who = [sure(people.at(-1)!), who[0]!];
      if (found.words?.includes('same')) {
        const [first] = last?.kind === 'replace' ? last.people : [];
        if (first) who = [first];
        else if (asked.length === 0 && !context.own) found = { ...found, doubt: found.doubt ?? 'sure' };
      }
      if (found.words?.includes('with') && who.length === 1 && people.length > 0)
        who = [sure(people.at(-1)!), who[0]!];
      const isInherited = isPair(found.kind) && segment.people.length === 0;
      // "A Rosa no dia 12, a Neuza no 17, e nunca as duas na mesma missa."
      if (
        isPair(found.kind) &&
        who.length < 2 &&
        named.length > 1 &&
        (segment.has('they') || named.length === 2)
      )
        who = named.slice(-2).map(sure);
      if (isInherited && who.length > 2 && segment.matches(/\b(?:par(?:es)?|duplas?|casa(?:l|is))\b/))
        found = { ...found, doubt: 'meaning' };
      let masses = found.masses ?? [];
      const isTimed = masses.length > 0 && isTimeOnly(masses);
      if (isTimed) {
        const days = [...segments.slice(0, index).reverse(), ...segments.slice(index + 1)]
          .map(dates)
          .concat(found.kind === 'pin' ? [daysOf(context.masses)] : [])
          .find((each) => each.length > 0);
        if (days && found.kind !== 'only' && !found.words?.includes('within'))
          masses = combined([days, masses]);
      }
      // The place that somebody left is where they left it.
      const left = asked.findLast(({ kind, masses: own }) => kind === 'exclude' && own.length > 0);
      if (found.kind === 'pin' && found.words?.includes('nolugar') && masses.length === 0 && left)
        masses = left.masses;
      let { doubt } = found;
      const hangs = isDoubtful || (isHanging && !isPair(found.kind));
      if (hangs && (!doubt || doubt === 'sure')) doubt = 'meaning';
      if (doubt === 'once' && EVERY_TIME.test(spoken(sentence))) doubt = undefined;
      if (doubt === 'when' && masses.length > 0) doubt = undefined;
      if (
        masses.length === 0 &&
        needsMass(found.kind) &&
        !found.words?.includes('rest') &&
        !(found.kind === 'exclude' && doubt === undefined && !found.words?.includes('order'))
      ) {
        const before = !inherited
          ? []
          : segment.matches(/\b[dn]ess[ea]\b/) && inherited.excepted.length > 0
            ? inherited.excepted
            : combined(inherited.masses.map(({ filters }) => filters));
        const after = segments
          .slice(index + 1)
          .filter((each) => !each.matches(/\b(?:volta|voltam|volto|retorna)\b|^(?:mas|porem|so) /))
          .map((each) => combined(each.masses.map(({ filters }) => filters)))
          .find((each) => each.length > 0);
        const near =
          before.length > 0
            ? before
            : (last?.masses.length ?? 0) > 0
              ? last!.masses
              : after && !last
                ? after
                : context.masses;
        if (near.length > 0) {
          masses = [...near];
          if (doubt === 'when') doubt = undefined;
        }
      }
      // One vacant place of several masses; one person, and several who may be meant.
      if (!doubt && found.kind === 'pin' && segment.matches(/\b(?:vaga|lugar|posto)\b/) && masses.length > 1)
        doubt = 'sure';
      if (
        !doubt &&
        who.length > 1 &&
        segment.people.length === 0 &&
        segment.has('he') &&
        !segment.has('they')
      )
        doubt = 'sure';
      if (doubt === 'who' && (isPair(found.kind) ? who.length > 1 : who.length > 0))
        doubt =
          found.kind === 'replace' && who.length < 2
            ? 'who'
            : found.kind === 'exclude' && masses.length === 0 && !segment.matches(WHOLE)
              ? 'when'
              : undefined;
      if (who.length === 0 && needsPerson(found.kind)) doubt = 'who';
      if (isPair(found.kind) && who.length === 1) doubt = 'who';
      const ids = who.map(({ candidates }) => candidates[0]?.id);
      const isTwice = new Set(ids).size < ids.length && !isPair(found.kind);
      const isMuch = found.kind === 'cap' && (found.count?.value ?? 0) > MOST_MASSES;
      if (!doubt && (isTwice || isMuch)) doubt = 'sure';
      // "O mês inteiro, exceto nos dias 12 e 31, que aí não pode": refused is what is excepted.
      const isOfExcepted =
        found.kind === 'exclude' &&
        segment.excepted.length > 0 &&
        segment.at('not') > segment.pieces.findIndex(({ text }) => text === 'exceto') &&
        !segment.has('away', 'remove', 'leaves', 'without', 'avoid');
      if (isOfExcepted) masses = segment.excepted;
      else if (segment.excepted.length > 0 && !found.words?.includes('excepting'))
        masses = this.without(masses, segment.excepted);
      if (!doubt && found.kind === 'exclude' && masses.length === 0 && segment.isStrange) doubt = 'sure';
      const request = requestOf(this.world, found.kind, sentence, {
        people: who,
        masses,
        doubt,
        number: found.count?.value ?? null,
        problem,
        words: [
          ...(found.words ?? []),
          ...(isInherited ? ['inherited'] : []),
          ...(segment.has('place', 'enters') ? ['ordered'] : []),
          ...(segment.matches(/\b(?:todas as|cada|ambas as|nas duas|nas tres|(?:nas|das|as) missas)\b/)
            ? ['each']
            : []),
          ...(segment.matches(/^(?:e )?tambem|tambem$/) ? ['also'] : []),
        ],
      });
      if (
        request.kind === 'capAll' &&
        EXCEPT.test(inPlainWords(spoken(sentence))) &&
        pieces.some(({ type }) => type === 'person')
      )
        request.doubt = 'meaning';
      if (
        !request.doubt &&
        RULE_SETTING_IDS.has(request.kind) &&
        (saysElse(request.kind, segment) ||
          (request.kind === 'pin' &&
            (servesElsewhere(segment) || (!segment.has('he', 'they') && saysUnknown(segment)))) ||
          ((request.kind === 'pin' || request.kind === 'exclude' || request.kind === 'only') &&
            namesWithVerb(segment)) ||
          ((request.kind === 'exclude' || request.kind === 'only') && namesApart(segment)) ||
          (request.kind === 'pin' && runsOn(segment)))
      )
        request.doubt = 'sure';
      const alternatives = this.either(segment);
      asked.push(
        alternatives && found.kind !== 'together' ? { ...request, people: [alternatives] } : request,
      );
      for (const piece of segment.pieces) read.add(piece);
      // Who left was spoken of before: whatever follows is of the one who comes.
      const spokenOf = found.words?.includes('pronoun') ? who.slice(-1) : who;
      if (who.length > 0) people = spokenOf.flatMap(({ candidates }) => candidates.slice(0, 1));
      last = request;
    }
    const requests = withoutTold(asSpans(asked), this.world);
    return !isUnread &&
      this.isExplained(
        pieces.filter((piece) => (piece.type !== 'number' || read.has(piece)) && !unasked.has(piece)),
        requests,
      ) &&
      this.isSound(requests)
      ? requests
      : requests.map((request) =>
          request.doubt || !RULE_SETTING_IDS.has(request.kind)
            ? request
            : { ...request, doubt: 'sure' as const },
        );
  }

  /** The masses that are meant, but for those that are excepted. */
  private without(masses: readonly MassFilter[], excepted: readonly MassFilter[]): MassFilter[] {
    const fits = (filters: readonly MassFilter[], mass: MassKey) =>
      filters.some((filter) => massMatches(filter, mass));
    return this.world.masses
      .filter(
        (mass) =>
          mass.date >= this.world.today &&
          (masses.length === 0 || fits(masses, mass)) &&
          !fits(excepted, mass),
      )
      .map(({ date, time }) => ({ date, time }));
  }

  /** Whether everybody, every day and every number that was said is in what was understood. */
  private isExplained(pieces: readonly Piece[], requests: readonly Request[]): boolean {
    const rules = requests.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
    if (rules.length === 0) return true;
    const people = new Set(
      rules.flatMap((request) => request.people.flatMap(({ candidates }) => candidates.map(({ id }) => id))),
    );
    const isOfAll = new Segment(pieces).has('nobody', 'max');
    const numbers = new Set(rules.flatMap(({ number }) => (number === null ? [] : [number])));
    return withoutReporters(pieces).every((piece) => {
      if (piece.type === 'person')
        return (
          piece.mention.candidates.some(({ id }) => people.has(id)) || piece.mention.candidates.length === 0
        );
      if (piece.type === 'number')
        return (
          numbers.has(piece.value) ||
          (!isOfAll && rules.some(({ kind }) => kind === 'exactly') && isOldCount(pieces, piece))
        );
      return piece.type !== 'masses' || rules.some(({ masses }) => masses.length > 0 || false);
    });
  }

  /** "João ou Joana": one of the two, and not known which. */
  private either(segment: Segment): Mention | null {
    const at = segment.pieces.findIndex(({ text }) => text === 'ou');
    const [one, other] = [
      segment.pieces[at - 1],
      segment.pieces.slice(at + 1).find(({ type }) => type === 'person'),
    ];
    if (at < 1 || one?.type !== 'person' || other?.type !== 'person') return null;
    return {
      words: `${one.text} ou ${other.text}`,
      candidates: [...one.mention.candidates, ...other.mention.candidates],
      known: true,
    };
  }

  withPronouns(segment: Segment, context: Context): Mention[] {
    return segment.people.length > 0 ? [...segment.people] : this.pronouns(segment, context.people, null);
  }

  /** Whom "ele" and "as duas" stand for. */
  private pronouns(segment: Segment, people: readonly PersonRef[], last: Request | null): Mention[] {
    const both = segment.has('they') || segment.matches(/\b(?:os|as|nenhum d[oa]s|nenhuma das) [23]\b/);
    const known =
      last && last.kind !== 'replace' && last.people.length > people.length
        ? last.people.flatMap(({ candidates }) => candidates.slice(0, 1))
        : people;
    if (known.length === 0) return [];
    if (both) return known.map(sure);
    const ordinal = /\b[oa] (primeir|terceir|ultim)[oa]\b/.exec(segment.text)?.[1];
    const pointedAt = ordinal ? known.at({ primeir: 0, terceir: 2, ultim: -1 }[ordinal]!) : undefined;
    if (pointedAt) return [sure(pointedAt)];
    const pronoun = /\b[dn]?el[ea]\b/.exec(segment.text)?.[0];
    const meant = pronoun ? meantByPronoun(pronoun, known) : known;
    return known.length === 1 || segment.has('he') ? [sure(meant.at(-1)!)] : known.map(sure);
  }
}

/** "Ele não pode no dia 27 e ela não pode no dia 31": who was named before, where the one of before is no "ela". */
function ofTheirGender(
  segment: Segment,
  people: readonly PersonRef[],
  named: readonly PersonRef[],
): Mention[] | null {
  const pronoun = /\bel[ea]\b/.exec(segment.text)?.[0];
  const [before, ...others] = people;
  if (!pronoun || !before || others.length > 0 || named.length < 2) return null;
  const meant = meantByPronoun(pronoun, named);
  const isOther = meant.length < named.length && !meant.some(({ id }) => id === before.id);
  return isOther ? [sure(meant.at(-1)!)] : null;
}

/** "Ela e o João", "separa ela do João": the pronoun beside a name stands for who was spoken of, if that is one. */
function withNamed(pieces: readonly Piece[], people: readonly PersonRef[]): Piece[] {
  const [person, ...others] = people;
  if (!person || others.length > 0) return [...pieces];
  return pieces.map((piece, at) => {
    if (piece.type !== 'word' || !/^el[ea]$/.test(piece.text)) return piece;
    const isLinked = (link: string) => /^(?:e|nem|com|d[aeo]|ou)$/.test(link);
    const after = pieces.slice(at + 1, at + 4);
    const named = after.findIndex(({ type }) => type === 'person');
    const follows =
      named > 0 && isLinked(after[0]!.text) && after.slice(1, named).every(({ text }) => /^[oa]$/.test(text));
    const next = after[named];
    const isOther = next?.type === 'person' && next.mention.candidates.every(({ id }) => id !== person.id);
    return follows && isOther
      ? { breaks: piece.breaks, text: piece.text, type: 'person', mention: sure(person) }
      : piece;
  });
}

/** "O João falou que a Íris não pode" is about Íris. */
function withoutReporters(pieces: readonly Piece[]): Piece[] {
  const says = pieces.findIndex((piece) => piece.type === 'word' && REPORTS.test(piece.text));
  const end = pieces.findIndex(({ breaks }, at) => at > says + 1 && breaks);
  const later = pieces.slice(says + 1, end < 0 ? undefined : end).find((piece) => piece.type === 'person');
  if (says < 0 || !later || !pieces.slice(says + 1, says + 4).some(({ text }) => text === 'que'))
    return [...pieces];
  return pieces.filter((piece, at) => at > says || piece.type !== 'person');
}

const daysOf = (filters: readonly MassFilter[]): MassFilter[] =>
  filters.map(({ time: _, ...day }) => day).filter((day) => Object.keys(day).length > 0);

/** A sentence without the clauses around it in which nobody, no day and nothing that is known is said. */
function withoutTalk(pieces: readonly Piece[]): Piece[] {
  const clauses: Piece[][] = [];
  for (const piece of pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  const says = (clause: readonly Piece[]) =>
    YES.test(new Segment(clause).text) ||
    clause.some((piece) => piece.type !== 'word' || piece.meanings.length > 0 || REASONS.test(piece.text));
  const [first, last] = [clauses.findIndex(says), clauses.findLastIndex(says)];
  return clauses.slice(Math.max(0, first), last + 1).flat();
}

const asSaid = (pieces: readonly Piece[]): Said => ({
  pieces: [...pieces],
  plain: [...pieces],
  problem: null,
});

/** What requests come to, to tell whether two readings are one. */
const asAsked = (requests: readonly Request[]): string =>
  JSON.stringify(
    requests.map(({ kind, people, masses, number }) => [
      kind,
      people.map(({ candidates }) => candidates[0]?.id),
      masses,
      number,
    ]),
  );

const sure = (person: PersonRef): Mention => ({
  words: plain(person.name),
  candidates: [person],
  known: true,
});

/** Of two parts that say the same of somebody, one without saying when, the one that says it. */
export function withoutEchoes(all: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
  const isRule = (request: Request | NotUnderstood): request is Request =>
    request.kind !== null && RULE_SETTING_IDS.has(request.kind);
  const whom = ({ people }: Request) => people.map(({ candidates }) => candidates[0]?.id).join();
  const certain = all.filter((request) => isRule(request) && !request.doubt);
  const isSure = (kind: KindId) => all.some((request) => request.kind === kind && !request.doubt);
  const isElsewhere = all.some(({ kind }) => kind === 'cannot');
  const found = all
    .filter((request) => !(isRule(request) && request.doubt === 'count' && isSure(request.kind)))
    // "O padre cancelou a missa do 29. Apaga ela" is answered with the page.
    .filter(
      (request) =>
        !(isRule(request) && isElsewhere && request.doubt === 'who' && request.people.length === 0),
    )
    .filter(
      (request) =>
        !(
          isRule(request) &&
          certain.length > 0 &&
          request.doubt &&
          request.people.length === 0 &&
          request.masses.length === 0 &&
          request.number === null
        ),
    )
    .map((request) =>
      isRule(request) && request.words.includes('bare') && request.doubt === 'sure' && certain.length > 0
        ? { ...request, doubt: undefined }
        : request,
    );
  const isWeak = (request: Request) =>
    request.kind === 'pin' &&
    ((request.doubt === 'sure' && request.words.includes('able')) || request.words.includes('open')) &&
    certain.some(
      (other) =>
        isRule(other) && (other.kind === 'exclude' || other.kind === 'only') && whom(other) === whom(request),
    );
  const isOther = (request: Request) =>
    found.some(
      (other) =>
        other !== request &&
        (other.kind === 'only' ||
          other.kind === 'cap' ||
          (other.kind === 'exclude' && other.masses.length > 0)) &&
        other.people.some((one) =>
          request.people.some((each) => each.candidates[0]?.id === one.candidates[0]?.id),
        ),
    );
  const isSaid = (request: Request) => request.doubt !== 'when' && request.doubt !== 'who';
  // "O Marcos com a Márcia e o Geraldo com a Fátima; cada par fica junto": the pairs that were told.
  const isEcho = (request: Request) =>
    request.words.includes('inherited') &&
    request.people.length > 2 &&
    found.some(
      (other) =>
        isRule(other) &&
        other.kind === request.kind &&
        other !== request &&
        other.people.every(({ candidates }) =>
          request.people.some((one) => one.candidates[0]?.id === candidates[0]?.id),
        ),
    );
  return found.filter(
    (request, index) =>
      !(isRule(request) && (isWeak(request) || isEcho(request))) &&
      (request.kind !== 'exclude' ||
        (!(request.words.includes('order') && request.masses.length === 0 && isOther(request)) &&
          !found.some(
            (other, at) =>
              other.kind === 'exclude' &&
              at !== index &&
              (whom(other) === whom(request) || request.people.length === 0) &&
              ((!isSaid(request) && isSaid(other)) ||
                (JSON.stringify(other.masses) === JSON.stringify(request.masses) &&
                  isSaid(request) === isSaid(other) &&
                  at < index)),
          ))),
  );
}
