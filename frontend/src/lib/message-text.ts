export const MAX_SUBJECT = 160;
export const MAX_BODY = 5000;

/** What to say beside the parts of a message that were left blank. */
export const messageGaps = (text: { subject: string; body: string }) =>
  gapsOf(text, { subject: 'Escreva o assunto.', body: 'Escreva a mensagem.' });

/** What to say beside each field that was left blank. */
export function gapsOf<Field extends string>(
  values: Record<Field, string>,
  sentences: Record<Field, string>,
): Partial<Record<Field, string>> {
  const blank = (Object.keys(values) as Field[]).filter((field) => values[field].trim() === '');
  return Object.fromEntries(blank.map((field) => [field, sentences[field]])) as Partial<
    Record<Field, string>
  >;
}
