/** How people change a number that they have just said, by itself: in lower case and without accents, as `spoken` gives it. */

/** So many times the number. */
export const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^dobro$/, 2],
  [/^triplo$/, 3],
  [/^metade$/, 0.5],
];
/** Fewer, or more, by the number that follows. */
export const LESS =
  /^(?:menos|tir(?:a|e|ar|o|aria)|diminu\w+|reduz\w*|baix\w+|abaix\w+|cort(?:a|e|ar|o)|desconta\w*|subtrai\w*)$/;
export const MORE = /^(?:mais|aument\w+|sob[ae]\w*|acrescent\w+|som[ae]\w*|adicion\w+|inclu\w+)$/;
/** Goes back to a number. */
export const BACK_TO = /^(?:volt(?:a|e|ar|o)|retorn\w+)$/;
/** Says nothing else beside such words. */
export const BESIDE_A_COUNT =
  /^(?:d?iss?o|d?ess[ea]|dele|numero|tanto|quantidade|vez|vezes|missas?|pessoas?|ministr[oa]s?|gente|vagas?|lugar(?:es)?|demais|muit[oa]|pouc[oa]|bastante|poe|bota|coloca|deixa|quero|queria|faz|ja|melhor|pensando|bem|acho|que|so|antes|era|para|pr[oa]|ao?|um|uma|chega|basta|ok)$/;
