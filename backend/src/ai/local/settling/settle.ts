/** Makes people and masses of requests certain, or asks. */
import { addDays, weekday } from '../../../platform/dates/month.js';
import { isMass, type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import { OFFERS } from '../../../solver/index.js';
import type { AssistantTools, MassRef, PersonRef } from '../../assistant/index.js';
import { titleOf } from './understood.js';
import {
  askFor,
  askWhich,
  askWho,
  everyDay,
  MOST_NAMES,
  asName,
  nobody,
  PUBLISHED,
  Question,
  type Choice,
} from './asking.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { isTimeOnly, keyOf } from '../references/mass-references.js';
import { ended, massText } from '../words/phrases.js';
import type { Mention } from '../references/people-references.js';
import type { NotUnderstood, Request } from '../requests/request.js';
import type { SettledRequest } from './settled-request.js';
import { spoken } from '../message/said.js';
import { rulesInWords } from './rules-in-words.js';

const MOST_CHOICES = 9;

export type Interpretation =
  | { type: 'requests'; requests: (SettledRequest | NotUnderstood)[]; understood: Request[] }
  | {
      type: 'question';
      text: string;
      choices: Choice[];
      open: Request[];
      /** Whether what was done last is taken back, whatever the answer: it was said to be wrong. */
      undoes?: true;
    }
  | { type: 'dropped' };

/** Requests that speak of exactly one mass. */
const ONE_MASS = new Set<KindId>(['pin', 'replace', 'more', 'fewer', 'exactly', 'double']);

/** Takes somebody from where they stand; who "não pode" may stand nowhere. */
const TAKING = /\b(?:tir|retir|remov)\w+/;

/** A request among the others of its message, and what it means as far as that is certain. */
interface Given {
  request: Request;
  all: readonly (Request | NotUnderstood)[];
  meaning: SettledRequest;
}

/** Settles what requests mean for one schedule. */
export class Settling {
  constructor(
    private readonly tools: AssistantTools,
    private readonly today: string,
  ) {}

  /** What is to be done, or the question that comes first. */
  settled(requests: (Request | NotUnderstood)[]): Interpretation {
    try {
      const understood = requests.filter((request): request is Request => request.kind !== null);
      const isChange = ({ kind, words }: Request) =>
        RULE_SETTING_IDS.has(kind) || (kind === 'solve' && words.includes('again'));
      if (
        this.tools.published &&
        !understood.some(({ kind, words }) => kind === 'solve' && !words.includes('again')) &&
        understood.some(
          (request) => isChange(request) && request.problem === null && !request.words.includes('agreed'),
        )
      ) {
        const agreed = understood.map(({ doubt, ...request }) => ({
          ...request,
          ...(doubt === 'sure' || doubt === 'meaning' ? {} : { doubt }),
          words: [...request.words, 'agreed'],
        }));
        this.assertClear(agreed);
        throw new Question(
          PUBLISHED,
          [
            { label: 'Sim, preparar a mudança', requests: agreed },
            { label: 'Não', requests: [] },
          ],
          [],
        );
      }
      const certain = understood.flatMap((request) => this.oneByOne(request));
      const meanings = requests.flatMap((request): (SettledRequest | NotUnderstood)[] =>
        request.kind === null
          ? [request]
          : this.oneByOne(request).map((one) => this.meaningOf(one, requests)),
      );
      this.askForTheRest(meanings, certain);
      return { type: 'requests', requests: meanings, understood: certain };
    } catch (error) {
      if (error instanceof Question)
        return { type: 'question', text: error.message, choices: error.choices, open: error.open };
      throw error;
    }
  }

  /**
   * "Tira a Fátima e põe a Cláudia", who does not serve: whether the one is to go all the same.
   * @throws Question about what a sentence asks for beside somebody who serves at no mass.
   */
  private askForTheRest(
    meanings: readonly (SettledRequest | NotUnderstood)[],
    certain: readonly Request[],
  ): void {
    const isOfInactive = (meaning: SettledRequest | NotUnderstood): meaning is SettledRequest =>
      meaning.kind !== null &&
      meaning.problem !== null &&
      meaning.problem === this.inactivity(meaning, meaning.people);
    const inactive = meanings.find(isOfInactive);
    if (!inactive) return;
    const isBound = ({ kind, text, masses, problem, people }: Request) =>
      RULE_SETTING_IDS.has(kind) &&
      problem === null &&
      text === inactive.text &&
      (masses.length + inactive.filters.length === 0 ||
        this.tools.masses.some((mass) => matches(masses, mass) && matches(inactive.filters, mass))) &&
      people.some(({ candidates: [one] }) => one && !inactive.people.some(({ id }) => id === one.id));
    const rest = certain.filter(isBound);
    if (rest.length === 0) return;
    throw new Question(
      `${inactive.problem} ${this.confirming(rest).replace('Entendi:', 'Quanto ao resto, entendi:')}`,
      [
        { label: 'Sim', requests: rest },
        { label: 'Não', requests: [] },
      ],
      [],
    );
  }

  /** @throws Question about what is in doubt. */
  private assertClear(requests: Request[]): void {
    for (const request of requests.flatMap((each) => this.oneByOne(each))) this.meaningOf(request, requests);
  }

  /** A request about one mass each, where it names several. */
  private oneByOne(request: Request): Request[] {
    // What is to be confirmed is confirmed as a whole.
    if (!ONE_MASS.has(request.kind) || request.doubt !== undefined) return [request];
    const each = request.masses.map((filter) =>
      this.tools.masses.filter((mass) => massMatches(filter, mass)),
    );
    const isEach =
      request.words.includes('each') ||
      (request.masses.length > 1 && each.every(({ length }) => length === 1));
    const all = this.tools.masses.filter((mass) => matches(request.masses, mass));
    if (!isEach || all.length < 2) return [request];
    return all.map(({ date, time }) => ({ ...request, masses: [{ date, time }] }));
  }

  /** @throws Question about what is in doubt. */
  private meaningOf(request: Request, all: readonly (Request | NotUnderstood)[]): SettledRequest {
    const { people: mentions, masses: filters, doubt: _, ...rest } = request;
    const people = this.peopleOf(request, all);
    const masses = this.tools.masses.filter((mass) => matches(filters, mass));
    const unknown = mentions.find(({ candidates }) => candidates.length === 0);
    const problem =
      request.problem ??
      (unknown ? nobody(asName(unknown.words, request.text)) : this.inactivity(request, people));
    const meaning = { ...rest, people, filters, masses, problem };
    if (problem !== null) return meaning;
    const given = { request, all, meaning };
    this.askForWhatIsLacking(given);
    const separation = this.separationTakenBack(given);
    if (separation) return separation;
    this.askWhetherOnce(given);
    return (
      this.awayFromOnlyDuty(given) ??
      this.exchangeOfDuties(given) ??
      this.refusalAhead(given) ??
      this.fromToday(given) ??
      this.confirmed(given) ??
      this.atOneMass(given)
    );
  }

  /** Those of a request who are known; who is not known is left out. @throws Question which of several is meant. */
  private peopleOf(request: Request, all: readonly (Request | NotUnderstood)[]): PersonRef[] {
    const { people, text } = request;
    return people.flatMap((mention) => {
      if (mention.candidates.length === 0) return [];
      if (mention.known && mention.candidates.length === 1) return mention.candidates;
      const there = this.servingThere(request, mention);
      if (there.length === 1) return there;
      throw new Question(
        askWho(asName(mention.words, text), mention.candidates, mention.known),
        mention.candidates.slice(0, MOST_NAMES).map((person) => ({
          label: person.name,
          person: person.id,
          requests: requestsOf(all).map((each) => ({
            ...each,
            // Who answers which of them is meant has confirmed it.
            doubt: each.words.includes('bare') && each.doubt === 'sure' ? undefined : each.doubt,
            people: each.people.map((other) =>
              other.words === mention.words
                ? { words: mention.words, candidates: [person], known: true }
                : other,
            ),
          })),
        })),
        [],
      );
    });
  }

  /** "Tira a Rita do dia 1": of all who are called so, those who can be taken from there. */
  private servingThere({ kind, masses, text }: Request, { known, candidates }: Mention): PersonRef[] {
    const isTaken = kind === 'exclude' && TAKING.test(spoken(text));
    if (!known || !isTaken || masses.length === 0 || masses.some(({ date }) => date === undefined)) return [];
    const serves = ({ id }: PersonRef) => this.tools.person(id).duties.some((mass) => matches(masses, mass));
    return candidates.filter(serves);
  }

  /** @throws Question who, when or how many. */
  private askForWhatIsLacking({ request, all, meaning: { people, masses } }: Given): void {
    const { doubt, kind, text } = request;
    const lacksOther = (kind === 'replace' || kind === 'exchange') && people.length < 2;
    if (!lacksOther && doubt !== 'who' && doubt !== 'when' && doubt !== 'count') return;
    const lacks = doubt === 'when' || doubt === 'count' ? doubt : 'who';
    const likely = lacks === 'who' ? this.likelyFor(request, masses) : [];
    throw new Question(
      askFor(lacks, request, people),
      likely.map((person) => ({
        label: person.name,
        person: person.id,
        requests: requestsOf(all).map((each) => {
          if (each !== request && each.text !== text) return each;
          const { doubt: _, ...clear } = each;
          return each.text === text && each.kind === kind
            ? {
                ...clear,
                people: [...each.people, { words: person.name, candidates: [person], known: true }],
              }
            : clear;
        }),
      })),
      requestsOf(all),
    );
  }

  /** "Podem servir juntos" takes back the rule that keeps them apart. */
  private separationTakenBack({ request, meaning }: Given): SettledRequest | null {
    if (
      request.kind !== 'together' ||
      !/\bpodem\b|\bnao separ\w* mais\b|\bnao (?:precisa|e para) (?:\S+ )?mais separ/.test(
        spoken(request.text),
      )
    )
      return null;
    const apart = this.tools
      .listRules()
      .find(
        ({ rule }) =>
          rule.kind === 'apart' &&
          meaning.people.every(({ id }) => id === rule.ministerId || id === rule.otherId),
      );
    return apart
      ? { ...meaning, kind: 'removeRule', people: [], number: apart.number, numbers: [apart.number] }
      : null;
  }

  /** @throws Question whether the next of several days is meant, or all of them. */
  private askWhetherOnce({ request, all, meaning: { filters, masses } }: Given): void {
    if (request.doubt !== 'once') return;
    const coming = this.comingOf(masses);
    const [next] = coming;
    if (!next || new Set(coming.map(({ date }) => date)).size < 2) return;
    const isWeekend = filters.length > 1;
    const first = {
      ...request,
      masses:
        isWeekend && weekday(next.date) === 6
          ? [{ from: next.date, until: addDays(next.date, 1) }]
          : [{ date: next.date }],
      doubt: undefined,
    };
    throw new Question(
      this.confirming([first]),
      [
        { label: 'Sim', requests: replaced(all, request, first) },
        {
          label: `Todos: ${everyDay(filters)}`,
          requests: replaced(all, request, { ...request, doubt: undefined }),
        },
        { label: 'Não', requests: [] },
      ],
      [],
    );
  }

  /** Somebody taken from "a missa das 8" who serves at one such mass only. */
  private awayFromOnlyDuty({ request, all, meaning }: Given): SettledRequest | null {
    if (request.kind !== 'exclude' || request.doubt !== undefined || !this.isOfOneMass(request)) return null;
    const own = meaning.people.flatMap(({ id }) =>
      this.comingOf(this.tools.person(id).duties).filter((mass) => matches(meaning.filters, mass)),
    );
    const [one] = own;
    if (own.length !== 1 || !one) return null;
    const meant = { ...request, masses: [{ date: one.date, time: one.time }] };
    return this.meaningOf(meant, replaced(all, request, meant));
  }

  /** An exchange that names no mass is of those where the two serve. */
  private exchangeOfDuties({ request, meaning }: Given): SettledRequest | null {
    if (request.kind !== 'exchange') return null;
    const [one, other] = meaning.people;
    const [first, second] = meaning.filters;
    const serves = (person: PersonRef, filter: MassFilter) =>
      this.tools.person(person.id).duties.some((mass) => massMatches(filter, mass));
    // "Troca a Helena (dia 20) com o Francisco (dia 13)": where they are, and not where they go.
    if (
      request.doubt === undefined &&
      one &&
      other &&
      first &&
      second &&
      request.words.includes('goals') &&
      serves(one, first) &&
      serves(other, second)
    )
      return { ...meaning, filters: [second, first] };
    if (meaning.filters.length > 0) return null;
    const coming = meaning.people.flatMap(({ id }) => this.comingOf(this.tools.person(id).duties));
    return { ...meaning, filters: coming.map(({ date, time }) => ({ date, time })), masses: coming };
  }

  /** A refusal by somebody who has served this month already: where they served, it is of what is still to come. */
  private refusalAhead({ request, meaning }: Given): SettledRequest | null {
    const { people, filters } = meaning;
    if (request.kind !== 'exclude' || request.doubt !== undefined) return null;
    const over = people.flatMap(({ id }) => this.overOf(this.tools.person(id).duties));
    if (over.length === 0 || filters.length === 0) return null;
    const coming = filters.map((filter) =>
      filter.date === undefined && filter.from === undefined && over.some((mass) => massMatches(filter, mass))
        ? { ...filter, from: this.today }
        : filter,
    );
    const ahead = coming.filter(({ date }) => date === undefined || date >= this.today);
    return { ...meaning, filters: ahead.length > 0 ? ahead : coming };
  }

  /** What is over stays as it was: of the whole schedule, what is left of it. */
  private fromToday({ request: { kind, doubt, words }, meaning }: Given): SettledRequest | null {
    const { people, filters } = meaning;
    if (doubt !== undefined) return null;
    const hasServed = people.some(({ id }) => this.overOf(this.tools.person(id).duties).length > 0);
    if (kind === 'only' && hasServed && words[0] !== 'within')
      return { ...meaning, words: ['within', JSON.stringify([{ from: this.today }]), ...words] };
    const hasBegun = this.overOf(this.tools.masses).length > 0;
    if (kind === 'exclude' && filters.length === 0 && hasBegun && hasServed)
      return { ...meaning, filters: [{ from: this.today }], masses: this.comingOf(this.tools.masses) };
    return null;
  }

  /** What is in doubt, where it needs no yes. @throws Question whether it is meant so. */
  private confirmed({ request, all, meaning }: Given): SettledRequest | null {
    const { doubt, kind } = request;
    const { people, filters, masses } = meaning;
    const isNowhere = filters.length > 0 && masses.length === 0;
    if (doubt !== undefined && isNowhere && RULE_SETTING_IDS.has(kind)) return meaning;
    if (!isInDoubt(request)) return null;
    const where = this.whereOffered(request, people, masses);
    if (where) return this.meaningOf(where, replaced(all, request, where));
    const clear = this.clearOf(request);
    const certain = { ...request, doubt: undefined };
    // Which mass is asked anyway, and is question enough.
    if (!clear) return this.meaningOf(certain, replaced(all, request, certain));
    const open = requestsOf(all).filter(isInDoubt);
    const others = open.map((each) => this.clearOf(each));
    const isOneQuestion = open.includes(request) && others.every((each) => each !== null);
    const together = isOneQuestion ? others : [clear];
    throw new Question(
      this.confirming(together),
      [
        {
          label: 'Sim',
          requests: isOneQuestion
            ? requestsOf(all).map((each) => others[open.indexOf(each)] ?? each)
            : replaced(all, request, clear),
        },
        { label: 'Não', requests: [] },
      ],
      [],
    );
  }

  /** What a request that is in doubt means once it is confirmed; null where something else must be asked of it. */
  private clearOf(request: Request): Request | null {
    const { people: mentions, masses: filters, kind, problem } = request;
    if (problem !== null || mentions.some(({ known, candidates }) => !known || candidates.length !== 1))
      return null;
    const people = mentions.flatMap(({ candidates }) => candidates);
    const clear = this.asMeant({ ...request, doubt: undefined });
    if (!ONE_MASS.has(kind) || filters.length === 0) return clear;
    const meaning = {
      ...request,
      people,
      filters,
      masses: this.tools.masses.filter((mass) => matches(filters, mass)),
    };
    const [mass, ...others] = this.likelyMasses({ request, all: [request], meaning });
    if (others.length > 0) return null;
    return mass && meaning.masses.length > 1 ? { ...clear, masses: [keyOf(mass)] } : clear;
  }

  /** @throws Question which mass, or who is to be taken from it. */
  private atOneMass(given: Given): SettledRequest {
    const { request, meaning } = given;
    const isOne = ONE_MASS.has(request.kind);
    const masses = isOne ? this.likelyMasses(given) : meaning.masses;
    if (isOne && masses.length > MOST_CHOICES)
      return { ...meaning, masses, problem: `Há ${masses.length} missas assim. Diga o dia e o horário.` };
    if (isOne && masses.length > 1) this.askWhichMass(given, masses);
    if (request.kind === 'fewer' && request.words.includes('taking') && masses[0])
      this.askWhomToTake(given, masses[0]);
    return { ...meaning, masses };
  }

  /** Of several masses those that are still to come, and of these the one where who is replaced serves. */
  private likelyMasses({ request, meaning: { people, filters, masses } }: Given): MassRef[] {
    if (masses.length < 2) return masses;
    const coming = this.comingOf(masses);
    const open = coming.length > 0 ? coming : masses;
    const [leaving] = request.kind === 'replace' ? people : [];
    const own =
      leaving && filters.every(({ date }) => date !== undefined)
        ? open.filter((mass) => this.tools.mass(mass).team.some(({ id }) => id === leaving.id))
        : [];
    return own.length === 1 ? own : open;
  }

  private askWhichMass({ request, all, meaning: { people, filters } }: Given, masses: MassRef[]): never {
    const [offered] = this.whereOffered(request, people, masses)?.masses ?? [];
    const likeliestFirst = offered
      ? [...masses].sort((a, b) => Number(massMatches(offered, b)) - Number(massMatches(offered, a)))
      : masses;
    const said = JSON.stringify(filters);
    throw new Question(
      askWhich(likeliestFirst),
      likeliestFirst.map((mass) => {
        const one = { date: mass.date, time: mass.time };
        return {
          label: massText(mass),
          mass: one,
          requests: requestsOf(all).map((each) =>
            JSON.stringify(each.masses) === said && ONE_MASS.has(each.kind)
              ? { ...each, masses: [one] }
              : each,
          ),
        };
      }),
      requestsOf(all),
    );
  }

  /** "Tira um da missa das 8": somebody, or a place? */
  private askWhomToTake({ request, all }: Given, mass: MassRef): void {
    const { team } = this.tools.mass(mass);
    if (team.length === 0) return;
    throw new Question(
      `Tirar quem? Na missa ${massText(mass)} ${team.length === 1 ? 'está' : 'estão'} ${team.map(({ name }) => name).join(', ')}. Ou é um lugar a menos?`,
      [
        ...team.map((person) => ({
          label: `Tirar ${person.name}`,
          requests: replaced(all, request, {
            ...request,
            kind: 'exclude',
            words: [],
            people: [{ words: person.name, candidates: [person], known: true }],
          }),
        })),
        { label: 'Um lugar a menos', requests: replaced(all, request, { ...request, words: [] }) },
      ],
      [],
    );
  }

  private overOf(masses: readonly MassRef[]): MassRef[] {
    return masses.filter(({ date }) => date < this.today);
  }

  private comingOf(masses: readonly MassRef[]): MassRef[] {
    return masses.filter(({ date }) => date >= this.today);
  }

  /** Why somebody whom a rule is about serves at no mass at all; null where everybody may. */
  private inactivity({ kind }: Pick<Request, 'kind'>, people: readonly PersonRef[]): string | null {
    if (!RULE_SETTING_IDS.has(kind)) return null;
    const inactive = people.filter(({ id }) => !this.tools.person(id).serves);
    return inactive.length > 0
      ? [...new Set(inactive.map(({ id }) => this.tools.explainAbsence(id)))].join(' ')
      : null;
  }

  /** Of several masses of a day where somebody may serve, the only one for which they offered themselves. */
  private whereOffered(
    request: Request,
    people: readonly PersonRef[],
    masses: readonly MassRef[],
  ): Request | null {
    const [person, ...others] = people;
    if (request.kind !== 'pin' || !person || others.length > 0 || masses.length < 2) return null;
    const { offers } = this.tools.person(person.id);
    const [mass, ...more] = masses.filter((each) =>
      OFFERS.some((offer) => offers[offer].some((other) => isMass(other, each))),
    );
    return mass && more.length === 0 ? { ...request, masses: [{ date: mass.date, time: mass.time }] } : null;
  }

  /** Who may be meant where nobody is named: those who serve there for an order to leave, those who are free for one to come. */
  private likelyFor({ kind, people }: Request, masses: readonly MassRef[]): PersonRef[] {
    const [mass, ...others] = masses;
    if (!mass || others.length > 1) return [];
    const { team, free } = this.tools.mass(mass);
    const isComing = kind === 'pin' || (kind === 'replace' && people.length === 1);
    const isLeaving = (kind === 'exclude' || kind === 'replace') && people.length === 0;
    const likely = isComing
      ? free.filter(({ id }) => !team.some((other) => other.id === id))
      : isLeaving
        ? masses.flatMap((each) => this.tools.mass(each).team)
        : [];
    return likely.length > MOST_CHOICES ? [] : likely;
  }

  /** "Tira ela da missa das 8": one mass, of which only the time is said. */
  private isOfOneMass({ masses, text }: Request): boolean {
    return isTimeOnly(masses) && masses.length === 1 && /\b[dn]?a (?:missa )?das \d/.test(spoken(text));
  }

  /** What a request that is in doubt most likely means. */
  private asMeant(request: Request): Request {
    if (request.kind === 'cap' && request.number === 0)
      return { ...request, kind: 'exclude', masses: [], number: null };
    return request;
  }

  private confirming(requests: readonly Request[]): string {
    const words = requests.map((request) => {
      if (!RULE_SETTING_IDS.has(request.kind)) return titleOf(request.kind) ?? 'isso';
      const people = request.people.flatMap(({ candidates }) => candidates.slice(0, 1));
      const masses = this.tools.masses.filter((mass) => matches(request.masses, mass));
      return rulesInWords({ ...request, people, filters: request.masses, masses });
    });
    return `${ended(`Entendi: ${words.join('; ')}`)} É isso?`;
  }
}

const isInDoubt = ({ doubt }: Request) => doubt === 'meaning' || doubt === 'sure';

export const matches = (filters: readonly MassFilter[], mass: MassKey) =>
  filters.some((filter) => massMatches(filter, mass));

/** Those that were understood. */
const requestsOf = (all: readonly (Request | NotUnderstood)[]): Request[] =>
  all.flatMap((each) => (each.kind === null ? [] : [each]));

const replaced = (all: readonly (Request | NotUnderstood)[], request: Request, by: Request): Request[] => {
  const list = requestsOf(all);
  const at = list.findIndex(
    (each) =>
      each.text === request.text &&
      each.kind === request.kind &&
      JSON.stringify(each.people) === JSON.stringify(request.people) &&
      JSON.stringify(each.masses) === JSON.stringify(request.masses),
  );
  return at < 0 ? [by] : list.with(at, by);
};
