import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';

/** The specification gives this page its English title. */
export function NotFound() {
  return (
    <Page title="Page Not Found" remembered={false}>
      <EmptyState
        text="Esta página não existe. Confira o endereço ou volte ao início."
        action={
          <ButtonLink look="primary" to="/dashboard">
            Voltar à Página Inicial
          </ButtonLink>
        }
      />
    </Page>
  );
}
