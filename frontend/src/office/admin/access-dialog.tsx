import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Account } from './admin-model.ts';

/** Takes away or gives back a person's access, keeping everything of theirs. */
export function AccessDialog({
  user: { id, name, disabled },
  onClose,
}: {
  user: Account;
  onClose: () => void;
}) {
  const change = useApiMutation({
    run: () => call('PUT /api/users/{id}', { path: { id }, body: { disabled: !disabled } }),
    success: disabled ? 'Acesso reativado' : 'Acesso desativado',
    failure: disabled ? 'Erro ao reativar acesso' : 'Erro ao desativar acesso',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={disabled ? 'Reativar acesso?' : 'Desativar acesso?'}
      confirm={disabled ? 'Reativar acesso' : 'Desativar acesso'}
      destructive={!disabled}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      description={
        disabled
          ? `${name} volta a entrar com a mesma senha e a participar das escalas.`
          : `${name} sai do sistema em todos os aparelhos e não entra mais até você reativar. Os dados ficam guardados.`
      }
    />
  );
}
