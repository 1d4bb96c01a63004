/** Marks of texts written by libraries or by the database, none of which a Portuguese sentence has. */
const ENGLISH = wholeWords(
  'must|should|shall|cannot|invalid|expected|unexpected|property|undefined|failed|error|exception|the|is|not|of|' +
    'with|value|string|request|unauthorized|forbidden|found',
);
const SQL = wholeWords('select|insert into|update|delete from|relation|column|constraint|syntax');
const STACK = /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|[A-Za-z]+Error\b/;

/** `revision`, `changes` and `rules` are those of refused changes to a roster. */
const KEYS = new Set([
  'statusCode',
  'code',
  'message',
  'errors',
  'requestId',
  'revision',
  'changes',
  'rules',
]);

/** @returns what is wrong with a sentence for the user, or null. What it quotes from the request does not count. */
export function faultOfSentence(sentence: unknown): string | null {
  if (typeof sentence !== 'string' || sentence.trim() === '') return 'no sentence';
  const own = sentence.replace(/["“][^]*["”]/g, '');
  for (const pattern of [ENGLISH, SQL, STACK]) if (pattern.test(own)) return `not for users: ${sentence}`;
  if (!/^\p{Lu}/u.test(sentence) || !/\p{Ll}{2}/u.test(sentence)) return `not a sentence: ${sentence}`;
  return null;
}

/** @returns what is wrong with the body of a refusal, or null. */
export function faultOfRefusal(status: number, body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return `not JSON: ${String(body).slice(0, 200)}`;
  const extra = Object.keys(body).filter((key) => !KEYS.has(key));
  if (extra.length > 0) return `unexpected ${extra.join()}`;
  const { statusCode, code, message, errors, requestId } = body as Record<string, unknown>;
  if (statusCode !== status) return `statusCode ${String(statusCode)} in an answer with ${status}`;
  if (typeof code !== 'string' || !/^[a-z-]+$/.test(code)) return `code ${String(code)}`;
  if (typeof requestId !== 'string' || requestId === '') return 'no requestId';
  const sentences: unknown[] = [message, ...Object.values((errors ?? {}) as Record<string, unknown>)];
  return sentences.map(faultOfSentence).find((fault) => fault !== null) ?? null;
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}
