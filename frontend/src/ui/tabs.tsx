import * as Radix from '@radix-ui/react-tabs';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Screens that share a place. Arrows move between the tabs; on a phone, those that do not fit are scrolled to. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  head = (list) => list,
}: {
  /** What the tabs are about, for those who cannot see it. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** What stands in one line with the tabs. */
  head?: (list: ReactNode) => ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const active = row.current?.querySelector<HTMLElement>('[data-state=active]');
    if (row.current && active)
      row.current.scrollLeft = active.offsetLeft - (row.current.clientWidth - active.offsetWidth) / 2;
  }, [value]);
  const list = (
    <Radix.List ref={row} className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className={styles.tab}
          // Radix moves the focus itself, and the browser would frame what was touched as if by the keyboard.
          onMouseDown={({ button, currentTarget }) =>
            button === 0 && currentTarget.focus({ focusVisible: false })
          }
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      {head(list)}
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
