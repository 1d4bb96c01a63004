/** How people answer, correct themselves, take something back and go on; all in words as `spoken` gives them. */

/** Agrees, alone or several times over. */
const AGREED =
  `sim|s+|isso|isso mesmo|isso ai|exato|exatamente|certo|certinho|ta certo|esta certo|tudo certo|correto|corretissimo|claro|claro que sim|ok|okay|pode|pode ser|pode sim|pode
  fazer|pode colocar|pode registrar|pode seguir|pode mandar|pode ir|positivo|afirmativo|aham|uhum|confirmo|confirma|confirmado|e isso|e|eh|e sim|e esse|e essa|e ele|e ela|esse|essa|esse
  mesmo|essa mesmo|essa mesma|ele mesmo|ela mesma|ela mesmo|com certeza|quero|quero sim|faz isso|faz|faca|faca isso|fazer isso|perfeito|justamente|de acordo|beleza|blz|fechado|combinado|manda ver|bora|vai|ta bom|ta
  otimo|otimo|show|sem duvida`.replace(/\s+/g, ' ');
const POLITE = 'por favor|por gentileza|favor|obrigad[oa]|mesmo|ai|entao|viu|senhora?|agradecid[oa]|grat[oa]';
export const YES = new RegExp(`^(?:${AGREED})(?:,? (?:${AGREED}|${POLITE}))*,?$`);
/** Agrees, and goes on: "sim, e o João também". */
export const AND_MORE = new RegExp(
  `^(?:${AGREED})(?:,? (?:${AGREED}|${POLITE}))*,? ((?:e|tambem|aproveit\\w+) .+)$`,
);
export const NO =
  /^(?:nao|n|nao obrigad[oa]|negativo|nada disso|nem pensar|nenhum|nenhuma|nenhum dess[ea]s|nenhuma d[ae]l?[ae]s|nenhum d[oe]l?[oe]s|nenhuma?(?: das (?:2|duas)| dos (?:2|dois))?,? (?:deixa|esquece|obrigad[oa]|nao|melhor)|esquece\w*|esqueca|deixa|deixa (?:para la|quieto|assim|como (?:esta|ta|estava))|deixa,? esquece|pode deixar|cancela|nada|nao precisa(?: mais)?|melhor (?:nao|deixar)|desisto|nao,? (?:deixa|esquece|deixa para la|e isso|foi isso|quero|faz|faca|precisa|cancela|nada disso|obrigad[oa]|por favor|melhor nao))(?: (?!entend|sei)(?:.{0,12}))?$/;
export const DROPS =
  /^(?:(?:nao|ah|opa|e|h+u*m+),? )*(?:(?:acho )?melhor|acho que|prefiro que|pensando (?:bem|melhor),?) nao,?$|\b(?:deixa para la|deixa quieto|deixa como (?:esta|estava)|esquece\w*|esqueca|desist\w+|me enganei|cancela isso|nao precisa mais|pode ignorar|mudei de ideia|retiro o que (?:eu )?disse|foi (?:um )?engano|engano meu|foi sem querer)\b|^(?:cancel[ae]r?|errei|ignor[ae]|apaga isso|desconsider\w+|desprez\w+)(?: (?:isso|essa|esse))?,?$/;
/** Lets go whom it is asked about, with "@" for the name: "deixa isso do João pra lá". */
export const LETS_GO =
  /^(?:(?:nao|ah|ai|opa|bom|ok|entao|melhor|olha|pensando (?:bem|melhor)|por favor|tudo bem|e|mas),? )*(?:(?:pode |vamos |deixa,? )*(?:esquec\w+|cancel\w+|desist\w+|larg\w+|ignor\w+|desconsider\w+|(?:deix|tir|apag)\w+(?= (?:isso|aquilo|ess[ae]|a historia|o que)\b)|nao mex\w+)|deix\w+)(?: (?:(?:com )?(?:isso|aquilo)|ess[ae](?: (?:historia|parte|coisa|pedido|caso|assunto))?|a (?:historia|parte|conversa|coisa)|o (?:pedido|assunto|caso|que (?:eu )?(?:disse|pedi|falei|escrevi))))?(?: (?:sobre|com|quanto))?(?: (?:[ao]|d[oae]|n[oa]|ao|em))?(?: (?:dona|seu))? @\.?(?: (?:para la|quiet[oa]|de lado|em paz|por (?:ora|enquanto|agora)|mesmo|entao|assim|como (?:esta|ta|estava)|por favor))*$/;
/** At no mass, and at every one. */
export const NEVER =
  /\b(?:nunca|jamais|nem pensar|de (?:jeito|modo|forma|maneira) (?:nenhum|nenhuma|algum|alguma)|em hipotese alguma)\b/;
export const ALWAYS = /\bsempre\b/;
/** Somebody need not, and nothing is said of what: "o João não precisa". */
export const NEED_NOT =
  /^(?:(?:mas|e|ja|ah|quanto a|quanto ao|so que),? )*(?:(?:[oa]|ao?|dona|seu) )?(?!el[ea]s?\b)[a-z]+\.?(?: [a-z]+\.?){0,2},? (?:nao|n|num) (?:precisa|e preciso|e necessario|carece|tem necessidade)(?: (?:mais|nao|disso|viu|ta|entao))*$/;
/** Leaves off what was asked for, and names nothing of it. */
export const LEAVES_OFF =
  /^(?:(?:nao|ah|ai|opa|bom|ok|entao|melhor|olha|pensando (?:bem|melhor)|e|mas),? )*(?:deix[ae](?: (?:para la|quiet[oa]|estar|isso(?: para la)?|essa|esse|de lado))?|esque[cq]\w*(?: (?:isso|ess[ae]|tudo))?|desist\w+(?: diss[oa])?|cancel[ae](?: (?:isso|ess[ae]))?|larg[ae] (?:isso|mao)|mudei de ideia|nao precisa(?: mais)?|pode (?:ignorar|deixar|esquecer))(?: (?:entao|mesmo|por favor|viu))*$/;
export const UNDOES =
  /\b(?:desfa[zc]\w*|desmanch\w*|volta\w* atras|desfazer|anula\w*|reverte\w*)\b|\bvolt\w* (?:tudo )?(?:ao que|para o que|como|do jeito que) (?:era|estava|tava|tinha)\b/;
export const EVERYTHING = /\b(?:tudo|todas|todos)\b/;
export const CORRECTS =
  /^(?:(?:eu )?(?:falei|disse|pedi|escrevi) |nao,|nao era|na verdade|quis dizer|queria dizer|quero dizer|era |(?:eu )?me (?:expressei|expliquei|atrapalhei|equivoquei|embananei)|(?:eu )?(?:li|vi|anotei|entendi|copiei) errad[oa]|o (?:certo|correto) (?:e|era|seria|mesmo)|retiro o que|corrijo|corrijam|ops|opa|desculpa?e?|perdao|errei|digo|corrig\w+|exager\w+|alias|ou melhor|melhor |nao e |nao foi|me confundi|confundi|perai|foi mal|correcao|errado|errada|muda |mude |minto|mentira|quer dizer|pera|espera|calma|epa|eita|ixi|putz|falei errado|escrevi errado|digitei errado|retific\w*|na realidade|ah,? (?:nao|desculp|perdao)\w*|enganei|nao )|\b(?:quis dizer|me enganei|na verdade|na vdd|em vez disso|e (?:para|era) (?:tirar|por|colocar|botar|remover|escalar)|o contrario|me confundi|troquei)\b|,? (?:e )?nao (?:(?:[oa]s?|d\w+|n[ao]s?) )*\S+$|^pensando (?:bem|melhor)|^(?:\S+ ){0,2}\S+, (?:foi mal|pensei melhor|me enganei|errei|falha minha|erro meu)$|^(?:conferi|confirmei|verifiquei|chequei|vi aqui|olhei)\b|^troca o (?:nome|dia|horario|numero),|^(?:e |eh )?[oa] outr[oa] \S+$|\bfica melhor\b|^(?:\S+ ){1,4}nao, |,? (?:alias|quero dizer|queria dizer|digo|ou melhor|corrigindo|desculp\w+|perdao|perdoe\w*|me perdoe|me enganei|me confundi|na realidade)$/;
export const RESTATES =
  /^(?:nao,|melhor (?=(?:tir|por|coloc|bot|deix|escal|pux)\w*r? )|(?:voce )?(?:entendeu|leu|fez|marcou|anotou|colocou) (?:tudo )?errad[oa]|nao (?:foi|e|era) (?:bem )?isso|nada disso|na verdade|na vdd|quis dizer|queria dizer|quero dizer|(?:eu )?me (?:expressei|expliquei|atrapalhei|equivoquei|embananei)|(?:eu )?(?:li|vi|anotei|entendi|copiei) errad[oa]|o (?:certo|correto) (?:e|era|seria|mesmo)|retiro o que|corrijo|corrijam|ops|opa|desculp|perdao|errei|digo|corrig|me enganei|foi mal|alias|ou melhor|pensando bem|me confundi|correcao|confundi|perai|errado|errada|muda\b|mude\b|minto|mentira|quer dizer|pera|espera|calma|epa|eita|ixi|putz|falei errado|escrevi errado|digitei errado|retific\w*|na realidade|ah,? (?:nao|desculp|perdao)\w*|enganei|era (?:para ser )?[oa] |(?:eu )?falei o nome|troca o (?:nome|dia|horario|numero),)/;
/** Begins, in the middle of a message, what corrects or takes back the words before it. */
export const TURNS_BACK =
  /^(?:(?:ah|ai|ih|opa|ops|gente|nossa|espera|pera|perai|calma|desculp\w+|perdao|oh|eita|mas),? )*(?:nao,|nao (?:pera|perai|espera|minto|calma|e isso)\b|errei\b|(?:me )?(?:engan|confund|atrapalh|equivoq)\w+\b|falei errado|quer dizer|quero dizer|quis dizer|queria dizer|digo\b|minto\b|alias\b|na verdade\b|ou melhor\b|melhor\b|corrig\w+|retific\w+|esquec\w+ (?:isso|tudo)|deixa(?:,| para la| quieto)|desconsider\w+|pensando (?:bem|melhor)|pode ser \d|era (?:[oa]|n[oa]|dia|do dia)\b|ops\b|opa\b|desculp\w+,)/;
/** Says nothing before a correction. */
const EXCLAIMS =
  /^(?:(?:ih+|ai|ue|ora|oxe|oxente|k{2,}|rs+|(?:o )?meu deus|vixe|gente|menina|nossa|poxa|uai|bah|olha|hum|xi+|puxa|aff|(?:me )?perdo\w+(?: me)?|me desculp\w+|desculp\w+ me),? )+(?=(?:me |eu )?(?:errei|engan|confund|desculp|perdao|li |vi |falei|disse|era|e [oa]|nao|na verdade|quis|queria|corrig|foi mal))/;
/** A message without what only exclaims before a correction. */
export const withoutExclaims = (text: string): string => text.replace(EXCLAIMS, '');
export const ALSO =
  /^(?:e |repet\w+ |falt(?:ou|aram) |esqueci |tambem|nem |tampouco |o mesmo|a mesma|mais |idem|igual)|\b(?:tambem|o mesmo|(?:do |de )?mesm[oa] (?:coisa|modo|jeito|forma|quantidade|numero|tanto)|idem|igual|igualmente)\b/;
/** Somebody goes after all: "conversei com ela e ela vai". */
export const GOES_AFTER_ALL =
  /\b(?:el[ea]s?|\S{3,}) (?:vai|vao|vem|topou|toparam|aceitou|aceitaram|conseguiu|conseguiram|confirmou|confirmaram)(?: (?:sim|agora|ir|vir|servir|que vai))*$/;
/** What was to go is to stay: "não é pra tirar", "é pra ele ficar". */
export const STAYS =
  /\bnao (?:e|era) (?:para )?(?:tirar|remover|retirar|excluir)\b|\b(?:e|era) para (?:el[ea]s? )?(?:ficar|continuar|deixar|manter|servir)(?:em|mos)?$/;
/** Somebody may be placed after all: "ah, pode pôr sim". */
export const MAY_AFTER_ALL =
  /^(?:(?:ah|nao|opa|entao|olha|mas|bom),? )*(?:pode|podem) (?:por|colocar|botar|escalar)(?: el[ea]s?)? sim\b/;
/** What was asked for is not needed after all. */
export const NOT_NEEDED =
  /^(?:(?:pensando (?:bem|melhor)|ah|opa|nao|na verdade|melhor|entao|olha|acho que),? )*nao precisa(?: mais)?(?: (?:disso|del[ea]s?|nao|juntar|separar|por|colocar|ser|ficar|junt[oa]s|separad[oa]s))*$/;
/** Says that what was agreed is off, before what is so instead. */
export const CALLED_OFF =
  /\b(?:troca|mudanca|substituicao|permuta|combinado|combinacao|acordo|pedido|arranjo|o que (?:eu )?(?:falei|disse|pedi))\b(?:(?! (?:e|mas|que)\b)[^,]){0,40}? (?:nao (?:vale|conta|rola|existe|vai|deu|ta valendo|esta valendo|e)(?: mais)?(?: certo)?|(?:foi|esta|ta|fica) (?:desfeit|cancelad|anulad)[oa]|caiu|furou|acabou|desandou|deu errado|miou)(?: mais)?\b,? ?/;
/** What goes on from before, though it begins as a correction would: "aliás, nem dia 6". */
export const GOES_ON_AFTER =
  /^\s*(?:ali[aá]s|ah|opa|ops|ih)[,:]?\s+(?=(?:e\s+)?(?:nem|tamb[eé]m|tb)(?!\p{L}))/iu;
/** Free to serve, after a refusal: "no 27 tá liberada". */
export const IS_FREE =
  /(?<![\p{L}])(?:t[áa]|est[áa]|fica)\s+(?:liberad[oa]|livre|dispon[íi]vel)(?![\p{L}])/giu;
/** Stays, after a refusal: "deixa o Marcos". */
export const IS_LEFT =
  /^\s*(?:(?:n[ãa]o|ah|opa|mas|e|s[óo]|ent[ãa]o)[,\s]+)*(?:deix[ae]|mant[ée]m|mantenha)\s+(?:s[óo]\s+)?((?:[oa]|dona|seu)?\s*\p{L}+(?:\s+\p{Lu}\p{L}*\.?)?)(?:\s+mesmo)?\s*[.!]*$/iu;
/** "Dia 20 às 8 só": only that. */
export const ONLY_BEHIND = /^\s*((?:dia|[àa]s|d[ao]s?|n[ao]s?)\s[^,.;?]{1,40}?)\s+s[óo]\s*[.!]*$/iu;
/** "A da Neuza era dia 13": what was said of one of several. */
export const OF_ONE =
  /^\s*(?:n[ãa]o,?\s+)?[ao]s?\s+d([aeo])\s+(\p{L}.*?),?\s+(?:era|é|eh|seria)\s+(?:para\s+|pra\s+|n?[ao]\s+)?(?=dia\s|\d|[àa]s\s)/iu;
/** Wants somebody, whoever it be. */
export const ANYBODY =
  /\b(?:alguem|outra pessoa|outr[oa] ministr[oa]|um substituto|uma substituta|outro alguem)\b/;
/** More that is left out: "faltou dizer: exceto no dia 8". */
export const EXCEPTS =
  /^(?:(?:ah|opa|mas|e|so|esqueci|faltou|ia esquecendo|lembrei|desculp\w+|perdao|alias)(?: (?:de )?(?:dizer|falar|avisar|mencionar|um detalhe))?,? )*(?:exceto|menos|fora|salvo|tirando|a nao ser|com excecao) (?!d[ae] (?:regra|escala))/;
export const FIRST = /\b(?:primeir[oa]|cedo|mais cedo)\b/;
export const LAST = /\b(?:ultim[oa]|mais tarde)\b/;
/** Leaves the choice to the assistant. */
export const ANY =
  /^(?:(?:pode ser|para mim|ah|por mim),? )*(?:tanto faz|qualquer(?: (?:uma?|das (?:2|duas)|d[oe]s (?:2|dois)))?|voce (?:escolhe|decide|que sabe)|a que (?:voce )?(?:quiser|preferir|der))$/;
/** The next one alone, of those that come every week. */
export const THIS_ONE =
  /\b(?:so |apenas |somente )?(?:n?ess[ea]|n?est[ea]|n?o proximo|n?a proxima|(?:n?[oa] )?que vem|desta vez|dessa vez|so agora|primeir[oa]|mais proxim[oa])\b(?! n)/;
export const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext'];
export const ALL_OF_THEM =
  /^(?!\d+$)(?:(?:em|para|com|n[ao]s|[ao]s) )*(?:2|3|4|ambas|ambos|todas|todos)(?: (?:elas|eles|missas|delas|deles|as duas))*$/;

/** After these a number is the whole, not so many more. */
export const IN_ALL = /\b(?:no total|ao todo|(?:deixa|deixe|fica|fique|sao|fecha|quero) (?:com |em |so )?\d)/;

/** Somebody serves after all. */
export const RETURNS =
  /^(?:(?:nao|na verdade|pensando (?:bem|melhor)|alias|ah|opa|pera|pode|entao|desculpa|nao precisa),? )*(?:deix\w+ (?:el[ea]s?|[oa] \S+) (?:la|ficar|quiet[oa]|no lugar|servir|como (?:esta|estava|ta))|deix\w+ el[ea]s?|(?:volta|devolve|recoloca)\w* (?:com )?(?:el[ea]s?|[oa] \S+)(?: .{0,20})?|(?:poe|ponha|por|coloc\w+|bot\w+) (?:el[ea]s?|[oa] \S+) (?:de volta|de novo|novamente|outra vez)|(?:el[ea]s? )(?:vai|vao|vem|pode|podem|serve|servem|fica|ficam) sim|pode (?:voltar|deixar)(?: .{0,20})?|(?:nao )?tir\w+ nao|nao tir\w+|nao precisa)(?:,? (?:sim|mesmo|entao|ai|viu|por favor|de novo))*$/;

/** "Não era a Joana": what was understood was wrong, and nothing is said instead. */
export const DENIES = /^nao (?:era|e|foi) (?:[oa]s? |d[oae] |n[oa] |para |dia )*\S+(?: [^,\s]+)?$/;

/** What was said of somebody or some day is to be forgotten. */
export const FORGETS =
  /\b(?:deix|esque[cq]|larg)\w* .*\bpara la\b|\besque[cq]\w*\b|\berrad[oa]s?\b|\b(?:em vez|no lugar|ao inves) d|\bfora (?:d(?:isso|ess[ae])|dess[ae] regra)\b/;

/** "… tira isso": what was done last is to go. */
export const TAKES_BACK =
  /(?:^|, |\bpode )(?:tira|apaga|remove|cancela|exclui|retira|anula|descarta|desconsidera|desmancha|desfaz)\w* (?:isso|ess[ae]|est[ae]|esse ultimo|essa ultima)(?: (?:ultim[oa] )?(?:regra|limite|pedido))?(?: ai| por favor)?,?$/;

/** A rule, in so many words. */
export const RULE_NOUN =
  /\b(?:regras?|limit\w*|maximo|teto|separacao|separac\w+|restric\w+|determinac\w+|exigencia\w*|normas?|trava|bloqueio|proibicao|combinado|obrigac\w+|aquilo|aquel[ea] (?:negocio|historia|coisa|pedido|assunto))\b/;
/** What was said of somebody. */
export const SAID_BEFORE = /\bo que (?:eu )?(?:disse|falei|pedi|combinei|mandei|escrevi) (?:d[aeo]|sobre)/;
/** Asks for something to be taken back. */
export const REVOKES =
  /\b(?:apag|tir|remov|retir|exclu|delet|cancel|anul|revog|suspend|derrub|elimin|esque[cq]|esqec|desconsider|aboli|acab|limp|zer|desfa[zc]|risc|larg|dispens|liber)\w*\b|\bsem (?=limit|maxim|teto|restric)/;
/** Says of something that it is over. */
export const NO_LONGER =
  /\b(?:nao|n|num|nem) (?:(?:e|sao|esta|faz|fazem|tem|se|me|ha|deve|deveria) )*(?:mais )?(?:precis|necess|val|sentid|cont|efeit|obrig|problem|motiv)\w*\b|\bdeix(?:a|ou|am|aram) de valer\b|\bja (?:passou|acabou|era|se resolveu|se acertaram|se entenderam)\b|\bvolt\w* (?:para o|ao) (?:que (?:era|estava)|normal|de antes|de sempre)\b|\b(?:juntar|servir juntos|ficar juntos) de novo\b|\b(?:pode|podem|volta|voltam|voltem) (?:ja |agora )?(?:a |voltar a )(?:ficar |servir |ser )?\S*/;
export const EVERY_RULE =
  /\b(?:tod[ao]s|tudo)\b.*\bregras?\b|\bregras?\b.*\btod[ao]s\b|\b(?:zer|limp)\w* (?:as )?regras\b/;

/** Words before and after an answer that say nothing. */
export const TALK =
  /^(?:sim|s|claro|certo|ah|eh|e|entao|bom|bem|olha|acho que|acho|eu acho que|seria|so|no caso|na verdade|por favor|ai|hum|ne|oi|desculpa|isso|ok|pode ser|coloca|poe|bota|tem que ser|e a opcao)(?:,? )(?=\S)|,? (?:na verdade|claro|logico|obvio|obviamente|com certeza|sim|por favor|viu|ne|ta|ta bom|mesmo|entao|obrigad[oa]|acho|acho eu|eu acho|no caso|pfv|uai|visse|tche|pode ser|ok|gente|ue|ora|oras|homi|menin[ao]|querid[oa]|filh[oa]|meu filho|minha filha),?$|,$/;
/** "Pra 3" is the whole, not so many more. */
export const TO_SO_MANY = /\b(?:para|ate) (?:um total de )?\d/;

/** "Só a Vera", "só no dia 8": of what was done last, only this. */
export const ONLY_THESE =
  /^(?:(?:nao|na verdade|mas|e|ah|ops|alias|era|eram|foi),? )*(?:(?:fora|nao pode|nao vem|sai|saindo|tira) )?(?:so|somente|apenas|soh) (?:(?:[oa]s? |para |n[oa]s? |d[oa]s? |com |el[ea]|dia |mesmo )+|(?=\d{1,2}$))/;
/** The other way about. */
export const CONTRARY = /\b(?:(?:e|era|foi|ao|o) contrario|invert\w+|trocad[oa]|ao reves)\b/;

/** What was taken back is to be as it was: "põe de novo". */
export const AGAIN =
  /^(?:(?:nao|na verdade|pensando bem|opa|mas|ah|entao|pode),? )*(?:poe|coloca|coloque|bota|volta|ponha|por|colocar|botar|voltar)(?: (?:isso|el[ea]s?|a regra|essa regra|tudo))? (?:de novo|novamente|outra vez|de volta|como estava antes)$/;

/** Rules by their numbers: "as regras 1 e 3". */
export const NUMBERED =
  /\bregras? (?:n\w{0,6} )?(\d{1,2}(?!\d|:| (?:ministr|pessoa|missa|vez))(?:(?:, | e |, e )(?:a )?\d{1,2})*)/g;

/** Thanks, praises or says good-bye, and asks for nothing. */
export const THANKS =
  /\b(?:(?:muito |mt )?obrigad\w*|brigad\w*|valeu|gratidao|agradec\w+|deus (?:(?:te|lhe|o|a|vos|nos) )?(?:abenco\w+|pague|ajude|guarde)|amem|bei?jos?|abracos?|tchau|ate (?:amanha|mais|logo|breve)|boa semana|adorei|maravilha|ficou (?:otimo|bom|perfeito|lindo)|era (?:so )?isso|so isso|e isso)\b/;

/** Asks for a roster to be computed. */
export const COMPUTE =
  /\b(?:mont[aeo]r?|ger[aeo]r?|calcul[aeo]r?|recalcul[aeo]r?|refa[zc]\w*|preench\w*|complet[ae]r?|roda(?:r)?|rode|faz(?:er)?(?! (?:(?:so|somente|apenas|ate|no maximo|umas?|mais|menos|de) )*(?:\d|bodas|aniversario|festa|questao))|faca|organiz(?!acao|ador|ativ)\w+|distribu(?!ic|id)\w+)\b(?:(?:(?!\b(?:nao|nem|n)\b).)*\b(?:escala|novembro|dezembro|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|vagas?|lugares|proposta|buracos|mes|rascunho|faltam?)|(?: (?!nao\b|nem\b)\S+){0,3} tudo)\b|\b(?:ger[ae]|gerar|recalcul\w+|calcul[ae]r?|rod[ae]r?|mont[ae]r?|refaz|refaca|refazer)(?: (?:tudo|de novo|novamente|outra vez|ai|para mim|logo|ja|agora|entao|como (?:ficaria|fica|vai ficar)))*$|^(?:entao |agora )?tent[ae]r? (?:de novo|novamente|outra vez)|\b(?:seja|sejam|fosse|ser) (?:gerad|montad|calculad|feit|elaborad|preenchid)[oa]s?\b.*\b(?:escala|mes|vagas|lugares)\b|\b(?:montagem|geracao|calculo|elaboracao|preenchimento|confeccao) d[aeo]s? (?:escala|vagas|lugares|mes|rascunho)/;

/** Which one an ordinal names, the last as -1; null for any other word. */
export function ordinalOf(word: string): number | null {
  if (/^ultim[oa]s?$/.test(word)) return -1;
  const at = ORDINALS.findIndex((start) => word === `${start}o` || word === `${start}a`);
  return at < 0 ? null : at + 1;
}

export const ONLY_WORD = /\b(?:so|soh|somente|apenas)\b/;
/** Says nothing of its own beside which rule is meant. */
export const BESIDE_A_RULE =
  /^(?:[oae]|as|os|d[aeo]s?|n[ao]s?|del[ea]s?|e|eh|era|eram|foi|sao|seria|para|ser|regras?|numero|nao|mas|ah|ai|opa|ops|ih|eita|perdao|desculp\w*|me|errei|enganei|engan\w+|confundi|minto|digo|alias|melhor|ou|na|verdade|realidade|queria|quis|quero|dizer|falei|escrevi|digitei|pedi|eu|que|errad[oa]|foi|mal|so|soh|somente|apenas|mesmo|tambem|tb|outra|essa|esta|aquela|entao|menos|exceto|sim|missa|dia|limite|maximo)$/;
/** What was taken away is to be as it was: "volta", "não era pra apagar"; beside words that say nothing else. */
export const RESTORES =
  /\b(?:volt(?:a|e|ar)|devolv(?:a|e|er)|restaur(?:a|e|ar)|recolo(?:ca|que|car)|recuper(?:a|e|ar)|restabele(?:ca|ce|cer)|reativ(?:a|e|ar)|repo(?:nha|e|r)|deix(?:a|e|ar)|mant(?:em|enha|er)|(?:poe|ponha|bota|coloca|fica) (?:\S+ ){0,2}(?:de volta|de novo|como (?:estava|tava|era))|nao (?:e |era )?(?:para )?(?:apag|tir|remov|retir|exclu|cancel|mex)(?:a|e|ar|er|ir)?)\b/;
/** Words beside those. */
export const BESIDE_RESTORING =
  /^(?:nao|ah|opa|ops|ih|mas|errei|era|e|para|pode|entao|agora|desculpa|perdao|nem|n|com|el[ae]s?|ess[ae]s?|[ao]s?|regras?|isso|nada|nenhuma|tudo|todas|de|volta|novo|como|estava|tava|antes|la|ai|sim|por|favor|viu|ta|voltar?|volte|devolv\w+|restaur\w+|recolo\w+|recuper\w+|restabele\w+|reativ\w+|repo(?:nha|e|r)|deix(?:a|e|ar)|mant(?:em|enha|er)|poe|ponha|bota|coloca|fica|(?:apag|tir|remov|retir|exclu|cancel|mex)(?:a|e|ar|er|ir|ue|i)?)$/;
/** Says nothing of its own beside a part of what was done. */
export const BESIDE_A_PART =
  /^(?:[oae]|as|os|aos?|quanto|sobre|respeito|relacao|d[aeo]s?|n[ao]s?|e|eh|era|para|la|dia|dias|missa|missas|pedido|nome|regra|nao|mas|ah|ai|opa|ops|perdao|desculp\w*|alias|melhor|na|verdade|so|soh|somente|apenas|mesmo|entao|menos|exceto|ministr[oa]|dona|seu|isso|pode|podem|vai|vao|vem|por|favor|deix\w+|mant\w+|fi(?:ca|que|car)|val(?:e|em|er)|lista|esque[cq]\w*|cancel\w+|desconsider\w+|ignor\w+|anul\w+|descart\w+|larg\w+|tir(?:a|e|ar)|apag(?:a|ue|ar)|remov(?:a|e|er)|retir(?:a|e|ar)|que|eu|disse|falei|pedi)$/;
/** Says of one of several that it stays: "esse fica", "o primeiro pode deixar". */
export const STAYS_AS_IT_IS =
  /^(?:(?:nao|mas|ah|opa|entao),? )*(?:(?:ess[ea]|est[ea]|aquel[ea]|[oa] (?:primeir|segund|terceir|ultim)[oa]|[oa] outr[oa]|[oa] rest[oa]|os outros|as outras|[oa] d[aeo] \S+(?: \S+)?) )(?:(?:pode|podem|ta|esta|tao|estao|e|era) )?(?:fic\w+|deix\w+|mant\w+|cert[oa]s?|continu\w+|val\w+|ok)(?: (?:ai|assim|mesmo|sim|como (?:ta|esta)))*$/;
/** Drops a part of what was done. */
export const DROPS_PART =
  /\b(?:esque[cq]\w*|cancel(?:a|e|ar)|desconsider(?:a|e|ar|o)|ignor(?:a|e|ar)|anul(?:a|e|ar)|descart(?:a|e|ar)|deix\w+ (?:.+ )?para la)\b/;
/** "O do João tira", "tira o da Vera": what was said of somebody is to go. */
export const SAID_OF_PART =
  /^(?:(?:nao|mas|ah|opa|entao|pode),? )*(?:(?:tir|apag|remov|retir)\w* (?:[oa]|o que (?:eu )?(?:disse|falei|pedi)) d[aeo] |[oa] d[aeo] .+ (?:tir|apag|remov|retir)\w*$)/;
/** Keeps what was done, where "só" says of whom. */
export const KEEPS_PART = /\b(?:deix[ae]r?|mant[ei]\w*|fi(?:ca|que|car)|val(?:e|em))\b/;
/** Who told it, and when: says nothing of what is so. */
const TOLD =
  /,? (?:(?:el[ea]s?|ja|me|nos|acabou de|acabaram de|agora|que|e|foi o que) )*(?:confirm(?:ou|ar|aram)|avis(?:ou|ar|aram)|diss?e(?:r|ram)?|fal(?:ou|ar|aram)|garanti(?:u|r)|lig(?:ou|ar)|respondeu|mandou (?:mensagem|msg|zap|audio|recado))(?: (?:me|agora|hoje|ontem|ja|mesmo|aqui|ha pouco|faz pouco|pelo zap|pelo telefone|por telefone|por mensagem|comigo|que sim|para mim))*,?$/;
/** A message without who told it: "ela vai sim, me confirmou agora". */
export const withoutTeller = (text: string): string => {
  const found = TOLD.exec(text);
  return found && found.index > 0 && /,| (?:me|que|agora|ja)\b/.test(found[0])
    ? text.slice(0, found.index)
    : text;
};
/** Everybody, after somebody: "era pra todo mundo". */
export const FOR_EVERYBODY =
  /^(?:(?:nao|mas|ah|opa|ops|na verdade|alias|isso|ess[ea](?: (?:limite|regra|maximo))?|errei),? )*(?:e|era|eh|vale|valia|serve|fica|seria|quis dizer|coloca|poe)? ?(?:para|de) (?:todo mundo|todos(?: eles)?|todas|todo o (?:grupo|mundo)|geral|cada um|cada pessoa|a equipe(?: toda| inteira)?|o grupo todo)(?:,? (?:e )?nao (?:e )?(?:so )?(?:para )?(?:[oa] )?\S+)?(?: mesmo)?$/;
/** No day at all. */
export const NO_DAY =
  /\b(?:em )?(?:nenhum (?:outro )?(?:dia|domingo|horario)|dia (?:nenhum|algum)|nenhuma missa|missa (?:nenhuma|alguma))\b/;
/** Is not sure of what is right instead. */
export const GUESSES = /\b(?:acho que|acredito que|parece que|talvez|se nao me engano|devia ser|deve ser)\b/;
/** Says at least, which is no rule. */
export const SAYS_LEAST = /\b(?:no|ao|de|o) minimo\b|\bpelo menos\b/;
/** Guesses what is right instead: "acho que era o Antônio". */
export const GUESSES_FIRST =
  /^\s*(?:(?:ah|mas|e|não|nao|opa|ops)[,\s]+)*(?:acho que|acredito que|parece que|talvez)\s+(?:era|é|e|eh|foi|fosse|seja|seria)\s+(?=\S)/iu;
/** Tells of one thing by what is so of it: "é de manhã que ele não pode". */
export const CLEFT =
  /^\s*(?:(?:n[ãa]o|mas|ah|opa|e)[,\s]+)*(?:é|eh|era|foi)\s+(?<what>[^,;?]{2,60}?)\s+(?:é\s+)?que\s+(?:(?:el[ea]s?|[oa]s?\s+\p{L}+(?:\s+\p{Lu}\p{L}*)?)\s+)?(?<refuses>(?:n[ãa]o|n)\s+)?(?:pode|podem|vai|vão|vem|v[êe]m|serve|servem|entra|d[áa]|consegue)(?:\s+(?:ir|vir|servir))?\s*[.!]*$/iu;
/** Says who told what is right instead: "ela me disse agora que é depois do 24". */
export const TOLD_FIRST =
  /^\s*(?:(?:n[ãa]o|mas|ah|opa|ih)[,\s]+)*(?:(?:el[ea]s?|[oa]s?\s+\p{L}+)\s+)?(?:(?:me|acabou\s+de\s+me|agora)\s+)*(?:disse(?:ram)?|dizer|fal(?:ou|ar|aram)|avis(?:ou|ar|aram)|corrigi(?:u|ram)|confirm(?:ou|aram))(?:\s+(?:agora|aqui|hoje|ontem|que|pra\s+mim))*\s+que\s+(?:na\s+verdade\s+)?(?:é|eh|era|seria|o\s+certo\s+é)\s+(?=\S)/iu;
/** Wants somebody or something forgotten. */
export const FORGETTING =
  /^(?:(?:nao|ah|opa|mas|entao|pode),? )*(?:esque[cq]\w*|desconsider\w*|ignor\w*) (?:[oa] )?\S+(?: \S+)?$/;
/** "Tira o Antônio", of several who were placed. */
export const TAKES_OUT_OF =
  /^(?:(?:nao|ah|opa|mas|entao|pode|agora),? )*(?:tir(?:a|e|ar)|retir(?:a|e|ar)|remov(?:a|e|er)) (?:so )?[oa] /;
/** "Só um deles, o João": which of them is said after it. */
export const ONE_OF_THEM =
  /^\s*(?:s[óo]|somente|apenas)\s+(?:uma?|1)\s+d(?:eles|elas|os\s+dois|as\s+duas|esses|essas)[,:]?\s+(?=\S)/iu;
/** "Só um dos dois": which of them is not said. */
export const ONE_OF_THEM_ALONE =
  /^(?:(?:nao|ah|opa|mas|na verdade|era|e),? )*(?:so|somente|apenas) (?:uma?|1) d(?:el[ea]s|[oa]s (?:2|dois|duas)|ess[ea]s)(?: dias| nomes| missas)?$/;
/** "E o João junto": one more at the mass of whoever was placed. */
export const ALONG =
  /^(?:(?:ah|opa),? )*(?:e|poe|coloca|bota|mais) .*\bjunto(?:s)?(?: com el[ea]s?| tambem)?$/;
/** Says nothing, wherever it stands within a message; a comma stands as well for it. */
export const INTERJECTIONS = `uai|sô|oxe|ô xente|o xente|oxente|vixe maria|vixi maria|vixe|vixi|vige|vish|eita|ué|arre égua|arre|égua|bah|tchê|macho|mah|mermão|mano|véi|home|homi|visse|ave maria|misericórdia|diabeisso|diabo é isso|minha filha|meu filho|meu fi|minha fia`;
/** Gives what was done another end or beginning: "prorrogar até o dia 22". */
export const LENGTHENS =
  /^\s*(?:prorrog|estend|estic|alarg|along|encurt|antecip|adi|alter|mud|pass)\p{L}*(?:-se)?\s+(?:(?:isso|o\s+prazo|a\s+folga|a\s+dispensa|o\s+per[ií]odo)\s+)?(?=at[ée]|(?:para|pra)\s+at[ée]|a\s+partir|desde)/iu;
/** Says whom alone another limit is for, after the limit of all: "exceção: João, 2". */
export const EXCEPTION = /^\s*(?:com\s+)?(?:a\s+)?exce[çc][ãa]o(?:\s+(?:d[aeo]s?|para|pra))?\s*[:,]?\s+/iu;
/** Runs one on into what is so instead: "não é o João é o Antônio". */
export const RUN_ON =
  /(?<not>n[ãa]o\s+(?:é|eh|era|foi)\s+[^,;.?]{2,40}?)\s+(?:mas\s+)?(?<so>é|eh|era|foi|sim)\s+(?=[oa]s?\s|n[oa]s?\s|d[oa]s?\s|dia\s|às\s|\d)/iu;
/** Adds a day to what was done: "aproveito para acrescentar o dia 29"; as it was written. */
export const ADDS_DAY =
  /^\s*(?:e\s+)?(?:aproveit\p{L}+\s+(?:e|para|pra)\s+|pode\s+|favor\s+|quero\s+|queria\s+)?(?:acrescent|adicion|inclu|som|junt)\p{L}*(?:\s+(?:a[íi]|tamb[ée]m|mais|nisso|na\s+lista))*\s+(?=(?:o\s+|os\s+)?dias?\s+\d)/iu;
/** Says that things were mixed up, and then what is so: "gente, troquei: é o Antônio"; as it was written. */
export const MIXED_UP =
  /^\s*(?:(?:gente|nossa|ai|ih|aff|puxa|menin[ao]|n[óo]|vixe|eita)[,!\s]+)?(?:troquei|inverti|embaralhei|baguncei)(?:\s+(?:as\s+bolas?|tudo|os\s+nomes|os\s+dias))?\s*[,:.!]+\s+(?=\S)/iu;
