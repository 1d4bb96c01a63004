import type { AuthProvider } from 'react-admin';
import { readToken } from '../../api/http.ts';
import { queryClient } from '../../api/queries.ts';
import type { CurrentUser, Permission } from '../../shared/session.tsx';
import { canAccess } from './access-rules.ts';

const readUser = (): Promise<CurrentUser> => queryClient.ensureQueryData({ queryKey: ['/api/auth/me'] });

/** react-admin's view of the session that the application keeps; entering and leaving happen outside of it. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => (readToken() ? Promise.resolve() : Promise.reject(new Error('Sem sessão'))),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { id, name } = await readUser();
    return { id, fullName: name };
  },
  getPermissions: async (): Promise<Permission[]> => (await readUser()).permissions,
  canAccess: async ({ resource, action }) => canAccess((await readUser()).permissions, resource, action),
};
