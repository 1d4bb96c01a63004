import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Row } from '../ui/page.tsx';
import { EmptyState, NOT_KEPT } from '../ui/states.tsx';

/** Keeps the frame when a page breaks; another address, or 'Tentar novamente', starts it again. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onReset={reset}
      fallbackRender={({ error, resetErrorBoundary }) =>
        isStaleBuild(error) && !navigator.onLine ? (
          <NotKept />
        ) : (
          <div role="alert" style={{ padding: 16 }}>
            <EmptyState
              text={
                isStaleBuild(error)
                  ? 'Há uma versão nova. Atualize a página para continuar.'
                  : 'Algo deu errado nesta página. O que você já salvou está guardado.'
              }
              action={
                <Row>
                  <Button
                    look="primary"
                    onClick={isStaleBuild(error) ? () => location.reload() : resetErrorBoundary}
                  >
                    {isStaleBuild(error) ? 'Atualizar' : 'Tentar novamente'}
                  </Button>
                  <ButtonAnchor href="/">Ir para o início</ButtonAnchor>
                </Row>
              }
            />
          </div>
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** A page whose code is not on this device; it opens when there is network. */
function NotKept() {
  useEffect(() => {
    const open = () => location.reload();
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, []);
  return <EmptyState text={NOT_KEPT} />;
}

/** A part of the application that is no longer on the server, because a newer one was published. */
function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  );
}
