import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../api/queries.ts';
import { NO_CONNECTION, readToken } from '../api/http.ts';
import { afterwards } from '../lib/afterwards.ts';
import { Button } from '../ui/button.tsx';
import { lazyPage, preloadLater } from '../ui/lazy-page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useToasts } from '../api/toasts.ts';
import { PageErrorBoundary } from './error-boundary.tsx';
import { ParishProvider } from '../shared/parish.tsx';
import { SessionProvider, useSession } from '../shared/session.tsx';
import { SignedOutRoutes } from './signed-out-routes.tsx';

const SignedInRoutes = lazyPage(
  async () => {
    const routes = await import('./signed-in-routes.tsx');
    await routes.firstPage;
    return routes;
  },
  <Loading />,
);

const Offline = lazyPage(() => import('./offline/offline.tsx'), null);

const Toaster = lazyPage(() => import('../shared/toast/toaster.tsx'), null);
preloadLater(Toaster);

/**
 * Whoever was signed in probably still is: their part comes while the server is asked, and the page is drawn once, with
 * it. Not asked for by the module itself: who watches the network has all of the asking code read again.
 */
export const firstCode: Promise<void> = Promise.resolve().then(() =>
  readToken() === null ? undefined : SignedInRoutes.preload(),
);

/** The application: who is there decides which router answers. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <PageErrorBoundary>
          <ParishProvider>
            <SessionProvider>
              <SessionGate />
              <Afterwards />
            </SessionProvider>
          </ParishProvider>
        </PageErrorBoundary>
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  );
}

function SessionGate() {
  const { state } = useSession();
  switch (state.status) {
    case 'loading':
      return <Loading />;
    case 'unreachable':
      return (
        <main style={{ padding: 16 }}>
          <EmptyState
            text={NO_CONNECTION}
            action={
              <Button look="primary" onClick={state.retry}>
                Tentar novamente
              </Button>
            }
          />
        </main>
      );
    case 'signed-out':
      return <SignedOutRoutes />;
    case 'signed-in':
      return <SignedInRoutes />;
  }
}

/**
 * What the first page can do without: that the application opens without network, says when there is none, and prints
 * what is still on its way when it has come.
 */
function Afterwards() {
  const [come, setCome] = useState(false);
  useEffect(() => afterwards(() => setCome(true)), []);
  return <ErrorBoundary fallback={null}>{come && <Offline />}</ErrorBoundary>;
}

/** The toasts, from the first one on; without their code, what they would say is left unsaid. */
function Toasts() {
  const toasts = useToasts();
  return (
    <ErrorBoundary fallback={null} resetKeys={[toasts]}>
      {toasts.length > 0 && <Toaster />}
    </ErrorBoundary>
  );
}
