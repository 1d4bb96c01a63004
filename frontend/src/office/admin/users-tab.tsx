import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { ListFoot, NothingFound } from '../list-foot.tsx';
import { usePages, useSearch } from '../paged-read.ts';
import { AccessDialog } from './access-dialog.tsx';
import type { Account } from './admin-model.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useLoadFailure } from './use-load-failure.ts';
import { useSetupLink } from './use-setup-link.tsx';
import { UserTable, type UserAction } from './user-table.tsx';
import styles from './admin.module.css';

/** The accounts: how many there are, and what an administrator does with each. */
export function UsersTab() {
  const search = useSearch();
  const everybody = usePages('/api/users', {});
  const pages = usePages('/api/users', search.q === '' ? {} : { q: search.q });
  const [open, setOpen] = useState<{ action: UserAction; user: Account } | null>(null);
  const link = useSetupLink();
  const renew = useRenewSetupLink(link.share);
  useLoadFailure(pages.error);
  const close = () => setOpen(null);

  return (
    <>
      <QueryState query={pages} loading={<Loading />}>
        {({ rows, total }) => (
          <Stack gap={24}>
            <p className={styles.total}>
              <strong>{(everybody.data?.total ?? total).toLocaleString('pt-BR')}</strong>
              <span>Total de Usuários</span>
            </p>
            <section aria-label="Usuários">
              <Stack>
                <h2>Usuários do Sistema</h2>
                <div className={styles.search}>
                  <TextField
                    type="search"
                    label="Buscar por nome ou e-mail"
                    value={search.text}
                    onChange={({ target }) => search.setText(target.value)}
                  />
                </div>
                {rows.length === 0 ? (
                  <NothingFound
                    q={search.q}
                    empty="Nenhum usuário encontrado"
                    clear={() => search.setText('')}
                  />
                ) : (
                  <>
                    <UserTable
                      users={rows}
                      onAction={(action, user) =>
                        action === 'link' ? renew.mutate(user) : setOpen({ action, user })
                      }
                    />
                    <ListFoot shown={rows.length} total={total} pages={pages} />
                  </>
                )}
              </Stack>
            </section>
          </Stack>
        )}
      </QueryState>
      {open?.action === 'role' && <RoleDialog user={open.user} onClose={close} />}
      {open?.action === 'access' && <AccessDialog user={open.user} onClose={close} />}
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
