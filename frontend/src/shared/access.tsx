import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { lazyPage } from '../ui/lazy-page.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useCan, type Permission } from './session.tsx';

/** Comes when a page is refused: every page loads what is around it. */
const CoordinationPhone = lazyPage(
  async () => ({ default: (await import('./coordination-phone.tsx')).CoordinationPhone }),
  null,
);

/** A page for those who hold a permission; others see why not, and a way back. */
export function Restricted({ to, page }: { to: Permission; page: ReactNode }) {
  return useCan()(to) ? page : <AccessDenied />;
}

export function AccessDenied() {
  const coordinates = useCan()('people.write');
  return (
    <Page title="Acesso negado" remembered={false}>
      <EmptyState
        text={`Sua função não permite abrir esta página. Se você precisa dela, fale com ${coordinates ? 'quem administra o sistema' : 'a coordenação'}.`}
        action={
          <>
            {!coordinates && <CoordinationPhone />}
            <ButtonLink look="primary" to="/dashboard">
              Voltar à Página Inicial
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
