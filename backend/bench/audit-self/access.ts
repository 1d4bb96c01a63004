import { readFileSync } from 'node:fs';
import path from 'node:path';
import { can, type Permission, type Role } from '../../src/platform/access/permissions.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, login, send, type Measure, type Site } from './site.ts';

const MATRIX = path.join(import.meta.dirname, '../../test/access/routes.json');
const NOBODY = '987654321';
const ENDS_OWN_SESSION = ['POST /api/auth/logout', 'DELETE /api/auth/sessions'];

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Sessions that are none. */
function falseTokens(real: string): Record<string, string | null> {
  const [header, payload, signature] = real.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  return {
    none: null,
    garbage: 'garbage',
    'alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'longer life': `${header}.${encoded({ ...claims, exp: 4_000_000_000 })}.${signature}`,
    'another account': `${header}.${encoded({ ...claims, sub: String(Number(claims.sub) + 1) })}.${signature}`,
  };
}

/** Every route of the checked-in matrix with every false session and every role. */
export async function measureAccess({ url }: Site): Promise<Measure[]> {
  const routes = Object.entries(
    JSON.parse(readFileSync(MATRIX, 'utf8')) as Record<string, Permission | 'public'>,
  )
    .map(([route, rule]) => ({ route, rule, method: route.split(' ')[0]!, path: route.split(' ')[1]! }))
    .map((route) => ({ ...route, address: route.path.replace(/\{[^}]+\}/g, NOBODY) }));
  const guarded = routes.filter(({ rule }) => rule !== 'public');
  const measures: Measure[] = [];

  const wrong: string[] = [];
  const sessions = Object.entries(falseTokens(await login(url, DEMO_PEOPLE.admin!, DEMO_PASSWORD)));
  for (const { route, method, address } of guarded)
    for (const [name, token] of sessions) {
      const { status } = await send(url, method, address, { token });
      if (status !== 401) wrong.push(`${route} with ${name}: ${status}`);
    }
  measures.push(
    verdict(
      `routes × false sessions (${sessions.map(([name]) => name).join(', ')})`,
      guarded.length * sessions.length,
      wrong,
    ),
  );

  for (const [role, email] of Object.entries(DEMO_PEOPLE)) {
    const against: string[] = [];
    let token = await login(url, email, DEMO_PASSWORD);
    for (const { route, rule, method, address } of guarded) {
      const { status } = await send(url, method, address, { token });
      const isRefused = status === 401 || status === 403;
      if (can(role as Role, rule as Permission) ? isRefused : status !== 403)
        against.push(`${route}: ${status}`);
      if (status === 0 || status >= 500) against.push(`${route}: ${status}`);
      if (ENDS_OWN_SESSION.includes(route)) token = await login(url, email, DEMO_PASSWORD);
    }
    measures.push(verdict(`routes as ${role}`, guarded.length, against));
  }
  return measures;
}

const verdict = (what: string, asked: number, wrong: string[]): Measure => ({
  what,
  asked,
  found: wrong.length === 0 ? 'as the matrix says' : wrong.slice(0, 5).join('; '),
  holds: wrong.length === 0,
});
