import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'accent';

/** A word about a state. Its colour only repeats what the word says. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
