import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { hasBegun, momentOf, type Duty } from './my-schedule-model.ts';
import styles from './substitution.module.css';

const AskSubstitution = lazyPage(() => import('./ask-substitution.tsx'), null);
preloadLater(AskSubstitution);

/** Asking for somebody else at a mass, or what became of having asked. */
export function Substitution({ duty }: { duty: Duty }) {
  const [asking, setAsking] = useState(false);
  if (duty.substitution) return <OpenRequest duty={duty} request={duty.substitution} />;
  if (hasBegun(duty, Date.now())) return null;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>
        Solicitar Substituição
        <span className="visually-hidden"> para {momentOf(duty)}</span>
      </Button>
      {asking && <AskSubstitution duty={duty} onClose={() => setAsking(false)} />}
    </div>
  );
}

function OpenRequest({ duty, request }: { duty: Duty; request: NonNullable<Duty['substitution']> }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const withdraw = useApiMutation({
    run: () => call('POST /api/substitutions/{id}/cancel', { path: { id: request.id } }),
    success: { title: 'Pedido retirado', description: 'Você continua na escala desta missa.' },
    failure: 'Erro ao retirar o pedido',
  });
  return (
    <div className={styles.request}>
      <Badge tone="warning">Substituição solicitada</Badge>
      <p className={styles.reason}>“{request.reason}”</p>
      <p>A coordenação está procurando alguém. Até a resposta, esta missa continua com você.</p>
      <Button onClick={() => setWithdrawing(true)}>Retirar pedido</Button>
      <ConfirmDialog
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
        title="Retirar o pedido de substituição?"
        description={`Você continua na escala de ${momentOf(duty)}, e a coordenação será avisada.`}
        confirm="Retirar pedido"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </div>
  );
}
