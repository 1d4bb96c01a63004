import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page's acts further down, where on a phone something else comes first. */
export const PageActs = ({ children }: { children: ReactNode }) => (
  <div className={styles.head}>
    <div className={styles.actions}>{children}</div>
  </div>
);
