import type { MikroORM } from '@mikro-orm/postgresql';
import { User } from '../accounts/index.js';

export const FIRST_ADMINISTRATOR_EMAIL = 'administrador@partilha.local';

/**
 * The account on which an empty parish begins: made when nobody has one, and returned as long as no administrator
 * has set a password, so that a lost first link can be had again by starting once more.
 */
export async function firstAdministrator(orm: MikroORM): Promise<User | null> {
  const em = orm.em.fork();
  const ready = await em.count(User, { role: 'admin', passwordHash: { $ne: null } });
  if (ready > 0) return null;
  const existing = await em.findOne(User, { role: 'admin', disabledAt: null });
  if (existing) return existing;
  const user = new User({ email: FIRST_ADMINISTRATOR_EMAIL, name: 'Administrador', role: 'admin' });
  await em.persist(user).flush();
  return user;
}
