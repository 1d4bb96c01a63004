import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { ReaderResponse } from './privacy.dto.js';

/** Act and subject in the audit trail → how the person reads of it. */
const WHAT: Record<string, string> = {
  'record-read minister': 'Abriu o seu perfil',
  'record-read registration-request': 'Abriu a sua solicitação de cadastro',
  'record-read user': 'Abriu o que você escreveu',
  'list-read minister': 'Consultou a lista de ministros',
  'list-read registration-request': 'Consultou a lista de solicitações',
  'list-read user': 'Consultou a lista de contas',
  'list-read questionnaire': 'Consultou as respostas de um questionário',
  'list-read substitution': 'Consultou os pedidos de substituição',
  'list-read schedule': 'Consultou quem serve ou pode servir nas missas',
  'list-read fairness': 'Consultou o equilíbrio das escalas',
  'list-exported fairness': 'Baixou o equilíbrio das escalas',
};
const MOST = 200;
/** Of each way to read a list so many events, kept once an hour, are looked at: more than make {@link MOST} rows of days. */
const MOST_EVENTS = 5 * MOST;

/** Who read a person's data, as the audit trail tells. */
@Injectable()
export class ReadersService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
  ) {}

  /** Everybody else who opened the caller's records, or a list that holds them; the latest first, once a day each. */
  async list({ userId, ministerId }: Session): Promise<ReaderResponse[]> {
    const { timeZone } = await this.settings.read();
    const { rows } = await sql<ReaderResponse & { read: string }>`
      with own (type, id, since) as (
        select 'user', id, created_at from user_account where id = ${userId}
        union all select 'minister', id, created_at from minister where id = ${ministerId}
        union all select unnest(array['fairness', 'schedule']), id, created_at from minister where id = ${ministerId}
        union all select 'registration-request', id, created_at from registration_request where user_id = ${userId}
        union all select 'questionnaire', min(questionnaire_id), min(created_at) from questionnaire_response
          where minister_id = ${ministerId}
        union all select 'substitution', min(id), min(created_at) from substitution_request where minister_id = ${ministerId}),
      reads as (
        select e.actor_id, e.at, e.action, e.subject_type from own
          join audit_event e on e.subject_type = own.type and e.subject_id = own.id
        where e.action = 'record-read'
        union all
        select latest.* from (values ('list-read'), ('list-exported')) act (name) cross join lateral (
          select e.actor_id, e.at, e.action, e.subject_type from audit_event e
          where e.action = act.name and e.actor_id <> ${userId}
          order by e.at desc limit ${MOST_EVENTS}) latest
          join own on own.type = latest.subject_type and latest.at >= own.since)
      select to_char((e.at at time zone ${timeZone})::date, 'YYYY-MM-DD') as date, u.name as reader, u.role,
        e.action || ' ' || e.subject_type as read
      from reads e join user_account u on u.id = e.actor_id
      where e.actor_id <> ${userId}
      group by 1, u.id, 4 order by 1 desc, max(e.at) desc limit ${MOST}`.execute(this.em.getKysely());
    return rows.flatMap(({ read, ...row }) => (WHAT[read] ? [{ ...row, what: WHAT[read] }] : []));
  }
}
