import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../api/http.ts';
import { useSession } from '../../app/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Form, PasswordField, TextField } from '../../ui/field.tsx';
import { Row } from '../../ui/page.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { FrontPage } from '../front-page.tsx';
import styles from './login.module.css';

/** A phone is its owner's own; a larger screen may be shared. */
const PHONE = '(max-width: 599px)';

/** Shown at '/', '/login' and every unknown address; from the first two, a login leads to the dashboard. */
export function Login() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [sending, setSending] = useState(false);
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});

  async function enter(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = (form.get('email') as string).trim();
    const password = form.get('password') as string;
    const gaps = {
      ...(email === '' ? { email: 'Informe o seu email.' } : {}),
      ...(password === '' ? { password: 'Informe a sua senha.' } : {}),
    };
    setMissing(gaps);
    if (Object.keys(gaps).length > 0) return;
    setSending(true);
    try {
      await signIn(email, password, form.get('rememberMe') === 'on');
      toast({ title: 'Login realizado com sucesso', description: 'Bem-vindo ao sistema!' });
      if (pathname === '/' || pathname === '/login') await navigate('/dashboard', { replace: true });
    } catch (failure) {
      setSending(false);
      toast({ title: 'Erro no login', description: reasonOf(failure), variant: 'destructive' });
    }
  }

  return (
    <FrontPage title="Entrar no Sistema">
      <h1>Entrar no Sistema</h1>
      <Form onSubmit={(event) => void enter(event)}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={missing.email}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          required
          error={missing.password}
        />
        <Row justify="space-between">
          <Checkbox label="Lembrar-me" name="rememberMe" defaultChecked={matchMedia(PHONE).matches} />
          <Link to="/forgot-password" className={styles.link}>
            Esqueceu a senha?
          </Link>
        </Row>
        <Button type="submit" look="primary" wide busy={sending}>
          {sending ? 'Entrando...' : 'Entrar'}
        </Button>
      </Form>
      <p>
        Ainda não faz parte?{' '}
        <Link to="/register" className={styles.link}>
          Solicitar cadastro
        </Link>
      </p>
    </FrontPage>
  );
}

/** A refused login is always told in the same words; what is not a refusal is told as it is. */
function reasonOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  const refused = cause instanceof ApiError && (cause.status === 401 || cause.status === 400);
  return refused ? 'Email ou senha incorretos' : messageOf(cause);
}
