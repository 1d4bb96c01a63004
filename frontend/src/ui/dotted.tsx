import type { ReactNode } from 'react';
import styles from './dotted.module.css';

/** Facts one after the other, a dot between each two; where a line begins or ends, none. */
export function Dotted({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.line}>
      {facts.filter(Boolean).map((fact, index) => (
        <span key={index} className={styles.fact}>
          {index > 0 && <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
