import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { SkeletonCards } from '../../ui/states.tsx';
import { EmailList } from './email-list.tsx';

const EmailShow = lazyPage(() => import('./email-show.tsx'), <SkeletonCards cards={1} />);

export default { list: EmailList, show: EmailShow } satisfies Partial<ResourceProps>;
