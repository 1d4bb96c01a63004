import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { KnownPerson } from '../assistant/index.js';

/** Knows everybody of the parish by all that tells who they are. */
@Injectable()
export class KnownPeopleService {
  constructor(private readonly em: EntityManager) {}

  /** Ministers, other accounts, candidates and guardians; somebody may come more than once. */
  async read(): Promise<KnownPerson[]> {
    const { rows } = await sql<KnownPerson>`
      select m.id, m.schedule_name as "scheduleName", coalesce(m.full_name, u.name) as "fullName", u.email, m.phone,
        m.birth_date::text as "birthDate"
      from user_account u full join minister m on m.user_id = u.id where u.erased_at is null and m.erased_at is null
      union all
      select m.id, null, u.name, null, null, null
      from user_account u join minister m on m.user_id = u.id where u.erased_at is null and u.name <> m.full_name
      union all
      select m.id, r.schedule_name, r.full_name, r.email, r.phone, r.birth_date::text
      from registration_request r left join minister m on m.user_id = r.user_id
      union all
      select null, null, r.consent ->> 'guardianName', null, null, null
      from registration_request r where r.consent ->> 'guardianName' is not null`.execute(
      this.em.getKysely(),
    );
    return rows;
  }
}
