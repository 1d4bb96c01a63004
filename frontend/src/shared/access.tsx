import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { CoordinationPhone } from './coordination-phone.tsx';
import { useCan, type Permission } from './session.tsx';

/** A page for those who hold a permission; others see why not, and a way back. */
export function Restricted({ to, page }: { to: Permission; page: ReactNode }) {
  return useCan()(to) ? page : <AccessDenied />;
}

export function AccessDenied() {
  return (
    <Page title="Acesso negado" remembered={false}>
      <EmptyState
        text="Sua função não permite abrir esta página. Se você precisa dela, fale com a coordenação."
        action={
          <>
            <CoordinationPhone />
            <ButtonLink look="primary" to="/dashboard">
              Voltar à Página Inicial
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
