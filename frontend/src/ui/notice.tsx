import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** A few sentences set apart from the page, with what can be done about them below. */
export function Notice({
  tone = 'info',
  title,
  actions,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'title'> & { tone?: NoticeTone; title?: ReactNode; actions?: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={styles.notice} data-tone={tone}>
      <Icon aria-hidden size={22} className={styles.icon} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
