import { PlacesBar, PlacesFilled } from '../parts/places-filled.tsx';
import styles from './schedule-card.module.css';

/** How many of a schedule's places are filled. */
export function PlacesProgress({ title, places, filled }: { title: string; places: number; filled: number }) {
  if (places === 0) return null;
  return (
    <div className={styles.progress}>
      <span>
        <PlacesFilled filled={filled} places={places} />
      </span>
      <PlacesBar filled={filled} places={places} label={`Lugares de ${title}`} />
    </div>
  );
}
