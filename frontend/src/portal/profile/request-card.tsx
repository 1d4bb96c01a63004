import { useApiQuery } from '../../api/queries.ts';
import { useUser } from '../../shared/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { labelOf, REGISTRATION_STATUS_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';

const TONES = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

/** Where the registration request stands of somebody who has no minister record. */
export default function RequestCard() {
  const request = useApiQuery('/api/registration-requests/me', {}, { fresh: true });
  if (request.error?.status === 404) return <NoRequest />;
  return (
    <QueryState query={request} loading={<SkeletonCards cards={1} />}>
      {({ status, createdAt, reviewComments }) => (
        <Card
          title="Situação do cadastro"
          actions={<Badge tone={TONES[status]}>{labelOf(REGISTRATION_STATUS_LABELS, status)}</Badge>}
        >
          <Facts
            facts={[
              ['Data da solicitação', dateOf(createdAt)],
              ...(reviewComments ? [['Comentários da avaliação', reviewComments] as const] : []),
            ]}
          />
        </Card>
      )}
    </QueryState>
  );
}

function NoRequest() {
  const { name, email, role } = useUser();
  return (
    <Card title={name}>
      <p>
        {role === 'user'
          ? 'Não encontramos um cadastro ligado ao seu email. Se você já enviou um, abra o link de confirmação que recebeu por email.'
          : 'Sua conta não participa das escalas. Por isso não há dados de ministro aqui.'}
      </p>
      <p>{email}</p>
    </Card>
  );
}
