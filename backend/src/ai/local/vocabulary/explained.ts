/** What explains that somebody, a day or a number is named and no rule holds it. In words as `spoken` gives them. */

/** Stand between a word and the name, day or number that it governs. */
export const LINKS =
  /^(?:[oa]s?|uma?|d[eao]s?|n[ao]s?|em|para|com|minha|meu|sua|pelas?|pelos?|aos?|e|dona|seu)$/;
/** Before what can hardly be anything but masses or a time. */
export const MASSES_OF = /^(?:aos|nenhuma?|cada|dia)$/;
/** Before the name of a town: "em Goiânia entre os dias 14 e 23". */
export const PLACE_OF = /^(?:em|para|pra|pro|de|com)$/;
/** Spares a day what is said of others, or tells that somebody comes back on it. */
export const SPARES =
  /\b(?:exceto|menos|fora|salvo|tirando|excec\w+|excetu\w+|excluind\w+|sim|volta\w*|ja|libera\w*|disponivel|antes|depois|ano|serviu|se)\b|\bda$/;
/** Names somebody who tells it, whose it is, or who stays as they are. */
export const NOT_WHOM =
  /\b(?:diss\w*|fal\w*|avis\w*|ped\w*|lig\w*|cont\w*|mand\w*|confirm\w*|inform\w*|pode|podem|fica|continua|como|regra\w*|marido|mulher|esposa|mae|pai|filh\w*|irma\w*|cunhad\w*|sogr\w*|net\w*|ja|que|era|casa|carona)\b/;
/** Tells how many there were, are or would be too many. */
export const COUNTS_OF_OLD =
  /\b(?:era|eram|ta|tao|esta|estao|tem|tinha|tinham|ha|sao|limite\w*|regra\w*|maxim\w*|nem|nao|passado|muita|seria|missas|vezes|vez|anos?|horas?|idade|filh\w*|net\w*|criancas)\b/;
/** Before a day, make a span or another day of it. */
export const BEFORE_A_DAY =
  /^(?:semanas?|quinzenas?|antes|depois|apos|partir|desde|metade|comeco|inicio|fim|final)$/;
/** Tell which of several, beside them. */
export const OF_SEVERAL =
  /^(?:proxim[oa]s?|ultim[oa]s?|primeir[oa]s?|terceir[oa]s?|seguintes?|anterior(?:es)?|alternad[oa]s?)$/;
