const KEY = 'partilha.registration-sent';

/** Keeps the instant of a sending, in milliseconds, for as long as this tab lives. */
export const storeSentAt = (timestamp: number): void => sessionStorage.setItem(KEY, String(timestamp));

/** The instant of the last sending; of the first look where none is known, so that its protocol stays the same. */
export function readSentAt(): number {
  const kept = Number(sessionStorage.getItem(KEY));
  if (kept > 0) return kept;
  const now = Date.now();
  storeSentAt(now);
  return now;
}
