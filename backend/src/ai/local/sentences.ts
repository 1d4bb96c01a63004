/** The sentences of a message. */

/** Ends of sentences, but not after abbreviations and initials. */
const SENTENCE_END =
  /(?<!(?<![\p{L}\p{N}])(?:dom|seg|ter|qua|qui|sex|s[aá]b|m[aá]x|m[ií]n|sr|sra|srta|pe|ir|\p{L}))[.!]+(?=\s|$)|(?<=\?)[.!?]*(?=\s|$)|[\n;]+/iu;
const LONGEST_REQUEST = 400;
const MOST_REQUESTS = 30;

/** Each to be read by itself; very long ones are cut. */
export function sentencesOf(message: string): string[] {
  return message
    .replace(/\?\s*(quais|qual|quem|quando|onde)\s*\??$/iu, ', $1?')
    .replace(/(^|[\s,;:])\d{1,2}[)]\s/g, '$1\n')
    .replace(
      /(?<=(?:escala|proposta|vagas|lugares)) e (?=(?:(?:me )?(?:dig|diz|fal[ae]|cont[ae]|mostr|quem|quais|qual|quant)|apli|aceit))/giu,
      '\n',
    )
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().slice(0, LONGEST_REQUEST))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .slice(0, MOST_REQUESTS);
}
