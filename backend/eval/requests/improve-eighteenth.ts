/** Requests in five voices: a north-eastern lady, a gaúcho, a military man, a deacon who thinks aloud, someone with typos. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  at,
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
  IRIS,
  JOANA,
  JOAO,
  LUCIO,
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  need,
  NEUZA,
  nov,
  novFrom,
  novSpan,
  novUntil,
  off,
  PAULO,
  PEDRO,
  put,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  split,
  TEREZINHA,
  TURN_DOWN,
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

export const EIGHTEENTH_SET: Requests = {
  'north-eastern: rules, November': [
    {
      says: 'Oxente minha fia, num bote João no dia 15 não, que ele vai pro Juazeiro pagar promessa, visse?',
      sets: off(JOAO, nov(15)),
    },
    {
      says: 'Arrede Joana da missa das oito do dia oito e bote Antônio, que a bichinha tá aperreada com a mudança',
      sets: [...off(JOANA, nov(8, '08:00')), put(ANTONIO, nov(8, '08:00'))],
    },
    {
      says: 'Se avexe não, mas a missa da cura carece de quatro ministro, que vem gente que só a gota',
      sets: [need(nov(5, '19:30'), 4)],
    },
    {
      says: 'Vera Lúcia e Íris é feito unha e carne, deixe as duas sempre na mesma missa, tá certo?',
      sets: [duo(VERA, IRIS)],
    },
    {
      says: 'Maria das Dores tem gastura de descer ladeira no escuro, tire ela das missa da noite tudinho',
      sets: off(DORES, nov(5), nov(28, '19:30'), nov(29)),
    },
    {
      says: 'Ói, bote Ana Souza na missa de São Judas da noite, que ela faz questão demais da conta',
      sets: [put(ANA_SOUZA, nov(28, '19:30'))],
    },
    {
      says: 'Antônio mais Zé do Carmo tão intrigado, num se falam nem na procissão. Cada um numa missa diferente, viu?',
      sets: [split(ANTONIO, ZE)],
    },
    {
      says: 'Num deixe ninguém passar de três missa nesse mês não, que fica feio pros outro que quer servir também',
      sets: [all(3)],
    },
    {
      says: 'Compadre João só guenta duas missinha esse mês, tá com o joelho inchado que nem um melão. Bote só duas',
      sets: [cap(JOAO, 2)],
    },
    {
      says: 'Ana Lima vai pro sítio da mãe de sexta dia seis até domingo dia oito, deixe ela de fora desses dia',
      sets: off(ANA_LIMA, novSpan(6, 8)),
    },
    {
      says: 'No dia 22 eu queria Vera e Antônio, marido e mulher, que é aniversário de casamento deles, arrume isso aí',
      sets: [put(VERA, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))],
    },
  ],
  'north-eastern: rules, December': inDecember([
    {
      says: 'Vixe, Paulo num vem dia cinco não, o bichinho tá com chikungunya, bote Pedro Henrique no canto dele',
      sets: [...off(PAULO, dez(5)), put(PEDRO, dez(5, '19:00'))],
    },
    {
      says: 'Avie uma coisa pra mim: na Missa do Galo eu quero sete ministro servindo',
      sets: [need(dez(24, '20:00'), 7)],
    },
    {
      says: 'Fátima mais Neuza num se bicam desde a quermesse, aparte as duas, faz favor',
      sets: [split(FATIMA, NEUZA)],
    },
    {
      says: 'Socorro só pode de dia, que o marido num deixa ela andar de noite por essas banda. Tire ela de tudo que é missa da noite',
      sets: off(SOCORRO, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
    },
    {
      says: 'De vinte e três pra frente num conte com Marcos não, ele vai se embora pra Petrolina ver os pai',
      sets: off(MARCOS, dezFrom(23)),
    },
    {
      says: 'Bote Terezinha na missa do Natal, que ela já vem com o bolo do padre e fica por aqui mesmo',
      sets: [put(TEREZINHA, dez(25, '10:00'))],
    },
    {
      says: 'Geraldo e Francisco são irmão e só anda junto, pois bote os dois na mesma missa sempre',
      sets: [duo(GERALDO, FRANCISCO)],
    },
    {
      says: 'Pro dia da Sagrada Família arrume três ministro, que dois fica no aperreio',
      sets: [need(dez(27, '08:00'), 3)],
    },
    {
      says: 'Neuza tá com a mãe no hospital, a pobre. Duas missa pra ela em dezembro e pronto, nem uma a mais',
      sets: [cap(NEUZA, 2)],
    },
    {
      says: 'Bruna M. num pode nas missa da catequese que ela dá aula pros menino bem na hora',
      sets: off(BRUNA_M, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
    },
    {
      says: 'Arranque Rosa M. do dia oito e encaixe Luísa, no mais deixe como tá, visse',
      sets: [...off(ROSA_M, dez(8)), put(LUISA, dez(8, '19:30'))],
    },
  ]),
  'north-eastern: follow-ups': [
    {
      says: ['Tire Vera do dia 15 pra mim', 'Eita, errei, minha fia, é do dia 22 que ela num pode'],
      sets: off(VERA, nov(22)),
    },
    {
      says: ['Bote Dores na missa de domingo dia 29', 'E bote o João mais ela, pra num ficar só'],
      sets: [put(DORES, nov(29, '19:00')), put(JOAO, nov(29, '19:00'))],
    },
    {
      says: ['Ana num vem na missa das três de São Judas', 'É Ana Souza, a de Zefinha'],
      sets: off(ANA_SOUZA, nov(28, '15:00')),
    },
    {
      parish: 'december',
      says: ['Bote Benedito na novena', 'Deixe quieto, num precisa mais não, ele desistiu'],
      or: [off(BENEDITO, dez(17))],
    },
    {
      says: 'Gostei foi muito dessa proposta, pode aplicar que tá uma belezura',
      start: 'proposed',
      decides: 'accept',
    },
    { says: 'Oxe, prestou não essa proposta, rebole fora', start: 'proposed', decides: TURN_DOWN },
  ],
  'north-eastern: questions and others': [
    { says: 'Me diga uma coisa, quem é que tá no dia 15, hein?', tells: ['João'] },
    { says: 'Quem foi que num respondeu ainda, minha fia?', tells: ['Conceição', 'Lúcio'] },
    { parish: 'december', says: 'Quem é que vai tá no dia de Natal, visse?', tells: ['Marcos'] },
    { parish: 'december', says: 'Bruna F. tá servindo em que dia?', tells: ['6'] },
    {
      parish: 'december',
      says: 'Bote Cláudia no Galo, que ela gosta de uma missa bonita',
      asks: true,
      tells: ['Cláudia'],
    },
    {
      parish: 'december',
      says: 'Maria num vai poder no dia 31 não, visse, vai pra festa da família',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    { says: 'Ligue aí pra Conceição e pergunte se ela vem', asks: true, page: 'messages' },
    {
      says: 'Bote Vera no dia 28, mulher',
      asks: true,
      tells: [
        ['7h', '07:00', '7:00'],
        ['15h', '15:00'],
        ['19h30', '19:30'],
      ],
    },
    { says: 'Antônio chegou foi tarde na missa de domingo passado, todo mundo olhando, uma vergonha' },
    { says: 'Num tô dizendo pra tirar João do dia 15 não, tô só falando que ele tá gripado' },
  ],
  'gaúcho: rules, November': [
    {
      says: 'Buenas tchê! O João não vem dia 22, vai campear uns bois lá em Vacaria. Deixa ele de fora.',
      sets: off(JOAO, nov(22)),
    },
    {
      says: 'Bah, bota o Antônio na missa do dia 15 que o vivente tá louco de vontade',
      sets: [put(ANTONIO, nov(15, '08:00'))],
    },
    {
      says: 'Guria, tu me tira a Ana Lima da missa das 7 do dia 28 e me põe a Vera no lugar, que ela é das antigas',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(VERA, nov(28, '07:00'))],
    },
    {
      says: 'Na missa das crianças do dia 8 me deixa três ministros, tchê, que a gurizada é buliçosa',
      sets: [need(nov(8, '10:00'), 3)],
    },
    {
      says: 'A Vera e o João tão de peleia por causa da chave da sacristia, não me bota os dois na mesma missa',
      sets: [split(VERA, JOAO)],
    },
    {
      says: 'A Joana e a Ana Souza são mãe e filha, tchê, deixa elas servirem sempre juntas',
      sets: [duo(JOANA, ANA_SOUZA)],
    },
    {
      says: 'Esse mês o Antônio que faça três missas no máximo, que a lida tá braba na lavoura de arroz',
      sets: [cap(ANTONIO, 3)],
    },
    {
      says: 'Capaz que a Maria das Dores vá levantar de madrugada, tira ela da missa das 6h30 de sexta',
      sets: off(DORES, nov(6)),
    },
    {
      says: 'O Lúcio foi tropear pro Uruguai, não escala ele até o dia 20',
      sets: off(LUCIO, novUntil(20)),
    },
    {
      says: 'Tchê, todo o vivente com no máximo quatro missas, nem uma a mais',
      sets: [all(4)],
    },
    {
      says: 'Ana Souza tu me bota nas duas: a de sexta cedo e a do domingo 22. O resto tu que sabe.',
      sets: [put(ANA_SOUZA, nov(6, '06:30')), put(ANA_SOUZA, nov(22, '08:00'))],
    },
  ],
  'gaúcho: rules, December': inDecember([
    {
      says: 'Bah tchê, o Luiz Carlos tem churrasco na véspera de Natal e não larga o espeto por nada. Tira ele do Galo e bota o Paulo.',
      sets: [...off(LUIZ, dez(24)), put(PAULO, dez(24, '20:00'))],
    },
    {
      says: 'O Pedro Henrique tá de guarda no quartel do dia 5 ao dia 13, esse período tu não conta com ele',
      sets: off(PEDRO, dezSpan(5, 13)),
    },
    {
      says: 'A guria Luísa só me põe nas missas das 10, que de madrugada ela não levanta nem a facão',
      sets: off(
        LUISA,
        dez(5),
        dez(6, '08:00'),
        dez(8),
        dez(12),
        dez(13, '08:00'),
        dez(17),
        dez(20, '08:00'),
        dez(24),
        dez(27),
        dez(31),
      ),
    },
    {
      says: 'No dia da Imaculada me bota mais um ministro, tchê, cinco tá de bom tamanho',
      sets: [need(dez(8, '19:30'), 5)],
    },
    {
      says: 'A Bruna F. e a Bruna M. são mui amigas, deixa as duas sempre na mesma missa',
      sets: [duo(BRUNA_F, BRUNA_M)],
    },
    {
      says: 'Marcos e Paulo nunca na mesma missa, tchê, um é gremista e o outro colorado e dá entrevero',
      sets: [split(MARCOS, PAULO)],
    },
    {
      says: 'A dona Maria Helena que sirva duas vezes e deu, a vivente merece sossego',
      sets: [cap(HELENA, 2)],
    },
    {
      says: 'Te aprochega: na missa de ação de graças do dia 31 eu quero o Francisco e a Neuza',
      sets: [put(FRANCISCO, dez(31, '20:00')), put(NEUZA, dez(31, '20:00'))],
    },
    {
      says: 'O Geraldo vai veranear em Torres a partir do dia 26, de lá pra diante não escala o homem',
      sets: off(GERALDO, dezFrom(26)),
    },
    {
      says: 'Por mim cada um faz três missas no máximo e tá loco de especial, pode marcar assim',
      sets: [all(3)],
    },
    {
      says: 'A Rosa T. me pediu pra não servir nos sábados, que é dia do CTG. Anota aí, tchê.',
      sets: off(ROSA_T, dez(5), dez(12)),
    },
  ]),
  'gaúcho: follow-ups': [
    {
      says: ['Tchê, bota a Vera na missa das 15h do dia 28', 'Bah, me enganei, na das 19h30'],
      sets: [put(VERA, nov(28, '19:30'))],
    },
    {
      says: ['O Antônio não vem dia 8', 'E nem a Vera, que eles vêm no mesmo carro'],
      sets: [...off(ANTONIO, nov(8)), ...off(VERA, nov(8))],
    },
    {
      says: ['Me bota três ministros no dia 22, tchê', 'Capaz, quatro é melhor'],
      sets: [need(nov(22, '08:00'), 4)],
    },
    {
      parish: 'december',
      says: ['A Rosa não serve no dia 20, guria', 'A Rosa T., a do CTG'],
      sets: off(ROSA_T, dez(20)),
    },
    {
      parish: 'december',
      says: ['O Benedito não me serve mais que três missas, tá velho o índio', 'E o Francisco igual'],
      sets: [cap(BENEDITO, 3), cap(FRANCISCO, 3)],
    },
    { says: 'Não gostei dessa que tu aplicou, tchê, volta atrás', start: 'accepted', decides: 'undo' },
  ],
  'gaúcho: questions and others': [
    { says: 'Tchê, quem tá na missa das 8 do dia 8?', tells: ['Joana'] },
    {
      says: 'Quem é que pode servir na sexta dia 6, bah?',
      tells: ['Ana Souza', 'Ana Lima', 'Vera Lúcia', 'João', 'Maria das Dores'],
    },
    { parish: 'december', says: 'Me conta, o Paulo tá em que dia na escala?', tells: ['5'] },
    { parish: 'december', says: 'Quantos ministros vão no Natal, tchê?', tells: [['4', 'quatro']] },
    { says: 'Põe o Lúcio na missa do dia 15 que ele é parceiro', asks: true, tells: ['Lúcio'] },
    {
      parish: 'december',
      says: 'O Raimundo tem que ir no dia 31, o índio não falha nunca',
      asks: true,
      tells: ['Raimundo'],
    },
    { says: 'Bah, publica essa escala de uma vez, tchê', asks: true, page: 'publication' },
    {
      says: 'Aquela história do João e da Joana separados já era, fizeram as pazes no churrasco. Tira essa regra.',
      start: 'ruled',
      removes: [2],
    },
    { says: 'Ontem o João assou um costelão pra paróquia que foi uma coisa de louco' },
    {
      says: 'Tira a Íris do dia 15, tchê, e já me gera a escala de uma vez',
      sets: off(IRIS, nov(15)),
      solves: true,
    },
  ],
  'military: rules, November': [
    { says: 'João. 15NOV. Indisponível por serviço. Não escalar.', sets: off(JOAO, nov(15)) },
    {
      says: 'Missa 28NOV 19h30: efetivo de 5 ministros.',
      sets: [need(nov(28, '19:30'), 5)],
    },
    { says: 'Designar Vera Lúcia, missa 06NOV, 06h30. Execute.', sets: [put(VERA, nov(6, '06:30'))] },
    {
      says: 'Ana Souza: fora de combate de 10 a 22 NOV. Não empregar.',
      sets: off(ANA_SOUZA, novSpan(10, 22)),
    },
    {
      says: 'Substituição. Dia 8, 08h. Sai: Joana. Entra: Ana Souza.',
      sets: [...off(JOANA, nov(8, '08:00')), put(ANA_SOUZA, nov(8, '08:00'))],
    },
    { says: 'Antônio e Maria das Dores: sempre em missas distintas.', sets: [split(ANTONIO, DORES)] },
    { says: 'Dupla fixa: João e Vera Lúcia. Mesma missa sempre.', sets: [duo(JOAO, VERA)] },
    { says: 'Limite de emprego: 2 missas por ministro. Sem exceção.', sets: [all(2)] },
    { says: 'Ana Lima, teto: 1 missa.', sets: [cap(ANA_LIMA, 1)] },
    {
      says: 'Íris: dispensa médica. Todo o mês. Nenhuma missa.',
      sets: off(IRIS),
    },
    {
      says: '29NOV 19h: escalar João, Antônio e Zé do Carmo. Efetivo: 3.',
      sets: [
        put(JOAO, nov(29, '19:00')),
        put(ANTONIO, nov(29, '19:00')),
        put(ZE, nov(29, '19:00')),
        need(nov(29, '19:00'), 3),
      ],
    },
  ],
  'military: rules, December': inDecember([
    { says: 'Novena 17DEZ. Efetivo: 3 ministros.', sets: [need(dez(17, '19:30'), 3)] },
    { says: 'Francisco: licença 24 e 25 DEZ.', sets: off(FRANCISCO, dez(24), dez(25)) },
    {
      says: 'Dia 12, 19h. Escalar Marcos e Luiz Carlos.',
      sets: [put(MARCOS, dez(12, '19:00')), put(LUIZ, dez(12, '19:00'))],
    },
    { says: 'Bruna F. e Terezinha: não empregar na mesma missa.', sets: [split(BRUNA_F, TEREZINHA)] },
    {
      says: 'Permuta autorizada: Neuza (05DEZ) por Maria Helena (20DEZ, 08h).',
      sets: [
        ...off(NEUZA, dez(5)),
        put(NEUZA, dez(20, '08:00')),
        ...off(HELENA, dez(20, '08:00')),
        put(HELENA, dez(5, '19:00')),
      ],
    },
    {
      says: 'Benedito: somente domingos. Demais dias, vetado.',
      sets: off(BENEDITO, dez(5), dez(8), dez(12), dez(17), dez(31)),
    },
    { says: 'Geraldo: máximo três missas no mês.', sets: [cap(GERALDO, 3)] },
    {
      says: 'Retirar Rosa M. 08DEZ. Motivo: luto. Cobrir com Fátima.',
      sets: [...off(ROSA_M, dez(8)), put(FATIMA, dez(8, '19:30'))],
    },
    { says: 'Luísa. Afastada até 16DEZ inclusive.', sets: off(LUISA, dezUntil(16)) },
    {
      says: 'Domingo 13: três ministros às 8h, quatro às 10h.',
      sets: [need(dez(13, '08:00'), 3), need(dez(13, '10:00'), 4)],
    },
    { says: 'Aparecida e Socorro, mesma viatura. Escalar juntas.', sets: [duo(APARECIDA, SOCORRO)] },
  ]),
  'military: follow-ups': [
    {
      says: ['Escalar Ana Lima, 06NOV, 06h30.', 'Erro de digitação. Data correta: 15NOV, 08h.'],
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
    },
    {
      says: ['Escalar João, dia 28.', '15h.'],
      sets: [put(JOAO, nov(28, '15:00'))],
    },
    {
      says: ['Maria das Dores: máximo 2.', 'Ana Souza, idem.'],
      sets: [cap(DORES, 2), cap(ANA_SOUZA, 2)],
    },
    {
      parish: 'december',
      says: ['Bruna, 31DEZ, escalar.', 'Bruna M.'],
      sets: [put(BRUNA_M, dez(31, '20:00'))],
    },
    {
      parish: 'december',
      says: ['Pedro Henrique, 17DEZ, fora.', 'Último pedido sem efeito. Cancelar.'],
    },
    { says: 'Proposta examinada. De acordo. Aplicar.', start: 'proposed', decides: 'accept' },
  ],
  'military: questions and others': [
    { says: 'Informar escalados, 28NOV, 07h.', tells: ['Ana Lima'] },
    { says: 'Pendências de resposta ao questionário: informar nomes.', tells: ['Conceição', 'Lúcio'] },
    {
      parish: 'december',
      says: 'Situação da Missa do Galo? Quem está escalado?',
      tells: ['Luiz Carlos', 'Terezinha'],
    },
    { parish: 'december', says: 'Geraldo: data em que está escalado?', tells: ['8'] },
    {
      says: 'Escalar Ana, 15NOV.',
      asks: true,
      tells: ['Ana Souza', 'Ana Lima'],
    },
    {
      parish: 'december',
      says: 'Maria, 06DEZ, 10h. Designar.',
      asks: true,
      tells: ['Maria Aparecida', 'Maria Helena'],
    },
    { parish: 'december', says: 'Cláudia: escalar 12DEZ.', asks: true, tells: ['Cláudia'] },
    { says: 'Remeter escala por e-mail a todos os ministros.', asks: true, page: 'messages' },
    { says: 'Revogar limite geral de 3. Revogar efetivo da missa das 15h.', start: 'ruled', removes: [1, 3] },
    { says: 'Ciente. Sem alterações a fazer.' },
    { says: 'Antônio, 22NOV, fora.', start: 'published', asks: true, page: 'publication' },
  ],
  'deacon: rules, November': [
    {
      says: 'O João não pode no dia 15... não, espera, no dia 15 ele pode, é no dia 22 que ele tem o encontro de casais, então no 22 não o escale.',
      sets: off(JOAO, nov(22)),
      or: [[...off(JOAO, nov(22)), put(JOAO, nov(15, '08:00'))]],
    },
    {
      says: 'Estava pensando na missa da cura, três ministros é pouco, talvez quatro, ou melhor, cinco, porque virá a caravana do Carmelo. Fica cinco.',
      sets: [need(nov(5, '19:30'), 5)],
    },
    {
      says: 'Para a sexta do Sagrado Coração eu poria a Vera, quer dizer, a Vera não, que dorme tarde; põe a Ana Lima.',
      sets: [put(ANA_LIMA, nov(6, '06:30'))],
      or: [[put(ANA_LIMA, nov(6, '06:30')), ...off(VERA, nov(6))]],
    },
    {
      says: 'Deixe-me ver, a Maria das Dores pediu duas missas, não, três missas no máximo, isso, três para ela.',
      sets: [cap(DORES, 3)],
    },
    {
      says: 'Quem não se entende com o Antônio é a Ana... a Souza, digo, a Ana Souza; convém não deixar os dois na mesma missa.',
      sets: [split(ANTONIO, ANA_SOUZA)],
    },
    {
      says: 'O Zé do Carmo, se bem me lembro, canta na missa das 19h do dia 29, logo não pode distribuir a comunhão; tira-o dessa, por favor.',
      sets: off(ZE, nov(29)),
    },
    {
      says: 'Ora, se a Joana sai no dia 8 às oito da manhã, alguém tem que entrar; ponha então o João, não, o João preside o terço; ponha a Vera, não, a Vera não pode; fica o Antônio.',
      sets: [...off(JOANA, nov(8, '08:00')), put(ANTONIO, nov(8, '08:00'))],
    },
    {
      says: 'A Conceição, coitada, anda adoentada, por isso em novembro não a escale, ou melhor, não a escale até o dia 22, depois se vê.',
      sets: off(CONCEICAO, novUntil(22)),
    },
    {
      says: 'Pensei em dois por pessoa, mas com doze missas não fecha a conta; que sejam no máximo três missas para cada um.',
      sets: [all(3)],
    },
    {
      says: 'Na missa das três da tarde de São Judas, hum, a Vera e o João, sim, os dois, pode pôr.',
      sets: [put(VERA, nov(28, '15:00')), put(JOAO, nov(28, '15:00'))],
    },
    {
      says: 'Antônio, a partir do dia 20, minto, a partir do dia 25, está de férias; não conte com ele.',
      sets: off(ANTONIO, novFrom(25)),
    },
  ],
  'deacon: rules, December': inDecember([
    {
      says: 'Na Missa do Galo, sendo seis os ministros, faltam quatro; comecemos pelo Paulo e pelo Francisco, digo, pelo Paulo e pelo Pedro Henrique. Ponha esses dois.',
      sets: [put(PAULO, dez(24, '20:00')), put(PEDRO, dez(24, '20:00'))],
    },
    {
      says: 'A Terezinha no Galo não dá, ela mora longe, e a filha, bem, isso não vem ao caso; tire-a e ponha a Neuza.',
      sets: [...off(TEREZINHA, dez(24)), put(NEUZA, dez(24, '20:00'))],
    },
    {
      says: 'O Luiz Carlos viaja no dia 10 e volta no dia 18, aliás, volta no 19; nesse intervalo deixe-o livre.',
      sets: off(LUIZ, dezSpan(10, 19)),
    },
    {
      says: 'Para o Natal quatro ministros bastam, ou não? Não, no ano passado faltou. Ponha cinco.',
      sets: [need(dez(25, '10:00'), 5)],
    },
    {
      says: 'Convinha que a Maria do Socorro e a Maria Aparecida não servissem juntas... não, o contrário: que servissem sempre juntas, uma apoia a outra.',
      sets: [duo(SOCORRO, APARECIDA)],
    },
    {
      says: 'O Marcos está no Natal, certo; pois troque-o pelo Benedito, não, o Benedito não pode nesse dia, troque-o pelo Geraldo.',
      sets: [...off(MARCOS, dez(25)), put(GERALDO, dez(25, '10:00'))],
    },
    {
      says: 'Fátima e Rosa, a Rosa T., nunca na mesma missa; é uma questão antiga de canto litúrgico.',
      sets: [split(FATIMA, ROSA_T)],
    },
    {
      says: 'Bruna F. no dia 24 não, no dia 25 sim, ou melhor, em nenhum dos dois, que ela vai a Minas; deixe-a fora da véspera e do Natal.',
      sets: off(BRUNA_F, dez(24), dez(25)),
    },
    {
      says: 'Quatro missas para o Francisco seria demais, três também; no máximo duas para ele.',
      sets: [cap(FRANCISCO, 2)],
    },
    {
      says: 'Na novena do dia 17 servirá a Luísa, ou antes, a Luísa e o Marcos, já que são dois lugares.',
      sets: [put(LUISA, dez(17, '19:30')), put(MARCOS, dez(17, '19:30'))],
    },
    {
      says: 'Pedro Henrique de manhã, não pode; às oito, quero dizer, porque às dez ele já saiu do hospital. Tire-o das missas das oito.',
      sets: off(PEDRO, dez(6, '08:00'), dez(13, '08:00'), dez(20, '08:00'), dez(27, '08:00')),
    },
  ]),
  'deacon: follow-ups': [
    {
      says: [
        'Ponha a Ana Souza no dia 15, às oito.',
        'Pensando melhor, ela já serve no coro nesse dia; ponha a Ana Lima em vez dela.',
      ],
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
      or: [[put(ANA_LIMA, nov(15, '08:00')), ...off(ANA_SOUZA, nov(15))]],
    },
    {
      says: [
        'O João serviria em quantas missas? Digamos, no máximo três.',
        'E para o Antônio, sejamos justos, o mesmo.',
      ],
      sets: [cap(JOAO, 3), cap(ANTONIO, 3)],
    },
    {
      says: [
        'Na missa das crianças do dia 8, quatro ministros.',
        'Não, fui exagerado; deixe como estava antes.',
      ],
    },
    {
      parish: 'december',
      says: ['O Paulo não pode na Imaculada Conceição.', 'Nem ele nem a Neuza, agora que me lembro.'],
      sets: [...off(PAULO, dez(8)), ...off(NEUZA, dez(8))],
    },
    {
      parish: 'december',
      says: ['Ponha a Maria na Sagrada Família.', 'Falava da Helena, evidentemente.'],
      sets: [put(HELENA, dez(27, '08:00'))],
    },
    {
      says: 'Refleti, e essa proposta não me convence: sobrecarrega uns e poupa outros. Descarte-a.',
      start: 'proposed',
      decides: TURN_DOWN,
    },
  ],
  'deacon: questions and others': [
    { says: 'Ajude-me a lembrar: no dia 15, quem foi mesmo que ficou?', tells: ['João'] },
    { says: 'A missa da cura pede quantos ministros, três ou dois?', tells: [['3', 'três']] },
    {
      parish: 'december',
      says: 'O Francisco, se não me engano, está no dia 13; ou seria no dia 20?',
      tells: ['13'],
    },
    { parish: 'december', says: 'E a missa do dia 20 às oito, já tem alguém?', tells: ['Maria Helena'] },
    {
      says: 'Não sei se o Antônio aguenta servir no dia 29; será que eu não devia tirá-lo? Vou rezar sobre isso.',
    },
    {
      parish: 'december',
      says: 'O Raimundo, cuja provisão, creio, já foi renovada, pode servir no dia 13 às oito; ponha-o.',
      asks: true,
      tells: ['Raimundo'],
    },
    {
      parish: 'december',
      says: 'A Bruna, não me recordo qual, pediu dispensa do dia 27.',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
    },
    { says: 'Alguém precisa entrar no dia 22, mas ainda não sei quem. Ponha alguém bom.', asks: true },
    {
      says: 'Aquele limite de três missas para cada um, pensando bem, atrapalha mais do que ajuda; retire-o.',
      start: 'ruled',
      removes: [1],
    },
    {
      says: 'Preciso cadastrar um ministro novo, o Anselmo, investido no domingo passado. Pode incluí-lo?',
      asks: true,
      page: 'people',
    },
    {
      says: 'O João disse que não pode no dia 15, mas depois disse que pode, de modo que fica tudo como está.',
    },
  ],
  'typos: rules, November': [
    { says: 'tria o joao do dia 15 pfv ele vai viajr', sets: off(JOAO, nov(15)) },
    { says: 'colcoa a vera lucia na mssa do dia 28 as 19h30', sets: [put(VERA, nov(28, '19:30'))] },
    { says: 'atnonio nao pdoe dia 22 tem csaamento', sets: off(ANTONIO, nov(22)), orAsks: true },
    { says: 'domingo 15 prescisa de 3 minstros na misa', sets: [need(nov(15, '08:00'), 3)] },
    { says: 'maria das doers no maxmo 2 misas', sets: [cap(DORES, 2)], orAsks: true },
    { says: 'ana suoza e joao smepre juntos pro favor', sets: [duo(ANA_SOUZA, JOAO)], orAsks: true },
    {
      says: 'nao cloca a iris e a ana lima na mesma misa elas brigram',
      sets: [split(IRIS, ANA_LIMA)],
    },
    {
      says: 'trca a joana do dai 8 as 8h pelo jaoo',
      sets: [...off(JOANA, nov(8, '08:00')), put(JOAO, nov(8, '08:00'))],
      orAsks: true,
    },
    { says: 'todo mudno so pode ate 2 missas nao mais qeu isso', sets: [all(2)] },
    {
      says: 'a ana liam ta fora do dia 12 ao dai 23 de novmebro',
      sets: off(ANA_LIMA, novSpan(12, 23)),
      orAsks: true,
    },
    {
      says: 'tira o joao das misas as 19h30, ele tem faculdad de noite',
      sets: off(JOAO, at('19:30')),
    },
  ],
  'typos: rules, December': inDecember([
    { says: 'frnacisco nao vai podre dia 13', sets: off(FRANCISCO, dez(13)), orAsks: true },
    { says: 'bota a ftima na misa do galo', sets: [put(FATIMA, dez(24, '20:00'))], orAsks: true },
    { says: 'missa vesprtina do dia 5 com 3 minisrtos', sets: [need(dez(5, '19:00'), 3)] },
    {
      says: 'subsitui o paulo dia 5 pela luisa pq ele ta doetne',
      sets: [...off(PAULO, dez(5)), put(LUISA, dez(5, '19:00'))],
    },
    {
      says: 'terezinah nao pode na segunda quinznea vai pro interior',
      sets: off(TEREZINHA, dezFrom(16)),
      orAsks: true,
    },
    { says: 'rosa t e bruna m smepre na msema missa', sets: [duo(ROSA_T, BRUNA_M)] },
    { says: 'gerlado e marcso nunca juntos', sets: [split(GERALDO, MARCOS)], orAsks: true },
    { says: 'limtie de 4 misas por pesoa em dezmebro', sets: [all(4)] },
    { says: 'a marica so 2 missas esse mes — marcia*', sets: [cap(MARCIA, 2)], orAsks: true },
    {
      says: 'maria heelna nao pdoe na ultima semana do ano, dia 27 e dia 31',
      sets: off(HELENA, dez(27), dez(31)),
      orAsks: true,
    },
    {
      says: 'poe o beneditto e a nezua na misa vespetrina do dia 12',
      sets: [put(BENEDITO, dez(12, '19:00')), put(NEUZA, dez(12, '19:00'))],
      orAsks: true,
    },
  ]),
  'typos: follow-ups': [
    {
      says: ['tira a vera do dia 8', 'vera nao, a joana, digitei errdao'],
      sets: off(JOANA, nov(8)),
    },
    { says: ['antonio fora do dia 15', 'e do 22 tmabem'], sets: off(ANTONIO, nov(15), nov(22)) },
    { says: ['poe a ana no dia 29', 'suoza'], sets: [put(ANA_SOUZA, nov(29, '19:00'))] },
    {
      parish: 'december',
      says: ['coloca o luiz carlos dia 31', 'ele e a tmb a neuza'],
      sets: [put(LUIZ, dez(31, '20:00')), put(NEUZA, dez(31, '20:00'))],
    },
    {
      parish: 'december',
      says: ['a rosa m nao vem dia 8', 'desfza isso ela vem sim'],
    },
    { says: 'pdoe aplciar a propsota', start: 'proposed', decides: 'accept' },
  ],
  'typos: questions and others': [
    { says: 'qeum ta na misa do dia 15?', tells: ['João'] },
    { says: 'quem aidna nao respondue?', tells: ['Conceição', 'Lúcio'] },
    { parish: 'december', says: 'qauntos ministors na missa do galo?', tells: [['6', 'seis']] },
    { parish: 'december', says: 'o mracos ta em qeu dia?', tells: ['25'] },
    { says: 'bota o sebastaio no dia 15', asks: true, tells: ['Sebastião'] },
    { says: 'ana nao pode dia 28 a noite', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { parish: 'december', says: 'clauida vai no dia 6 as 8 pode por', asks: true, tells: ['Cláudia'] },
    { says: 'imprmie a escala pra mim por favro', asks: true, page: 'print' },
    { says: 'o joao faoul que a missa de domingo foi linda' },
    { says: 'tira a rgera das 15h do dia 28', start: 'ruled', removes: [3] },
    { says: 'mnota a escala agora', solves: true },
  ],
};
