/** The ninth set, first part. */
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
  dez,
  dezFrom,
  dezSpan,
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
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  need,
  NEUZA,
  nov,
  novFrom,
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
} from './shape.js';

export const NINTH_A: Requests = {
  'December: rules in a formal voice': inDecember([
    {
      says: 'Boa tarde. Solicito, por gentileza, que o ministro Pedro Henrique não seja designado para as celebrações dos dias 24 e 25, pois estará em viagem com a família.',
      sets: off(PEDRO, dez(24), dez(25)),
    },
    {
      says: 'A ministra Fátima comunicou à secretaria que somente poderá servir até o dia 20 de dezembro. Favor considerar na escala.',
      sets: off(FATIMA, dezFrom(21)),
    },
    {
      says: 'Peço que a Missa do Galo conte com oito ministros este ano, em razão da grande assembleia que esperamos.',
      sets: [need(dez(24, '20:00'), 8)],
    },
    {
      says: 'Gostaria que o Luiz Carlos e a Luísa servissem sempre na mesma celebração, uma vez que são casados e moram longe.',
      sets: [duo(LUIZ, LUISA)],
    },
    {
      says: 'Por orientação do pároco, convém que Francisco e Geraldo não sejam escalados na mesma missa.',
      sets: [split(FRANCISCO, GERALDO)],
    },
    {
      says: 'Queira substituir, na solenidade do Natal do Senhor, o Marcos pela Fátima.',
      sets: [...off(MARCOS, dez(25)), put(FATIMA, dez(25, '10:00'))],
    },
    {
      says: 'Ficou decidido na reunião do conselho que nenhum ministro ultrapassará três celebrações em dezembro.',
      sets: [all(3)],
      orAsks: true,
    },
  ]),

  'December: rules as on WhatsApp': inDecember([
    {
      says: 'oi td bem? a neuza n vai poder dia 5 q tem formatura da neta, tira ela pfv',
      sets: off(NEUZA, dez(5)),
    },
    { says: 'bota o pedro henrique na missa do dia 17 blz? ele topou', sets: [put(PEDRO, dez(17, '19:30'))] },
    {
      says: 'entao, a Luísa só consegue de noite esse mês, de manhã ela tá no hospital td dia até dia de domingo',
      sets: off(LUISA, at('08:00'), at('10:00')),
    },
    { says: 'max 2 missas pro geraldo tá, ele n anda mt bem das pernas 🙏', sets: [cap(GERALDO, 2)] },
    {
      says: 'a bruna m. e a rosa t. kerem servir jnts, coloca elas sempre jnts',
      sets: [duo(BRUNA_M, ROSA_T)],
    },
    { says: 'n põe o paulo c o marcos na msm missa pf, tão sem se falar', sets: [split(PAULO, MARCOS)] },
    {
      says: 'troca o francisco pelo benedito dia 13 as 8, eles ja se acertaram entre eles',
      sets: [...off(FRANCISCO, dez(13, '08:00')), put(BENEDITO, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13)), put(BENEDITO, dez(13, '08:00'))]],
    },
    { says: '5 ministros na Imaculada pfv, o padre q pediu', sets: [need(dez(8, '19:30'), 5)] },
  ]),

  'December: rules as dictated': inDecember([
    {
      says: 'olha a terezinha me ligou agora há pouco e falou que no dia trinta e um ela vai pra praia com os filhos então não coloca ela nesse dia não',
      sets: off(TEREZINHA, dez(31)),
    },
    {
      says: 'bota aí a maria do socorro na missa das dez do dia seis que o netinho dela tá na catequese',
      sets: [put(SOCORRO, dez(6, '10:00'))],
    },
    {
      says: 'o paulo em vez de servir dia cinco vai servir no dia doze no mesmo horário',
      sets: [...off(PAULO, dez(5)), put(PAULO, dez(12, '19:00'))],
    },
    {
      says: 'a missa de ação de graças vai encher esse ano então põe cinco ministros lá no dia trinta e um',
      sets: [need(dez(31, '20:00'), 5)],
    },
    {
      says: 'o marcos pegou plantão aos sábados até o fim do ano então sábado nenhum pra ele',
      sets: off(MARCOS, dez(5), dez(12)),
    },
    {
      says: 'a maria helena só pode nas missas das oito porque depois ela tem que cuidar da mãe',
      sets: off(HELENA, at('10:00'), at('19:00'), at('19:30'), at('20:00')),
    },
  ]),

  'December: rules with typos': inDecember([
    {
      says: 'nao escale a Fatmia na misa do galo ela vai ta na ceia da familha',
      sets: off(FATIMA, dez(24)),
      orAsks: true,
    },
    {
      says: 'coloque o Benedto na novena dia 17 porfavor',
      sets: [put(BENEDITO, dez(17, '19:30'))],
      orAsks: true,
    },
    {
      says: 'a Neusa nao podi nos domigos, ta cuidano do irmao',
      sets: off(NEUZA, dez(6), dez(13), dez(20), dez(27)),
      orAsks: true,
    },
    { says: 'o Fransisco quer so 2 misas no maximo em dezenbro', sets: [cap(FRANCISCO, 2)], orAsks: true },
  ]),

  'December: rules as the elderly write': inDecember([
    {
      says: 'Minha filha, boa noite, Deus te abençoe. O Geraldo, aquele meu compadre, tá com a vista ruim e não dirige mais de noite. Põe ele só nas missas da manhã, faz favor.',
      sets: off(GERALDO, at('19:00'), at('19:30'), at('20:00')),
    },
    {
      says: 'Meu filho, aqui é a Dalva da secretaria. O seu Francisco não vai mais poder no dia treze, nem às oito nem às dez. Um abraço.',
      sets: off(FRANCISCO, dez(13)),
    },
    {
      says: 'Eu não entendo muito dessas coisas de computador não, mas queria que a Terezinha saísse da Missa do Galo e a Maria Helena ficasse no lugar dela. Obrigada e fique com Deus.',
      sets: [...off(TEREZINHA, dez(24)), put(HELENA, dez(24, '20:00'))],
    },
    {
      says: 'Ô meu anjo, a Márcia vai servir no Natal, dia 25 de manhã, viu? Anota aí pra mim que eu esqueço.',
      sets: [put(MARCIA, dez(25, '10:00'))],
    },
  ]),

  'December: rules in the speech of regions': inDecember([
    {
      says: 'Oxente, a Maria Aparecida num pode de jeito nenhum a partir do dia 20, vai simbora pro interior passar as festa',
      sets: off(APARECIDA, dezFrom(20)),
    },
    {
      says: 'Bah, o Luiz Carlos não vem na Missa do Galo, tira o vivente de lá, tchê',
      sets: off(LUIZ, dez(24)),
    },
    { says: 'Uai, põe a Neuza mais o Paulo sempre juntim nas missa, sô', sets: [duo(NEUZA, PAULO)] },
    {
      says: 'Arre égua, num bota a Rosa M. com a Rosa T. na mesma missa não, macho, que dá uma confusão de nome danada',
      sets: [split(ROSA_M, ROSA_T)],
    },
    {
      says: 'Meu, o Pedro Henrique desce pro litoral do dia 10 até o dia 15, não escala ele nesses dias não, firmeza?',
      sets: off(PEDRO, dezSpan(10, 15)),
    },
  ]),

  'December: rules in a hurry': inDecember([
    { says: 'rápido: Luísa fora dia 13 inteiro', sets: off(LUISA, dez(13)) },
    {
      says: 'Missa do Galo: 7 ministros. Tô entrando na missa agora, valeu',
      sets: [need(dez(24, '20:00'), 7)],
    },
    { says: 'Marcos no máx. 3', sets: [cap(MARCOS, 3)] },
    {
      says: 'Fátima no lugar da Bruna F., dia 6, 10h',
      sets: [...off(BRUNA_F, dez(6, '10:00')), put(FATIMA, dez(6, '10:00'))],
    },
    { says: 'Põe Benedito dia 27, tô correndo aqui', sets: [put(BENEDITO, dez(27, '08:00'))] },
  ]),

  'December: rules, other constructions': inDecember([
    {
      says: 'O Paulo e o Marcos combinaram de um ir no lugar do outro: o Paulo vai no dia 25 e o Marcos no dia 5. Pode trocar.',
      sets: [
        ...off(PAULO, dez(5)),
        put(PAULO, dez(25, '10:00')),
        ...off(MARCOS, dez(25)),
        put(MARCOS, dez(5, '19:00')),
      ],
    },
    {
      says: 'Inverte a Maria Helena e o Francisco: ela vai para o dia 13 às 8h e ele assume o dia 20 às 8h.',
      sets: [
        ...off(HELENA, dez(20, '08:00')),
        put(HELENA, dez(13, '08:00')),
        ...off(FRANCISCO, dez(13, '08:00')),
        put(FRANCISCO, dez(20, '08:00')),
      ],
    },
    {
      says: 'Dezembro é puxado para quem tem criança pequena. A Bruna M. pediu para não passar de duas missas no mês.',
      sets: [cap(BRUNA_M, 2)],
    },
    {
      says: 'Nas missas da catequese a Luísa não pode ficar como ministra, porque ela é catequista e precisa cuidar da turma.',
      sets: off(LUISA, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
    },
    {
      says: 'Se der, deixe a Rosa T. de folga no primeiro fim de semana do mês; é o aniversário do marido dela.',
      sets: off(ROSA_T, dez(5), dez(6)),
    },
    {
      says: 'A Terezinha só quer servir nas quintas; nos outros dias ela toma conta dos netos.',
      sets: off(TEREZINHA, dez(5), dez(6), dez(8), dez(12), dez(13), dez(20), dez(25), dez(27)),
      orAsks: true,
    },
    {
      says: 'Tem como o Geraldo passar do dia 8 para o dia 12? É que no dia 8 ele faz um exame em São Paulo.',
      sets: [...off(GERALDO, dez(8)), put(GERALDO, dez(12, '19:00'))],
      orAsks: true,
    },
  ]),

  'November: rules': [
    {
      says: 'Bom dia! A Maria das Dores não vai servir no dia de São Judas, porque fica na barraca da festa o dia todo.',
      sets: off(DORES, nov(28)),
    },
    { says: 'Por favor, inclua o Antônio na missa do dia 22.', sets: [put(ANTONIO, nov(22, '08:00'))] },
    { says: 'o joao n vai dar dia 15, viajou pra aparecida c a familia. tira ele', sets: off(JOAO, nov(15)) },
    {
      says: 'no lugar da joana no dia oito às oito da manhã vai o antônio',
      sets: [...off(JOANA, nov(8, '08:00')), put(ANTONIO, nov(8, '08:00'))],
      or: [[...off(JOANA, nov(8)), put(ANTONIO, nov(8, '08:00'))]],
    },
    {
      says: 'Este mês a Vera Lúcia e o Antônio precisam ficar em missas diferentes, porque um fica com o neto enquanto o outro serve.',
      sets: [split(VERA, ANTONIO)],
      orAsks: true,
    },
    {
      says: 'quinta agora vai lotar, precisa de 4 ministros na missa por cura e libertação',
      sets: [need(nov(5, '19:30'), 4)],
    },
    { says: 'Íris só 1 missa esse mês viu, tá no fim da faculdade coitada', sets: [cap(IRIS, 1)] },
    {
      says: 'não quero ninguem mais de duas vezes em novembro, pra dar chance pra todo mundo',
      sets: [all(2)],
    },
    {
      says: 'Depois do dia 20 a Ana Lima não pode mais ser escalada, ela vai ganhar nenê.',
      sets: off(ANA_LIMA, novFrom(21)),
    },
    {
      says: 'As duas Anas, a Souza e a Lima, são cunhadas e vêm no mesmo carro. Deixe sempre as duas na mesma missa.',
      sets: [duo(ANA_SOUZA, ANA_LIMA)],
    },
    {
      says: 'João e Vera Lúcia têm que ficar em missas diferentes, porque são os mais experientes e não quero gastar os dois na mesma.',
      sets: [split(JOAO, VERA)],
    },
    {
      says: 'na missa das sete do dia vinte e oito coloca a vera lúcia lá que ela já sabe como é',
      sets: [put(VERA, nov(28, '07:00'))],
    },
    {
      says: 'Acordar cedo não é com o Antônio, credo! Nada de missa das 6 e meia da manhã pra ele.',
      sets: off(ANTONIO, at('06:30')),
    },
    {
      says: 'Quem vai na missa da noite do dia 29 é o Zé do Carmo, pode marcar',
      sets: [put(ZE, nov(29, '19:00'))],
    },
    {
      says: 'Minha filha, a Vera Lúcia não enxerga bem pra voltar de noite pra casa. Escala ela só de dia, por caridade.',
      sets: off(VERA, at('19:30'), at('19:00')),
    },
    {
      says: 'vai chegar romaria no dia 28 na missa das 15, preciso de quatro pessoas lá',
      sets: [need(nov(28, '15:00'), 4)],
    },
    {
      says: 'Passa a Ana Lima das sete da manhã para as sete e meia da noite no dia 28.',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(ANA_LIMA, nov(28, '19:30'))],
    },
    {
      says: 'tira a joana do dia 8 q ela torceu o pé',
      sets: off(JOANA, nov(8)),
      or: [off(JOANA, nov(8, '08:00'))],
    },
    {
      says: 'No dia 15 sai o João e entra a Ana Souza.',
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      says: 'O João já serviu demais esse ano todo, coitado. No máximo duas missas pra ele.',
      sets: [cap(JOAO, 2)],
    },
    {
      says: 'A Maria das Dores arrumou serviço de segunda a sábado, então só pode aos domingos',
      sets: off(DORES, nov(5), nov(6), nov(28)),
    },
  ],

  'December: follow-ups': inDecember([
    { says: ['Tira a Rosa do dia 8, por favor', 'a M.'], sets: off(ROSA_M, dez(8)) },
    {
      says: [
        'O Paulo não pode no dia 20',
        'Desfaz isso, ele ligou dizendo que conseguiu se arrumar e vai poder',
      ],
    },
    {
      says: ['Põe a Fátima na Missa do Galo', 'e a Luísa também'],
      sets: [put(FATIMA, dez(24, '20:00')), put(LUISA, dez(24, '20:00'))],
    },
    {
      says: [
        'A Neuza não pode dia 27',
        'opa, olhei errado aqui no caderno, é no dia 20 que ela não pode. No 27 tá liberada',
      ],
      sets: off(NEUZA, dez(20)),
    },
    {
      says: ['Quem está no dia 13 às 8?', 'Então troca ele pelo Pedro Henrique'],
      sets: [...off(FRANCISCO, dez(13, '08:00')), put(PEDRO, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13)), put(PEDRO, dez(13, '08:00'))]],
    },
    {
      says: ['Põe seis ministros no dia 25', 'pensando melhor, cinco já chega'],
      sets: [need(dez(25, '10:00'), 5)],
    },
    { says: ['Coloca a Bruna na novena do dia 17', 'Bruna M.'], sets: [put(BRUNA_M, dez(17, '19:30'))] },
    {
      says: ['Geraldo no máximo 3 missas', 'o mesmo para o Benedito'],
      sets: [cap(GERALDO, 3), cap(BENEDITO, 3)],
    },
    {
      says: ['O Marcos não pode em sábado nenhum', 'nem a esposa dele, a Luísa'],
      sets: [...off(MARCOS, dez(5), dez(12)), ...off(LUISA, dez(5), dez(12))],
    },
    { says: ['Quero a Maria no dia 12', 'a Aparecida'], sets: [put(APARECIDA, dez(12, '19:00'))] },
    {
      says: [
        'Maria Helena e Terezinha sempre juntas',
        'ai, falei errado, é o contrário: elas não podem ficar na mesma missa nunca',
      ],
      sets: [split(HELENA, TEREZINHA)],
    },
    {
      says: ['A Luísa pode servir no dia 31?', 'Ótimo, então coloca ela'],
      sets: [put(LUISA, dez(31, '20:00'))],
    },
    {
      says: ['Tira o Luiz Carlos do Galo', 'e no lugar dele bota o Marcos'],
      sets: [...off(LUIZ, dez(24)), put(MARCOS, dez(24, '20:00'))],
    },
    {
      says: ['Fátima fora dia 13', 'é só da missa das 10, na das 8 ela pode'],
      sets: off(FATIMA, dez(13, '10:00')),
    },
    {
      says: [
        'Francisco só pode de manhã',
        'deixa pra lá, esquece isso do Francisco, ele pode em qualquer horário',
      ],
    },
    { says: ['Põe o Pedro Henrique no dia 6', 'na das dez'], sets: [put(PEDRO, dez(6, '10:00'))] },
  ]),

  'November: follow-ups': [
    { says: ['Coloca a Ana na missa do dia 15', 'a Lima'], sets: [put(ANA_LIMA, nov(15, '08:00'))] },
    {
      says: 'O João e a Joana fizeram as pazes, graças a Deus! Pode tirar aquela regra que separava os dois',
      start: 'ruled',
      removes: [2],
    },
    {
      says: 'sabe aquele limite de três missas pra cada um? muda pra duas',
      start: 'ruled',
      sets: [all(2)],
      removes: [1],
    },
    { says: ['O João não pode no dia 29', 'e nem no dia 22'], sets: off(JOAO, nov(29), nov(22)) },
    {
      says: [
        'Põe o Zé do Carmo na missa das crianças do dia 8',
        'espera, mudou: em vez do dia 8 ele vai no dia 29',
      ],
      sets: [put(ZE, nov(29, '19:00'))],
      or: [
        [...off(ZE, nov(8, '10:00')), put(ZE, nov(29, '19:00'))],
        [...off(ZE, nov(8)), put(ZE, nov(29, '19:00'))],
      ],
    },
    {
      says: ['Quem está na missa das 7 do dia 28?', 'ela avisou que não vai poder nessa missa, tira'],
      sets: off(ANA_LIMA, nov(28, '07:00')),
    },
    {
      says: 'A missa das 15h de São Judas volta ao número de ministros de sempre, pode apagar a regra dela',
      start: 'ruled',
      removes: [3],
    },
    {
      says: ['Limita a Ana Souza em 2 missas', 'desculpa, troquei as Anas, era a Ana Lima'],
      sets: [cap(ANA_LIMA, 2)],
    },
  ],

  'December: questions': inDecember([
    { says: 'Quem tá escalado na Missa do Galo até agora?', tells: ['Luiz Carlos', 'Terezinha'] },
    { says: 'Que dia da semana cai a missa da Imaculada Conceição?', tells: ['terça'] },
    { says: 'A Márcia disse que pode servir no dia 8?', tells: ['não'] },
    { says: 'quem tá faltando responder a disponibilidade de dezembro?', tells: ['Maria José'] },
    { says: 'o benedito marcou que pode no dia de natal?', tells: ['não'] },
    {
      says: 'A Bruna F. já está em alguma missa? Qual?',
      tells: [['dia 6', '6 de dezembro', '06/12', '6/12'], '10'],
    },
    { says: 'Quantas missas nós vamos ter em dezembro?', tells: [['14', 'catorze', 'quatorze']] },
    {
      says: 'que horas é a missa do dia 24 mesmo?',
      tells: [['20h', '20:00', '20 h', 'vinte', '8 da noite']],
    },
    { says: 'Me lembra quem ficou no dia 20 às 8, por favor', tells: ['Maria Helena'] },
    { says: 'A missa do dia 8 pede quantos ministros?', tells: [['4', 'quatro']] },
    {
      says: 'A Cláudia tá servindo ou tá afastada?',
      tells: [['inativ', 'afastad', 'não está', 'não serve', 'não é', 'não pode']],
    },
    { says: 'com quem que o paulo tá no sábado dia cinco', tells: ['Neuza'] },
    { says: 'Tem alguma missa entre o dia 14 e o dia 19?', tells: ['17'] },
  ]),

  'November: questions': [
    { says: 'em quais missas o joão tá daqui pra frente?', tells: ['15'] },
    { says: 'Quem ainda não respondeu nada?', tells: ['Conceição', 'Lúcio'] },
    { says: 'A Ana Lima está disponível no dia 22?', tells: ['não'] },
    {
      says: 'Quais são os horários das missas do dia 28?',
      tells: [
        ['7h', '7:00', '7 h'],
        ['15h', '15:00', '15 h'],
        ['19h30', '19:30', '19 h 30'],
      ],
    },
    {
      says: 'que regras tão valendo nessa escala?',
      start: 'ruled',
      tells: ['João', 'Joana', ['15h', '15:00', '15 h']],
    },
    { says: 'O Sebastião pode em alguma data esse mês?', tells: [['não', 'nenhum']] },
    { says: 'Até quantas missas a Joana aceita no mês?', tells: [['2', 'duas']] },
  ],

  'December: to be asked': inDecember([
    { says: 'A Bruna não pode no dia 24, vai passar com os sogros.', asks: true },
    { says: 'Coloca a Rosa na novena', asks: true },
    { says: 'a Maria pediu pra não ir no dia 31', asks: true },
    { says: 'Põe a Terezinha no dia 20', asks: true },
    { says: 'Tira o Marcos de um dos domingos', asks: true },
    { says: 'acho pouca gente na missa do dia 24, aumenta', asks: true },
    { says: 'Diminui as missas da Neuza, ela tá cansada', asks: true },
    { says: 'troca o geraldo', asks: true },
    { says: 'Ela não vai poder no dia 27.', asks: true },
    { says: 'Põe a Fátima na missa das 10', asks: true },
  ]),

  'November: to be asked': [
    { says: 'a ana n pode dia 29', asks: true },
    { says: 'O João vai servir no dia 28, pode marcar', asks: true },
    { says: 'bota alguém de confiança na missa de quinta', asks: true },
    { says: 'Tira a Maria Lúcia da missa do dia 22', asks: true },
    { says: 'a maria das dores não pode ficar junto com aquela outra lá', asks: true },
  ],

  'December: what it cannot do, chat and computing': inDecember([
    { says: 'Manda uma mensagem pra Maria José lembrando ela de responder', asks: true, page: 'messages' },
    { says: 'A escala tá boa assim, pode publicar', asks: true, page: 'publication' },
    { says: 'Cadastra um ministro novo pra mim, o nome dele é Sérgio Antunes', asks: true, page: 'people' },
    { says: 'Muda o horário da missa do dia 31 das 20h para as 19h', asks: true, page: 'masses' },
    { says: 'Quero imprimir a escala pra colar no mural da igreja', asks: true, page: 'print' },
    { says: 'Põe o Raimundo no dia 25', asks: true },
    { says: 'A Cláudia quer servir na Missa do Galo, coloca ela', asks: true },
    { says: 'Põe a Márcia no dia 5, ela gosta de servir no sábado', asks: true },
    { says: 'Bom dia! Tudo bem por aí? Que calor que tá fazendo, né' },
    { says: 'Acho que já te falei tudo, pode montar a escala', solves: true },
  ]),

  'November: what it cannot do, chat, computing and proposals': [
    { says: 'Gostei, ficou ótima. Pode aplicar essa proposta', start: 'proposed', decides: 'accept' },
    { says: 'não gostei não, joga fora essa proposta', start: 'proposed', decides: TURN_DOWN },
    { says: 'preenche aí os lugares que tão faltando', solves: true },
    {
      says: 'Marca na disponibilidade da Conceição que ela pode todos os domingos, ela me falou por telefone',
      asks: true,
      page: 'availability',
    },
    { says: 'Obrigada, viu? Você me salvou hoje' },
    { says: 'Coloca o Sebastião na missa do dia 15', asks: true },
    { says: 'Preciso trocar a minha senha de entrar aqui', asks: true, page: 'account' },
  ],

  'December: several acts': inDecember([
    {
      says: 'Duas coisinhas: a Rosa T. não vai no dia 17 e o Benedito fica com no máximo 3 missas.',
      sets: [...off(ROSA_T, dez(17)), cap(BENEDITO, 3)],
    },
    {
      says: 'Tira o Luiz Carlos do Galo, põe sete ministros lá e já monta a escala.',
      sets: [...off(LUIZ, dez(24)), need(dez(24, '20:00'), 7)],
      solves: true,
    },
    {
      says: 'a neuza n pode dia 5, bota a fátima no lugar dela. e o marcos n passa de 2 missas',
      sets: [...off(NEUZA, dez(5)), put(FATIMA, dez(5, '19:00')), cap(MARCOS, 2)],
    },
    {
      says: 'Oi! Anota aí: Paulo e Geraldo nunca juntos, Luísa fora no dia 31, e no dia 8 precisa de 6 pessoas.',
      sets: [split(PAULO, GERALDO), ...off(LUISA, dez(31)), need(dez(8, '19:30'), 6)],
    },
    {
      says: 'o pedro henrique e a bruna f sempre juntos e ninguém com mais de quatro missas',
      sets: [duo(PEDRO, BRUNA_F), all(4)],
    },
  ]),

  'November: several acts': [
    {
      says: 'O João não pode dia 22, põe o Antônio nesse dia, e depois gera a escala',
      sets: [...off(JOAO, nov(22)), put(ANTONIO, nov(22, '08:00'))],
      solves: true,
    },
    {
      says: 'Apaga a regra do João com a Joana e põe a Vera Lúcia na missa de quinta',
      start: 'ruled',
      sets: [put(VERA, nov(5, '19:30'))],
      removes: [2],
    },
  ],
};
