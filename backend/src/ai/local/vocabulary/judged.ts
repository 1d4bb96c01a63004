/**
 * How a number is judged, in words as `spoken` gives them: alternatives of a regular expression. Another region's words are added to
 * these lists and nowhere else.
 */

/** What is counted. */
export const COUNTED =
  'ministr\\w+|pessoas?|missas?|missinhas?|vezes|celebrac\\w+|gente|servidor\\w*|escalas|vagas';

/** Makes of what follows what the number is. */
export const IS =
  'e|eh|sao|seria|seriam|fica|ficam|ficaria|ta|tao|esta|estao|parece|parecem|acho|achei|vai ser|vao ser|sera|serao|da|dava';

/** Strengthens what is said of it, and changes nothing. */
export const VERY = 'muito|bem|meio|um pouco|ate|ja|ai|assim|mesmo|me|lhe|la|realmente|simplesmente';

/** Too many or too few, behind a word that says so. */
export const TOO =
  'pouc[oa]s?|pouquinh[oa]s?|pouquissim[oa]s?|muit[oa]s?(?! (?:bom|boa|bem|otim|just|melhor))(?: (?:coisa|gente))?|coisa demais|coisa a beca|gente a beca|um bocado|um montao|uma loucura|um absurdo|uma judiacao|um abuso|um despropo\\w+|curt[oa]s?|fraco|magr[oa]|nada(?! d[aeo]\\b)';

/** Too many or too few, by themselves. */
export const TOO_BY_ITSELF =
  'demais(?: da conta)?(?! (?:missas|dias|celebrac\\w+|horarios)\\b)|demasiad\\w+|exager\\w+|em excesso|excessiv\\w+|absurd\\w+|sobr(?:a|am|ando|aria)|pesad[oa]s?|puxad[oa]s?|cansativ[oa]s?|loucura|abuso|judiacao|insuficientes?|apertad[oa]s?|escass[oa]s?|pouca gente|muita gente|gente demais';

/** Does not do, behind a negation. */
export const DOES =
  '(?:dar|da|dao|darao|dara|daria)(?: conta(?: do recado)?| pra nada)?|bast\\w+|cheg\\w+|resolv\\w+|cobr\\w+|atend\\w+|venc\\w+|aguent\\w+|supr\\w+|rola|presta|segur\\w+|(?:sao|e|serao|sera|seria) (?:o )?(?:suficientes?|bastante)';

/** Is too much for somebody. */
export const WEARS =
  'cans\\w+|pes(?:a|am|ava)|sobrecarreg\\w+|esgot\\w+|estour\\w+|judia\\w*|desgast\\w+|atrapalh\\w+|se queix\\w+|reclam\\w+|acab\\w+ com|mata[m]?|derrub\\w+';

/** Before a number, say that somebody does not bear it. */
export const CANNOT_BEAR =
  '(?:aguent\\w+|suport\\w+|consegu\\w+|da conta|quero|queremos|precisa\\w*)(?: (?:fazer|pegar|servir|assumir|cumprir|de|com|d[ea]s|as|os))*';

/** Just right. */
export const RIGHT =
  '(?:ja )?(?:(?:esta|ta|tao|fica|ficam|e|sao|seria|seriam) (?:muito )?)?(?:bom|otimo|perfeito|de bom tamanho|na medida|o bastante|o suficiente|suficientes?|o ideal|ideal|o certo|chega|chegam|basta|bastam|resolve|resolvem|da conta|dao conta)';
