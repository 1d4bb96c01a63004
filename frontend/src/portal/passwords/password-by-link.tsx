import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useSession } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../api/toasts.ts';
import { FrontPage } from '../front-page.tsx';
import { CheckingLink, UncheckedLink } from './link-check.tsx';
import { LinkState } from './link-state.tsx';
import type { PasswordLink } from './password-links.ts';
import styles from './link-state.module.css';
import { PasswordForm } from './password-form.tsx';

/** The pages on which a link from an e-mail sets a password: the first one, or a new one. */
export function PasswordByLink({ link }: { link: PasswordLink }) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { leave } = useSession();
  const token = params.get('token')?.trim() ?? '';

  // Said in the address's state: the session that ends here takes the page with it.
  const done = location.state as { email?: string } | null;
  if (done?.email) {
    return (
      <LinkState
        kind="done"
        title={link.success}
        text="Agora é só entrar com o seu email e a nova senha."
        actions={<LoginLink label="Fazer Login" email={done.email} />}
      />
    );
  }
  if (token === '') {
    return (
      <InvalidLink link={link} title="Token não encontrado" text="Link inválido ou expirado...">
        <p>Abra o endereço completo que veio no e-mail.</p>
      </InvalidLink>
    );
  }
  return (
    <CheckedLink
      link={link}
      token={token}
      onDone={(email) => {
        leave();
        toast({ title: link.success });
        void navigate(location.pathname, { replace: true, state: { email } });
      }}
    />
  );
}

function CheckedLink({
  link,
  token,
  onDone,
}: {
  link: PasswordLink;
  token: string;
  onDone: (email: string) => void;
}) {
  const { data, error, isFetching, refetch } = useApiQuery(link.check, { path: { token } }, { fresh: true });
  if (data?.valid) {
    return (
      <FrontPage title={link.title}>
        <header className={styles.head}>
          <h1>{link.title}</h1>
          <p>{link.intro}</p>
        </header>
        <OtherSession />
        <PasswordForm link={link} token={token} onDone={onDone} onLinkLost={() => void refetch()} />
      </FrontPage>
    );
  }
  if (isFetching) return <CheckingLink title={link.title} />;
  if (data) {
    const text = data.message || 'Token expirado ou já utilizado.';
    return (
      <InvalidLink link={link} title="Token inválido" text={text}>
        <p>{link.onward}</p>
      </InvalidLink>
    );
  }
  return (
    <UncheckedLink error={error} onRetry={() => void refetch()}>
      <LoginLink look="secondary" />
    </UncheckedLink>
  );
}

function InvalidLink({
  link,
  title,
  text,
  children,
}: {
  link: PasswordLink;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { label, first } = link.again;
  return (
    <LinkState
      kind="invalid"
      title={title}
      text={text}
      actions={
        <>
          {!first && <LoginLink />}
          <ButtonLink to="/forgot-password" look={first ? 'primary' : 'secondary'} wide>
            {label}
          </ButtonLink>
          {first && <LoginLink look="secondary" />}
        </>
      }
    >
      {children}
    </LinkState>
  );
}

function LoginLink({
  label = 'Ir para Login',
  look = 'primary',
  email,
}: {
  label?: string;
  look?: 'primary' | 'secondary';
  /** Of the account, so that it need not be typed. */
  email?: string;
}) {
  return (
    <ButtonLink to="/login" state={{ email }} look={look} wide>
      {label}
    </ButtonLink>
  );
}

function OtherSession() {
  const { state } = useSession();
  if (state.status !== 'signed-in') return null;
  return (
    <Notice>
      Neste aparelho o sistema está aberto como <strong>{state.user.name}</strong>. Depois de salvar a senha,
      entre de novo, com o email da conta deste link.
    </Notice>
  );
}
