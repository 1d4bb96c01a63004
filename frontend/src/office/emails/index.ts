import type { ResourceProps } from 'react-admin';
import { EmailList } from './email-list.tsx';
import { EmailShow } from './email-show.tsx';

export default { list: EmailList, show: EmailShow } satisfies Partial<ResourceProps>;
