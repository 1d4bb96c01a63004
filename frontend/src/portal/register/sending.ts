const KEY = 'partilha.registration-sent';

/** Keeps the instant of a sending, in milliseconds, for as long as this tab lives. */
export const storeSentAt = (timestamp: number): void => sessionStorage.setItem(KEY, String(timestamp));

/** The instant of the last sending; null where this tab has sent nothing. */
export function readSentAt(): number | null {
  const kept = Number(sessionStorage.getItem(KEY));
  return kept > 0 ? kept : null;
}
