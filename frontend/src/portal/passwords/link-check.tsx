import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { FrontPage } from '../front-page.tsx';
import { LinkState } from './link-state.tsx';
import { checkFailure } from './password-rules.ts';

/** While the server is asked whether a link is good. */
export function CheckingLink({ title }: { title: string }) {
  return (
    <FrontPage title={title}>
      <Loading text="Validando link..." />
    </FrontPage>
  );
}

/** Where it could not say. */
export function UncheckedLink({
  error,
  onRetry,
  children,
}: {
  error: unknown;
  onRetry: () => void;
  /** What else can be done. */
  children?: ReactNode;
}) {
  return (
    <LinkState
      kind="unreachable"
      {...checkFailure(error)}
      actions={
        <>
          <Button look="primary" wide onClick={onRetry}>
            Tentar novamente
          </Button>
          {children}
        </>
      }
    />
  );
}
