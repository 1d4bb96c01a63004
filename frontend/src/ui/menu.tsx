import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

export type MenuItem =
  | { label: string; icon?: ReactNode; run: () => void; destructive?: boolean; disabled?: boolean }
  | { label: string; icon?: ReactNode; to: string };

/** Acts behind one button, which is given as the child; a dialog that an act opens gives the keyboard back to it. */
export function Menu({ items, children }: { items: readonly MenuItem[]; children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);

  function runChosen(event: Event): void {
    if (!chosen.current) return;
    event.preventDefault();
    trigger.current?.focus({ preventScroll: true });
    chosen.current();
    chosen.current = null;
  }

  return (
    <Radix.Root>
      <Radix.Trigger asChild ref={trigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
        >
          {items.map((item) =>
            'to' in item ? (
              <Radix.Item key={item.label} asChild className={styles.item}>
                <Link to={item.to}>
                  {item.icon}
                  {item.label}
                </Link>
              </Radix.Item>
            ) : (
              <Radix.Item
                key={item.label}
                className={styles.item}
                data-destructive={item.destructive || undefined}
                disabled={item.disabled ?? false}
                onSelect={() => (chosen.current = item.run)}
              >
                {item.icon}
                {item.label}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
