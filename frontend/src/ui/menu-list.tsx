import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, useState, type FocusEvent } from 'react';
import { Link } from 'react-router';
import { useCloseRequest } from '../lib/use-close-request.ts';
import type { MenuItem, MenuProps, OpenedBy } from './menu.tsx';
import { Unbroken } from './unbroken.tsx';
import styles from './menu.module.css';

/** The list behind a menu's button; a dialog that an act opens gives the keyboard back to the button. */
export default function MenuList({
  items,
  beside = false,
  children,
  openedBy,
}: MenuProps & { openedBy: OpenedBy }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const [open, setOpen] = useState(openedBy !== null);
  useCloseRequest(open, () => setOpen(false));
  const startsAtFirst = useRef(openedBy === 'keyboard');

  function runChosen(event: Event): void {
    if (!chosen.current) return;
    event.preventDefault();
    trigger.current?.focus({ preventScroll: true });
    chosen.current();
    chosen.current = null;
  }

  /** The key that opened it came before this code, which so takes the keyboard for a pointer. */
  function goToFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!startsAtFirst.current || target !== currentTarget) return;
    startsAtFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  }

  const itemOf = (item: MenuItem) =>
    'to' in item ? (
      <Radix.Item key={item.label} asChild className={styles.item}>
        <Link to={item.to}>
          {item.icon}
          <span>
            <Unbroken text={item.label} />
          </span>
        </Link>
      </Radix.Item>
    ) : 'href' in item ? (
      <Radix.Item key={item.label} asChild className={styles.item}>
        <a
          href={item.href}
          {...(!item.href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {item.icon}
          <span>
            <Unbroken text={item.label} />
          </span>
        </a>
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
        <span>
          <Unbroken text={item.label} />
        </span>
      </Radix.Item>
    );

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild ref={trigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          side={beside ? 'left' : 'bottom'}
          align={beside ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={8}
          onFocus={goToFirst}
          onCloseAutoFocus={runChosen}
        >
          {groupsOf(items).map(({ group, members }) =>
            group === undefined ? (
              members.map(itemOf)
            ) : (
              <Radix.Group key={group} aria-label={group} className={styles.group}>
                <Radix.Label aria-hidden className={styles.label}>
                  {group}
                </Radix.Label>
                {members.map(itemOf)}
              </Radix.Group>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Neighbours under one heading, in their order. */
function groupsOf(items: readonly MenuItem[]): { group: string | undefined; members: MenuItem[] }[] {
  const groups: { group: string | undefined; members: MenuItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.group === item.group) last.members.push(item);
    else groups.push({ group: item.group, members: [item] });
  }
  return groups;
}
