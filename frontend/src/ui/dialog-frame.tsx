import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { giveWay } from '../api/toasts.ts';
import { useCloseRequest } from '../lib/use-close-request.ts';
import { IconButton } from './button.tsx';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';
import { Unbroken } from './unbroken.tsx';

const FIELDS = ':is(input:not([type=hidden], [type=file]), select, textarea):enabled';
const ACTS = '[data-foot] :is(button, a):not(:disabled)';

/** What a dialog is drawn with; its code comes after the page's own (`dialog.tsx`). */
export default function DialogFrame({
  open,
  onClose,
  title,
  description,
  wide = false,
  sheet,
  focus,
  back,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  useCloseRequest(open, onClose);
  useEffect(() => {
    if (open) giveWay();
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={wide ? `${styles.content} ${styles.wide}` : styles.content}
            data-sheet={sheet}
            onOpenAutoFocus={(event) => {
              opener.current = back?.current ?? document.activeElement;
              event.preventDefault();
              begin(event.target as HTMLElement, focus?.current);
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

/**
 * Where the keyboard begins: at the first field (of a choice, at what is chosen); of a question, at the act that changes
 * nothing, which stands first; of what is only read, at the dialog itself. Under a finger a text field would open the
 * keyboard of the screen over what is to be read.
 */
function firstIn(dialog: HTMLElement): HTMLElement {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)];
  const [first] = fields;
  if (!first) return dialog.querySelector<HTMLElement>(ACTS) ?? dialog;
  if (matchMedia('(pointer: coarse)').matches && !first.matches('[type=radio], [type=checkbox], select'))
    return dialog;
  const chosen = first.matches('[type=radio]')
    ? fields.find((field) => field.name === first.name && field.checked)
    : null;
  return chosen ?? first;
}

/** Puts the keyboard into a dialog; where its content is still coming, once more when it has come, if nothing was pressed. */
function begin(dialog: HTMLElement, chosen: HTMLElement | null | undefined): void {
  const first = chosen ?? firstIn(dialog);
  first.focus({ preventScroll: true });
  if (first !== dialog) return;
  const coming = new MutationObserver(() => {
    const next = firstIn(dialog);
    if (next === dialog && document.activeElement === dialog) return;
    coming.disconnect();
    if (document.activeElement === dialog) next.focus({ preventScroll: true });
  });
  coming.observe(dialog, { childList: true, subtree: true });
}

function focusAgain(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
