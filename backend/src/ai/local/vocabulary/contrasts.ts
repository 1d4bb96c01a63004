/** What is denied, excepted or put in the place of something else → the plain words that say the same, as in `idioms.ts`. */
const NAME = String.raw`(?:[oa] |dona |seu |ministr[oa] )*(?!n[ao]o?\b|dia\b|missa\b|que\b)[a-z]+(?: (?!n[ao]o?\b|que\b|e\b)[a-z]+){0,2}`;
const DAY = String.raw`(?:(?:n[oa]s? |em |para o )?(?:dia )?\d{1,2}(?: de manha| de tarde| a tarde| a noite| as \d[\d:h]*)?|as \d[\d:h]*)`;

export const CONTRASTS: readonly [RegExp, string][] = [
  // "A Bruna M. não, a Bruna F. é que não pode no dia 13": the first is not meant.
  [
    new RegExp(
      String.raw`^(?:${NAME} nao|nao (?:e )?${NAME}), (?:e |quem e )?(?=${NAME} (?:e|foi) (?:que|quem)\b.*\b(?:dia|missa|domingo|sabado|natal|galo|ano novo|\d)\b)`,
      'g',
    ),
    '',
  ],
  // "Dia 8 não, dia 15 é que ela folga."
  [new RegExp(String.raw`^(?:${DAY} nao|nao (?:e )?${DAY}), (?:e )?(${DAY}) (?:e|foi) que `, 'g'), '$1 '],
  // "A Ana Lima é quem serve no dia 29."
  [
    new RegExp(
      String.raw`^(${NAME}) (?:e|sera|foi) quem (?=(?:nao )?(?:serve|vai|vem|fica|entra|assume|faz|sai|pode)\b[^?]*$)`,
      'g',
    ),
    '$1 ',
  ],
  // "Que Antônio, em vez de Joana, sirva no dia 8."
  [
    new RegExp(
      String.raw`(${NAME}), (?:em vez|em lugar|no lugar|ao inves) d[eoa] (${NAME}), (sirva|entre|va|serve|vai|entra|assuma|fique|fica|atue|participe|seja escalad[oa]) ([^,]+)`,
      'g',
    ),
    '$1 entra no lugar de $2 $4',
  ],
  // "Não deverão ser escaladas simultaneamente."
  [/\b(?:simultaneamente|concomitantemente|conjuntamente)\b/g, 'juntos'],
  // "Exclusivamente às missas dominicais."
  [/\b(?:[aà]s|nas|das|pelas) (?:missas|celebracoes) dominicais\b/g, 'aos domingos'],
  [/(?<=\d(?: de [a-z]+)?),? inclusive(?=,|$| )/g, ''],
  // "A Rosa não saiu do dia 8, quem saiu foi o Paulo": the other.
  [
    new RegExp(
      String.raw`^${NAME} nao (saiu|desistiu|faltou|furou|cancelou) ([^,]+), (?:mas )?quem \1 (?:foi|e) (${NAME})$`,
      'g',
    ),
    '$3 sai $2',
  ],
  // "Só vai no dia 8 se for às 10h": which mass of that day.
  [
    /\b(?:so|somente|apenas) (vai|pode|serve|vem|aceita|topa|quer)(?: ir| servir| vir)? (n[ao]s? [^,]+?) se for (?=(?:n?as?|das?|de|a) )/g,
    '$2 so $1 ',
  ],
  // "… e mais um que o sistema indicar": whoever it is.
  [
    /,? e (?:mais|outr[oa]) (?:um|uma|1)(?: pessoa| ministro)? que (?:o sistema|a escala|o programa|o computador|voces?|a gente|sobrar|estiver|puder|quiser|der)\b[^,]*/g,
    '',
  ],
  // "31 conta com ele."
  [/(?<!\b(?:nao|sem|nem) )\b(?:(?:pode|podem|vai) )?cont(?:a|e|ar|em) com (?=el[ea]s?\b)/g, 'coloca '],
  // "8 cedo não rola": a day, by its part.
  [
    /(?<=^|, |\b(?:que|dona|seu) |^[a-z]+ )(\d{1,2}) (?=(?:cedo|de manha|a noite|de noite|a tarde|de tarde) (?:nao|ele|ela|da|pode))/g,
    'dia $1 ',
  ],
  // "Quem saiu foi o Luiz Carlos."
  [
    new RegExp(
      String.raw`(?<=^|, )(?:mas )?quem (saiu|desistiu|faltou|viajou|furou|cancelou) (?:foi|e) (${NAME})(?=,|$)`,
      'g',
    ),
    '$2 sai',
  ],
  // "Todo mundo pode no dia 28, menos a Dores": who cannot.
  [
    new RegExp(
      String.raw`^(?:entao |olha )?(?:todo mundo|todos|todas|o pessoal todo|a equipe toda) (?:vai poder|pode|podem|poderao|vem|vai|vao|serve|servem|consegue|conseguem|topou|toparam|confirmou|confirmaram) (?:servir |ir |vir )?((?:n[ao]s?|em|para [oa]) [^,]+?),? (?:exceto|menos|so nao|tirando|fora|salvo) (${NAME}(?:(?:,| e) ${NAME})*)$`,
      'g',
    ),
    '$2 nao pode $1',
  ],
  // "Em qualquer dia que não seja o 6."
  [
    /,? (?:desde )?que nao (?:seja|sejam|for|forem) (?:n?[oa]s? |em )?(?=dias?\b|missas?\b|\d|domingo|sabado|natal|galo)/g,
    ' exceto no ',
  ],
  // "Não quero que a Ana fique sem servir", "não deixe o João de fora do dia 8": who is to serve.
  [
    new RegExp(
      String.raw`^(?:nao|nem) (?:quero|queria|queremos|gostaria|convem|desejo) que (${NAME}) (?:fique|fiquem|ficasse|ficassem) (?:sem (?:servir|missa|escala|ir)|de fora|fora)(?= |$)`,
      'g',
    ),
    'quero que $1 sirva',
  ],
  // "Ninguém passa de três missas, nem o João": of nobody is of him as well.
  [
    new RegExp(
      String.raw`^(ninguem\b.* \d{1,2} (?:missas?|vezes|celebracoes)(?: [^,]*)?),? nem (?:mesmo )?(?!${DAY})${NAME}$`,
      'g',
    ),
    '$1',
  ],
  // "Tendo a senhora Terezinha declinado da Missa do Galo."
  [
    new RegExp(
      String.raw`\b(?:tendo|havendo) (${NAME}) (?:declinado|desistido|renunciado|se escusado|se ausentado|aberto mao|pedido (?:dispensa|para sair)) (?=d[aeo]s? )`,
      'g',
    ),
    '$1 sai ',
  ],
  [
    new RegExp(String.raw`\b(${NAME}) (?:declinou|renunciou|abriu mao|se escusou) (?=d[aeo]s? )`, 'g'),
    '$1 sai ',
  ],
];
