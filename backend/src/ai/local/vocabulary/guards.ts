/** How a message speaks against what it seems to ask for: in lower case and without accents. */

/** Refuses what it has just said: "queria o dia 24 mas não dá". */
export const REFUSED_AT_ONCE =
  /(?:^|[\s,])(?:mas|so que|porem|contudo|pena que|infelizmente)(?: (?:el[ea]s?|isso|ai|acho que|infelizmente))* nao (?:da|deu|dara|vai dar|pode|podem|vai poder|rola|rolou|consegue\w*|conseguiu|tem (?:como|jeito)|foi possivel|sera possivel|deu certo)(?: (?:nao|mesmo|mais|para el[ea]s?|certo))*[\s,]*$/;

/** Of a day that was named, all hours: "de nenhum horário". */
export const ANY_HOUR =
  /^(?:(?:e|mas|nao|ai|so|nem|digo|alias|sao?|e para) )*(?:(?:em|de|a|n?o|para) )?(?:(?:nenhum|qualquer|todos os) horarios?|horario (?:nenhum|algum)|(?:em )?(?:nenhuma d|n|todas |d|tod)?as (?:2|duas)(?: missas)?|(?:em )?nenhuma d(?:as|elas)(?: (?:2|duas))?|dia (?:todo|inteiro))(?: (?:viu|ta|ok|nao|pode|mesmo|(?:d|n)?esse dia))*$/;

/** Asks for somebody to come, and names nobody. */
export const ASKS_FOR_ANYBODY =
  /\b(?:ponh\w+|poe|por|poem|coloc\w+|coloque\w*|bot\w+|cham\w+|arrum\w+|arranj\w+|escal\w+|encaix\w+|ach\w+|busque|busc\w+|procur\w+|consig\w+|consegu\w+|convid\w+|convoc\w+|convoque|inclu\w+|sugir\w+|indi\w+|substitu\w+)(?: \S+){0,2} (?:alguem|outr[oa] (?:pessoa|ministr[oa])|um substituto|uma substituta|qualquer (?:um|uma|pessoa)|um(?:a)? ministr[oa] (?:mais )?experientes?)\b/;
