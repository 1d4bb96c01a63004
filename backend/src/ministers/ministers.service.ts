import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { conflict, invalid, notFound } from '../platform/errors/app-error.js';
import { parseListQuery, type ListQuery } from '../platform/lists/list-query.js';
import { readPage, readWrittenPage, type Page, type WrittenPage } from '../platform/lists/page.js';
import { MassesService } from '../timetable/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { FullNamesService } from './full-names.service.js';
import { lockEditableMinister, maySee, ministerNotFound } from './minister-access.js';
import { MINISTER_CARD_ROWS, MINISTER_CARDS, MINISTER_ROWS, MINISTERS } from './minister-rows.js';
import { Minister } from './minister.entity.js';
import { NAME_TAKEN, NewMembersService } from './new-members.service.js';
import { scheduleNameProposals } from './schedule-name-proposals.js';
import { toExperience } from './experience.js';
import type {
  CreateMinisterRequest,
  MinisterCardResponse,
  MinisterResponse,
  UpdateMinisterRequest,
} from './ministers.dto.js';
import { applyChanges, checkSacramentDates, checkSharing, permittedChanges } from './profile-changes.js';
import { ScheduleNamesService } from './schedule-names.service.js';

/** The people who serve: reading and changing their records. */
@Injectable()
export class MinistersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly masses: MassesService,
    private readonly names: ScheduleNamesService,
    private readonly newMembers: NewMembersService,
    private readonly fullNames: FullNamesService,
    private readonly audit: AuditService,
  ) {}

  /** The whole records of {@link MinisterResponse}. */
  list(query: ListQuery): Promise<WrittenPage> {
    return readWrittenPage(this.em.getKysely(), MINISTERS, MINISTER_ROWS, query);
  }

  /** Everybody: whole records for those who coordinate, for the others what members see of each other. */
  listAll(
    { role }: Session,
    query: Record<string, unknown>,
  ): Promise<WrittenPage | Page<MinisterCardResponse>> {
    if (can(role, 'people.read')) return this.list(parseListQuery(query, MINISTERS));
    return readPage(
      this.em.getKysely(),
      MINISTER_CARDS,
      MINISTER_CARD_ROWS,
      parseListQuery(query, MINISTER_CARDS),
    );
  }

  /** @throws AppError 404 when the person in the session has no minister record. */
  readOwn(session: Session): Promise<MinisterResponse> {
    if (session.ministerId === null) throw notFound('Você ainda não tem um perfil de ministro.');
    return this.read(session, session.ministerId);
  }

  /** @throws AppError 404 when there is no such minister or the caller may not see them. */
  async read(session: Session, id: number): Promise<MinisterResponse> {
    if (!maySee(session, id)) throw ministerNotFound();
    const { rows } = await sql<MinisterResponse>`
      select ${MINISTER_ROWS.select} from ${MINISTER_ROWS.from} where m.id = ${id} and m.erased_at is null`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw ministerNotFound();
    return rows[0];
  }

  /**
   * Changes the given fields, as far as they are the caller's to change. One's own full name waits for the coordination.
   * @throws AppError 400 on a value that cannot be, 403 and 404 as the record's rule says, 409 when the schedule name
   * is taken.
   */
  async change(session: Session, id: number, body: UpdateMinisterRequest): Promise<MinisterResponse> {
    const changes = permittedChanges(session, body);
    const today = instantToLocal(this.clock.now(), (await this.settings.read()).timeZone).date;
    const options = changes.availability ? await this.masses.availabilityOptions() : [];
    await this.em.transactional(async (em) => {
      const minister = await lockEditableMinister(em, session, id);
      checkSacramentDates(minister, changes, today);
      checkSharing(minister, changes, today);
      checkAvailability(minister, changes, options);
      const { fullName, ...rest } = changes;
      await this.rename(em, minister, changes.scheduleName ?? minister.scheduleName);
      applyChanges(minister, rest);
      if (fullName !== undefined) await this.fullNames.change(em, session, minister, fullName);
      if (session.ministerId !== id) {
        const subject = { type: 'minister', id };
        this.audit.record(em, {
          action: 'minister-changed',
          subject,
          details: { fields: Object.keys(changes) },
        });
      }
    });
    return this.read(session, id);
  }

  /**
   * Makes a member without an account, whose profile the coordination keeps.
   * @throws AppError 400 for values that cannot be, 409 when the schedule name is taken.
   */
  async create(session: Session, body: CreateMinisterRequest): Promise<MinisterResponse> {
    const { fullName, scheduleName, experience = 'nunca-participei', ...rest } = body;
    const { timeZone } = await this.settings.read();
    const options = await this.masses.availabilityOptions();
    const id = await this.em.transactional(async (em) => {
      const values = {
        ...rest,
        fullName,
        scheduleName: scheduleName ?? (await this.freeName(em, fullName)),
        experience: toExperience(experience),
      };
      const blank = new Minister(values);
      checkSacramentDates(blank, values, instantToLocal(this.clock.now(), timeZone).date);
      checkAvailability(blank, values, options);
      const [minister] = await this.newMembers.add(em, [values]);
      this.audit.record(em, { action: 'minister-created', subject: { type: 'minister', id: minister!.id } });
      return minister!.id;
    });
    return this.read(session, id);
  }

  private async freeName(em: EntityManager, fullName: string): Promise<string> {
    for (const name of scheduleNameProposals(fullName)) if (await this.names.isFree(em, name)) return name;
    throw new Error('Proposals of schedule names have no end');
  }

  private async rename(em: EntityManager, minister: Minister, name: string): Promise<void> {
    if (name === minister.scheduleName) return;
    await this.names.release(em, { ministerId: minister.id });
    if (!(await this.names.claim(em, name, { ministerId: minister.id })))
      throw conflict('schedule-name-taken', NAME_TAKEN, { scheduleName: NAME_TAKEN });
  }
}

/** Values of an earlier timetable stay acceptable to whom holds them. */
function checkAvailability(
  { availability: held }: Minister,
  { availability = [] }: UpdateMinisterRequest,
  options: readonly { value: string }[],
): void {
  const known = new Set([...held, ...options.map(({ value }) => value)]);
  if (availability.every((value) => known.has(value))) return;
  const message = 'Disponibilidade: escolha entre as opções oferecidas.';
  throw invalid(message, { availability: message });
}
