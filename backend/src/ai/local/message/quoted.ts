/** What of a message somebody else wrote: between quotation marks, quoted, pasted from a conversation or marked up. */

/** Stands where foreign words stood, as a break. */
export const GAP = '…';

const END = String.raw`(?![\s\S])`;
/** Between marks: ordinary words where they only name somebody or something. */
const MARKED = [
  `"[^"]*(?:"|${END})`,
  `“[^”“"]*(?:[”“"]|${END})`,
  `«[^»]*(?:»|${END})`,
  String.raw`(?<![\p{L}\p{N}])‘[^’‘]*[’‘]`,
  String.raw`(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])`,
  String.raw`(?<!\x60)\x60[^\x60\n]+\x60(?!\x60)`,
  // From the first tag to the last, or to the end where it is never closed.
  String.raw`<[/|!]?[a-z][^<>]*>(?:[\s\S]*<[/|!]?/?[a-z][^<>]*>|[\s\S]*)`,
];
/** Somebody else's words, whatever they say. */
const PASTED = [
  String.raw`\x60{3}[\s\S]*?(?:\x60{3}|${END})`,
  String.raw`(?:[{[]\s{0,12}){1,6}["'][\w ]{1,40}["']\s{0,4}[:,][\s\S]*(?:[}\]]|${END})`,
  String.raw`(?:^|(?<=[.!?,;\n]))[^\p{L}\p{N}\n]{0,6}(?:system|assistant|user|developer|human|usu[aá]rio)[^\p{L}\p{N}\n:]{0,4}:[\s\S]*`,
  String.raw`\[/?inst\][\s\S]*`,
  // A line of a conversation, "[10:31] Rosa: …" or "12/11/2026 10:31 - Rosa: …", and what follows it.
  String.raw`\[[^\]\n]{0,24}\d{1,2}[:h]\d{2}[^\]\n]{0,24}\][^:\n]{0,40}:.*(?:\n[ \t]*\S.*)*`,
  String.raw`^[ \t]*\d{1,2}/\d{1,2}/\d{2,4},? (?:às )?\d{1,2}:\d{2}[^:\n]{0,40}:.*(?:\n[ \t]*\S.*)*`,
  String.raw`^[ \t]*>.*$`,
];
const FOREIGN = new RegExp(`(?<pasted>${PASTED.join('|')})|(?:${MARKED.join('|')})`, 'gimu');

/** When a line of a pasted conversation was written. */
const STAMP =
  /\[[^\]\n]*\d[:h]\d{2}[^\]\n]*\]|^[ \t]*\d{1,2}\/\d{1,2}\/\d{2,4},? (?:às )?\d{1,2}:\d{2}[ \t]*[-–]?/gimu;
const MARKS = /["“”«»`]|<[/|!]?\/?[a-z][^<>]*>|^[ \t]*>|^[‘']|[’']$/gimu;

/** A message, parted by who wrote what. */
export interface Parted {
  /** What the coordinator wrote, with a gap where foreign words stood. */
  own: string;
  /** What somebody else wrote. */
  foreign: string;
  /** Both, without the marks between them. */
  whole: string;
}

/** @param isNaming whether words between marks only name somebody, a day or a mass: "a “Rosa” sai do dia 8". */
export function parted(message: string, isNaming: (words: string) => boolean): Parted {
  const foreign: string[] = [];
  const own = message.replace(FOREIGN, (...found: unknown[]) => {
    const [text, { pasted }] = [found[0] as string, found.at(-1) as { pasted?: string }];
    const words = unmarked(text);
    if (pasted === undefined && isNaming(words)) return words;
    foreign.push(words);
    return pasted === undefined ? GAP : `${GAP}\n`;
  });
  if (foreign.length === 0) return { own, foreign: '', whole: own };
  return { own, foreign: foreign.join('\n'), whole: message.replace(FOREIGN, (text) => unmarked(text)) };
}

const unmarked = (text: string) => text.replace(STAMP, ' ').replace(MARKS, ' ').trim();
