import { ArrowLeft } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { FrontPage } from '../front-page.tsx';
import styles from './forgot-password.module.css';
import { LinkState } from './link-state.tsx';
import { sendingFailure } from './password-rules.ts';

/** Asks for a link to a new password; the answer never tells whether there is an account. */
export default function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const asking = useApiMutation({
    run: (address: string) => call('POST /api/auth/forgot-password', { body: { email: address } }),
    success: 'Email enviado',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim();
    setProblem(address === '' ? 'Email obrigatório' : undefined);
    if (address === '') return;
    asking.mutate(address, {
      onError: (error) => {
        setProblem(error.fields.email);
        toast({ ...sendingFailure('Erro ao solicitar reset', error), variant: 'destructive' });
      },
    });
  }

  if (asking.isSuccess) {
    return (
      <LinkState
        kind="done"
        title="Email Enviado!"
        text={asking.data.message}
        actions={
          <>
            <ButtonLink to="/login" look="primary" wide>
              Voltar ao login
            </ButtonLink>
            <Button look="quiet" wide onClick={asking.reset}>
              Solicitar novamente
            </Button>
          </>
        }
      >
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
        <p>Informe o email da sua conta. Enviaremos um link para você criar uma nova senha.</p>
      </div>
      <Form onSubmit={send}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setProblem(undefined);
          }}
          error={problem}
        />
        <Button type="submit" look="primary" wide busy={asking.isPending}>
          {asking.isPending ? 'Enviando...' : 'Enviar link'}
        </Button>
      </Form>
    </FrontPage>
  );
}
