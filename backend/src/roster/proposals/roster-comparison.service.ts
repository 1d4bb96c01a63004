import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { notFound, notPossible } from '../../platform/errors/app-error.js';
import type { User } from '../../accounts/index.js';
import type { RosterAssignment } from '../../solver/index.js';
import { hardRulesBroken, toBrokenRule } from '../rules/broken-rules.js';
import { RosterWriter, type AppliedChange } from '../roster.writer.js';
import type { AcceptRunRequest, RosterComparisonResponse } from './roster-comparison.dto.js';
import type { RosterChangeResponse } from '../editor/roster-changes.dto.js';
import { RosterEditorService } from '../editor/roster-editor.service.js';
import { allPlaces, computedPlace } from '../roster.js';
import { RosterHistoryService } from '../roster-history.service.js';
import { effectOn } from '../wishes/compare-rosters.js';
import { wishNamed } from '../wishes/wishes.js';
import { brokenIn, differences, newlyBroken, objectivesOf, proposedRoster } from './proposed-roster.js';
import { RosterRun, type StoredResult } from '../compute/roster-run.entity.js';
import { AcceptancesService } from '../compute/acceptances.service.js';
import { RosterStateService } from '../roster-state.service.js';
import { requiredAt } from '../schedule-rules/schedule-rules.js';
import type { Schedule } from '../schedule.entity.js';

type FinishedRun = RosterRun & { result: StoredResult };

/** Computed rosters beside the one that stands: compared, and accepted whole or in part. */
@Injectable()
export class RosterComparisonService {
  constructor(
    private readonly em: EntityManager,
    private readonly states: RosterStateService,
    private readonly history: RosterHistoryService,
    private readonly writer: RosterWriter,
    private readonly editor: RosterEditorService,
    private readonly acceptances: AcceptancesService,
  ) {}

  /**
   * What a run would change in the roster as it stands.
   * @throws AppError 404 when there is no such run, 422 when it has no result.
   */
  async compare(runId: number): Promise<RosterComparisonResponse> {
    const run = await this.finished(this.em.fork(), runId);
    const state = await this.states.snapshot(run.schedule.id);
    const { facts } = state;
    const target = proposedRoster(state, run.result.assignments);
    const { stages, better } = objectivesOf(state, facts.places, target);
    const people = (ids: number[]) =>
      ids.map((id) => ({ ministerId: id, scheduleName: facts.people.get(id)?.name ?? '' }));
    const { added, removed } = differences(allPlaces(facts), target);
    return {
      runId,
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
      stages: stages.map((stage) => ({
        ...stage,
        label: wishNamed(stage.name).label,
        effect: effectOn(stage),
      })),
      brokenBefore: brokenIn(facts, allPlaces(facts)).map((violation) => toBrokenRule(violation, facts)),
      brokenAfter: brokenIn(facts, target).map((violation) => toBrokenRule(violation, facts)),
    };
  }

  /**
   * Makes a proposal, or its people at the given masses alone, the roster.
   * @throws AppError 404 when there is no such run or mass; 409 with what has changed when the revision is stale; 422
   *   when it is no proposal or has no result, when the schedule is over, and with the hard rules that the roster would
   *   break and does not break already.
   */
  accept(runId: number, { revision, slots }: AcceptRunRequest): Promise<RosterChangeResponse> {
    return this.em.transactional(async (em) => {
      const run = await this.finished(em, runId);
      const schedule = await this.history.lock(em, run.schedule.id, revision);
      return this.editor.changed(em, schedule.id, await this.carryOut(em, schedule, runId, { slots }));
    });
  }

  /**
   * Accepts a proposal in the caller's transaction, which has locked the schedule.
   * @param slots the masses whose people are taken; all when left out.
   * @param actor who does it, where that is not the person at the other end of the request.
   * @throws AppError as {@link accept}, but for a stale revision.
   */
  async carryOut(
    em: EntityManager,
    schedule: Schedule,
    runId: number,
    { slots, actor }: { slots?: readonly number[] | undefined; actor?: User | null } = {},
  ): Promise<AppliedChange> {
    const run = await this.finished(em, runId);
    if (!run.proposal)
      throw notPossible('not-a-proposal', 'Este cálculo não é uma proposta: já virou a escala.');
    const state = await this.states.read(em, schedule.id);
    const { facts } = state;
    if (slots?.some((slot) => !facts.masses.has(slot))) throw notFound('Missa não encontrada nesta escala.');
    const chosen = slots && new Set(slots);
    const isChosen = ({ slot }: RosterAssignment) => chosen === undefined || chosen.has(slot);
    const target = [
      ...proposedRoster(state, run.result.assignments).filter(isChosen),
      ...allPlaces(facts).filter((place) => !isChosen(place)),
    ];
    const broken = newlyBroken(facts, target);
    if (broken.length > 0) throw hardRulesBroken(broken.map((violation) => toBrokenRule(violation, facts)));
    const { added, removed } = differences(allPlaces(facts), target);
    const applied = await this.writer.apply(em, schedule, {
      kind: 'accepted',
      leaving: removed,
      entering: added.map(computedPlace),
      ...(actor !== undefined && { actor }),
    });
    this.acceptances.accepted(em, run, { revision: schedule.version, applied, actor });
    return applied;
  }

  private async finished(em: EntityManager, runId: number): Promise<FinishedRun> {
    const run = await em.findOne(RosterRun, runId);
    if (!run) throw notFound('Cálculo não encontrado.');
    if (run.status !== 'done' || run.result === null)
      throw notPossible('not-allowed-now', 'Este cálculo não terminou com um resultado.');
    return run as FinishedRun;
  }
}
