import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { SkeletonCards } from '../../ui/states.tsx';
import { AuditEventList } from './audit-event-list.tsx';

const AuditEventShow = lazyPage(() => import('./audit-event-show.tsx'), <SkeletonCards cards={1} />);

export default { list: AuditEventList, show: AuditEventShow } satisfies Partial<ResourceProps>;
