import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { FIRST_ADMINISTRATOR_EMAIL, firstAdministrator } from '../../src/auth/first-administrator.js';
import { OneTimeTokensService } from '../../src/auth/one-time-tokens.service.js';
import type { FirstStepsResponse, TimetablePreviewResponse } from '../../src/first-steps/first-steps.dto.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { checkTimetable } from '../../src/timetable/check-timetable.js';
import { MassRuleRecord } from '../../src/timetable/mass-rule.entity.js';
import { seedTimetable } from '../../src/timetable/seed-timetable.js';
import { RULES_OF_START, TIMETABLE_STARTS } from '../../src/timetable/timetable-starts.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const PASSWORD = 'andorinha de verão';

describe('First steps', () => {
  let app: TestApp;
  let admin: Caller;
  let administrator: { id: number };

  beforeAll(async () => {
    app = await TestApp.start();
    await seedTimetable(app.em());
    const user = (await firstAdministrator(app.nest.get(MikroORM)))!;
    const link = new URL(await app.nest.get(OneTimeTokensService).issueNow(user.id, 'setup'));
    const token = link.searchParams.get('token');
    await app.visitor.post('/api/auth/setup-password', { token, password: PASSWORD });
    admin = await app.login(FIRST_ADMINISTRATOR_EMAIL, PASSWORD);
    administrator = user;
  });
  afterAll(() => app.stop());

  const done = async () => {
    const { status, body } = await admin.get<FirstStepsResponse>('/api/first-steps');
    expect(status).toBe(200);
    return body.steps.filter((step) => step.done).map(({ step }) => step);
  };

  it('should begin with nothing done, whatever the system brought', async () => {
    expect(await done()).toEqual([]);
    const { body } = await admin.get<FirstStepsResponse>('/api/first-steps');
    expect(body).toMatchObject({ putAway: false, finished: false });
  });

  it('should give the invented account the name and address of a person, once, for their password', async () => {
    const taken = await app.make.person({ role: 'reitor', email: 'padre@exemplo.test' });
    const named = { name: 'Marta Prado', email: 'Marta@exemplo.test', password: PASSWORD };
    const change = (values: object) =>
      admin.put<{ message: string; errors?: object }>('/api/first-steps/account', { ...named, ...values });
    expect(await change({ password: 'outra' })).toMatchObject({
      status: 400,
      body: { errors: { password: 'A senha não confere.' } },
    });
    expect(await change({ email: taken.user.email })).toMatchObject({
      status: 409,
      body: { errors: { email: expect.any(String) } },
    });
    expect((await change({ name: ' ' })).status).toBe(400);
    expect(await done()).toEqual([]);
    expect(await change({})).toMatchObject({
      status: 200,
      body: { message: 'A partir de agora você entra com marta@exemplo.test.' },
    });
    expect(await done()).toEqual(['account']);
    expect((await admin.get('/api/auth/me')).body).toMatchObject({
      name: 'Marta Prado',
      email: 'marta@exemplo.test',
    });
    await app.login('marta@exemplo.test', PASSWORD);
    expect((await change({ email: 'outra@exemplo.test' })).status).toBe(422);
    expect(await app.em().count(AuditEvent, { action: 'account-named' })).toBe(1);
    expect(await firstAdministrator(app.nest.get(MikroORM))).toBeNull();
    expect(await app.em().count(User, { email: FIRST_ADMINISTRATOR_EMAIL })).toBe(0);
  });

  it('should see the parish, to whose text the administrator agrees, and what is chosen of the timetable', async () => {
    await admin.put('/api/settings', { parishName: 'Paróquia São Bento', city: 'Serra, SP' });
    expect((await admin.get('/api/first-steps')).body).toMatchObject({ code: 'consent-required' });
    await app.make.consent(administrator);
    expect(await done()).toEqual(['account', 'parish']);
    const preview = await admin.get<TimetablePreviewResponse>('/api/first-steps/timetable?start=sundays');
    expect(preview.body.options).toEqual(['Domingo, 8h', 'Domingo, 10h', 'Domingo, 19h']);
    expect(preview.body.masses[0]).toMatchObject({ date: '2026-12-06', time: '08:00' });
    expect(preview.body.masses.at(-1)).toMatchObject({ date: '2027-11-28' });
    expect(preview.body.masses).toHaveLength(3 * 52);
    expect(await done()).toEqual(['account', 'parish']);
    expect((await admin.get('/api/first-steps/timetable?start=nenhum')).status).toBe(400);

    const chosen = await admin.post<FirstStepsResponse>('/api/first-steps/timetable', { start: 'sundays' });
    expect(chosen.status).toBe(200);
    expect(await done()).toEqual(['account', 'parish', 'timetable']);
    expect(await app.em().find(MassRuleRecord, {})).toMatchObject([{ key: 'domingo' }]);
    expect(
      await app.em().count(AuditEvent, { action: 'timetable-changed', details: { start: 'sundays' } }),
    ).toBe(1);
  });

  it('should keep an empty timetable empty, and give the whole of another one', async () => {
    await admin.post('/api/first-steps/timetable', { start: 'empty' });
    await seedTimetable(app.em());
    expect((await app.visitor.get('/api/availability-options')).body).toEqual([]);
    for (const start of ['daily', 'standard'] as const) {
      expect((await admin.post('/api/first-steps/timetable', { start })).status).toBe(200);
      const rules = await app.em().findAll(MassRuleRecord, { orderBy: { position: 'asc' } });
      expect(rules.map(({ rule }) => rule)).toEqual(RULES_OF_START[start]);
    }
  });

  it.each(TIMETABLE_STARTS)('should begin with a timetable that does not contradict itself: %s', (start) => {
    expect(() => checkTimetable(RULES_OF_START[start])).not.toThrow();
  });

  it('should see people, coordinators, the schedule, the questionnaire, and end with the publication', async () => {
    await admin.post('/api/ministers', { fullName: 'Ana Souza', experience: '1-3-anos', availability: [] });
    expect(await done()).toContain('people');
    expect(await done()).not.toContain('coordinators');
    expect(await done()).not.toContain('invitations');
    const { id: anaId } = await app.em().findOneOrFail(Minister, { fullName: 'Ana Souza' });
    await admin.post(`/api/ministers/${anaId}/account`, { email: 'ana@exemplo.test' });
    expect(await done()).toContain('invitations');
    await app.make.person({ role: 'coordenador' });
    expect(await done()).toContain('coordinators');

    const { body: schedule } = await admin.post<{ id: number }>('/api/schedules', {
      title: 'Dezembro',
      year: 2026,
      month: 12,
    });
    expect((await done()).at(-1)).toBe('schedule');
    expect((await admin.post('/api/first-steps/timetable', { start: 'daily' })).status).toBe(422);

    const { body: made } = await admin.post<{ questionnaire: { id: number } }>('/api/questionnaires', {
      scheduleId: schedule.id,
      year: 2026,
      month: 12,
    });
    expect((await done()).at(-1)).toBe('schedule');
    await admin.put(`/api/questionnaires/${made.questionnaire.id}`, { status: 'sent' });
    expect((await done()).at(-1)).toBe('questionnaire');

    const slot = await app
      .em()
      .findOneOrFail(ScheduleSlot, { schedule: schedule.id }, { orderBy: { id: 'asc' } });
    const { id: ministerId } = await app.em().findOneOrFail(Minister, { fullName: 'Ana Souza' });
    await new RosterFactory(app).place(slot.id, ministerId);
    await admin.post(`/api/schedules/${schedule.id}/publish`, { confirmEmptyPlaces: true });
    const { body } = await admin.get<FirstStepsResponse>('/api/first-steps');
    expect(body.finished).toBe(true);
    expect(body.steps.every((step) => step.done)).toBe(true);
  });

  it('should be put away and taken out again, for all who coordinate', async () => {
    const coordinator = await app.as('coordenador');
    expect((await coordinator.put('/api/first-steps', { putAway: true })).body).toMatchObject({
      putAway: true,
    });
    expect((await admin.get('/api/first-steps')).body).toMatchObject({ putAway: true });
    expect((await admin.put('/api/first-steps', { putAway: false })).body).toMatchObject({ putAway: false });
    expect((await admin.put('/api/first-steps', { putAway: 'sim' })).status).toBe(400);
    expect(Object.keys((await admin.get<object>('/api/settings')).body)).not.toContain('firstStepsPutAway');
    expect((await coordinator.put('/api/first-steps/account', {})).status).toBe(403);
    expect((await (await app.as('ministro')).get('/api/first-steps')).status).toBe(403);
  });
});
