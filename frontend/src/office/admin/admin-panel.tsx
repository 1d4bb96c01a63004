import { LogOut } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCan, useLeave } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RegistrationsTab } from './registrations-tab.tsx';
import { UsersTab } from './users-tab.tsx';

/** Requests to join and, for administrators, the accounts; `?tab=` says which of the two is open. */
export default function AdminPanel() {
  const [params, setParams] = useSearchParams();
  const managesUsers = useCan()('users.manage');
  const tab = managesUsers && params.get('tab') === 'ministers' ? 'ministers' : 'registrations';
  return (
    <Page title="Painel Administrativo" subtitle="Gerenciamento de cadastros" actions={<SignOut />}>
      {managesUsers ? (
        <Tabs
          label="Cadastros e usuários"
          value={tab}
          onChange={(next) => setParams({ tab: next }, { replace: true })}
          tabs={[
            { value: 'registrations', label: 'Gerenciar Cadastros', content: <RegistrationsTab /> },
            { value: 'ministers', label: 'Gerenciar Usuários', content: <UsersTab /> },
          ]}
        />
      ) : (
        <RegistrationsTab />
      )}
    </Page>
  );
}

function SignOut() {
  const { leaving, leave } = useLeave();
  return (
    <Button busy={leaving} onClick={leave}>
      {!leaving && <LogOut aria-hidden size={20} />}
      Sair
    </Button>
  );
}
