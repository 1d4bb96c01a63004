import { CircleAlert, CircleCheck, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneIfSentThere } from '../../shared/coordination-phone.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { FrontPage } from '../front-page.tsx';
import styles from './link-state.module.css';

const ICONS = { done: CircleCheck, invalid: CircleAlert, unreachable: WifiOff };

/** A page that tells what became of a link, and what to do now. */
export function LinkState({
  kind,
  title,
  text,
  children,
  actions,
}: {
  kind: keyof typeof ICONS;
  title: string;
  text: string;
  /** A second paragraph. */
  children?: ReactNode;
  actions: ReactNode;
}) {
  const Icon = ICONS[kind];
  return (
    <FrontPage title={title}>
      <div role={kind === 'done' ? 'status' : 'alert'} className={styles.words}>
        <Icon aria-hidden size={44} className={styles.icon} data-kind={kind} />
        <h1>{title}</h1>
        <p>
          <Unbroken text={text} />
        </p>
        <PhoneIfSentThere text={text} />
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </FrontPage>
  );
}
