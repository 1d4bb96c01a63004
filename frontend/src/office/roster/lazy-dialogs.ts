import { lazyPage } from '../../ui/lazy-page.tsx';

/** Dialogs that more than one place opens: their code comes when they are first wanted. */
export const ExchangeDialog = lazyPage(() => import('./editor/exchange-dialog.tsx'), null);
export const MassFormDialog = lazyPage(() => import('./mass/mass-form-dialog.tsx'), null);
export const MinisterExplanationDialog = lazyPage(
  () => import('./overview/minister-explanation-dialog.tsx'),
  null,
);
