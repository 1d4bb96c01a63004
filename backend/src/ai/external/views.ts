/** What tools answer, with codes in the place of people. */
import { formatLongDate } from '../../platform/dates/format.js';
import type { MassKey } from '../../roster/index.js';
import { type Offer, OFFERS } from '../../solver/index.js';
import type {
  IncompleteMass,
  MassView,
  Overview,
  PersonRef,
  PersonView,
  ProposalView,
  RuleOutcome,
  RuleView,
} from '../assistant/index.js';
import type { ReadRequest } from '../local/index.js';
import type { Pseudonyms } from './pseudonyms.js';
import { argumentsOf } from './rule-arguments.js';

export const massKeyText = ({ date, time }: MassKey) => `${date} ${time}`;

/** Turns the tools' answers into what may be sent. */
export class Views {
  constructor(private readonly names: Pseudonyms) {}

  overview({ title, load, silent, incomplete, inexperienced, ...rest }: Overview) {
    return {
      title: this.names.maskTitle(title),
      ...rest,
      incomplete: incomplete.map(missing),
      inexperienced: inexperienced.map(massKeyText),
      load: load.map(({ person, ...counts }) => ({ person: this.code(person), ...counts })),
      silent: this.codes(silent),
    };
  }

  mass({ date, time, description, team, offers, free, ...rest }: MassView) {
    return {
      mass: massKeyText({ date, time }),
      day: formatLongDate(date),
      description: this.names.maskTitle(description),
      ...rest,
      team: this.codes(team),
      ...mapOffers(offers, (people) => this.codes(people)),
      free: this.codes(free),
    };
  }

  person({ id, name, duties, offers, ...rest }: PersonView) {
    return {
      person: this.code({ id, name }),
      ...rest,
      duties: duties.map(massKeyText),
      ...mapOffers(offers, (masses) => masses.map(massKeyText)),
    };
  }

  readRequest({ kind, understood, rules, problem }: ReadRequest) {
    return {
      kind,
      understood: this.names.maskSentence(understood),
      rules: rules.map((rule) => argumentsOf(rule, (id) => this.names.codeOf(id))),
      problem: problem && this.names.maskSentence(problem),
    };
  }

  rule({ number, text }: RuleView) {
    return { number, rule: this.names.maskSentence(text) };
  }

  ruleOutcome({ replaced, known, notes, ...rule }: RuleOutcome) {
    const masked = (texts: string[]) => texts.map((text) => this.names.maskSentence(text));
    return { ...this.rule(rule), replaced: masked(replaced), alreadyThere: known, notes: masked(notes) };
  }

  proposal({
    status,
    undone,
    proven,
    objective,
    emptyBefore,
    emptyAfter,
    incomplete,
    ...changes
  }: ProposalView) {
    const { entering, leaving } = changes;
    const masses = new Set([...entering, ...leaving].map(({ mass }) => massKeyText(mass)).sort());
    const at = (places: ProposalView['entering'], key: string) =>
      places.filter(({ mass }) => massKeyText(mass) === key).map(({ person }) => this.code(person));
    return {
      status,
      undone,
      provenBest: proven,
      emptyBefore,
      emptyAfter,
      objective: objective.map(({ label, before, after }) => ({ label, before, after })),
      incomplete: incomplete.map(missing),
      changes: [...masses].map((mass) => ({
        mass,
        entering: at(entering, mass),
        leaving: at(leaving, mass),
      })),
    };
  }

  private code({ id }: PersonRef): string {
    return this.names.codeOf(id);
  }

  private codes(people: readonly PersonRef[]): string[] {
    return people.map((person) => this.code(person));
  }
}

const missing = (mass: IncompleteMass) => ({ mass: massKeyText(mass), missing: mass.missing });

const mapOffers = <T>(offers: Record<Offer, T[]>, mask: (items: T[]) => string[]) =>
  Object.fromEntries(OFFERS.map((answer) => [answer, mask(offers[answer])]));
