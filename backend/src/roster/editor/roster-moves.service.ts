import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { invalid, notFound, notPossible } from '../../platform/errors/app-error.js';
import { hardRulesBroken, toBrokenRule } from '../rules/hard-rules.js';
import { PlaceCheck } from '../rules/place-check.js';
import type { RecordedPlace } from '../roster-change.entity.js';
import type { User } from '../../accounts/index.js';
import { RosterRunsService } from '../proposals/roster-runs.service.js';
import { RosterWriter, type AppliedChange } from '../roster.writer.js';
import type {
  RosterChangeResponse,
  RosterMoveRequest,
  RosterMovesRequest,
  RosterRevisionRequest,
} from './roster-changes.dto.js';
import { RosterEditorService } from './roster-editor.service.js';
import { allPlaces, placeKey, type RosterFacts, type RosterPlace } from '../roster.js';
import { RosterHistoryService } from '../roster-history.service.js';
import type { BrokenRuleResponse } from './roster-refusals.dto.js';
import { RosterReader } from '../roster.reader.js';
import type { Schedule } from '../schedule.entity.js';

const keyOf = (slotId: number, ministerId: number) => placeKey({ slot: slotId, minister: ministerId });

/** A batch of moves against the places as they stood. */
interface Plan {
  leaving: RosterPlace[];
  /** New places, pinned unless the move says otherwise, and those that only change their pin. */
  entering: RecordedPlace[];
}

/** Changes made by hand in the editor, and their undoing. */
@Injectable()
export class RosterMovesService {
  constructor(
    private readonly em: EntityManager,
    private readonly problems: RosterReader,
    private readonly history: RosterHistoryService,
    private readonly changes: RosterWriter,
    private readonly editor: RosterEditorService,
    private readonly audit: AuditService,
    private readonly runs: RosterRunsService,
  ) {}

  /**
   * Carries out a batch of moves as one step, all or nothing. They are judged by the roster that they make; an override
   * gives a place though rules forbid it: it is marked with the reason, audited, and left alone by every computation.
   *
   * @throws AppError 400 when a move says neither where from nor where to; 404 when schedule, mass or minister are
   *   unknown; 409 with what has changed when the revision is stale; 422 when the schedule is over, when somebody leaves
   *   a mass at which they are not or enters one at which they are, and with the hard rules that are broken without an
   *   override.
   */
  move(scheduleId: number, { revision, moves, override }: RosterMovesRequest): Promise<RosterChangeResponse> {
    return this.em.transactional(async (em) => {
      const schedule = await this.history.lock(em, scheduleId, revision);
      const facts = await this.problems.read(em, scheduleId);
      const plan = planOf(facts, moves);
      const broken = brokenBy(facts, plan);
      if (broken.length > 0 && !override) throw hardRulesBroken(broken);
      const forced = new Set(broken.map(({ slotId, ministerId }) => keyOf(slotId, ministerId)));
      const reason = override?.reason ?? null;
      const applied = await this.changes.apply(em, schedule, {
        kind: 'moved',
        leaving: plan.leaving.map(({ slot, minister }) => ({
          slotId: slot,
          ministerId: minister,
        })),
        entering: plan.entering.map((place) =>
          forced.has(keyOf(place.slotId, place.ministerId))
            ? { ...place, pinned: false, overrideReason: reason }
            : place,
        ),
      });
      if (broken.length > 0) {
        this.audit.record(em, {
          action: 'roster-rule-overridden',
          subject: { type: 'schedule', id: scheduleId },
          details: {
            reason,
            rules: broken.map(({ code, slotId, ministerId }) => ({ code, slotId, ministerId })),
          },
        });
      }
      return this.editor.changed(em, scheduleId, applied);
    });
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
    const { entered, left } = step.diff;
    step.state = direction === 'undo' ? 'undone' : 'done';
    const applied = await this.changes.apply(em, schedule, {
      kind: direction === 'undo' ? 'undone' : 'redone',
      state: 'final',
      ...(direction === 'undo' ? { leaving: entered, entering: left } : { leaving: left, entering: entered }),
      ...(actor !== undefined && { actor }),
    });
    await this.runs.stepped(em, step, { direction, actor });
    return applied;
  }
}

/** @throws AppError 400, 404 or 422 as {@link RosterMovesService.move} says. */
function planOf(facts: RosterFacts, moves: readonly RosterMoveRequest[]): Plan {
  const standing = new Map(allPlaces(facts).map((place) => [placeKey(place), place]));
  const leaving = new Map<string, RosterPlace>();
  const entering = new Map<string, RecordedPlace>();
  for (const [index, { ministerId, from, to, pinned }] of moves.entries()) {
    if (from === undefined && to === undefined) {
      const message = 'Mudança: diga de onde a pessoa sai ou onde entra.';
      throw invalid(message, { [`moves.${index}`]: message });
    }
    for (const slot of [from, to])
      if (slot !== undefined && !facts.masses.has(slot)) throw notFound('Missa não encontrada nesta escala.');
    if (from !== undefined) {
      const key = keyOf(from, ministerId);
      const place = standing.get(key);
      if (!place) throw notPossible('not-there', 'Esta pessoa não tem lugar na missa de onde sairia.');
      leaving.set(key, place);
    }
    if (to === undefined) continue;
    const person = facts.people.get(ministerId);
    if (!person) throw notFound('Este ministro não existe ou não serve no momento.');
    const key = keyOf(to, ministerId);
    const present = standing.get(key);
    if (present && pinned === undefined)
      throw notPossible('duplicate', `${person.name} já está nesta missa.`);
    entering.set(key, {
      slotId: to,
      ministerId,
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

/** The hard rules that the places which enter break in the roster that the plan makes. */
function brokenBy(facts: RosterFacts, { leaving, entering }: Plan): BrokenRuleResponse[] {
  const standing = new Set(allPlaces(facts).map(placeKey));
  const gone = new Set(leaving.map(placeKey));
  const fresh = entering
    .map(({ slotId, ministerId }) => ({ slot: slotId, minister: ministerId }))
    .filter((place) => !standing.has(placeKey(place)));
  const remains = (place: RosterPlace) => !gone.has(placeKey(place));
  const made: RosterFacts = {
    ...facts,
    places: [
      ...facts.places.filter(remains),
      ...fresh.map((place) => ({ ...place, id: 0, origin: 'manual' as const, pinned: true })),
    ],
    overridden: facts.overridden.filter(remains),
  };
  const check = new PlaceCheck(made);
  return fresh.flatMap((place) => check.violations(place).map((violation) => toBrokenRule(violation, facts)));
}
