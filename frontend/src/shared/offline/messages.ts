/** How the pages and the service worker understand each other. */

/** How the stores of answers are called, before what tells whose they are. */
export const OWN_ANSWERS = 'partilha-own-';

/** To the worker that waits: the person takes the new version. */
export const TAKE_OVER = 'take-over';

/** To the worker: a session has ended on this device. */
export const FORGET = 'forget';

/** From the worker: the page that a notice leads to. */
export interface Opening {
  open: string;
}

/** Throws away what the device kept for the session that ends. */
export function forgetOwnAnswers(): void {
  // Where the page is not served safely, browsers have neither.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  void globalThis.caches
    ?.keys()
    .then((names) =>
      names.filter((name) => name.startsWith(OWN_ANSWERS)).forEach((name) => void caches.delete(name)),
    );
}
