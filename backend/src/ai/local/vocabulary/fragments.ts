/** Words beside bare names, days and times; in lower case and without accents. */

/** Holds names, days and times together, and says nothing of what is done. */
export const HOLDS =
  /^(?:[oae]|as|os|d[aeo]s?|n[ao]s?|aos?|em|para|pr[oa]s?|pel[ao]s?|com|dona|seu|sr|sra|dias?|missas?|celebracao|ministr[oa])$/;
/** Says as well that something of it was wrong, or what alone is right. */
export const BESIDE_A_CORRECTION =
  /^(?:nao|n|so|soh|somente|apenas|mas|e|eh|era|eram|foi|sao|seria|mesmo|sim|precisam?|mais|ah+|ai|opa|ops|ih+|eita|vixe|oxe|desculp\w*|perdao|digo|alias|melhor|verdade|vdd|realidade|entao|viu|ta|isso|agora|fica[mr]?|deixa|pode|podem|ficar|mex\w+|mud\w+|alter\w+)$/;
