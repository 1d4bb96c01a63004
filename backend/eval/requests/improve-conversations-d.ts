/** Conversations as they happen, and single messages, by an author who had not seen the assistant: part D. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  cap,
  CONCEICAO,
  dez,
  dezFrom,
  dezSpan,
  dezUntil,
  DORES,
  duo,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  inDecember,
  JOANA,
  JOAO,
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  need,
  NEUZA,
  nov,
  off,
  PAULO,
  PEDRO,
  put,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  split,
  TEREZINHA,
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_D: Requests = {
  'a talk: corrected': [
    {
      says: [
        'Solicito que a senhora Vera Lúcia não seja escalada no dia 22.',
        'Perdão, equivoquei-me de nome: trata-se da Maria das Dores.',
        'Era somente isso; Deus o abençoe.',
      ],
      sets: off(DORES, nov(22)),
    },
    {
      says: ['tira o joao do 15 pfv', 'ops 22*', 'vlw'],
      sets: off(JOAO, nov(22)),
    },
    {
      says: [
        'coloca o antônio na missa do dia quinze',
        'não espera quinze não vinte e dois',
        'quem mais tá nessa missa me fala',
      ],
      sets: [put(ANTONIO, nov(22, '08:00'))],
    },
    {
      says: ['ninguem pode servri mais de 3 vezes', 'quis dizzer 2 vezes, desculpa'],
      sets: [all(2)],
    },
    {
      says: [
        'Meu filho, a Joana e o João não podem ficar na mesma missa, eles brigaram na quermesse.',
        'Ai, que cabeça a minha, não é a Joana, é a Ana Souza que brigou com ele.',
        'Foi por causa de um frango assado, acredita?',
      ],
      sets: [split(JOAO, ANA_SOUZA)],
    },
    {
      says: [
        'Oxe, deixa o Antônio e o Zé do Carmo separado, visse?',
        'Separado não, homi, é pra botar os dois junto!',
        'É que Zé vem de carona com ele',
      ],
      sets: [duo(ANTONIO, ZE)],
    },
    {
      says: ['Ô sô, põe a Vera na missa das sete do dia 28', 'Uai, das sete não, a das três da tarde'],
      sets: [put(VERA, nov(28, '15:00'))],
    },
    {
      says: [
        'Missa de São Judas à noite: cinco ministros.',
        'Cinco é muito. Quatro.',
        'E na das sete da manhã, três.',
      ],
      sets: [need(nov(28, '19:30'), 4), need(nov(28, '07:00'), 3)],
    },
  ],
  'a talk: corrected, December': inDecember([
    {
      says: [
        'Queira designar a Terezinha para a missa de 31 de dezembro.',
        'Retifico: a designada é a Neuza, não a Terezinha.',
        'Agradeço a presteza.',
      ],
      sets: [put(NEUZA, dez(31, '20:00'))],
      or: [[put(NEUZA, dez(31, '20:00')), ...off(TEREZINHA, dez(31))]],
    },
    {
      says: ['geraldo so 2x no mes', 'nao, 3x', 'e nada de por ele dia 24 q é niver da filha'],
      sets: [cap(GERALDO, 3), ...off(GERALDO, dez(24))],
    },
    {
      says: [
        'o marcos não vai estar no dia vinte e quatro',
        'na verdade é no vinte e cinco que ele não vai estar',
        'no vinte e quatro ele pode normal',
      ],
      sets: off(MARCOS, dez(25)),
    },
    {
      says: ['põe a Luísa na misa do dia 12', 'eraa o Luiz Carlos', 'confundi os nomse'],
      sets: [put(LUIZ, dez(12, '19:00'))],
      or: [[put(LUIZ, dez(12, '19:00')), ...off(LUISA, dez(12))]],
    },
    {
      says: [
        'Missa do Galo com oito.',
        'A do Galo fica com seis mesmo; é a do Natal, dia 25, que vai com oito.',
      ],
      sets: [need(dez(25, '10:00'), 8)],
      or: [[need(dez(25, '10:00'), 8), need(dez(24, '20:00'), 6)]],
    },
    {
      says: [
        'Ocê põe o Pedro Henrique mais o Francisco sempre na mesma missa',
        'Nó, troquei as bola: quem anda junto é o Pedro Henrique e o Marcos',
        'O Francisco anda até meio sumido, sô',
      ],
      sets: [duo(PEDRO, MARCOS)],
    },
  ]),
  'a talk: more': [
    {
      says: [
        'Por gentileza, registre que o senhor Antônio estará ausente no dia 15.',
        'Aproveito para acrescentar o dia 29.',
        'Corrijo: o segundo dia é 22, não 29.',
      ],
      sets: off(ANTONIO, nov(15), nov(22)),
    },
    {
      says: ['vera fora dia 6', 'dores tbm', 'a dores n, só a vera msm'],
      sets: off(VERA, nov(6)),
    },
    {
      says: ['coloca o joão no dia vinte e dois', 'e coloca também a vera', 'agora pode montar a escala'],
      sets: [put(JOAO, nov(22, '08:00')), put(VERA, nov(22, '08:00'))],
      solves: true,
    },
    {
      says: [
        'O Zé só pode servir uma vez esse mês, sô',
        'A Joana a mesma coisa',
        'Não, a Joana pode duas, foi ela que pediu',
      ],
      sets: [cap(ZE, 1), cap(JOANA, 2)],
      or: [[cap(ZE, 1)]],
    },
    {
      says: ['na missa de cura põe 4 pessoas', 'e põe 5 na de são judas da noite', 'e 3 na das 15h', 'vlw!'],
      sets: [need(nov(5, '19:30'), 4), need(nov(28, '19:30'), 5), need(nov(28, '15:00'), 3)],
    },
  ],
  'a talk: more, December': inDecember([
    {
      says: ['a Fatima nao pdoe dia 17', 'e nem no dia 20 tbm', 'no 20 é so a das 8 q ela nao pode'],
      sets: off(FATIMA, dez(17), dez(20, '08:00')),
    },
    {
      says: [
        'A Socorro vai visitar a irmã em Campinas no dia 13, coitada, não conta com ela.',
        'E a Neuza vai de companhia, viu? Deixa ela fora também.',
        'Que Nossa Senhora te cubra com o manto dela.',
      ],
      sets: [...off(SOCORRO, dez(13)), ...off(NEUZA, dez(13))],
    },
    {
      says: ['Bota o Francisco no Natal, visse', 'E arrume um canto pra Luísa lá mais ele'],
      sets: [put(FRANCISCO, dez(25, '10:00')), put(LUISA, dez(25, '10:00'))],
    },
    {
      says: [
        'Bruna M. e Rosa T. nunca juntas.',
        'Bruna M. e Luísa, idem.',
        'A primeira dupla pode. Só a segunda fica separada.',
      ],
      sets: [split(BRUNA_M, LUISA)],
    },
  ]),
  'a talk: exception': [
    {
      says: [
        'A Vera Lúcia estará em viagem durante todo o mês; não a escalem.',
        'Abram exceção apenas para o dia 28, quando ela já terá retornado.',
      ],
      sets: off(VERA, nov(5), nov(6), nov(8), nov(15), nov(22), nov(29)),
    },
    {
      says: ['joao n serve de domingo', 'menos dia 22', 'esse ele topa'],
      sets: off(JOAO, nov(8), nov(15), nov(29)),
    },
    {
      says: ['ningume serve mais que 2 vezes', 'so o João q pode ate 4'],
      sets: [all(2), cap(JOAO, 4)],
    },
    {
      says: [
        'Antônio num dá conta de missa de manhãzinha não, tira ele das das oito',
        'A do dia 22 ele aguenta, essa deixa',
      ],
      sets: off(ANTONIO, nov(8, '08:00'), nov(15, '08:00')),
    },
  ],
  'a talk: exception, December': inDecember([
    {
      says: ['a rosa t não pode em nenhuma missa da catequese', 'fora a do dia vinte que essa ela pode'],
      sets: off(ROSA_T, dez(6, '10:00'), dez(13, '10:00')),
    },
    {
      says: [
        'A Helena não gosta de missa de noite, tem medo de voltar sozinha, então não põe.',
        'Só na do Galo ela vai, que o genro leva de carro.',
      ],
      sets: off(HELENA, dez(5), dez(8), dez(12), dez(17), dez(31)),
      or: [[...off(HELENA, dez(5), dez(8), dez(12), dez(17), dez(31)), put(HELENA, dez(24, '20:00'))]],
    },
    {
      says: ['Benedito num pode a partir do dia 12, tá na roça', 'Só o 27 que tá livre pra ele'],
      sets: off(BENEDITO, dez(12), dez(13), dez(17), dez(20), dez(24), dez(25), dez(31)),
    },
    {
      says: ['Ninguém acima de três missas.', 'Paulo e Luiz Carlos, até cinco.', 'Amém.'],
      sets: [all(3), cap(PAULO, 5), cap(LUIZ, 5)],
    },
  ]),
  'a talk: taken back': [
    {
      says: [
        'Dispensem o João nos dias 15, 22 e 29.',
        'Quanto ao dia 29, podem desconsiderar.',
        'E acrescentem o dia 8, se ainda houver tempo.',
      ],
      sets: off(JOAO, nov(8), nov(15), nov(22)),
    },
    {
      says: ['poe ana souza dia 15 e dia 22', 'o 15 n precisa mais'],
      sets: [put(ANA_SOUZA, nov(22, '08:00'))],
      or: [[put(ANA_SOUZA, nov(22, '08:00')), ...off(ANA_SOUZA, nov(15))]],
    },
    {
      says: ['deixa o joão e o antônio sempre separados', 'ah esquece isso pode servir junto sim'],
    },
    {
      start: 'ruled',
      says: [
        'Aquela regra de João longe de Joana, pode tirar, já fizeram as pazes',
        'Aliás, deixa como tava, que ontem arengaram de novo',
      ],
      sets: [split(JOAO, JOANA)],
      removes: [2],
    },
    {
      says: [
        'Pode pôr três no máximo pra todo mundo e a Dores no 29',
        'Esse trem do máximo cê apaga, só a Dores que fica',
      ],
      sets: [put(DORES, nov(29, '19:00'))],
    },
  ],
  'a talk: taken back, December': inDecember([
    {
      says: ['tira o Paulo e a Neuza do dai 5', 'a Neuza pode dexar', 'alias o Paulo tb, dexa os dois'],
      sets: [],
    },
    {
      says: [
        'No dia 8 eu queria seis ministros, que vem o povo do terço.',
        'Ah, o povo do terço não vem mais, desmancha isso.',
        'Foram todos pra Aparecida, menino.',
      ],
    },
    {
      says: ['Luísa fora dia 20. Fátima fora dia 20. Marcos fora dia 20.', 'Luísa volta.'],
      sets: [...off(FATIMA, dez(20)), ...off(MARCOS, dez(20))],
    },
    {
      says: ['A Terezinha não pode dia 24', 'Nem o Luiz Carlos', 'Nem a Márcia', 'Opa, o Luiz Carlos pode'],
      sets: [...off(TEREZINHA, dez(24)), ...off(MARCIA, dez(24))],
    },
  ]),
  'a talk: answered round about': [
    {
      says: [
        'A Ana não virá no dia 29.',
        'Aquela de sobrenome Lima, naturalmente.',
        'A outra, a Souza, permanece sem restrição alguma.',
      ],
      sets: off(ANA_LIMA, nov(29)),
    },
    {
      says: ['poe o joao dia 28', 'a mais tarde', 'e poe a dores nessa tb'],
      sets: [put(JOAO, nov(28, '19:30')), put(DORES, nov(28, '19:30'))],
    },
    {
      says: [
        'a ana vai ficar fora do dia quinze',
        'a que tá escalada no dia vinte e oito',
        'e a outra ana fica fora do dia vinte e dois',
      ],
      sets: [...off(ANA_LIMA, nov(15)), ...off(ANA_SOUZA, nov(22))],
    },
    {
      says: ['encaixa o Antonio no dia 8', 'na das crinças'],
      sets: [put(ANTONIO, nov(8, '10:00'))],
    },
    {
      says: ['Põe a Vera no dia 28, uai', 'Cê escolhe, pra ela tanto faz o horário'],
      asks: true,
      or: [[put(VERA, nov(28, '07:00'))], [put(VERA, nov(28, '15:00'))], [put(VERA, nov(28, '19:30'))]],
    },
  ],
  'a talk: answered round about, December': inDecember([
    {
      says: [
        'A Rosa não pode no dia 17, é aniversário de casamento dela, cinquenta anos!',
        'Ah, tem duas, é mesmo. É a T, a outra é viúva, coitadinha.',
      ],
      sets: off(ROSA_T, dez(17)),
    },
    {
      says: [
        'Maria vai tá fora no dia 27',
        'A do Socorro, homi, que Maria ia ser?',
        'As outra Maria tão tudo certa',
      ],
      sets: off(SOCORRO, dez(27)),
    },
    {
      says: ['Bruna, dia 31, não serve.', 'A F serve. É a outra.'],
      sets: off(BRUNA_M, dez(31)),
    },
    {
      says: ['coloca o pedro dia 13', 'aquela primeira mesmo', 'tks'],
      sets: [put(PEDRO, dez(13, '08:00'))],
    },
    {
      says: [
        'Preciso de mais gente no dia 20.',
        'Na missa da catequese.',
        'Quatro está bom.',
        'Muito grata.',
      ],
      sets: [need(dez(20, '10:00'), 4)],
    },
  ]),
  'a talk: mind changed': [
    {
      says: [
        'Escalem a Maria das Dores no dia 6.',
        'Pensando melhor, prefiro que ela sirva no dia 22, e não no 6.',
      ],
      sets: [put(DORES, nov(22, '08:00'))],
      or: [[put(DORES, nov(22, '08:00')), ...off(DORES, nov(6))]],
    },
    { says: ['deixa o antonio de folga dia 22', 'dxa quieto, esquece'] },
    {
      says: ['todo mndo no maximo 2', 'pensado bem 3 é melhor', 'brigada viu'],
      sets: [all(3)],
    },
    {
      says: [
        'Quero a Vera e a Dores juntinhas na missa, elas cantam tão bonito.',
        'Ai não, deixa pra lá, a Dores desafina.',
      ],
    },
  ],
  'a talk: mind changed, December': inDecember([
    {
      says: ['coloca o geraldo na missa do dia trinta e um', 'não pensei melhor vai a luísa no lugar dele'],
      sets: [put(LUISA, dez(31, '20:00'))],
      or: [[put(LUISA, dez(31, '20:00')), ...off(GERALDO, dez(31))]],
    },
    {
      says: ['A Márcia e o Marcos cê separa', 'Ah não, larga mão, quem tem que separar é o Marcos da Neuza'],
      sets: [split(MARCOS, NEUZA)],
    },
    {
      says: ['Francisco não serve dia 6.', 'Serve, sim. Quem não serve é o Paulo.', 'Deus lhe pague.'],
      sets: off(PAULO, dez(6)),
    },
  ]),
  'a talk: something beside it': [
    {
      says: [
        'Bom dia, tudo bem?',
        'Tira a Vera do dia 22, por favor.',
        'Ela me avisou que vai a um retiro em Itaici.',
      ],
      sets: off(VERA, nov(22)),
    },
    {
      says: ['oi, a joana ta fora dia 8', 'vou almoçar e já volto'],
      sets: off(JOANA, nov(8)),
    },
    {
      says: [
        'Dores no dia 29.',
        'Um momento, chegou gente para confissão.',
        'Voltei. Zé do Carmo também no 29.',
      ],
      sets: [put(DORES, nov(29, '19:00')), put(ZE, nov(29, '19:00'))],
    },
    {
      says: ['Põe o João no dia 28', 'Péra, o leite tá fervendo', 'Voltei, uai, é na das três'],
      sets: [put(JOAO, nov(28, '15:00'))],
    },
  ],
  'a talk: something beside it, December': inDecember([
    {
      says: [
        'O Benedito não pode dia 31',
        'É que ele vai passar a virada com os netos em Aracaju, faz anos que não vê',
      ],
      sets: off(BENEDITO, dez(31)),
    },
    {
      says: [
        'Hoje choveu tanto aqui que o quintal virou uma lagoa.',
        'Mas olha, a Neuza pediu pra não ser posta no dia 12.',
        'Deus te pague, meu filho.',
      ],
      sets: off(NEUZA, dez(12)),
    },
  ]),
  'a talk: in doubt': [
    {
      says: ['O Antônio não pode no dia 8', 'acho que vou tirar a Joana também, vou ver'],
      sets: off(ANTONIO, nov(8)),
      asks: true,
      or: [off(ANTONIO, nov(8))],
    },
    {
      says: ['Não sei se ponho a Dores no dia 22 ou no 29.', 'Fiquemos com o 29.'],
      sets: [put(DORES, nov(29, '19:00'))],
    },
  ],
  'a talk: in doubt, December': inDecember([
    {
      says: ['tira o marcos do natal', 'talvez o francisco tb, ainda n sei', 'é, tira ele tb'],
      sets: [...off(MARCOS, dez(25)), ...off(FRANCISCO, dez(25))],
    },
    {
      says: [
        'Tô matutando se tiro Geraldo do dia 8...',
        'Sabe de uma coisa? Deixa ele quieto e tira Rosa M.',
      ],
      sets: off(ROSA_M, dez(8)),
    },
    {
      says: ['Talvez sete na do Galo.', 'Sim, sete.'],
      sets: [need(dez(24, '20:00'), 7)],
    },
  ]),
  'a talk: a question between': [
    {
      says: [
        'Quem está escalado no dia 15?',
        'Então retirem-no desse dia.',
        'E designem a Ana Lima em substituição.',
      ],
      sets: [...off(JOAO, nov(15)), put(ANA_LIMA, nov(15, '08:00'))],
    },
    {
      says: [
        'a ana lima não vai no dia quinze',
        'me diz uma coisa ela pode no dia vinte e nove',
        'então põe ela lá',
      ],
      sets: [...off(ANA_LIMA, nov(15)), put(ANA_LIMA, nov(29, '19:00'))],
    },
    {
      says: ['O Zé do Carmo pode em que dia?', 'Apois bote ele no 29', 'Oxe, e ele tá em mais alguma?'],
      sets: [put(ZE, nov(29, '19:00'))],
    },
  ],
  'a talk: a question between, December': inDecember([
    {
      says: ['qm ta no dia 20 as 8h?', 'entao tira ela e poe a fatima', 'brigadaaa'],
      sets: [...off(HELENA, dez(20, '08:00')), put(FATIMA, dez(20, '08:00'))],
      or: [[...off(HELENA, dez(20)), put(FATIMA, dez(20, '08:00'))]],
    },
    {
      says: ['quantas missas tem dia 13?', 'entao a Luisa fica fora das dauas'],
      sets: off(LUISA, dez(13)),
    },
    {
      says: [
        'Eu queria colocar a Terezinha na Imaculada.',
        'Quem já tá lá mesmo?',
        'Ah, que bom. Então bota ela com eles.',
      ],
      sets: [put(TEREZINHA, dez(8, '19:30'))],
    },
    {
      says: [
        'Põe o Paulo mais a Neuza sempre junto',
        'Quem tá com o Francisco no dia 13?',
        'Deixa. Tá certo, é só aquilo dos dois mesmo',
      ],
      sets: [duo(PAULO, NEUZA)],
    },
  ]),
  'a single: an order': [
    {
      says: 'Informo que o ministro João encontra-se impedido de servir na primeira sexta-feira, dia 6.',
      sets: off(JOAO, nov(6)),
    },
    { says: 'joana max 1x esse mes', sets: [cap(JOANA, 1)] },
    {
      says: 'eu quero o antônio na missa de são judas das sete da manhã',
      sets: [put(ANTONIO, nov(28, '07:00'))],
    },
    {
      says: 'dia 29 presica de 3 minsitros',
      sets: [need(nov(29, '19:00'), 3)],
    },
    {
      says: 'A Dores me contou, chorando, que a neta vai casar no dia 28, então não põe a coitada nesse dia.',
      sets: off(DORES, nov(28)),
    },
    {
      says: 'Oxente, Antônio com Conceição na mesma missa não, que dá briga, visse?',
      sets: [split(ANTONIO, CONCEICAO)],
    },
    {
      says: 'Esse mês ninguém pega mais de duas missa não, uai.',
      sets: [all(2)],
    },
    {
      says: 'Quero João no altar dia 22.',
      sets: [put(JOAO, nov(22, '08:00'))],
    },
  ],
  'a single: an order, December': inDecember([
    {
      says: 'Comunico o afastamento da ministra Luísa entre os dias 10 e 20 de dezembro.',
      sets: off(LUISA, dezSpan(10, 20)),
    },
    { says: 'rosa t e rosa m sempre jts blz?', sets: [duo(ROSA_T, ROSA_M)] },
    {
      says: 'depois do dia vinte a socorro não serve mais em missa nenhuma',
      sets: off(SOCORRO, dezFrom(21)),
    },
    {
      says: 'o Giraldo so pode sevir 2 vezs',
      sets: [cap(GERALDO, 2)],
      orAsks: true,
    },
    {
      says: 'Na missa do dia 31 vem gente de tudo quanto é canto, melhor ter cinco ministros ali.',
      sets: [need(dez(31, '20:00'), 5)],
    },
    {
      says: 'Arranje um lugarzinho pra Fátima na novena de Natal.',
      sets: [put(FATIMA, dez(17, '19:30'))],
    },
    {
      says: 'O Pedro Henrique num guenta mais que três missa, tá bão?',
      sets: [cap(PEDRO, 3)],
    },
    { says: 'Sem Marcos até o dia 13.', sets: off(MARCOS, dezUntil(13)) },
  ]),
  'a single: several things': [
    {
      says: 'Tirem o Antônio do dia 22 e, em seu lugar, escalem a Vera Lúcia.',
      sets: [...off(ANTONIO, nov(22)), put(VERA, nov(22, '08:00'))],
    },
    {
      says: 'joao fora 15 e 29, e a dores só 2x',
      sets: [...off(JOAO, nov(15), nov(29)), cap(DORES, 2)],
    },
    {
      says: 'o joão não pode em domingo nenhum só no dia oito que pode',
      sets: off(JOAO, nov(15), nov(22), nov(29)),
    },
  ],
  'a single: several things, December': inDecember([
    {
      says: 'Troca o Paulo do dia 5 com o Francisco do dia 13',
      sets: [
        ...off(PAULO, dez(5)),
        put(FRANCISCO, dez(5, '19:00')),
        ...off(FRANCISCO, dez(13, '08:00')),
        put(PAULO, dez(13, '08:00')),
      ],
    },
    {
      says: 'A Bruna F. é madrinha da Luísa, quero as duas na mesma missa sempre, e a Neuza longe da Terezinha, que uma não fala com a outra desde o bingo.',
      sets: [duo(BRUNA_F, LUISA), split(NEUZA, TEREZINHA)],
    },
    {
      says: 'Galo: sete. Natal: cinco. Benedito fora do 31.',
      sets: [need(dez(24, '20:00'), 7), need(dez(25, '10:00'), 5), ...off(BENEDITO, dez(31))],
    },
    {
      says: 'Márcia num vai nem no 20 nem no 27, mas no 31 pode botar ela',
      sets: [...off(MARCIA, dez(20), dez(27)), put(MARCIA, dez(31, '20:00'))],
      or: [off(MARCIA, dez(20), dez(27))],
    },
  ]),
  'a single: a question': [
    { says: 'Quem ficou no dia 28 às sete da manhã?', tells: ['Ana Lima'] },
    { says: 'A Conceição já respondeu os dias que ela pode?', tells: ['não'] },
    {
      says: 'Que hora é a missa do dia 29, fio?',
      tells: [['19', 'sete da noite']],
    },
  ],
  'a single: a question, December': inDecember([
    { says: 'qts ministros precisa na missa do galo?', tells: [['6', 'seis']] },
    { says: 'quem tá no natal', tells: ['Marcos'] },
  ]),
  'a single: talk that changes nothing': [
    { says: 'Boa tarde! Como vai o senhor?', asks: true, or: [[]] },
    {
      says: 'A Vera operou a vista semana passada, graças a Deus correu tudo bem.',
      asks: true,
      or: [[]],
    },
  ],
  'a single: talk that changes nothing, December': inDecember([
    {
      says: 'to pensando em tirar o geraldo da imaculada mas vou conversar c ele antes',
      asks: true,
      or: [[]],
    },
    { says: 'Cês tão ajudando demais da conta, obrigado viu' },
  ]),
  'a single: must be asked': [{ says: 'tira a ana do dia 15', asks: true, tells: ['Souza', 'Lima'] }],
  'a single: must be asked, December': inDecember([
    {
      says: 'Coloque a Maria no Natal.',
      asks: true,
      tells: ['Aparecida', 'Socorro', 'Helena'],
    },
    { says: 'Bote o Paulo no dia 6, meu fi', asks: true, tells: ['8', '10'] },
  ]),
};
