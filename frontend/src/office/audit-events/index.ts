import type { ResourceProps } from 'react-admin';
import { AuditEventList } from './audit-event-list.tsx';
import { AuditEventShow } from './audit-event-show.tsx';

export default { list: AuditEventList, show: AuditEventShow } satisfies Partial<ResourceProps>;
