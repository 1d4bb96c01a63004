import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Screens that share a place. Arrows move between the tabs; they scroll sideways where they do not fit, to the active. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  /** What the tabs are about, for those who cannot see it. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef('');
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    const now = active ? `${active.offsetLeft} ${active.offsetWidth}` : '';
    if (now === place.current) return;
    place.current = now;
    if (!active || !list.current) return;
    const frame = list.current.getBoundingClientRect();
    const { left, right } = active.getBoundingClientRect();
    if (left < frame.left) list.current.scrollLeft -= frame.left - left;
    else if (right > frame.right) list.current.scrollLeft += right - frame.right;
  });
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
