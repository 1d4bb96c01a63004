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
  nobody,
  PUBLISHED,
  Question,
  type Choice,
} from './asking.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { isTimeOnly } from '../references/mass-references.js';
import { ended, massText } from '../words/phrases.js';
import type { NotUnderstood, Request } from '../requests/request.js';
import type { SettledRequest } from './settled-request.js';
import { spoken } from '../message/said.js';
import { rulesInWords } from './rules-in-words.js';

const MOST_CHOICES = 9;

export type Interpretation =
  | { type: 'requests'; requests: (SettledRequest | NotUnderstood)[]; understood: Request[] }
  | { type: 'question'; text: string; choices: Choice[]; open: Request[] }
  | { type: 'dropped' };

/** Requests that speak of exactly one mass. */
const ONE_MASS = new Set<KindId>(['pin', 'replace', 'more', 'fewer', 'exactly', 'double']);

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
      return { type: 'requests', requests: meanings, understood: certain };
    } catch (error) {
      if (error instanceof Question)
        return { type: 'question', text: error.message, choices: error.choices, open: error.open };
      throw error;
    }
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

  private meaningOf(request: Request, all: readonly (Request | NotUnderstood)[]): SettledRequest {
    const instead = (change: (each: Request) => Request): Request[] =>
      all.flatMap((each) =>
        each.kind === null ? [] : [each === request || each.text === request.text ? change(each) : each],
      );
    const { people: mentions, masses: filters, doubt, ...rest } = request;
    const unknown = mentions.find(({ candidates }) => candidates.length === 0);
    const people = mentions.flatMap((mention) => {
      if (mention.candidates.length === 0) return [];
      if (mention.known && mention.candidates.length === 1) return mention.candidates;
      throw new Question(
        askWho(mention.words, mention.candidates, mention.known),
        mention.candidates.slice(0, MOST_NAMES).map((person) => ({
          label: person.name,
          person: person.id,
          requests: all.flatMap((each) =>
            each.kind === null
              ? []
              : [
                  {
                    ...each,
                    // Who answers which of them is meant has confirmed it.
                    doubt: each.words.includes('bare') && each.doubt === 'sure' ? undefined : each.doubt,
                    people: each.people.map((other) =>
                      other.words === mention.words
                        ? { words: mention.words, candidates: [person], known: true }
                        : other,
                    ),
                  },
                ],
          ),
        })),
        [],
      );
    });
    let masses = this.tools.masses.filter((mass) => matches(filters, mass));
    const problem = request.problem ?? (unknown ? nobody(unknown.words) : this.inactivity(request, people));
    const meaning = (): SettledRequest => ({ ...rest, people, filters, masses, problem });
    if (problem !== null) return meaning();
    const lacksOther = (request.kind === 'replace' || request.kind === 'exchange') && people.length < 2;
    if (lacksOther || doubt === 'who' || doubt === 'when' || doubt === 'count') {
      const lacks = doubt === 'when' || doubt === 'count' ? doubt : 'who';
      const likely = lacks === 'who' ? this.likelyFor(request, masses) : [];
      throw new Question(
        askFor(lacks, request, people),
        likely.map((person) => ({
          label: person.name,
          person: person.id,
          requests: instead(({ doubt: _, ...each }) =>
            each.text === request.text && each.kind === request.kind
              ? {
                  ...each,
                  people: [...each.people, { words: person.name, candidates: [person], known: true }],
                }
              : each,
          ),
        })),
        instead((each) => each),
      );
    }
    const apart =
      request.kind === 'together' && /\bpodem\b/.test(spoken(request.text))
        ? this.tools
            .listRules()
            .find(
              ({ rule }) =>
                rule.kind === 'apart' &&
                people.every(({ id }) => id === rule.ministerId || id === rule.otherId),
            )
        : undefined;
    if (apart)
      return { ...meaning(), kind: 'removeRule', people: [], number: apart.number, numbers: [apart.number] };
    if (doubt === 'once') {
      const next = masses.find(({ date }) => date >= this.today);
      if (next && new Set(masses.filter(({ date }) => date >= this.today).map(({ date }) => date)).size > 1) {
        const isWeekend = filters.length > 1;
        const first = {
          ...request,
          masses:
            isWeekend && weekday(next.date) === 6
              ? [{ from: next.date, until: addDays(next.date, 1) }]
              : [{ date: next.date }],
          doubt: undefined,
        };
        const every = { ...request, doubt: undefined };
        throw new Question(
          this.confirming(first),
          [
            { label: 'Sim', requests: replaced(all, request, first) },
            { label: `Todos: ${everyDay(filters)}`, requests: replaced(all, request, every) },
            { label: 'Não', requests: [] },
          ],
          [],
        );
      }
    }
    if (request.kind === 'exclude' && doubt === undefined && this.isOfOneMass(request)) {
      const own = people.flatMap(({ id }) =>
        this.tools.person(id).duties.filter((mass) => mass.date >= this.today && matches(filters, mass)),
      );
      const [one] = own;
      if (own.length === 1 && one) {
        const meant = { ...request, masses: [{ date: one.date, time: one.time }] };
        return this.meaningOf(meant, replaced(all, request, meant));
      }
    }
    if (request.kind === 'exchange' && filters.length === 0) {
      const coming = people.flatMap(({ id }) =>
        this.tools.person(id).duties.filter(({ date }) => date >= this.today),
      );
      return { ...meaning(), filters: coming.map(({ date, time }) => ({ date, time })), masses: coming };
    }
    if (request.kind === 'exclude' && doubt === undefined) {
      const over = people.flatMap(({ id }) =>
        this.tools.person(id).duties.filter(({ date }) => date < this.today),
      );
      const coming = filters.map((filter) =>
        filter.date === undefined &&
        filter.from === undefined &&
        over.some((mass) => massMatches(filter, mass))
          ? { ...filter, from: this.today }
          : filter,
      );
      const ahead = coming.filter(({ date }) => date === undefined || date >= this.today);
      if (over.length > 0 && filters.length > 0)
        return { ...meaning(), filters: ahead.length > 0 ? ahead : coming };
    }
    const began = this.tools.masses.some(({ date }) => date < this.today);
    const hasServed = people.some(({ id }) =>
      this.tools.person(id).duties.some(({ date }) => date < this.today),
    );
    // What is over stays as it was.
    if (request.kind === 'only' && doubt === undefined && hasServed && request.words[0] !== 'within')
      return { ...meaning(), words: ['within', JSON.stringify([{ from: this.today }]), ...request.words] };
    if (request.kind === 'exclude' && filters.length === 0 && doubt === undefined && began && hasServed)
      return {
        ...meaning(),
        filters: [{ from: this.today }],
        masses: this.tools.masses.filter(({ date }) => date >= this.today),
      };
    if (
      doubt !== undefined &&
      filters.length > 0 &&
      masses.length === 0 &&
      RULE_SETTING_IDS.has(request.kind)
    )
      return meaning();
    if (doubt === 'meaning' || doubt === 'sure') {
      const where = this.whereOffered(request, people, masses);
      if (where) return this.meaningOf(where, replaced(all, request, where));
      const isOpen = ONE_MASS.has(request.kind) && this.comingOf(masses).length > 1;
      // Which mass is asked anyway, and is question enough.
      if (isOpen)
        return this.meaningOf(
          { ...request, doubt: undefined },
          replaced(all, request, { ...request, doubt: undefined }),
        );
      const clear = this.asMeant({ ...request, doubt: undefined });
      throw new Question(
        this.confirming(clear),
        [
          { label: 'Sim', requests: replaced(all, request, clear) },
          { label: 'Não', requests: [] },
        ],
        [],
      );
    }
    if (ONE_MASS.has(request.kind) && masses.length > 1) {
      const coming = masses.filter(({ date }) => date >= this.today);
      if (coming.length > 0) masses = coming;
      const [, leaving] = request.kind === 'replace' ? [null, people[0]] : [null, null];
      const own =
        leaving && filters.every(({ date }) => date !== undefined)
          ? masses.filter((mass) => this.tools.mass(mass).team.some(({ id }) => id === leaving.id))
          : [];
      if (own.length === 1) masses = own;
      if (masses.length > 1) {
        if (masses.length > MOST_CHOICES)
          return { ...meaning(), problem: `Há ${masses.length} missas assim. Diga o dia e o horário.` };
        const [offered] = this.whereOffered(request, people, masses)?.masses ?? [];
        if (offered)
          masses = [...masses].sort(
            (a, b) => Number(massMatches(offered, b)) - Number(massMatches(offered, a)),
          );
        throw new Question(
          askWhich(masses),
          masses.map((mass) => {
            const one = { date: mass.date, time: mass.time };
            const same = JSON.stringify(filters);
            return {
              label: massText(mass),
              mass: one,
              requests: all.flatMap((each) =>
                each.kind === null
                  ? []
                  : [
                      JSON.stringify(each.masses) === same && ONE_MASS.has(each.kind)
                        ? { ...each, masses: [one] }
                        : each,
                    ],
              ),
            };
          }),
          instead((each) => each),
        );
      }
    }
    if (request.kind === 'fewer' && request.words.includes('taking') && masses[0]) {
      const { team } = this.tools.mass(masses[0]);
      if (team.length > 0)
        throw new Question(
          `Tirar quem? Na missa ${massText(masses[0])} ${team.length === 1 ? 'está' : 'estão'} ${team.map(({ name }) => name).join(', ')}. Ou é um lugar a menos?`,
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
    return meaning();
  }

  private comingOf(masses: readonly MassRef[]): MassRef[] {
    return masses.filter(({ date }) => date >= this.today);
  }

  /** Why somebody whom a rule is about serves at no mass at all; null where everybody may. */
  private inactivity({ kind }: Request, people: readonly PersonRef[]): string | null {
    if (!RULE_SETTING_IDS.has(kind)) return null;
    const inactive = people.find(({ id }) => !this.tools.person(id).serves);
    return inactive ? this.tools.explainAbsence(inactive.id) : null;
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

  private confirming(request: Request): string {
    const people = request.people.flatMap(({ candidates }) => candidates.slice(0, 1));
    const masses = this.tools.masses.filter((mass) => matches(request.masses, mass));
    const words = RULE_SETTING_IDS.has(request.kind)
      ? rulesInWords({ ...request, people, filters: request.masses, masses })
      : (titleOf(request.kind) ?? 'isso');
    return `${ended(`Entendi: ${words}`)} É isso?`;
  }
}

export const matches = (filters: readonly MassFilter[], mass: MassKey) =>
  filters.some((filter) => massMatches(filter, mass));

const replaced = (all: readonly (Request | NotUnderstood)[], request: Request, by: Request): Request[] => {
  const list = all.flatMap((each) => (each.kind === null ? [] : [each]));
  const at = list.findIndex(
    (each) =>
      each.text === request.text &&
      each.kind === request.kind &&
      JSON.stringify(each.people) === JSON.stringify(request.people) &&
      JSON.stringify(each.masses) === JSON.stringify(request.masses),
  );
  return at < 0 ? [by] : list.with(at, by);
};
