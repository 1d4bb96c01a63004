/** Words that tell what part a message has in what was done before it; in lower case and without accents. */

/** Says that what was done is right. */
export const AFFIRMS =
  /\b(?:isso|mesmo|exato|exatamente|certo|certinho|confirm\w*|sim|ok|perfeito|continua\w*|segue\w*|mant[ei]\w*)\b/;

/** Marks that something is said instead of what was done. */
export const MARKS_CORRECTION =
  /\b(?:melhor|digo|alias|errei|errad[oa]|engan\w+|confund\w+|minto|verdade|quer\w* dizer|quis dizer|retific\w*|corrig\w*|correcao|desculp\w*|perdao|ops|opa|troquei|em vez|ao inves|alter\w*)\b/;
/** Says what is so, and not "e"; as it was written. */
export const IS_SO = /^\s*(?:(?:vixe|ih|opa|ops|ah|n[ãa]o|gente|uai|eita|mas)[,!.…]*\s+)*(?:é|eh)\s/iu;

/** Wants what was done changed. */
export const CHANGES =
  /\b(?:revog\w*|anul\w*|cancel\w*|desfa[zc]\w*|desconsider\w*|ignor\w*|esque[cq]\w*|volt[ae]r? atras|metade|dobro|troc\w+|inver\w+|ao contrario|errad[oa]s?|sem efeito|desist\w*|liber[ae]r?|desmanch\w*)\b/;

/** Wants it left as it is. */
export const KEEPS = /\b(?:deixa assim|esta bom|ta bom|vou ver|depois (?:eu )?vejo|nao sei|talvez)\b/;

/** Says that one was wrong oneself. */
export const OWN_ERROR =
  /\b(?:errei|enganei|engano|confundi\w*|confusao|troquei|atrapalhei|equivoquei|minto|(?:quer|quero|quis|queria) dizer|falei errado|escrevi errado|retific\w+|corrij\w+|corrigindo|correcao|na verdade|na vdd|perdao)\b/;

/** Begins what only tells why. */
export const TELLS_WHY =
  /^(?:(?:ah|e|ai|olha|sabe|viu|uai|ne),? )*(?:(?:e|eh) (?:que|porque|pq)|porque|pq|pois (?:e|el[ea]|[oa])|(?:tudo |isso )?por causa|o motivo|coitad\w*,? (?:el[ea]|vai|ta|esta))\b/;

/** Lets somebody be who was to go: "deixa ele quieto e …"; as it was written. */
export const LEAVES_ALONE =
  /^.{0,40}?(?<!\p{L})(?:deix[ae]|larga)\s+(?:el[ea]s?|[oa]\s+\p{L}+(?:\s+\p{Lu}\p{L}*)?)\s+(?:quiet[oa]s?|em\s+paz|l[áa]|a[íi]|ficar|como\s+(?:est[áa]|t[áa]))(?:[\s,.;!]+(?:e\s+|mas\s+)?|$)/iu;

/** Keeps what was done, and adds to it. */
export const ADDS =
  /\bnem\b|\b(?:com el[ea]s?|a mesma|o mesmo|estend\w*|acrescent\w*|inclusive|alem)\b|^(?:valeu|ok|certo|isso|otimo|perfeito|beleza|blz|obrigad\w*|brigad\w*|show|boa|agora)\b/;

/** Wants no more of what was just spoken of. */
export const LEAVES_IT =
  /^(?:(?:ah|entao|ok|bom|bem|nao),? )*deixa(?:,|$| (?:assim|para la|quieto|estar|ta|esta|entao))/;

/** "Quem vai é o Antônio": somebody, and not who was said before. */
export const WHO_IT_IS = /\bquem (?:\S+ ){1,6}?(?:e|eh|sera|vai ser) (?:[oa] |dona |seu )?(?!que\b)\S/;

/** Is there again. */
export const RETURNS_AT_ALL =
  /\b(?:volt(?:a|ou|ara)|retorn(?:a|ou)|regress(?:a|ou)|liberad[oa]|disponivel|livre)\b/;
/** Says that somebody comes, and orders nothing. */
export const ASSURES = /^(?:confirm|cont[aeo]|fechad|presenc|garant|reserv)/;
/** Orders somebody to come. */
export const IS_TO_COME = /\bpara (?:el[ea]s?|[oa] \S+) (?:ir|vir|servir|ficar|estar|entrar|participar)\b/;

/** Begins with taking back what was done, before it asks for something else. */
export const UNDOES_FIRST =
  /^(?:(?:nao|ah|pode|entao|opa|olha|por favor),? )*(?:desfa[zc]\w*|desmanch\w*|apag\w*|cancel[ae]r?|anul\w*|desconsider\w*|revog\w*|esque[cq]\w*|risc\w*)(?: (?:isso|iss[oae]|ess[ae]|est[ae]|aquil[oa]|aquel[ae]|tudo|[oa] ultim[oa]|ai|regra|pedido))*(?:,|\.| e) \S/;

/** "É dia 29 que ela viaja", "separa é a Joana e o Antônio", "a do Socorro que não pode"; as it was written. */
export const IT_IS_SO =
  /(?:^|[,;.:!]\s*)(?:\p{L}+\s+)?é\s+(?:o|a|os|as|dia|n[oa]|às|d[oa])\s|^\s*(?:o|a)\s+[\p{L}. ]{2,30}?\s+que\s+(?:n[ãa]o\s+)?(?:pode|vem|vai|serve|consegue)(?:\s+(?:vir|ir|servir))?[\s.!]*$/iu;
/** Takes back what was done, and may say why. */
export const UNDOES_THAT =
  /^(?:(?:nao|ah|pode|entao|opa|olha|por favor),? )*(?:desmarc|tir|retir|remov|apag|exclu|cancel|anul|desfa|risc|desconsider|revog)\w* (?:isso|ess[ae] (?:regra|pedido|ordem|anotacao)|aquilo)(?: |,|$)/;
/** Of two. */
export const BOTH = /\b(?:os (?:2|dois)|as (?:2|duas)|ambos|ambas)\b/;
/** Wishes for something. */
export const WISHES =
  /^(?:(?:ah|e|ai|olha|bom|entao|amem),? )*(?:tomara|oxala|deus queira|queira deus|se deus quiser|espero que|que (?:deus|nossa senhora|jesus|maria|o senhor|sao|santa) )/;
/** Asks for a moment. */
export const WAITS =
  /^(?:(?:ai|ih|opa|ah|ei),? )*(?:pera(?:i| ai)?|espera(?: ai)?|calma(?: ai)?|(?:so )?(?:um|1) (?:minut\w+|moment\w+|instant\w+|segund\w+)|ja volto|ja ja|volto ja)\b/;
/** Puts one in the place of another. */
export const ONE_FOR_ANOTHER =
  /\b(?:troc|troqu|substitu|mud|pass)\w* .*\b(?:pel[oa]|por|com)\b|\b(?:em vez|no lugar|ao inves|em lugar) d/;

/** Says that somebody stays, or will be there, in words that order nothing. */
export const STAYS_THERE =
  /(?<!\b(?:nao|nem|num|n) )\b(?:permanece\w*|continua\w*|mant[ei]\w*|el[ea]s? (?:fica\w*|pode\w*|vem|vai poder|serve\w*|esta livre|nao (?:viaja|vai)))\b(?! (?:de )?(?:fora|sem|em casa|so|so)\b)/;
/** Leaves something out of what was said. */
export const EXCEPTS =
  /^(?:(?:mas|e|ah|bom|so que|ressalva se),? )*(?:exceto|menos|tirante|tirando|salvo|afora|fora)\b/;
/** "Não é tirar, é pôr": the act that was read, and the one that is meant. */
export const OTHER_ACT =
  /\bnao (?:e|era|foi|eh) (?:para )?(?<not>[a-z]+r)\b(?: el[ea]s?)?,? ?(?:(?:mas|sim|e|era|eh|foi) )+(?:para )?(?<so>[a-z]+r)\b/;
/** The acts of which one may be meant instead of the other. */
export const ACTS_MEANT = {
  pin: /^(?:p[oô]r|colocar|botar|escalar|incluir|marcar|manter|deixar|encaixar)$/,
  exclude: /^(?:tirar|retirar|remover|excluir|desmarcar|desescalar|dispensar)$/,
} as const;
/** Of no more than those who are named, after all: "não todos, só o João". */
export const NOT_ALL =
  /\b(?:nao|nem) (?:e |era |eh |foi )?(?:para )?(?:tod[oa]s?|todo mundo|tds|geral|tod[oa] gente)\b/;
/** Two who were brought together, or kept apart, by their place among those. */
export const NTH_PAIR = /\b(?<nth>primeir|segund|terceir|ultim)[oa] (?:dupla|par|casal|regra)\b/;
/** Is no trouble after all. */
export const NO_TROUBLE =
  /\b(?:nao|num|nem|sem|n) (?:(?:tem|ha|e|da) )?(?:problemas?|galho|encrenca|bronca)\b/;
/** Begins what is otherwise at another time. */
export const BUT_THEN = /^(?:(?:ah|so que|e),? )*(?:mas|so que|porem|menos|exceto|agora|ja|tirando|fora)\b/;
/** Refuses one thing more: "nem no 28". */
export const NOR = /^(?:(?:e|ah|opa),? )*(?:nem|tampouco) (?:n[oa]s?|dia|em|aos?|as|de|d[oa]) /;
/** All but what was just said is refused: "as outras não". */
export const NOT_THE_OTHERS = /,? *(?:e )?(?:n?[ao]s )?o(?:u)?tr[oa]s?(?: \S+)? nao\b.*$/;
/** Another number alone: "então deixa 3". */
export const LIMIT_AGAIN =
  /^(?:(?:entao|ah|ok|ta|bom|certo|hum|e|mas|melhor),? )*(?:deixa|deixe|poe|ponha|bota|bote|coloca|coloque|faz|faca|muda|mude)(?: (?:em|para|so|nos?|como|logo|isso))* \d{1,2}(?: (?:mesmo|entao|so|cada|missas?|vezes))*$/;
