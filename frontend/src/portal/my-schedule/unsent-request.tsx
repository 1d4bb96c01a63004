import { forgetDraft } from '../../lib/drafts.ts';
import { massMoment } from '../../lib/dates.ts';
import { takeFromAside, type UnsentRequest as Unsent } from '../../lib/unsent-requests.ts';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { useOnline } from '../../shared/offline/new-version.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { requestDraft } from './asked.ts';
import styles from './substitution.module.css';
import { useSendRequest } from './use-send-request.ts';

/** A request that did not go out: says that nobody was asked, and sends it with one press. */
export default function UnsentRequest({ request, onChange }: { request: Unsent; onChange: () => void }) {
  const online = useOnline();
  const send = useSendRequest();
  const { assignmentId } = request;
  const giveUp = () => {
    takeFromAside(assignmentId);
    forgetDraft(requestDraft(assignmentId));
  };
  return (
    <div
      className={styles.request}
      role="group"
      aria-label={`Pedido não enviado para ${massMoment(request)}`}
    >
      <p>
        <strong>Substituição ainda não pedida: ninguém foi perguntado.</strong>
      </p>
      <p>
        {online
          ? 'O seu pedido está guardado neste aparelho. Envie-o agora; se tem pressa, fale com a coordenação.'
          : 'O seu pedido está guardado neste aparelho. Envie-o quando a internet voltar; se tem pressa, fale com a coordenação.'}
      </p>
      <CoordinationPhone />
      <Row>
        <Button look="primary" busy={send.isPending} disabled={!online} onClick={() => send.mutate(request)}>
          {send.isPending ? 'Enviando...' : 'Enviar pedido'}
        </Button>
        <Button onClick={onChange}>Mudar</Button>
        <Button look="quiet" onClick={giveUp}>
          Desistir
        </Button>
      </Row>
    </div>
  );
}
