/** What people exclaim in the middle of a message or call somebody, and what they lengthen or prefer; with their accents or without. */

/** Says nothing, wherever it stands within a message; a comma stands as well for it. */
export const INTERJECTIONS = `uai|sô|oxe|ô xente|o xente|oxente|vixe maria|vixi maria|vixe|vixi|vige|vish|eita|ué|arre égua|arre|égua|bah|tchê|macho|mah|mermão|mano|véi|home|homi|visse|ave maria|misericórdia|diabeisso|diabo é isso|minha filha|meu filho|meu fi|minha fia`;
/** Gives what was done another end or beginning: "prorrogar até o dia 22". */
export const LENGTHENS =
  /^\s*(?:prorrog|estend|estic|alarg|along|encurt|antecip|adi|alter|mud|pass)\p{L}*(?:-se)?\s+(?:(?:isso|o\s+prazo|a\s+folga|a\s+dispensa|o\s+per[ií]odo)\s+)?(?=at[ée]|(?:para|pra)\s+at[ée]|a\s+partir|desde)/iu;
/** Says whom alone another limit is for, after the limit of all: "exceção: João, 2". */
export const EXCEPTION = /^\s*(?:com\s+)?(?:a\s+)?exce[çc][ãa]o(?:\s+(?:d[aeo]s?|para|pra))?\s*[:,]?\s+/iu;
/** Runs one on into what is so instead: "não é o João é o Antônio". */
export const RUN_ON =
  /(?<not>n[ãa]o\s+(?:é|eh|era|foi)\s+[^,;.?]{2,40}?)\s+(?:mas\s+)?(?<so>é|eh|era|foi|sim)\s+(?=[oa]s?\s|n[oa]s?\s|d[oa]s?\s|dia\s|às\s|\d)/iu;
