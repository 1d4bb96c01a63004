import { EntityManager } from '@mikro-orm/postgresql';
import { placeKey } from '../../solver/index.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { invalid, notFound, notPossible } from '../../platform/errors/app-error.js';
import { hardRulesBroken, toBrokenRule } from '../rules/broken-rules.js';
import { explain } from '../rules/hard-rules.js';
import type { BrokenRuleResponse } from '../rules/broken-rules.dto.js';
import { PlaceCheck } from '../rules/place-check.js';
import { fromDiff, toDiff } from '../roster-diff.js';
import type { User } from '../../accounts/index.js';
import { noteConfirmed } from '../assignment-signs.js';
import { AcceptancesService } from '../compute/acceptances.service.js';
import { RosterWriter, type AppliedChange } from '../roster.writer.js';
import type {
  RosterChangeResponse,
  RosterMoveRequest,
  RosterMovesCheckRequest,
  RosterMovesRequest,
  RosterRevisionRequest,
} from './roster-changes.dto.js';
import { RosterEditorService } from './roster-editor.service.js';
import { allPlaces, type RosterFacts, type RosterPlace } from '../roster.js';
import { RosterHistoryService } from '../roster-history.service.js';
import type { RosterViolation } from '../rules/check-roster.js';
import { RosterReader } from '../roster.reader.js';
import type { Schedule } from '../schedule.entity.js';

/** A batch of moves against the places as they stood. */
interface Plan {
  leaving: RosterPlace[];
  /** New places, pinned unless the move says otherwise, and those that only change their pin. */
  entering: RosterPlace[];
}

/** Changes made by hand in the editor, and their undoing. */
@Injectable()
export class RosterMovesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly reader: RosterReader,
    private readonly history: RosterHistoryService,
    private readonly writer: RosterWriter,
    private readonly editor: RosterEditorService,
    private readonly audit: AuditService,
    private readonly acceptances: AcceptancesService,
  ) {}

  /**
   * Carries out a batch of moves as one step, all or nothing. They are judged by the roster that they make; an override
   * gives a place though rules forbid it: it is marked with the reason, audited, and left alone by every computation.
   *
   * @throws AppError 400 when a move says neither where from nor where to; 404 when schedule, mass, minister or the
   *   change that is undone are unknown; 409 with what has changed when the revision is stale; 422 when the schedule is over, when somebody leaves
   *   a mass at which they are not or enters one at which they are, when a place given by an override is to be pinned or
   *   released, when somebody confirms at a schedule that is not published, and with the hard rules that are broken
   *   without an override.
   */
  move(
    scheduleId: number,
    { revision, moves, override, confirmed, undoes }: RosterMovesRequest,
  ): Promise<RosterChangeResponse> {
    return this.em.transactional(async (em) => {
      const { schedule, facts, plan, broken } = await this.judge(em, scheduleId, { revision, moves });
      if (confirmed && schedule.status !== 'published')
        throw notPossible('not-allowed-now', 'Só em uma escala publicada alguém confirma que vem.');
      if (broken.length > 0 && !override)
        throw hardRulesBroken(broken.map((violation) => toBrokenRule(violation, facts)));
      const forced = new Set(broken.map(placeKey));
      const reason = override?.reason ?? null;
      const back = undoes === undefined ? [] : await this.history.leftBy(em, schedule, undoes);
      const entering = withConfirmations(plan.entering, back);
      const applied = await this.writer.apply(em, schedule, {
        kind: 'moved',
        leaving: plan.leaving,
        entering: entering.map((place) =>
          forced.has(placeKey(place)) ? { ...place, pinned: false, overrideReason: reason } : place,
        ),
      });
      if (confirmed)
        for (const place of freshIn(facts, plan))
          await noteConfirmed(em, this.audit, place, this.clock.now());
      if (broken.length > 0) {
        this.audit.record(em, {
          action: 'roster-rule-overridden',
          subject: { type: 'schedule', id: scheduleId },
          details: {
            rules: broken.map(({ rule, slot, minister }) => ({
              code: rule,
              slotId: slot,
              ministerId: minister,
            })),
          },
        });
      }
      return this.editor.changed(em, scheduleId, applied);
    });
  }

  /**
   * The hard rules that a batch of moves would break; nothing is changed.
   * @throws AppError 400, 404, 409 and 422 as {@link move}, but for the rules.
   */
  check(scheduleId: number, request: RosterMovesCheckRequest): Promise<BrokenRuleResponse[]> {
    return this.em.transactional(async (em) => {
      const { facts, broken } = await this.judge(em, scheduleId, request);
      return broken.map((violation) => toBrokenRule(violation, facts));
    });
  }

  /** What moves do to the roster as it stands, which nobody else changes until the transaction ends. */
  private async judge(
    em: EntityManager,
    scheduleId: number,
    { revision, moves }: RosterMovesCheckRequest,
  ): Promise<{ schedule: Schedule; facts: RosterFacts; plan: Plan; broken: RosterViolation[] }> {
    const schedule = await this.history.lock(em, scheduleId, revision);
    const facts = await this.reader.read(em, scheduleId);
    const plan = planOf(facts, moves);
    return { schedule, facts, plan, broken: brokenBy(facts, plan) };
  }

  /**
   * Takes the last step back, or gives the last undone one again. The places become what they were, whatever people
   * answered meanwhile: conflicts show in the editor.
   * @throws AppError 404 when there is no such schedule, 409 with what has changed when the revision is stale, 422 when
   *   there is nothing to undo or redo, or the schedule is over.
   */
  step(
    scheduleId: number,
    { revision }: RosterRevisionRequest,
    direction: 'undo' | 'redo',
  ): Promise<RosterChangeResponse> {
    return this.em.transactional(async (em) => {
      const schedule = await this.history.lock(em, scheduleId, revision);
      return this.editor.changed(em, scheduleId, await this.carryOutStep(em, schedule, { direction }));
    });
  }

  /**
   * Undoes or redoes in the caller's transaction, which has locked the schedule.
   * @param actor who does it, where that is not the person at the other end of the request.
   * @throws AppError 422 when there is nothing to undo or redo.
   */
  async carryOutStep(
    em: EntityManager,
    schedule: Schedule,
    { direction, actor }: { direction: 'undo' | 'redo'; actor?: User | null },
  ): Promise<AppliedChange> {
    const step = await this.history.nextStep(em, schedule, direction);
    if (!step) {
      const message = `Não há nenhuma mudança para ${direction === 'undo' ? 'desfazer' : 'refazer'}.`;
      throw notPossible(`nothing-to-${direction}`, message);
    }
    const { entered, left } = fromDiff(step.diff);
    step.state = direction === 'undo' ? 'undone' : 'done';
    const applied = await this.writer.apply(em, schedule, {
      kind: direction === 'undo' ? 'undone' : 'redone',
      state: 'final',
      ...(direction === 'undo' ? { leaving: entered, entering: left } : { leaving: left, entering: entered }),
      ...(actor !== undefined && { actor }),
    });
    // The way back gives again what those who now go have said meanwhile.
    step.diff = toDiff({
      entered: withConfirmations(entered, applied.left),
      left: withConfirmations(left, applied.left),
    });
    await this.acceptances.stepped(em, step, { direction, actor });
    return applied;
  }
}

/** The places; those that have gone before with the confirmations that they had. */
function withConfirmations(places: readonly RosterPlace[], gone: readonly RosterPlace[]): RosterPlace[] {
  const known = new Map(gone.map((place) => [placeKey(place), place.confirmation]));
  return places.map((place) =>
    known.has(placeKey(place)) ? { ...place, confirmation: known.get(placeKey(place)) ?? null } : place,
  );
}

/** @throws AppError 400, 404 or 422 as {@link RosterMovesService.move} says. */
function planOf(facts: RosterFacts, moves: readonly RosterMoveRequest[]): Plan {
  const standing = new Map(allPlaces(facts).map((place) => [placeKey(place), place]));
  const leaving = new Map<string, RosterPlace>();
  const entering = new Map<string, RosterPlace>();
  for (const [index, { ministerId, from, to, pinned }] of moves.entries()) {
    if (from === undefined && to === undefined) {
      const message = 'Mudança: diga de onde a pessoa sai ou onde entra.';
      throw invalid(message, { [`moves.${index}`]: message });
    }
    for (const slot of [from, to])
      if (slot !== undefined && !facts.masses.has(slot)) throw notFound('Missa não encontrada nesta escala.');
    if (from !== undefined) {
      const key = placeKey({ slot: from, minister: ministerId });
      const place = standing.get(key);
      if (!place) throw notPossible('not-there', 'Esta pessoa não tem lugar na missa de onde sairia.');
      leaving.set(key, place);
    }
    if (to === undefined) continue;
    const person = facts.people.get(ministerId);
    if (!person) throw notFound('Este ministro não existe ou não serve no momento.');
    const place = { slot: to, minister: ministerId };
    const key = placeKey(place);
    const present = standing.get(key);
    if (present && pinned === undefined)
      throw notPossible('duplicate', explain({ ...place, rule: 'duplicate' }, facts).message);
    if (present && present.overrideReason !== null)
      throw notPossible(
        'overridden',
        `${person.name} está nesta missa por exceção: nenhum cálculo muda este lugar, não há o que fixar nem soltar.`,
      );
    entering.set(key, {
      slot: to,
      minister: ministerId,
      origin: present?.origin ?? 'manual',
      pinned: pinned ?? present?.pinned ?? true,
      overrideReason: present?.overrideReason ?? null,
    });
  }
  return {
    leaving: [...leaving].filter(([key]) => !entering.has(key)).map(([, place]) => place),
    entering: [...entering.values()],
  };
}

/** The places of a plan whose people are not there yet. */
function freshIn(facts: RosterFacts, { entering }: Plan): RosterPlace[] {
  const standing = new Set(allPlaces(facts).map(placeKey));
  return entering.filter((place) => !standing.has(placeKey(place)));
}

/** The hard rules that the places which enter break in the roster that the plan makes. */
function brokenBy(facts: RosterFacts, plan: Plan): RosterViolation[] {
  const gone = new Set(plan.leaving.map(placeKey));
  const fresh = freshIn(facts, plan);
  const remains = (place: RosterPlace) => !gone.has(placeKey(place));
  const made: RosterFacts = {
    ...facts,
    places: [...facts.places.filter(remains), ...fresh],
    overridden: facts.overridden.filter(remains),
  };
  const check = new PlaceCheck(made);
  return fresh.flatMap((place) => check.violations(place));
}
