/** What the device in the sacristy keeps, so that the day goes on without network: its session, the day and the taps. */
import { useSyncExternalStore } from 'react';
import { ApiError, request } from '../../api/http.ts';
import type { Answer } from '../../api/client.ts';
import type { Day, Tap } from './sacristy-model.ts';

/** A device's session for one day. */
export interface Opened {
  token: string;
  date: string;
  /** As it was last read. */
  day: Day | null;
}

/** With the session in which it was made: that of another day may have begun since. */
interface Waiting extends Tap {
  token: string;
}

/** Of the query that reads the day, the first part of its key. */
export const DAY_KEY = 'sacristy day';

const OPENED = 'sacristy.opened';
const TAPS = 'sacristy.taps';
const PHOTOS = 'partilha-sacristy-photos';
const HEADER = 'x-sacristy-token';
/** As many as the server takes at once. */
const AT_ONCE = 50;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Reads what is kept; the same object as long as it is unchanged. */
function reader<Value>(key: string, nothing: Value): () => Value {
  let text: string | null = null;
  let value = nothing;
  return () => {
    const kept = localStorage.getItem(key);
    if (kept !== text) {
      text = kept;
      value = kept === null ? nothing : (JSON.parse(kept) as Value);
    }
    return value;
  };
}

function write(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  listeners.forEach((listener) => listener());
}

const NO_TAPS: readonly Waiting[] = [];
const readOpened = reader<Opened | null>(OPENED, null);
const readTaps = reader(TAPS, NO_TAPS);

export const useOpened = (): Opened | null => useSyncExternalStore(subscribe, readOpened);
/** What this device has not sent yet, the oldest first. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(subscribe, readTaps);

/** Begins a day on this device. */
export function keepOpened(opened: Opened): void {
  if (readOpened()?.date !== opened.date) void forgetPhotos();
  write(OPENED, opened);
}

/** The day as the server tells it now. @throws ApiError 404 when the session has ended. */
export async function readDay(token: string): Promise<Day> {
  const day = await request<Day>('/api/sacristy/day', { headers: { [HEADER]: token } });
  const opened = readOpened();
  if (opened?.token === token) write(OPENED, { ...opened, day });
  return day;
}

/** Ends the day on this device; what waits stays until it is sent. */
export function forgetOpened(): void {
  write(OPENED, null);
  void forgetPhotos();
}

const forgetPhotos = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(PHOTOS);
};

export function tap(token: string, { slotId, ministerId, arrived }: Omit<Tap, 'id' | 'at'>): void {
  const made = { id: crypto.randomUUID(), slotId, ministerId, arrived, at: new Date().toISOString(), token };
  write(TAPS, [...readTaps(), made]);
}

/** Throws away what sessions that have ended can no longer send. */
export function discardTaps(tokens: readonly string[]): void {
  keepTaps(({ token }) => !tokens.includes(token));
}

function keepTaps(stays: (tap: Waiting) => boolean): void {
  const left = readTaps().filter(stays);
  write(TAPS, left.length === 0 ? null : left);
}

/**
 * Sends what waits, session by session. What the server has taken goes from the device; the same sent twice, by two
 * windows or after an answer that got lost, is stored once.
 * @param onSent told of what the server has taken, before it goes from the device.
 * @param known sessions that have ended, for which nothing is asked again.
 * @returns the sessions that have ended, these among them: their taps stay.
 * @throws ApiError as the server refuses it, 0 without network: what was not sent stays.
 */
export async function sendTaps(
  onSent: (token: string, taps: readonly Tap[]) => void = () => undefined,
  known: readonly string[] = [],
): Promise<string[]> {
  const ended = [...known];
  for (;;) {
    const open = readTaps().filter(({ token }) => !ended.includes(token));
    const token = open[0]?.token;
    if (token === undefined) return ended;
    const batch = open.filter((one) => one.token === token).slice(0, AT_ONCE);
    try {
      await request<Answer<'POST /api/sacristy/taps'>>('/api/sacristy/taps', {
        method: 'POST',
        headers: { [HEADER]: token },
        body: { sentAt: new Date().toISOString(), taps: batch.map(({ token: _, ...one }) => one) },
      });
      onSent(token, batch);
      const sent = new Set(batch.map(({ id }) => id));
      keepTaps(({ id }) => !sent.has(id));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      ended.push(token);
    }
  }
}

/** Gives a place at once; the server judges it. @throws ApiError as the server refuses it. */
export const givePlace = (
  token: string,
  body: { slotId: number; leaverId: number | null; ministerId: number },
): Promise<unknown> =>
  request('/api/sacristy/places', { method: 'POST', headers: { [HEADER]: token }, body });

/** A photo as an address of this page, kept on the device for the day. */
export async function photoAddress(url: string, token: string): Promise<string> {
  const ask = () => fetch(url, { headers: { [HEADER]: token } });
  const cache = 'caches' in globalThis ? await caches.open(PHOTOS) : null;
  const kept = await cache?.match(url);
  const answer = kept ?? (await ask());
  if (!answer.ok) throw new Error(`Photo: ${answer.status}`);
  if (!kept) await cache?.put(url, answer.clone());
  return URL.createObjectURL(await answer.blob());
}
