import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button, IconButton } from './button.tsx';
import { FormActions } from './field.tsx';
import styles from './dialog.module.css';

/**
 * A question or a form above the page; on a phone it takes the whole screen. Escape and the cross close it. The keyboard
 * then returns to where it was, or, when that is gone, to the page.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  wide = false,
  focus,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** Where the keyboard begins; absent: at the first control. */
  focus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={wide ? `${styles.content} ${styles.wide}` : styles.content}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!focus?.current) return;
              event.preventDefault();
              focus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focusAgain(opener.current);
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label="Fechar">
                  <X aria-hidden size={24} />
                </IconButton>
              </Radix.Close>
            </header>
            {description && (
              <Radix.Description asChild>
                <div className={styles.description}>{description}</div>
              </Radix.Description>
            )}
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusAgain(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Asks before an act; `confirm` names the act, never 'OK'. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirm,
  destructive = false,
  busy = false,
  onConfirm,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog {...{ open, onClose, title, description }}>
      {children}
      <FormActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button look={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </FormActions>
    </Dialog>
  );
}
