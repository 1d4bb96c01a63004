import type { EntityManager } from '@mikro-orm/postgresql';

/** Does the work in a transaction that is never kept, and answers what it found. */
export async function rollBack<Found>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<Found>,
): Promise<Found> {
  const undone = new Error('Rolled back');
  let found: { value: Found } | null = null;
  try {
    await em.fork().transactional(async (inside) => {
      found = { value: await work(inside) };
      await inside.flush();
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return found!.value;
}
