/** What is said beside a request and asks for nothing of it: in lower case and without accents, but where it is said. */

/** Stands before what is asked, as it was written: "antes que eu me esqueça, …". */
export const BEFORE_ASKING =
  /^\s*(?:ah[,\s]+|e[,\s]+)?antes\s+que\s+(?:eu\s+)?(?:me\s+)?esque[çc]\p{L}*(?:\s+de\s+novo)?\s*[,:.]?\s+(?=\S)/iu;
/** Says nothing before what goes on: "ah e no 27"; as it was written. */
export const BEFORE_GOING_ON = /^\s*(?:ah+|ai|opa|oh|hum|ó|olha|ih)[,!\s]+(?=e\s)/iu;
/** Asks whether it is so, and denies nothing; as it was written. */
export const IS_IT_SO = /[,\s]+n[ãa]o\s+(?:é|eh)(?:\s+(?:mesmo|isso))?\s*\??\s*$/iu;
/** Denies what people do in talk, and nothing about serving. */
export const TALK_DENIED =
  /^(?:(?:e|mas|ah|so|por favor|favor|olha),? )*nao (?:me |te |se |nos |va |vai )?(?:pergunt|esque[cq]|repar|preocup|brig|demor|estranh|zang|lig(?:a|ue)\b|espalh|fiqu?\w+ (?:brav|zangad|chatead|trist|com raiva)|cont\w* (?:para|a) ningu|fal\w* (?:para|a) ningu|fal\w* nada)/;
/** Leaves all as it is, at the end of what it says. */
export const LEAVES_SO =
  /\b(?:deix[ae]|deixar|fica|fique|ficar|mant\w+) (?:do jeito que (?:esta|ta)|assim|como (?:esta|ta))(?: mesmo| por (?:enquanto|ora|agora)| entao| agora| ne| viu| ok| obrigad[oa])*,?$/;
/** Says of which time a limit is: of the month, as every limit is. */
export const OF_THE_MONTH =
  /^(?:(?:nao|e|eh|era|so|quer dizer),? )*(?:no|por|ao|do|nesse|neste|esse|este) mes(?: (?:todo|inteiro))?(?:,? (?:e )?nao (?:na|por|da|a cada) semana)?(?: ta| viu| ne)?$/;
/** Asks for a moment, and says why. */
export const WAITS_A_MOMENT =
  /^(?:(?:ai|ih|opa|ah|ei),? )*(?:pera(?:i| ai)?|espera(?: ai)?|calma(?: ai)?|(?:so )?(?:um|1) (?:minut\w+|moment\w+|instant\w+|segund\w+|pouquinho))(?: (?:so )?(?:um|1) (?:minut\w+|moment\w+|instant\w+|segund\w+|pouquinho))?(?:,? (?:que|pq|porque) |$)/;
