import { lazyPage } from '../../ui/lazy-page.tsx';

/** A dialog that more than one place opens: its code comes when it is first wanted. */
export const GroupMessageDialog = lazyPage(() => import('./group-message-dialog.tsx'), null);
