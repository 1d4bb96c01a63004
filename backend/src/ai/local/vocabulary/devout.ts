/**
 * How devout and old-fashioned people ask → the plain words that say the same, in lower case and without accents, numbers as
 * digits. Applied before the other turns of phrase (`idioms.ts`); another region's are lines here.
 */
const HOLY_ONES =
  '(?:(?:nosso|bom|menino|divino|espirito|pai|sagrado coracao de|coracao de) )?(?:senhor|deus|jesus|santo|eterno)(?: (?:jesus )?cristo)?|nossa (?:senhora|mae)(?: [a-z]+)?|(?:a )?(?:virgem|mae)(?: (?:maria|santissima|do ceu))*|(?:santissim[oa]|santo)(?: sacramento)?|(?:sao|santo|santa) [a-z]+';
const NAMED = '(?:[oa]s? |dona |seu |senhora? |sra? )*[a-z]+(?: (?:d[aeo]s? )?[a-z]+)?';
const SERVICE = '(?:sagrad[oa] |santa |santissima )?(?:comunhao|eucaristia|missa)';

/** Before a name, say that it is a saint's. */
export const HOLY_BEFORE =
  /(?:^| )(?:santo|santa|beat[oa]|virgem|ave|salve|nossa (?:senhora|mae)(?: (?:d[aeo]s?|do perpetuo|da imaculada))?|(?:(?:sagrado |imaculado )?coracao|filhas?|legiao|amor|maos|intercessao|manto|devot[oa]s?|devocao|terco|graca) (?:de|a)|jesus(?: e)?|paramentos?|tunica|casula|estola|vela|cor(?: de)?|cores)$/;
/** Behind it. */
export const HOLY_BEHIND = /^(?:santissim[oa]|imaculada|auxiliadora|rogai)$/;
/** Before "são", which is then no verb. */
export const LEADS_TO_SAINT =
  /^(?:d[aeo]|a|ao|por|com|em|n[ao]|para|que|o|capela|paroquia|matriz|igreja|rua|bairro|vila|hospital|colegio|escola|imagem|festa|novena|terco|promessa|valha|viva|louvor|meu|glorios[oa])$/;

export const DEVOUT: readonly (readonly [RegExp, string])[] = [
  // "Pela graça de Deus", "por amor a Nossa Senhora": piety, and neither why nor how.
  [
    new RegExp(
      `(?<=^|, | )(?:e )?(?:com|pel[ao]|por|para|em|sob|mediante) (?:[ao]s? |maior |santa? |infinit[oa] )*(?:gracas?|gloria|amor|honra|nome|caridade|misericordia|bencaos?|protecao|intercessao|vontade|louvor|auxilio|ajuda) (?:d[eoa]|a[o]?) (?:${HOLY_ONES})(?=,|$| (?:e|n[ao]|que|ponha|nao|de)\\b)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^|, )(?:que |e )*(?:louvad[oa]|bendit[oa]|adorad[oa]|glorificad[oa]) (?:seja|sejam)(?: para sempre)? (?:${HOLY_ONES})|(?<=^|, )(?:que |e )*(?:${HOLY_ONES}) seja (?:louvad[oa]|bendit[oa])(?: por \\S+)?`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `, (?:e )?(?:que|a quem|como) (?:${HOLY_ONES}) (?:ha de|haja de|quis|queira|quer|uniu|sabe|permita|permitiu|deu|me perdoe)(?: [a-z]+){0,4}(?=,|$)`,
      'g',
    ),
    '',
  ],
  [
    /(?<=^|, |\be |\bque )(?:se (?:for|fosse) )?(?:d[oae]|o|a) (?:santa )?(?:agrado|vontade) (?:de|do) (?:deus|senhor|nosso senhor)(?=,|$)/g,
    '',
  ],
  [
    /\bse (?:for|fosse) (?:d[oae]|o|a) (?:santa )?(?:agrado|vontade) (?:de|do) (?:deus|senhor|nosso senhor)(?=,|$)/g,
    '',
  ],
  [
    /(?<=^|, )(?:queira|permita|praza a|oxala) deus que (?:isso |isto )?(?:nao (?:lhe |te |a |o )?(?:cause|de|traga|pese|incomode|seja)[^,]*)(?=,)/g,
    '',
  ],
  // "E Nossa Senhora a cubra com o seu manto": a blessing.
  [
    new RegExp(
      `(?<=^|, )(?:e |que |mas )*(?:(?<=que )(?:${HOLY_ONES})|(?:nosso |bom )?(?:deus|senhor|jesus)|nossa (?:senhora|mae)(?: [a-z]+)?|a virgem(?: [a-z]+)?) (?:me|lhe|te|[oa]s?|nos|vos) (?!noite|tarde|partir|manha)(?![^,]*\\b(?:nao|missas?|dia|pod\\w+|serv\\w+|escal\\w+|domingo|sabado|\\d+)\\b)[a-z]+(?: [a-z]+){0,7}(?=,|$)`,
      'g',
    ),
    '',
  ],
  // To serve, in the words of the altar.
  [new RegExp(`\\bministrar (?:a )?${SERVICE}`, 'g'), 'servir'],
  [new RegExp(`\\bministrasse(m?) (?:a )?${SERVICE}`, 'g'), 'servisse$1'],
  [new RegExp(`\\bministre(m?) (?:a )?${SERVICE}`, 'g'), 'sirva$1'],
  [
    new RegExp(
      `\\b(?:dar|ajudar|auxiliar|assistir|acolitar|subir)(?: [an][ao]? | ao padre n?a |a | )(?:${SERVICE}|altar(?: d\\S+ senhor)?)\\b`,
      'g',
    ),
    'servir',
  ],
  [
    new RegExp(
      `\\b(?:de|ajude|auxilie|assista|acolite|suba)(?: [an][ao]? | ao padre n?a |a | )(?:${SERVICE.replace('|missa', '')}|altar(?: d\\S+ senhor)?)\\b`,
      'g',
    ),
    'sirva',
  ],
  [/\bprest(ar|e|asse|ara) (?:o |a )?(?:seu |sua )?(?:servico|auxilio|ajuda)\b/g, 'servir'],
  [
    /,? \b(?:junto|perto|ao pe|ao redor|em volta|a beira) (?:ao|do|d[eo]) (?:santo |sagrado )?altar(?: d[eo] (?:senhor|deus))?\b/g,
    '',
  ],
  [/ (?:ao|no|do) (?:santo |sagrado )?altar(?: d[eo] (?:senhor|deus))?\b(?! de)/g, ''],
  // A wish that orders: "ficaria muito consolada se ela servisse", "que alegria seria ver o Paulo na missa".
  [
    /\b(?:eu |me |nos )?(?:ficaria|ficarei|ficaremos|deixaria|faria|daria|seria|teria|alegraria me|consolaria me|alegra me ia) (?:[a-z]+ ){0,4}?(?:consolad|content|feliz|alegr|satisfeit|agradecid|honrad|comovid|gratific|grat|gosto|alegria|consolo|prazer|honra|graca)[a-z]* (?:se|que|em ver|de ver)(?= (?:[oa] |dona |seu |senhora? )*[a-z]+)/g,
    'quero que',
  ],
  [
    /\bque (?:alegria|consolo|gosto|graca|bencao|beleza|honra|felicidade) (?:(?:seria|sera|me daria|nos daria|me faria|teria) )+(?:ver|ter|se|que)\b/g,
    'quero que',
  ],
  [
    /\b(?:eu )?(?:poria|colocaria|escalaria|chamaria|incluiria|convidaria|poriamos) (?:com |de )(?:muito |todo |grande )?(?:gosto|prazer|alegria|agrado|bom grado)\b/g,
    'coloca',
  ],
  [
    new RegExp(
      `\\b(?:d[ea]|conced[ae]|conceder|dar|ofereca|oferecer) (?:lhe )?(?:a|ao|para) (${NAMED}) (?:a |o )?(?:graca|honra|alegria|consolo|gosto|prazer|oportunidade|santa alegria) de (?=servir|ajudar|participar)`,
      'g',
    ),
    'coloca $1 para ',
  ],
  [
    new RegExp(
      `\\b(?:confi[ea]r?|entregu?[ea]r?|encomend[ea]r?) (?:a|ao) (${NAMED}) (?=a (?:santa )?missa|o servico|o dia)`,
      'g',
    ),
    'coloca $1 para ',
  ],
  [
    new RegExp(
      `(?<=^|, )(?:consinta|permita|providencie|cuide|zele|disponha|trate|ordene|mande|empenhe se|esforce se|veja|arranje|arrume)m?(?: se)?(?: para| de| em)? que (?=${NAMED} (?:nao )?(?:sirv|estej|particip|descans|fiqu|ven|va|acompanh))`,
      'g',
    ),
    'quero que ',
  ],
  [
    /\b(?:acho|julgo|creio|considero|parece me|seria|e|convem|tenho por) (?:ser )?(?:(?:muito|mais|bem) )?(?:de (?:bom alvitre|justica|bom tom|bom senso)|prudente|conveniente|justo|acertado|oportuno|recomendavel|aconselhavel|convenientissimo|por bem)(?: que)? (?=nao |[a-z]+r\b|[oa] |dona |seu |senhora? )/g,
    'quero ',
  ],
  [
    new RegExp(
      `\\b(?:de|da|dar|dou|demos|entregue|entregar|confie|confiar|reserve) (?:a|ao|para [oa]) (${NAMED}) (?:a|o) (?=(?:santa |primeira |ultima )?(?:missa|novena|galo|natal|imaculada|dia|vigilia|vespera)\\b)`,
      'g',
    ),
    'coloca $1 na ',
  ],
  // "Não carregue tanto a Terezinha: duas missas bastam."
  [
    new RegExp(
      `\\bnao (?:me |a |o )?(?:sobrecarreg|carreg|cans|fatig|exij|abus|exager|forc|pux)[a-z]* (?:(?:tanto|muito|demais|mais|assim) )?(?:com |de |a |d)?(?=(?:[oa] |dona |seu |senhora? )*[a-z]+)(?=[^.]*\\b(?:\\d+|1|uma)\\b)`,
      'g',
    ),
    '',
  ],
  [/\bem (?:missao|peregrinacao|romaria|visita|convalescenca)\b/g, 'em viagem'],
  // Not to be called: "não a incomode no dia 8", "conceda descanso ao senhor Paulo no dia 8".
  [
    /\bnao (el[ea]s? )?(?:incomod|importun|perturb|molest|aborrec|atorment)[a-z]{1,3}(?= (?:[oa]s? |dona |seu |senhora? |n[ao]s? |em |para |naquel|ness|nest))/g,
    'nao $1escale',
  ],
  [
    new RegExp(
      `\\b(?:conced[ae]|conceder|de|dar|d[ea]) (?:lhe )?(?:licenca|descanso|folga|repouso|dispensa|ferias|uma folga|uma dispensa) (?:a|ao|para) (?=${NAMED})`,
      'g',
    ),
    'dispense ',
  ],
  [
    /\bpe(?:c\w*|dem?) (?:dispensa|licenca|escusa|descanso|folga) (?=(?:d[ao]s?|n[ao]s?|em|para) )/g,
    'nao pode ',
  ],
  [/\b(?:tenha|tenham|considere|de|fique) (?:por |como )?dispensad[oa]s?\b/g, 'dispense'],
  [
    /\bpoup(?=[ea]\b|[ea]m\b)(?=.*\b(?:missas?|dia|domingos?|sabados?|novena|natal|galo|vespera|vigilia|noites?|manhas?)\b)/g,
    'dispens',
  ],
  [
    /(?<=\b(?:missas?|dia|domingos?|sabados?|novena|natal|galo|vespera|vigilia|noites?|manhas?|festa|solenidade)\b.*)\bpoup(?=[ea]m?\b)/g,
    'dispens',
  ],
  [/(?<=, )(?:e )?(?:isto e|ou seja|a saber|quer dizer que seja),?(?= )/g, ''],
  // "Entra em retiro no dia 16 e de lá só sai no dia 25": from the one day to the other.
  [
    /\b(?:entra(?:ra)?|comeca(?:ra)?|inicia(?:ra)?|parte|partira|ira|vai|segue|recolhe se|interna se|embarca)((?: (?!dia\b)\S+){0,5}?) (?:n?o )?dia (\d{1,2}),? e (?:de la |dele |dai )?(?:so |somente |apenas )?(?:sai|saira|termina|acaba|finda|deixa|se encerra)(?: de la)? (?:n?o )?dia (\d{1,2})\b/g,
    'fora$1 do dia $2 ao dia $3',
  ],
  // "Só nas missas da manhã é que a Ana pode servir."
  [
    new RegExp(
      `(?<=^|, )(so|somente|apenas) ([^,]{3,60}?) e que (${NAMED}) ((?:pode|podem|podera|serve|servem|vai|vem|consegue|esta|fica)\\b)`,
      'g',
    ),
    '$3 so pode $2 $4',
  ],
  [/\btampouco(?=,|$)/g, 'tambem nao'],
  [
    /\bnao (?:se )?(?:combinam|dao(?: muito)?(?: bem)?|entendem|acertam|gostam|estimam|topam|bicam|cheiram)(?: muito| bem| nada)*(?=,|$| e\b)/g,
    'brigaram',
  ],
  [/\bcada (?:um|uma|qual|1) (?:em )?(?:n?um|n?uma|1) (?:dia|missa|horario)(?=,|$)/g, 'separa os 2'],
  [/\bcd (?=(?:um|uma|1|pessoa|ministr\w*|qual)\b)/g, 'cada '],
  // "No domingo mesmo": only stressed.
  [
    /(?<=\b(?:n[oa]|dia|d[oa]) (?:domingo|sabado|segunda|terca|quarta|quinta|sexta|natal|galo|\d{1,2})) mesmo\b(?! (?:dia|horario|lugar))/g,
    '',
  ],
];
