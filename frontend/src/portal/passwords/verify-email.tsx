import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/http.ts';
import { useSession } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CheckingLink, UncheckedLink } from './link-check.tsx';
import { LinkState } from './link-state.tsx';

/** Confirms the e-mail of an account with the link that was sent to it. */
export default function VerifyEmail() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  if (token === '') {
    return (
      <LinkState
        kind="invalid"
        title="Token não encontrado"
        text="Link inválido ou expirado..."
        actions={<Onward />}
      >
        <p>Abra o endereço completo que veio no e-mail.</p>
      </LinkState>
    );
  }
  return <Verification token={token} />;
}

function Verification({ token }: { token: string }) {
  const client = useQueryClient();
  // A link works once: however often the page is drawn, it is sent once.
  const { data, error, isFetching, refetch } = useQuery<Answer<'POST /api/auth/verify-email'>, ApiError>({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: () => call('POST /api/auth/verify-email', { body: { token } }),
    retryOnMount: false,
  });
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: ['/api/registration-requests/me'] });
  }, [data, client]);

  if (data) {
    return (
      <LinkState
        kind="done"
        title={data.message}
        text="Obrigado! Agora você pode acompanhar a sua solicitação."
        actions={<Onward confirmed />}
      />
    );
  }
  if (isFetching) return <CheckingLink title="Confirmar e-mail" />;
  if (error?.status === 400) {
    return (
      <LinkState
        kind="invalid"
        title="Token inválido"
        text={messageOf(error, 'Token expirado ou já utilizado.')}
        actions={
          <>
            <Onward />
            <ButtonLink to="/forgot-password" wide>
              Pedir um novo link
            </ButtonLink>
          </>
        }
      >
        <p>
          <Unbroken text="Se você já confirmou o seu e-mail, é só entrar. Se não, peça um novo link: criar uma nova senha por ele também confirma o e-mail." />
        </p>
      </LinkState>
    );
  }
  return <UncheckedLink error={error} onRetry={() => void refetch()} />;
}

function Onward({ confirmed = false }: { confirmed?: boolean }) {
  const { state } = useSession();
  if (state.status === 'signed-in') {
    return (
      <ButtonLink to="/status" look="primary" wide>
        Ver minha solicitação
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/login" look="primary" wide>
      {confirmed ? 'Fazer Login' : 'Ir para Login'}
    </ButtonLink>
  );
}
