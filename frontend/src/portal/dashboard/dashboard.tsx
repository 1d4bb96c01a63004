import { useCan, useUser } from '../../shared/session.tsx';
import { Page } from '../../ui/page.tsx';
import { MemberHome } from './member-home.tsx';
import { OwnRequest } from './own-request.tsx';

/** The first page after login: a member's home, or the state of the own request. */
export default function Dashboard() {
  const { name } = useUser();
  const isMember = useCan()('content.read');
  return (
    <Page title={`Olá, ${name || 'Ministro'}!`} remembered={false}>
      {isMember ? <MemberHome /> : <OwnRequest />}
    </Page>
  );
}
