import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** Whether the process can do its work. */
@Injectable()
export class HealthService {
  constructor(private readonly em: EntityManager) {}

  /** @throws the database's own error when it is away, answered as 503. */
  async ready(): Promise<{ status: 'ok'; database: 'ok' }> {
    await sql`select 1`.execute(this.em.getKysely());
    return { status: 'ok', database: 'ok' };
  }
}
