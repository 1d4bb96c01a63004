import styles from './progress.module.css';

/** How far something is, from 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const bounded = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={bounded}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <span style={{ width: `${bounded}%` }} />
    </div>
  );
}
