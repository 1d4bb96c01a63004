import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { asLeft, rememberPage, rememberSearch } from '../lib/recent.ts';
import styles from './page.module.css';

/** The way back, which says where it leads: 'Voltar às Escalas'. */
export interface Back {
  to: string;
  label: `Voltar ${string}`;
}

/**
 * A page: its title (also the browser's), one line below it, the way back, and its acts. These stand in one order at
 * every width: what leads on, what is done here, the menu 'Mais ações', and last the main one.
 */
export function Page({
  title,
  subtitle,
  back,
  actions,
  narrow = false,
  text = false,
  wide = false,
  dense = false,
  remembered = true,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  back?: Back;
  actions?: ReactNode;
  /** For forms: no wider than fields need. */
  narrow?: boolean;
  /** For long texts: no wider than what is read. */
  text?: boolean;
  /** For tables: as wide as the window. */
  wide?: boolean;
  /** For what is worked through page after page: on a phone the way back is the arrow, beside a smaller title. */
  dense?: boolean;
  /** Whether search leads back here; not to the home page, which greets, nor to what says that nothing is here. */
  remembered?: boolean;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberSearch(pathname, search), [pathname, search]);
  useEffect(() => {
    if (remembered) rememberPage({ path: pathname, title });
  }, [pathname, remembered, title]);
  return (
    <div
      className={styles.page}
      data-width={narrow ? 'narrow' : text ? 'text' : wide ? 'wide' : undefined}
      data-dense={dense || undefined}
    >
      <title>{`${title} · Partilha`}</title>
      {back && (
        <Link to={back.to === pathname ? back.to : asLeft(back.to)} className={styles.back}>
          <ArrowLeft aria-hidden size={20} />
          {back.label}
        </Link>
      )}
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A page's acts further down, where on a phone something else comes first. */
export const PageActs = ({ children }: { children: ReactNode }) => (
  <div className={styles.head}>
    <div className={styles.actions}>{children}</div>
  </div>
);

/** Parts of a page, one below the other. */
export function Stack({ gap = 16, children }: { gap?: 8 | 16 | 24 | 32; children: ReactNode }) {
  return (
    <div className={styles.stack} style={{ gap }}>
      {children}
    </div>
  );
}

/** Small things in a row that wraps. */
export function Row({
  gap = 8,
  justify = 'flex-start',
  children,
}: {
  gap?: 8 | 16;
  justify?: 'flex-start' | 'space-between' | 'flex-end';
  children: ReactNode;
}) {
  return (
    <div className={styles.row} style={{ gap, justifyContent: justify }}>
      {children}
    </div>
  );
}

/** Words that matter less. */
export function Muted({ children }: { children: ReactNode }) {
  return <span className={styles.muted}>{children}</span>;
}
