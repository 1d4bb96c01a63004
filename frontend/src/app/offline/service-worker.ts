/**
 * What stays on the device: the application itself, so that it opens without network, and the few answers of the API that
 * a person needs in the sacristy. Everything else goes to the network as if this were not here. New versions wait until
 * the person takes them.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { today } from '../../lib/dates.ts';
import { KEPT_SINCE } from '../../lib/kept.ts';
import { mayBeKept } from '../../shared/offline/kept-addresses.ts';
import { FORGET, OWN_ANSWERS, TAKE_OVER } from '../../shared/offline/messages.ts';
import { listenForNotices, unsubscribe } from './notices.ts';
import { serverOrKept } from './server-or-kept.ts';

/** The files of the application that open without network; written by the build (vite.config.ts). */
declare const SHELL: { url: string; revision: string | null }[];

interface Worker {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    type: 'activate' | 'message',
    listener: (event: MessageEvent & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
const worker = self as unknown as Worker;

/** A page that has not come by then is opened from the device. */
const LIMIT_MS = 4000;

/** A server that has not answered by then is silent: what is kept is shown. */
const SILENCE_MS = 10_000;

precacheAndRoute(SHELL, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

/** The page as the server gives it now, which names the newest files; without network or server the one that is here. */
const shell = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute((asked) => serverOrKept(fetch(asked.request), LIMIT_MS, () => shell(asked)), {
    denylist: [/^\/api(\/|$)/, /\.\w+$/],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && mayBeKept(url, today()),
  async ({ request }) => {
    const token = request.headers.get('authorization');
    if (token === null) return fetch(request);
    const cache = await cacheOf(token);
    const asked = fetch(request).then(async (answer) => {
      if (answer.ok && !ended.has(cache)) await keep(cache, request, answer.clone());
      return answer;
    });
    return serverOrKept(asked, SILENCE_MS, async () => {
      const kept = isOver(token) ? undefined : await (await caches.open(cache)).match(request.url);
      return kept && !ended.has(cache) ? withDate(kept) : null;
    });
  },
);

/** Says since when an answer is kept: the pages tell the person. */
function withDate({ body, status, headers }: Response): Response {
  const told = new Headers(headers);
  told.set(KEPT_SINCE, headers.get('date') ?? '');
  return new Response(body, { status, headers: told });
}

/** Sessions that were left while their answers were on their way. */
const ended = new Set<string>();

/** Each session has a store of its own, found by its token alone: devices are shared. */
async function cacheOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return (
    OWN_ANSWERS + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

async function keep(cache: string, request: Request, answer: Response): Promise<void> {
  for (const other of await ownCaches()) if (other !== cache) await caches.delete(other);
  const store = await caches.open(cache);
  await store.put(request.url, answer);
  // Days that have passed are nobody's need any more.
  for (const { url } of await store.keys()) if (!mayBeKept(new URL(url), today())) await store.delete(url);
}

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(OWN_ANSWERS));

/** Whether a session has come to its end, as its token (JWT) says. */
function isOver(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return exp !== undefined && exp * 1000 <= Date.now();
  } catch {
    return true;
  }
}

async function forget(): Promise<void> {
  for (const cache of await ownCaches()) {
    ended.add(cache);
    await caches.delete(cache);
  }
}

listenForNotices();
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  if (event.data === FORGET) event.waitUntil(Promise.all([forget(), unsubscribe()]));
});
