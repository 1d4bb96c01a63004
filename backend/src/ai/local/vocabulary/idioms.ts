/**
 * Turns of phrase → the plain words that say the same, in lower case and without accents, numbers as digits. The first
 * line that fits is applied first; another region's phrases are added here.
 */
export const IDIOMS: readonly [RegExp, string][] = [
  // The mass and the service of the altar, in solemn words.
  [/\b(?:santa|sagrada) (?=missas?\b|celebrac)/g, ''],
  [/\bexerc(?:er|erem) (?:o |seu |sua )?(?:ministerio|funcao|servico)\b/g, 'servir'],
  [/\bexer(?:ca|cam|cesse|cessem) (?:o |seu |sua )?(?:ministerio|funcao|servico)\b/g, 'sirvam'],
  [
    /\b(?:permanec(?:e|em|era|erao|a|am|er)|seguira|seguirao) (?=(?:afastad|ausent|fora\b|dispensad|impossibilitad|impedid|indispon|internad|em (?:casa|repouso|viagem|licenca)|de (?:licenca|ferias|repouso|folga|cama)))/g,
    'fica ',
  ],
  [
    /\b(afastad[oa]s?|dispensad[oa]s?|ausentes?) d(?:o servico|o ministerio|o altar|[ae]s? (?:suas )?(?:funcoes|atividades|atribuicoes))\b/g,
    '$1',
  ],
  // "Não é possível para ela", "as missas da noite não lhe são possíveis".
  [
    /\bnao (?:(?:lhe|lhes) )?(?:e|sao|sera|serao|seria|seriam|fica|ficam) (?:possive(?:l|is)|viave(?:l|is)|praticave(?:l|is))(?= para\b)/g,
    'e impossivel',
  ],
  [
    /\bnao lhe (?:e|sao|sera|serao|seria|seriam) (?:possive(?:l|is)|viave(?:l|is)|convenientes?)(?=,|$)/g,
    'e impossivel para ela',
  ],
  // "Comunico o impedimento do Antônio para os dias 5 e 6."
  [
    /\b(?:[oa] )?(?:impedimento|indisponibilidade|impossibilidade|ausencia) d[aeo] (?=(?:sra? |senhora? |dona |seu |ministr[oa] )?(?!mes|dia|missa|tod)[a-z]{2,}(?: [a-z]+){0,3} (?:para|n[ao]s?|em|de|d[ao]s?|ate|a partir) )/g,
    'nao escale ',
  ],
  // "Três pessoas bastam, acho": so many are wanted.
  [
    /(?<=^|, )(?:eu )?(?:acho|creio|penso|acredito|imagino|julgo|entendo) que (?=\d{1,2}(?: (?:ministros?|pessoas?))? (?:bast|cheg|dao conta|da conta|sao suficientes|e suficiente|ta bom|esta bom|e (?:muito )?pouc|sao (?:muito )?pouc|nao d|nao bast))/g,
    '',
  ],
  // "Que lhe seja confiada a missa do dia 27."
  [
    /\b(?:que )?lhe (?:seja|sejam|fosse|fossem) (?:confiad|atribuid|dad|concedid|reservad|destinad|designad)[oa]s? (?:[oa]s? )?(?=missa|celebracao|do dia|das? )/g,
    'que sirva na ',
  ],
  [
    /^(?:pede|pediu|solicita|solicitou|roga|rogou|deseja|manifesta|requer) ((?:[oa] )?(?:sra? |senhora? |dona |seu |ministr[oa] )(?!que\b)[a-z]+(?: (?!que\b)[a-z]+)?) que /g,
    'quero que $1 ',
  ],
  [
    /^((?:[oa] )?(?:sra? |senhora? |dona |seu |ministr[oa] )[a-z]+(?: [a-z]+)?) (?:pede|pediu|solicita|solicitou|roga|rogou) que sirva /g,
    'quero que $1 sirva ',
  ],
  // "Como ele já serve às 8h do dia 8, não o coloque na das 10h": why, and the day of both.
  [
    /^(?:considerando que|tendo em vista que|visto que|ja que|como|porque|uma vez que|dado que) ((?:[oa] )?(?:sra? |senhora? |dona |seu |ministr[oa] )?[a-z]+(?: [a-z]+)?) ja (?:assume|serve|esta|ta|responde|vai|fica|participa|atua|estara|servira) (?:n?a|pela|da|as) (?:missa )?(?:d?as )?\d[\dh:]*(?: horas)? (d[oe] dia \d{1,2}(?: de [a-z]+)?), (.*\b(?:n?[ao]|da|para a|nem a) (?:missa )?das \d[\dh:]*(?: horas)?)$/g,
    '$1, $3 $2',
  ],
  // "Onde for uma, que vá a outra."
  [
    /\b(?:a?onde|no dia (?:em )?que|quando) (?:(?:for|estiver|servir|ficar) (?:um|uma|1)|(?:um|uma|1) (?:for|estiver|servir|ficar)),? (?:que )?(?:(?:va|vai|esteja|sirva|fique) )?[ao] outr[ao](?: (?:vai|va|esteja|sirva|fique))?(?: (?:tambem|junto))?/g,
    'os 2 sempre juntos',
  ],
  // "Tava querendo pegar a missa."
  [/\b(?:(?:es)?tava|(?:es)?ta|anda|andava|vem) querendo (?=[a-z]+r\b)/g, 'queria '],
  // "Esse mês nem a pau."
  [
    /\bnem (?:a pau|morto|morta|amarrad[oa]|por decreto|que a vaca tussa|sonhando|de longe|por reza)(?=,|$)/g,
    'nem pensar',
  ],
  // "Quem trabalha a semana toda merece descanso: o Antônio …": a saying, and no question.
  [
    /^quem (?:trabalha|tem|cuida|mora|estuda|acorda|vive|ja|anda|dirige|sofre|esta)\b[^?]{3,60}? (?:merece\w*|cansa|precisa|deve|sofre|nao aguenta|tem direito)\b[^,?]{0,30}, (?=(?:[oa] |dona |seu )[a-z])/g,
    '',
  ],
  // "Proceda-se à permuta entre o João e a Ana: ela passa para a missa do dia 15."
  [
    /\b(?:proced|faca|efetu|realiz|promov)\w*(?: se)?,? (?:por (?:favor|gentileza|obsequio),? )?(?:[ao] )?(?:permuta|troca|inversao) (?:entre|de|d[ao]) /g,
    'inverter ',
  ],
  [/(?<=\binverter\b.*\b(?:ele|ela),? )passa para (?=a (?:missa|d))/g, 'assume '],
  // To compute, whatever is computed: "gera aí com três no máximo".
  [
    /^(?:(?:entao|agora|pode|ja|bora|vai|agora) )*(?:gera|gere|gerar|calcula|calcule|calcular|roda|rode|rodar|monta|monte|montar) (?:(?:ai|la|agora|logo|tudo|para mim) )+(?=com\b)/g,
    'gere a escala ',
  ],
  [
    /^(?:(?:entao|agora|pode|ja|vai) )*(?:complet|preench|fech)(?:a|e|ar|er) (?:n?[ao]s )?(?:missas?|dias|celebracoes|lugares|buracos)(?: que)? (?:(?:ainda|ai) )?(?:(?:es)?tao )?(?:falt\w+|incomplet\w+|vazi\w+|sem gente|com falta)(?: (?:gente|de gente|pessoas?|ministros?))?$/g,
    'preenche as vagas que faltam',
  ],
  // Rules, by whoever made them.
  [
    /(\bregras?) que (?:(?:eu|a gente|nos|voce|ja|te|lhe) )*(?:coloquei|colocamos|botei|fiz|fizemos|pus|pedi|pedimos|criei|passei|dei|defini|definimos|marquei|falei|anotou|guardou)\b/g,
    '$1',
  ],
  [
    /\bja (?:publicaram|publicou|publicamos|divulgaram|soltaram|liberaram) (?:a )?escala(?=$| )/g,
    'a escala ja foi publicada',
  ],
  [
    /^quem (?:serve|vai servir|esta|ta|fica|vai|vai ficar|estara)(?: junto)? com ((?:[oa] |dona |seu )?(?!quem|el[ea]s?\b)[a-z]+(?: [a-z]+)?)$/g,
    'com quem $1 vai servir',
  ],
  [
    /^(?:eu )?(?:quero|queria|prefiro)(?: de volta)? a escala (?:do jeito que|do jeito como|como|igual) (?:ela )?(?:era|estava|tava)(?: antes)?$/g,
    'volta a escala como estava antes',
  ],
  // "Se não for incômodo", "se Deus quiser", "se bem me lembro": courtesy, and no condition.
  [
    /(?<=^|, |\be |\bque )se (?:nao (?:for|fosse|lhe for|lhe) (?:muito )?(?:incomod\w*|abus\w*|pedir|trabalho|trabalhoso|custar?|custoso|demais|penoso|inconveniente)(?: [^,]*)?|nao (?:causar|der|trouxer) (?:\S+ )?(?:incomodo|transtorno|trabalho)|nao houver (?:inconveniente|objecao|impedimento|problema)|deus quiser|(?:a senhora |o senhor |a irma |voce |vossa \S+ )?(?:me |lhe )?(?:permitir|permite|consentir|nao se opoe|nao se opuser|estiver de acordo|tiver a bondade|(?:fizer|quiser fazer) (?:a |o |me |essa |esta )*(?:caridade|gentileza|bondade|favor|obsequio))|(?:a senhora|o senhor|a irma|voce) (?:puder|concordar)|(?:lhe |te )(?:aprouver|parecer bem|convier|for possivel)|for (?:do seu agrado|da sua vontade)|estiver ao seu alcance|bem me (?:lembro|recordo)|nao me engano|nao me falha a memoria|avexe|apresse)(?=,|$| e\b)/g,
    '',
  ],
  // "Só com as missas de domingo, que na semana ela cuida dos netos": why.
  [
    /(?<=\b(?:so|somente|apenas)\b.*),? que (?=(?:n[ao]s?|de|a|em|aos?) (?:[a-z]+ ){1,5}?(?:ele|ela) (?:nao )?(?:cuida|trabalha|estuda|faz|tem|da|leva|busca|fica|viaja|ajuda|levanta|acorda|enxerga|aguenta|dirige|consegue|gosta)\b)/g,
    ' porque ',
  ],
  // "Que Deus o acompanhe."
  [
    /(?<=^|, |\be |; )(?:e )?(?:que )?(?:(?:deus|jesus|nossa senhora|o bom deus|o menino jesus|a virgem maria|o espirito santo|(?:sao|santa|santo) [a-z]+)(?: [a-z]+)?) (?:(?:lhe|te|[oa]s?|nos|vos) )?(?:acompanh|abenco|guard|ilumin|proteg|protej|pag|recompens|consol|conserv|ajud|ampar|conduz|fortalec|assist|retribu)[a-z]{1,4}(?: (?:sempre|muito|a todos|tambem|nessa|no caminho|e guarde))*(?=,|$)/g,
    '',
  ],
  [/,? (?:e )?por (?:isso|essa razao|esse motivo|conseguinte|tal motivo)(?: mesmo)?,?(?= )/g, ', entao'],
  [
    /\b(?:n?o|de|num|em um) mesmo (?:carro|automovel|onibus|taxi|veiculo|bairro|predio|quarteirao)\b|\bna mesma (?:casa|rua|moto|charrete|vila|carona)\b/g,
    'de carona',
  ],
  [
    /\b(?:rogo|suplico|imploro|encareco|requeiro|rogamos|requeremos)(?: (?:lhe|te|vos|encarecidamente))? (?=(?:que|[ao]|para)\b)/g,
    'peco ',
  ],
  [/\bsenao (?=(?:el[ea]s?|1|um|uma|eu|a gente|nos|fica|vai|nao|[oa]s? [a-z]+)\b)/g, 'porque '],
  [/(?<!\b(?:mais|menos|so|que)),? de (?:1|uma) vez(?: por todas)?(?=,|$)/g, ''],
  // "Vai ser operado no dia 10, então até o fim do mês está fora": from that day on.
  [
    /\b(operad[oa]|operar|opera|cirurgia|viaja\w*|viagem|embarca|internad[oa]|interna se|casamento|retiro)((?: \S+){0,3}?) (?:n?o )?dia (\d{1,2})(?! (?:e|a|ao) \d)(?: d[eo] [a-z]+)?,? (?:e |entao |por isso |de modo que |depois )*(?:ate|pelo) (?:o )?(?:fim|final|resto) d[oe] mes\b/g,
    '$1$2 a partir do dia $3',
  ],
  // What two do together besides serving.
  [/\b((?:viaj|mor|trabalh|estud|rez|cant|danc|caminh|almoc|jant|vend)[a-z]+) junt[oa]s\b/g, '$1'],
  [/\baparecida do norte\b/g, 'cidade'],
  // The damp air of the morning is no time of a mass.
  [/\b(sereno|friagem|orvalho|neblina|relento|frio) da (?:manha|noite|madrugada|tarde)\b/g, '$1'],
  [/\b(?:noite|vigilia) d[eo] natal\b/g, 'vespera de natal'],
  // "Peço licença para informar", "ficaria muito contente se a Neuza servisse".
  [
    /\b(?:pec\w+|com) (?:a )?(?:sua |devida |vossa )?licenca(?: para)? (?:dizer|informar|avisar|comunicar|pedir|lembrar|solicitar|sugerir)(?= que)/g,
    'informo',
  ],
  [
    /\b(?:eu )?(?:ficaria|ficarei|seria|sera|me faria|daria) (?:(?:muito|imensamente|bem|tao|de|uma|um|grande|do|meu|com|me) ){0,4}(?:contente|feliz|grat[oa]|agradecid[oa]|satisfeit[oa]|honrad[oa]|alegria|agrado|graca|bencao|honra|gosto) (?:se|que)(?= (?:[oa] |dona |seu )?[a-z])/g,
    'quero que',
  ],
  // To serve, in the words of the altar.
  [/\bdistribu(ir|isse|issem|irem) (?:a )?(?:sagrad[oa] |santa )?(?:comunhao|eucaristia)\b/g, 'serv$1'],
  [/\bdistribu(?:a|am) (?:a )?(?:sagrad[oa] |santa )?(?:comunhao|eucaristia)\b/g, 'sirva'],
  [
    /,? para (?:que )?(?:lhe |el[ea] |nao )?(?:faca|fazer|fizesse|fique so|ficar so)(?: companhia| sozinh[oa])(?: a el[ea])?(?=,|$)/g,
    '',
  ],
  [
    /\b(?:que )?(?:la|ali) (?:esteja|compareca|sirva|se encontre)( tambem)? (?=(?:[oa] |dona |seu )?[a-z])/g,
    'coloca$1 ',
  ],
  [/^quanto (?:ao|a) (?=(?:sra? |senhora? |dona |seu )?[a-z]+(?: [a-z]+)?, )/g, ''],
  // "De sexta, dia 6, até domingo, dia 8".
  [
    /\bd[eo]s? (?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?: feira)?,? (?=dia \d{1,2},? (?:ate|ao?) )/g,
    'de ',
  ],
  [
    /(?<=\bde dia \d{1,2}),? (ate|ao?) (?:[oa] )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?: feira)?,? (?=dia \d)/g,
    ' $1 ',
  ],
  // "Duas missas para ela e pronto, nem uma a mais": the most.
  [
    /(?<!maximo )\b(\d{1,2}(?: missas?)?)((?: [a-z]+){0,6}?)(?:,? e (?:pronto|so|chega|ponto))?,? (?:e )?nem (?:1|uma?) (?:a )?mais\b/g,
    'no maximo $1$2',
  ],
  [/,? (?:e )?(?:nem|nada de|nao) (?:(?:1|uma?) a mais|mais (?:do )?que isso)(?: nao)?(?=,|$)/g, ''],
  // Somebody else's place in the liturgy: "já serve no coro nesse dia", "faz a leitura nesse horário".
  [
    /\bja (?:serve|canta|toca|atua|participa|ajuda|trabalha|estara|esta) (?:n[oa]|com [oa]) (?:coro|coral|canto|musica|equipe de canto|liturgia|leitura|terco|som|projecao|acolhida|catequese|ofertorio|cozinha|quermesse|barraca)(?: (?:nesse|neste|nessa|nesta|desse|no mesmo) (?:dia|horario|missa|hora|data))?/g,
    'esta no compromisso',
  ],
  // "Cada um numa missa diferente."
  [
    /\bcada (?:um|uma|qual|1) (?:em|n[ao]) (?:(?:1|uma?) )?(?:missa|dia|horario) (?:diferente|distint[oa]|separad[oa])\b/g,
    'separa os 2',
  ],
  // "Exclusivamente na missa das 8, ficando dispensada das demais."
  [
    /(?<=\b(?:so|somente|apenas|exclusivamente|unicamente)\b.*),? (?:e )?(?:ficando |fica |esta |sendo |estando )?(?:dispensad|livre|isent|liberad)\w* d[ao]s (?:demais|outr[ao]s|restantes)(?: (?:missas|celebracoes|dias))?(?=,|$)/g,
    '',
  ],
  [/, se necessario,/g, ''],
  [
    /(?<=^|, |\be )((?:[oa] )?(?:sra? |senhora? |dona |seu )?[a-z]+(?: [a-z]+)?) (?:devera|deve|deveria) (?:constar|figurar|estar) entre el[ea]s\b/g,
    'coloca $1 la',
  ],
  [/\bcor de rosa\b/g, 'rosada'],
  // "Cobrir com Fátima": in the place of whoever was taken out before.
  [
    /^(?:cobr(?:ir|e|a)|cubra|preench(?:er|e|a)) (?:a vaga |o lugar )?(?:com|por) (?=[a-z])/g,
    'no lugar coloca ',
  ],
  [/\bnao se (?:falam|bicam|toleram|suportam|cruzam|conversam)(?: nem [^,]*)?(?=,|$| e\b)/g, 'brigaram'],
  [
    /\bque me (?:dispenso|abstenho|escuso|privo) de (?:expor|explicar|detalhar|comentar|mencionar|relatar)\b/g,
    ',',
  ],
  [/\bpec\w+ escusas\b/g, 'desculpe'],
  [
    /\b(\d{1,2}) (?:me )?(?:parece|parecem|seria|seriam|sera|serao) (?:(?:mais|bem|muito) )?(?:adequad[oa]s?|razoave\w+|just[oa]s?|suficientes?|melhor|sensat[oa]s?|prudentes?|convenientes?)\b/g,
    '$1',
  ],
  // "Tira só do dia 29."
  [
    /\b(tir[ae]r?|retir[ae]r?|remov[ae]|remover|desmar[cq]\w+|desescal\w+) (?:so|somente|apenas) (?=(?:d[oa]s?|n[oa]s?|[oa]s?|em|dia) )/g,
    '$1 ',
  ],
  [
    /\b(tir[ae]r?|retir[ae]r?|remov[ae]|remover|desmar[cq]\w+) ((?:[oa] |dona |seu )?[a-z]+(?: [a-z]+)?) (?:so|somente|apenas) (?=d[oa]s? |n[oa]s? )/g,
    '$1 $2 ',
  ],
  // "A partir do dia 18, não podendo servir até o fim do mês": one time.
  [/(\ba partir d\S+ (?:dia )?\d{1,2}\b(?:(?!\bdia\b).)*?),? ate (?:o )?(?:fim|final) d[oe] mes\b/g, '$1'],
  // "Deixará de atuar."
  [
    /(?<!\b(?:nao|nunca|nem) )\bdeix(?:a|ara|arao|am|ou|aria) de (?=(?:atuar|servir|participar|ir|vir|comparecer|ajudar)\b)/g,
    'nao vai ',
  ],
  [
    /\b((?:missas|celebracoes|eucaristias)) d[eo]s? (?:dias? )?(?=\d{1,2}(?:, \d{1,2})* e \d{1,2}(?! ?(?:h|:)|\d))/g,
    '$1 dos dias ',
  ],
  [/\bnao (?:se )?larga\w* (?:um d[oa] outr[oa]|uma d[ao] outra)\b/g, 'vao sempre juntos'],
  [/\bdia d[eo] (?=(?:natal|ano novo|reveillon|finados)\b)/g, ''],
  [
    /\bnao (?:tem|ha|ve|vejo) (?:nenhum )?(?:impedimento|problema|restricao)(?: nenhum[a]?| algum[a]?)?(?=,|$)/g,
    'pode',
  ],
  [
    /\bnem ((?:[oa] |dona |seu )?[a-z]+(?: [a-z]+)?),? nem ((?:[oa] |dona |seu )?[a-z]+(?: [a-z]+)?) (?=(?:pod\w+|vao|servem|conseguem|querem|devem|vem)\b)/g,
    '$1 e $2 nao ',
  ],
  [/,? e olhe la(?: se [^,]*)?(?=,|$)/g, ''],
  [
    /\bquando (?:for|tiver|houver|cair|e|tem) (?:n?[ao] )?(?=missas? d|celebracao d|(?:domingo|sabado)\b)/g,
    'na ',
  ],
  [/\b(?:respond|encarreg|cuid)\w+ (?:pela|da) (?=missa|celebracao|do dia)/g, 'assume a '],
  // "Ficou acertado com o padre que …", "a designação de Terezinha", "tira quase ninguém".
  [
    /^(?:(?:entao|ja|e|mas) )*(?:fica|ficou|esta|foi|ta) (?:\S+ )?(?:acertad|decidid|determinad|combinad|resolvid|estabelecid|definid|acordad|deliberad|aprovad)[oa](?: (?:com|em|pel[ao]|na|no|entre)(?: (?!que\b)\S+){1,4}| \S+)? que (?!nao\b)/g,
    '',
  ],
  [
    /\b(?:com )?(?:a |o )?(?:designacao|escalacao|inclusao|convocacao|nomeacao|indicacao|presenca) d[aeo]s? (?=(?:sra? |senhora? |dona |seu |ministr[oa] )?[a-z]{3,}(?: [a-z]+)*? (?:para|n[ao]s?|em) )/g,
    'coloca ',
  ],
  [
    /\b(?:com )?(?:a |o )?(?:exclusao|retirada|dispensa|remocao|desescalacao) d[aeo]s? (?=(?:sra? |senhora? |dona |seu |ministr[oa] )?(?!missa|regra|escala|novena|celebracao|solenidade|vigilia|festa|dia\b)[a-z]{3,}(?: [a-z]+)*? (?:para|d[ao]s?|n[ao]s?|em) )/g,
    'tira ',
  ],
  [/\bquase ninguem\b/g, 'pouca gente'],
  // "Viaja dia 23 e não volta mais esse ano", "de 20 pra lá", "o Marcos só folga no dia 6".
  [
    /\b(viaj\w+|sai|parte|some|embarca)((?: \S+){0,3}?) (?:n?o )?dia (\d{1,2}),? e (?:so )?nao (?:volta|retorna)(?: mais)?(?: (?:n?ess?e|n?este|em) (?:ano|mes|dezembro|novembro))?/g,
    '$1$2 a partir do dia $3',
  ],
  [/\bd[eo] (?:dia )?(\d{1,2}) para la\b/g, 'a partir do dia $1'],
  [/\b(?:so|somente|apenas) (?=(?:folga|falta|viaja|descansa)\b)/g, ''],
  [
    /\b(\d{1,2})(?: missas?)? (?:ja )?(?:ta|esta) (?:otimo|perfeito|de bom tamanho|excelente|mais que bom)\b/g,
    'no maximo $1',
  ],
  // "Manda o Paulo pro dia 12", "não pode em dia que não seja sábado", "o Paulo segura a do dia 12".
  [
    /^mand(?:a|e|ar) (?=(?:[oa] |dona |seu )[a-z]+(?: [a-z]+)? para [oa] (?:dia|missa|do|da|galo|natal)\b)/g,
    'coloca ',
  ],
  [
    /\b(?:em )?(?:dias?|missas?|horarios?|datas?) que nao (?:seja|for|fosse|caia|sejam|forem) (?:n[ao]s? |d[aeo]s? |em |aos? |as? )?(?=(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)\b)/g,
    'em nenhuma missa exceto aos ',
  ],
  [
    /(?<=^(?:[oa] |dona |seu )?(?!quem\b)[a-z]+(?: [a-z]+)? )(?:segura|encara|banca|abraca|topa fazer|topa) (?=[oa] (?:d[oa] |missa |dia ))/g,
    'assume ',
  ],
  // "Cancela a Fátima no dia 6."
  [
    /^(?:(?:pode|por favor|favor|entao|e|ai) )*cancel(?:a|e|ar) (?=(?:[oa] |dona |seu )?(?!missas?|regras?|escalas?|proposta|pedido|ultim|limite|novena|celebra|tudo|iss[oe]|ess[ae]|[oa]\b|d[oae]s?\b|n[oa]s?\b)[a-z]{3,}(?: (?:d[aeo]s? )?[a-z]+){0,2},? (?:n[ao]s?|d[ao]s?|a|as|aos?|em|dia|de|ate) )/g,
    'tira ',
  ],
  // "O padre pediu o Paulo no Galo."
  [
    /^(?:(?:o|a|e|mas|entao) )*(?:padre|paroco|vigario|bispo|frei|monsenhor|diacono|coordenacao|conselho)(?: [a-z]+)? (?:pediu|pede|quer|quis|escolheu|chamou|convidou|convocou|indicou) (?=[oa] (?!missa|igreja|escala|mesm|dobro|maximo|minimo|outr|gente|pessoal|relatorio|lista)[a-z]+(?: [a-z]+)? (?:n[ao]|para|dia|as|em) )/g,
    'coloca ',
  ],
  // Where something was read, and who told it: "li errado na agenda", "quem me disse se enganou, ela pode".
  [
    /\b(errad[oa]|enganei|confundi) (?:na|no|da|do|em) (?:minha |meu )?(?:agenda|caderno|lista|papel|tabela|calendario|folha|planilha|whats\w*)\b/g,
    '$1',
  ],
  [/^quem (?:me |nos )?(?:disse|falou|avisou|passou|informou|contou|ligou)\b[^,?]*, /g, ''],
  [/\b(e|era|eh) [oa] de (\d{1,2})(?=,|$)/g, '$1 dia $2'],
  // "Ana Souza 22 ok".
  [
    /(?<=[a-z]{2} )(?<!\b(?:dia|as|para) )(\d{1,2}) (?:ok|okay|confirmad[oa]|fechad[oa])(?=,|$)/g,
    'no dia $1',
  ],
  // "Do dia 20 em diante esquece o João."
  [
    /(?<=\b(?:em diante|para frente|(?:ate|a partir d)\S*(?: o)? dia \d{1,2})),? esque[cq]\w* (?=(?:[oa]|dona|seu) [a-z])/g,
    ', nao escale ',
  ],
  // "15 n, 22 s".
  [/(?<=\bnao,? (?:e )?(?:dia )?\d{1,2}) sem(?=,|$)/g, ' sim'],
  // Who was spoken with is named again, for what is asked: "já falei com o João e com o padre, o João fica".
  [
    /^(?:(?:eu|ja|hoje|ontem|agora|e) )*(?:falei|conversei|acertei|liguei) (?:com|para) (?=(?:[oa] |dona |seu )?([a-z]+)\b)(?:[^,]{1,60}, ){1,3}(?=(?:[oa] |dona |seu )?\1\b)/g,
    '',
  ],
  // "Assume o dia 5, em substituição à Ana": in her place.
  [
    /,? (?:em substituicao (?:a|ao|de|d[ao])|substituindo(?: [ao])?) (?=(?:sra?|senhora?|dona|seu|ministr[oa]) [a-z]|(?!el[ea]\b)[a-z]{3})/g,
    ' no lugar de ',
  ],
  [
    /(?<=\d(?: \S+)?), (?=no lugar d[aeo] )(?!.*\b(?:poe|ponha|bot[ae]|coloc\w+|coloque|entra|vai|fica|vem|quem)\b)/g,
    ' ',
  ],
  [/^(?:me ve|arruma|ve se consegue) (?=[oa] [a-z]+ (?:para|n[ao]) )/g, 'coloca '],
  [/\bso torna(?= (?:depois|dia|no|em|a partir))/g, 'so volta'],
  // "A Joana é que não pode."
  [
    /(?<=[a-z] )e que (?=(?:nao|n|pode|vai|vem|fica|serve|entra|sai|deve)\b)(?<!\b(?:isso|agora|ai|dai|assim|verdade|certo|ideal|importante) e que )/g,
    '',
  ],
  // "Cada um pro seu lado."
  [/\bcada (?:um|uma|qual|1) (?:para|do|no) (?:o )?seu (?:lado|canto)\b/g, 'separa os 2'],
  [/\b(de|pela|bem de) (?:manhazinha|madrugadinha)\b/g, '$1 manha'],
  [/\b(de|pela) (?:tardezinha|tardinha)\b/g, '$1 tarde'],
  [/\b(de|pela) (?:noitinha|noitezinha|boquinha da noite)\b/g, '$1 noite'],
  // What is said of somebody aside: "o Geraldo, coitado, não vem", "a Rosa, minha vizinha, fica".
  [
    /, (?:(?:coitad|coitadinh|tadinh|pobrezinh)[oa]|(?:minha|meu|nossa|nosso) [a-z]+|que e (?:(?:meu|minha|muito|bem|um|uma) )?(?!(?:domingo|sabado|feriado|natal|vespera|quando|n[ao]|a|o|dia|para|quem|isso)\b)[a-z]+), (?=(?:nao|n|nunca|so|pode|vai|vem|quer|fica|serve|precisa|sai|entra)\b)/g,
    ' ',
  ],
  [/\b(nao (?:pode|podem|vai|vao|vem|consegue|podera|da)) mesmo\b(?! (?:dia|horario))/g, '$1'],
  [/\b(nao (?:pode|podem|consegue|podera)) mesmo (?=dia (?:\d|de ))/g, '$1 '],
  [/\b(?:(?:n?a )?missa d[ao] )(?:virada(?: (?:de|do) ano)?|reveillon)\b/g, 'no dia 31 de dezembro'],
  [/\buma? a (?=(?:mais|menos)\b)/g, '1 a '],
  [/\buma missa so\b/g, '1 missa so'],
  // How a request is led up to: "venho pedir que", "faria a gentileza de", "sou da opinião de que".
  [
    /\b(?:eu |a gente |nos )?(?:(?:lhe|te|vos) )?(?:venho|vim|gostaria de|queria|quero|preciso|devo|cabe(?: me)?|permita me|ouso) (?:(?:lhe|te|vos|por meio desta|respeitosamente|encarecidamente) )*(?:pedir|solicitar|rogar|sugerir|propor|requerer)(?: (?:lhe|te|vos))?(?: (?:o favor|a gentileza|o obsequio))? (?=que|para|d[eo])/g,
    'peco ',
  ],
  [
    /\b(?:(?:eu )?(?:lhe|te|vos) (?:pediria|pedia|rogaria|rogo|peco|solicito|agradeceria)|(?:eu )?(?:pediria|rogaria|sugiro|sugeriria|proponho|apreciaria|agradeceria|preferiria|prefiro)(?: muito| imensamente)?) (?=que)/g,
    'peco ',
  ],
  [
    /\b(?:faria|fazia|faca|faz|teria|tenha|tem) (?:o favor|a gentileza|a bondade|a caridade|a fineza|o obsequio)(?: de)?\b/g,
    'favor',
  ],
  [
    /\b(?:(?:eu )?sou da opiniao de que|(?:na|em) minha (?:humilde )?opiniao,?|a meu ver,?|convem que|e conveniente que|seria conveniente que|e de bom tom que|e justo que|e prudente que|seria prudente que)\b/g,
    'quero que',
  ],
  [/(?<=^|, )(?:se (?:for|fosse) possivel|se (?:voce )?(?:puder|nao se importa|nao se importar)),/g, ''],
  [/, se (?:nao se importa|nao se importar|for possivel|fosse possivel)(?=,|$)/g, ''],
  [
    /\b(?:nao se |(?:se )?)(?:avex|aperre|preocup|assust|zang|estress|afob|amofin|agoni)\w*(?: nao)?(?=,| mas|$)/g,
    ',',
  ],
  // What only stresses, and what stands aside of it.
  [/,? ?\bsem (?:falta|falha|erro)(?! d)(?=,|$| )/g, ''],
  [/ d[oe] lado(?: del[ea])?(?=,|$)/g, ''],
  // Two of whom the same is said: "tanto o Paulo quanto a Neuza".
  [
    /\btanto ((?:[oa] |dona |seu )?[a-z]+(?: [a-z]+)?)(?:,)? (?:quanto|como) (?=[oa] |dona |seu |[a-z])/g,
    '$1 e ',
  ],
  // "O Geraldo, nada", "pra ele não rola".
  [
    /(\b(?:[oa]|dona|seu) [a-z]+(?: [a-z]+)?),? (?:nada|nem pensar|sem chance|negativo|sem condicoes)$/g,
    '$1 nao pode',
  ],
  [/\bnao (?:rola|vira|encaixa|cola)(?= |,|$)/g, 'nao pode'],
  [
    /\b(a partir de|desde|ate|antes de|depois de) (?:(?:o|a) )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?: feira)?,? (?=dia \d)/g,
    '$1 ',
  ],
  [
    /\b(\d{1,2}(?: \S+)?),? (?:e )?mais (?:do )?que isso (?:el[ea] )?(?:nao|nem)(?: \S+){0,2}(?=,|$)/g,
    'no maximo $1',
  ],
  [/\bnao (?:pode|podem|podera|consegue|vem|vai) so (?=(?:n[ao]|em|dia|as) )/g, 'nao pode '],
  [/\bnem (?=(?:cham|poe|ponha|coloc|bot|escal|inclu|conte|conv)\w*)/g, 'nao '],
  [/\bem mais nada(?=,|$)/g, 'em nenhuma missa'],
  // Who is to be there: "tem que ter a Neuza", "reserve uma vaga para a Rosa".
  [
    /\b(?:tem|tinha|teria|precisa|deve) (?:(?:que|de) )?(?:ter|haver|estar)(?= (?:[oa]|dona|seu) (?!missa|minist|pessoa|padre|tempo))/g,
    'coloca',
  ],
  [
    /\b(?:reserv|guard|separ|garant|arrum)(?:a|e|ar|em|ir) (?:(?:uma?|1) |[oa] )?(?:vaga|lugar|vaguinha|lugarzinho)\b(?=.* para (?:[oa] |dona |seu )?[a-z])/g,
    'coloca',
  ],
  // "Onde está o Paulo, põe o Pedro."
  [
    /\bonde (?:esta|ta|estava|tava|tem|tinha) ([oa]) (?=.*\b(?:poe|ponha|bot[ae]|coloc[ae]r?|coloque|escal[ae])\b)/g,
    'no lugar d$1 ',
  ],
  // How somebody is tells why: "não está bem".
  [
    /\bnao (?:esta|ta|anda|vem|vai|passa|se sente|esta se sentindo|ta se sentindo) (?:nada |muito |la muito )?(?:bem|legal|boa|bom|catolic[oa]|com saude|cem por cento)(?=,|$| (?:e|entao|mas|d[aeo]s?) )/g,
    ',',
  ],
  [
    /\b(?<=(?:deix|fic|fiqu|dei)\w* (?:\S+ ){0,3})(?:de (?:molho|boas?|escanteio|lado|fora da escala)|n[oa] (?:banco|reserva|estaleiro|geladeira|dele|dela)|parad[oa]|encostad[oa]|na boa|na sombra|em stand ?by)\b/g,
    'de folga',
  ],
  // "A missa de 22".
  [
    /\b(missas?) d[eo] (\d{1,2})(?![\d:/]| ?h| (?:pessoas?|ministr|minut|horas?|d[ao] (?:manha|tarde|noite)))/g,
    '$1 do dia $2',
  ],
  [/\b(?:em|como) (?:sua )?substituic\w+(?: (?:a |d)el[ea])?(?=,|$)/g, 'no lugar dele'],
  [
    /(?=,? (?:e )?(?:o resto|as outras|os outros|as demais|os demais) )(?<=\bso\b.*),? (?:e )?(?:o resto|as outras|os outros|as demais|os demais)(?: (?:dias|missas|domingos))? (?:ele |ela )?(?:dispens\w+|nao|esquec\w+|fora|tir[ae]|nem pensar)(?=,|$)/g,
    '',
  ],
  // Who lives elsewhere.
  [/\b(?:vem|vir|veio|sao|e|moram?|trabalham?) (?:la )?(?:de|do lado de) fora\b/g, 'vem de longe'],
  // The most that is wanted.
  [/,? ?\b(?:quando|se) muito,?(?= )/g, ' no maximo'],
  [
    /\b(\d{1,2}(?: (?:missas?|vezes|celebracoes))?) (?:e|ja e|esta|sao|ja) (?:o bastante|o suficiente|o limite|mais que suficiente|demais da conta)\b/g,
    'no maximo $1',
  ],
  [
    /\b(?:nao|nunca) (?:passa|passe|passar|ultrapass\w+|exced\w+|vai alem|va alem) d[aeo]s? (?=\d)/g,
    'no maximo ',
  ],
  // "Agora só tira a Vera": nothing more than that.
  [
    /\b(?:so|somente|apenas) (?=(?:tir[ae]r?|retir[ae]r?|remov[ae]|remover|desmar[cq]\w+|troc[ae]r?|troque|substitu\w+|cancel[ae]r?|exclu[ia]r?|falta (?:tirar|trocar|remover)|preciso que (?:tire|troque|remova))\b)/g,
    '',
  ],
  // "O limite, em vez de 3, passa a ser 2".
  [
    /(?=,? (?:em vez|ao inves|no lugar) de \d)(?<=\b(?:limit|maxim|teto|ministr|pessoa|missas).*),? (?:em vez|ao inves|no lugar) de \d{1,2}(?![:\dh])(?! d)(?: (?:missas?|ministr\w+|pessoas?|vezes))?,?/g,
    ' ',
  ],
  [/\b(?:a )?mesma coisa (?=(?:para|com|dia|n[ao]|d[ao]|em)\b)/g, 'tambem '],
  [
    /^(?:repet[ei]|repita|repetir|faz(?:er)? o mesmo|faca o mesmo)\w* (?:isso )?(?=(?:para|com|n[ao]|d[ao]|em)\b)/g,
    'tambem ',
  ],
  // "Segura ele": less often.
  [
    /\b(?:segura|segure|alivia|alivie|poupa|poupe|maneira|pega leve|pegue leve|da uma (?:aliviada|segurada)|de uma (?:aliviada|segurada)) (?:um pouco |mais )?(?:com |para |a barra d|a mao com )?(?=el[ea]s?\b|[oa]s? (?!m\w))(?!.*\b[dn]?[ao]s? (?:missas?|dia|domingo|sabado|m\d|\d))/g,
    'limita ',
  ],
  // What only leads up to a request.
  [
    /\b(?:antes (?:que (?:eu|a gente) (?:me )?esquec\w+|de (?:eu |me )?esquecer)|para (?:eu )?nao (?:me )?esquecer|(?:(?:eu )?ia|estava|tava) (?:me )?esquecendo(?: de (?:dizer|falar|pedir|avisar))?)(?=,|$)/g,
    ',',
  ],
  [
    /(?<=^|, )(?:(?:ah|ai|e|so|mais|ainda|lembrei d[eo]|tenho|sao|queria pedir) )*(?:1|2|3|4|uma?s?|outras?) (?:coisas?|coisinhas?|pedid\w+|avisos?|recad\w+|mudancas?|ajustes?|alteracoes)(?: rapid\w+)?(?= ?,)/g,
    '',
  ],
  [/(?<=^|, )(?:e )?(?:(?:so|somente|apenas) )?(?:e )?(?:isso|isto|o seguinte)(?: aqui)?(?= ?,)/g, ''],
  [
    /\bnao precisa (?:mexer|mudar|alterar|tocar) (?:em |n[oa] )?(?:mais )?(?:nada|resto|outra coisa)(?: mais)?(?=,|$)/g,
    ',',
  ],
  [/\b(?:nao|nem) (?:se )?esquec\w+ (?:d(?=[ao] )|(?=[oa] (?!que\b)))/g, 'colocar '],
  [/\bnao deix\w+ de (?=[a-z]+r\b)/g, 'favor '],
  [
    /\b(?:olh\w+|escut\w+|ve|veja|imagin\w+|repar\w+|espi\w+|ouc\w+|pens\w+) so\b(?! (?:missas?|as |n[ao]s? |de (?:manha|noite|tarde|dia)|domingos?|sabados?))/g,
    ',',
  ],
  // "Bom então anota aí Paulo e Neuza na missa das 8": what only leads on.
  [
    /^(?:(?:bom|bem|entao|olha|olhe|ai|ta|ok|certo|agora|e),? )*(?:anot|registr|escrev|apont)(?:a|e|ar|em)(?: ai| aqui| para mim| por favor| tambem| entao)*:?,? (?=[a-z])(?!que\b|isso\b|tudo\b|n[oa]s?\b)/g,
    '',
  ],
  [/^(?:bom|bem|entao|olha|olhe|ta|certo|ok) (?:entao|bom|bem|ai|so|assim)(?: |, )(?=[a-z])/g, ''],
  // "Não se dá bem com a Helena", "não adianta escalar antes".
  [
    /\bnao se (?:da|entende|topa|acerta|fala|bica|gosta)(?: muito| nada| mais)? bem com (?=[oa] |dona |seu |[a-z])/g,
    'brigou com ',
  ],
  // "Dispensada das celebrações do período": of the days that were told before.
  [
    /(?<=\d.*) (?:d[ao]s (?:missas|celebracoes|atividades|escalas) )?(?:n[oa]|d[oa]|n?ess[ea]|dess[ea]|n?aquel[ea]) (?:referido |mesmo |dito |mencionado |citado |tal )?(?:periodo|intervalo|interim)(?=,|$)/g,
    '',
  ],
  // "A partir do recesso, que se inicia no dia 18".
  [
    /\b(a partir|ate|depois|antes|desde) (d?)[oa] (?:[a-z]+ ){0,3}[a-z]+,? (?:que )?(?:se )?(?:inicia|iniciara|comeca|comecara|termina|terminara|acaba|acabara|e|sera|cai|caira|vai ser)(?: se)? (?:n?o |em )?(?=dia \d)/g,
    '$1 $2o ',
  ],
  // "Não me venham com menos", "não se podem ver", "não pode de todo".
  [
    /(?<=^|, )(?:e )?nao (?:me |nos )?venham? (?:com )?(?:menos|mais|historia\w*|desculpa\w*|choro|conversa)[^,]*/g,
    '',
  ],
  [/\bnao se pod(?:e|em|iam) (?:nem )?(?:ver|olhar|encontrar)(?: nem [^,]*)?(?=,|$| e\b)/g, 'brigaram'],
  [/\bnao (pod\w+|consegu\w+|vai|vao|quer|querem) de (?:todo|forma nenhuma|maneira nenhuma)\b/g, 'nao $1'],
  [
    /\bvai(?: se)?(?: embora)? para [oa] (?:sul|norte|nordeste|interior|praia|sitio|roca|fazenda|exterior|estrangeiro|litoral|serra|mato|capital|santuario)\b/g,
    'viaja',
  ],
  // "Casaram no sábado": what was.
  [
    /\b(casaram|casou|nasceu|morreu|faleceu|operou|caiu|chegou|chegaram|viajou|viajaram|adoeceu|brigou|brigaram|quebrou|machucou|torceu|internou|internaram) ((?:[a-z]+ ){0,2}?)n[oa] (?:ultim[oa] )?(?:domingo|sabado|segunda|terca|quarta|quinta|sexta)(?: feira)?(?: passad[oa])?(?=,| e |$)/g,
    '$1 $2',
  ],
  [/\bnao adianta (?:nem )?(?:escalar|chamar|colocar|por|contar com|convocar)\b/g, 'nao escale'],
  [
    /\b(?:mas )?o que eu (?:queria|quero|gostaria de|tenho (?:para|a)|vim) (?:te )?(?:dizer|pedir|falar|contar)(?: (?:e|era|foi))?(?: que)?\b/g,
    ',',
  ],
  [/\bse (?:faz|fizer|nao for pedir muito|nao der trabalho)(?: (?:o|um))?(?: favor)?\b/g, 'favor'],
  [/\bavexe nao\b|\bnao e (?:fofoca|por nada|implicancia|por mal)(?: nao)?\b|\bnao sei se\b/g, ','],
  [/\b(?:me )?tir\w+ (?:\S+ ){0,2}duvidas?\b(?: minha| aqui)?/g, ','],
  [/(?<=^|, )(?:pode|podem) deixar(?: comigo)?(?=,|$)/g, ','],
  [
    /\bpel[ao] ?(?:a?mor)? ?de ?deus\b|\bpor (?:amor de deus|tudo que e mais sagrado)\b|\bate o (?:presente )?momento\b|\bate agora\b/g,
    ',',
  ],
  [/^(?:a )?escala (?:assim|desse jeito|do seguinte (?:jeito|modo))\b/g, 'coloca'],
  [
    /(?<=\bso\b.*), (?:e )?(?:n?[oa]s )?(?:outr[oa]s|demais)(?: (?:dias|missas|domingos))? (?:nao|nunca|nem pensar)(?=,|$)/g,
    '',
  ],
  // "Passa do dia 5 para o 12 no mesmo horário."
  [
    /(?=,? (?:n?[oa] )?mesm[oa] )(?<=\b(?:em vez|no lugar|ao inves|pass\w*|mud\w*|transf\w*|troc\w* .*para)\b.*\d\D*),? (?:n?[oa] )?mesm[oa] (?:horario|hora)\b/g,
    '',
  ],
  [/\bn[ao]s missas d[ae] semana\b|(?<=\b(?:noite|manha|tarde) )durante a semana\b/g, 'nos dias de semana'],
  // "De manhã não, de noite tudo bem."
  [
    /\b(de (?:manha|tarde|noite)|a (?:noite|tarde)|dia \d{1,2}|domingos?|sabados?|outr[oa]s|demais|\d{1,2} ?h?) (?:(?:esta |ta |e )?(?:tudo (?:bem|certo)|td (?:bem|certo)|tranquil[oa]|beleza|sem problemas?|de boa|numa boa|ok|normal|sossegad[oa]))(?=,|$)(?<=\bnao\b.*)/g,
    '$1 pode',
  ],
  // One rather than another.
  [
    /\b(?:melhor|antes|mais vale) ([oa] (?!missa|dia|\d)\S+(?: (?!do\b|que\b)\S+)?) (?:do )?que ([oa]) (?=(?!missa|dia|domingo|sabado|das)[a-z])/g,
    'coloca $1 no lugar d$2 ',
  ],
  [
    /\btroc\w+ (?:o |a )?(?:dia|missa|horario) (?:do|da) (\S+(?: \S+)?), (?=(?:ele |ela )?(?:sai|vai|passa|do|da|de)\b)/g,
    '$1 ',
  ],
  [
    /\bprefir\w+ ([oa] (?!missa|dia|\d)\S+(?: \S+)?) ao (?=(?!missa|dia|domingo|sabado)[a-z])/g,
    'coloca $1 no lugar do ',
  ],
  [
    /\bprefir\w+ ([oa] (?!missa|dia|\d)\S+(?: \S+)?) a (?=(?!missa|das|partir|noite|tarde|manha)[a-z])/g,
    'coloca $1 no lugar da ',
  ],
  // Whoever it be, but for somebody.
  [
    /(?<=\b(?:poe|ponha|por|coloc\w+|coloque|bot[ae]|escal[ae]|pode (?:ser|ir)) )(?:quem (?:quiser|for|voce quiser|der)|qualquer (?:um|uma|pessoa|ministro)|todo mundo)\b(.*?),? (?:menos|exceto|fora|tirando) (?=(?:[oa] |dona |seu )?(?!dia|missa|n[ao]s?\b|\d)[a-z])/g,
    '$1, nao coloca ',
  ],
  [/\bate segunda ordem\b/g, 'o mes inteiro'],
  [/\bsuspend\w+ (?:se )?(?:a (?:participacao|escalacao)|o servico) (?=d[aeo] )/g, 'tira '],
  [/\b(tir\w+ (?:\S+ ){1,3})de tudo\b/g, '$1de todas as missas'],
  // Who is to stay.
  [/\bnao sai(?:a|am|r|rem) d(?=[ao] (?:missa|dia|novena))/g, 'fique n'],
  [
    /(?<=^|, )(?:[^,]*? )?(?:continua|continuam|permanece|permanecem) ((?:n[ao]|em) (?:dia |missa (?:d[aeo] )?)?\S+),? (?:mas|e|so) (?=(?:poe|ponha|bot[ae]|coloc\w+|coloque|inclu\w+|mais)\b)/g,
    '$1, ',
  ],
  // An order, and no mark.
  [/(?<=^|, |\b(?:e|favor|entao|ja|nao|pode|so) )marca (?=(?:[oa]|dona|seu) )/g, 'marque '],
  [/\bnao marca\b/g, 'nao marque'],
  [/\bsejam? alocad[oa]s?\b/g, 'sirvam'],
  // "Mais um com ele": one person more there.
  [
    /\bmais (?:uma?|1|alguem)(?: (?:pessoa|ministr[oa]))? (?:junto )?com (?:el[ea]s?)(?=,|$)/g,
    'mais 1 ministro',
  ],
  // Who is to have company: with whom is said besides.
  [
    /\b(?:e |eh )?(?:melhor|bom) (?:que )?(?:el[ea] )?nao (?:servir|ficar|ir|vir|estar|sirva|fique|va) (?:sozinh[oa]|so)(?=,|$)/g,
    ',',
  ],
  // Who stays where they are, and how somebody comes.
  [
    /(?<=^|, | )(?:[oa] )?(?!que\b|e\b)[a-z]+ (?:continua|fica|permanece|segue|esta)\w* n[ao] (?:missa )?(?:d[ao] )?(?:dia )?\d[\dh:]* (?:onde|como|que) (?:el[ea]s? )?(?:ja )?(?:esta|estava|tava|estao|estavam)\b/g,
    ',',
  ],
  [
    /\b(el[ea]s? (?:vai|vao|vem)) (?:(?:bem )?(?:tranquil\w+|sossegad\w+|content\w+|feliz(?:es)?)|numa boa|de boa|sem problemas?)(?=,|$| )/g,
    '$1',
  ],
  // What asks for nothing: how the one who reads is to be, and what was yesterday.
  [
    /\b(?:fi(?:que|ca|quem|cam)|esteja|vai|va|fica) (?:bem )?(?:tranquil\w+|sossegad\w+|calm[oa]s?|despreocupad\w+|content\w+|feliz(?:es)?|ligad[oa]s?|atent[oa]s?|espert[oa]s?|a vontade|com (?:deus|jesus|nossa senhora|a paz)|na paz|em paz(?=,|$)|bem(?=,|$)|sabendo|registrad[oa])\b/g,
    ',',
  ],
  [/\b(?:ante)?ontem(?: (?:de manha|cedo|a tarde|de tarde|a noite|de noite|na missa))?(?= |,|$)/g, ''],
  // "Um deles tem que ser a Ana", "e que a Ana seja uma delas".
  [/\b(?:seja|sejam|e|sera) uma? d(?:eles|elas)\b/g, 'sirva'],
  [/\buma? d(?:eles|elas) (?:tem (?:que|de) ser|deve ser|precisa ser|vai ser|e|sera|seja)\b/g, 'sirva'],
  [/\brespond\w+ (?:que )?talvez\b/g, ','],
  [
    /(?<=^|, )(?:se|quando|caso) (?:for|seja) (?=de (?:manha|tarde|noite)|a (?:noite|tarde)|n?o (?:domingo|sabado)|(?:domingo|sabado))/g,
    '',
  ],
  [/(?<=(?:^|, |dia )\d{1,2}) ok\b/g, ' sim'],
  // How it is now, and what is to stay.
  [
    /, (?:e )?(?:que )?(?:hoje |agora |ja |so )?(?:tem|ha|temos|esta com|estao com|ta com|tinha)(?: so| apenas)? \d{1,2}(?: (?:pessoas?|ministros?))?(?=,|$)/g,
    '',
  ],
  [
    /, (?:e )?(?:[oa]s? )?(?:resto|demais|outr[oa]s)(?: missas)? (?:(?:fica\w*|deix\w*|continua\w*) )?(?:como (?:ta|tao|esta|estao)|igual|do mesmo jeito|assim mesmo)(?=,|$)/g,
    '',
  ],
  [/\btroc(?:am|arem|uem) de (?:lugar|missa|dia|vez)\b/g, 'permutar'],
  [/\b2a feira/g, 'segunda feira'],
  [/\b3a feira/g, 'terca feira'],
  [/\b4a feira/g, 'quarta feira'],
  [/\b5a feira/g, 'quinta feira'],
  [/\b6a feira/g, 'sexta feira'],
  // Conditions that are only polite.
  [
    /(?<=^|, )(?:se|caso) (?:(?:lhe |vos |te |nos )?convier|(?:nao )?(?:haja|houver|tiver|tenha|seja|for|incomod\w+) (?:nenhum )?(?:inconveniente|problema|incomodo|do (?:seu |teu )?agrado|muito)|(?:voce |todos )?concord\w+|achar\w* (?:bom|melhor|por bem)|estiver(?:em)? de acordo|nao (?:incomodar|atrapalhar))(?=,|$)/g,
    ',',
  ],
  // What something hangs on is what is left of it.
  [/,? (?:contanto|desde|conquanto) que nao (?:seja|sejam|for|forem|esteja)\b/g, ', mas nao'],
  [/,? (?:contanto|desde|conquanto) que (?:seja|sejam|for|forem)\b/g, ' so'],
  [/\btudo mundo\b/g, 'todo mundo'],
  [
    /\btudo (?:[oa]s )?(?=dias?\b|domingos?\b|sabados?\b|segundas?\b|tercas?\b|quartas?\b|quintas?\b|sextas?\b|missas?\b)/g,
    'todas as ',
  ],
  [/\bmes tudo\b/g, 'mes todo'],
  [/\bmissas? (?:tudo|todas)\b/g, 'todas as missas'],
  [/\bunas? (?=[oa]s? \S)/g, 'junte '],
  [/\bgente de (?:fora|longe|outra)\b/g, 'visita'],
  // Polite questions that order.
  [
    /(?<=^|, )(?:(?:e|oi|por favor|entao|ai|sera que|se nao for incomodo)(?:, | ))*(?:voces? |tu |a senhora |o senhor )?(?:daria|da|dava|(?:teria|tem|haveria|ha) (?:como|jeito|possibilidade de)|(?:seria|e|ia ser) (?:possivel|viavel|bom)|poderia[ms]?|podias?|podes?|podem|pode|consegues?|conseguem|conseguiria[ms]?)(?: voces?| tu)?(?:,? por favor,?)?(?: para)? (?=(?:me )?(?:deix|tir|retir|coloc|bot|por\b|pormos|pondo|escal|troc|inclu|mant|liber|poup|remov|exclu|substitu|reduz|diminu|aument|reforc|separ|junt|evit|encaix|limit|ser\b)\w*r?\b(?! (?:2|as pessoas|pessoas|gente|alguem|missas?|regras?)\b))/g,
    'favor ',
  ],
  // "Tem como o Geraldo passar do dia 8 para o dia 12?"
  [
    /(?<=^|, )(?:(?:e|oi|por favor|entao|ai|sera que)(?:, | ))*(?:voce )?(?:daria|da|dava|(?:teria|tem|haveria|ha) (?:como|jeito)|(?:seria|e) possivel|poderia|podia|pode|consegue)(?: para| de)? (?=(?:(?:[oa] |dona |seu )?[a-z]+(?: [a-z<>\d.]+)? )?(?:passar|mudar|transferir|jogar|mover|trocar) (?:(?:[oa] |dona |seu )?[a-z]+(?: [a-z<>\d.]+)? )?d[oa]s? (?:missa |dia |\d))/g,
    'favor ',
  ],
  [
    /\b(?:que tal|e se)(?= (?:[oa]s? |dona |seu )?\S+(?: \S+)? (?:ir|servir|ficar|fazer|entrar|sair)\b)/g,
    'favor ',
  ],
  [/\bfavor (?:ser|por)\b/g, 'favor colocar'],
  [
    /\b(?:hoje|ontem|agora ha pouco)(?: (?:de manha|cedo|a tarde|a noite))? (?=(?:eu )?(?:[a-z]+ei|vi|li|ouvi|soube|recebi|conversamos)\b|me |(?:[oa] )?(?:\S+ ){1,2}(?:me )?(?:disse|falou|ligou|avisou|pediu|contou)\b)/g,
    '',
  ],
  [
    /\bpor (?:gentileza|obsequio|bondade|caridade)\b|\b(?:queira|queiram|tenha a bondade de|tenham a bondade de|faca o obsequio de|faz o favor de|faca o favor de)\b/g,
    'favor',
  ],
  [
    /\b(?:faco (?:muita )?questao (?:d[aeo]s?|d(?=el[ea])|que)|(?:eu )?(?:precisava|preciso|precisamos|precisavamos) que|(?<!nao )(?:seria|era|e|ia ser) (?:muito )?(?:bom|otimo|ideal|melhor|de grande ajuda|importante|preciso|necessario)(?: (?:se|que))?|(?:agradeceria|agradeco|ficaria (?:feliz|grat[oa]|content[oe])|gostaria|adoraria) (?:muito )?(?:se|que)|(?:fazei|faca|facam) com que)\b/g,
    'quero',
  ],
  [/\bquero([ao])\b/g, 'quero $1'],
  [/\bn?uma (?:unica )?missa so\b/g, 'so 1 missa'],
  [
    /, que (?:e quem )?(?:esta|ta|serve|ficou|vai|estava|ia|iria)(?: \w+d[oa])? (?:n[ao]s? |em |d[ao]s? |para )?(?=(?:missa|dias?|das?|\d) )/g,
    ' do ',
  ],
  [/\bde (?:modo|forma|maneira) que\b/g, ', entao'],
  [/\bde (?:el[ea]s?|lhes?) (?=(?:[oa]s? )?(?:dia|missa|das?|mais))/g, 'poe ele '],
  [/\bnao m([ao]) (?=[a-z]{4,})/g, 'nao el$1 '],
  [/\bnao elo /g, 'nao ele '],
  [
    /^(?:ja )?sao (?:quase )?\d{1,2}(?::\d\d| ?h\w*| e meia| e \d+)?(?: da (?:noite|manha|tarde|madrugada))?(?=,| e )/g,
    ',',
  ],
  [
    /,? (?:e )?(?:so )?(?:volta|retorna)\w* (?:so |apenas )?(?:em|no|depois do|em) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|ano novo|ano que vem|outro mes|mes que vem|proximo mes)\b/g,
    ' em diante',
  ],
  [/, (no maximo|por favor|no minimo|ao menos|pelo menos),(?= )/g, ' $1'],
  [/^(?:anot|registr|marc|escrev|lembr|sab|olh|escut|ve)[ae]?(?: ai| so| bem)?(?: que)?, /g, ''],
  [/\bacho (?:que )?(?:(?:e|seria|era|fica) )?(?:melhor|bom)(?: que| se)?\b/g, 'quero'],
  [
    /(?<=^|, )(?:sera que )?(?:(?:voce )?(?:tem|teria|tinha) (?:como|jeito)|(?:daria|dava|(?<=sera que )da) para|(?:seria|era) possivel|que tal)(?: de| que)? (?=(?:[oa]s? |dona |seu )?[a-z]+(?: [a-z]+)?(?: nao)? (?:servir|ficar|ir|vir|fazer|entrar|sair|folgar|descansar|cobrir|trocar|pegar|assumir)\b)/g,
    'favor ',
  ],
  [/\bnada (?=(?:antes|depois|n[ao]s?|em|d[ao]s? \d|as|aos?) )/g, 'nao '],
  // Reasons.
  [
    /\b(?:uma vez que|visto que|ja que|dado que|embora|ainda que|apesar de(?: que)?|(?<=^|, )mesmo que|haja vista que|tendo em vista que|considerando que|porquanto|por conta d[eao]|por causa d[eao]|devido a[os]?|em razao d[eao]|em virtude d[eao])\b/g,
    'pois',
  ],
  [/\bque (?:e|foi|era|vai ser) quando\b/g, 'pois'],
  // In spite of what.
  [/,? ?\b(?:embora|apesar d[aeo]s?|ainda que|mesmo (?:que|sem|se)|se bem que)\b [^,\d]*(?=,|$)/g, ','],
  // Who must not be lacking.
  [/\bnao (?:podem?|devem?|vai|vao) (?:faltar|deixar de (?:ir|servir|vir|estar))\b/g, 'servir'],
  [/\bnao falt(?:a|am)(?: nunca)?\b/g, ','],
  // "Não às 8h e sim às 10h."
  [/,? ?\b(?:e|mas) sim (?=[oa]s? |n[ao]s? |em |d[ao]s? |aos? |dia|\d)/g, ', mas vai '],
  // Refusals.
  [
    /(?=(?:em |n?o )?[a-z]+ (?:nenhuma?|alguma?)\b)(?<=\bn(?:ao|em|unca)\b.*)\b(?:em |n?o )?(domingo|sabado|segunda|terca|quarta|quinta|sexta|dia|noite|manha|tarde) (?:nenhuma?|alguma?)\b/g,
    'em nenhum $1',
  ],
  [
    /\b(?:em |n?o )?(domingo|sabado|segunda|terca|quarta|quinta|sexta) (?:nenhuma?|alguma?)\b/g,
    'nao em nenhum $1',
  ],
  [
    /\b(?:(?:se )?(?:recusa|recusam|recusou|nega|negou|negam)(?: se)? (?:a|em|de) (?=servir|ir\b|vir\b|fazer|participar|ficar)|(?:rejeita|recusa) (?=(?:[oa] )?(?:dia|missa|celebracao|domingo|sabado)\b))/g,
    'nao ',
  ],
  [
    /\b(?:cancelou|recusou|dispensou|rejeitou|declinou|negou) (?:d[ao] )?(?=(?:[oa] )?(?:dia|missa|celebracao|domingo|sabado|novena)\b)/g,
    'nao vai ',
  ],
  [
    /\b(?:e|fica|esta|ta) (?:muito |bem )?(?:ruim|complicad[oa]|dificil|pessim[oa]|impraticavel|inviavel) (?=para\b)/g,
    'nao da ',
  ],
  // What somebody wants.
  [
    /\b(?:pediu|topou|aceitou|assumiu|pegou(?! (?:[oa] )?(?:dia|missa)(?: \S+){1,4} d[ao] [a-z])|escolheu|quis) (?=(?:[oa] )?(?:dia|missa|das|novena|domingo|sabado|celebracao)\b)/g,
    'quer ',
  ],
  [/\b(?:faz|fazem|fez) (?:muita )?questao d[aeo]s?\b/g, 'quer'],
  [
    /\bprecis(?:o|amos|ava|avamos|aremos) (?:muito )?d([ao])(?= (?!mais|gente|pessoa|ministr|alguem|missa|folga|ajuda|escala|lista))/g,
    'quero $1',
  ],
  [
    /\b(?:guard\w+|reserv\w+|abr[aei]\w*) (?:uma |um |1 |a |o )?(?:vaga|vaguinha|lugar|lugarzinho) (?:para|ao?) (?=(?:[oa] |dona |seu )?(?!dia|missa|domingo|sabado|\d)[a-z])/g,
    'coloca ',
  ],
  [/\b(?:impede|impeca|impecam|impedir|proibe|proiba|proibam|proibir|barra|barre|barrar)\b/g, 'nao'],
  [/\b(?:so|somente|apenas) (?=nao\b)/g, ''],
  [
    /\b(?:de (?:jeito|modo|maneira|forma) (?:nenhum|nenhuma|algum|alguma)|em hipotese (?:alguma|nenhuma)|nem (?:pensar|a pau|morta?|sonhando)|sem chance|sem condic(?:ao|oes)|nao tem (?:como|jeito|condic(?:ao|oes))|nada de(?! (?:mais|menos))|proibid[oa]s?(?: de)?|vetad[oa]s?(?: de)?|veta|vete|vetar|fica(?:m)? impedid[oa]s?(?: de)?)\b/g,
    'nao',
  ],
  // "E nada do João no dia 15."
  [
    /(?<=^|, )(?:e )?nada (?=d[ao] (?:dona |seu )?(?!que\b|mais\b|menos\b|resto\b|escala\b|missa\b|dia\b|mes\b|regra\b)[a-z]+ )d[ao] /g,
    'nao ',
  ],
  // "Deixe essas pessoas de fora."
  [/\b([dn]?)ess[ea]s (?:[23] )?(?:pessoas|ministr[oa]s)\b(?! (?:que|d[aeo]s?)\b)/g, '$1eles'],
  // Somebody in the place of another.
  [/\b(?:ao inves|em lugar) d(?=[aeo] [a-z])/g, 'no lugar d'],
  [/\bquebr\w+ (?:o|um) galho (?:d[eo]|para o)\b/g, 'substituir o'],
  [/\bquebr\w+ (?:o|um) galho (?:da|para a)\b/g, 'substituir a'],
  [
    /\b(?:e )?quem (?:vai|entra|serve|fica|cobre|assume|vem|faz|pega)(?: (?:no lugar|na vaga|o lugar|a vaga)(?: d[eo]l[ea]| del[ea])?)? (?:e|sera|vai ser)\b/g,
    ', entra',
  ],
  [
    /\b(?:ced[ea]|cedeu|passa|passe|deixa|da|de) (?:o seu |a sua |o |a |seu |sua )?(?:lugar|vaga|vez)(?: del[ea])? (?:para|ao|a)\b/g,
    'sai, entra',
  ],
  [
    /\b(?:larga|largou|cede|cedeu|ceda|cedam|cedem|cedera|ceder|cederia|abre mao d[eo]|abriu mao d[eo]|desiste d[eo]|desistiu d[eo])\b/g,
    'sai',
  ],
  [/\bse troc(?:am|ar|arem|em)\b|\bentre si\b|\bum com o outro\b|\buma com a outra\b/g, 'permutar'],
  [/\b(?:no|em) lugar (?:em que|onde) (?:esta|estava|estiver|ia)\b/g, 'no lugar de'],
  [/\btroquei (?:os|as) (?:nomes|bolas|dias|datas)\b/g, 'corrigindo'],
  [/\bretiro o que (?:eu )?(?:disse|falei|pedi)(?: antes| por ultimo| agora)?\b/g, 'corrigindo'],
  [/\b(?:(?:em|no) seu (?:lugar|posto)|na sua vaga|em sua vez)\b/g, 'no lugar dele'],
  [
    /\bn?[ao] (?:vaga|lugar|posto) (?:que|onde) el[ea]s? (?:deix|estav|ocup|tinha|larg|abr|vag)\w*/g,
    'no lugar dele',
  ],
  [/\bcada uma? d([ao])s\b/g, 'tod$1s $1s'],
  [
    /\b(n?)[ao] (?:vaga|posto|vez)(?= d(?:[ao]|el[ea]) (?!dias?\b|missa|\d|noite|manha|tarde|domingo|sabado|celebracao))/g,
    '$1o lugar',
  ],
  [
    /\b((?:vai|ir|vem|vir|serve|servir|entra|entrar|fica|ficar|va|sirva)(?: (?!por\b)\S+){0,6}) por (el[ea])(?= |,|$)(?! mesm)/g,
    '$1 no lugar d$2',
  ],
  [/,? ?\bpor (?:ultimo|fim)\b/g, ','],
  [/ por sua vez\b/g, ''],
  // "Que a Terezinha a substitua."
  [
    /(?<!\b(?:para|quero|favor|pode|com|de) )\b([oa]) (substitu\w+|cubra|cobre|cobrira)\b(?! [oa] | d)/g,
    '$2 el$1',
  ],
  // "É no dia 27, e não no dia 20."
  [
    /(?<=\b(?:e|era|foi|sera|seja) (?:n?o |em )?dia \d{1,2}),? (?:e )?nao (?:(?:e|era) )?(?:n?o |em )?dia \d{1,2}(?=,|$)/g,
    '',
  ],
  // Corrections without punctuation.
  [/\b(\d{1,2})( (?:ministros?|pessoas?|missas?|vezes))?, (?:\1 )?nao, (\d{1,2})(?= |,|$)/g, '$3$2'],
  [
    /,? (?:ai |ah |opa )?nao (?:e|era) ((?:[a-z]{1,3} )?\S+(?: \S+){0,2}) (?:que|o que|e que) eu (?:quis|queria|quero|ia) (?:dizer|falar)\b/g,
    ', digo, $1',
  ],
  [
    /(?<=\S),? \b(nao minto|minto|nao digo|digo|quer dizer|ou melhor|nao espera|nao pera|espera|ops|corrigindo)\b,? (?=\S)/g,
    ', $1, ',
  ],
  // "É a Neuza que sai", "só a Joana que fica com uma".
  [
    /\b(?<!\bnao )(?:e|eh|foi|(?<=so )) ?((?:[oa]|dona|seu) \S+(?: \S+)?) que (?=(?:fica|pode|vai|serve|sai|entra|falta|folga)\b)/g,
    '$1 ',
  ],
  [
    /\b((?:so|somente|apenas) (?:pode|podem|serve|vai|vem|fica)\b.*?),? se for (?=as \d|de (?:manha|tarde|noite))/g,
    '$1 so ',
  ],
  [/\bnao (?:so|somente|apenas) (.*?),? (?:mas|como) tambem (?=.*\bnao\b)/g, '$1 e '],
  [/\b(dia \d{1,2}) ou (?=\d{1,2}(?: |,|$))(?! ?\d+ ?h)/g, '$1 ou dia '],
  [/\b(?:do )?(dia \d{1,2}) para (?:tras|baixo)\b/g, 'ate o $1'],
  [/\b(depois|antes) da missa (?=d[oe] dia \d)/g, '$1 '],
  [/^esque[cq]\w* (?:d?[oa] )?(\S+(?: \S+)?) (?=(?:n[oa] |d[oa] )?dia \d)/g, 'nao escala $1 '],
  // Exceptions.
  [
    /(?<=\b(?:nao|nenhuma?|nada|tudo|tod[oa]s?)\b.*),? fora (?=[oa]s? (?:d[oa]s? |missas? |dias? |domingos?|sabados?|natal))/g,
    ' exceto ',
  ],
  [/^fora (?=[oa]s? (?:d[oa]s? |missas? |dias? |domingos?|sabados?|natal))(?!.*\bpodem?\b)/g, 'exceto '],
  [
    /(?<=\b(?:nao|nenhuma?|nada)\b.*) que nao (?:seja|sejam|for|forem) (?=[oa]s? (?:d[oa]s? |missas? |dias? |domingos?|sabados?|natal))/g,
    ' exceto ',
  ],
  [/\bmais tarde nao\b/g, 'depois nao'],
  [/\bmais cedo nao\b/g, 'antes nao'],
  [
    /\b(?:abr(?:indo|e|a|imos|ir)|faz(?:endo)?|faco) (?:uma )?excecao (?:para|d[aeo]|n)(?= ?[oa]?s? )/g,
    'exceto',
  ],
  [
    /,? ?\b(?:e |so |mas |apenas )*(?:abr(?:e|indo|a|imos)|faz|fazendo|faca|fazemos|a unica|so ha uma|com uma)(?: (?:uma|so|a))* excecao(?: e)?(?: (?:para|a|em|d[eoa]))?(?= )/g,
    ' exceto',
  ],
  [
    /\b(?:(?:com a|com|a) excecao d|excetuando(?: se)?|excetuad[oa]s?|ressalvad[oa]s?|salvo|exceto|tirando|tirante|afora|excluindo|descontando|a nao ser|senao(?= (?:n?[oa]s? |em |aos? )(?:dias?|missas?|domingos?|sabados?|d[oa]s? |natal|novena|galo|\d))|(?<!\b(?:a|mais|pelo|ao|de|com|\d) )menos(?= (?:[oa]s? |n[oa]s? |d[oa]s? |aos? |em |dias? |domingos?|sabados?|segundas?|tercas?|quartas?|quintas?|sextas?|de (?:manha|tarde|noite))))(?:[eoa]s?\b)?/g,
    'exceto',
  ],
  [/\bquem nao (?:pode|vai|serve|vem|consegue)(?: servir| ir| vir)? (?:e|sera)\b/g, 'nao pode'],
  [/(?<=\d )menos (?=[oa]s? [a-z])/g, 'exceto '],
  // "Pode todos os dias menos 24 e 25."
  [
    /(?<=\b(?:tod[oa]s (?:[oa]s )?|qualquer )(?:dias?|missas?) )(?:menos|exceto|fora) (?=\d{1,2}\b)/g,
    'exceto dias ',
  ],
  [
    /^(?:fora|tirando|exceto|menos|com excecao d[eoa]s?) ((?:(?:[oa]s?|n[ao]s?|em|dias?|e|\d[\d/:h]*|natal|vespera|domingos?|sabados?)(?: |(?=,)))+), (.+)$/g,
    '$2 exceto $1',
  ],
  // "Aos domingos, exceto o primeiro."
  [
    /\b((?:domingo|sabado|segunda|terca|quarta|quinta|sexta)s?(?: feiras?)?)\b(.*\bexceto (?:n?[oa] )?)(primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa])(?! (?:domingo|sabado|segunda|terca|quarta|quinta|sexta|dia|missa|quinzena|semana|fim|final))/g,
    '$1$2$3 $1',
  ],
  // From then on.
  [
    /\b(?:ele |ela )?(?:so|somente|apenas) (?:(?:entra|serve|servir|volta|pode|vai|fica|comeca|consegue)\w* )?(?:a servir )?(?:depois|a partir) (?:disso|desse dia|dai|dessa data)\b/g,
    'nao pode',
  ],
  // Limits.
  [/\b(?<=(?:\bfi(?:ca|que|car|cam|quem)|\bdeix\w*) (?:\S+ ){0,3})em casa\b/g, 'de folga'],
  [
    /,? (?:menos|exceto|salvo|fora|tirando|com excecao d[eoa]) ((?:[oa] |dona |seu )?[a-z]+(?: [a-z]+){0,2}?),? que (?:(?:so|apenas|somente|pode|podem|vai|fica|ficam|serve|faz|fazer|servir|ter|tem|com|ate|em|no maximo) )*(\d{1,2}|uma?)\b/g,
    ', $1 no maximo $2',
  ],
  [
    /\b(?:pensei|pensava|pensamos|ia (?:pedir|dizer|falar)|tinha (?:pensado|pedido|falado)) (?:em )?\d{1,2}(?: (?:missas?|vezes|ministr\w+|pessoas?))?, mas (?:acho (?:que )?)?(?:(?:e|fica|seria|vai ser) )?(?:melhor|prefiro|quero|agora)? ?(?=\d)/g,
    '',
  ],
  [
    /\b(?:restring\w+|limit\w+|reserv\w+) (?:a )?(?:sua |propria )?(?:disponibilidade|participacao|atuacao|servico|presenca) (?=(?:a|as|ao|aos|para) )/g,
    'so pode ',
  ],
  [/\b(?:que )?(?:se )?abst(?:enha|enham|er|erem|em|ivesse)\w*(?: se)? de\b/g, 'nao'],
  [
    /\b(?:deix(?:e|em|ar)|par(?:e|em|ar)) de (?=(?:escal|coloc|design|convoc|chama|por\b|marca|inclui))/g,
    'nao ',
  ],
  [
    /(?=,? (?:em vez|ao inves|no lugar) de \d)(?<=\b(?:max\w*|limite\w*|teto)\b.*),? (?:em vez|ao inves|no lugar) de \d+(?: (?:missas?|vezes))?,? (?:(?:agora|passa|passe|fica|fique|vai|bota|poe|ponha|coloca|coloque|deixa|deixe|seja|e) )*(?:a ser |para |ser |em |de |a )?(?=\d)/g,
    ' para ',
  ],
  // "Duas não dão conta", "dois é pouco": more are needed, and how many comes next.
  [
    /(?:\b(?:so|apenas|somente|com) )?(?<!\b(?:dia|domingo|sabado|segunda|terca|quarta|quinta|sexta|feira|do|no) )\b\d{1,2}(?: (?:ministr[oa]s?|pessoas?|so))? (?:nao (?:(?:vao|vai|irao|ira) )?(?:(?:dao?|dar|da|darao?) conta|bast\w+|cheg\w+|(?:sao|e|serao|sera) (?:o )?(?:suficientes?|bastante)|consegu\w+|venc\w+|aguent\w+|resolv\w+|cobr\w+|atend\w+)(?: (?:conta|atender|servir|dar conta))?|(?:e|sao|fica|vai ser|seria|seriam) (?:muito )?(?:pouc[oa]s?|insuficientes?)(?: (?:gente|ministros?))?)\b/g,
    'mais gente',
  ],
  // "Seis ministros na Missa do Galo é pouco, coloca oito."
  [
    /\b\d{1,2} (?:ministr[oa]s?|pessoas?|servidor[ea]s?) ((?:n[ao]s?|para|em) (?:(?!\d+ (?:ministr|pessoa))[^,\s]+ ){1,6}?)(?:e|sao|fica|vai ser|nao (?:da|dao) conta|nao (?:basta|chega)\w*)(?: muito)?(?: pouc[oa]s?| pouca gente)?(?=,? .*\d)(?<=pouc\S*|gente|conta|basta\w*|chega\w*)/g,
    'mais gente $1',
  ],
  // "Depois do dia 20 tanto faz".
  [/,? (?:e )?((?:depois|antes|a partir|ate)(?: \S+){0,4}),? tanto faz\b/g, ', $1 pode'],
  [
    /(?<=\b\d{1,2}(?: missas| vezes)?),? e (?:pronto|ponto(?: final)?|acabou|chega|basta|olh\w+ la)\b/g,
    ' no maximo',
  ],
  [
    /(?<!\b(?:dia|as|e|\d,) )\b(\d{1,2}) (?:ja )?(?:esta|ta|fica) (?:bom|otimo|de bom tamanho)\b/g,
    'bastam $1',
  ],
  [
    /\b(?:em vez|em lugar|ao inves|no lugar) do (?=\d{1,2}(?![\d:/h])(?! (?:pessoas?|ministros?|missas?|vezes)))/g,
    'em vez do dia ',
  ],
  [/\b(?:em vez|ao inves|no lugar) de \d+(?: (?:pessoas?|ministros?|missas?|vezes))?\b,?/g, ''],
  [
    /,? ?\bque (?:e|era|eram|sao|hoje e|hoje sao|esta em|estava em) (?:de )?\d+(?: (?:pessoas?|ministros?|missas?|vezes))?\b,?/g,
    '',
  ],
  [/\bde \d+ para (?=\d+(?![\d:/h]))/g, 'para '],
  [/\b(?:passa|passe|passar|passam|vai|caia?) a (?:ser de|ser|ter|valer) (?=\d)/g, 'fica para '],
  [/\b(?:so|somente|apenas) se for\b/g, 'so'],
  [/\bna medida do possivel\b|\bsempre que (?:der|puder(?:em)?|possivel|for possivel)\b/g, 'sempre'],
  // "Quatro ministros, não dois."
  [
    /(?<=\b\d{1,2}(?: (?:ministros?|pessoas?|missas?|vezes))?)(?<!^\d{1,2}),? (?:e )?nao (?:mais )?\d{1,2}(?![\d:/h])(?: (?:ministros?|pessoas?|missas?|vezes))?(?=$|,| como)/g,
    '',
  ],
  [/\b(?:em vez|ao inves) d[eo]s? \d+(?: (?:pessoas?|ministros?|missas?|vezes))?\b,?/g, ''],
  // Who must not be forgotten.
  [/\bnao abr(?:o|imos|e) mao(?: d(?=[aeo]s? ))?/g, 'coloca '],
  [
    /\b(?:nao|nunca) (?:se |me |vai |pode(?:mos)? |vamos )*(?:esque[cs]\w*|deix\w* de (?:fora|lado)) (?:d[ao]s? |(?=[oa] )|(?=dona |seu ))(?=(?:\S+ ){1,3}(?:n[ao]s?|em|para [oa]) )/g,
    'coloca ',
  ],
  [
    /\b(?:nao|nunca) (?:me |vamos |pode(?:mos)? )?deix\w+ ((?:[oa] |dona |seu )?\S+(?: \S+){0,2}?) (?:de )?fora\b/g,
    'coloca $1',
  ],
  // How long somebody has not served tells why they are wanted.
  [
    /(?<=^|, )(?:ja )?faz(?:em)? (?:(?:muito|um|bastante|algum|\d{1,2}) )?(?:tempo|tempao|tempinho|meses|mes|semanas|anos?) que ([^,]*?) nao [^,]*, /g,
    '$1, ',
  ],
  // Together, or never.
  [/\bse (?:cruz(?:ar|em|am)|encontr(?:ar|em|am|arem)|ver|veem|vejam|esbarr\w+)\b/g, 'juntos'],
  [/\bnunca (?:os|as) 2(?= *(?:,|$))/g, 'nunca juntos'],
  [/\bem uma? (?:missa|celebracao)(?=,? (?:e )?.{1,30}\b(?:em|na) outra\b(?! missa do))/g, 'separado'],
  [/\bao mesmo tempo\b/g, 'juntos'],
  [/\bjunt[oa]s (?:so |sempre )?(?:da|dao) (?:ruim|briga|problema|confusao|errado|ma)\b/g, 'separados'],
  [
    /\b(?:(?:um|uma) (?:nunca|nao|jamais|longe) (?:(?:fica|serve|vai|junto) )?(?:com|d)|(?:um|uma) sem) ?[oa] outr[oa]\b/g,
    'separados',
  ],
  [/\b(?:um|uma) (?:sempre )?(?:com|junto com|junto d) ?[oa] outr[oa]\b/g, 'juntos'],
  [/\blado a lado\b|\bao (?:pe|lado) d(?=[eoa]s?\b)/g, 'juntos '],
  [
    /\b(?:cada (?:um|uma|qual) (?:para|em|na|no|numa|num)|uma? para cada)(?: (?:sua|seu|uma?))?(?: propri[oa])? (?:missa|lado|canto)(?: (?:diferente|separad[oa]|propria))?\b/g,
    'separados',
  ],
  [/\b(?:nao|nem) (?:se )?(?:esquec\w+|esqueca\w*)(?: disso| nao)?(?=,|$| (?:de|que)\b)/g, ','],
  // Away.
  [/\bsem (?:nenhuma )?escala (?:alguma|nenhuma)\b|\bsem nenhuma escala\b/g, 'de folga'],
  [/\bnao abr(?:o|e|imos|a) mao\b/g, 'quero'],
  [/,? ?\bn[ao]s outr[oa]s(?: \d)?(?: missas| dias)? (?:nao|ninguem) (?:mex|toq|alter|mud)\w*/g, ','],
  // Only there.
  [
    /,? e (?:em )?(?:mais nenhuma?(?: outr[ao])?|nenhuma? outr[ao]|mais nada|nada mais|so isso)(?=,|$)/g,
    ' somente',
  ],
  [/\bso que\b/g, ', mas'],
  [/\b(?<=deix\w* (?:\S+ ){0,4})livres?\b(?! para)|\b(?<=fi[cq]\w* )livres?\b(?! para)/g, 'de folga'],
  [/\bsem (?:nada|nenhuma(?: missa)?)\b/g, 'de folga o mes inteiro'],
  [/\bem (?:canto|lugar) (?:nenhum|algum)\b/g, 'em nenhuma missa'],
  [/\b(?:o |esse |este )?mes (?:todo|todinho|inteirinho)\b|\btodo (?:o|esse) mes\b/g, 'o mes inteiro'],
  [
    /\b(?<=nao (?:\S+ ){0,2})cont(?:ar|ando|em|es|e|arem|amos|a) com (?=[oa] |el[ea]s?|dona|seu|\S+ n[ao]|\S+$)/g,
    'colocar ',
  ],
  [/\b(?<=deix\w* (?:\S+ ){0,4})em paz\b/g, 'de folga'],
  [/\btampouco\b/g, 'nem'],
  // Spelling.
  [/\bap(?:ar?tir|artr|aritr|artri)\b/g, 'a partir'],
  [/\bdai (?=\d)/g, 'dia '],
  [/\b(?:n?o )?ultimo dia do ano\b/g, 'dia 31/12'],
  [/\bves(?=$|,| (?:so|no|na|por|cada|e)\b)/g, 'vez'],
];
