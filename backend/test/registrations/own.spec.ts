import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { pendingRequest, type RegistrationBody } from '../support/registrations-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('One’s own pending request', () => {
  let app: TestApp;
  let candidate: Caller;
  let sent: RegistrationBody & { id: number };

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    sent = await pendingRequest(app);
    candidate = await app.withTokenOf((await app.make.person({ role: 'user', email: sent.email })).user);
  });

  const correction = (changes: Partial<RegistrationBody> = {}) => {
    const { id: _, email: __, consent: ___, ...body } = sent;
    return { ...body, ...changes };
  };
  const isFree = async (name: string) =>
    (await app.visitor.get<{ available: boolean }>(`/api/validate-schedule-name/${encodeURIComponent(name)}`))
      .body.available;

  it('should be corrected, but for the e-mail', async () => {
    const { status, body } = await candidate.put('/api/registration-requests/me', {
      ...correction({
        fullName: 'Ana Lúcia Corrigida',
        phone: '15 98888-1111',
        scheduleName: `Corrigida ${sent.id}`,
      }),
      email: 'outra@exemplo.test',
      status: 'approved',
    });
    expect([status, body]).toMatchObject([
      200,
      { id: sent.id, fullName: 'Ana Lúcia Corrigida', phone: '+55 (15) 98888-1111', status: 'pending' },
    ]);
    expect(await app.em().findOneOrFail(RegistrationRequest, sent.id)).toMatchObject({
      email: sent.email,
      fullNameKey: 'ana lucia corrigida',
    });
    expect([await isFree(sent.scheduleName), await isFree(`Corrigida ${sent.id}`)]).toEqual([true, false]);
    expect((await candidate.put('/api/registration-requests/me', correction())).status).toBe(200);
  });

  it('should stay as it was when the correction cannot be', async () => {
    const other = await pendingRequest(app);
    const put = (changes: Partial<RegistrationBody>) =>
      candidate.put<{ errors: object }>('/api/registration-requests/me', correction(changes));
    expect((await put({ scheduleName: other.scheduleName })).status).toBe(409);
    expect((await put({ phone: '123' })).status).toBe(400);
    const minor = await put({ birthDate: '2010-01-01' });
    expect([minor.status, Object.keys(minor.body.errors)]).toEqual([
      400,
      ['guardianName', 'guardianContact'],
    ]);
    expect(await app.em().findOneOrFail(RegistrationRequest, sent.id)).toMatchObject({
      scheduleName: sent.scheduleName,
      birthDate: sent.birthDate,
    });
    expect(await isFree(sent.scheduleName)).toBe(false);
  });

  it('should be taken back, and be gone', async () => {
    expect((await candidate.delete('/api/registration-requests/me')).status).toBe(200);
    expect(await app.em().findOne(RegistrationRequest, sent.id)).toBeNull();
    expect(await isFree(sent.scheduleName)).toBe(true);
    expect((await candidate.delete('/api/registration-requests/me')).status).toBe(404);
  });

  it('should not change once it was decided, nor for anybody else', async () => {
    const stranger = await app.withTokenOf((await app.make.person({ role: 'user' })).user);
    expect((await stranger.put('/api/registration-requests/me', correction())).status).toBe(404);
    expect((await stranger.delete('/api/registration-requests/me')).status).toBe(404);
    const admin = await app.as('admin');
    await admin.put(`/api/registration-requests/${sent.id}/review`, {
      status: 'rejected',
      reviewComments: 'Falta a crisma.',
    });
    expect((await candidate.put('/api/registration-requests/me', correction())).status).toBe(409);
    expect((await candidate.delete('/api/registration-requests/me')).status).toBe(409);
    expect(await app.em().count(RegistrationRequest, sent.id)).toBe(1);
  });
});
