import { useState, type ReactNode } from 'react';
import styles from './figures.module.css';

/** Figures for who wants to see them; made, and read from the server, once they are asked for. */
export function Figures({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [seen, setSeen] = useState(false);
  return (
    <details className={styles.figures} onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary>{summary}</summary>
      {seen && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
