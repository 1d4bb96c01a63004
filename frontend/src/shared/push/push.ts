/** Notices on this device while the application is closed (Push API). */
import { call } from '../../api/client.ts';

/** Whose notices the browser shows: on a shared device nobody else is told by it. */
const OWNER_KEY = 'partilha.push';

export type PushState =
  | 'on'
  | 'off'
  /** The person, or the device, has forbidden them. */
  | 'denied'
  /** iPhones give notices to installed applications alone. */
  | 'not-installed'
  | 'unsupported';

/** Whether this device shows notices to the account, and what would be in the way. */
export async function pushState(userId: number): Promise<PushState> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager || !('Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'not-installed' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOwn = localStorage.getItem(OWNER_KEY) === String(userId);
  return isOwn && (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/**
 * Lets the browser ask the person, where it has not yet, and has the server send notices to it.
 * @throws ApiError or DOMException when it cannot be done now.
 */
export async function turnPushOn(userId: number): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await subscribe();
  localStorage.setItem(OWNER_KEY, String(userId));
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  localStorage.removeItem(OWNER_KEY);
  await call('DELETE /api/push/subscription');
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return 'off';
}

/** Tells the server once more where notices go: browsers change that by themselves, and sessions end. */
export async function renewPush(userId: number): Promise<void> {
  if (localStorage.getItem(OWNER_KEY) === String(userId) && Notification.permission === 'granted')
    await subscribe();
}

async function subscribe(): Promise<void> {
  const { publicKey } = await call('GET /api/push/key');
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && base64Url(before.options.applicationServerKey) !== publicKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call('PUT /api/push/subscription', { body: { endpoint: endpoint!, keys: { p256dh, auth } } });
}

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
