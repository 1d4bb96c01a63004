import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/errors/app-error.js';
import { sql, type Kysely } from 'kysely';
import { PHOTO_PLACE } from '../../ministers/index.js';
import { CalendarService } from '../../timetable/index.js';
import { PlaceCheck } from '../rules/place-check.js';
import { exchangesFor, type Exchange } from './exchanges.js';
import { moveTargets, type MoveTarget } from './move-targets.js';
import { describeMasses, describeMinisters, type MassDetails } from './roster-editor-view.js';
import type { RosterChangeResponse } from './roster-changes.dto.js';
import type {
  EditorAssignmentResponse,
  EditorDayResponse,
  EditorPhotoResponse,
  ExchangesQuery,
  MoveTargetsQuery,
  RosterEditorResponse,
} from './roster-editor.dto.js';
import { placeKey, type RosterAssignment } from '../../solver/index.js';
import { allPlaces, type RosterState } from '../roster.js';
import type { AppliedChange } from '../roster.writer.js';
import { RosterHistoryService } from '../roster-history.service.js';
import { RosterStateService } from '../roster-state.service.js';

interface Extras {
  masses: Map<number, MassDetails>;
  photos: Map<number, EditorPhotoResponse>;
  proposalRunId: number | null;
  canUndo: boolean;
  canRedo: boolean;
}

interface PeriodRow {
  startDate: string;
  endDate: string;
}

/** The roster as its editor shows it. */
@Injectable()
export class RosterEditorService {
  constructor(
    private readonly em: EntityManager,
    private readonly states: RosterStateService,
    private readonly history: RosterHistoryService,
    private readonly calendar: CalendarService,
  ) {}

  /**
   * Everything that the editor shows, as it was at one moment.
   * @throws AppError 404 when there is no such schedule.
   */
  async read(scheduleId: number): Promise<RosterEditorResponse> {
    const { state, extras, period } = await this.em.fork().transactional(
      async (em) => ({
        state: await this.states.read(em, scheduleId),
        extras: await this.extras(em.getKysely(), scheduleId),
        period: await this.period(em.getKysely(), scheduleId),
      }),
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    const { facts } = state;
    const { id, title, status, version } = facts.schedule;
    const { canUndo, canRedo, proposalRunId } = extras;
    return {
      scheduleId: id,
      title,
      status,
      revision: version,
      canUndo,
      canRedo,
      proposalRunId,
      minRestDays: facts.minRestDays,
      days: await this.days(period),
      masses: describeMasses(state, extras.masses),
      ministers: describeMinisters(state, extras.photos),
      assignments: describePlaces(state),
    };
  }

  /**
   * What {@link moveTargets} finds in the roster as it stands.
   * @throws AppError 404 when there is no such schedule, person or mass.
   */
  async targets(scheduleId: number, { ministerId, from }: MoveTargetsQuery): Promise<MoveTarget[]> {
    const { facts } = await this.states.snapshot(scheduleId);
    if (!facts.people.has(ministerId)) throw notFound('Este ministro não existe ou não serve no momento.');
    if (from !== undefined && !facts.masses.has(from)) throw notFound('Missa não encontrada nesta escala.');
    return moveTargets(facts, ministerId, from);
  }

  /**
   * What {@link exchangesFor} finds in the roster as it stands.
   * @throws AppError 404 when there is no such schedule or mass, or the person does not serve there.
   */
  async exchanges(scheduleId: number, { ministerId, slotId }: ExchangesQuery): Promise<Exchange[]> {
    const state = await this.states.snapshot(scheduleId);
    const place = { slot: slotId, minister: ministerId };
    if (!allPlaces(state.facts).some((each) => placeKey(each) === placeKey(place)))
      throw notFound('Esta pessoa não tem lugar nesta missa.');
    return exchangesFor(state, place);
  }

  /** What the caller's transaction has just changed, as the editor shows it. */
  async changed(
    em: EntityManager,
    scheduleId: number,
    { entered, left, notified }: AppliedChange,
  ): Promise<RosterChangeResponse> {
    await em.flush();
    const state = await this.states.read(em, scheduleId);
    const extras = await this.extras(em.getKysely(), scheduleId);
    const { version, status } = state.facts.schedule;
    const touched = [...entered, ...left];
    const slots = new Set(touched.map(({ slot }) => slot));
    const people = new Set(touched.map(({ minister }) => minister));
    const enteredKeys = new Set(entered.map(placeKey));
    return {
      revision: version,
      status,
      canUndo: extras.canUndo,
      canRedo: extras.canRedo,
      entered: entered.map(toIds),
      left: left.filter((place) => !enteredKeys.has(placeKey(place))).map(toIds),
      masses: describeMasses(state, extras.masses).filter(
        ({ id, shortage }) => slots.has(id) || shortage !== null,
      ),
      assignments: describePlaces(state).filter(
        ({ slotId, ministerId }) => slots.has(slotId) || people.has(ministerId),
      ),
      ministers: describeMinisters(state, extras.photos).map(({ id, duties, share }) => ({
        id,
        duties,
        share,
      })),
      notified,
    };
  }

  private async extras(db: Kysely<unknown>, scheduleId: number): Promise<Extras> {
    const { rows: masses } = await sql<MassDetails & { id: number }>`
      select id, location, warning from schedule_slot where schedule_id = ${scheduleId}`.execute(db);
    const { rows: photos } = await sql<EditorPhotoResponse & { id: number }>`
      select m.id, '/api/photos/' || m.photo_file as "profileImageUrl", ${PHOTO_PLACE}
      from minister m where m.photo_file is not null`.execute(db);
    const { rows: runs } = await sql<{ id: number }>`
      select id from roster_run
      where proposal and accepted_at is null and discarded_at is null and id = (
        select id from roster_run where schedule_id = ${scheduleId} and status = 'done'
        order by created_at desc, id desc limit 1
      )`.execute(db);
    return {
      masses: new Map(masses.map(({ id, ...mass }) => [id, mass])),
      photos: new Map(photos.map(({ id, ...photo }) => [id, photo])),
      proposalRunId: runs[0]?.id ?? null,
      ...(await this.history.openSteps(db, scheduleId)),
    };
  }

  private async period(db: Kysely<unknown>, scheduleId: number): Promise<PeriodRow> {
    const { rows } = await sql<PeriodRow>`
      select start_date as "startDate", end_date as "endDate" from schedule where id = ${scheduleId}`.execute(
      db,
    );
    return rows[0]!;
  }

  private async days({ startDate, endDate }: PeriodRow): Promise<EditorDayResponse[]> {
    const months = [...new Set([startDate.slice(0, 7), endDate.slice(0, 7)])];
    const days = await Promise.all(
      months.map((month) => this.calendar.month(Number(month.slice(0, 4)), Number(month.slice(5)))),
    );
    return days
      .flat()
      .filter(({ date }) => startDate <= date && date <= endDate)
      .map(({ date, liturgicalName, liturgicalColor, holiday }) => ({
        date,
        liturgicalName,
        liturgicalColor,
        holiday,
      }));
  }
}

const toIds = ({ slot, minister }: RosterAssignment) => ({ slotId: slot, ministerId: minister });

/** Every place, with what speaks against it. */
function describePlaces({ facts }: RosterState): EditorAssignmentResponse[] {
  const check = new PlaceCheck(facts);
  const order = new Map([...facts.masses.keys()].map((slot, position) => [slot, position]));
  return allPlaces(facts)
    .sort(
      (a, b) =>
        order.get(a.slot)! - order.get(b.slot)! ||
        (facts.people.get(a.minister)?.name ?? '').localeCompare(
          facts.people.get(b.minister)?.name ?? '',
          'pt-BR',
        ),
    )
    .map((place) => ({
      ...toIds(place),
      origin: place.origin,
      pinned: place.pinned,
      overrideReason: place.overrideReason,
      conflicts: check.conflicts(place),
    }));
}
