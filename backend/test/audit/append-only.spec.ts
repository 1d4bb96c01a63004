import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { TestApp } from '../support/test-app.js';

describe('The audit trail in the database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    const em = app.em();
    em.create(AuditEvent, { at: app.clock.now(), action: 'login' });
    await em.flush();
  });
  afterAll(() => app.stop());

  it.each([
    ['changed', sql`update audit_event set action = 'logout'`],
    ['deleted', sql`delete from audit_event`],
    ['emptied', sql`truncate audit_event`],
  ])('should not be %s', async (_, statement) => {
    await expect(statement.execute(app.em().getKysely())).rejects.toThrow('audit_event is only added to');
    expect(await app.em().findAll(AuditEvent)).toMatchObject([{ action: 'login' }]);
  });
});
