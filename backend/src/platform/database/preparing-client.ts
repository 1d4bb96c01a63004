import { createHash } from 'node:crypto';
import pg from 'pg';

/** A process knows some two hundred statements; more would mean that a text holds values. */
const MOST_STATEMENTS = 500;
const statements = new Map<string, { name: string; text: string }>();

/**
 * A connection that prepares the read statements of this program once and afterwards sends only their values:
 * PostgreSQL then neither reads nor plans them again. Statements that select whole rows are left out, because their
 * result changes with a migration, which a prepared one refuses.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const statement = typeof text === 'string' && Array.isArray(values) ? statementOf(text) : null;
    const call = statement === null ? args : [{ ...statement, values: values as unknown[] }, ...rest];
    return (super.query as (...call: unknown[]) => never)(...call);
  }
}

/** A statement's name, with its text as it was first seen: the driver compares the two, which of the same one takes no time. */
function statementOf(text: string): { name: string; text: string } | null {
  const known = statements.get(text);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS || !/^\s*(select|with)\b/i.test(text) || text.includes('.*'))
    return null;
  const statement = { name: createHash('sha256').update(text).digest('base64url').slice(0, 32), text };
  statements.set(text, statement);
  return statement;
}
