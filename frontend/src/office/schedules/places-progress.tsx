import { plural } from '../../lib/plural.ts';
import { ProgressBar } from '../../ui/progress.tsx';
import styles from './schedule-card.module.css';

/** How many of a schedule's places are filled. */
export function PlacesProgress({ title, places, filled }: { title: string; places: number; filled: number }) {
  if (places === 0) return null;
  return (
    <div className={styles.progress}>
      <span>
        <strong>{filled}</strong> de {plural(places, 'lugar preenchido', 'lugares preenchidos')}
      </span>
      <ProgressBar value={Math.min(100, (filled / places) * 100)} label={`Lugares de ${title}`} />
    </div>
  );
}
