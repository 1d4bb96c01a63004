import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiCaller, type Reply } from '../../../scripts/api-caller.ts';
import { LEASE_MS } from '../../src/platform/jobs/job-executor.service.js';
import { until } from '../support/until.js';
import { ADMINISTRATOR, firstLink, Site } from './site.js';

/** A job that was lost sight of is done when its lease has run out. */
const JOBS_MS = LEASE_MS + 15_000;

const statuses = (replies: Reply<unknown>[]) =>
  replies.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

const candidate = (index: number, scheduleName: string) => ({
  fullName: `Pessoa Inventada ${index}`,
  email: `candidato${index}@exemplo.test`,
  phone: '+55 (15) 99999-0000',
  birthDate: '1970-05-20',
  scheduleName,
  experience: 'pouca',
  availability: ['domingo-8h'],
  consent: true,
});

describe('Five processes that start at once on an empty database', () => {
  it('should migrate once and make one administrator, whose password is set once', () =>
    Site.with({ empty: true }, async (site) => {
      const servers = await Promise.all(Array.from({ length: 5 }, () => site.start('all')));
      const migrations = await site.sql<{ name: string }>('select name from mikro_orm_migrations');
      expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
      expect(await site.sql('select from user_account')).toHaveLength(1);
      const rules = await site.sql<{ twice: number }>(
        "select count(*)::int as twice from mass_rule group by to_jsonb(mass_rule) - array['id', 'created_at', 'updated_at'] having count(*) > 1",
      );
      expect(rules).toEqual([]);

      const replies = await Promise.all(
        servers.map((server, i) =>
          new ApiCaller([server.url]).send('POST', '/api/auth/setup-password', {
            token: firstLink(server.output()),
            password: `${ADMINISTRATOR.password} ${i}`,
          }),
        ),
      );
      // 400: the link died with the winner's; 409: two of them were in each other's way at that very moment.
      const { 200: accepted, 400: dead = 0, 409: inTheWay = 0 } = statuses(replies);
      expect([accepted, dead + inTheWay]).toEqual([1, 4]);
      const winner = replies.findIndex(({ status }) => status === 200);
      const session = await new ApiCaller([servers[0]!.url]).login(
        ADMINISTRATOR.email,
        `${ADMINISTRATOR.password} ${winner}`,
      );
      for (const { url } of servers)
        expect((await session.at([url]).send('GET', '/api/auth/me')).status).toBe(200);
    }));
});

describe('Requests that race over two processes', () => {
  let site: Site;
  let admin: ApiCaller;
  let visitor: ApiCaller;
  beforeAll(async () => {
    site = await Site.open({ smtp: true });
    const servers = await Promise.all([site.start('all'), site.start('all')]);
    visitor = new ApiCaller(servers.map(({ url }) => url));
    admin = await site.administrator();
  });
  afterAll(() => site.close());

  const mailsTo = (email: string) => site.sink!.mails.filter(({ to }) => to === email);

  it('should take one of twenty candidates for one schedule name', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        visitor.send('POST', '/api/registration-requests', candidate(i, 'João da Escala')),
      ),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 19 });
  });

  it('should decide once of two approvals at once, send one mail, and let its link be used once', async () => {
    const person = candidate(100, 'Maria da Escala');
    await visitor.expect(201, 'POST', '/api/registration-requests', person);
    const pending = await admin.expect<{ id: number; email: string }[]>(
      200,
      'GET',
      '/api/registration-requests/pending',
    );
    const { id } = pending.find(({ email }) => email === person.email)!;
    const decisions = await Promise.all(
      [1, 2].map(() =>
        admin.send<{ setupLink?: string }>('PUT', `/api/registration-requests/${id}/review`, {
          status: 'approved',
        }),
      ),
    );
    expect(statuses(decisions)).toEqual({ 200: 1, 409: 1 });
    await until(
      async () =>
        (await site.sql(`select from outbox_message where status <> 'done' and available_at <= now()`))
          .length === 0,
      JOBS_MS,
    );
    const setupMails = mailsTo(person.email).filter(({ content }) =>
      content.includes('setup-password?token='),
    );
    expect(setupMails).toHaveLength(1);

    const link = decisions.find(({ status }) => status === 200)!.body.setupLink!;
    const token = new URL(link).searchParams.get('token');
    const uses = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        visitor.send('POST', '/api/auth/setup-password', { token, password: `segredo número ${i}` }),
      ),
    );
    expect(statuses(uses)).toEqual({ 200: 1, 400: 49 });
  });
});
