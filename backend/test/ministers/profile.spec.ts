import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { LIMITS } from '../../src/auth/attempts.service.js';
import type { Role } from '../../src/platform/access/permissions.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp, type Caller } from '../support/test-app.js';

interface Refusal {
  message: string;
  errors: Record<string, string>;
}

describe('PATCH /api/ministers/{id}', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const minister = async (role: Role = 'ministro') => {
    const caller = await app.as(role);
    const url = `/api/ministers/${caller.ministerId}`;
    const stored = () => app.em().findOneOrFail(Minister, caller.ministerId!, { populate: ['user'] });
    return { caller, url, stored };
  };

  it("should change what is one's own to change", async () => {
    const { caller, url, stored } = await minister();
    const changes = {
      scheduleName: 'Rosa P.',
      availability: ['domingo-10h', 'domingo-8h'],
      experience: '3-5-anos',
      baptismDate: '1970-08-01',
      confirmationDate: '1985-05-05',
      marriageDate: null,
      profileImagePosition: { x: -20, y: 12.5 },
      profileImageRotation: 90,
      profileImageScale: 2.5,
      maxDutiesPerMonth: 0,
      sharesPhone: false,
      sharesEmail: true,
    };
    const { status, body } = await caller.patch(url, { ...changes, phone: '15 97777-6666' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changes, phone: '+55 (15) 97777-6666', birthDate: '1970-05-20' });
    expect(await stored()).toMatchObject(changes);
    expect((await caller.get('/api/ministers/me')).body).toEqual(body);
    expect(await app.em().count(AuditEvent, { action: 'minister-changed' })).toBe(0);
  });

  describe('the full name', () => {
    const noticesOf = async (caller: Caller) =>
      (await caller.get<{ title: string; content: string; link: string }[]>('/api/notifications')).body;

    it('should wait for the coordination, which is told, and change with its word, which is told too', async () => {
      const { caller, url, stored } = await minister();
      const coordinator = await app.as('coordenador');
      const before = (await stored()).fullName;
      const asked = await caller.patch(url, { fullName: 'Rosa Prado', phone: '15 97777-6666' });
      expect([asked.status, asked.body]).toMatchObject([
        200,
        { fullName: before, requestedName: 'Rosa Prado', phone: '+55 (15) 97777-6666' },
      ]);
      expect(await stored()).toMatchObject({ fullName: before, user: { name: before } });
      await caller.patch(url, { fullName: 'Rosa Prado' });
      expect(await noticesOf(coordinator)).toEqual([
        expect.objectContaining({
          title: 'Pedido de mudança de nome',
          content: expect.stringContaining('“Rosa Prado”'),
          link: `/ministers/${caller.ministerId}`,
        }),
      ]);

      const decision = { fullName: 'Rosa Prado', accepted: true };
      expect((await caller.post(`${url}/name-decision`, decision)).status).toBe(403);
      const decided = await coordinator.post(`${url}/name-decision`, decision);
      expect([decided.status, decided.body]).toMatchObject([
        200,
        { fullName: 'Rosa Prado', requestedName: null },
      ]);
      expect(await stored()).toMatchObject({ fullNameKey: 'rosa prado', user: { name: 'Rosa Prado' } });
      expect(await noticesOf(caller)).toMatchObject([{ title: 'Seu nome mudou' }]);
      expect(
        await app.em().findOneOrFail(AuditEvent, { action: 'name-decided', subjectId: caller.ministerId }),
      ).toMatchObject({ actorId: coordinator.userId, details: { accepted: true } });
      expect((await coordinator.post(`${url}/name-decision`, decision)).status).toBe(409);
    });

    it('should stay where the coordination declines, or the person takes the wish back', async () => {
      const { caller, url, stored } = await minister();
      const admin = await app.as('admin');
      const before = (await stored()).fullName;
      await caller.patch(url, { fullName: 'Bispo Diocesano' });
      await caller.patch(url, { fullName: 'Outro Nome' });
      const stale = await admin.post(`${url}/name-decision`, { fullName: 'Bispo Diocesano', accepted: true });
      expect(stale.status).toBe(409);
      await admin.post(`${url}/name-decision`, { fullName: 'Outro Nome', accepted: false });
      expect(await stored()).toMatchObject({ fullName: before, requestedName: null });
      expect(await noticesOf(caller)).toMatchObject([{ title: 'Seu nome ficou como estava' }]);
      await caller.patch(url, { fullName: 'Mais Um' });
      await caller.patch(url, { fullName: before });
      expect((await stored()).requestedName).toBeNull();
    });

    it('should change at once where the coordination writes it, and be asked for five times a day at most', async () => {
      const { caller, url, stored } = await minister();
      const coordinator = await minister('coordenador');
      await coordinator.caller.patch(url, { fullName: 'Corrigida Silva' });
      expect(await stored()).toMatchObject({
        fullName: 'Corrigida Silva',
        user: { name: 'Corrigida Silva' },
      });
      await coordinator.caller.patch(coordinator.url, { fullName: 'Clara Coordena' });
      expect((await coordinator.stored()).fullName).toBe('Clara Coordena');
      const statuses = [];
      for (let index = 0; index < 6; index += 1)
        statuses.push((await caller.patch(url, { fullName: `Nome ${'a'.repeat(index + 1)}` })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  it('should take a scale as a number or as its text, and either set of words for the experience', async () => {
    const { caller, url } = await minister();
    const { body } = await caller.patch(url, {
      profileImageScale: '1.5',
      experience: 'pouca',
      baptismDate: '',
    });
    expect(body).toMatchObject({ profileImageScale: 1.5, experience: 'menos-1-ano', baptismDate: null });
  });

  it('should leave alone what only coordinators change, and everything that is no field', async () => {
    const { caller, url, stored } = await minister();
    const before = await stored();
    const { status } = await caller.patch(url, {
      id: 1,
      user: 1,
      userId: 1,
      email: 'outra@exemplo.test',
      role: 'admin',
      status: 'approved',
      tokenVersion: 99,
      passwordHash: 'x',
      photoFile: '../../etc/passwd',
      fullNameKey: 'x',
      isActive: false,
      mandateUntil: '2099-12-31',
      birthDate: '2000-01-01',
      createdAt: '2000-01-01',
      phone: '15 97777-0000',
    });
    expect(status).toBe(200);
    const after = await stored();
    const { updatedAt, phone, user, ...rest } = after;
    expect({ ...before, updatedAt, phone, user }).toEqual({ ...rest, updatedAt, phone, user });
    expect(phone).toBe('+55 (15) 97777-0000');
    expect(user).toMatchObject({ role: 'ministro', tokenVersion: 0, email: before.user!.email });
  });

  it.each<[string, unknown]>([
    ['phone', '123'],
    ['phone', null],
    ['scheduleName', ''],
    ['fullName', '12345'],
    ['fullName', null],
    ['availability', ['domingo-9h']],
    ['availability', null],
    ['experience', 'muitíssima'],
    ['baptismDate', '2026-02-30'],
    ['baptismDate', '1960-01-01'],
    ['baptismDate', '2026-11-11'],
    ['marriageDate', '2027-01-01'],
    ['profileImagePosition', { x: 21, y: 0 }],
    ['profileImagePosition', { x: 0 }],
    ['profileImagePosition', null],
    ['profileImageScale', 0.7],
    ['profileImageScale', '3'],
    ['profileImageScale', 'grande'],
    ['profileImageRotation', 1000],
    ['maxDutiesPerMonth', 32],
    ['maxDutiesPerMonth', -1],
    ['sharesPhone', 'sim'],
  ])('should name %s when it is %j and change nothing', async (field, value) => {
    const { caller, url, stored } = await minister();
    const before = await stored();
    const { status, body } = await caller.patch<Refusal>(url, { marriageDate: '1995-01-07', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)[0]?.split('.')[0]).toBe(field);
    expect(await stored()).toEqual(before);
  });

  it('should refuse a confirmation before the baptism', async () => {
    const { caller, url } = await minister();
    expect((await caller.patch(url, { baptismDate: '1980-01-01' })).status).toBe(200);
    const { status, body } = await caller.patch<Refusal>(url, { confirmationDate: '1979-12-31' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['confirmationDate']]);
  });

  it('should keep availability of an earlier timetable acceptable to whom has it', async () => {
    const { caller, url } = await minister();
    await app.em().nativeUpdate(Minister, caller.ministerId!, { availability: ['sabado-17h'] });
    expect((await caller.patch(url, { availability: ['sabado-17h', 'domingo-8h'] })).status).toBe(200);
    expect((await caller.patch(url, { availability: ['domingo-8h'] })).status).toBe(200);
    expect((await caller.patch(url, { availability: ['sabado-17h'] })).status).toBe(400);
  });

  describe('the schedule name', () => {
    const validate = (name: string, query = '') =>
      app.visitor.get<{ available: boolean }>(
        `/api/validate-schedule-name/${encodeURIComponent(name)}${query}`,
      );

    it('should be given up with the new one taken', async () => {
      const { caller, url } = await minister();
      await caller.patch(url, { scheduleName: 'Antigo' });
      await caller.patch(url, { scheduleName: 'Novo' });
      expect((await validate('antigo')).body).toEqual({ available: true });
      expect((await validate('NOVO')).body).toEqual({ available: false });
    });

    it('should say whose name does not count to them and to who coordinates, not to strangers', async () => {
      const [one, other] = [await minister(), await minister()];
      await one.caller.patch(one.url, { scheduleName: 'Celeste' });
      const url = `/api/validate-schedule-name/celeste?excludeMinisterId=${one.caller.ministerId}`;
      const coordinator = await app.as('coordenador');
      const callers = [one.caller, coordinator, other.caller, app.visitor];
      const answers = await Promise.all(callers.map((caller) => caller.get(url)));
      expect(answers.map(({ body }) => body)).toEqual([
        { available: true },
        { available: true },
        { available: false },
        { available: false },
      ]);
    });

    it.each([
      ['Renato', 'R\u0435nato'],
      ['Bernadete', 'Bemadete'],
      ['Ivo P.', 'lvo P.'],
    ])('should be taken by one that looks the same: %j and %j', async (held, wanted) => {
      const [one, other] = [await minister(), await minister()];
      await one.caller.patch(one.url, { scheduleName: held });
      expect((await validate(wanted)).body).toEqual({ available: false });
      expect((await other.caller.patch(other.url, { scheduleName: wanted })).status).toBe(409);
    });

    it("should be refused when it is another's, and stay when only its spelling changes", async () => {
      const one = await minister();
      const other = await minister();
      await one.caller.patch(one.url, { scheduleName: 'João Batista' });
      const refused = await other.caller.patch<Refusal>(other.url, {
        scheduleName: 'joao batista',
        phone: '15 91111-1111',
      });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        message: 'O nome na escala já está sendo usado. Escolha outro nome.',
        errors: { scheduleName: expect.any(String) },
      });
      expect((await other.stored()).phone).not.toBe('+55 (15) 91111-1111');
      expect((await one.caller.patch(one.url, { scheduleName: 'JOÃO Batista' })).status).toBe(200);
      expect((await one.stored()).scheduleName).toBe('JOÃO Batista');
    });

    it('should go to one of ten who want it at once', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => minister()));
      const answers = await Promise.all(
        people.map(({ caller, url }) => caller.patch(url, { scheduleName: 'Um só' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect(await app.em().count(Minister, { scheduleName: 'Um só' })).toBe(1);
    });

    it("should be free to its holder's own form", async () => {
      const { caller, url } = await minister();
      await caller.patch(url, { scheduleName: 'Minha' });
      expect((await validate('minha')).body).toEqual({ available: false });
      const own = `/api/validate-schedule-name/minha?excludeMinisterId=${caller.ministerId}`;
      expect((await caller.get(own)).body).toEqual({ available: true });
      expect((await validate('minha', `?excludeRequestId=${caller.ministerId}`)).body).toEqual({
        available: false,
      });
    });

    it.each([
      '?excludeMinisterId=abc',
      '?excludeMinisterId=0',
      '?excludeRequestId=1.5',
      '?excludeRequestId=1%27',
    ])('should be 400 with %s', async (query) => {
      expect((await validate('alguém', query)).status).toBe(400);
    });

    it.each(['%20', '%CC%81', '%00', 'Ana%E3%85%A4', 'a'.repeat(61)])(
      'should be 400 for the name %s',
      async (name) => {
        expect((await app.visitor.get(`/api/validate-schedule-name/${name}`)).status).toBe(400);
      },
    );

    it('should be asked about no more than so often from one address', async () => {
      const { limit, windowMs } = LIMITS.nameCheckAtAddress;
      const asked = await Promise.all(Array.from({ length: limit + 1 }, () => validate('ana')));
      expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
      app.clock.advance(windowMs + 1000);
      expect((await validate('ana')).status).toBe(200);
    });
  });

  describe('by others', () => {
    it('should be refused to another minister, who cannot even see it', async () => {
      const one = await minister();
      const before = await one.stored();
      const { caller } = await minister();
      for (const send of [
        () => caller.get(one.url),
        () => caller.patch(one.url, { phone: '15 91111-1111' }),
        () => caller.put(one.url, { scheduleName: 'Trocado' }),
      ])
        expect((await send()).status).toBe(404);
      expect(await one.stored()).toEqual(before);
    });

    it('should be forbidden to the reitor, who may see it', async () => {
      const one = await minister();
      const before = await one.stored();
      const reitor = await app.as('reitor');
      expect((await reitor.get(one.url)).status).toBe(200);
      expect((await reitor.patch(one.url, { phone: '15 91111-1111' })).status).toBe(403);
      expect(await one.stored()).toEqual(before);
    });

    it.each<Role>(['coordenador', 'admin'])(
      'should be open in every field to the role %s, with a trace',
      async (role) => {
        const one = await minister();
        const coordinator = await app.as(role);
        const changes = { isActive: false, mandateUntil: '2027-06-30', birthDate: '1969-05-20' };
        const { status, body } = await coordinator.put(one.url, {
          ...(await coordinator.get(one.url)).body!,
          ...changes,
        });
        expect(status).toBe(200);
        expect(body).toMatchObject(changes);
        const trace = await app.em().findOneOrFail(AuditEvent, {
          action: 'minister-changed',
          subjectId: one.caller.ministerId,
        });
        expect(trace).toMatchObject({ actorId: coordinator.userId, subjectType: 'minister' });
        expect(trace.details.fields).toEqual(
          expect.arrayContaining(['isActive', 'mandateUntil', 'birthDate']),
        );
        expect((await coordinator.patch('/api/ministers/999999', changes)).status).toBe(404);
      },
    );
  });
});

describe('Reading ministers', () => {
  let app: TestApp;
  interface Row {
    id: number;
    fullName?: string;
    scheduleName: string;
  }
  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.person({ name: 'Álvaro Prado', experience: 'nunca-participei' });
    await app.make.person({ name: 'Beatriz Dantas', experience: 'mais-5-anos', isActive: false });
    await app.make.person({ name: 'Caio Prado', role: 'coordenador' });
  });
  afterAll(() => app.stop());
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

  it('should list them for those who coordinate', async () => {
    const admin = await app.as('admin');
    const names = async (query = '') =>
      (await admin.get<Row[]>(`/api/ministers?${query}`)).body.map(({ fullName }) => fullName);
    expect(await names()).toEqual(['Álvaro Prado', 'Beatriz Dantas', 'Caio Prado']);
    expect(await names(`filter=${json({ q: 'alvaro' })}`)).toEqual(['Álvaro Prado']);
    expect(await names(`filter=${json({ q: '%' })}`)).toEqual([]);
    const [alvaro] = (await admin.get<(Row & { email: string })[]>(`/api/ministers?range=${json([0, 0])}`))
      .body;
    expect(await names(`filter=${json({ q: alvaro!.email.toUpperCase() })}`)).toEqual(['Álvaro Prado']);
    expect(await names(`filter=${json({ isActive: false })}`)).toEqual(['Beatriz Dantas']);
    expect(await names(`filter=${json({ experience: 'nunca-participei' })}`)).toEqual(['Álvaro Prado']);
    expect(await names(`filter=${json({ role: 'coordenador' })}`)).toEqual(['Caio Prado']);
    expect(await names(`sort=${json(['experience', 'DESC'])}&range=${json([0, 1])}`)).toEqual([
      'Beatriz Dantas',
      'Caio Prado',
    ]);
    for (const field of [
      'fullName',
      'scheduleName',
      'email',
      'experience',
      'isActive',
      'mandateUntil',
      'createdAt',
    ])
      expect((await admin.get(`/api/ministers?sort=${json([field, 'ASC'])}`)).status).toBe(200);
    expect((await admin.get(`/api/ministers?filter=${json({ phone: '1' })}`)).status).toBe(400);
  });

  it('should list the records as they are read alone, each field once, and say how many there are', async () => {
    const admin = await app.as('admin');
    const http = app.nest.getHttpAdapter().getInstance();
    const page = (range: number[]) =>
      http.inject({
        url: `/api/ministers?range=${json(range)}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
    const two = await page([1, 2]);
    const rows = two.json<Row[]>();
    for (const row of rows) expect((await admin.get(`/api/ministers/${row.id}`)).body).toEqual(row);
    for (const field of Object.keys(rows[0]!)) expect(two.body.split(`"${field}":`)).toHaveLength(3);
    expect(two.headers['content-range']).toBe('ministers 1-2/3');
    const behind = await page([10, 20]);
    expect([behind.body, behind.headers['content-range']]).toEqual(['[]', 'ministers 10-10/3']);
  });

  it('should show ministers of each other the schedule name and the photo only', async () => {
    const caller = await app.as('ministro');
    expect((await caller.get('/api/ministers')).status).toBe(403);
    const { body, headers } = await caller.get<Row[]>('/api/ministers/all');
    expect(body).toHaveLength(3);
    expect(headers['content-range']).toBe('ministers 0-2/3');
    for (const row of body)
      expect(Object.keys(row).sort()).toEqual([
        'id',
        'profileImagePosition',
        'profileImageRotation',
        'profileImageScale',
        'profileImageUrl',
        'scheduleName',
      ]);
    expect(
      (await caller.get(`/api/ministers/all?filter=${json({ experience: 'mais-5-anos' })}`)).status,
    ).toBe(400);
    const coordinator = await app.as('coordenador');
    const { body: all } = await coordinator.get<Row[]>('/api/ministers/all');
    expect(all.map(({ fullName }) => fullName)).toContain('Beatriz Dantas');
  });

  it('should answer 404 to whoever has no minister record, and nothing to accounts without a part', async () => {
    const user = await app.as('user');
    expect((await user.get('/api/ministers/me')).status).toBe(404);
    expect((await user.get('/api/ministers/all')).status).toBe(403);
    expect((await (await app.as('admin')).get('/api/ministers/me')).status).toBe(404);
    expect((await app.visitor.get('/api/ministers/me')).status).toBe(401);
  });

  it('should show the whole record to its owner', async () => {
    const caller = await app.as('ministro');
    const { status, body } = await caller.get(`/api/ministers/${caller.ministerId}`);
    expect(status).toBe(200);
    const user = await app.em().findOneOrFail(User, caller.userId);
    expect(body).toEqual({
      id: caller.ministerId,
      userId: caller.userId,
      access: 'invited',
      invitedAt: null,
      fullName: user.name,
      requestedName: null,
      email: user.email,
      role: 'ministro',
      phone: '+55 (15) 99999-0000',
      birthDate: '1970-05-20',
      scheduleName: expect.any(String),
      availability: [],
      experience: '1-3-anos',
      baptismDate: null,
      confirmationDate: null,
      marriageDate: null,
      profileImageUrl: null,
      profileImagePosition: { x: 0, y: 0 },
      profileImageRotation: 0,
      profileImageScale: 1,
      isActive: true,
      maxDutiesPerMonth: null,
      mandateUntil: null,
      sharesPhone: false,
      sharesEmail: false,
      guardianName: null,
      guardianContact: null,
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    });
  });
});
