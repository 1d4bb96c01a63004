import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

export type MenuItem =
  | { label: string; icon?: ReactNode; run: () => void; destructive?: boolean; disabled?: boolean }
  | { label: string; icon?: ReactNode; to: string };

/** Acts behind one button, which is given as the child. */
export function Menu({ items, children }: { items: readonly MenuItem[]; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8}>
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
                onSelect={item.run}
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
