import { useCan, useUser } from '../../shared/session.tsx';
import { labelOf, ROLE_LABELS } from '../../api/labels.ts';
import { Card, Facts } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { OwnRegistration } from './own-registration.tsx';
import { SystemState } from './system-state.tsx';

/** My registration and my account; for administrators also the system. */
export default function Status() {
  const user = useUser();
  const can = useCan();
  const administers = can('settings.manage');
  return (
    <Page
      title="Situação"
      subtitle={administers ? 'Seu cadastro, sua conta e o sistema' : 'Seu cadastro e sua conta'}
    >
      {administers && <SystemState />}
      <OwnRegistration />
      <Card title="Sua conta">
        <Facts
          facts={[
            ['Nome', user.name],
            ['Email', user.email],
            ['Função', labelOf(ROLE_LABELS, user.role)],
          ]}
        />
      </Card>
    </Page>
  );
}
