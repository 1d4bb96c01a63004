/** The code was there sooner than this: the network has room for more. */
const FAST_MS = 1500;
/** What a page asks for itself has mostly come by then, on a slow network. */
const LIMIT_MS = 3000;

const isFast = performance.now() < FAST_MS;

/** Runs something that the first page can do without, when that page no longer needs the network. */
export function afterwards(run: () => void): void {
  const start = isFast ? run : () => setTimeout(run, LIMIT_MS);
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => start(), { once: true });
}
