import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { User } from '../accounts/index.js';
import { type AttemptLimit, AttemptsService } from '../auth/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, HOUR, MINUTE } from '../platform/clock.js';
import { formatLongDate } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays, daysBetween } from '../platform/dates/month.js';
import { AppError, invalid, notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { requestInfo } from '../platform/request-info.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { SacristyOpening } from './sacristy-opening.entity.js';
import type { SacristyOpenedResponse, SacristyOpeningResponse } from './sacristy-openings.dto.js';
import { SacristyTokensService } from './sacristy-tokens.service.js';

/** How far ahead a day may be opened. */
const DAYS_AHEAD = 14;
/** For how many days after its own a device may still send what was noted without network. */
const SENDING_DAYS = 2;

/** People come before a mass at midnight: a day's screen opens on its eve. */
const EARLY_MS = 2 * HOUR;

/** Wrong codes, which are as many as people mistype them and far fewer than guessing takes. */
const CODES_AT_ADDRESS: AttemptLimit = { name: 'sacristy-address', limit: 10, windowMs: 5 * MINUTE };

/** One day for which a device in the sacristy is let in. */
export interface OpenDay {
  openingId: number;
  date: string;
}

const ended = () =>
  new AppError(
    404,
    'sacristy-closed',
    'Este dia da sacristia terminou, ou a coordenação o encerrou. Peça um código novo à coordenação.',
  );

/** Days that coordinators open for the sacristy, and the devices that enter with their code (docs/adr/0046). */
@Injectable()
export class SacristyOpeningsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly tokens: SacristyTokensService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens a day, by a code of its own; codes that were made before keep opening it.
   * @throws AppError 400 for a day that is over or too far ahead.
   */
  async open({ userId }: Session, date: string): Promise<SacristyOpenedResponse> {
    const days = daysBetween(await this.today(), date);
    if (days < 0 || days > DAYS_AHEAD) {
      const message = `Data: escolha hoje ou um dos próximos ${DAYS_AHEAD} dias.`;
      throw invalid(message, { date: message });
    }
    const code = this.tokens.newCode();
    const id = await this.em.transactional(async (em) => {
      const openedBy = em.getReference(User, userId);
      const opening = new SacristyOpening({ date, codeHash: this.tokens.hashOf(code), openedBy });
      await em.persist(opening).flush();
      this.audit.record(em, {
        action: 'sacristy-opened',
        subject: { type: 'sacristy-opening', id: opening.id },
        details: { date },
      });
      return opening.id;
    });
    const [opening] = await this.read(sql`o.id = ${id}`);
    return { ...opening!, code, link: this.tokens.linkWith(code) };
  }

  /** The openings of a day, the newest first. */
  list(date: string): Promise<SacristyOpeningResponse[]> {
    return this.read(sql`o.date = ${date}`);
  }

  /**
   * Ends an opening: its code and every device that entered with it.
   * @throws AppError 404 when there is none that can be ended.
   */
  async close(id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const opening = await em.findOne(SacristyOpening, { id, closedAt: null });
      if (!opening) throw notFound('Este código já foi encerrado. Atualize a página.');
      this.end(em, opening);
    });
  }

  /** Ends all openings of somebody who may open no more, in the caller's transaction. */
  async closeAllOf(em: EntityManager, userId: number): Promise<void> {
    const open = { openedBy: userId, closedAt: null };
    for (const opening of await em.find(SacristyOpening, open)) this.end(em, opening);
  }

  /**
   * Lets a device in by a code.
   * @returns its session, which opens this day and nothing else.
   * @throws AppError 404 for a code that opens nothing, 422 before its day, 429 after too many wrong ones.
   */
  async enter(code: string): Promise<{ token: string; date: string }> {
    const address = requestInfo().address ?? '';
    await this.attempts.take(CODES_AT_ADDRESS, address);
    const today = await this.today();
    const opening = await this.em.fork().findOne(SacristyOpening, {
      codeHash: this.tokens.hashOf(code),
      closedAt: null,
      date: { $gte: today },
    });
    if (!opening)
      throw notFound(
        'Este código não vale: confira as letras. Cada código vale para um só dia, e a coordenação pode tê-lo encerrado.',
        { code: 'Este código não vale: confira as letras.' },
      );
    await this.attempts.giveBack(CODES_AT_ADDRESS, address);
    const { id, date } = opening;
    if (date > (await this.lastOpenDay()))
      throw notPossible('not-yet', `Este código abre a sacristia só no dia: ${formatLongDate(date)}.`);
    await this.audit.recordOnce({
      action: 'sacristy-entered',
      subject: { type: 'sacristy-opening', id },
    });
    return { token: this.tokens.sessionOf(id), date };
  }

  /** The day that a session opens now. @throws AppError 404 when it has ended. */
  present(session: string | undefined): Promise<OpenDay> {
    return this.dayOf(session, 0);
  }

  /** The day for which a session may still send what was noted on it. @throws AppError 404 when it may not. */
  sending(session: string | undefined): Promise<OpenDay> {
    return this.dayOf(session, SENDING_DAYS);
  }

  /** The day of a code that somebody scanned. @throws AppError 404 when it is old or was ended. */
  async scanned(token: string): Promise<OpenDay> {
    const openingId = this.tokens.scanned(token, this.clock.now());
    const day = openingId === null ? null : await this.find(openingId, 0);
    if (day) return day;
    throw notFound('Este código já mudou. Aponte a câmera outra vez para a tela da sacristia.');
  }

  private end(em: EntityManager, opening: SacristyOpening): void {
    opening.closedAt = this.clock.now();
    this.audit.record(em, {
      action: 'sacristy-closed',
      subject: { type: 'sacristy-opening', id: opening.id },
    });
  }

  private async dayOf(session: string | undefined, daysLater: number): Promise<OpenDay> {
    const openingId = this.tokens.openingOf(session ?? '');
    const day = openingId === null ? null : await this.find(openingId, daysLater);
    if (!day) throw ended();
    return day;
  }

  private async find(openingId: number, daysLater: number): Promise<OpenDay | null> {
    const today = await this.today();
    const opening = await this.em.fork().findOne(SacristyOpening, {
      id: openingId,
      closedAt: null,
      date: { $gte: addDays(today, -daysLater), $lte: await this.lastOpenDay() },
    });
    return opening && { openingId, date: opening.date };
  }

  private today(): Promise<string> {
    return this.dayAt(this.clock.now());
  }

  /** The last day whose screen may be opened now. */
  private lastOpenDay(): Promise<string> {
    return this.dayAt(this.clock.in(EARLY_MS));
  }

  /** The parish's day at an instant. */
  private async dayAt(instant: Date): Promise<string> {
    return instantToLocal(instant, (await this.settings.read()).timeZone).date;
  }

  private async read(which: RawBuilder<unknown>): Promise<SacristyOpeningResponse[]> {
    const { rows } = await sql<SacristyOpeningResponse>`
      select o.id, o.date, u.name as "openedByName",
        ${isoInstant(sql`o.created_at`)} as "openedAt", ${isoInstant(sql`o.closed_at`)} as "closedAt"
      from sacristy_opening o left join user_account u on u.id = o.opened_by_id
      where ${which} order by o.id desc`.execute(this.em.getKysely());
    return rows;
  }
}
