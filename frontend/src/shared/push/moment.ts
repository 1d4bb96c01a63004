const MOMENT = 'partilha:push-moment';

/** The person has confirmed or answered something: now they know what notices would be about. */
export const announcePushMoment = (): void => void dispatchEvent(new Event(MOMENT));

/** Returns how to stop listening. */
export function onPushMoment(listener: () => void): () => void {
  addEventListener(MOMENT, listener);
  return () => removeEventListener(MOMENT, listener);
}
