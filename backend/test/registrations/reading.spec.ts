import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { pendingRequest } from '../support/registrations-factory.js';
import { TestApp } from '../support/test-app.js';

interface Row {
  id: number;
  fullName: string;
  status: string;
}

describe('Reading registration requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    const admin = await app.as('admin');
    for (const [fullName, status] of [
      ['Ângela Prado', 'approved'],
      ['Bruno Prado', 'rejected'],
      ['Célia Dantas', null],
      ['Davi Dantas', null],
    ] as const) {
      app.clock.advance(1000);
      const { id } = await pendingRequest(app, { fullName });
      if (status)
        await admin.put(`/api/registration-requests/${id}/review`, { status, reviewComments: 'Combinado.' });
    }
  });
  afterAll(() => app.stop());

  it('should list newest first, with the total', async () => {
    const coordinator = await app.as('coordenador');
    const { body, headers } = await coordinator.get<Row[]>('/api/registration-requests');
    expect(body.map(({ fullName }) => fullName)).toEqual([
      'Davi Dantas',
      'Célia Dantas',
      'Bruno Prado',
      'Ângela Prado',
    ]);
    expect(headers['content-range']).toBe('registration-requests 0-3/4');
    expect(body[0]).toEqual({
      id: expect.any(Number),
      fullName: 'Davi Dantas',
      email: expect.stringContaining('@exemplo.test'),
      phone: '+55 (15) 99999-1234',
      birthDate: '1985-04-12',
      scheduleName: expect.any(String),
      experience: 'media',
      availability: ['domingo-8h'],
      observations: null,
      hasFamilyInMinistry: false,
      guardianName: null,
      guardianContact: null,
      status: 'pending',
      reviewComments: null,
      createdAt: app.clock.now().toISOString(),
      reviewedAt: null,
      role: null,
      reviewedBy: null,
    });
  });

  it('should search without regard to accents, filter and sort', async () => {
    const reitor = await app.as('reitor');
    const names = async (query: string) =>
      (await reitor.get<Row[]>(`/api/registration-requests?${query}`)).body.map(({ fullName }) => fullName);
    const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
    expect(await names(`filter=${json({ q: 'ANGELA' })}`)).toEqual(['Ângela Prado']);
    expect(await names(`filter=${json({ status: 'rejected' })}`)).toEqual(['Bruno Prado']);
    expect(await names(`sort=${json(['fullName', 'ASC'])}&range=${json([1, 2])}`)).toEqual([
      'Bruno Prado',
      'Célia Dantas',
    ]);
    expect((await reitor.get(`/api/registration-requests?sort=${json(['email;--', 'ASC'])}`)).status).toBe(
      400,
    );
  });

  it('should list the pending ones and count each state', async () => {
    const admin = await app.as('admin');
    const { body } = await admin.get<Row[]>('/api/registration-requests/pending');
    expect(body.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const stats = await admin.get('/api/stats/registrations');
    expect(stats.body).toEqual({ pending: 2, approved: 1, rejected: 1, total: 4 });
    expect((await admin.get(`/api/registration-requests/${body[0]!.id}`)).body).toEqual(body[0]);
    expect((await admin.get('/api/registration-requests/999999')).status).toBe(404);
    expect((await admin.get('/api/registration-requests/abc')).status).toBe(404);
  });

  it('should show ministers and visitors nothing of it', async () => {
    const minister = await app.as('ministro');
    for (const path of ['registration-requests', 'registration-requests/pending', 'registration-requests/1'])
      expect((await minister.get(`/api/${path}`)).status).toBe(403);
    expect((await app.visitor.get('/api/registration-requests')).status).toBe(401);
  });

  describe('GET /api/registration-requests/me', () => {
    it('should show the request to whoever has proved to own its e-mail, and to nobody else', async () => {
      const { id, email } = await pendingRequest(app);
      const { user } = await app.make.person({ role: 'user', email });
      const em = app.em();
      const account = await em.findOneOrFail(User, user.id);
      account.emailVerifiedAt = null;
      await em.flush();
      const caller = await app.withTokenOf(user);
      expect((await caller.get('/api/registration-requests/me')).status).toBe(401);

      account.emailVerifiedAt = app.clock.now();
      await em.flush();
      const { status, body } = await caller.get<Row>('/api/registration-requests/me');
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: 'pending' });
      expect(body).not.toHaveProperty('reviewedBy');

      const stranger = await app.as('user');
      expect((await stranger.get('/api/registration-requests/me')).status).toBe(404);
    });

    it('should show the latest of several', async () => {
      const admin = await app.as('admin');
      const first = await pendingRequest(app);
      const rejection = { status: 'rejected', reviewComments: 'Volte em março.' };
      await admin.put(`/api/registration-requests/${first.id}/review`, rejection);
      const { user } = await app.make.person({ role: 'user', email: first.email });
      const caller = await app.withTokenOf(user);
      expect((await caller.get('/api/registration-requests/me')).body).toMatchObject({
        status: 'rejected',
        reviewComments: 'Volte em março.',
      });
      app.clock.advance(1000);
      const { id } = await pendingRequest(app, { email: first.email });
      expect((await caller.get('/api/registration-requests/me')).body).toMatchObject({
        id,
        status: 'pending',
      });
      expect(await app.em().count(RegistrationRequest, { email: first.email })).toBe(2);
    });
  });
});
