/** One day in the place of another. */

const LEAD = '(?:(?:n[ãa]o|ah|opa|ops|mas|e|ih|vixe|desculpa|perd[ãa]o|na verdade|ali[áa]s),? )*';
const TAIL =
  '(?:[,.!;\\s]+(?:desculp\\p{L}*|perd[ãa]o|viu|ta|t[áa]|errei|foi mal|me enganei|por favor|mesmo|obrigad[oa]))*\\s*[.!]*';
const DAY = '(?:n?o |do |pelo |pro |para o |pra o |para |pra |por )?(?:dia )?';

/** "O 6 é 5", "o 15 na verdade é 22", "troca o 20 pelo 27"; as it was written, since "6 e 5" are two days. */
export const DAY_FOR_DAY = new RegExp(
  `^\\s*${LEAD}(?:(?:o |do |no )?(?:dia )?(?<old>\\d{1,2})(?: na verdade)? (?:é|eh|era|é na verdade|vira|passa a ser|fica sendo|passa|muda)|(?:tro[cq]|mud|pass|substitu)\\p{L}+ (?:o |do )?(?:dia )?(?<from>\\d{1,2})) ${DAY}(?<now>\\d{1,2})${TAIL}$`,
  'iu',
);
/** "O João é dia 22, não 15": in lower case and without accents. */
export const DAY_NOT_DAY =
  /^(?:(?:nao|ah|opa|ops|mas|e|ih|na verdade|alias),? )*(?:[oa] )?(?:d[aeo] )?[a-z]+\.?(?: [a-z]+\.?){0,2} (?:e|eh|era) (?:n?o )?(?:dia )?(?<now>\d{1,2}),? (?:e )?nao (?:e |era )?(?:n?o )?(?:dia )?(?<old>\d{1,2})(?:,? (?:desculpa|viu|ta|perdao))*$/;
