import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import type { Account } from './admin-model.ts';

/** Makes a new link for somebody who has not set a password yet; it also goes to their mailbox. */
export function useRenewSetupLink(share: (title: string, link: string) => void) {
  return useApiMutation({
    run: ({ id }: Account) => call('POST /api/users/{id}/setup-link', { path: { id } }),
    failure: 'Erro ao criar o link',
    then: ({ setupLink }, { name }) => share(`Novo link para ${name}`, setupLink),
  });
}
