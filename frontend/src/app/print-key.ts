import { toast } from '../api/toasts.ts';

/** What stands where something is still on its way (`Loading`, `SkeletonCards`). */
const COMING = '[data-coming]';
/** Drawings of the page without anything on its way: what comes next is there, and listens. */
const QUIET = 2;

let isAwaited = false;

/** Ctrl+P, on a Mac ⌘P, while the page is on its way prints it when it has come; pressed again, what is there. */
addEventListener('keydown', (event) => {
  const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
  if (!isPrint || isAwaited || !document.querySelector(COMING)) return;
  event.preventDefault();
  isAwaited = true;
  toast({ title: 'A página ainda está vindo', description: 'Ela é impressa assim que chegar.' });
  whenCome(() => {
    isAwaited = false;
    // A page may print something of its own.
    if (dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true })))
      window.print();
  });
});

function whenCome(then: () => void, quiet = 0): void {
  requestAnimationFrame(() => {
    if (document.querySelector(COMING)) whenCome(then);
    else if (quiet < QUIET) whenCome(then, quiet + 1);
    else then();
  });
}
