/** The rules of a schedule as they are about to be: what makes sense, and what a new one takes the place of. */
import { notFound, notPossible } from '../../platform/errors/app-error.js';
import {
  brokenPins,
  capOf,
  describeRule,
  isSameRule,
  limitOf,
  massMatches,
  onMasses,
  peopleOf,
  replacesRule,
  type RosterFacts,
  type RosterState,
  rulesOfKind,
  type ScheduleRule,
} from '../../roster/index.js';
import { inactiveReason, massAt, personOf } from './roster-views.js';
import type { RuleOutcome, RuleView } from '../assistant/index.js';

const NAMED_AT_MOST = 5;
const HOW_TO_PART =
  'Antes, solte um dos dois (ou retire a regra que o fixa nessa missa), ou mude-o de missa.';

export interface StoredRule {
  id: number;
  rule: ScheduleRule;
}

export interface RuleChanges {
  added: ScheduleRule[];
  /** Stored rules that say something else now. */
  changed: StoredRule[];
  removed: number[];
}

/** Gathers changes of a schedule's rules without making them. */
export class RuleBook {
  private entries: readonly { id: number | null; rule: ScheduleRule }[];

  /** @param stored in the order in which they were set. */
  constructor(
    private readonly state: Pick<RosterState, 'facts' | 'begun'>,
    private readonly stored: readonly StoredRule[],
  ) {
    this.entries = stored;
  }

  /** The facts under the rules as they are now. */
  get facts(): RosterFacts {
    return { ...this.state.facts, rules: this.entries.map(({ rule }) => rule) };
  }

  get changes(): RuleChanges {
    const present = new Map(this.entries.map(({ id, rule }) => [id, rule]));
    return {
      added: this.entries.filter(({ id }) => id === null).map(({ rule }) => rule),
      changed: this.stored.flatMap(({ id, rule }) => {
        const now = present.get(id);
        return now && now !== rule ? [{ id, rule: now }] : [];
      }),
      removed: this.stored.filter(({ id }) => !present.has(id)).map(({ id }) => id),
    };
  }

  list(): RuleView[] {
    return this.entries.map(({ rule }, index) => ({ number: index + 1, rule, text: this.textOf(rule) }));
  }

  /**
   * Sets a rule; those about the very same thing give way to it.
   * @param instead the stored rule that it is put in the place of.
   * @throws AppError 404 when it speaks of people or masses that are not there, 422 when it makes no sense, contradicts
   *   fixed places or other rules, or no computation could keep it any more.
   */
  set(rule: ScheduleRule, instead?: number): RuleOutcome {
    this.assertOpen();
    this.assertSensible(rule);
    const same = this.entries.findIndex(({ rule: known }) => isSameRule(known, rule));
    if (same >= 0) {
      return { number: same + 1, rule, text: this.textOf(rule), replaced: [], known: true, notes: [] };
    }
    const before = this.entries;
    const replaced = before.filter(({ id, rule: old }) => id !== instead && replacesRule(rule, old));
    const broken = brokenPins(this.facts);
    const kept = before.filter((each) => !replaced.includes(each));
    const at = kept.findIndex(({ id }) => id === instead);
    this.entries =
      instead === undefined || at < 0 ? [...kept, { id: null, rule }] : kept.with(at, { id: instead, rule });
    const newlyBroken = brokenPins(this.facts).filter((sentence) => !broken.includes(sentence));
    if (newlyBroken.length > 0) {
      this.entries = before;
      const sentences = newlyBroken.slice(0, NAMED_AT_MOST);
      if (rule.kind === 'apart') sentences.push(HOW_TO_PART);
      throw notPossible('rule-contradicts', sentences.join(' '));
    }
    return {
      number: this.entries.findIndex((each) => each.rule === rule) + 1,
      rule,
      text: this.textOf(rule),
      replaced: replaced.map((each) => this.textOf(each.rule)),
      known: false,
      notes: this.notesOn(rule),
    };
  }

  /** @throws AppError 404 when there is no rule of that number, 422 when the schedule is over. */
  remove(number: number): RuleView {
    this.assertOpen();
    const view = this.list()[number - 1];
    if (!view) throw notFound(`Não há regra ${number} nesta escala.`);
    this.entries = this.entries.filter((_, index) => index !== number - 1);
    return view;
  }

  private textOf(rule: ScheduleRule): string {
    return describeRule(rule, (id) => this.state.facts.people.get(id)?.name ?? 'Pessoa que já não serve');
  }

  private assertOpen(): void {
    const { status } = this.state.facts.schedule;
    if (status === 'completed' || status === 'archived') throw isOver();
  }

  private assertSensible(rule: ScheduleRule): void {
    const { facts } = this;
    const ids = peopleOf(rule);
    for (const id of ids) {
      const reason = inactiveReason(facts, personOf(facts, id));
      if (reason) throw notPossible('not-serving', reason);
    }
    if (ids.length === 2 && ids[0] === ids[1])
      throw notPossible('same-person', 'Diga duas pessoas diferentes.');
    const all = [...facts.masses.values()];
    const concerned =
      'mass' in rule
        ? [massAt(facts, rule.mass)]
        : 'masses' in rule
          ? all.filter((mass) => massMatches(rule.masses, mass))
          : all;
    if ('masses' in rule && concerned.length === 0)
      throw notFound(`Esta escala não tem missa ${onMasses(rule.masses)}.`);
    const past = concerned.length > 0 && concerned.every(({ id }) => this.state.begun.has(id));
    if (facts.schedule.status === 'published' && past)
      throw notPossible(
        'not-allowed-now',
        'As missas desta regra já começaram, e a escala está publicada: nenhum cálculo as muda mais.',
      );
    if ('count' in rule && (!Number.isInteger(rule.count) || rule.count < 0 || rule.count > 99))
      throw notPossible('odd-count', 'Diga um número de 0 a 99.');
  }

  private notesOn(rule: ScheduleRule): string[] {
    const { facts } = this;
    if (rule.kind === 'cap') {
      const person = personOf(facts, rule.ministerId);
      const own = limitOf({ ...facts, rules: [] }, person);
      if (own < rule.count) return [`O máximo de ${person.name} neste mês já é ${own}, e continua valendo.`];
      const everyone = capOf(rulesOfKind(facts.rules, 'cap-all'), person.id);
      if (everyone < rule.count)
        return [`Mas há uma regra de no máximo ${everyone} para todos, que continua valendo.`];
    }
    return [];
  }
}

/** 422: nothing of a schedule changes once it is over. */
export const isOver = () => notPossible('not-allowed-now', 'Esta escala já terminou e não muda mais.');
