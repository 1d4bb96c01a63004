/** What stands in the place of somebody who has had their data erased. */
export const REMOVED_SUBJECT = 'Mensagem removida';
export const REMOVED_BODY = 'Quem escreveu esta mensagem apagou seus dados.';

/** An address that no mail can reach (RFC 2606, section 2) and that differs from everybody else's. */
export function removedEmail(userId: number): string {
  return `removido-${userId}@conta.invalid`;
}

/**
 * A pattern for PostgreSQL's regular expressions that finds the person in running text: addresses, telephones and names
 * of more than one word. A single word is left alone: it would also be found in "Santa Ana".
 * @returns null when there is nothing to look for.
 */
export function tracePattern(identifiers: readonly (string | null)[]): string | null {
  const traces = identifiers.filter((text) => text !== null && /[\s@]/.test(text.trim())) as string[];
  if (traces.length === 0) return null;
  const literal = (text: string) => text.trim().replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return traces
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|');
}

/**
 * A pattern for texts that are about people by their nature, such as talks about a roster: there a name of one word is
 * looked for too, as a whole word.
 */
export function namePattern(identifiers: readonly (string | null)[]): string | null {
  const words = identifiers.filter(
    (text) => text !== null && /^[\p{L}\p{N}]+$/u.test(text.trim()),
  ) as string[];
  const traces = [tracePattern(identifiers), ...words.map((word) => String.raw`\m${word.trim()}\M`)];
  return traces.filter((trace) => trace !== null).join('|') || null;
}
