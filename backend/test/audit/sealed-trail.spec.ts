import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AuditCheckResponse } from '../../src/audit/audit-events.dto.js';
import { AuditEvent, AuditSeal } from '../../src/platform/audit/audit-event.entity.js';
import { checkAuditTrail, type TrailVerdict } from '../../src/platform/audit/check-audit-trail.js';
import { MINUTE } from '../../src/platform/clock.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { TestApp } from '../support/test-app.js';

const AT_ONCE = 30;

/** What somebody with all rights over the database may do to it. */
const tampering: [what: string, statements: RawBuilder<unknown>[], eventId: number, fault: string][] = [
  ['a changed act', [sql`update audit_event set action = 'logout' where id = 3`], 3, 'changed'],
  ['a changed address', [sql`update audit_event set address = '203.0.113.9' where id = 3`], 3, 'changed'],
  [
    'a changed time',
    [sql`update audit_event set at = at + interval '1 microsecond' where id = 3`],
    3,
    'changed',
  ],
  ['a deleted act', [sql`delete from audit_event where id = 3`], 3, 'removed'],
  [
    'an act that is deleted with its seal',
    [sql`delete from audit_event where id = 3`, sql`delete from audit_seal where event_id = 3`],
    4,
    'cut',
  ],
  [
    'the oldest acts that are deleted as retention would',
    [sql`delete from audit_event where id < 4`, sql`delete from audit_seal where event_id < 4`],
    4,
    'cut',
  ],
  [
    'an act that somebody put there',
    [sql`insert into audit_event (id, at, action, details) values (900, now(), 'login', '{}')`],
    900,
    'unsealed',
  ],
  [
    'an act that is changed and sealed anew',
    [
      sql`update audit_event set action = 'logout' where id = 3`,
      sql`update audit_seal set hash = sha256('whatever') where event_id = 3`,
    ],
    3,
    'changed',
  ],
];

describe('The seals of the audit trail', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    for (let i = 0; i < 6; i += 1) await add('2026-11-10T12:00:00.123Z');
  });
  afterAll(() => app.stop());

  async function add(at: string): Promise<void> {
    const em = app.em();
    em.create(AuditEvent, { at: new Date(at), action: 'login', details: { name: 'José', list: [1, 2.5] } });
    await em.flush();
  }

  /** The event of a seal; of those that come at once, the order of their ids is another. */
  async function eventOf(seal: number): Promise<number> {
    return (await app.em().findOneOrFail(AuditSeal, seal)).eventId;
  }

  const check = (kept?: string) => checkAuditTrail(app.em().getKysely(), kept);

  /** The verdict after statements that no trigger saw; then everything is as before. */
  async function verdictAfter(statements: RawBuilder<unknown>[], kept?: string): Promise<TrailVerdict> {
    const db: Kysely<unknown> = app.em().getKysely();
    const trx = await db.startTransaction().execute();
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    const verdict = await checkAuditTrail(trx, kept);
    await trx.rollback().execute();
    return verdict;
  }

  it('should be whole after acts that were stored at once', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => add('2026-11-10T12:00:01Z')));
    expect(await check()).toMatchObject({ events: 6 + AT_ONCE, broken: null });
  });

  it('should be whole whatever the zone and format of who checks', async () => {
    const settings = [sql`set local timezone = 'Asia/Tokyo'`, sql`set local datestyle = 'german'`];
    expect(await verdictAfter(settings)).toMatchObject({ broken: null });
  });

  it.each(tampering)('should name %s', async (_, statements, eventId, fault) => {
    expect((await verdictAfter(statements)).broken).toEqual({ eventId, fault });
  });

  it('should tell by a kept seal that the latest acts are gone, or that all seals were made anew', async () => {
    const { seal } = await check();
    expect(await check(seal!)).toMatchObject({ holdsKept: true });
    const last = sql`${await eventOf(6 + AT_ONCE)}`;
    const gone = [
      sql`delete from audit_event where id = ${last}`,
      sql`delete from audit_seal where event_id = ${last}`,
    ];
    expect(await verdictAfter(gone, seal!)).toMatchObject({ broken: null, holdsKept: false });
  });

  it('should begin after what retention deleted, and after nothing else', async () => {
    app.clock.set('2031-11-10T12:00:00.500Z');
    const counts = await app.nest.get(RetentionService, { strict: false }).run();
    expect(counts).toMatchObject({ auditEvents: 6 });
    expect(await check()).toMatchObject({ events: AT_ONCE + 1, broken: null });
    const more = [
      sql`delete from audit_event where id = ${await eventOf(7)}`,
      sql`delete from audit_seal where id <= 7`,
    ];
    expect((await verdictAfter(more)).broken).toEqual({ eventId: await eventOf(8), fault: 'cut' });
    expect(
      (await verdictAfter([sql`update audit_seal set hash = sha256('x') where event_id = 6`])).broken,
    ).toEqual({ eventId: 6, fault: 'changed' });
  });

  it('should be told to administrators, and computed anew after ten minutes', async () => {
    const admin = await app.as('admin');
    const ask = () => admin.get<AuditCheckResponse>('/api/audit-events/check');
    const before = (await ask()).body;
    expect(before).toMatchObject({
      intact: true,
      message: `Trilha conferida: ${AT_ONCE + 1} atos, nenhum mudado nem apagado.`,
      brokenEventId: null,
      seal: (await check()).seal,
    });
    await app
      .em()
      .getKysely()
      .transaction()
      .execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql`update audit_event set actor_id = 1 where id = 9`.execute(trx);
      });
    expect((await ask()).body).toEqual(before);
    app.clock.advance(10 * MINUTE);
    expect((await ask()).body).toMatchObject({
      intact: false,
      message: 'Trilha alterada: o ato 9 foi mudado depois de registrado.',
      brokenEventId: 9,
    });
    expect((await (await app.as('coordenador')).get('/api/audit-events/check')).status).toBe(403);
  });
});
