/** What a plain follow-up says of a rule that stands: in lower case and without accents, as `spoken` gives it. */

/** Denies what its clause says. */
export const DENIES = /\b(?:nao|n|num|nem|nunca|jamais|tampouco)\b/;
/** Somebody comes, or may. */
export const COMES =
  /\b(?:pod\w+|vai|vao|vem|volt\w+|serv\w+|fica\w*|entr\w+|liberad[oa]s?|liber[ae]\w*|livres?|conta|consegu\w+|deix[ae]\w*|ta|esta\w*|cheg\w+|disponive\w+|particip\w+|comparec\w+|encar\w+|top\w+|prefer\w+)\b/;
/** Somebody is away, or taken out. */
export const GOES =
  /\b(?:tir\w+|retir\w+|sai\w*|fora|remov\w+|exclu\w+|afast\w+|ausente\w*|viaj\w+|desmarc\w+|cort\w+|suprim\w+|poup\w+|dispens\w+|risc\w+|falt\w+|(?:impedimento|ausencia|bloqueio) (?:passa|muda|fica|vai|e))\b/;
/** Takes a day out of what keeps somebody away: "tira a do galo dessa folga". */
export const OUT_OF_LEAVE =
  /\b(?:tir\w+|retir\w+|risc\w+|exclu\w+|sai\w*|fora) .*\bd(?:a|o|ess[ae]|aquel[ae]) (?:folga|impedimento|ausencia|restricao|bloqueio|lista|conta|regra|descanso|proibicao|veto)\b/;
/** Leaves a day out of what was said of the others. */
export const EXCEPTS_IT = /\b(?:excecao|excecoes|exceto|ressalva|salvo|tirando)\b/;
/** Takes back as a whole, or from a day on: what that leaves is not a part of what was named. */
export const TAKES_BACK_OR_ENDS =
  /\b(?:desfa\w+|cancel\w+|anul\w+|desconsider\w+|esque[cq]\w+|volt[ae]\w*|ate|a partir|em diante|depois d[eoa]|antes d[eoa])\b/;
/** Somebody comes then, and never else. */
export const COMES_ONLY = /\b(?:so|somente|apenas) (?:pod\w+|serv\w+|vai|vao|vem|consegu\w+|quer\w*)\b/;
/** Only this. */
export const ONLY_THIS = /\b(?:so|somente|apenas|unicamente)\b/;
/** Everywhere else somebody comes: "aos domingos só, nos outros dias pode". */
export const REST_MAY =
  /\b(?:n?[oa]s (?:outr[oa]s|demais)(?: [a-z]+)?|(?:no|de) resto(?: do mes)?),? (?:el[ea]s? )?(?:pod\w+|vai|vao|vem|serve\w*|consegue\w*|(?:es)?ta livre|(?:es)?ta ok|normal)\b/;
/** Goes on about the day that was just named. */
export const OF_THAT_DAY = /\b(?:ness[ae]|dess[ae]|ess[ae]|nele|nela)\b/;
/** Puts somebody elsewhere, or names the right mass for them. */
export const MOVES =
  /\b(?:mud[ae]\w*|pass[ae]\w*|transfer\w+|troc\w+|prefer\w+|lev[ae]\w*|jog[ae]\w*|remanej\w+|desloc\w+|empurr\w+)\b/;
/** Says that another number is meant, or enough. */
export const COUNTS_ANEW =
  /\b(?:aceit\w+|top[ao]\w*|aguent\w+|pega\w*|fazer|consegu\w+|bast\w+|cheg[ae]m?|pouc[oa]|muit[oa]|demais|exager\w+|poe|ponha|bot[ae]|coloc\w+|deix[ae]\w*|faz|faca|fic\w+|melhor|razoave\w+|suficiente|sub\w+|desc\w+|baix\w+|aument\w+|reduz\w*|diminu\w+|volt\w+|mud\w+|troc\w+|passa|agora|da|serve\w*|ta|esta|pode\w*|alias|digo|corrij\w+|corrig\w+|errei|enganei|(?:quer|quero|quis|queria) dizer)\b/;
/** Stands before a number that is a day or an hour. */
export const BEFORE_NO_COUNT = /^(?:dia|dias|no|nos|as|ao|do|da|das|na|nas|regra|a|o)$/;
/** Speaks of the limit of all. */
export const OF_ALL = /\b(?:geral|todos|todo mundo|cada (?:um|uma|pessoa)|por pessoa|de todos|cada qual)\b/;
/** Speaks of more or fewer by a number. */
export const BY_SO_MANY = /\b(?:mais|menos|dobro|metade|a mais)\b/;
/** Stands before a number by which another grows or shrinks. */
export const GROWS_BY =
  /^(?:tir\w+|retir\w+|cort\w+|aument\w+|diminu\w+|reduz\w*|baix\w+|acrescent\w+|som[ae]\w*|inclu\w+)$/;
/** Says that what was said of somebody is as it was. */
export const STAYS_SO = /\b(?:mant\w+|continu\w+|permanec\w+|mesmo|msm|como (?:esta|estava|ta|tava)|igual)\b/;
/** Waits for something, or asks. */
export const IS_OPEN =
  /\b(?:talvez|sera|acho que|nao sei|quem sabe|se der|se puder|depois (?:eu )?(?:vejo|confirmo|digo)|vou ver|vou confirmar|(?<!\b(?:a|de|com|para|por) )quem (?!nao )|qual|quais|quantos|quantas)\b/;
/** Says that what was said of a day is as it was. */
export const REMAINS = /\b(?:mant\w+|continu\w+|permanec\w+|segue\w*)\b/;
/** Puts somebody at a mass. */
export const PLACES =
  /\b(?:poe|por|ponha|ponh\w+|bot\w+|coloc\w+|escal\w+|cham\w+|vai|vao|entra\w*|fica|serve|assum\w+|cobre|no lugar)\b/;
/** As many as always. */
export const AS_ALWAYS = /\b(?:de sempre|de smp|de costume|o normal|de praxe|do padrao)\b/;
/** Says that what comes is so, as was said. */
export const AFFIRMED_AT_ONCE =
  /^(?:isso|certo|perfeito|otimo|exato|beleza|legal|combinado|boa)\b(?! nao\b| ai nao)/;
/** Two are bound to each other no longer. */
export const UNBINDS =
  /\b(?:livres?|de folga|solt[oa]s?|esque[cq]\w+|exager\w+|desconsider\w+|nao precisa\w*|pode tirar|(?:tanto|pouco) faz)\b/;
/** Only tells why. */
export const IS_WHY = /^(?:que|pois|porque|pq)\b/;
/** Asks politely for what it orders: "dá pra passar ele pra das 15h?" */
export const POLITE_ORDER =
  /^(?:(?:e|entao|ah|mas|sera que|por favor|favor|voce|vc|o senhor|a senhora),? )*(?:pode|poderia|podia|pode ser de|consegue|conseguiria|(?:da|daria) para|tem como|teria como|(?:seria|e) possivel|sera que (?:da|daria) para) (?:me |voce |vc )*(?:passa|transferi|muda|troca|tira|retira|remove|coloca|bota|escala|deixa|baixa|aumenta|diminui|subi|reduzi|desmarca|joga|remaneja|desloca|leva|adianta)r?\b/;
/** Permits a number, and says neither that it is the most nor that it is an exception. */
export const BARELY_MAY = /\bpod\w+ \d+(?: (?:missas?|vezes))?$/;
