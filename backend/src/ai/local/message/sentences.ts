/** The sentences of a message. */

/** Ends of sentences, but not after abbreviations and initials. */
const SENTENCE_END =
  /(?<!(?<![\p{L}\p{N}])(?:dom|seg|ter|qua|qui|sex|s[aá]b|m[aá]x|m[ií]n|sr|sra|srta|pe|ir|\p{L}))[.!]+(?=\s|$)|(?<=\?)[.!?]*(?=\s|$)|[\n;]+/iu;
/** "Tire a Rosa do dia 8 e diga-me quem fica": what is asked besides an order is a sentence of its own. */
const ASKS_BESIDES =
  /,? e (?=(?:depois |também |aí )*(?:me )?(?:dig[ao]|diz|fal[ae]|cont[ae]|mostr[ae]|inform[ae])(?:-me)?(?: depois| então| aí| também)* (?:quem|qual|quais|quant[oa]s?|quando|onde|por que|o que)(?![\p{L}]))/giu;
/** "Sabe aquele limite de três? Muda pra duas": what is spoken of, asked only to be heard. */
const TOPIC =
  /(?<=^|[\s,.!])(?:sabe|lembra(?:m|s)?(?: d(?=[aeo]))?|viu|conhece)\s+((?:aquel|ess)[ea]s?\s[^?]{3,80})\?\s+(?=\S)/giu;
/** What a list is of, and its lines, each a name: "Ausentes dia 17:\n- Paulo\n- Geraldo". */
const LIST =
  /(?<=^|\n)([^\n:]{2,60}?)[ \t]*(?::[ \t]*\n|\n(?=[^\n]{1,40}\n[^\n]))((?:[ \t]*(?:[-*•·–]|\d{1,2}[.)-])?[ \t]*\p{L}+\.?(?: \p{L}+\.?){0,3}[ \t]*(?:\n|$)){1,15})/gu;
/** Who lists names writes no more. */
const LONGEST_LISTS = 1_000;
/** A message with each list of names, a line a name, in one line: "Ausentes dia 17: Paulo, Geraldo". */
export const withLists = (message: string): string =>
  message.length > LONGEST_LISTS
    ? message
    : message.replace(
        LIST,
        (_, what: string, lines: string) =>
          `${what}: ${lines
            .split('\n')
            .map((line) => line.replace(/^[\s\-*•·–]*(?:\d{1,2}[.)-])?\s*/u, '').trim())
            .filter((line) => line !== '')
            .join(', ')}\n`,
      );
/** "Ponha o João, não, o João preside o terço; fica o Antônio": an order of somebody that is taken back, with why. */
const RETRACTED =
  /(?<=^|[,;:.!?])[^,;:.!?]{0,80}?(?<!\p{L})(?:[oa]|[dn][oa]|pel[oa]|dona|seu) (\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?, n[ãa]o[,;] (?:[oa]|dona|seu) \1(?: \p{Lu}\p{L}+)?(?!\p{L})[^,;.!?\n]{1,80}[,;.!](?=\s*\S)/gu;
/** "No dia 22, não, melhor no dia 29." */
const TURNS_BETTER =
  /(?<=\S), n[ãa]o,? (?:ou )?(?:melhor|pensando (?:bem|melhor)),? (?=[dn]?[oa]s? |à|às |dia |em |\d)/giu;
/** A message without orders that it takes back at once, with why. */
export const withoutRetracted = (message: string): string =>
  message.length > LONGEST_LISTS
    ? message
    : message.replace(RETRACTED, ';').replace(TURNS_BETTER, ', ou melhor, ');
const COUNTED = String.raw`(?:\d|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez)`;
/** "Duas é pouco para o dia 22. Põe quatro.": what is too few, and how many instead. */
const TOO_FEW = new RegExp(
  String.raw`((?:é|e|s[ãa]o|seria|seriam)\s+(?:muito\s+)?pouc[oa]s?[^.!?;\n]{0,60}|n[ãa]o\s+(?:d[áa]|d[ãa]o)\s+conta[^.!?;\n]{0,40})[.!;]+\s+(?=(?:p[õo]e|ponha|bot[ae]|coloca|coloque|quero|deix[ae])\s+${COUNTED})`,
  'giu',
);
const LONGEST_REQUEST = 400;
const MOST_REQUESTS = 30;

/** Each to be read by itself; very long ones are cut. */
export function sentencesOf(message: string): string[] {
  return (
    message
      .replace(TOPIC, '$1, ')
      .replace(TOO_FEW, '$1, ')
      .replace(/\?\s*(quais|qual|quem|quando|onde)\s*\??$/iu, ', $1?')
      .replace(/(^|[\s,;]|(?<!\d):)\d{1,2}[)]\s/g, '$1\n')
      .replace(
        /(?<=(?:escala|proposta|vagas|lugares)) e (?=(?:(?:me )?(?:dig|diz|fal[ae]|cont[ae]|mostr|quem|quais|qual|quant)|apli|aceit))/giu,
        '\n',
      )
      .replace(ASKS_BESIDES, '\n')
      // "… entra Rosa T. No Galo, …"
      .replace(
        /(?<=\p{L} \p{Lu}\.)\s+(?=(?:P\/|No|Na|Nos|Nas|Em|Dia|Para|Pra|E|O|A|Os|As|Já|Mas|Depois|Quem)\s)/gu,
        '\n',
      )
      .split(SENTENCE_END)
      .map((sentence) => sentence.trim().slice(0, LONGEST_REQUEST))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
      .slice(0, MOST_REQUESTS)
  );
}
