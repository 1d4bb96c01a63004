import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useCloseRequest } from '../lib/use-close-request.ts';
import { IconButton } from './button.tsx';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';
import { Unbroken } from './unbroken.tsx';

/** What a dialog is drawn with; its code comes after the page's own (`dialog.tsx`). */
export default function DialogFrame({
  open,
  onClose,
  title,
  description,
  wide = false,
  focus,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  useCloseRequest(open, onClose);
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
                <div className={styles.description}>
                  {typeof description === 'string' ? <Unbroken text={description} /> : description}
                </div>
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
