import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { toast } from '../../api/toasts.ts';
import { FrontPage } from '../front-page.tsx';
import styles from './forgot-password.module.css';
import { LinkState } from './link-state.tsx';
import { sendingFailure } from './password-rules.ts';

/** Asks for a link to a new password; the answer never tells whether there is an account. */
export default function ForgotPassword() {
  const { state } = useLocation() as { state: { email?: string } | null };
  const { field, values, onSubmit, busy, answer, reset } = useApiForm({
    initial: { email: state?.email ?? '' },
    check: ({ email }) => ({ email: email.trim() === '' ? 'Email obrigatório' : undefined }),
    send: ({ email }) => call('POST /api/auth/forgot-password', { body: { email: email.trim() } }),
    success: 'Email enviado',
    onError: (error) =>
      toast({ ...sendingFailure('Erro ao solicitar reset', error), variant: 'destructive' }),
  });

  if (answer) {
    return (
      <LinkState
        kind="done"
        title="Email Enviado!"
        text={answer.message}
        actions={
          <>
            <ButtonLink to="/login" state={{ email: values.email.trim() }} look="primary" wide>
              Voltar ao login
            </ButtonLink>
            <Button look="quiet" wide onClick={reset}>
              Solicitar novamente
            </Button>
          </>
        }
      >
        <p>
          Endereço informado: <strong>{values.email.trim()}</strong>
        </p>
        <p>O link vale por 24 horas. Se não o encontrar, veja também a caixa de spam.</p>
      </LinkState>
    );
  }
  return (
    <FrontPage title="Esqueceu a senha?">
      <div className={styles.head}>
        <Link to="/login" className={styles.back}>
          <ArrowLeft aria-hidden size={20} />
          Voltar ao login
        </Link>
        <h1>Esqueceu a senha?</h1>
        <p>
          Informe o email da sua conta. Enviaremos um link para você criar uma nova senha. Serve também para
          criar a primeira.
        </p>
      </div>
      <Form onSubmit={onSubmit}>
        <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
        <Button type="submit" look="primary" wide busy={busy}>
          {busy ? 'Enviando...' : 'Enviar link'}
        </Button>
      </Form>
    </FrontPage>
  );
}
