import type { ReactNode } from 'react';
import { HelpLink } from '../shared/help-link.tsx';
import { useParish, useToday } from '../shared/parish.tsx';
import styles from './front-page.module.css';

/** The frame of the pages before login: the ministry's name above one sheet. */
export function FrontPage({
  title,
  wide = false,
  help,
  children,
}: {
  title: string;
  wide?: boolean;
  /** The page whose guide helps here; absent: the address. */
  help?: string;
  children: ReactNode;
}) {
  const parish = useParish();
  const today = useToday();
  return (
    <div className={styles.page} data-liturgical={today?.liturgicalColor ?? 'green'}>
      <title>{`${title} · Partilha`}</title>
      <header className={styles.head}>
        <strong>{parish?.ministryTitle}</strong>
        <span>{[parish?.parishName, parish?.city].filter(Boolean).join(', ')}</span>
      </header>
      <main className={wide ? `${styles.sheet} ${styles.wide}` : styles.sheet}>{children}</main>
      <footer className={styles.foot}>
        <HelpLink page={help} />
      </footer>
    </div>
  );
}
