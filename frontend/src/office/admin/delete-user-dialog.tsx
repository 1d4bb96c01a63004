import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Account } from './admin-model.ts';

/** Warns of what is lost with an account before it is deleted. */
export function DeleteUserDialog({
  user: { id, name, email },
  onClose,
}: {
  user: Account;
  onClose: () => void;
}) {
  const remove = useApiMutation({
    run: () => call('DELETE /api/users/{id}', { path: { id } }),
    success: { title: 'Usuário excluído', description: `${name} não tem mais acesso ao sistema.` },
    failure: 'Erro ao excluir usuário',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Excluir usuário"
      confirm="Excluir"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      description={
        <>
          <p>
            <strong>{name}</strong> ({email})
          </p>
          <p>
            Esta ação não pode ser desfeita. Ela remove também os dados relacionados: cadastros, escalas e
            histórico.
          </p>
        </>
      }
    />
  );
}
