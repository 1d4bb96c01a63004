import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Something that is shown when asked for; its summary says what it is. */
export function Disclosure({
  summary,
  open = false,
  children,
}: {
  summary: ReactNode;
  /** Shown from the beginning. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className={styles.disclosure}>
      <summary>
        <span>{summary}</span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
