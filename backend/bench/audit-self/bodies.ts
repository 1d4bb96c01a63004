import { send, type Measure, type Site } from './site.ts';

const names = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const items = (count: number) => `{"list":[${'0,'.repeat(count - 1)}0]}`;
const text = (letters: number) => `{"email":"${'a'.repeat(letters)}"}`;

/** Bodies that hold a server up; the second of each pair is the worst that still fits into a stranger's limit. */
export const BODIES: [what: string, body: string][] = [
  ['110,000 names', names(110_000)],
  ['1,500 names', names(1_500)],
  ['10,000 levels', deep(10_000)],
  ['2,000 levels', deep(2_000)],
  ['a million items', items(1_000_000)],
  ['8,000 items', items(8_000)],
  ['a text of 10 MB', text(10_000_000)],
  ['a text of 16,000 letters', text(16_000)],
];

export const OPEN_ROUTES = [
  '/api/auth/login',
  '/api/auth/register',
  '/api/registration-requests',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
];
const ROUNDS = 5;
/** As in platform/http/bound-bodies.ts, for people who are signed in. */
const MAX_BODY_BYTES = 262_144;
/** What the system keeps between two sockets of one machine is not the server's to refuse. */
const IN_FLIGHT_BYTES = 8_000_000;

const SLOW_CONNECTIONS = 40;
/** The server's limit for a whole request, with the interval in which it looks. */
const SLOW_LIMIT_MS = 70_000;

/** Hostile bodies to what strangers may call, and to a route of a signed-in person. */
export async function measureBodies({ url, others }: Site, token: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [what, body] of BODIES) {
    await others.waits();
    const statuses = new Set<number>();
    let bytes = 0;
    let asked = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const route of [...OPEN_ROUTES, '/api/personal-messages']) {
        const isKnown = route === '/api/personal-messages';
        const sent = await send(url, 'POST', route, { body, token: isKnown ? token : null });
        statuses.add(sent.status);
        bytes = Math.max(bytes, sent.bytes);
        asked += 1;
      }
    const refused = [...statuses].every((status) => status === 0 || (status >= 400 && status < 500));
    measures.push({
      what: `bodies with ${what} (${kibibytes(body.length)})`,
      asked,
      found: `${[...statuses].sort().join(', ')}; at most ${kibibytes(bytes)} sent; others waited at most ${worst(await others.waits())}`,
      holds: refused && bytes <= MAX_BODY_BYTES + IN_FLIGHT_BYTES,
    });
  }
  return measures;
}

/** Bodies of one byte a second. */
export async function measureSlowBodies({ url, others }: Site): Promise<Measure> {
  await others.waits();
  const body = JSON.stringify({ email: 'a'.repeat(1_000) });
  const sent = await Promise.all(
    Array.from({ length: SLOW_CONNECTIONS }, () =>
      send(url, 'POST', '/api/auth/login', { body, piece: 1, pauseMs: 1_000 }),
    ),
  );
  const longest = Math.max(...sent.map(({ ms }) => ms));
  return {
    what: 'bodies of one byte a second, at once',
    asked: SLOW_CONNECTIONS,
    found: `ended after ${Math.round(longest / 1000)} s at the latest; others waited at most ${worst(await others.waits())}`,
    holds: longest < SLOW_LIMIT_MS && sent.every(({ status }) => status === 0 || status === 408),
  };
}

export const kibibytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;
const worst = (waits: number[]) => `${Math.round(waits.at(-1) ?? 0)} ms`;
