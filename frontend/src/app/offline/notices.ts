/** Notices that come from the server while no page is open (Push API), shown by the service worker. */
import type { Opening } from '../../shared/offline/messages.ts';

/** As backend/src/channels/push-sender.service.ts writes it. */
interface Notice {
  title: string;
  text: string;
  path: string;
  tag: string;
}

interface Page {
  focus: () => Promise<unknown>;
  postMessage: (message: Opening) => void;
}

interface PushWorker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (of: { type: 'window' }) => Promise<Page[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener: (
    type: 'push' | 'notificationclick',
    listener: (event: {
      waitUntil: (work: Promise<unknown>) => void;
      data: { json: () => Notice } | null;
      notification: Notification;
    }) => void,
  ) => void;
}
const worker = self as unknown as PushWorker;

const PICTURE = '/pictures/icon-any-192.png';

/** Shows what comes, and opens its page when it is touched. */
export function listenForNotices(): void {
  worker.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as Notice).path));
  });
}

/** Whoever signs out on the device is no longer told there. */
export async function unsubscribe(): Promise<void> {
  await (await worker.registration.pushManager?.getSubscription())?.unsubscribe();
}

const show = (notice: Notice): Promise<void> =>
  worker.registration.showNotification(notice.title, {
    body: notice.text,
    tag: notice.tag,
    data: notice,
    icon: PICTURE,
    lang: 'pt-BR',
  });

/** In the window that is there, which keeps what was being written, or in a new one. */
async function open(path: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) return void (await worker.clients.openWindow(path));
  page.postMessage({ open: path });
  // Browsers may refuse it; the window has the page all the same.
  await page.focus().catch(() => undefined);
}
