import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { notFound, notPossible } from '../../platform/errors/app-error.js';
import { checkRoster, type RosterViolation } from '../rules/check-roster.js';
import { compareRosters } from '../wishes/compare-rosters.js';
import type { RosterAssignment } from '../../solver/index.js';
import { computableProblem, type RosterState } from '../compute/computable-problem.js';
import { hardRulesBroken, toBrokenRule } from '../rules/hard-rules.js';
import { RosterChangesService } from '../roster-changes.service.js';
import type { AcceptRunRequest, RosterComparisonResponse } from './roster-comparison.dto.js';
import type { RosterChangeResponse } from '../editor/roster-changes.dto.js';
import { RosterEditorService } from '../editor/roster-editor.service.js';
import { allPlaces, judgingProblem, pinsOf, placeKey, type RosterFacts } from '../roster-facts.js';
import { RosterHistoryService } from '../roster-history.service.js';
import { STAGE_LABELS } from '../rules/roster-messages.js';
import { RosterRun, type StoredResult } from './roster-run.entity.js';
import { RosterStateService } from '../roster-state.service.js';
import { requiredAt } from '../rules/schedule-rules.js';

type FinishedRun = RosterRun & { result: StoredResult };

/** Computed rosters beside the one that stands: compared, and accepted whole or in part. */
@Injectable()
export class RosterComparisonService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly states: RosterStateService,
    private readonly history: RosterHistoryService,
    private readonly changes: RosterChangesService,
    private readonly editor: RosterEditorService,
  ) {}

  /**
   * What a run would change in the roster as it stands.
   * @throws AppError 404 when there is no such run, 422 when it has no result.
   */
  async compare(runId: number): Promise<RosterComparisonResponse> {
    const run = await this.finished(this.em.fork(), runId);
    const state = await this.states.snapshot(run.schedule.id);
    const { facts } = state;
    const target = targetOf(state, run.result);
    const { stages, better } = stagesOf(state, target);
    const people = (ids: number[]) =>
      ids.map((id) => ({ ministerId: id, scheduleName: facts.people.get(id)?.name ?? '' }));
    const { added, removed } = differences(allPlaces(facts), target);
    return {
      runId,
      scheduleId: facts.schedule.id,
      revision: facts.schedule.version,
      stale: run.version !== facts.schedule.version,
      better,
      masses: [...facts.masses.values()].flatMap((mass) => {
        const came = added.filter(({ slot }) => slot === mass.id).map(({ minister }) => minister);
        const left = removed.filter(({ slot }) => slot === mass.id).map(({ minister }) => minister);
        if (came.length + left.length === 0) return [];
        const missing = (places: RosterAssignment[]) =>
          Math.max(0, requiredAt(facts.rules, mass) - places.filter(({ slot }) => slot === mass.id).length);
        return [
          {
            slotId: mass.id,
            date: mass.date,
            time: mass.time,
            description: mass.description,
            added: people(came),
            removed: people(left),
            missingBefore: missing(allPlaces(facts)),
            missingAfter: missing(target),
          },
        ];
      }),
      ministers: [...facts.people.values()].flatMap(({ id, name }) => {
        const own = (places: RosterAssignment[]) =>
          places.filter(({ minister }) => minister === id).map(({ slot }) => slot);
        const [gained, lost] = [own(added), own(removed)];
        return gained.length + lost.length === 0
          ? []
          : [{ ministerId: id, scheduleName: name, gained, lost }];
      }),
      stages: stages.map((stage) => ({ ...stage, label: STAGE_LABELS[stage.name] })),
      brokenBefore: brokenIn(facts, allPlaces(facts)).map((violation) => toBrokenRule(violation, facts)),
      brokenAfter: brokenIn(facts, target).map((violation) => toBrokenRule(violation, facts)),
    };
  }

  /**
   * Makes a draft, or its people at the given masses alone, the roster.
   * @throws AppError 404 when there is no such run or mass; 409 with what has changed when the revision is stale; 422
   *   when it is no draft or has no result, when the schedule is over, and with the hard rules that the roster would
   *   break and does not break already.
   */
  accept(runId: number, { revision, slots }: AcceptRunRequest): Promise<RosterChangeResponse> {
    return this.em.transactional(async (em) => {
      const run = await this.finished(em, runId);
      if (!run.draft) throw notPossible('not-a-draft', 'Este cálculo não é um rascunho: já virou a escala.');
      const schedule = await this.history.lock(em, run.schedule.id, revision);
      const state = await this.states.read(em, schedule.id);
      const { facts } = state;
      if (slots?.some((slot) => !facts.masses.has(slot)))
        throw notFound('Missa não encontrada nesta escala.');
      const chosen = slots && new Set(slots);
      const isChosen = ({ slot }: RosterAssignment) => chosen === undefined || chosen.has(slot);
      const target = [
        ...targetOf(state, run.result).filter(isChosen),
        ...allPlaces(facts).filter((place) => !isChosen(place)),
      ];
      const broken = newlyBroken(facts, target);
      if (broken.length > 0) throw hardRulesBroken(broken.map((violation) => toBrokenRule(violation, facts)));
      const { added, removed } = differences(allPlaces(facts), target);
      run.acceptedAt = this.clock.now();
      const applied = await this.changes.apply(em, schedule, {
        kind: 'accepted',
        leaving: removed.map(toIds),
        entering: added.map((place) => ({
          ...toIds(place),
          origin: 'automatic' as const,
          pinned: false,
          overrideReason: null,
        })),
      });
      return this.editor.changed(em, schedule.id, applied);
    });
  }

  private async finished(em: EntityManager, runId: number): Promise<FinishedRun> {
    const run = await em.findOne(RosterRun, runId);
    if (!run) throw notFound('Cálculo não encontrado.');
    if (run.status !== 'done' || run.result === null)
      throw notPossible('not-allowed-now', 'Este cálculo não terminou com um resultado.');
    return run as FinishedRun;
  }
}

const toIds = ({ slot, minister }: RosterAssignment) => ({
  slotId: slot,
  ministerId: minister,
});

/** The roster that a result makes: settled places and, once published, masses that have begun stay as they are. */
function targetOf({ facts, begun }: RosterState, { assignments }: StoredResult): RosterAssignment[] {
  const stays = ({ slot }: RosterAssignment) => facts.schedule.status === 'published' && begun.has(slot);
  const settled = new Set(facts.settled.map(placeKey));
  return [
    ...assignments.filter(
      (place) =>
        facts.masses.has(place.slot) &&
        facts.people.has(place.minister) &&
        !stays(place) &&
        !settled.has(placeKey(place)),
    ),
    ...facts.places.filter(stays),
    ...facts.settled,
  ];
}

/** The objectives of both rosters; places of people who serve no more count as empty. */
function stagesOf(state: RosterState, target: RosterAssignment[]) {
  const { facts, begun } = state;
  const problem = computableProblem(state);
  const settled = new Set(facts.settled.map(placeKey));
  const isOpen = (place: RosterAssignment) =>
    !settled.has(placeKey(place)) &&
    facts.people.get(place.minister)?.serves === true &&
    !(facts.schedule.status === 'published' && begun.has(place.slot));
  return compareRosters(problem, facts.places.filter(isOpen), target.filter(isOpen));
}

/** Every hard rule that the places break, but for those given though they do. */
function brokenIn(facts: RosterFacts, places: RosterAssignment[]): RosterViolation[] {
  const settled = new Set(facts.settled.map(placeKey));
  const isSettled = (place: RosterAssignment) => settled.has(placeKey(place));
  const problem = { ...judgingProblem(facts, places), pins: pinsOf(facts) };
  const open = places.filter((place) => !isSettled(place));
  return checkRoster(problem, [...open, ...places.filter(isSettled)]).filter(
    (violation) => !isSettled(violation),
  );
}

/** The hard rules that places break and the present ones do not; whoever falls out is not missed. */
function newlyBroken(facts: RosterFacts, places: RosterAssignment[]): RosterViolation[] {
  const before = brokenIn(facts, allPlaces(facts));
  const known = new Set(before.map((violation) => `${violation.rule} ${placeKey(violation)}`));
  const failing = new Set(before.map(placeKey));
  return brokenIn(facts, places).filter(
    (violation) =>
      !known.has(`${violation.rule} ${placeKey(violation)}`) &&
      !(violation.rule === 'pin-missing' && failing.has(placeKey(violation))),
  );
}

function differences(
  before: readonly RosterAssignment[],
  after: readonly RosterAssignment[],
): { added: RosterAssignment[]; removed: RosterAssignment[] } {
  const [had, has] = [new Set(before.map(placeKey)), new Set(after.map(placeKey))];
  return {
    added: after.filter((place) => !had.has(placeKey(place))),
    removed: before.filter((place) => !has.has(placeKey(place))),
  };
}
