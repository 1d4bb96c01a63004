import { useState } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/page.tsx';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import AskSubstitution from './ask-substitution.tsx';
import type { Duty } from './my-schedule-model.ts';
import { progressOf } from './open-request-model.ts';
import styles from './substitution.module.css';

/** How the own request stands, and the ways out of it. */
export default function OpenRequest({
  duty,
  request,
}: {
  duty: Duty;
  request: NonNullable<Duty['substitution']>;
}) {
  const [open, setOpen] = useState<'withdraw' | 'again' | null>(null);
  const close = () => setOpen(null);
  const withdraw = useApiMutation({
    run: () => call('POST /api/substitutions/{id}/cancel', { path: { id: request.id } }),
    success: { title: 'Pedido retirado', description: 'Você continua na escala desta missa.' },
    failure: 'Erro ao retirar o pedido',
    then: close,
  });
  return (
    <div className={styles.request}>
      <Badge tone="warning">
        {request.status !== 'exhausted'
          ? 'Substituição solicitada'
          : request.exchange
            ? 'Troca não aceita'
            : 'Ninguém pôde'}
      </Badge>
      <p className={styles.reason}>{request.reason}</p>
      {progressOf(request, new Date()).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <CoordinationPhone />
      <Row>
        {request.status === 'exhausted' && (
          <Button look="primary" onClick={() => setOpen('again')}>
            Pedir de novo
          </Button>
        )}
        <Button onClick={() => setOpen('withdraw')}>Retirar pedido</Button>
      </Row>
      {open === 'again' && <AskSubstitution duty={duty} onClose={close} />}
      <ConfirmDialog
        open={open === 'withdraw'}
        onClose={close}
        title="Retirar o pedido de substituição?"
        description={`Você continua na escala de ${massMoment(duty)}, e quem foi perguntado será avisado.`}
        confirm="Retirar pedido"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </div>
  );
}
