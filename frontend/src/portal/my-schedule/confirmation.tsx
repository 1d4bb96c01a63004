import { massMoment } from '../../lib/dates.ts';
import { call } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiMutation } from '../../api/queries.ts';
import { toast } from '../../api/toasts.ts';
import { putOut, useOutgoing, WAITS } from '../../lib/outgoing.ts';
import { useUnsentRequest } from '../../lib/unsent-requests.ts';
import { announcePushMoment } from '../../shared/push/moment.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted } from '../../ui/page.tsx';
import type { Duty } from './my-schedule-model.ts';

/** Saying that one comes to a mass that is near, or that one has said so. */
export function Confirmation({ duty, look = 'primary' }: { duty: Duty; look?: 'primary' | 'secondary' }) {
  const confirm = useApiMutation({
    run: () =>
      call('POST /api/my-duties/{id}/confirm', { path: { id: duty.assignmentId }, signal: patience() }),
    success: 'Presença confirmada',
    failure: 'Erro ao confirmar',
    then: announcePushMoment,
    unanswered: () => {
      const { assignmentId, date, time } = duty;
      putOut({ assignmentId, date, time });
      toast({ title: WAITS, description: 'A sua confirmação está guardada neste aparelho.' });
    },
  });
  const waits = useOutgoing(duty);
  const unsent = useUnsentRequest(duty.assignmentId);
  if (duty.confirmedAt) return <Badge tone="success">Presença confirmada</Badge>;
  // Who wants to be replaced does not say that they come.
  if (!duty.asksConfirmation || unsent) return null;
  if (waits) return <Muted>Você confirmou. {WAITS}</Muted>;
  return (
    <Button look={look} busy={confirm.isPending} onClick={() => confirm.mutate()}>
      Confirmo<span className="visually-hidden"> que vou em {massMoment(duty)}</span>
    </Button>
  );
}
