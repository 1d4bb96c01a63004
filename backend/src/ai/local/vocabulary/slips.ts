/**
 * How people say that what they asked for was wrong: in lower case and without accents, whatever stands around it. Another
 * region's words are added here and nowhere else.
 */

const SO = '(?:mesmo |so |tudo |ai |feio |de novo |demais )?';

/** What was asked for was wrong: alone, it takes that back; beside something, it says what is right instead. */
export const WRONG: readonly string[] = [
  String.raw`(?:eu )?(?:me )?(?:errei|enganei|equivoquei|confundi|atrapalhei|embananei|embaralhei|embolei|distrai|desconcentrei|enrolei|expressei|expliquei)(?:-me)? ?${SO}(?:(?:mal|errado|aqui|agora|com isso|no dia|no nome|de (?:dia|nome|pessoa|missa|data|horario|ministr[oa]))(?! del))?`,
  '(?:eu )?(?:falei|disse|escrevi|digitei|anotei|li|vi|copiei|entendi|passei|coloquei|mandei|pedi|teclei|marquei) (?:tudo |o nome |o dia |a data |a missa |o horario |o numero |a pessoa )?(?:errad[oa]|mal|besteira|bobagem|trocad[oa]|sem (?:pensar|querer|olhar))',
  '(?:foi )?(?:um |uma )?(?:erro|engano|equivoco|lapso|falha|deslize|mancada|vacilo|bobeira|bobagem|besteira|burrice|distracao|confusao|desatencao|cochilo|bola fora|gafe) (?:meu|minha|nosso|nossa|de digitacao|na digitacao)',
  'foi (?:um |uma )?(?:erro|engano|equivoco|lapso|falha|deslize|mancada|vacilo|bobeira|bobagem|confusao)',
  '(?:eu )?(?:bobeei|vacilei|viajei|cochilei|falhei|pisei na bola|comi bola|dei mole|marquei bobeira|dei bobeira|me perdi|troquei as bolas|troquei tudo|troquei os (?:nomes|dias|horarios|numeros)|nao prestei atencao|nao vi direito|nao reparei|fiz confusao|fiz besteira)(?: (?:aqui|ai))?',
  '(?:mas )?(?:pensei|pensando|pensado|refleti|refletindo) (?:melhor|bem)',
  'mudei de (?:ideia|opiniao|plano)',
  'repensei',
  'reconsiderei',
  '(?:reconsiderando|repensando|(?:ponderando|refletindo|avaliando) melhor)',
  '(?:ta|esta|tava|estava|ficou|saiu|foi) (?:tudo )?errad[oa]',
  'nao (?:e|era|foi) (?:bem )?(?:isso|assim)(?: nao)?',
  'nada disso',
  'que nada',
  '(?:uma |faco uma |segue (?:a )?)?(?:correcao|retificacao|errata)',
  '(?:deixa (?:eu |me )?|deixe me |permita me |quero |queria |preciso |vou |vamos )?(?:corrigir|retificar|consertar|arrumar isso|refazer isso)',
  'corrij[oa]',
  'corrigindo',
  'corrige',
  'retifico(?: (?:o teor d[ea] |o conteudo d[ea] )?(?:(?:a |minha |a minha )?(?:mensagem|solicitacao|comunicacao|informacao)|o (?:meu )?(?:pedido|recado|que (?:escrevi|disse|pedi)))(?: anterior)?)?',
  'retifique',
  'conserta',
  'conserte',
  'arruma isso(?: ai| aqui)?',
  '(?:favor |por favor )?(?:considere|considerar|considera|leia.se|leia|entenda.se)',
  'exager[ei]+i?',
  'falei demais',
  'foi demais',
  'e demais',
  '(?:muito|demais)(?=[,;:.!…-])',
];

/** Denies what was done last, whatever else is said: where nothing else of it is understood, that is taken back. */
export const DENIALS: readonly string[] = [
  'nada a ver',
  'nada haver',
  '(?:ctrl|control) ?z',
  '(?:voce |vc |tu |ce )?nao (?:me )?entende(?:u|ste)(?: nada)?',
  '(?:voce |vc |tu |ce )?(?:entende(?:u|ste)|leu|fez|anotou|marcou) (?:errad[oa]|mal|trocad[oa]|diferente|outra coisa)',
  '(?:nao|nem) (?:era|foi|e|eh|eram) (?:isso|assim|bem|ness[ea]|ess[ea]|el[ea]s?|o que|para|pra|[oa]|n[oa]|dia|aquel[ea]|aquilo|aquela)',
  'nao (?:te |lhe )?(?:pedi|falei|disse|mandei|quis|quero) (?:isso|dizer|assim|ess[ea])',
  '(?:(?:e|era|eh|foi|seria) )(?:n?[oa] |d[oa] |para |pra )*outr[oa]s?(?: (?:dia|pessoa|missa|data|hora|horario|domingo|sabado|nome|ministr[oa]|semana|coisa))?',
  '(?:n?[oa] )outr[oa] (?:dia|pessoa|missa|data|horario|domingo|sabado)',
  '(?:falei|pedi|disse|queria|quis) (?:diferente|outra coisa|o contrario|outro|outra)',
  'errad[oa]s?',
  'trocad[oa]s?',
  'equivocad[oa]s?',
  '(?:e|eh|foi|ta|esta|ficou) (?:muito|pouco|demais)',
];

/** Asks to be forgiven, or only exclaims: what stands beside it is meant instead where it is no request of its own. */
export const SORRY: readonly string[] = [
  String.raw`(?:me |mil |peco |queira |queiram |aceite minhas )?(?:desculp\w*|escusas|perd[ao]\w*|perdoe\w*|sorry|mals|foi mal|malz|malz ai|mals ai|mal ai|sinto muito|lamento)(?:[ -](?:me|a confusao|o erro|a falha|o engano|o equivoco|pela confusao|pelo erro|pela falha|pelo engano|pelo equivoco|pelo lapso|ai|ta|viu|gente|a est[ea] (?:pobre |velh[ao] )?[a-z]+|est[ea] (?:pobre |velh[ao] )?[a-z]+))?`,
  '(?:minha|meu) (?:filh[ao]|querid[ao]|amig[ao]|irm[ao]|bem|santa|caro|cara)',
  'ops+',
  'opa',
  'oops?',
  'eita',
  'epa',
  'putz',
  'ih+',
  'xi+',
  'vixe?',
  'vixi',
  'ai(?: meu deus| jesus)?',
  'nossa(?: senhora)?',
  'meu deus',
  'gente',
  'poxa',
  'puxa',
  'caramba',
  'credo',
  'caraca',
  'ixi+',
  'ixe',
  'h+u*m+',
  'ah+',
  'oxe',
  'uai',
  'ue',
  'bah',
  'aff+',
  'pera(?: ai)?',
  'perai',
  'espera(?: ai)?',
  'calma(?: ai)?',
  'nao(?=[,;:.!…-])',
  'no caso',
  'digo',
  'alias',
  'melhor',
  'ou melhor',
  '(?:ou )?melhor dizendo',
  'quem (?:me )?dera',
  'que pena',
  'ou seja',
  'quer dizer',
  'quis dizer',
  'eu quis dizer',
  'queria dizer',
  'na verdade',
  'na realidade',
  'minto',
  'mentira',
  'tipo',
  'troquei',
  'agora sim',
  'isso sim',
  'isso(?=[,;:.!…-])',
  'arre(?: egua)?',
  'egua',
  'rapaz',
  'macho',
  'mah',
  'mermao',
  'diab(?:eisso|o e isso)',
  'mals',
  '(?:o )?gente',
  'jesus',
  'misericordia',
  'ave maria',
  'negativo',
  'retificando',
  'na real',
];

/** Asks for more time or attention, and not to be forgiven for what was asked for. */
export const SORRY_TO_DISTURB =
  /\b(?:incomod\w*|demora\w*|hora|insist\w*|abus\w*|pergunt\w*|trabalho|transtorno|audio|perturb\w*)\b/;

/** What was asked for is not wanted: alone, or with why, it takes that back. */
export const OFF: readonly string[] = [
  '(?:(?:o|meu|esse) )*(?:ultim[oa] |presente )?(?:pedido|solicitacao|ordem|regra)(?: anterior)? (?:fica |esta |ficou )?sem efeito',
  'alarme falso',
  '(?:(?:era|foi|e|to|tava|estava|estou) )?(?:so )?(?:brincadeira|brincando|zoeira|zoando|zuando|testando|(?:um )?teste)',
  '(?:foi )?sem querer',
  '(?:eu )?(?:apertei|mandei|enviei|cliquei|toquei|saiu|foi) sem querer',
  '(?:eu )?(?:mandei|enviei|postei|escrevi)? ?(?:na |no |a |o )?(?:conversa|mensagem|msg|lugar|grupo|chat|janela|texto|recado) errad[oa]',
  'falei por falar',
  '(?:eu )?(?:me )?arrependi',
  '(?:quero |vou |prefiro )?voltar atras',
  '(?:(?:ja|isso|tudo|ta|esta) )+(?:resolveu|se resolveu|resolvid[oa]|se ajeitou|se acertou)',
  'resolveu se',
  '(?:torn[ae]r?|fica|ficou|deixa|deixe) (?:isso )?sem efeito',
  'perdeu (?:a validade|o efeito)',
  'nao (?:vale|valeu|conta|esta valendo)(?: mais)?',
  '(?:(?:quero|queira|pode|favor|por favor|podes|poderia|gostaria de|prefiro) )*(?:desconsider|suspend|anul|cancel|ignor|revog|descart|retir|remov|apag|exclu|elimin|delet|tir)(?:o|a|e|ar|er|ir|a se|amos)?(?: (?:isso|tudo isso|(?:o |a |meu |esse |essa |este |esta |aquele )?(?:ultim[oa]|anterior|pedido|solicitacao|que (?:eu )?(?:disse|pedi|falei|escrevi|mandei)|mensagem|msg|regra|comando|orientacao)(?: (?:anterior|acima|ultim[oa]|pedido|regra|mensagem))?)){1,2}',
  '(?:(?:quero|queira|pode|favor|por favor|podes|poderia|gostaria de|prefiro) )*(?:desconsider|suspend|anul|retir)(?:o|a|e|ar|er)',
  String.raw`(?:mant[ei]\w*|fica|fique|deix[ae]r?|volt[ae]r?|permanec[ae]|continua|continue)(?: (?:tudo|isso|a escala|ai|para))*(?: (?:como|do jeito que|conforme|igual)(?: ja)? (?:estava|tava|era|esta|ta|antes))(?: antes)?`,
  'deixe? (?:estar|quieto|assim|para la|isso)',
  '(?:nao|nem) (?:mex[ea]r?|muda|mude|mudar|altera|altere|faca|faz|fazer)(?: (?:nada|nisso|isso|em nada|mais))?',
  'nao quero mais(?: isso)?',
  'nem precisa(?: mais)?',
  'nao (?:sera|e) mais (?:preciso|necessari[oa])',
];
/** Two who were kept apart get on after all. */
export const GET_ON =
  /\b(?:fizeram (?:as )?pazes|(?:ja )?se (?:acertaram|entenderam|dao bem|reconciliaram|perdoaram|resolveram|gostam|falaram)|(?:estao|tao|ta tudo|esta tudo|ficou tudo) (?:de )?(?:bem|boa|resolvido)|sao amig[oa]s)\b/;
/** Somebody who was kept away may or will be there. */
export const IS_THERE =
  /\b(?:(?:esta|estara|estarao|fica|vai estar) (?:presente|la|disponivel|livre|liberad[oa])|liberad[oa]s?|(?:cont[aeo]|contar|contamos) com|mant[ei]\w*|tudo (?:bem|certo|ok)|(?:sem|nao tem|nao ha|nenhum) (?:problemas?|impedimento)|ok|okay|de boa|beleza|blz|normal|normalmente|da certo|confirm(?:ou|ado|ada)|comparece\w*)\b|\b(?:da|rola|vai dar|faz|fara|assume|encara|topa|cobre|pega)$/;
/** Beside that, says nothing else. */
export const AND_SURELY =
  /^(?:sim|mesmo|normal|normalmente|presente|certeza|agora|bem|ok|okay|boa|problemas?|questao|jeito|firme|tranquil[oa]|claro|garantid[oa]|afinal|finalmente|todo|tudo|certo|contar|conta|imagina|nada|livre|liberad[oa]s?|disponivel|beleza|blz|voltar|voltou|volta|impedimento|trabalhar|trabalha|faz|fazer|rola|mant[ei]\w*|vontade|disse|diz|falou|avisou|confirmou|garantiu|conseguiu|melhorou|sarou|topou|aceitou|deu|virou)$/;
/** Gives back what was taken: "libera o dia 29". */
export const RELEASES =
  /^(?:(?:nao|pode|podes|favor|por favor|entao|agora|mas|ah|opa|e),? )*(?:liber\w+|destrav\w+|desbloque\w+|solt[ae]r?)\b/;

/** Puts off what kept somebody away, or says that it is over; the word that follows or comes before is why. */
export const REASON_OFF =
  /\b(?:cancel|desmarc|adi|suspend|remarc|transfer)\w* (?:[oa]s? |seu |sua )?(?<why>[a-z]+)$|\b(?<was>[a-z]+) (?:del[ea] )?(?:foi|ta|esta|ficou|acabou sendo) (?:cancel|desmarc|adi|suspens|remarc|transfer)\w*$|\bnao (?:vai |precisa )?mais (?<act>[a-z]+)$/;
/** Names what is so, before it: "quem não pode é a Joana", of those who were kept away. */
export const IT_IS = {
  exclude:
    /^(?:(?:na verdade|mas|e|ah|nao|e que),? )*(?:quem (?:e que )?(?:(?:nao|n) (?:pode|podem|vem|vai|serve|da|consegue|podera)|sai|falta|viaja|ta fora|esta fora)(?: mais)?(?: nesse dia| la)?|[oa] que (?:nao|n) (?:pode|vem|vai|da)|o problema|o nome|o dia|[oa] (?:pessoa|data|missa|hora|horario)) (?:e|era|eh|seria|sao) (?=[^,]*$|[^,]*, (?:e )?nao)/,
  pin: /^(?:(?:na verdade|mas|e|ah|nao|e que),? )*(?:quem (?:e que )?(?:vai|vem|entra|serve|fica|assume|pega)(?: nesse dia| la)?|o nome|o dia|[oa] (?:pessoa|data|missa|hora|horario)) (?:e|era|eh|seria|sao) (?=[^,]*$|[^,]*, (?:e )?nao)/,
} as const;

/** As many as there are without a rule. */
export const AS_USUAL =
  /^(?:(?:nao|pode|podes|favor|por favor|entao|agora|mas|ah|opa|e|deixa|deixe),? )*(?:liber\w+|solt[ae]r?)(?: (?:el[ea]s?|isso|geral|todo mundo|tudo))?$|^(?:(?:nao|entao|agora|mas|ah|opa|e|pode),? )*(?:deix[ae]r?|fica) (?:tudo |todos |todo mundo |geral )?livres?$|\b(?:a vontade|quant[ao]s (?:quiser|puder|der|der para|conseguir)\w*|o (?:normal|habitual|costume|de sempre|de costume)|ao normal|de sempre|normalmente|como (?:era|sempre)(?: antes)?|tanta gente)\b/;

const SAID =
  '(?:eu )?(?:tinha |havia )?(?:disse|falei|escrevi|coloquei|pus|botei|marquei|pedi|digitei|anotei|mandei|falado|dito|escrito|pedido)';
const RIGHT =
  '(?:na verdade |agora )?(?:(?:o |a )?(?:cert[oa]|corret[oa]|melhor) )?(?:e|era|eh|seria|sao|eram|quero|queria|leia.se|entenda.se|entenda|considere|fica)';
/** What was meant before, and what is meant now, in one message. */
export const CONTRASTS: readonly RegExp[] = [
  new RegExp(
    `^(?:onde|quando) (?:${SAID}|(?:se )?le(?: se)?|esta|ta) (?<old>.+?),? (?:${RIGHT}) (?<now>.+)$`,
  ),
  new RegExp(
    '^(?:por (?:lapso|engano|equivoco|descuido|distracao|erro|um lapso|um descuido),? )?(?:eu )?(?:indiquei|mencionei|citei|escrevi|disse|falei|pedi|informei|nomeei|anotei|apontei|troquei|chamei) (?:[oa] )?(?<old>.+?),? (?:quando|mas|e) (?:eu )?(?:(?:na|em) verdade )?(?:me referia|queria|quis|pretendia|era|pensava|devia)(?: (?:indicar|dizer|mencionar|nomear|escrever|referir|pedir|falar))?(?: (?:a|ao|em|n[oa]|d[oae]))? (?<now>.+)$',
  ),
  new RegExp(`^${SAID} (?<old>.+?)(?:,| mas| so que| porem| e)+ (?:${RIGHT}) (?<now>.+)$`),
  /^(?:nem|nao) (?:era|e|foi|eram) (?:el[ea]s?|isso|ess[ea](?: dia| pessoa| missa)?|est[ea])(?: nao)?,? (?:mas |e |era |foi |sim )*(?<now>[^,]+)$/,
  /^(?<now>.+?),? (?:em vez|ao inves|no lugar) d(?:e )?(?<old>.+)$/,
  /^(?:em vez|ao inves) d(?:e )?(?<old>.+?),? (?:e |era |fica )?(?<now>[^,]+)$/,
  // "Era o Antônio. O Zé pode."
  /^(?:era|foi|e) (?<now>[^,.;]+)[,.;] (?<old>[^,.;]+?) (?:pode|podem|vai|vem|serve)(?: sim| normal\w*| mesmo)?$/,
  /^nada de (?<old>[^,]+), (?:e |era |so )?(?<now>.+)$/,
  /^(?<old>[^,?]+)\? ?nao,? (?:e |era )?(?<now>.+)$/,
  /^(?<now>.+?),? (?:e )?nao (?:e |era )?(?:mais )?(?<old>.+)$/,
];
