import type { ComponentProps, CSSProperties, ReactNode } from 'react';
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
