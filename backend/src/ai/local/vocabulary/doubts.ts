/** What makes a rule hang on something, or says more than a rule can: it is asked about first. In words as `spoken` gives them. */
export const DOUBTS: readonly RegExp[] = [
  // From when on?
  /\b(?:por|durante) (?:uns |umas )?\d+ (?:dias|semanas)\b/,
  /\bou (?:o |ao )?(?:contrario|inverso)\b|\bvice versa\b/,
  /\bquando (?:[oa] )?\S+ (?:volt|cheg|melhor|sar)\w*|\bso se (?!for )|\ba nao ser que\b|\bantes de (?:tirar|por|colocar|trocar)\b|\be se (?:a gente|eu|nos)\b/,
  /\b(?:por enquanto|parece que|pode ser que|quem sabe|capaz de)\b/,
  // Who comes only when nobody else does, and how something would be best.
  /\b(?:como|n[ao]) (?:reserva|suplente)\b|\bem ultimo caso\b|\bde preferencia\b|\bpreferencialmente\b/,
  // What is to be done where the first cannot be, and by turns.
  /\bse (?:el[ea]s? )?nao (?:der|puder|conseguir|tiver|vier|estiver|aparecer)(?:em)?\b|\bse altern(?:ar|arem|em|am|ando)\b/,
  // One of two, who is still to be told.
  /\buma? ou (?:[oa] )?outr[oa]\b|\b(?:confirmo|aviso|decido|vejo|digo) (?:\S+ )?qual\b/,
  /\ba menos que\b/,
  // What somebody thought, and what is not so.
  /\b(?:ach|pens|imagin|jur)(?:ava|avam|ou|aram) que\b|\bnao (?:e|foi|era) (?:que|verdade)\b/,
  // What is only supposed, and what advice is sought about.
  /\b(?:supo(?:nha(?:mos|m)?|ndo|nhamos|r)|imagin(?:e|em|ando|emos)|digamos|na hipotese|hipotese de|hipoteticamente)\b/,
  /\b(?:voces?|tu|a senhora|o senhor) (?:acham?|achas|acharia|recomend\w+|aconselh\w+|sugere\w*|concord\w+)\b|\bo que (?:\S+ )?acham?\b|\b(?:vale(?:ria)? a pena|compensa(?:ria)?|faz(?:ia|em)? sentido|boa ideia|tua opiniao|sua opiniao)\b/,
  // What nobody asked for, and what was asked for before or elsewhere.
  /\b(?:nao|ninguem|nunca|jamais|nem) (?:(?:eu|te|lhe|me|foi|fui|el[ea]s?|quem|a gente|nos) )*(?:ped(?:i|iu|iram|imos)|mand(?:ei|ou|aram)|fal(?:ei|ou|aram)|diss(?:e|eram)|solicit(?:ei|ou|aram)|combin(?:ei|ou|aram)|autoriz(?:ei|ou|aram)|determin(?:ei|ou|aram))(?: \S+)? (?:para|que|de|em|isso|por|[a-z]+[aei]r)\b/,
  /\b(?:nao|nunca|nem|longe de) (?:(?:eu|te|lhe|me|a gente|estou|estamos|to|venho|vim) )*(?:pedindo|solicitando|mandando|sugerindo|propondo|ordenando|requerendo|rogando|peco|pedimos|solicito|solicitamos|sugiro|proponho|requeiro) (?:para|que|[oa] (?:saida|retirada|troca|inclusao)|isso|(?:a )?[a-z]+[aei]r\b)/,
  // What the coordinator has done already.
  /\b(?:ja|eu mesm[oa]|hoje|ontem) (?:ja |eu |mesm[oa] )*(?:coloquei|pus|botei|escalei|tirei|retirei|removi|troquei|inclui|exclui|separei|juntei|substitui|encaixei|marquei|colocamos|tiramos|trocamos)\b/,
  // How often within a time, and between which numbers.
  /\bpor (?:semana|fim de semana|quinzena)\b|(?<!\bem )\b(?:seguid[oa]s?|consecutiv[oa]s?|alternad[oa]s?)\b/,
  // Nobody knows yet, it depends, or it is only told.
  /\bnao sab\w+ (?:ainda )?se\b|\bnao sei (?:ainda )?se\b|\bespera eu\b|\bvou (?:ver|confirmar|perguntar|falar) (?:com|se|para)\b|\bdepende(?:ndo)?\b(?! d[ao] outr[oa]\b)/,
  /\bso (?:vai|vao|pode|podem|serve|servem|fica|vem|entra)\b.*\bse (?!for (?:n|de|com))/,
  // Not where it says why: "tira a Luísa da das 8, ela não consegue chegar cedo".
  /\b(?:sai|sair|chega|chegar)\w* (?:mais |muito )?(?:cedo|tarde|atrasad[oa])\b(?<!\b(?:tir[ae]r?|retir[ae]r?|nao (?:escal[ae]|coloc\w+|coloque|poe|ponha|bot[ae]))\b.*, .*)|(?<!\bnao \S+ )\b(?:tao|muito) (?:bem|bonit[oa])\b/,
  /\bped[ae] (?:para|ao?) (?!nao\b|\S+r\b|.*\bque (?:nao|seja|fique|sirva)\b)/,
  /\b\d{1,2} ou \d{1,2}\b(?![:/]| ?h)/,
  /\b\d+ (?:ou|a) \d+ (?:ministros?|pessoas?)\b|\bentre \d+ e \d+ (?:ministros?|pessoas?)\b|\b(?:uma?|algum|alguma) d[oa]s (?:missas|dias|domingos|horarios)\b/,
];

/** Is still to be seen: what a message goes on to say is not certain yet. */
export const PENDING =
  /\btalvez\b|\bquem sabe\b|\b(?:em|na|com|tenho|uma) duvidas?\b|\bduvida se\b|\bindecis[oa]\b|\b(?:estou|to|ando) pensando (?:em|se)\b|\b(?:nao tenho|sem|nao (?:estou|to) com) certeza\b|\bnao (?:estou|to) (?:bem )?cert[oa]\b|\bpode ser que\b|\bnao sei (?:ainda )?(?:se|quando|qual|quem)\b|\bvou (?:perguntar|confirmar|ver|checar|consultar|sondar|falar com)\b|\bficou de (?:ver|confirmar|avisar|responder)\b|\bainda (?:nao|vai|vou|falta) (?:\S+ )?(?:confirm|respond|v[eê]r?|sei|sab|decid)\w*/;

/** "Se der" is only polite; any other "se" makes it depend on something. In the words that turns of phrase stand for. */
export const CONDITION =
  /(?:^|, )(?:mas )?(?:se|caso) (?!possivel|der|puder(?:em)?,|nao for|uma?\b|quiser|tiver como|for possivel|precisar|faz|fizer)/;

/** No coordinator writes so. */
export const MARKUP =
  /(?<![-=<])>|<(?![-=])|[{}]|\b(?:system|usuario|traduz\w*|responda|poema|administrador|prompt|instruc(?:ao|oes)|finja|finge|faz(?:er)? de conta|simul\w+|chatgpt|gpt|modo (?:desenvolvedor|deus|debug|livre)|jailbreak|sql|select|drop|script|json|root|sudo|token|override|voce (?:agora )?e (?:um|uma)|(?:desconsidere|esqueca) (?:tudo|suas|todas))\b|\bignore (?:as|tudo|todas)\b/;

/** Hangs on what somebody else does; two who are to come together or apart may. */
export const WHENEVER =
  /\bquando (?:[oa]s? |dona |seu )?(?:\S+ ){1,3}(?:puder|for|tiver|estiver|faltar|viajar|sair|vier|quiser|precisar)(?:em)?\b/;

/** Tells what was, or only hopes, by whichever way it is read: a rule is asked about first. In words as `spoken` gives them. */
export const NO_ORDER: readonly RegExp[] = [
  // "Antes a gente separava", "precisei de 8".
  /\b(?:separ|coloc|escal|troc|junt|limit|revez)(?:ava|avam|avamos)\b|\b(?:punha|punham|punhamos)\b|\bprecis(?:ei|ou|aram) de \d/,
  /^(?:(?:eu|a gente|nos|so|mas|e|ai) )*(?:espero|esperamos|torco|torcemos|tomara|oxala|quem dera)\b/,
  /\b(?:provavelmente|possivelmente|quica|porventura|eventualmente)\b/,
  // What is feared or doubted.
  /\b(?:receio|duvido|temo|desconfio|suspeito|tenho medo)\b|\bnao (?:boto|ponho|levo) fe\b/,
  // "Não lembro se ela pode".
  /\bnao (?:me )?(?:lembro|recordo|tenho certeza|faco ideia)\b|\bpor ?que sera\b/,
  // What the coordinator has done, will do, or wants to be told later: "acabei de tirar", "vou tirar amanhã".
  /\bacab(?:ei|amos) de (?!(?:cheg|receb|fal|sab|v|l|sa|volt|convers|lig|deslig|lembr|acord|encontr|descobr|rez|almoc|jant|entr|pass)[aei]r\b)\S+r\b|\b(?:vou|vamos|irei|pretendo) \S+r\b.*\b(?:amanha|depois|mais tarde|outro dia|semana que vem)$|\b(?:me lembr[ae]\w*|lembr[ae]\w* me) (?:de|que|depois|amanha)\b|\bquase (?:\S+ei|pus)\b/,
  // "Serviria se tivesse carona", "nunca falta".
  /(?<!\b(?:se|gosta|agradece|pode|fica|da|te))ria[ms]?\b.*\bse (?:\S+ ){0,2}\S+sse[ms]?\b|\b(?:nunca|jamais|nao) (?:faltam?|deixam? de ir)\b/,
  // What is only thought of or wished, or was on the way to be asked for: "penso em trocar", "queria tanto que pudesse".
  /^(?:(?:eu|a gente|nos|so|mas|e|ainda|ja|ando|estou|to|tava|estava) )*(?:penso|pensamos|pensando|pensei|pensava|pensavamos|cogit\w+|consider(?:o|ei|ando)|avali(?:o|ei|ando)|planej(?:o|ei|ando)) (?:em |se |de )?\S+r\b/,
  /\b(?:eu |a gente )?ia(?:mos)? (?:te |lhe )?(?:pedir|falar|dizer|tirar|colocar|trocar|escalar|mandar|avisar|botar|por)\b/,
  /\b(?:queria|quisera|adoraria|gostaria) (?:tanto|demais) que\b|\b(?:queria|quisera|adoraria|gostaria) muito que\b.*\b(?:pud|d|fo|tive)e?sse\w*\b|\bque pena que (?:[oa] )?\S+ (?:pode|vai|vem)\b|\b(?:imagina|imagine|pensa|pense)(?: so)? se\b|^(?:imagina|imagine|ja penso\w|ja pensei)(?: so)? (?:em )?\S+r\b/,
  /\bmas (?:eu |a gente )?(?:nao (?:quero|concordo|deixei|deixo|aceitei|aceito|acho|vou|precisa)|deixa|ja (?:se )?resolv\w+|ja passou|desist\w+|mudei)\b/,
  // What happened by mistake, what is only said, and what somebody is asked whether it is so.
  /\b(?:tirad[oa]|tiraram|saiu|colocad[oa]|colocaram|escalad[oa]|tirou|removid[oa])\b.*\b(?:por engano|sem querer|por erro)\b|\bouvi (?:dizer|falar)\b|\b(?:sera|e) verdade\b|\bbrincadeira\b/,
  /\bainda n(?:ao|em) (?:me )?(?!respondeu,? mas\b)(?:respondeu|confirmou|disse|falou|retornou|decidiu|sabe)\b|\bnao (?:quis|queria|quer) sair\b|\b(?:em|na) duvida\b/,
  /\b(?:obrigad[oa]|valeu|grat[oa]|agradec\w+) (?:por|pela|pelo) (?:ter )?\S+/,
  /\bantes\b(?! d).*\b(?:podia|podiam|vinha|vinham|servia|serviam)\b(?!.*\b(?:agora|hoje)\b)/,
  /^(?:(?:mas|e|so) )*se (?:precisar|faltar|necessario)\b/,
  // What the coordinator does alone, some day, or will leave as it is: "um dia ainda ponho", "não vou mexer nisso".
  /\b(?<!(?:se|quem|quando|onde|que|como|eu ja) )(?:(?:eu|ainda|depois|ai) )+(?:tiro|ponho|coloco|boto|troco|escalo|separo|junto|removo|retiro|mudo)\b|\bum dia (?:eu |a gente |ainda )+|\bnao (?:vou|vamos|irei|pretendo) (?:mais )?(?:mexer|mudar|alterar|tirar|retirar|trocar|separar|juntar)\b/,
  // What was once meant, and only wished for: "a gente tinha combinado", "minha vontade era", "Deus me livre de tirar".
  /\b(?:tinha|tinham|tinhamos|havia|haviam|haviamos) (?:\S+ )?combinad[oa]\b|\b(?:vontade|sonho|ideal|desejo|intencao|ideia|plano|certo|gosto) (?:\S+ )?(?:era|seria)(?! que (?:nao|voce))\b|\bprometi\b.*\b(?:tir|coloc|bot|escal|troc|separ|junt)ava\b|\bdeus me livre\b|\blonge de mim\b|\bpor (?:mim|ele|ela|mim,)\b.*\b(?:ficav|serv|vinh|ia|entrav|saia|tirav|nem)\w*|^(?:(?:eu|jamais|nunca|nem) )+(?!gost)\S+aria\b/,
  // What others asked for or wrote, and what they were told: "pediram pra pôr, respondi que não", "escreveram: tira o João".
  /\b(?:respond|diss|fal|expliqu|avis|dei|neg|recus)(?:i|e|ei)?\w* (?:a eles |para \S+ )?(?:logo |ja )?que nao(?:,|$)|\b(?:neguei|recusei|nem respondi|fiz de conta|nem liguei|ignorei)\b|\bmas (?:[oa]s? )?(?:\S+ ){0,2}?nao (?:quer|querem|quis|deixa|deixou|aceita|aceitou|concorda|concordou|gosta|gostou|topa|topou|permite|permitiu|tem ministro)\b|\b(?:no|num|noutro|nesse) (?:outro )?(?:grupo|chat|zap)\b.*\b(?:escrev|post|mand|pedi|diss|fal|coment)\w*/,
  // What is still to be thought about or asked.
  /\b(?:vou|vamos|tenho que|preciso|deixa eu|deixe me|deixa me|quero) (?:pensar|ver|avaliar|estudar|analisar|conversar|perguntar|confirmar|consultar|rezar|sondar|checar)(?: (?:direito|melhor|ainda|antes|depois|isso|nisso))*(?:,|$)/,
  // What somebody is wont to say, and never does.
  /\b(?:viv(?:e|em|ia)|and(?:a|am|ava)|fic(?:a|am|ava)|continua\w*|(?:es)?ta|(?:es)?tao) (?:dizendo|falando|reclamando|pedindo|prometendo|ameacando|querendo|insistindo|implorando) (?:que|para|em)\b|\b(?:e|mas) sempre (?:aparece|vem|vai|acaba|volta|serve)\w*/,
  // What somebody wants the coordinator to do, what was talked or thought of: "quer que eu ponha", "falaram em tirar", "tinha dito".
  /\bque (?:eu|a gente) (?:ponha|tire|coloque|bote|troque|escale|separe|junte|tirasse|colocasse|botasse|pusesse|trocasse|escalasse|separasse|juntasse)\b|(?<!\bnem )\b(?:fal(?:ou|aram|am|ando)|pens(?:ar|ando|ou|aram)|cogit\w+|discut\w+|sonh\w+) (?:em|na ideia de) \S+r\b|\b(?:pensando|pensei|discutindo) se |\b(?:tinham?|havia|haviam) (?:me |nos )?(?:dito|falado|avisado|pedido|prometido)\b/,
  // What may be, what is feared, what people say, and what would be of no use.
  /^(?:e )?vai que\b|\b(?:veremos|vamos ver|vai saber|sabe la|so deus sabe)\b|\b(?:com medo (?:de )?que|(?:preocupad[oa]|torcendo|rezando) (?:que|para))\b|\b(?:dizem|boatos?|fofoca|andam dizendo|tao dizendo)\b|\b(?:para que|de que adianta|nao adianta|nem adianta|nao (?:tem|vejo|ha) (?:por ?que|motivo|razao)(?: para)?) (?:eu )?(?:tirar|por|colocar|botar|trocar|separar|juntar|mexer)\b/,
  // What the coordinator bears no more is nobody's refusal: "não aguento mais essa situação".
  /\bnao (?!po|co|quero|preciso)[a-z]{4,}o mais\b/,
  // One of several days, and not which: "num desses domingos", "num domingo desses".
  /\b(?:um|uma|algum|alguma|qualquer) d(?:ess|est|aquel)[ea]s (?!que\b)[a-z]+s?\b|\b(?:dias?|domingos?|sabados?|missas?|semanas?|noites?|manhas?|hora|vez|segunda|terca|quarta|quinta|sexta) dess[ea]s(?! (?:dias|duas|dois|missas))\b/,
  // So many, or such a day, that it is not told which: "quase nenhum domingo", "na maioria dos sábados", "lá pelo dia 12".
  /\bquase (?:nenhum\w*|tod[oa]s?|sempre|nunca)\b|\b(?:maioria|maior parte|boa parte) d[aeo]s?\b|\b(?:la pel[ao]|por volta d[eo]|em torno d[eo]|mais ou menos n?o|perto d[eo]) (?:dia|natal|ano novo)\b(?!.*\bdia \d{1,2} (?:ao?|ate) )/,
  // "Não vem dia 6 se o marido viajar".
  /\bse (?:[oa] |[mst]eu |[mst]ua )?(?:marido|mulher|esposa|mae|pai|filh[oa]|net[oa]|irma|irmao|sogr[oa]|padre|paroco|patrao|patroa|chefe|medic[oa]|tempo|onibus|carro|trabalho) \S+/,
  // Somebody of the family, who is not named; what is neither wanted nor refused.
  /\bfamilia d[ao] (?!dia\b)[a-z]{3}|\b(?:junt\w+ ou separad\w+|separad\w+ ou junt\w+|n(?:ao|em) junt\w+ nem separ\w+|n(?:ao|em) separ\w+ nem junt\w+)\b/,
  // Why somebody could not serve is over: "deixou de viajar", "a viagem foi cancelada"; or all stays: "fica como está".
  /\b(?:deix|desist)\w+ d[aeo] (?:viaj|viagem|folg|ferias)\w*|\b(?:viagem|ferias|folga|cirurgia|plantao|consulta|compromisso)\b[^,]*\b(?:foi|ficou|esta|ta) (?:cancelad|adiad|suspens|desmarcad)[oa]|\bcancel(?:ou|aram) (?:[oa]s? )?(?:viagem|ferias|folga|cirurgia|plantao|consulta)\b|\b(?:dia \d{1,2}|missa|galo|natal)\b[^,]*\bfica como (?:esta|ta|estava)\b/,
  /(?<!\b(?:mais|resto|demais|outr[ao]s),? )\b(?:fica|fique|permanece|continua) tudo (?:como|do jeito que) (?:ja )?(?:esta|ta|estava|tava|era)\b|\bmas (?:\S+ ){0,2}(?:disse|falou|avisou|diz|garantiu|confirmou) que (?:ja |agora )?(?:pode|vai|vem|consegue)\b/,
  // "Já era no dia 12": gone, or what was.
  /\bja era\b/,
  // "Ela queria o dia 24, mas não dá."
  /\b(?:queri(?:a|am)|preferi(?:a|am)|gostari(?:a|am)|pediu|pediram|tinha pedido)\b.*\bmas (?:\S+ ){0,2}nao (?:da|deu|tem como|vai dar|rola|foi possivel)\b/,
  // What is a joke.
  /\b(?:pegadinha|(?:e|era|foi) (?:so )?piada|primeiro de abril|to zoando|to brincando)\b/,
  // Denied twice: "não quero que a Ana fique sem servir".
  /\b(?:nao|nem) (?:quero|queria|queremos|gostaria|convem|desejo) que .*\bfi(?:que|quem|casse|cassem) (?:sem (?:servir|missa|escala|ir)|de fora|fora)\b/,
  // What is asked of the assistant: "me diz se tiro a Joana"; what is not so of all: "nem todos podem".
  /\bse (?:(?:eu|a gente|nos|ja|devo|posso|podemos|devemos) )*(?:tiro|tiramos|ponho|pomos|coloco|colocamos|boto|botamos|troco|trocamos|escalo|escalamos|separo|junto|removo|retiro|mudo|deixo|passo|limito|aumento|diminuo|incluo|excluo)\b|\bnem tod[oa]s?\b(?! [oa]s? (?:dia|domingo|missa)s?\b.* \bpod)/,
  // What somebody wanted, and what came of it: "queria ficar fora, mas já conversei e ele fica".
  /\b(?:queri(?:a|am)|pretendi(?:a|am)|pensava em|pediu|pediram|ia|iam|cogit(?:ou|ava)|ameacou|disse que nao|falou que nao|ach(?:ou|ava) que nao)\b.*\b(?:mas|porem|so que|acabou|acabaram|no fim|depois)\b(?:(?! (?:nao|dia)\b).)* (?:fica|ficam|vem|vai|vao|pode|podem|serve|servem|topou|toparam|aceitou|aceitaram|concordou|desistiu|desistiram|mudou de ideia|voltou atras|ficando|indo|servindo)(?: sim| mesmo| agora)*$/,
  // Only those of a kind, who are not those who serve nowhere else: "só serve quem é catequista: Neuza e Paulo".
  /\b(?:so|somente|apenas) (?:[^, ]+ ){0,6}?quem (?:ja |nao )?(?:e|eh|for|seja|esta|ta|tem|tiver|fez|faz)\b/,
  // "Não coloque ninguém sem me perguntar".
  /\bsem (?:antes |que )?(?:(?:me|nos|eu|falar|a gente|lhe) )*(?:pergunt|avis|consult|falar|dizer|autoriz|pedi|combin|saber|saiba|minha (?:ordem|permissao|autoriza|licenca))/,
];

/** Tells what was, or is wont to be, where nothing is ordered besides: "no ano passado", "costuma faltar". */
export const TELLS =
  /\b(?:n?[oa] )?(?:ano|mes|natal|domingo|semana) (?:passad|retrasad)[oa]\b|\bantigamente\b|\bnaquel[ea] (?:tempo|epoca|ano|mes)\b|\bcostum(?:a|am|ava|avam|o)\b|\bquando (?:[oa] |dona |seu )?\S+(?: \S+)? (?:foi|era|estava|ficou|teve|tinha|operou|casou|viajou|veio)\b/;
