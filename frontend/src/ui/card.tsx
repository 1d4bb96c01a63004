import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useLedTo } from '../lib/use-led-to.ts';
import styles from './card.module.css';

/** A sheet on the table: a title, what belongs to it, and what can be done with it at the right. */
export function Card({
  title,
  actions,
  as: Heading = 'h2',
  className,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'title'> & { title?: ReactNode; actions?: ReactNode; as?: 'h2' | 'h3' }) {
  return (
    <section {...rest} className={[styles.card, className].filter(Boolean).join(' ')}>
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

/** A card of which only the title, and what stands beside it, is seen until it is opened, or a link leads to it. */
export function FoldedCard({
  id,
  title,
  beside,
  children,
}: {
  /** What a link leads to it by. */
  id?: string;
  title: string;
  /** A word about what is inside. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const inside = useId();
  const [isLedTo, card] = useLedTo(id, () => setOpen(true));
  const [open, setOpen] = useState(isLedTo);
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

/**
 * Cards side by side where there is room, below each other where there is not. `min`: their least width in px;
 * `narrow`: three of them are never two and one.
 */
export function CardGrid({
  min = 300,
  narrow = false,
  children,
}: {
  min?: number;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.grid}
      data-narrow={narrow || undefined}
      style={{ '--least': `${min}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Terms and what they are, one below the other on a phone. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
