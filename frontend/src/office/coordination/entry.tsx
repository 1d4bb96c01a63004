import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Muted } from '../../ui/page.tsx';
import styles from './coordination.module.css';

/** One thing of a short list: its name, a word about its state, a line of facts, how far it is and the way to it. */
export function Entry({
  title,
  badge,
  facts,
  link,
  children,
}: {
  title: string;
  badge: ReactNode;
  facts: ReactNode;
  link: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card title={title} className={styles.entry}>
      <div className={styles.facts}>
        {badge}
        <Muted>{facts}</Muted>
      </div>
      <div className={styles.progress}>
        {children}
        {link}
      </div>
    </Card>
  );
}
