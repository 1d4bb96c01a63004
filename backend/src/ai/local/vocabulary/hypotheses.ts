/** How people suppose something, and ask what it would change. */

const CHANGES = String.raw`(?:o\s+)?que\s+(?:é\s+que\s+|e\s+que\s+)?(?:muda(?:ria|m|riam|rá)?|vai\s+mudar|iria\s+mudar)(?:\s+(?:na|nessa|nesta)\s+(?:escala|proposta))?`;

/** As it was written: what is supposed, behind what it would change or before it. */
export const SUPPOSES: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s*(?:(?:e|mas|então|oi|olá)[\s,]+)*${CHANGES}[\s,]+(?:se|caso)\s+(?<what>\S.*?)[\s?.!…]*$`,
    'isu',
  ),
  new RegExp(
    String.raw`^\s*(?:(?:e|mas|então)[\s,]+)*(?:se|caso)\s+(?<what>\S.*?)[\s,]+${CHANGES}[\s?.!…]*$`,
    'isu',
  ),
];

/** What is supposed of the proposal, or of what the coordinator does with it, is asked of it. */
export const OF_A_PROPOSAL = /\b(?:aceit\w+|descart\w+|public\w+|aprov\w+|propost\w+|confirm\w+)\b/;

/** What is supposed → the same as it is told or ordered. */
export const SUPPOSED: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:puder|pudesse)(?:m|em)?(?!\p{L})/giu, 'pode'],
  [/(?<!\p{L})(?:precisar|precisasse)(?:em|m)?(?!\p{L})/giu, 'precisa'],
  [/(?<!\p{L})(?:tiver|tivesse)(?:em|m)?(?!\p{L})/giu, 'precisa de'],
  [/(?<!\p{L})(?:vier|viesse|for|fosse)(?:em|m)?(?!\p{L})/giu, 'vem'],
  [/(?<!\p{L})(?:servir|servisse)(?:em|m)?(?!\p{L})/giu, 'serve'],
  [/(?<!\p{L})(?:a gente|eu|nós)\s+(?:tirar|tirasse)(?:mos)?(?!\p{L})/giu, 'tire'],
  [/(?<!\p{L})(?:a gente|eu|nós)\s+(?:colocar|colocasse|puser|pusesse)(?:mos)?(?!\p{L})/giu, 'coloque'],
  [/(?<!\p{L})(?:a gente|eu|nós)\s+(?:escalar|escalasse)(?:mos)?(?!\p{L})/giu, 'escale'],
];

/** Stands around what is supposed. */
export const AS_IT_IS = /[\s,]+(?:por exemplo|hipoteticamente)$/iu;
