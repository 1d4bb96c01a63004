/** What makes a rule hang on something, or says more than a rule can: it is asked about first. In words as `spoken` gives them. */
export const DOUBTS: readonly RegExp[] = [
  /\bou (?:o |ao )?(?:contrario|inverso)\b|\bvice versa\b/,
  /\bquando (?:[oa] )?\S+ (?:volt|cheg|melhor|sar)\w*|\bso se (?!for )|\ba nao ser que\b|\bantes de (?:tirar|por|colocar|trocar)\b|\be se (?:a gente|eu|nos)\b/,
  /\b(?:por enquanto|parece que|pode ser que|quem sabe|capaz de)\b/,
  // How often within a time, and between which numbers.
  /\bpor (?:semana|fim de semana|quinzena)\b|(?<!\bem )\b(?:seguid[oa]s?|consecutiv[oa]s?|alternad[oa]s?)\b/,
  /\b\d+ (?:ou|a) \d+ (?:ministros?|pessoas?)\b|\bentre \d+ e \d+ (?:ministros?|pessoas?)\b|\b(?:uma?|algum|alguma) d[oa]s (?:missas|dias|domingos)\b/,
];

/** "Se der" is only polite; any other "se" makes it depend on something. In the words that turns of phrase stand for. */
export const CONDITION =
  /(?:^|, )(?:mas )?(?:se|caso) (?!possivel|der|puder(?:em)?,|nao for|uma?\b|quiser|tiver como|for possivel|precisar|faz|fizer)/;

/** No coordinator writes so. */
export const MARKUP =
  /(?<![-=<])>|<(?![-=])|[{}]|\b(?:system|usuario|traduz\w*|responda|poema|administrador|prompt|instruc(?:ao|oes)|finja|finge|faz(?:er)? de conta|simul\w+|chatgpt|gpt|modo (?:desenvolvedor|deus|debug|livre)|jailbreak|sql|select|drop|script|json|root|sudo|token|override|voce (?:agora )?e (?:um|uma)|(?:desconsidere|esqueca) (?:tudo|suas|todas))\b|\bignore (?:as|tudo|todas)\b/;
