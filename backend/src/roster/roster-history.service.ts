import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { AppError, notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { requestInfo } from '../platform/request-info.js';
import { User } from '../accounts/index.js';
import { RosterChange, type RosterChangeKind, type RosterChangeState } from './roster-change.entity.js';
import { fromDiff, type PlaceChanges, type RuleChange, toDiff } from './roster-diff.js';
import type { NamedPlaceResponse, RosterHistoryResponse } from './roster-history.dto.js';
import type { RosterPlace } from './roster.js';
import { assertScheduleExists, lockOpenSchedule } from './schedule-access.js';
import type { Schedule } from './schedule.entity.js';
import { rulesInWords } from './schedule-rules/rules-in-words.js';

/** Steps that are kept of each schedule. */
const KEPT = 100;

const LABELS: Record<RosterChangeKind, string> = {
  assigned: 'Pessoa escalada à mão',
  pinned: 'Lugar fixado ou solto',
  removed: 'Pessoa retirada à mão',
  moved: 'Mudança à mão',
  computed: 'Cálculo da escala',
  accepted: 'Proposta aceita',
  'proposal-applied': 'Proposta do assistente aplicada',
  'proposal-undone': 'Proposta do assistente desfeita',
  substituted: 'Substituição',
  'masses-changed': 'Mudança nas missas',
  'rules-changed': 'Mudança nas regras da escala',
  published: 'Publicação',
  unpublished: 'Volta ao planejamento',
  undone: 'Mudança desfeita',
  redone: 'Mudança refeita',
  imported: 'Importação de uma escala passada',
};

const NOTHING: PlaceChanges = { entered: [], left: [] };

type StepRow = Omit<RosterHistoryResponse, 'label' | 'rulesSet' | 'rulesRemoved'> & {
  rules: RuleChange | null;
};

/** Who changed a schedule's roster, when and how: what undo, redo and refused stale changes tell. */
@Injectable()
export class RosterHistoryService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The kept steps, the latest first.
   * @throws AppError 404 when there is no such schedule.
   */
  async list(scheduleId: number): Promise<RosterHistoryResponse[]> {
    const db = this.em.getKysely<unknown>();
    await assertScheduleExists(db, scheduleId);
    return (await this.steps(db, sql`c.schedule_id = ${scheduleId}`)).reverse();
  }

  /** Whether a step can be undone, and whether one can be redone. */
  async openSteps(db: Kysely<unknown>, scheduleId: number): Promise<{ canUndo: boolean; canRedo: boolean }> {
    const has = (state: RosterChangeState) =>
      sql`exists (select from roster_change where schedule_id = ${scheduleId} and state = ${state})`;
    const { rows } = await sql<{ canUndo: boolean; canRedo: boolean }>`
      select ${has('done')} as "canUndo", ${has('undone')} as "canRedo"`.execute(db);
    return rows[0]!;
  }

  /**
   * Locks a schedule in order to change who serves.
   * @param revision the version that the caller has seen; not compared when absent.
   * @throws AppError 404 when there is no such schedule, 422 when it is over, 409 with what has changed when the
   *   caller's version is stale.
   */
  async lock(em: EntityManager, id: number, revision?: number): Promise<Schedule> {
    const schedule = await lockOpenSchedule(em, id);
    if (revision === undefined || revision === schedule.version) return schedule;
    const changes = await this.steps(em.getKysely(), sql`c.schedule_id = ${id} and c.revision > ${revision}`);
    throw new AppError(
      409,
      'concurrent-change',
      'Outra pessoa alterou esta escala enquanto você editava. Atualize a página e confira antes de continuar.',
      undefined,
      undefined,
      { revision: schedule.version, changes },
    );
  }

  /**
   * Raises the schedule's version and notes what made it: a step that changed places can be undone unless it is
   * `final`, and makes undone ones final. Places that change for good (a substitution, a mass removed) close all that
   * came before: undoing that would give back what no longer fits.
   */
  async record(
    em: EntityManager,
    schedule: Schedule,
    {
      kind,
      places = NOTHING,
      rules = null,
      state = 'final',
      actor,
    }: {
      kind: RosterChangeKind;
      places?: PlaceChanges;
      rules?: RuleChange | null;
      state?: RosterChangeState;
      actor?: User | null;
    },
  ): Promise<void> {
    const db = em.getKysely<unknown>();
    const changesPlaces = places.entered.length + places.left.length > 0;
    schedule.version += 1;
    const stepping = kind === 'undone' || kind === 'redone';
    if (changesPlaces && !stepping) {
      const closed: RosterChangeState[] = state === 'done' ? ['undone'] : ['done', 'undone'];
      await sql`
        update roster_change set state = 'final' where schedule_id = ${schedule.id} and state = any(${closed})`.execute(
        db,
      );
    }
    const { session } = requestInfo();
    const changedBy = actor ?? (session ? em.getReference(User, session.userId) : null);
    const step = new RosterChange({
      schedule,
      revision: schedule.version,
      kind,
      state: changesPlaces ? state : 'final',
      changedBy,
      diff: toDiff(places),
      rules,
    });
    await em.persist(step).flush();
    await sql`
      delete from roster_change where schedule_id = ${schedule.id} and id <= (
        select id from roster_change where schedule_id = ${schedule.id} order by id desc offset ${KEPT} limit 1
      )`.execute(db);
  }

  /** The step that undo takes back, or that redo gives again; null when there is none. */
  nextStep(em: EntityManager, schedule: Schedule, direction: 'undo' | 'redo'): Promise<RosterChange | null> {
    return direction === 'undo'
      ? em.findOne(RosterChange, { schedule, state: 'done' }, { orderBy: { id: 'desc' } })
      : em.findOne(RosterChange, { schedule, state: 'undone' }, { orderBy: { id: 'asc' } });
  }

  /**
   * The places that a kept step took away, with the confirmations that they had.
   * @throws AppError 404 when the history has no such step.
   */
  async leftBy(em: EntityManager, schedule: Schedule, revision: number): Promise<RosterPlace[]> {
    const step = await em.findOne(RosterChange, { schedule, revision });
    if (!step) throw notFound('Esta mudança não está mais no histórico.');
    return fromDiff(step.diff).left;
  }

  /** Steps by time, with the names and masses that still exist. */
  private async steps(db: Kysely<unknown>, condition: RawBuilder<unknown>): Promise<RosterHistoryResponse[]> {
    const named = (list: 'entered' | 'left'): RawBuilder<NamedPlaceResponse[]> => sql`
      (select coalesce(json_agg(place), '[]') from (
        select t.id as "slotId", t.date, t.time, m.id as "ministerId", m.schedule_name as "scheduleName"
        from jsonb_array_elements(c.diff -> ${sql.lit(list)}) p
          join schedule_slot t on t.id = (p ->> 'slotId')::int
          join minister m on m.id = (p ->> 'ministerId')::int
        order by t.starts_at, t.id, m.schedule_name collate "pt-BR-x-icu"
      ) place)`;
    const { rows } = await sql<StepRow>`
      select c.revision, c.kind, c.rules, u.name as by, ${isoInstant(sql`c.created_at`)} as at,
        ${named('entered')} as entered, ${named('left')} as "left"
      from roster_change c left join user_account u on u.id = c.changed_by_id
      where ${condition} order by c.id`.execute(db);
    const changed = rows.flatMap(({ rules }) => (rules ? [...rules.set, ...rules.removed] : []));
    const textOf = await rulesInWords(db, changed);
    return rows.map(({ rules, ...step }) => ({
      ...step,
      label: LABELS[step.kind],
      rulesSet: rules?.set.map(textOf) ?? [],
      rulesRemoved: rules?.removed.map(textOf) ?? [],
    }));
  }
}
