import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useCloseRequest } from '../../lib/use-close-request.ts';
import { IconButton } from '../../ui/button.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { DrawerSignOut, Person } from './person.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';

/** The menu of a phone, above the page. */
export default function Drawer({
  title,
  opener,
  onClose,
}: {
  title: string;
  /** The button that gets the keyboard back. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) {
  useCloseRequest(true, onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus({ preventScroll: true });
          }}
        >
          <div className={styles.brand}>
            <Radix.Title className={styles.drawerTitle}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Fechar menu">
                <X aria-hidden size={24} />
              </IconButton>
            </Radix.Close>
          </div>
          <Sidebar collapsed={false} onNavigate={onClose} />
          <div className={styles.drawerPerson}>
            <Person />
            <AppearanceMenu />
          </div>
          <DrawerSignOut />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
