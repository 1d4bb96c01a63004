import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Something that is shown, and made, when asked for; its summary says what it is. */
export function Disclosure({
  summary,
  open = false,
  onToggle,
  children,
}: {
  summary: ReactNode;
  /** Shown from the beginning. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      open={open}
      className={styles.disclosure}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>
        <span>{summary}</span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {(open || wasOpened) && <div className={styles.content}>{children}</div>}
    </details>
  );
}
