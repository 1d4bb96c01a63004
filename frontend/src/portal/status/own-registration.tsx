import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useSession, useUser } from '../../app/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { labelOf, REGISTRATION_STATUS_LABELS } from '../../lib/labels.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { CorrectRequestDialog } from './correct-request-dialog.tsx';

const TONES: Record<string, Tone> = { pending: 'warning', approved: 'success', rejected: 'error' };

const NEXT: Record<string, string> = {
  pending:
    'A coordenação está analisando a sua solicitação. O resultado chega por email em até 5 dias úteis.',
  approved: 'O seu cadastro foi aprovado. Que bom ter você no ministério!',
  rejected: 'A sua solicitação não foi aprovada. Se tiver dúvidas, fale com a coordenação.',
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
        <QueryState query={query}>{(request) => <Request request={request} />}</QueryState>
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
      <Facts
        facts={[
          ['Data da solicitação', dateOf(createdAt)],
          ...(reviewedAt ? [['Data da decisão', dateOf(reviewedAt)] as const] : []),
          ['Nome na escala', scheduleName],
          ...(reviewComments ? [['Comentários da análise', reviewComments] as const] : []),
        ]}
      />
      {status === 'pending' && <PendingActions request={request} />}
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
          <FormActions>
            <Button onClick={close}>Cancelar</Button>
            <Button look="danger" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              Retirar solicitação
            </Button>
          </FormActions>
        </Dialog>
      )}
    </Row>
  );
}

/** The server shows a request only to somebody who proved that the e-mail is theirs; a reset link proves it too. */
function NotFoundYet() {
  const { email } = useUser();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const asking = useApiMutation({
    run: () => call('POST /api/auth/forgot-password', { body: { email } }),
    success: ({ message }) => ({ title: 'Email enviado', description: message }),
    failure: 'Erro ao solicitar reset',
  });
  return (
    <EmptyState
      text={
        <Stack>
          <p>Ainda não encontramos uma solicitação sua.</p>
          <p>
            Se você já a enviou com o email {email}, confirme que ele é seu: abra o link “Confirme seu e-mail”
            que mandamos para lá. Não o achou? Peça outro link: criar uma nova senha por ele também confirma o
            email.
          </p>
        </Stack>
      }
      action={
        <Stack gap={8}>
          <Button look="primary" wide busy={asking.isPending} onClick={() => asking.mutate()}>
            {asking.isPending ? 'Enviando...' : 'Enviar outro link'}
          </Button>
          <Button wide onClick={() => void signOut().then(() => navigate('/register'))}>
            Sair e solicitar cadastro
          </Button>
        </Stack>
      }
    />
  );
}
