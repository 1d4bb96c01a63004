import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until the condition gives something true.
 * @returns what it gave.
 * @throws Error when it does not within the limit.
 */
export async function until<T>(condition: () => T | Promise<T>, limitMs = 300_000): Promise<NonNullable<T>> {
  for (const end = Date.now() + limitMs; ; await wait(20)) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms: ${condition.toString()}`);
  }
}
