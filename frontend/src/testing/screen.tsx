import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { removeToken, storeToken } from '../api/http.ts';
import { queryClient } from '../api/queries.ts';
import { removeToast, toast } from '../api/toasts.ts';
import { SessionProvider, useSession, type Permission } from '../shared/session.tsx';
import Toaster from '../shared/toast/toaster.tsx';

/** What a screen asked the server for: the call as 'PUT /api/ministers/7', and what it sent along. */
export interface Asked {
  call: string;
  query: string;
  body: unknown;
}

/** An answer that is not a success, in the server's form. */
export const refusal = (status: number, message = 'Recusado.', more: object = {}): Response =>
  new Response(JSON.stringify({ statusCode: status, code: 'refused', message, ...more }), { status });

/** No answer at all. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

/** The device has no network from now on, until the test ends. */
export function loseNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  // What heard of it is gone by then, and TanStack would go on believing it.
  onTestFinished(() => onlineManager.setOnline(true));
}

type Maker = (asked: Asked) => unknown;
const isMaker = (answer: unknown): answer is Maker => typeof answer === 'function';

/**
 * Stands in for the server.
 * @param answers call → what it answers, or what makes the answer: a promise, a Response, or {@link noNetwork}. Read
 * anew each time; a call that is not there answers 404.
 * @returns what was asked, as it comes.
 */
export function stubServer(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given, init) => {
    const address = new URL(given as string, 'http://partilha.test');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const one = { call: `${init?.method ?? 'GET'} ${address.pathname}`, query: address.search, body };
    asked.push(one);
    if (!(one.call in answers)) return refusal(404);
    const answer = answers[one.call];
    const answered: unknown = await (isMaker(answer) ? answer(one) : answer);
    return answered instanceof Response ? answered.clone() : new Response(JSON.stringify(answered));
  });
  return asked;
}

/** Who is signed in, to be answered to 'GET /api/auth/me'. */
export const person = (...permissions: Permission[]) => ({
  id: 1,
  name: 'Ana Lima',
  email: 'ana@exemplo.test',
  role: 'coordenador',
  permissions,
});

/**
 * Shows screens as the application does, with its toasts and somebody signed in ('GET /api/auth/me') or a visitor, in
 * the place of what was shown before.
 * @param screens path → what stands there; of other paths nothing is shown.
 * @returns where one is then.
 */
export function openScreen(
  screens: Record<string, ReactElement>,
  address: string,
  { visitor = false } = {},
): { place: () => string } {
  cleanup();
  queryClient.clear();
  act(() => removeToast(toast({ title: '' })));
  if (visitor) removeToken();
  else storeToken('token');
  let place = address;
  const Place = () => {
    const { pathname, search } = useLocation();
    place = pathname + search;
    return null;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Place />
        <SessionProvider>
          <Here visitor={visitor}>
            <Routes>
              {Object.entries(screens).map(([path, element]) => (
                <Route key={path} path={path} element={element} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </Here>
        </SessionProvider>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { place: () => place };
}

function Here({ visitor, children }: { visitor: boolean; children: ReactElement }) {
  const { status } = useSession().state;
  return status === (visitor ? 'signed-out' : 'signed-in') ? children : null;
}
