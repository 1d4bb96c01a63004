import * as Radix from '@radix-ui/react-toast';
import { Check, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { dismissToast, useToasts } from '../../api/toasts.ts';
import styles from './toaster.module.css';

/** The place where toasts appear: one at a time, 5 s, F8 brings the keyboard to it, a swipe to the right closes it. */
export default function Toaster() {
  const toasts = useToasts();
  return (
    <Radix.Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(
        ({ id, title, description, variant = 'default', duration, action, note, isBefore, open }) => (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
            onEscapeKeyDown={(event) => handOn(event, () => dismissToast(id))}
            {...(duration === undefined ? {} : { duration })}
            className={styles.toast}
            data-variant={variant}
            data-before={isBefore}
          >
            <div className={styles.words}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
              {note && (
                <p role="status" className={styles.note}>
                  <Check aria-hidden size={18} />
                  {note}
                </p>
              )}
              {action && (
                <Radix.Action altText={action.label} className={styles.action} onClick={action.run}>
                  {action.label}
                </Radix.Action>
              )}
            </div>
            <Radix.Close className={styles.close} aria-label="Fechar aviso">
              <X aria-hidden size={20} />
            </Radix.Close>
          </Radix.Root>
        ),
      )}
      {/* A modal dialog hides from assistive technology all that is outside of it, but for live regions. */}
      <Radix.Viewport aria-live="off" className={styles.viewport} hotkey={['F8']} label="Avisos ({hotkey})" />
    </Radix.Provider>
  );
}

/** Escape closes the toast, and what it was pressed in: a dialog, a menu. Pressed in the toast, the toast alone. */
function handOn(event: KeyboardEvent, dismiss: () => void): void {
  const { target, key } = event;
  if (!(target instanceof Element) || target.closest(`.${styles.viewport}`)) return;
  event.preventDefault();
  // Radix gives the key to the layer that came last: once the toast is gone, that is the next one.
  flushSync(dismiss);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
