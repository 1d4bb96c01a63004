import { useState, type FormEvent, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../api/http.ts';
import { useSession } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Form, PasswordField, TextField } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Row } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { toast } from '../../api/toasts.ts';
import { FrontPage } from '../front-page.tsx';
import styles from './login.module.css';

const CodeStep = lazyPage(() => import('./code-step.tsx'), <Loading />);

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

const REFUSED = 'Email ou senha incorretos';
const FIRST_TIME = 'É a primeira vez, ou esqueceu? Toque em “Esqueceu a senha?” e receba um link.';

/** What the page that led here says. */
interface LoginState {
  email?: string;
  /** What has just been done there. */
  notice?: string;
}

/** A phone is its owner's own; a larger screen may be shared. */
const PHONE = '(width < 37.5em)';

/** Shown at '/', '/login' and every unknown address; from the first two, a login leads to the dashboard. */
export function Login() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: LoginState | null };
  const [sending, setSending] = useState(false);
  const [asked, setAsked] = useState<Credentials | null>(null);
  const [wrong, setWrong] = useState<{ email?: string | undefined; password?: string | undefined }>({});

  async function open({ email, password, rememberMe }: Credentials, code?: string): Promise<void> {
    await signIn(email, password, rememberMe, code);
    toast({ title: 'Login realizado com sucesso', description: 'Bem-vindo ao sistema!' });
    if (pathname === '/' || pathname === '/login') await navigate('/dashboard', { replace: true });
  }

  async function enter(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = (form.get('email') as string).trim();
    const password = form.get('password') as string;
    const gaps = {
      email: email ? undefined : 'Informe o seu email.',
      password: password ? undefined : 'Informe a sua senha.',
    };
    setWrong(gaps);
    if (gaps.email ?? gaps.password) return;
    const given = { email, password, rememberMe: form.get('rememberMe') === 'on' };
    setSending(true);
    try {
      await open(given);
    } catch (failure) {
      setSending(false);
      if (asksForCode(failure)) return setAsked(given);
      const reason = reasonOf(failure);
      // A toast goes by; what is to be corrected stays.
      if (reason === REFUSED) setWrong({ password: reason });
      toast({ title: 'Erro no login', description: reason, variant: 'destructive' });
    }
  }

  /** What was typed as the address is not to be typed again. */
  function forget(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const email = event.currentTarget.closest('form')!.elements.namedItem('email') as HTMLInputElement;
    void navigate('/forgot-password', { state: { email: email.value } });
  }

  if (asked)
    return (
      <CodeStep
        enter={(code) =>
          open(asked, code).catch((failure: Error) => Promise.reject(failure.cause as ApiError))
        }
        onBack={() => setAsked(null)}
      />
    );
  return (
    <FrontPage title="Entrar no Sistema">
      {state?.notice && <p className={styles.notice}>{state.notice}</p>}
      <h1>Entrar no Sistema</h1>
      <Form onSubmit={(event) => void enter(event)}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={state?.email}
          required
          error={wrong.email}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          required
          error={wrong.password}
          hint={wrong.password === REFUSED && FIRST_TIME}
        />
        <Row justify="space-between">
          <Checkbox label="Lembrar-me" name="rememberMe" defaultChecked={matchMedia(PHONE).matches} />
          <Link to="/forgot-password" className={styles.link} onClick={forget}>
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

/** The password was right, and the account has a second factor. */
const asksForCode = (failure: unknown): boolean =>
  failure instanceof Error &&
  failure.cause instanceof ApiError &&
  failure.cause.body?.code === 'second-factor-required';

/** A refused login is always told in the same words; what is not a refusal is told as it is. */
function reasonOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  const refused = cause instanceof ApiError && (cause.status === 401 || cause.status === 400);
  return refused ? REFUSED : messageOf(cause);
}
