import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { PhoneIfSentThere } from '../../shared/coordination-phone.tsx';
import { useSession, useUser } from '../../shared/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { labelOf, REGISTRATION_STATUS_LABELS } from '../../api/labels.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../ui/states.tsx';
import { CorrectRequestDialog } from './correct-request-dialog.tsx';

const TONES: Record<string, Tone> = { pending: 'warning', approved: 'success', rejected: 'error' };

const NEXT: Record<string, string> = {
  pending:
    'A coordenação está analisando a sua solicitação. O resultado chega por email em até 5 dias úteis.',
  approved: 'O seu cadastro foi aprovado. Que bom ter você no ministério!',
  rejected:
    'A sua solicitação não foi aprovada. Se tiver dúvidas, fale com a coordenação; se algo mudar, peça de novo.',
};

/** The state of the request with which the signed-in person asked to join. */
export function OwnRegistration() {
  const query = useApiQuery('/api/registration-requests/me', {}, { fresh: true });
  const { role } = useUser();
  return (
    <Card title="Solicitação de cadastro">
      {query.error?.status === 404 ? (
        role === 'user' ? (
          <NotFoundYet />
        ) : (
          <EmptyState text="A sua conta não veio de uma solicitação de cadastro: não há nada a acompanhar aqui." />
        )
      ) : (
        <QueryState query={query} loading={<SkeletonCards cards={1} />}>
          {(request) => <Request request={request} />}
        </QueryState>
      )}
    </Card>
  );
}

function Request({ request }: { request: Answer<'GET /api/registration-requests/me'> }) {
  const { status, createdAt, reviewedAt, reviewComments, scheduleName } = request;
  return (
    <Stack>
      <Row>
        <Badge tone={TONES[status] ?? 'neutral'}>{labelOf(REGISTRATION_STATUS_LABELS, status)}</Badge>
      </Row>
      <p>{NEXT[status]}</p>
      <PhoneIfSentThere text={NEXT[status] ?? ''} />
      <Facts
        facts={[
          ['Data da solicitação', dateOf(createdAt)],
          ...(reviewedAt ? [['Data da decisão', dateOf(reviewedAt)] as const] : []),
          ['Nome na escala', scheduleName],
          ...(reviewComments ? [['Comentários da análise', reviewComments] as const] : []),
        ]}
      />
      {status === 'pending' && <PendingActions request={request} />}
      {status === 'rejected' && <AskAnew label="Sair e solicitar de novo" />}
    </Stack>
  );
}

/** What the person may still do with a request that nobody has decided. */
function PendingActions({ request }: { request: Answer<'GET /api/registration-requests/me'> }) {
  const [open, setOpen] = useState<'correct' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const withdrawal = useApiMutation({
    run: () => call('DELETE /api/registration-requests/me'),
    success: ({ message }) => message,
    failure: 'Erro ao retirar a solicitação',
    then: close,
  });
  return (
    <Row>
      <Button onClick={() => setOpen('correct')}>Corrigir dados</Button>
      <Button look="danger" onClick={() => setOpen('withdraw')}>
        Retirar solicitação
      </Button>
      {open === 'correct' && <CorrectRequestDialog request={request} onClose={close} />}
      {open === 'withdraw' && (
        <Dialog
          open
          onClose={close}
          title="Retirar a solicitação?"
          description="Ela é apagada, e o nome na escala fica livre para outra pessoa. Você pode enviar outra depois."
        >
          <DialogFoot onClose={close}>
            <Button look="danger" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              Retirar solicitação
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </Row>
  );
}

function NotFoundYet() {
  const { email } = useUser();
  return (
    <EmptyState
      text={
        <Stack>
          <p>Ainda não encontramos uma solicitação sua.</p>
          <p>Para entrar no ministério, envie o cadastro com este mesmo email, {email}.</p>
        </Stack>
      }
      action={<AskAnew label="Sair e solicitar cadastro" />}
    />
  );
}

/** The form to ask with is for those who are signed out. */
function AskAnew({ label }: { label: string }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return (
    <Button look="primary" wide onClick={() => void signOut().then(() => navigate('/register'))}>
      {label}
    </Button>
  );
}
