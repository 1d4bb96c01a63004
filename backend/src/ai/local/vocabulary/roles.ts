/** Words that tell what part a message has in what was done before it; in lower case and without accents. */

/** Says that what was done is right. */
export const AFFIRMS = /\b(?:isso|mesmo|exato|exatamente|certo|certinho|confirm\w*|sim|ok|perfeito|continua\w*|segue\w*|mant[ei]\w*)\b/;

/** Marks that something is said instead of what was done. */
export const MARKS_CORRECTION =
  /\b(?:nao|melhor|digo|alias|errei|errad[oa]|engan\w+|confund\w+|minto|verdade|quer\w* dizer|quis dizer|retific\w*|corrig\w*|correcao|desculp\w*|perdao|ops|opa|mud\w*|troc\w*|agora|em vez|no lugar|invest?|alter\w*)\b/;

/** Wants what was done changed. */
export const CHANGES =
  /\b(?:revog\w*|anul\w*|cancel\w*|desfa[zc]\w*|desconsider\w*|ignor\w*|esque[cq]\w*|volt[ae]r? atras|metade|dobro|troc\w+|inver\w+|ao contrario|errad[oa]s?|sem efeito|desist\w*)\b/;

/** Wants it left as it is. */
export const KEEPS = /\b(?:deixa assim|esta bom|ta bom|vou ver|depois (?:eu )?vejo|nao sei|talvez)\b/;
