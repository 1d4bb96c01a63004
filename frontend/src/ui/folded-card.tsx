import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLedTo } from '../lib/use-led-to.ts';
import styles from './card.module.css';

/** A card of which only the title, and what stands beside it, is seen until it is opened, or a link leads to it. */
export function FoldedCard({
  id,
  title,
  beside,
  folded = true,
  children,
}: {
  /** What a link leads to it by. */
  id?: string;
  title: string;
  /** A word about what is inside. */
  beside?: ReactNode;
  /** Whether it begins folded; it folds, or opens, when this changes. */
  folded?: boolean;
  children: ReactNode;
}) {
  const inside = useId();
  const [isLedTo, card] = useLedTo(id, () => setOpen(true));
  const [open, setOpen] = useState(isLedTo || !folded);
  const [wasFolded, setWasFolded] = useState(folded);
  if (wasFolded !== folded) {
    setWasFolded(folded);
    setOpen(!folded);
  }
  return (
    <section ref={card} id={id} className={`${styles.card} ${styles.folded}`} data-open={open || undefined}>
      <header className={styles.fold}>
        <h2>
          <button type="button" aria-expanded={open} aria-controls={inside} onClick={() => setOpen(!open)}>
            <ChevronDown aria-hidden size={20} />
            {title}
          </button>
        </h2>
        {beside}
      </header>
      <div id={inside} hidden={!open} className={styles.unfolded}>
        {open && children}
      </div>
    </section>
  );
}

/** Folded cards side by side; one that is opened takes the width. */
export const Folds = ({ children }: { children: ReactNode }) => (
  <div className={styles.folds}>{children}</div>
);
