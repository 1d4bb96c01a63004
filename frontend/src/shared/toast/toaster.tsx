import * as Radix from '@radix-ui/react-toast';
import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { dismissToast, giveWay, useToasts } from '../../api/toasts.ts';
import { PhoneIfSentThere, sendsThere } from '../coordination-phone.tsx';
import styles from './toaster.module.css';

/** What is pressed to go on; a toast's own buttons say themselves what becomes of it. */
const ONWARD = 'a, button, [role^=menuitem]';

/** Specification section 9. */
const DURATION_MS = 5000;

/** To take the telephone and dial. */
const TO_DIAL_MS = 15_000;

/** The place where toasts appear: one at a time, 5 s, F8 brings the keyboard to it, a swipe to the right closes it. */
export default function Toaster() {
  const toasts = useToasts();
  useEffect(() => {
    const onPress = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(ONWARD) && !isToast(target)) giveWay();
    };
    // Before what is pressed tells of itself.
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, []);
  return (
    <Radix.Provider label="Aviso" swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant = 'default', duration, action, note, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          onEscapeKeyDown={(event) => handOn(event, () => dismissToast(id))}
          duration={duration ?? (sendsThere(description) ? TO_DIAL_MS : DURATION_MS)}
          className={styles.toast}
          data-variant={variant}
        >
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
            <PhoneIfSentThere text={description} />
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
      ))}
      {/* A modal dialog hides from assistive technology all that is outside of it, but for live regions. */}
      <Radix.Viewport aria-live="off" className={styles.viewport} hotkey={['F8']} label="Avisos ({hotkey})" />
    </Radix.Provider>
  );
}

const isToast = (target: Element): boolean => target.closest(`.${styles.viewport}`) !== null;

/** Escape closes the toast, and what it was pressed in: a dialog, a menu. Pressed in the toast, the toast alone. */
function handOn(event: KeyboardEvent, dismiss: () => void): void {
  const { target, key } = event;
  if (!(target instanceof Element) || isToast(target)) return;
  event.preventDefault();
  // Radix gives the key to the layer that came last: once the toast is gone, that is the next one.
  flushSync(dismiss);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
