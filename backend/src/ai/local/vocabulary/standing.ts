/** What is said of rules that are to stand as they are, and of two of them at once: in lower case and without accents. */

/** Says that what was asked for is right, whatever that was. */
export const IS_RIGHT =
  /\b(?:cert(?:o|a|os|as|inho|inha)|corret[oa]s?|confirmad[oa]s?|ok|exat[oa]|isso mesmo|como (?:esta|estava|ta|tava|pedi|falei)|confere|procede|bate|igual|mant\w+|nao muda\w*|nao mex\w+|e essa mesma?|e esse mesmo|vale(?:m)?|fic\w+ assim)\b/;
/** Says that somebody, or a rule, stays where it is; of whom is kept away it would say the opposite. */
export const STAYS_PUT =
  /\b(?:fic(?:a|am|ar|arao)|continu\w+|permanec\w+|segue\w*|mant\w+|mesm[oa]|assim|deix[ae]\w*)\b/;
/** Stands beside that, and says nothing else. */
export const BESIDE_STANDING =
  /^(?:[oae]|as|os|aos?|d[aeo]s?|n[ao]s?|num|e|eh|era|esta|estao|ta|tao|tava|estava|fic\w+|continu\w+|permanec\w+|segue\w*|mant\w+|deix[ae]\w*|vale\w*|cert\w+|corret\w+|confirmad\w+|ok|exat[oa]|isso|ess[ae]s?|mesm[oa]|confere|procede|bate|como|igual|assim|bom|bem|pode|podem|sim|ja|mas|ai|la|onde|entao|dia|dias|missa|missas|limite|limites|teto|maximo|regra|regras|pedido|quanto|para|pro|pra|quantidade|sem|mudar|mudanca|lugar|pessoas?|ministr[oa]s?|dona|seu|dom|padre|irma)$/;
/** Says the same of somebody else. */
export const IS_SAME_OF = /^(?!nem\b).*\b(?:tambem|idem|igual|o mesmo)\b/;
/** Of the days that were spoken of one after another, and behind what is said of them; as it was written. */
export const OF_THESE_DAYS =
  /[,\s]+(?:(?:n?os|n?as|n?esses|n?essas|em|pros|pras)\s+)?(?:(?:dois|duas|2|tr[êe]s|3|mesm[oa]s|amb[oa]s(?:\s+[oa]s)?|dois\s+mesmos)\s+(?:dias|datas|missas|domingos)|(?<=n?(?:esses|essas)\s)(?:dias|datas))(?:\s+tamb[ée]m)?\s*[.!]*$/iu;
/** Of two, of whom one after the other was spoken. */
export const OF_BOTH =
  /\b(?:(?:os|as|dos|das|nos|nas|aos|pros|pras|pelos|pelas|com os|com as) (?:2|dois|duas)|amb[ao]s|el[ae]s (?:2|dois|duas))\b/;
