import { plural } from '../../lib/plural.ts';
import { ProgressBar } from '../../ui/progress.tsx';

/** How many of a schedule's places are filled, in words: '449 de 451 lugares preenchidos'. */
export const PlacesFilled = ({ filled, places }: { filled: number; places: number }) => (
  <>
    <strong>{filled}</strong> de {plural(places, 'lugar preenchido', 'lugares preenchidos')}
  </>
);

/** The same as a bar. */
export const PlacesBar = ({ filled, places, label }: { filled: number; places: number; label: string }) => (
  <ProgressBar value={places === 0 ? 0 : Math.min(100, (filled / places) * 100)} label={label} />
);
