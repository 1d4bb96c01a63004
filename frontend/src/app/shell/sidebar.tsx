import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useCan } from '../session.tsx';
import { NAVIGATION, type NavigationItem } from './navigation.ts';
import styles from './shell.module.css';

/** The menu's two groups; collapsed it shows icons alone, named by their tooltips. */
export function Sidebar({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
  const can = useCan();
  return (
    <nav aria-label="Menu" className={styles.menu} data-collapsed={collapsed || undefined}>
      {NAVIGATION.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h2 className={collapsed ? 'visually-hidden' : styles.groupTitle}>{title}</h2>
          <ul>
            {items
              .filter(({ needs }) => !needs || can(needs))
              .map((item) => (
                <li key={item.to}>
                  <Entry item={item} collapsed={collapsed} {...(onNavigate ? { onNavigate } : {})} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({
  item: { to, label, description, icon: Icon },
  collapsed,
  onNavigate,
}: {
  item: NavigationItem;
  collapsed: boolean;
  onNavigate?: () => void;
}) {
  const { pathname } = useLocation();
  const isHome = to === '/dashboard' && pathname === '/';
  const link = (
    <NavLink
      to={to}
      className={styles.entry}
      onClick={onNavigate}
      {...(isHome ? { 'aria-current': 'page' as const } : {})}
      {...(collapsed ? { 'aria-label': label } : {})}
    >
      <Icon aria-hidden size={22} />
      {!collapsed && (
        <span>
          {label}
          {description && <small>{description}</small>}
        </span>
      )}
    </NavLink>
  );
  return collapsed ? <Tooltip text={label}>{link}</Tooltip> : link;
}

const OPEN_DELAY_MS = 700;

/** A few words about the control that it is put around. */
function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} side="right" collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
