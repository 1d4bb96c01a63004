/** What a message answers to a question of the assistant. */
import { comparisonKey } from '../../../platform/text.js';
import { includesRule, type MassFilter, peopleOf } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { Continuations } from './continuations.js';
import { contentOf, FollowUps } from './follow-ups.js';
import { deniedOf } from './fragments.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { isTimeOnly, combined } from '../references/mass-references.js';
import type { Memory } from './memory.js';
import type { MessageReader } from '../reading/read-message.js';
import { candidateIds, type Mention } from '../references/people-references.js';
import { type NotUnderstood, removalOf, type Request } from '../requests/request.js';
import { spoken } from '../message/said.js';
import { isApology } from './slips.js';
import { ORDERS } from './undone.js';
import { holdsAll } from '../reading/accounted.js';
import { PENDING } from '../vocabulary/doubts.js';
import { WAITS } from '../vocabulary/roles.js';
import type { Piece } from '../message/piece.js';
import { Segment } from '../message/segment.js';
import { type Interpretation, matches, type Settling } from '../settling/settle.js';
import { isGrammarWord } from '../words/words.js';
import {
  ALL_OF_THEM,
  ALSO,
  AND_MORE,
  ANY,
  CORRECTS,
  DROPS,
  FIRST,
  FORGETTING,
  IN_ALL,
  LAST,
  LEAVES_OFF,
  NO,
  ORDINALS,
  TALK,
  THIS_ONE,
  TO_SO_MANY,
  YES,
} from '../vocabulary/talk.js';
import { askWhich, askWho, BESIDES, type Choice } from '../settling/asking.js';

const LONGEST_REFUSAL = 40;
const LONGEST_TELLING = 90;
/** Names one, and says something more. */
const ONE_AND_WHY = /^\s*(\P{P}{1,30}?)(?:\s+n[ée])?[,.;]+\s*(\S.{2,80})$/u;
/** Agrees in words of its own, and goes on: "põe sim, e …", "é isso, viaja mesmo, e …". */
const AGREES_AND = /^((?:[^,.]*\b(?:sim|isso|mesmo|certo|claro)\b[^,.]*[,.] ?)+)((?:e|nem|tambem)\b.+)$/;
/** Names one, and says why. */
const ANSWER_AND_WHY =
  /^\s*(\S.{0,60}?)(?:\s+n[ée])?[\s,.;]+(?:que|q|pq|porque|por\s+que|pois|j[áa]\s+que|visto\s+que)\s+(\S.{2,120})$/iu;
/** Tells of somebody by where they serve: "a que tá no dia 6". */
const WHO_SERVES_THEN =
  /^(?:(?:e|eh|ah|hum|olha|foi),? )*(?:[oa]|aquel[ea]|ess[ea]) que (?:ja )?(?:serve|servira|vai servir|ta|esta|estara|vai|entrou|ficou|e|foi escalad[oa])\b/;
/** Names one, and somebody besides. */
const ONE_AND_MORE = /^\s*(\S.{0,30}?)[\s,.;]+(e\s+.{2,60}\s(?:tamb[ée]m|tb|tbm|junto))\s*[.!]*$/iu;
/** Neither of two. */
const NONE_OF_BOTH = /^(?:e )?nenhum(?:a)?(?: d(?:as|os|el[ae]s) ?(?:2|duas|dois)?)? *(?:pode|vai|vem)?$/;
const THE_OTHER_ONE = /^(?:(?:que|pois|porque) )?(?:[oa] )?outr[oa] (?:nao|ja|ta|esta|n|viaja|tem|vai)\b/;

/** Tells which one of several is meant by which it is not: "a que não é a Souza", "menos a das 8". */
const NOT_THIS_ONE =
  /^(?:(?:ah|olha|bom|e|eh|so),? )*(?:(?:[oa]|aquel[ea]|ess[ea]|[oa] outr[oa]),? )?(?:(?:que|e) )?(?:nao|n|menos|exceto|nem|fora) (?:(?:e|eh|era|seja|foi) )?((?:(?:para )?[oa]|n[oa]|d[oa]) .{1,50}|\S+)$/;
/** "Cancela o Paulo", "desfaz o da Vera". */
const CALLS_OFF =
  /^(?:(?:nao|ah|opa|mas|entao|pode),? )*(?:cancel[ae]r?|anul[ae]r?|apagu?[ae]r?|desfa(?:z|ca|zer)|larg[ae]r?) (?:(?:isso|[oa]) d[aeo] |[oa] )\S+(?: \S+)?$/;
/** Speaks rather of what was done than of a question. */
const POINTS_AT_DONE = /\b(?:iss[oa]|ess[ae]|tudo|cancel\w*|precisa)\b/;
/** Asks something of its own, and answers nothing. */
const ASKS =
  /^(?:(?:e|mas|ah|ai|pera|antes|olha|me diz|me fala|primeiro),? )*(?:quem|quant[oa]s?|qual|quais|quando|onde|por ?que|cade|tem quem|tem alguem)\b/;

/** An answer, with the question that it answers. */
interface Answer extends NonNullable<Memory['asked']> {
  /** The choice that stands for all of a kind: "Todos os domingos". */
  every: Choice | undefined;
  message: string;
  /** The message as it is spoken; the same without the words that say nothing; as a button's label would be. */
  whole: string;
  bare: string;
  key: string;
  said: Segment;
}

/** Reads answers to the question that waits. */
export class Answers {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
    private readonly settling: Settling,
  ) {}

  /** @returns null where the message is a request of its own. */
  answerTo(asked: NonNullable<Memory['asked']>, message: string): Interpretation | null {
    const answer = this.answerOf(asked, message);
    return (
      this.labelled(answer) ??
      waiting(answer) ??
      this.notThisOne(answer) ??
      this.saidAgain(answer) ??
      this.noneOfBoth(answer) ??
      this.beforeWhy(asked, message) ??
      this.letsGoOthers(answer) ??
      dropped(answer) ??
      this.insteadOfDenied(answer) ??
      this.allButDenied(answer) ??
      this.withoutDenied(answer) ??
      this.oneOfThem(answer) ??
      this.byDuties(answer) ??
      this.oneAndAnother(answer) ??
      this.besidesBoth(answer) ??
      this.everyTime(answer) ??
      this.toOneReading(answer) ??
      this.oneOrAll(answer) ??
      this.toldApart(answer) ??
      this.weighed(answer)
    );
  }

  private answerOf(asked: NonNullable<Memory['asked']>, message: string): Answer {
    const whole = spoken(message).replace(/,$/, '');
    return {
      ...asked,
      every: asked.choices.find(({ label }) => label.startsWith('Todos')),
      message,
      whole,
      bare: withoutTalk(whole),
      key: comparisonKey(message).replace(/[.!]$/, ''),
      said: new Segment(this.reader.said(message).pieces),
    };
  }

  /** "Esquece o Bento", while it is asked which Ana: what was done for him is taken back, and it is asked still. */
  private letsGoOthers(answer: Answer): Interpretation | null {
    const { choices, open, message, bare, said } = answer;
    const asked = [...choices.flatMap(({ requests }) => requests), ...open].flatMap(({ people }) =>
      candidateIds(people),
    );
    const named = candidateIds(said.people);
    const isOfOthers =
      (FORGETTING.test(bare) || CALLS_OFF.test(bare)) &&
      named.length > 0 &&
      named.every((id) => !asked.includes(id));
    if (!isOfOthers) return null;
    const own = this.memory.changes.flatMap(({ added }) => added);
    const numbers = this.tools
      .listRules()
      .filter(({ rule }) => includesRule(own, rule) && peopleOf(rule).some((id) => named.includes(id)))
      .map(({ number }) => number);
    return numbers.length > 0 ? this.settling.settled([removalOf(numbers, message)]) : askedAgain(answer);
  }

  /** What a message that says nothing else answers, where something else was asked for since: a button, one of several, a number. */
  answerLater(asked: NonNullable<Memory['asked']>, message: string): Interpretation | null {
    const answer = this.answerOf(asked, message);
    const labelled = this.labelled(answer);
    if (labelled) return labelled;
    const { said, whole } = answer;
    // "Deixa pra lá", once it was reminded of: what was done since stands.
    if (LEAVES_OFF.test(whole) && !POINTS_AT_DONE.test(whole)) return { type: 'dropped' };
    const isBare =
      !message.includes('?') &&
      !ALSO.test(whole) &&
      !said.isStrong &&
      !said.has('not', 'also', 'only') &&
      said.pieces.length <= 5 &&
      said.people.length + said.masses.length + said.numbers.length <= 1;
    if (!isBare) return null;
    const [named] = said.people;
    const isOther = named?.candidates.every(({ id }) => !asked.choices.some(({ person }) => person === id));
    return isOther ? null : (this.oneChosen(answer) ?? this.counted(answer));
  }

  /** "A que não é a Souza", "nem na das 7 nem na das 15": the others of those that were asked about. */
  private notThisOne({ choices, open, text, message, whole, said }: Answer): Interpretation | null {
    const rest = NOT_THIS_ONE.exec(whole)?.[1];
    const isOfSeveral =
      choices.length > 1 && choices.every(({ person, mass }) => person !== undefined || mass !== undefined);
    if (rest === undefined || !isOfSeveral || message.includes('?')) return null;
    const words = new Set(rest.replace(/[.,;!]/g, ' ').split(' '));
    const wordsOf = ({ label }: Choice) => spoken(label).replace(/[.,]/g, '').split(' ');
    const denied = said.pieces.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : []));
    const isDenied = (choice: Choice) =>
      choice.mass === undefined
        ? wordsOf(choice).some(
            (word) =>
              words.has(word) && choices.every((other) => other === choice || !wordsOf(other).includes(word)),
          )
        : denied.some((filters) => matches(filters, choice.mass!));
    const left = choices.filter((choice) => !isDenied(choice));
    const [one, ...others] = left;
    if (!one || left.length === choices.length) return null;
    return others.length === 0
      ? this.settling.settled(one.requests)
      : { type: 'question', text: this.askedAmong(left) ?? text, choices: left, open };
  }

  /** "Sim, sete", where it was asked whether there are to be seven: all that it says is in the reading. */
  private saidAgain({ choices, whole, said }: Answer): Interpretation | null {
    const [first] = choices;
    const isYes =
      /^(?:sim|isso|claro|certo|exato|pode|ok),? \S/.test(whole) && !said.has('not', 'only', 'also');
    if (!isYes || first === undefined || first.requests.length === 0 || said.isEmpty) return null;
    const { requests } = first;
    const areHeld = said.masses.every(({ filters }) =>
      this.tools.masses.some(
        (mass) => matches(filters, mass) && requests.some((request) => matches(request.masses, mass)),
      ),
    );
    return areHeld && holdsAll(said.pieces, requests) ? this.settling.settled(requests) : null;
  }

  /** "É a T, a outra é viúva", "a F serve, é a outra": which of several is meant, by the part of the name that only one has. */
  private toldApart({ choices, message, said }: Answer): Interpretation | null {
    const people = choices.filter(({ person }) => person !== undefined);
    const isPlain = said.masses.length + said.numbers.length === 0 && !message.trim().endsWith('??');
    if (people.length < 2 || message.length > LONGEST_TELLING || !isPlain) return null;
    const text = ` ${spoken(message).replace(/[.,;!?]/g, ' ')} `;
    const wordsOf = ({ label }: Choice) => spoken(label).replace(/\./g, '').split(' ');
    const isNamed = (choice: Choice) =>
      wordsOf(choice).some(
        (word) =>
          people.every((other) => other === choice || !wordsOf(other).includes(word)) &&
          (word.length > 3
            ? text.includes(` ${word} `)
            : new RegExp(` (?:[ao]|e|d[ao]) ${word} `).test(text)),
      );
    const [named, ...others] = people.filter(isNamed);
    if (!named || others.length > 0) return null;
    const isOther = /\b(?:e|eh|era|quero|digo)? ?[ao] outr[ao] *$/.test(text.trim());
    if (!isOther) return said.has('not') ? null : this.settling.settled(named.requests);
    const [other, ...more] = people.filter((choice) => choice !== named);
    return other && more.length === 0 ? this.settling.settled(other.requests) : null;
  }

  /** "Nenhuma das duas", of whom it is asked which cannot: both. */
  private noneOfBoth({ choices, bare }: Answer): Interpretation | null {
    const isOfRefusal = choices.every(
      ({ person, requests }) => person !== undefined && requests.every(({ kind }) => kind === 'exclude'),
    );
    return choices.length > 1 && isOfRefusal && NONE_OF_BOTH.test(bare)
      ? this.settling.settled(merged(choices))
      : null;
  }

  /** "A Lima, que a Souza me confirmou": which of several, as if it had been said without why. */
  private beforeWhy(asked: NonNullable<Memory['asked']>, message: string): Interpretation | null {
    const isOfSeveral =
      asked.choices.length > 1 &&
      asked.choices.every(({ person, mass }) => person !== undefined || mass !== undefined);
    const [, answer, why = ''] = (isOfSeveral && ANSWER_AND_WHY.exec(message)) || [];
    if (answer === undefined || ORDERS.test(spoken(why))) return null;
    const said = new Segment(this.reader.said(answer).pieces);
    if (said.isStrong || said.numbers.length > 0 || said.people.length > 1 || said.has('not', 'also'))
      return null;
    const chosen = this.chosen(asked.choices, withoutTalk(spoken(answer).replace(/,$/, '')), said);
    return chosen && this.settling.settled(chosen.requests);
  }

  /** "A que serve no dia 8", of several: who is the only one of them to serve then. */
  private byDuties({ choices, whole, said }: Answer): Interpretation | null {
    const when = combined(said.masses.map(({ filters }) => filters));
    const isTold =
      WHO_SERVES_THEN.test(whole) && when.length > 0 && said.people.length === 0 && !said.has('not');
    if (!isTold || choices.length < 2) return null;
    const [one, ...others] = choices.filter(
      ({ person }) =>
        person !== undefined && this.tools.person(person).duties.some((mass) => matches(when, mass)),
    );
    return one && others.length === 0 ? this.settling.settled(one.requests) : null;
  }

  /** "É a F., e a Neuza também": one of those who were asked about, and somebody besides. */
  private oneAndAnother({ choices, message }: Answer): Interpretation | null {
    if (choices.length < 2 || choices.some(({ person }) => person === undefined)) return null;
    const [, first = '', rest] = ONE_AND_MORE.exec(message) ?? [];
    const said = new Segment(this.reader.said(first).pieces);
    if (rest === undefined || said.people.length > 1) return null;
    const bare = withoutTalk(spoken(first).replace(/,$/, ''));
    const chosen = this.chosen(choices, bare, said);
    const more = chosen && this.besides(chosen.requests, spoken(rest));
    return more && more.length > 0 ? this.settling.settled([...chosen.requests, ...more]) : null;
  }

  /** The words of a button. */
  private labelled({ choices, key }: Answer): Interpretation | null {
    const chosen = choices.find(({ label }) => comparisonKey(label) === key);
    if (!chosen) return null;
    return chosen.requests.length === 0 ? { type: 'dropped' } : this.settling.settled(chosen.requests);
  }

  /** "A Lima, a outra não pode", "a F, desculpa": one of those who were asked about, and why, or that it was not said before. */
  private oneOfThem({ choices, message }: Answer): Interpretation | null {
    if (choices.length < 2 || choices.some(({ person }) => person === undefined)) return null;
    const [, first = '', rest = ''] = ONE_AND_WHY.exec(message) ?? [];
    if (rest === '' || !(THE_OTHER_ONE.test(spoken(rest)) || isApology(rest))) return null;
    const said = new Segment(this.reader.said(first).pieces);
    const isBare = said.pieces.every(
      ({ type, text }) => type === 'person' || isGrammarWord(text) || text.length < 3,
    );
    const chosen = isBare ? this.chosen(choices, withoutTalk(spoken(first).replace(/,$/, '')), said) : null;
    return chosen && this.settling.settled(chosen.requests);
  }

  /** "O Chico não, o Bené": somebody else than all of those who were asked about. */
  private insteadOfDenied({ choices, message }: Answer): Interpretation | null {
    const { denied, meant } = deniedOf(this.reader.clauses(message).pieces);
    const ids = denied.flatMap((piece) =>
      piece.type === 'person' ? piece.mention.candidates.map(({ id }) => id) : [],
    );
    const [first] = choices;
    const [other, ...others] = meant;
    const isOther =
      first !== undefined &&
      choices.every(({ person }) => person !== undefined && ids.includes(person)) &&
      other?.type === 'person' &&
      others.length === 0;
    if (!isOther) return null;
    return this.settling.settled(
      first.requests.map((request) => ({
        ...request,
        people: request.people.map((person) =>
          person.candidates[0]?.id === first.person ? other.mention : person,
        ),
      })),
    );
  }

  /** "A do dia 25 não", "a Lima não": one of those who were asked about is not meant; the others are, or are asked about. */
  private allButDenied({ choices, open, text, message, said }: Answer): Interpretation | null {
    const { denied, meant } = deniedOf(this.reader.clauses(message).pieces);
    const isOf = ({ person, mass }: Choice, piece: Piece) =>
      piece.type === 'person'
        ? piece.mention.candidates.some(({ id }) => id === person)
        : piece.type === 'masses' && mass !== undefined && matches(piece.filters, mass);
    const isRefusal =
      said.has('able', 'serve') || choices[0]?.requests.some(({ kind }) => kind === 'exclude');
    const left = choices.filter((choice) => !denied.some((piece) => isOf(choice, piece)));
    if (denied.length === 0 || meant.length > 0 || isRefusal || left.length === choices.length) return null;
    const [one, ...others] = left;
    if (!one) return { type: 'dropped' };
    return others.length === 0
      ? this.settling.settled(one.requests)
      : { type: 'question', text: this.askedAmong(left) ?? text, choices: left, open };
  }

  /** "A Joana não precisa", of two whom it is asked whether to place. */
  private withoutDenied({ choices: [first], said }: Answer): Interpretation | null {
    const [request, ...others] = first?.requests ?? [];
    const [own, ...more] = said.people;
    if (!request || others.length > 0 || request.kind !== 'pin' || !own || more.length > 0) return null;
    const people = request.people.filter(({ candidates }) => candidates[0]?.id !== own.candidates[0]?.id);
    const isDenied = said.has('not') && said.masses.length + said.numbers.length === 0 && !said.has('able');
    return isDenied && people.length > 0 && people.length < request.people.length
      ? this.settling.settled([{ ...request, people, doubt: undefined }])
      : null;
  }

  /** The question which of these; null where they are of both kinds. */
  private askedAmong(choices: readonly Choice[]): string | null {
    const masses = choices.flatMap(({ mass }) => mass ?? []);
    const people = this.tools.people.filter(({ id }) => choices.some(({ person }) => person === id));
    if (masses.length === choices.length) return askWhich(masses);
    return people.length === choices.length ? askWho('', people, true) : null;
  }

  /** "E o Pedro também", where it is asked whether somebody comes in the place of another or besides: all of them. */
  private besidesBoth({ choices, message, whole, said }: Answer): Interpretation | null {
    const besides = choices.find(({ label }) => label === BESIDES);
    if (!besides) return null;
    const isMore = ALSO.test(whole) && said.people.length > 0 && !said.has('not') && !message.includes('?');
    const more = isMore ? this.besides(besides.requests, whole, true) : null;
    return more && more.length > 0 && more.every(({ kind }) => RULE_SETTING_IDS.has(kind))
      ? this.settling.settled([...besides.requests, ...more])
      : null;
  }

  /** "Todos os domingos", where one or every one may be meant. */
  private everyTime({ every, whole }: Answer): Interpretation | null {
    const isEvery =
      /^(?:nao,? )?(?:sao |e |em |n?os )?tod[ao]s(?: (?:eles|elas|os|as|n\w+|domingos|sabados))*$/.test(
        whole,
      );
    return every && isEvery ? this.settling.settled(every.requests) : null;
  }

  /** Where the question is whether something was meant: "sim", "sim, e o João também", "não é 17, é 31". */
  private toOneReading({ choices, message, whole, bare }: Answer): Interpretation | null {
    const [first, second] = choices;
    const isOneReading =
      choices.length === 1 ||
      second?.requests.length === 0 ||
      (first?.person === undefined && first?.mass === undefined);
    if (!first || !isOneReading) return null;
    if (YES.test(whole) || YES.test(bare)) return this.settling.settled(first.requests);
    const more = this.besides(first.requests, AND_MORE.exec(whole)?.[1]);
    if (more) return this.settling.settled([...first.requests, ...more]);
    const goesOn = this.goneOn(first.requests, message, whole);
    if (goesOn) return this.settling.settled([...first.requests, ...goesOn]);
    const corrected = CORRECTS.test(whole) && this.corrected(first.requests, message);
    return corrected ? this.settling.settled(corrected) : null;
  }

  /** "E nem dia 22", "põe sim, e a Neuza junto": what goes on from a reading agrees to it. */
  private goneOn(agreed: Request[], message: string, whole: string): Request[] | null {
    const isPending = agreed.some(
      ({ kind, text }) => !RULE_SETTING_IDS.has(kind) || PENDING.test(spoken(text)),
    );
    if (message.trim().endsWith('?') || isPending) return null;
    const [, said = '', more = whole] = AGREES_AND.exec(whole) ?? [];
    const agreeing = said.replace(/\b(?:sim|isso|mesmo|certo|claro)\b/g, '');
    if (!new Segment(this.reader.said(agreeing).pieces).isEmpty || !ALSO.test(more)) return null;
    const found = this.besides(agreed, more, true);
    const isSame = ({ kind, doubt, problem }: Request) =>
      doubt === undefined && problem === null && agreed.every((request) => request.kind === kind);
    return found && found.length > 0 && found.every(isSame) ? found : null;
  }

  /** "Esse domingo só", "sim, o próximo": the one that was asked about; "as duas": all of them. */
  private oneOrAll({ choices, every, whole, bare, key, said }: Answer): Interpretation | null {
    const [first] = choices;
    const isDated = said.masses.some(({ filters }) => filters.some(({ date }) => date !== undefined));
    if (every && first && !isDated && !said.has('not') && THIS_ONE.test(whole))
      return this.settling.settled(first.requests);
    if (every && ALL_OF_THEM.test(bare)) return this.settling.settled(every.requests);
    if (choices.length < 2 || !(ALL_OF_THEM.test(bare) || /^(?:duas|dois)$/.test(key))) return null;
    // "Os dois", where one reading takes back what was done: beside it.
    const besides = choices.find(({ label }) => label === BESIDES);
    return this.settling.settled(besides?.requests ?? merged(choices));
  }

  /** An answer that may as well be a request of its own: what it would ask for by itself is weighed against it. */
  private weighed(answer: Answer): Interpretation | null {
    const { said, message } = answer;
    const fresh = this.reader.read(message, this.memory);
    // "Quem serve no dia 1?", where it was asked how many.
    if (ASKS.test(answer.whole) && fresh.some(({ kind }) => kind !== null)) return null;
    const acts = isAct(fresh, answer);
    const later = acts ? null : this.dayFirst(answer);
    if (later) return later;
    if (!acts || said.pieces.length <= 6) {
      const chosen = this.oneChosen(answer);
      if (chosen) return chosen;
    }
    const counted = this.counted(answer);
    if (counted) return counted;
    if (acts) return null;
    return (
      this.another(answer) ??
      this.always(answer) ??
      this.completedBy(answer) ??
      (isUnread(answer, fresh) ? askedAgain(answer) : null)
    );
  }

  private oneChosen({ choices, bare, said }: Answer): Interpretation | null {
    // "A Aparecida e a Helena", of several of one name.
    const named = said.people.flatMap(({ candidates: [one, ...others] }) =>
      one && others.length === 0 ? choices.filter(({ person }) => person === one.id) : [],
    );
    if (named.length > 1 && named.length === said.people.length && said.masses.length === 0)
      return this.settling.settled(merged(named));
    const chosen = this.chosen(choices, bare, said);
    return (
      chosen &&
      this.settling.settled(chosen.person === undefined ? chosen.requests : this.whenToo(chosen, said))
    );
  }

  /** "8", where it was asked how many. */
  private counted(answer: Answer): Interpretation | null {
    const { open, said } = answer;
    const isCount =
      open.some(({ doubt }) => doubt === 'count') &&
      said.people.length === 0 &&
      said.masses.length === 0 &&
      said.numbers.length === 1 &&
      said.pieces.length <= 5;
    return isCount ? this.completedBy(answer) : null;
  }

  /** "A Vera", "no dia 15": somebody, or a mass, that none of the choices has. */
  private another({ choices, message, said }: Answer): Interpretation | null {
    const [first] = choices;
    const isOther =
      first !== undefined &&
      first.requests.length > 0 &&
      said.pieces.length <= 8 &&
      (said.people.length > 0 ||
        (first.person === undefined && first.mass === undefined && said.masses.length > 0)) &&
      !/\?\s*$/.test(message);
    const isOfPeople = ({ kind }: Request) => kind === 'cap' || kind === 'capAll';
    if (!isOther || (said.people.length === 0 && first.requests.every(isOfPeople))) return null;
    const masses = combined(said.masses.map(({ filters }) => filters));
    const [other, ...others] = said.people.filter(
      ({ candidates }) => !choices.some(({ person }) => person === candidates[0]?.id),
    );
    const isReplaced = (person: Mention) =>
      first.person === undefined || person.candidates[0]?.id === first.person;
    const [own, ...more] = said.people;
    const isAmong = (person: Mention) => person.candidates[0]?.id === own?.candidates[0]?.id;
    // "O Antônio na do dia 6", of two who are asked about.
    if (
      own &&
      more.length === 0 &&
      first.requests.some(({ people }) => people.length > 1 && people.some(isAmong))
    )
      return masses.length === 0 || first.requests.length > 1
        ? null
        : this.settling.settled(
            first.requests.flatMap((request) => [
              { ...request, people: request.people.filter((person) => !isAmong(person)) },
              { ...request, people: [own], masses: onItsDay(masses, request.masses) },
            ]),
          );
    const isTold = masses.length > 0 || (other !== undefined && others.length === 0);
    // Which of several masses is meant is not told by who comes.
    if (!isTold || (first.mass !== undefined && choices.length > 1 && masses.length === 0)) return null;
    return this.settling.settled(
      first.requests.map((request) => ({
        ...request,
        people:
          other && others.length === 0
            ? request.people.map((person) => (isReplaced(person) ? other : person))
            : request.people,
        masses: masses.length > 0 ? onItsDay(masses, request.masses) : request.masses,
      })),
    );
  }

  /** "O mês inteiro", where it was asked when. */
  private always({ open, bare }: Answer): Interpretation | null {
    const isAlways =
      /\b(?:mes inteiro|mes todo|tudo|todas|toda a escala|sempre|o mes|escala toda|escala inteira|nenhuma?|nunca mais|nada)\b/.test(
        bare,
      );
    if (open.length === 0 || !isAlways) return null;
    return this.settling.settled(
      open.map(({ doubt, ...request }) =>
        doubt === 'when' && request.kind === 'exclude' ? request : { ...request, doubt },
      ),
    );
  }

  private completedBy({ open, said }: Answer): Interpretation | null {
    const completed = this.completed(open, said);
    return completed && this.settling.settled(completed);
  }

  /** "Do dia 6", where it was asked who: the day is kept, and it is asked again who. */
  private dayFirst({ choices, open, text, said }: Answer): Interpretation | null {
    const masses = combined(said.masses.map(({ filters }) => filters));
    const isDay =
      masses.length > 0 &&
      said.pieces.length <= 3 &&
      said.people.length === 0 &&
      !said.has('who', 'also', 'not');
    const lacks = ({ masses: before }: Request) => before.length === 0;
    if (
      !isDay ||
      choices.length < 2 ||
      !choices.every(({ person, requests }) => person !== undefined && requests.every(lacks))
    )
      return null;
    const dated = ({ doubt, ...request }: Request): Request => ({
      ...request,
      masses,
      ...(doubt !== undefined && doubt !== 'when' && { doubt }),
    });
    return {
      type: 'question',
      text,
      choices: choices.map((choice) => ({ ...choice, requests: choice.requests.map(dated) })),
      open: open.map(dated),
    };
  }

  /** "Sim, e o João também": what is asked for besides what was agreed to; null where that is nothing certain. */
  private besides(agreed: Request[], rest: string | undefined, isDone = false): Request[] | null {
    if (rest === undefined) return null;
    const people = agreed.flatMap((request) =>
      request.people.flatMap(({ candidates }) => candidates.slice(0, 1)),
    );
    const masses = agreed.flatMap((request) => request.masses);
    const changes = isDone ? [...this.memory.changes, { added: [], removed: [] }] : this.memory.changes;
    const memory = { ...this.memory, asked: null, last: agreed, changed: isDone, changes, people, masses };
    const more = new FollowUps(this.reader, this.tools, memory).read(rest);
    return more.every((request): request is Request => request.kind !== null) ? more : null;
  }

  /** "Não é 17, é 31": the reading that was asked about, as it is corrected; null where it is not. */
  private corrected(asked: readonly Request[], message: string): Request[] | null {
    const memory = { ...this.memory, asked: null, last: [...asked], changed: false };
    const changed = new Continuations(this.reader, this.tools, memory).read(
      message,
      this.reader.read(message, memory),
    );
    // What is denied is not agreed to: "o Chico não, o Bené", where nobody knows Bené.
    const isAsAsked = changed !== null && contentOf(changed) === contentOf(asked);
    return !isAsAsked && changed?.every(({ kind }) => RULE_SETTING_IDS.has(kind)) ? changed : null;
  }

  private chosen(choices: readonly Choice[], text: string, said: Segment): Choice | null {
    const options = choices.filter(({ requests }) => requests.length > 0);
    if (options.length === 0) return null;
    const alone = /^(?:a |o |opcao |numero |e a |e o )*(\d{1,2})(?:a|o)?$/.exec(text);
    if (alone && options[Number(alone[1]) - 1] && options[0]?.requests) return options[Number(alone[1]) - 1]!;
    const only = (found: Choice[]) => (found.length === 1 ? found[0]! : null);
    const people = candidateIds(said.people);
    const byPerson = only(options.filter(({ person }) => person !== undefined && people.includes(person)));
    if (byPerson) return byPerson;
    const filters = combined(said.masses.map((each) => each.filters));
    const byMass = only(options.filter(({ mass }) => mass && filters.length > 0 && matches(filters, mass)));
    if (byMass) return byMass;
    const besides = said.pieces.flatMap((piece) => (piece.type === 'masses' ? [] : [piece.text])).join(' ');
    for (const words of [tellingWords(text), tellingWords(besides)]) {
      const named = only(
        options.filter(({ label }) => {
          const own = spoken(label).split(/[\s,]+/);
          return words.length > 0 && words.every((word) => own.includes(word));
        }),
      );
      if (named) return named;
    }
    const ordinal = ORDINALS.findIndex((start) => new RegExp(`\\b${start}[oa]\\b`).test(text));
    if (ordinal >= 0 && options[ordinal] && text.length < 30) return options[ordinal];
    if (LAST.test(text)) return options.at(-1)!;
    if (FIRST.test(text) || ANY.test(text)) return options[0]!;
    if (/\b(?:esta|ta|foi|serve|escalad[oa])\b/.test(text) && options[0]!.person !== undefined) {
      return only(
        options.filter(({ person, requests }) => {
          const meant = requests.flatMap(({ masses }) => masses);
          const { duties } = this.tools.person(person!);
          return meant.length > 0 && duties.some((mass) => matches(meant, mass));
        }),
      );
    }
    return null;
  }

  /** "Aumenta o número" – "8": where there are fewer than so many now, that is how many there are to be. */
  private isTotal({ kind, masses }: Request, said: Segment): boolean {
    const count = said.numbers.at(-1);
    const meant = this.tools.masses.filter((mass) => matches(masses, mass));
    return (
      kind === 'more' &&
      count?.sign === '=' &&
      meant.length > 0 &&
      meant.every((mass) => this.tools.mass(mass).required < count.value)
    );
  }

  /** Who is meant, and when, where the answer says both: "a do Socorro, às dez". "A segunda" is no Monday where there is none. */
  private whenToo({ requests }: Choice, said: Segment): Request[] {
    const masses = combined(said.masses.map(({ filters }) => filters)).filter((filter) =>
      this.tools.masses.some((mass) => matches([filter], mass)),
    );
    return masses.length === 0
      ? requests
      : requests.map((request) => ({ ...request, masses: onItsDay(masses, request.masses) }));
  }

  /** An unfinished request with what an answer says. */
  private completed(open: readonly Request[], said: Segment): Request[] | null {
    const masses = combined(said.masses.map(({ filters }) => filters));
    const number = said.numbers.at(-1)?.value ?? null;
    let used = false;
    const completed = open.map((request): Request => {
      const { doubt, ...rest } = request;
      if (doubt === 'when' && masses.length > 0) return ((used = true), { ...rest, masses });
      if (doubt === 'count' && number !== null)
        return (
          (used = true),
          {
            ...rest,
            number,
            kind:
              (rest.kind === 'more' || rest.kind === 'fewer') &&
              (said.matches(IN_ALL) || said.matches(TO_SO_MANY) || this.isTotal(rest, said))
                ? 'exactly'
                : rest.kind,
          }
        );
      // "No dia 22", where it was asked how many: still to be told.
      if (doubt === 'count' && masses.length > 0 && number === null)
        return ((used = true), { ...request, masses: withinDays(masses, request.masses) });
      if (doubt === 'who' && said.people.length > 0)
        return ((used = true), { ...rest, people: [...request.people, ...said.people] });
      if (
        doubt === undefined &&
        masses.length > 0 &&
        request.masses.length > 0 &&
        masses.every(({ date }) => date === undefined)
      )
        return ((used = true), { ...rest, masses: combined([request.masses, masses]) });
      return request;
    });
    return used ? completed : null;
  }
}

/** "Péra, o leite tá fervendo": it is asked still. */
function waiting(answer: Answer): Interpretation | null {
  return WAITS.test(answer.whole) && answer.said.isEmpty ? askedAgain(answer) : null;
}

/** "Não", "deixa para lá". */
function dropped({ whole, bare, said }: Answer): Interpretation | null {
  const isNo = (NO.test(whole) || NO.test(bare)) && said.isEmpty;
  const isDropped = DROPS.test(bare) && bare.length < LONGEST_REFUSAL;
  return isNo || isDropped ? { type: 'dropped' } : null;
}

/** Whether what a message asks for by itself is something else than the answer. */
function isAct(fresh: readonly (Request | NotUnderstood)[], { message, said }: Answer): boolean {
  // "Da Joana", "pela Vera": in no question about her.
  const isBare =
    !/\?\s*$/.test(message) &&
    said.pieces.every((piece) => piece.type !== 'word' || isGrammarWord(piece.text) || piece.text.length < 4);
  return fresh.some(
    (request) =>
      request.kind !== null &&
      !['place', 'serving', 'yes', 'no', ...(isBare ? ['duties'] : [])].includes(request.kind) &&
      !(RULE_SETTING_IDS.has(request.kind) && request.doubt !== undefined),
  );
}

/** Whether nothing at all is understood of a short answer. */
function isUnread({ choices, bare, said }: Answer, fresh: readonly (Request | NotUnderstood)[]): boolean {
  return choices.length > 0 && said.isEmpty && bare.length < 25 && fresh.every(({ kind }) => kind === null);
}

const askedAgain = ({ text, choices, open }: Answer): Interpretation => ({
  type: 'question',
  text,
  choices,
  open,
});

/** The words of an answer that may be part of a name. */
const tellingWords = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !/^(?:a|o|da|do|e|das|dos|na|no|as|os|de|dona|seu)$/.test(word));

/** What is said, without the words around it that say nothing. */
const withoutTalk = (text: string): string => {
  const shorter = text.replace(TALK, '');
  return shorter === text || shorter === '' ? text.replace(/,$/, '') : withoutTalk(shorter);
};

/** What is said of the time alone is of the day that was said before. */
function onItsDay(masses: MassFilter[], before: readonly MassFilter[]): MassFilter[] {
  const isTime = isTimeOnly(masses);
  const days = before.flatMap(({ date }) => (date === undefined ? [] : [{ date }]));
  return isTime && days.length > 0 ? combined([days, masses]) : masses;
}

/** "Na missa da catequese", of a day that was said before: the mass of that day. */
function withinDays(masses: MassFilter[], before: readonly MassFilter[]): MassFilter[] {
  const isDated = before.some(({ date }) => date !== undefined);
  return isDated && masses.every(({ date }) => date === undefined) ? combined([[...before], masses]) : masses;
}

/** All readings of a question at once. */
function merged(choices: readonly Choice[]): Request[] {
  const all = choices.flatMap(({ requests }) => requests);
  return all.filter(
    (request, index) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(request)) === index,
  );
}
