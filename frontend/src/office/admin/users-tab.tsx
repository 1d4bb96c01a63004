import { useState } from 'react';
import { call } from '../../api/client.ts';
import { labelOf, ROLE_LABELS } from '../../api/labels.ts';
import { useApiMutation } from '../../api/queries.ts';
import { SelectField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { ACCOUNT_ROLES, type Account } from './admin-model.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useLoadFailure } from './use-load-failure.ts';
import { useSetupLink } from './use-setup-link.tsx';
import { UserTable, type UserAction } from './user-table.tsx';
import styles from './admin.module.css';

/** The accounts: how many there are, and what an administrator does with each. */
export function UsersTab() {
  const [role, setRole] = useState('');
  const everybody = usePagedList('/api/users');
  const list = usePagedList('/api/users', role === '' ? {} : { filter: { role } });
  const [open, setOpen] = useState<{ action: UserAction; user: Account } | null>(null);
  const link = useSetupLink();
  const renew = useRenewSetupLink(link.share);
  useLoadFailure(list.pages.error);
  const close = () => setOpen(null);

  return (
    <>
      <QueryState query={everybody.pages} loading={<Loading />}>
        {({ total }) => (
          <Stack gap={24}>
            <p className={styles.total}>
              <strong>{(everybody.total ?? total).toLocaleString('pt-BR')}</strong>
              <span>Total de Usuários</span>
            </p>
            <section aria-label="Usuários">
              <Stack>
                <h2>Usuários do Sistema</h2>
                <PagedList
                  list={list}
                  searchLabel="Buscar por nome ou e-mail"
                  beside={
                    <SelectField
                      label="Função"
                      placeholder="Todas"
                      value={role}
                      onChange={({ target }) => setRole(target.value)}
                      options={ACCOUNT_ROLES.map((one) => ({ value: one, label: labelOf(ROLE_LABELS, one) }))}
                    />
                  }
                  empty="Nenhum usuário encontrado"
                >
                  {(users) => (
                    <UserTable
                      users={users}
                      onAction={(action, user) =>
                        action === 'link' ? renew.mutate(user) : setOpen({ action, user })
                      }
                    />
                  )}
                </PagedList>
              </Stack>
            </section>
          </Stack>
        )}
      </QueryState>
      {open?.action === 'role' && <RoleDialog user={open.user} onClose={close} />}
      {open?.action === 'email' && <EmailDialog user={open.user} onClose={close} />}
      {open?.action === 'access' && <AccessDialog user={open.user} onClose={close} />}
      {open?.action === 'second-factor' && <ResetSecondFactorDialog user={open.user} onClose={close} />}
      {open?.action === 'delete' && <DeleteUserDialog user={open.user} onClose={close} />}
      {link.dialog}
    </>
  );
}

/** Makes a new link for somebody who has not set a password yet; it also goes to their mailbox. */
function useRenewSetupLink(share: (title: string, link: string) => void) {
  return useApiMutation({
    run: ({ id }: Account) => call('POST /api/users/{id}/setup-link', { path: { id } }),
    failure: 'Erro ao criar o link',
    then: ({ setupLink }, { name }) => share(`Novo link para ${name}`, setupLink),
  });
}
