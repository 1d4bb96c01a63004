import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Session } from '../platform/access/session.js';
import { conflict, forbidden, notFound } from '../platform/errors/app-error.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { BlockedDate } from './blocked-date.entity.js';
import type { BlockedDateResponse, CreateBlockedDateRequest } from './blocked-dates.dto.js';
import { lockEditableMinister, mayEdit, maySee, visibleMinister } from './minister-access.js';

export const BLOCKED_DATES = {
  resource: 'blocked-dates',
  sort: ['date'],
  defaultSort: ['date', 'ASC'],
  filters: { from: 'date', to: 'date' },
  plain: ['from', 'to'],
} as const satisfies ListSpec;

const ROWS: ListSource = {
  select: sql`b.id, b.minister_id as "ministerId", to_char(b.date, 'YYYY-MM-DD') as date, b.reason`,
  from: sql`blocked_date b`,
  id: sql`b.id`,
  sort: { date: sql`b.date` },
  filters: {
    from: (date: string) => sql`b.date >= ${date}::date`,
    to: (date: string) => sql`b.date <= ${date}::date`,
  },
};

/** Days on which somebody cannot serve. */
@Injectable()
export class BlockedDatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 404 when there is no such minister or the caller may not see them. */
  async list(session: Session, ministerId: number, query: ListQuery): Promise<Page<BlockedDateResponse>> {
    await visibleMinister(this.em, session, ministerId);
    const where = [sql`b.minister_id = ${ministerId}`];
    return readPage(this.em.getKysely(), BLOCKED_DATES, { ...ROWS, where }, query);
  }

  /** @throws AppError 403 and 404 as the record's rule says, 409 when the day is blocked already. */
  async add(
    session: Session,
    ministerId: number,
    { date, reason }: CreateBlockedDateRequest,
  ): Promise<BlockedDateResponse> {
    return this.em.transactional(async (em) => {
      const minister = await lockEditableMinister(em, session, ministerId);
      if ((await em.count(BlockedDate, { minister, date })) > 0)
        throw conflict('already-blocked', 'Este dia já está bloqueado.', {
          date: 'Data: já está bloqueada.',
        });
      const blocked = new BlockedDate({ minister, date, reason: reason || null });
      await em.persist(blocked).flush();
      this.record(em, session, ministerId, 'added');
      return { id: blocked.id, ministerId, date, reason: blocked.reason };
    });
  }

  /** @throws AppError 404 when there is none or the caller may not see it, 403 when it is not theirs. */
  async remove(session: Session, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const blocked = await em.findOne(BlockedDate, id);
      if (!blocked || !maySee(session, blocked.minister.id)) throw notFound('Data bloqueada não encontrada.');
      if (!mayEdit(session, blocked.minister.id)) throw forbidden();
      em.remove(blocked);
      this.record(em, session, blocked.minister.id, 'removed');
    });
  }

  private record(em: EntityManager, { ministerId }: Session, id: number, blockedDate: string): void {
    if (ministerId === id) return;
    this.audit.record(em, {
      action: 'minister-changed',
      subject: { type: 'minister', id },
      details: { blockedDate },
    });
  }
}
