import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import type { MinisterResponse } from '../../src/ministers/ministers.dto.js';
import type { PublicationPreviewResponse } from '../../src/publication/publication-preview.dto.js';
import { problemOf } from '../../src/roster/roster.js';
import { User } from '../../src/accounts/user.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('Members without an account', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  let sequence = 0;
  const create = async (values: Record<string, unknown> = {}) => {
    sequence += 1;
    const body = { fullName: `Benedita da Silva ${'x'.repeat(sequence)}`, ...values };
    const answer = await coordinator.post<MinisterResponse>('/api/ministers', body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const read = async (id: number) => (await coordinator.get<MinisterResponse>(`/api/ministers/${id}`)).body;

  it('should be made by the coordination from a name alone, and changed', async () => {
    const made = await create({ fullName: 'Sebastiana Rocha' });
    expect(made).toMatchObject({
      fullName: 'Sebastiana Rocha',
      scheduleName: 'Sebastiana R.',
      userId: null,
      email: null,
      role: 'ministro',
      access: 'none',
      phone: null,
      birthDate: null,
      experience: 'nunca-participei',
      isActive: true,
    });
    expect((await create({ fullName: 'Sebastiana Ramos' })).scheduleName).toBe('Sebastiana Ramos');
    const changes = { fullName: 'Sebastiana Rocha Lima', phone: '15 99999-1111', baptismDate: '1950-01-02' };
    expect((await coordinator.put(`/api/ministers/${made.id}`, { ...made, ...changes })).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ ...changes, phone: '+55 (15) 99999-1111' });
    expect(await app.em().count(AuditEvent, { action: 'minister-created', subjectId: made.id })).toBe(1);
  });

  it('should refuse a taken schedule name, an unknown availability and a caller who may not', async () => {
    await create({ scheduleName: 'Dona Zefa' });
    const taken = await coordinator.post('/api/ministers', { fullName: 'Josefa', scheduleName: 'dona zefá' });
    expect(taken).toMatchObject({ status: 409, body: { errors: { scheduleName: expect.any(String) } } });
    const unknown = await coordinator.post('/api/ministers', { fullName: 'Josefa', availability: ['nunca'] });
    expect(unknown).toMatchObject({ status: 400, body: { errors: { availability: expect.any(String) } } });
    for (const role of ['ministro', 'reitor', 'user'] as const)
      expect((await (await app.as(role)).post('/api/ministers', { fullName: 'Josefa' })).status).toBe(403);
  });

  it('should stand in lists, rosters, questions and counts as everybody else', async () => {
    const { id } = await create({ fullName: 'Olívia Sem Conta', experience: '3-5-anos' });
    const twin = await app.make.person({ name: 'Olívia Com Conta', experience: '3-5-anos' });
    const found = await coordinator.get<MinisterResponse[]>(
      `/api/ministers?filter=${json({ q: 'olivia', isActive: true, role: 'ministro' })}`,
    );
    expect(found.body.map(({ fullName }) => fullName)).toEqual(['Olívia Com Conta', 'Olívia Sem Conta']);
    const alone = await coordinator.get<MinisterResponse[]>(
      `/api/ministers?filter=${json({ q: 'olivia', access: 'none' })}`,
    );
    expect(alone.body.map((minister) => minister.id)).toEqual([id]);

    const schedule = await make.schedule([{ date: '2026-12-06' }]);
    await make.answer(id, schedule.slots);
    await make.answer(twin.minister!.id, schedule.slots);
    const people = problemOf(await make.facts(schedule.id)).ministers;
    const [one, other] = [id, twin.minister!.id].map((who) => people.find((person) => person.id === who));
    expect({ ...one, id: 0, name: '' }).toEqual({ ...other, id: 0, name: '' });

    const before = await coordinator.get<{ totalMinisters: number }>('/api/stats/coordination');
    const home = await coordinator.get<{ activeMinisters: number }>('/api/dashboard');
    await create();
    const after = await coordinator.get<{ totalMinisters: number }>('/api/stats/coordination');
    const later = await coordinator.get<{ activeMinisters: number }>('/api/dashboard');
    expect(after.body.totalMinisters).toBe(before.body.totalMinisters + 1);
    expect(later.body.activeMinisters).toBe(home.body.activeMinisters + 1);
  });

  it('should be named as out of reach when a roster is published, and seen by those who share the mass', async () => {
    const { id } = await create({ fullName: 'Quitéria Alves' });
    const { id: scheduleId, slots } = await make.schedule([{ date: '2026-12-13', required: 2 }]);
    const colleague = await app.make.person({ name: 'Rui Colega' });
    await make.place(slots[0]!, id);
    await make.place(slots[0]!, colleague.minister!.id);
    const { body } = await coordinator.get<PublicationPreviewResponse>(
      `/api/schedules/${scheduleId}/publication-preview`,
    );
    expect(body.unreachable).toMatchObject([{ ministerId: id, email: null }]);
    expect((await coordinator.post(`/api/schedules/${scheduleId}/publish`, {})).status).toBe(200);
    const own = await (await app.withTokenOf(colleague.user)).get<{ team: unknown[] }[]>('/api/my-duties');
    expect(own.body[0]!.team).toContainEqual(
      expect.objectContaining({ scheduleName: 'Quitéria A.', phone: null, email: null, role: 'Ministro' }),
    );
    const moved = await coordinator.delete(`/api/schedules/${scheduleId}/slots/${slots[0]}`);
    expect(moved.status).toBeLessThan(500);
  });

  describe('given an account', () => {
    it('should keep record and history, and come in by the link handed over', async () => {
      const { id } = await create({ fullName: 'Tarcísio Nunes' });
      const { slots } = await make.schedule([{ date: '2026-11-08' }], { month: 11, status: 'published' });
      await make.place(slots[0]!, id);
      const given = await coordinator.post<{ setupLink: string }>(`/api/ministers/${id}/account`, {
        email: 'Tarcisio@Exemplo.test',
      });
      expect(given.status).toBe(201);
      expect(await app.em().count(EmailMessage, { to: 'tarcisio@exemplo.test' })).toBe(0);
      expect(await read(id)).toMatchObject({ access: 'invited', email: 'tarcisio@exemplo.test' });
      const token = new URL(given.body.setupLink).searchParams.get('token');
      const password = 'uma senha só dele';
      expect((await app.visitor.post('/api/auth/setup-password', { token, password })).status).toBeLessThan(
        300,
      );
      const himself = await app.login('tarcisio@exemplo.test', password);
      await app.everybodyAgrees();
      const mine = await himself.get<{ id: number }>('/api/ministers/me');
      expect(mine.body.id).toBe(id);
      expect(await app.em().count(Assignment, { minister: id })).toBe(1);
      expect((await coordinator.post(`/api/ministers/${id}/setup-link`)).status).toBe(422);
      expect(
        (await coordinator.post(`/api/ministers/${id}/account`, { email: 'x@exemplo.test' })).status,
      ).toBe(409);
    });

    it('should refuse an address that has an account, and change nothing of that', async () => {
      const { id } = await create();
      const { user } = await app.make.person({ email: 'dona@exemplo.test' });
      const taken = await coordinator.post(`/api/ministers/${id}/account`, { email: 'dona@exemplo.test' });
      expect(taken).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
      expect((await read(id)).userId).toBeNull();
      expect((await (await app.withTokenOf(user)).get('/api/auth/me')).status).toBe(200);
    });

    it('should invite many at once, leaving out who needs no link, and end earlier links', async () => {
      const [one, other, none] = [await create(), await create(), await create()];
      const entered = await app.make.person({ passwordHash: 'x' });
      const admin = await app.make.person({ role: 'admin' });
      const links = [];
      for (const { id } of [one, other])
        links.push(
          (
            await coordinator.post<{ setupLink: string }>(`/api/ministers/${id}/account`, {
              email: `convite${id}@exemplo.test`,
            })
          ).body.setupLink,
        );
      const ministerIds = [one.id, other.id, none.id, entered.minister!.id, admin.user.id + 100_000];
      const invited = await coordinator.post('/api/ministers/invitations', { ministerIds });
      expect(invited).toMatchObject({ status: 200, body: { invited: 2 } });
      const mails = await app.em().find(EmailMessage, { mail: 'invitation' });
      expect(mails.map(({ to }) => to).sort()).toEqual(
        [`convite${one.id}@exemplo.test`, `convite${other.id}@exemplo.test`].sort(),
      );
      const token = new URL(links[0]!).searchParams.get('token');
      expect((await app.visitor.get(`/api/auth/validate-token/${token}`)).body).toMatchObject({
        valid: false,
      });
      expect(await read(one.id)).toMatchObject({ invitedAt: expect.stringMatching(/Z$/) });
    });

    it('should count all who may be invited, and invite them at once, each with a trace', async () => {
      const count = async () =>
        (await coordinator.get<{ invitable: number }>('/api/ministers/invitations')).body.invitable;
      const already = await count();
      for (const { id } of [await create(), await create()])
        await coordinator.post(`/api/ministers/${id}/account`, { email: `todos${id}@exemplo.test` });
      const { id: withoutAccess } = await create();
      const email = `fechada${withoutAccess}@exemplo.test`;
      await coordinator.post(`/api/ministers/${withoutAccess}/account`, { email });
      await app.em().nativeUpdate(User, { email }, { disabledAt: app.clock.now() });
      expect(await count()).toBe(already + 2);
      const traces = () => app.em().count(AuditEvent, { action: 'setup-link-issued' });
      const mails = () => app.em().count(EmailMessage, { mail: 'invitation' });
      const before = [await traces(), await mails()];
      const invited = await coordinator.post('/api/ministers/invitations/all');
      expect(invited).toMatchObject({ status: 200, body: { invited: already + 2 } });
      expect([await traces(), await mails()]).toEqual(before.map((one) => one + already + 2));
      expect(await app.em().count(EmailMessage, { to: email })).toBe(0);
      // Until they come in they may be reminded.
      expect(await count()).toBe(already + 2);
    });

    it('should hand nobody a link to an account that may do more', async () => {
      const { user, minister } = await app.make.person({ role: 'coordenador' });
      await app.em().nativeUpdate(User, { id: user.id }, { role: 'admin' });
      expect((await coordinator.post(`/api/ministers/${minister!.id}/setup-link`)).status).toBe(422);
    });
  });

  it('should be erased by an administrator alone, places and name included', async () => {
    const { id } = await create({ fullName: 'Valdomiro Pires', phone: '15 98888-7777' });
    const { slots } = await make.schedule([{ date: '2026-12-20' }]);
    await make.place(slots[0]!, id);
    await make.answer(id, slots);
    expect((await coordinator.delete(`/api/ministers/${id}`)).status).toBe(403);
    const admin = await app.as('admin');
    expect((await admin.delete(`/api/ministers/${id}`)).status).toBe(200);
    expect((await coordinator.get(`/api/ministers/${id}`)).status).toBe(404);
    const shell = await app.em().findOneOrFail(Minister, id);
    expect(shell).toMatchObject({ fullName: 'Pessoa removida', phone: null, isActive: false });
    expect(shell.erasedAt).not.toBeNull();
    expect(await app.em().count(Assignment, { minister: id })).toBe(0);
    expect((await create({ fullName: 'Valdomiro Pires' })).scheduleName).toBe('Valdomiro P.');
    const { minister } = await app.make.person();
    expect((await admin.delete(`/api/ministers/${minister!.id}`)).status).toBe(404);
  });
});
