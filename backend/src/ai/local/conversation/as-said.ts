/** What is said of what was done last, in the words of a correction: "é de manhã que ele não pode", "prorrogar até o dia 22". */
import { spoken } from '../message/said.js';
import type { Request } from '../requests/request.js';
import { ADDS_DAY, CLEFT, EXCEPTION, LENGTHENS, MIXED_UP, RUN_ON, TOLD_FIRST } from '../vocabulary/talk.js';

/** A message about what was done last, in the words of a correction where it says one otherwise. */
export function asSaid(message: string, last: Request): string {
  const parted = message
    .replace(ADDS_DAY, 'e também ')
    .replace(MIXED_UP, 'na verdade, ')
    .replace(RUN_ON, (_, not: string, so: string) => `${not}, ${so === 'sim' ? 'é' : so} `);
  const bare = parted === message ? message : parted.replace(WHO_IS_SO, '');
  const lengthened = last.kind === 'exclude' ? bare.replace(LENGTHENS, 'na verdade, ') : bare;
  const exception = last.kind === 'capAll' ? lengthened.replace(EXCEPTION, '') : lengthened;
  const { text } = last;
  const ordinal = /\b(?:primeira|segunda|ultima) (quinzena|semana|metade)\b/.exec(spoken(text))?.[1];
  const named = ordinal ? exception.replace(BARE_ORDINAL, `$& ${ordinal}`) : exception;
  const [span, ...others] = last.masses;
  const isSpan = last.kind === 'exclude' && others.length === 0 && span?.from !== undefined;
  const back = isSpan
    ? named.replace(COMES_BACK, (_, day: string) => `na verdade, até o dia ${Number(day) - 1}`)
    : named;
  return uncleft(back.replace(TOLD_FIRST, 'na verdade, '), last);
}
/** "Segunda, quero dizer", after the first half. */
const BARE_ORDINAL = /(?<![\p{L}])(?:primeira|segunda|[úu]ltima)(?=\s*(?:$|[,.;!]))/iu;
/** "Ela volta dia 15", after she was away. */
const COMES_BACK =
  /^\s*(?:(?:n[ãa]o|mas|ah|opa|que)[,\s]+)*(?:(?:el[ea]|[oa]\s+\p{L}+)\s+)?(?:j[áa]\s+)?(?:volta|retorna|chega)\s+(?:j[áa]\s+)?(?:n?o\s+)?dia\s+(\d{1,2})\s*[.!]*$/iu;
/** "… que vai na roça": why, of whom was named. */
const WHO_IS_SO = /\s+que\s+(?!(?:pode|podem|serve|servem|vem|vai|vai\s+servir)\s*$)[^,;.?]*$/iu;

/** "É de manhã que ele não pode", after he was kept away at night: what is so of that instead. */
function uncleft(message: string, { kind }: Request): string {
  const { refuses, what } = CLEFT.exec(message)?.groups ?? {};
  const isOfKind = kind === 'exclude' ? refuses !== undefined : kind === 'pin' && refuses === undefined;
  return what !== undefined && isOfKind ? `na verdade, ${what}` : message;
}
