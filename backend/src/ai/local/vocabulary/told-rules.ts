/** How standing rules are pointed at, by what they say or by their place: in lower case and without accents. */

/** Points at a rule by what it says: "aquela que separa o João da Joana". */
export const POINTS_AT_SAID =
  /\b(?:a |essa |esta |aquela |d?a )?(?:regra|exigencia|norma) que\b|\baquel[ae] (?:que|d[aeo]s?)\b|\b[ae] que (?:fal\w+|trat\w+|diz|separ\w+|mant\w+|junt\w+|limit\w+|proib\w+)\b/;
/** Wants a rule gone. */
export const WANTS_GONE =
  /\b(?:apag|tir|remov|retir|exclu|delet|cancel|anul|revog|derrub|elimin|suprim|risc|larg|dispens|desconsider|esque[cq])\w*|\b(?:pode|podem|ja pode|deve|vai) (?:ja )?(?:sair|cair|sumir|ir embora|acabar)\b|\b(?:nao (?:precisa|vale|tem mais|faz)|perdeu (?:o|a)|acabou|caducou|venceu)\b/;
/** All but what follows. */
export const ALL_BUT =
  /\b(?:tudo|tod[ao]s(?: (?:as )?(?:regras|elas))?|as outras|o resto)(?:,)? (?:menos|exceto|fora|salvo|tirando) /;
/** Another number for one of the rules that were told: "a primeira passa para 4". */
export const NUMBER_ANEW =
  /\b(?:pass\w*|mud\w*|sub\w*|sob[ea]|baix\w*|desc\w*|aument\w*|diminu\w*|troc\w*|alter\w*|fic\w*|vir\w*|vai|vira|poe|bot\w*|coloc\w*|deix\w*) (?:\S+ ){0,2}?(?:para|em|com|de \d+ para) (?<count>\d{1,2})\b/;
/** Says another number in the place of a rule that was just taken away. */
export const NUMBER_INSTEAD =
  /\b(?:poe|ponha|bot\w+|coloc\w+|deix\w+|agora|sao|e|fic\w+|vale\w*|passa\w*|troc\w+|mud\w+|melhor|no lugar|em vez)\b/;
/** What was taken away is to be as it was. */
export const COMES_BACK =
  /\b(?:volt\w*|devolv\w*|restaur\w*|recoloc\w*|mant\w*|fic[ae]|deix[ae]r? (?:como|do jeito)|nao (?:e|era) para (?:tirar|apagar|mexer)|(?:como|do jeito que) (?:esta|estava|tava|era))\b/;
/** What rules are called, by their kinds. */
export const CALLED = {
  pin: /\blugar fixo\b/,
  exclude: /\b(?:folga|ausencia|impedimento)\b/,
  cap: /\b(?:limite|maximo|teto)\b/,
  'cap-all': /\b(?:limite|maximo|teto)\b/,
  together: /\b(?:dupla|par|junt[oa]s)\b/,
  apart: /\b(?:separacao|separ\w+)\b/,
  required: /\b(?:ministros|pessoas|quantidade|vagas)\b/,
} as const;
