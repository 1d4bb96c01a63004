import { useApiQuery } from '../../api/queries.ts';
import type { Answer } from '../../api/client.ts';
import { dateOf } from '../../lib/dates.ts';
import { labelOf, REGISTRATION_STATUS_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';

const TONES = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

/** Where the request of somebody stands who is not yet a minister. */
export function OwnRequest() {
  const request = useApiQuery('/api/registration-requests/me', {}, { fresh: true });
  const toStatus = (
    <ButtonLink look="primary" to="/status">
      Acompanhar minha solicitação
    </ButtonLink>
  );
  if (request.error?.status === 404) {
    return (
      <EmptyState
        text="Ainda não encontramos a sua solicitação. Se você já a enviou, confirme o seu email pelo link que recebeu."
        action={toStatus}
      />
    );
  }
  return (
    <Stack gap={24}>
      <QueryState query={request}>{(own) => <RequestCard request={own} />}</QueryState>
      <div>{toStatus}</div>
    </Stack>
  );
}

function RequestCard({
  request: { status, createdAt },
}: {
  request: Answer<'GET /api/registration-requests/me'>;
}) {
  return (
    <Card title="Sua solicitação">
      <Facts
        facts={[
          [
            'Situação',
            <Badge key="status" tone={TONES[status]}>
              {labelOf(REGISTRATION_STATUS_LABELS, status)}
            </Badge>,
          ],
          ['Enviada em', dateOf(createdAt)],
        ]}
      />
    </Card>
  );
}
