import { afterwards } from '../../lib/afterwards.ts';

const KEY = 'partilha.font';

/** The letters of our own come after what a first page needs; from the second visit on they are kept here, and come at once. */
export function loadFont(): void {
  const load = () =>
    Promise.all([import('@fontsource-variable/atkinson-hyperlegible-next'), import('./open-zero.css')]).then(
      () => localStorage.setItem(KEY, 'kept'),
      () => console.warn('The font did not load; the device’s own stands in'),
    );
  if (localStorage.getItem(KEY)) void load();
  else afterwards(() => void load());
}
