import type { ApiError } from '../../api/http.ts';
import { messageOf } from '../../api/http.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { FrontPage } from '../front-page.tsx';
import { LinkState } from '../passwords/link-state.tsx';

/** What is shown instead of a link's page: that it is on its way, cannot be reached, or opens nothing any more. */
export function DeadLink({
  title,
  loading,
  error,
  onward,
  onRetry,
}: {
  title: string;
  loading: boolean;
  error: ApiError | null;
  /** Where the same is done with a password. */
  onward: { to: string; label: string };
  onRetry: () => void;
}) {
  if (loading)
    return (
      <FrontPage title={title}>
        <Loading text="Abrindo o link..." />
      </FrontPage>
    );
  const login = (
    <ButtonLink to={onward.to} look="primary" wide>
      {onward.label}
    </ButtonLink>
  );
  if (error && error.status !== 404)
    return (
      <LinkState
        kind="unreachable"
        title="O link não abriu"
        text={messageOf(error)}
        actions={
          <Button look="primary" wide onClick={onRetry}>
            Tentar novamente
          </Button>
        }
      />
    );
  const text = error ? messageOf(error) : 'Abra o endereço completo que veio no e-mail.';
  return <LinkState kind="invalid" title="Este link não vale" text={text} actions={login} />;
}
