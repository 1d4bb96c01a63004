import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { NewMembersService } from '../ministers/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { conflict, notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { PastSchedulesService } from '../schedules/index.js';
import { ImportRecord } from './import-record.entity.js';
import type { ImportResponse } from './imports.dto.js';

export const IMPORTS = {
  resource: 'imports',
  sort: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {},
} as const satisfies ListSpec;

/** Ids of the ministers that import `i` has made. */
const MADE_MINISTERS = sql`(select (each.value ->> 'ministerId')::int from jsonb_array_elements(i.made) each)`;

/** People, or places in rosters. */
const MADE = sql`(case i.kind when 'people' then jsonb_array_length(i.made)
  else (select coalesce(sum((each.value ->> 'duties')::int), 0)::int from jsonb_array_elements(i.made) each) end)`;

const ROWS: ListSource = {
  select: sql`i.id, i.kind, i.file_name as "fileName", i.rows, ${MADE} as made,
    u.name as "createdByName", ${isoInstant(sql`i.created_at`)} as "createdAt",
    ${isoInstant(sql`i.undone_at`)} as "undoneAt",
    (select count(*)::int from minister m join user_account entered on entered.id = m.user_id
      where m.id in ${MADE_MINISTERS} and entered.password_hash is not null) as entered`,
  from: sql`import_record i left join user_account u on u.id = i.created_by_id`,
  id: sql`i.id`,
  sort: { createdAt: sql`i.created_at` },
};

/** What was imported, and taking it back. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly members: NewMembersService,
    private readonly schedules: PastSchedulesService,
  ) {}

  list(query: ListQuery): Promise<Page<ImportResponse>> {
    return readPage(this.em.getKysely(), IMPORTS, ROWS, query);
  }

  async read(id: number): Promise<ImportResponse> {
    const { rows } =
      await sql<ImportResponse>`select ${ROWS.select} from ${ROWS.from} where i.id = ${id}`.execute(
        this.em.getKysely(),
      );
    if (!rows[0]) throw notFound('Importação não encontrada.');
    return rows[0];
  }

  /**
   * Takes everything back that an import has made, as if it had not been.
   * @throws AppError 404 without such an import, 409 when it is undone, 422 once one of the people has come in or has a
   * place in a roster.
   */
  async undo(session: Session, id: number): Promise<ImportResponse> {
    await this.em.transactional(async (em) => {
      const record = await em.findOne(ImportRecord, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!record) throw notFound('Importação não encontrada.');
      if (record.undoneAt) throw conflict('already-undone', 'Esta importação já foi desfeita.');
      if (record.kind === 'people') await this.removePeople(em, record);
      else
        await this.schedules.remove(
          em,
          record.made.flatMap((one) => ('scheduleId' in one ? one : [])),
        );
      record.undoneAt = this.clock.now();
      record.undoneBy = em.getReference(User, session.userId);
      this.audit.record(em, {
        action: 'import-undone',
        subject: { type: 'import', id },
        details: { removed: record.made.length },
      });
    });
    return this.read(id);
  }

  private async removePeople(em: EntityManager, { made }: ImportRecord): Promise<void> {
    const ids = made.flatMap((one) => ('ministerId' in one ? one.ministerId : []));
    const { rows: people } = await sql<{
      name: string;
      entered: boolean;
      serves: boolean;
    }>`
      select m.schedule_name as name, u.password_hash is not null as entered,
        exists (select from assignment a where a.minister_id = m.id) as serves
      from minister m left join user_account u on u.id = m.user_id
      where m.id = any(${ids}::int[]) order by m.id for update of m`.execute(em.getKysely());
    const entered = people.filter((person) => person.entered);
    if (entered.length > 0)
      throw notPossible(
        'people-entered',
        `${namesOf(entered)} já ${entered.length === 1 ? 'entrou' : 'entraram'} no sistema. A importação não pode mais ser desfeita; mude ou desative cada cadastro.`,
      );
    const serving = people.filter((person) => person.serves);
    if (serving.length > 0)
      throw notPossible(
        'people-serve',
        `${namesOf(serving)} ${serving.length === 1 ? 'está' : 'estão'} em uma escala. Tire da escala antes de desfazer.`,
      );
    await this.members.remove(em, ids);
  }
}

function namesOf(people: readonly { name: string }[]): string {
  const shown = people.slice(0, 3).map(({ name }) => name);
  const more = people.length - shown.length;
  return more > 0 ? `${shown.join(', ')} e mais ${more}` : shown.join(', ');
}
