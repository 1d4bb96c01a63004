import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import type { MenuItem } from '../../../ui/menu.tsx';
import menu from '../../../ui/menu.module.css';
import styles from './cell-menu.module.css';

export type ActionItem = Extract<MenuItem, { run: () => void }>;

/** What can be done with a cell, in a menu at its place; the keyboard returns to the cell before anything is done. */
export function CellMenu({
  label,
  cell,
  items,
  onClose,
  onClosed,
}: {
  label: string;
  /** Null: the menu is closed. */
  cell: HTMLElement | null;
  items: readonly ActionItem[];
  onClose: () => void;
  /** The keyboard is to return to where it was. */
  onClosed: () => void;
}) {
  const chosen = useRef<(() => void) | null>(null);
  const { left, top, width, height } = cell?.getBoundingClientRect() ?? {};
  return (
    <Radix.Root open={cell !== null} onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <span aria-hidden className={styles.anchor} style={{ left, top, width, height }} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={menu.menu}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
            chosen.current?.();
            chosen.current = null;
          }}
        >
          {items.map(({ label: text, icon, run, destructive }) => (
            <Radix.Item
              key={text}
              className={menu.item}
              data-destructive={destructive || undefined}
              onSelect={() => (chosen.current = run)}
            >
              {icon}
              {text}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
