import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call, type Answer } from '../api/client.ts';
import {
  ApiError,
  messageOf,
  onConsentAsked,
  onSessionLost,
  readToken,
  removeToken,
  storeToken,
} from '../api/http.ts';
import { forgetPerson, useApiQuery } from '../api/queries.ts';
import { forgetOwnAnswers } from './offline/messages.ts';
import { forgetDrafts, ownDrafts } from '../lib/drafts.ts';
import { toast } from '../api/toasts.ts';

export type CurrentUser = Answer<'GET /api/auth/me'>;
export type Permission = CurrentUser['permissions'][number];

type State =
  | { status: 'loading' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: CurrentUser };

interface Session {
  state: State;
  /**
   * @param code of the second factor, once the server has asked for it (`second-factor-required`).
   * @throws Error 'Login failed: {server text}'; its cause is the ApiError.
   */
  signIn: (email: string, password: string, rememberMe: boolean, code?: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Forgets the session on this device; the server is not told. */
  leave: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Who is signed in: the stored token, checked with the server whenever the application starts. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [token, setToken] = useState(readToken);
  const { data: user, error, refetch } = useApiQuery('/api/auth/me', {}, { enabled: token !== null });

  // While drawing: what stands below may read a draft at once.
  ownDrafts(user?.id ?? null);

  const leave = useCallback(() => {
    removeToken();
    forgetOwnAnswers();
    forgetPerson();
    setToken(null);
  }, []);

  useEffect(
    () =>
      onSessionLost(() => {
        leave();
        toast({
          title: 'Sua sessão terminou',
          description: 'Entre de novo para continuar. O que você escreveu ficou guardado neste aparelho.',
        });
      }),
    [leave],
  );

  // The text has changed since this page learnt who is there: then it is what they are asked next.
  useEffect(() => onConsentAsked(() => void refetch({ cancelRefetch: false })), [refetch]);

  useEffect(() => {
    const otherTab = ({ key }: StorageEvent) => {
      if (key !== 'auth_token' || readToken() === token) return;
      forgetPerson();
      setToken(readToken());
    };
    addEventListener('storage', otherTab);
    return () => removeEventListener('storage', otherTab);
  }, [token]);

  const refused = token !== null && !user && error && error.status !== 0 && error.status !== 401;
  useEffect(() => {
    if (!refused) return;
    leave();
    toast({ title: 'Failed to get current user', description: messageOf(error), variant: 'destructive' });
  }, [refused, error, leave]);

  const session = useMemo<Session>(() => {
    const stateOf = (): State => {
      if (token === null) return { status: 'signed-out' };
      if (user) return { status: 'signed-in', user };
      return error ? { status: 'unreachable', retry: () => void refetch() } : { status: 'loading' };
    };
    return {
      state: stateOf(),
      async signIn(email, password, rememberMe, code) {
        try {
          const answer = await call('POST /api/auth/login', {
            body: { email, password, rememberMe, ...(code === undefined ? {} : { code }) },
          });
          forgetPerson();
          storeToken(answer.token);
          setToken(answer.token);
        } catch (cause) {
          const text = cause instanceof ApiError ? cause.message : String(cause);
          throw new Error(`Login failed: ${text}`, { cause });
        }
      },
      async signOut() {
        try {
          await call('POST /api/auth/logout');
        } catch (failure) {
          if (failure instanceof ApiError && failure.status !== 0) return;
          toast({
            title: 'Você saiu neste aparelho',
            description:
              'Sem conexão, o servidor ainda não sabe. Se este aparelho não é seu, entre de novo com internet e saia outra vez.',
          });
        } finally {
          forgetDrafts();
          leave();
        }
      },
      leave,
    };
  }, [token, user, error, refetch, leave]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}

/** Ends the session and leads to the login. */
export function useLeave(): { leaving: boolean; leave: () => void } {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut().then(() => navigate('/login', { replace: true }));
  };
  return { leaving, leave };
}

/** The signed-in person. @throws Error on a page that is shown to visitors. */
export function useUser(): CurrentUser {
  const { state } = useSession();
  if (state.status !== 'signed-in') throw new Error('useUser without a session');
  return state.user;
}

/** Whether the signed-in person may do something; the table is the server's. */
export function useCan(): (permission: Permission) => boolean {
  const { permissions } = useUser();
  return (permission) => permissions.includes(permission);
}
