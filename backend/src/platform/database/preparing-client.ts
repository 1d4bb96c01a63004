import { createHash } from 'node:crypto';
import pg from 'pg';

/** A process knows some two hundred statements; more would mean that a text holds values. */
const MOST_STATEMENTS = 500;
const names = new Map<string, string>();

/**
 * A connection that prepares the read statements of this program once and afterwards sends only their values:
 * PostgreSQL then neither reads nor plans them again. Statements that select whole rows are left out, because their
 * result changes with a migration, which a prepared one refuses.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : null;
    const call = name === null ? args : [{ name, text, values: values as unknown[] }, ...rest];
    return (super.query as (...call: unknown[]) => never)(...call);
  }
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_STATEMENTS || !/^\s*(select|with)\b/i.test(text) || text.includes('.*')) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
