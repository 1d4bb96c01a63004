/** Longest subject, in characters: a title typed by a person may have any length. */
const SUBJECT_LENGTH = 150;

/** Control characters except tab and line breaks, and the marks that turn the direction of writing. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu;

/** Drops characters that no mail needs and that could hide or reverse what is written; keeps line breaks. */
export function stripUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** One trimmed line: no control characters, no line breaks (they would start a new header or property). */
export function singleLine(text: string): string {
  return stripUnprintable(text.replace(/\s+/g, ' ')).trim();
}

/** A text fit for the Subject header: one line of at most 150 characters. */
export function subjectLine(text: string): string {
  const characters = [...singleLine(text)];
  return characters.length <= SUBJECT_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`;
}

/**
 * A person's name that no mail program turns into a link. The public form lets anyone write a name
 * and have a mail sent to any address, so 'Ganhe em golpe.example' must not become clickable.
 */
export function personName(text: string): string {
  return singleLine(text)
    .replace(/:\/\//g, ' ')
    .replace(/[.@](?=\S)/g, (mark) => `${mark} `)
    .slice(0, 120);
}
