import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { onPushMoment } from '../../shared/push/moment.ts';
import { pushState } from '../../shared/push/push.ts';
import { useTurnPushOn } from '../../shared/push/use-turn-push-on.ts';
import styles from './offline.module.css';

/** That the device was asked: it is asked once, and the profile has the same at any time. */
const ASKED_KEY = 'partilha.push-asked';

/** Offers notices on this device, once the person has confirmed or answered something. */
export function PushOfferBar({ userId }: { userId: number }) {
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onPushMoment(() => {
        if (localStorage.getItem(ASKED_KEY) === null)
          void pushState(userId).then((state) => setOpen(state === 'off'));
      }),
    [userId],
  );
  const close = () => {
    localStorage.setItem(ASKED_KEY, 'yes');
    setOpen(false);
  };
  const turnOn = useTurnPushOn(userId, close);
  if (!open) return null;
  return (
    <div role="status" className={`${styles.bar} ${styles.offer}`}>
      <p>Quer receber os próximos avisos neste aparelho, em vez de por e-mail?</p>
      <Button look="primary" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
        Quero
      </Button>
      <Button onClick={close}>Agora não</Button>
    </div>
  );
}
