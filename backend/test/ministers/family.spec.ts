import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { FamilyRelationship } from '../../src/ministers/family-relationship.entity.js';
import { RosterReader } from '../../src/roster/roster.reader.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

type Person = Caller & { userId: number; ministerId: number | null };
interface Relationship {
  id: number;
  relatedMinisterId: number;
  relationshipType: string;
  wish: string;
  confirmation: string;
}

describe('Family relationships', () => {
  let app: TestApp;
  let [ana, rui, lia]: Person[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    [ana, rui, lia] = [await app.as('ministro'), await app.as('ministro'), await app.as('ministro')];
  });
  afterAll(() => app.stop());

  const add = (who: Person, whom: Person, relationshipType: string, rest = {}, by: Caller = who) =>
    by.post<Relationship & { message: string; errors: Record<string, string> }>(
      `/api/ministers/${who.ministerId}/family`,
      { relatedMinisterId: whom.ministerId, relationshipType, ...rest },
    );
  const familyOf = async (who: Person) =>
    (await who.get<Relationship[]>(`/api/ministers/${who.ministerId}/family`)).body;
  /** What somebody calls somebody else. */
  const calls = async (who: Person, whom: Person) =>
    (await familyOf(who)).find(({ relatedMinisterId }) => relatedMinisterId === whom.ministerId)
      ?.relationshipType;
  const rows = () => app.em().find(FamilyRelationship, {}, { orderBy: { id: 'asc' } });

  it('should be written on both sides', async () => {
    const { status, body } = await add(ana!, rui!, 'conjuge', { wish: 'juntos' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      relatedMinisterId: rui!.ministerId,
      relationshipType: 'conjuge',
      wish: 'juntos',
      confirmation: 'awaits-relative',
    });
    expect(await familyOf(ana!)).toEqual([body]);
    expect(await familyOf(rui!)).toEqual([
      {
        id: expect.any(Number),
        ministerId: rui!.ministerId,
        relatedMinisterId: ana!.ministerId,
        relatedScheduleName: expect.any(String),
        relatedProfileImageUrl: null,
        relationshipType: 'conjuge',
        wish: 'juntos',
        confirmation: 'awaits-minister',
      },
    ]);
  });

  describe('a wish', () => {
    const noticesOf = async (who: Person) =>
      (await who.get<{ title: string; link: string }[]>('/api/notifications')).body;
    const yes = (wish: string) => ({ accepted: true, wish });
    /** The wishes of a person by which the roster goes. */
    const wishesOf = async ({ ministerId }: Person) => {
      const { families } = await app.nest.get(RosterReader).read(app.em(), scheduleId);
      return families.filter(({ a, b }) => a === ministerId || b === ministerId).map(({ wish }) => wish);
    };
    let scheduleId: number;

    beforeAll(async () => {
      scheduleId = (await new RosterFactory(app).schedule([])).id;
    });

    it('should count once the other person has confirmed it', async () => {
      await add(ana!, rui!, 'irmao', { wish: 'juntos' });
      expect(await wishesOf(ana!)).toEqual([]);
      expect(await noticesOf(rui!)).toMatchObject([{ title: 'Confirme um familiar', link: '/profile' }]);
      const [mine, theirs] = [(await familyOf(ana!))[0]!, (await familyOf(rui!))[0]!];
      const url = `/api/family-relationships/${theirs.id}/answer`;
      const own = await ana!.post(`/api/family-relationships/${mine.id}/answer`, yes('juntos'));
      expect(own.status).toBe(409);
      expect((await lia!.post(url, yes('juntos'))).status).toBe(404);
      expect((await rui!.post(url, yes('separados'))).status).toBe(409);
      expect((await rui!.post(url, yes('juntos'))).status).toBe(200);
      expect((await familyOf(ana!))[0]).toMatchObject({ wish: 'juntos', confirmation: 'confirmed' });
      expect(await wishesOf(ana!)).toEqual(['together']);
      expect(await noticesOf(ana!)).toMatchObject([{ title: 'Familiar confirmado' }]);
    });

    it('should wait anew when one of the two changes it, and count at once where the coordination does', async () => {
      const coordinator = await app.as('coordenador');
      const { body } = await add(ana!, rui!, 'irmao', { wish: 'separados' }, coordinator);
      expect(await wishesOf(ana!)).toEqual(['apart']);
      await ana!.patch(`/api/family-relationships/${body.id}`, { wish: 'juntos' });
      expect(await wishesOf(ana!)).toEqual([]);
      const [twin] = await familyOf(rui!);
      expect(twin).toMatchObject({ wish: 'juntos', confirmation: 'awaits-minister' });
      await coordinator.patch(`/api/family-relationships/${body.id}`, { wish: 'separados' });
      expect(await wishesOf(ana!)).toEqual(['apart']);
      expect((await familyOf(rui!))[0]).toMatchObject({ confirmation: 'confirmed' });
    });

    it('should be undone on both sides when the other declines, and both know', async () => {
      await add(ana!, rui!, 'conjuge', { wish: 'juntos' });
      const [twin] = await familyOf(rui!);
      const answer = { accepted: false, wish: 'juntos' };
      const { status } = await rui!.post(`/api/family-relationships/${twin!.id}/answer`, answer);
      expect(status).toBe(200);
      expect([await familyOf(ana!), await familyOf(rui!)]).toEqual([[], []]);
      expect(await noticesOf(ana!)).toMatchObject([{ title: 'Familiar não confirmado' }]);
    });
  });

  it('should call the other side by the gender that other relationships tell', async () => {
    await add(lia!, ana!, 'irma');
    await add(ana!, rui!, 'filho');
    expect(await calls(rui!, ana!)).toBe('mae');
  });

  it('should stand as outro until somebody tells the gender', async () => {
    await add(ana!, rui!, 'filho');
    expect(await calls(rui!, ana!)).toBe('outro');
    await add(lia!, ana!, 'mae');
    expect(await calls(rui!, ana!)).toBe('mae');
    expect(await calls(ana!, lia!)).toBe('outro');
  });

  it('should be corrected from either side without changing what fits', async () => {
    const { body } = await add(ana!, rui!, 'filho');
    const [twin] = await familyOf(rui!);
    const change = await rui!.patch(`/api/family-relationships/${twin!.id}`, { relationshipType: 'mae' });
    expect(change.body).toMatchObject({ id: twin!.id, relationshipType: 'mae', wish: 'indiferente' });
    expect(await calls(ana!, rui!)).toBe('filho');
    await ana!.patch(`/api/family-relationships/${body.id}`, {
      relationshipType: 'irmao',
      wish: 'separados',
    });
    expect(await familyOf(rui!)).toMatchObject([{ relationshipType: 'irma', wish: 'separados' }]);
  });

  it('should be removed from both sides', async () => {
    const { body } = await add(ana!, rui!, 'primo');
    const [twin] = await familyOf(rui!);
    const removed = await rui!.delete(`/api/family-relationships/${twin!.id}`);
    expect([removed.status, removed.body]).toEqual([200, { id: twin!.id }]);
    expect(await familyOf(ana!)).toEqual([]);
    expect((await ana!.delete(`/api/family-relationships/${body.id}`)).status).toBe(404);
  });

  it('should want a minister and a kinship', async () => {
    for (const body of [{}, { relatedMinisterId: rui!.ministerId }, { relationshipType: 'pai' }]) {
      const refused = await ana!.post(`/api/ministers/${ana!.ministerId}/family`, body);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ message: 'Selecione um ministro e o grau de parentesco' });
    }
    expect((await add(ana!, rui!, 'madrinha')).body.errors).toHaveProperty('relationshipType');
    const nobody = { relatedMinisterId: 999_999, relationshipType: 'pai' };
    const unknown = await ana!.post(`/api/ministers/${ana!.ministerId}/family`, nobody);
    expect([unknown.status, unknown.body]).toMatchObject([
      400,
      { errors: { relatedMinisterId: expect.any(String) } },
    ]);
    expect((await add(ana!, ana!, 'irma')).status).toBe(400);
    expect(await familyOf(ana!)).toEqual([]);
  });

  it('should link two people once, also when both do it at once', async () => {
    const answers = await Promise.all([
      add(ana!, rui!, 'irmao'),
      add(rui!, ana!, 'irma'),
      add(ana!, rui!, 'irmao'),
      add(rui!, ana!, 'irma'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await familyOf(ana!)).toHaveLength(1);
    expect(await familyOf(rui!)).toHaveLength(1);
  });

  it("should be none of another minister's business", async () => {
    const { body } = await add(ana!, rui!, 'conjuge');
    const before = await rows();
    const url = `/api/family-relationships/${body.id}`;
    expect((await lia!.get(`/api/ministers/${ana!.ministerId}/family`)).status).toBe(404);
    expect((await add(ana!, lia!, 'irma', {}, lia)).status).toBe(404);
    expect((await lia!.patch(url, { wish: 'separados' })).status).toBe(404);
    expect((await rui!.patch(url, { wish: 'separados' })).status).toBe(404);
    expect((await lia!.delete(url)).status).toBe(404);
    const reitor = await app.as('reitor');
    expect((await reitor.get(`/api/ministers/${ana!.ministerId}/family`)).status).toBe(200);
    expect((await reitor.delete(url)).status).toBe(403);
    expect((await add(ana!, lia!, 'irma', {}, reitor)).status).toBe(403);
    expect(await rows()).toEqual(before);
  });

  it('should be open to coordinators, with a trace', async () => {
    const coordinator = await app.as('coordenador');
    const { status, body } = await add(ana!, rui!, 'tio', {}, coordinator);
    expect(status).toBe(201);
    expect((await coordinator.delete(`/api/family-relationships/${body.id}`)).status).toBe(200);
    const traces = await app
      .em()
      .find(AuditEvent, { subjectId: ana!.ministerId, action: 'minister-changed' });
    expect(traces.map(({ details }) => details)).toEqual([{ family: 'added' }, { family: 'removed' }]);
  });
});
