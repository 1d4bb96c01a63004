import { X } from 'lucide-react';
import { massMoment } from '../../lib/dates.ts';
import { type UnsentRequest } from '../../lib/unsent-requests.ts';
import { useSendRequest } from '../../portal/my-schedule/use-send-request.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import styles from './offline.module.css';

/** A request for a substitute that did not go out, with the press that sends it. */
export default function UnsentBar({ request, onLater }: { request: UnsentRequest; onLater: () => void }) {
  const send = useSendRequest();
  return (
    <div role="status" className={`${styles.bar} ${styles.unsent}`}>
      <p>{`Substituição ainda não pedida: ${massMoment(request)}.`}</p>
      <IconButton label="Agora não" onClick={onLater}>
        <X aria-hidden size={20} />
      </IconButton>
      <Button look="primary" busy={send.isPending} onClick={() => send.mutate(request)}>
        Enviar pedido
      </Button>
    </div>
  );
}
