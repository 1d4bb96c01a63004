/** Requests in the voices of three coordinators: Seu Valdir (dictates), Jéssica (types fast) and Marta (gives reasons). */
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
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  need,
  NEUZA,
  nov,
  novFrom,
  novSpan,
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

/** Guessed, as TURN_DOWN once was: put here what `ProposalDecision` calls taking a proposal, and taking it back. */
const ACCEPT = 'accept';
const TAKE_BACK = 'undo';

export const SIXTH_B: Requests = {
  'b: keep away, November': [
    {
      says: 'boa noite aqui é o valdir olha o joão me ligou agora de tardinha a vaca dele tá pra dar cria e no sábado dia 28 ele não vem em nenhuma das missas',
      sets: off(JOAO, nov(28)),
    },
    {
      says: 'tchê tira a guria a joana da missa do dia 8 das oito da manhã que ela tem prova em passo fundo',
      sets: off(JOANA, nov(8, '08:00')),
    },
    {
      says: 'oii 🙏 dona vera lucia n vai poder dia 22 visse, aniver do neto dela 🎂',
      sets: off(VERA, nov(22)),
    },
    {
      says: 'gente o antonio ta viajando do dia 15 ate o dia 22, deixa ele fora nesses dias pfv',
      sets: off(ANTONIO, novSpan(15, 22)),
    },
    {
      says: 'Como a Ana Souza assumiu o plantão de sexta bem cedo, peço que ela fique fora da missa das 6h30 do dia 6.',
      sets: off(ANA_SOUZA, nov(6)),
    },
    {
      says: 'A Maria das Dores passa o último fim de semana do mês com a irmã, em Itabira; então, dias 28 e 29 ela não entra, por favor.',
      sets: off(DORES, nov(28), nov(29)),
    },
    { says: 'deixa o zé livre dia 29 q ele vai pro show do safadão kkkkk', sets: off(ZE, nov(29)) },
    {
      says: 'a íris tá de mudança pra vacaria então no domingo dia 8 ela não pega nem a das oito nem a das dez',
      sets: off(IRIS, nov(8)),
    },
    {
      says: 'Ana Lima avisou que começa um repouso médico no dia 22. Não a coloque em mais nada desse dia em diante.',
      sets: off(ANA_LIMA, novFrom(22)),
    },
    { says: 'joana esse mês num entra não visse?? ganhou neném ontem 👶💕', sets: off(JOANA) },
  ],

  'b: keep away, December': inDecember([
    {
      says: 'escuta tu não me põe o geraldo na missa da imaculada que é a festa da capela dele lá fora',
      sets: off(GERALDO, dez(8)),
    },
    {
      says: 'pedro henrique viaja dia 24 e só volta em janeiro, tira ele desse dia pra frente 🙏🏽',
      sets: off(PEDRO, dezFrom(24)),
    },
    {
      says: 'O Marcos foi chamado para trabalhar no dia de Natal, de modo que é melhor ele ficar de fora da missa das 10h do dia 25.',
      sets: off(MARCOS, dez(25)),
    },
    {
      says: 'Por favor, a Terezinha não pode no dia 13... quer dizer, no dia 12, que é o casamento da sobrinha. No 13 ela pode, sim.',
      sets: off(TEREZINHA, dez(12)),
    },
    {
      says: 'a neusa n pode a noite em dezembro, tem medo de voltar só dps q escurece 😬',
      sets: off(NEUZA, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
      orAsks: true,
    },
    {
      says: 'na novena do dia 17 o francisco fica em casa porque a mulher dele faz setenta anos e vai ter churrasco',
      sets: off(FRANCISCO, dez(17)),
    },
    { says: 'luísa ta de ferias de 20 a 27, num bota ela n', sets: off(LUISA, dezSpan(20, 27)) },
    {
      says: 'A Fátima toma conta dos netinhos até as 9h, então a missa das 8h não serve para ela em domingo nenhum.',
      sets: off(FATIMA, at('08:00')),
    },
    {
      says: 'o benedito não quer saber de missa de sábado de noite esse mês diz que a estrada tá um barro só',
      sets: off(BENEDITO, dez(5), dez(12)),
    },
    {
      says: 'Peço que o Luiz Carlos seja poupado na primeira quinzena, pois ainda se recupera da dengue, coitado.',
      sets: off(LUIZ, dezUntil(15)),
    },
  ]),

  'b: keep to, November': [
    {
      says: 'joão só pode nas missas da noite agora, pegou o turno do dia la no hospital',
      sets: off(JOAO, nov(6), nov(8), nov(15), nov(22), nov(28, '07:00'), nov(28, '15:00')),
    },
    {
      says: 'a ana souza agora só vem em domingo que no resto da semana ela tá na lida da uva',
      sets: off(ANA_SOUZA, nov(5), nov(6), nov(28)),
    },
    {
      says: 'Quanto ao Antônio, escale-o somente de manhã, já que ele faz fisioterapia à tarde e chega em casa cansado.',
      sets: off(ANTONIO, nov(5), nov(28, '15:00'), nov(28, '19:30'), nov(29)),
    },
  ],

  'b: keep to, December': inDecember([
    {
      says: 'Este mês a Maria do Socorro só consegue servir nas missas da catequese, porque é quando traz os dois netos.',
      sets: off(
        SOCORRO,
        dez(5),
        dez(6, '08:00'),
        dez(8),
        dez(12),
        dez(13, '08:00'),
        dez(17),
        dez(20, '08:00'),
        dezFrom(24),
      ),
    },
    {
      says: 'marcos só pode 24 e 25, no resto do mes ele ta embarcado 🚢',
      sets: off(MARCOS, dezUntil(23), dezFrom(26)),
    },
    {
      says: 'o paulo só consegue ajudar depois do dia 15 até lá ele tá na colheita do trigo e não larga',
      sets: off(PAULO, dezUntil(15)),
    },
  ]),

  'b: place, November': [
    {
      says: 'bota o antônio na missa do dia 15 que o homem tá faceiro querendo ajudar',
      sets: [put(ANTONIO, nov(15, '08:00'))],
    },
    { says: 'quero ana lima na missa de cura e libertação 💜', sets: [put(ANA_LIMA, nov(5, '19:30'))] },
    {
      says: 'Gostaria que a Maria das Dores estivesse na missa das 19h30 do dia 28, porque ela é muito devota de São Judas.',
      sets: [put(DORES, nov(28, '19:30'))],
    },
    { says: 'Zé do Carmo 29/11 19h, fixa', sets: [put(ZE, nov(29, '19:00'))] },
    {
      says: 'coloqe a verra lucia na misa das 3 da tarde do dia 28',
      sets: [put(VERA, nov(28, '15:00'))],
      orAsks: true,
    },
  ],

  'b: place, December': inDecember([
    {
      says: 'o geraldo tem que estar na missa do galo todo ano ele tá e esse ano não há de ser diferente',
      sets: [put(GERALDO, dez(24, '20:00'))],
    },
    { says: 'dia 31 escala a bruna m. q ela pediu mtooo 🥹', sets: [put(BRUNA_M, dez(31, '20:00'))] },
    {
      says: 'Maria Helena pediu para servir na Sagrada Família, aniversário de casamento dela. Pode deixá-la fixa nessa missa.',
      sets: [put(HELENA, dez(27, '08:00'))],
    },
  ]),

  'b: replace': [
    {
      says: 'No dia 15, em vez do João, coloque a Ana Souza, porque ele já serviu no primeiro domingo.',
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      says: 'a ana lima não vai mais na missa das sete da manhã do dia 28 quem vai no lugar dela é a vera lúcia',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(VERA, nov(28, '07:00'))],
    },
    ...inDecember([
      {
        says: 'sai Neuza e entra Luísa no sabado dia 5, a neuza ta gripadona 🤧',
        sets: [...off(NEUZA, dez(5)), put(LUISA, dez(5, '19:00'))],
      },
      {
        says: 'a terezinha me disse que na missa do galo já não aguenta ficar de pé então tu coloca a fátima no lugar dela',
        sets: [...off(TEREZINHA, dez(24)), put(FATIMA, dez(24, '20:00'))],
      },
      {
        says: 'troca o marcos pelo pedro henrique na missa do dia 25',
        sets: [...off(MARCOS, dez(25)), put(PEDRO, dez(25, '10:00'))],
      },
      {
        says: 'O Francisco pediu substituição no domingo 13, às 8h, e o Benedito se ofereceu; então ponha o Benedito no lugar dele.',
        sets: [...off(FRANCISCO, dez(13, '08:00')), put(BENEDITO, dez(13, '08:00'))],
      },
    ]),
  ],

  'b: exchange': [
    {
      says: 'o joão e a ana lima querem trocar ele fica com o dia 28 das sete da manhã e ela com o dia 15',
      sets: [
        ...off(JOAO, nov(15)),
        put(JOAO, nov(28, '07:00')),
        ...off(ANA_LIMA, nov(28, '07:00')),
        put(ANA_LIMA, nov(15, '08:00')),
      ],
    },
    ...inDecember([
      {
        says: 'O Paulo, que está no dia 5, e o Geraldo, que está no dia 8, combinaram de trocar entre si. Faça essa troca, por favor.',
        sets: [
          ...off(PAULO, dez(5)),
          put(PAULO, dez(8, '19:30')),
          ...off(GERALDO, dez(8)),
          put(GERALDO, dez(5, '19:00')),
        ],
      },
      {
        says: 'inverte aí pra mim: Luiz Carlos vai pro dia 25 e Marcos vai pro 24 🔄',
        sets: [
          ...off(LUIZ, dez(24)),
          put(LUIZ, dez(25, '10:00')),
          ...off(MARCOS, dez(25)),
          put(MARCOS, dez(24, '20:00')),
        ],
      },
      {
        says: 'troca a missa do francisco com a da maria helena ele tá dia 13 às oito e ela tá dia 20 às oito',
        sets: [
          ...off(FRANCISCO, dez(13, '08:00')),
          put(FRANCISCO, dez(20, '08:00')),
          ...off(HELENA, dez(20, '08:00')),
          put(HELENA, dez(13, '08:00')),
        ],
      },
    ]),
  ],

  'b: caps': [
    {
      says: 'Para não sobrecarregar as pessoas, ninguém deve passar de duas missas em novembro.',
      sets: [all(2)],
    },
    { says: 'joão ja ta puxado demais tadinho, dá só duas missas pra ele', sets: [cap(JOAO, 2)] },
    ...inDecember([
      { says: 'maximo 3 missas por cabeça ok 😅', sets: [all(3)] },
      {
        says: 'a dona terezinha já tem oitenta anos uma missa no mês pra ela chega',
        sets: [cap(TEREZINHA, 1)],
      },
      {
        says: 'O Pedro Henrique está terminando a faculdade; limite-o a duas missas, que três já seria demais.',
        sets: [cap(PEDRO, 2)],
      },
      {
        says: 'a bruna f pode pegar até quatro mais que isso não que ela tem criança pequena',
        sets: [cap(BRUNA_F, 4)],
      },
    ]),
  ],

  'b: together, apart': [
    { says: 'ana souza e ana lima se estranharam 🙄 separa as duas', sets: [split(ANA_SOUZA, ANA_LIMA)] },
    ...inDecember([
      {
        says: 'o marcos e a márcia são casados e vêm no mesmo carro lá de fora então eles têm que servir sempre na mesma missa',
        sets: [duo(MARCOS, MARCIA)],
      },
      {
        says: 'A Luísa ainda está aprendendo; quero que ela sirva sempre junto com a Maria Aparecida.',
        sets: [duo(LUISA, APARECIDA)],
      },
      {
        says: 'benedito e geraldo nunca na mesma missa pelamor, os dois conversam o tempo td kkk',
        sets: [split(BENEDITO, GERALDO)],
      },
    ]),
  ],

  'b: people needed': [
    {
      says: 'na missa de cura do dia 5 vem gente até de carazinho então precisa de cinco ministros',
      sets: [need(nov(5, '19:30'), 5)],
    },
    { says: 'mais 1 pessoa na missa das 19h30 do dia 28 pfv', sets: [need(nov(28, '19:30'), 4)] },
    ...inDecember([
      { says: 'natal dia 25: 6 ministros ✅', sets: [need(dez(25, '10:00'), 6)] },
      {
        says: 'Na Missa do Galo do ano passado a fila ficou enorme. Este ano quero oito ministros nela, e não seis.',
        sets: [need(dez(24, '20:00'), 8)],
      },
    ]),
  ],

  'b: several acts and exceptions': [
    {
      says: '3 coisinhas: vera fora do dia 22, joão fora do 29 e o zé no dia 8 às 10h',
      sets: [...off(VERA, nov(22)), ...off(JOAO, nov(29)), put(ZE, nov(8, '10:00'))],
    },
    {
      says: 'tira a ana souza de todo domingo menos do dia 22',
      sets: off(ANA_SOUZA, nov(8), nov(15), nov(29)),
    },
    ...inDecember([
      {
        says: 'Retire o Francisco da novena e deixe a missa da Imaculada, que costuma encher, com seis ministros.',
        sets: [...off(FRANCISCO, dez(17)), need(dez(8, '19:30'), 6)],
      },
      {
        says: 'a rosa m não pode no dia 8 e a rosa t não pode no dia 12 uma vai pra torres e a outra tem baile da terceira idade',
        sets: [...off(ROSA_M, dez(8)), ...off(ROSA_T, dez(12))],
      },
      {
        says: 'A Maria Aparecida não serve em dezembro, exceto no dia 25, quando os filhos estarão aqui para ficar com o marido dela.',
        sets: off(APARECIDA, dezUntil(24), dezFrom(26)),
      },
    ]),
  ],

  'b: rules taken back': [
    {
      says: 'o joão e a joana já fizeram as pazes não precisa mais separar eles',
      start: 'ruled',
      removes: [2],
    },
    {
      says: 'Aquele limite de três missas por pessoa já não se justifica; pode retirá-lo.',
      start: 'ruled',
      removes: [1],
    },
    {
      says: 'na vdd dia 28 as 15h n precisa de 3 não, apaga essa regra',
      start: 'ruled',
      removes: [3],
    },
    {
      says: 'limpa todas as regras, quero começar do zero 🧹',
      start: 'ruled',
      removes: [1, 2, 3],
      orAsks: true,
    },
    {
      says: 'em vez de no máximo três missas pra cada um pode botar quatro que tá faltando gente',
      start: 'ruled',
      sets: [all(4)],
      removes: [1],
    },
  ],

  'b: corrections': [
    { says: ['tira a vera do dia 28', 'oxe errei, é dia 22'], sets: off(VERA, nov(22)) },
    { says: ['o joão pode pegar no máximo duas missas', 'não espera faz três'], sets: [cap(JOAO, 3)] },
    { says: ['Coloque o Antônio na missa do dia 22.', 'Pensando melhor, desfaça isso.'], sets: [] },
    {
      says: [
        'A Ana Lima e a Íris não devem ficar na mesma missa.',
        'Eu me enganei, é o contrário: quero as duas sempre juntas, porque a Ana Lima ajuda a Íris.',
      ],
      sets: [duo(ANA_LIMA, IRIS)],
    },
    {
      says: ['não põe o antônio no dia 8', 'não na das dez ele pode só na das oito que não dá'],
      sets: off(ANTONIO, nov(8, '08:00')),
    },
    ...inDecember([
      {
        says: ['A Bruna M. não pode no dia 17.', 'Perdão, confundi as duas. Quem não pode é a Bruna F.'],
        sets: off(BRUNA_F, dez(17)),
      },
      {
        says: ['marcos fora do dia 13', 'só na das 8h viu, na das 10 ele pode'],
        sets: off(MARCOS, dez(13, '08:00')),
      },
      {
        says: ['troca a terezinha pela neuza dia 24', 'ops neuza não, maria helena'],
        sets: [...off(TEREZINHA, dez(24)), put(HELENA, dez(24, '20:00'))],
      },
    ]),
  ],

  'b: follow-ups': [
    {
      says: ['iris fora dia 15', 'e dia 8 tbm, mas só na das 10h'],
      sets: off(IRIS, nov(15), nov(8, '10:00')),
    },
    ...inDecember([
      {
        says: ['o geraldo não pode no dia 12', 'e nem no dia 20', 'ah e no dia 25 também não'],
        sets: off(GERALDO, dez(12), dez(20), dez(25)),
      },
      {
        says: ['bota luísa no dia 31', 'e o paulo tbm'],
        sets: [put(LUISA, dez(31, '20:00')), put(PAULO, dez(31, '20:00'))],
      },
      {
        says: ['o benedito e a fátima não podem no dia 27', 'os dois também não podem no dia 31'],
        sets: [...off(BENEDITO, dez(27), dez(31)), ...off(FATIMA, dez(27), dez(31))],
      },
      {
        says: ['Quem está na missa do dia 8?', 'Então tire o Geraldo dela e ponha o Benedito.'],
        sets: [...off(GERALDO, dez(8)), put(BENEDITO, dez(8, '19:30'))],
      },
      {
        says: ['a missa do galo tá com lugar pra quantos ministros', 'então muda pra dez'],
        sets: [need(dez(24, '20:00'), 10)],
      },
      {
        says: ['Limite a Luísa a duas missas, por favor.', 'E para a Fátima, o mesmo.'],
        sets: [cap(LUISA, 2), cap(FATIMA, 2)],
      },
    ]),
  ],

  'b: answers to a question': [
    { says: ['a ana não vem no dia 15', 'a souza'], sets: off(ANA_SOUZA, nov(15)) },
    { says: ['poe o joao no dia 28', 'na das 15h'], sets: [put(JOAO, nov(28, '15:00'))] },
    ...inDecember([
      { says: ['tira a rosa do dia 8', 'a M.'], sets: off(ROSA_M, dez(8)) },
      { says: ['A Maria não poderá vir no dia 24.', 'A do Socorro.'], sets: off(SOCORRO, dez(24)) },
    ]),
  ],

  'b: proposals': [
    { says: 'massaaa, ficou ótimo, pode aplicar 👏', start: 'proposed', decides: ACCEPT },
    {
      says: 'Olhei com calma e não gostei dessa proposta. Pode descartá-la.',
      start: 'proposed',
      decides: TURN_DOWN,
    },
    {
      says: 'bah me arrependi desfaz e volta a escala como tava antes',
      start: 'accepted',
      decides: TAKE_BACK,
    },
    { says: 'tá bueno assim eu aceito essa proposta', start: 'proposed', decides: ACCEPT },
    { says: 'gostei n, joga fora essa proposta', start: 'proposed', decides: TURN_DOWN },
  ],

  'b: questions, November': [
    { says: 'quem ta na missa do dia 15?', tells: ['João'] },
    {
      says: 'me diz uma coisa em que dia que a joana tá servindo',
      tells: [['8 de novembro', '8 de nov', '8/11', 'dia 8', '8 nov', '8.11']],
    },
    {
      says: 'Gostaria de saber quem ainda não respondeu sobre a disponibilidade.',
      tells: ['Conceição', 'Lúcio'],
    },
    {
      says: 'o joao ta em quantas missas?',
      tells: [
        ['2 missas', 'duas', '2 vezes', 'em 2', '2 de', '15 de novembro', '15/11', 'dia 15', '15 de nov'],
      ],
    },
    {
      says: 'tu sabe me dizer se o antônio pode na missa das três da tarde do dia 28',
      tells: [['não', 'indispon']],
    },
    {
      says: 'Quem estaria disponível para a missa das 6h30 do dia 6?',
      tells: ['Ana Souza', 'Ana Lima', 'Vera', 'João', 'Dores'],
    },
    {
      says: 'quais os horarios das missas no dia 28? me perdi 😵',
      tells: [
        ['7h', '07:00', '7:00', '7 h', '07h'],
        ['15h', '15:00', '15 h'],
        ['19h30', '19:30', '19 h 30'],
      ],
    },
    { says: 'Por que a Vera Lúcia não pode ser posta no dia 15?', tells: [['não', 'indispon']] },
    { says: 'pro sábado de são judas quem é que já tá escalado', tells: ['Ana Lima'] },
    {
      says: 'Quais regras já estão valendo para este mês?',
      start: 'ruled',
      tells: ['Joana', ['máximo 3', 'máximo de 3', 'três', '3 missas'], ['15h', '15:00', '15 h']],
    },
    { says: 'tem alguma regra com o joão?', start: 'ruled', tells: ['Joana'] },
  ],

  'b: questions, December': inDecember([
    { says: 'quantos ministros são na missa do galo', tells: [['6', 'seis']] },
    { says: 'quem ta escalado na imaculada? 🙏', tells: ['Rosa M', 'Geraldo'] },
    {
      says: 'A Terezinha já está em alguma missa? Em qual?',
      tells: [['24 de dezembro', '24 de dez', '24/12', 'dia 24', '24 dez', '24.12', 'Galo']],
    },
    { says: 'a márcia respondeu que pode no dia 8 ou respondeu que não', tells: [['não', 'indispon']] },
    { says: 'Quantas missas teremos ao todo em dezembro?', tells: [['14', 'quatorze', 'catorze']] },
    {
      says: 'q dias a márcia pode??',
      tells: [['13', '8 missas', '8 de 14', '8 das 14', 'oito', '17']],
    },
    { says: 'a missa da novena de natal é a que horas', tells: [['19h30', '19:30', '19 h 30']] },
    { says: 'Alguém respondeu que não pode no dia 25?', tells: ['Benedito'] },
    { says: 'quem ainda ta sem nenhuma missa?', tells: ['Bruna M', 'Rosa T'] },
  ]),

  'b: doubtful, November': [
    { says: 'a ana n vai dia 29 🥲', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'A Vera Lúcia precisa de uma folga, mas ainda não sei em qual missa.', asks: true },
    {
      says: 'a ana souza nesse domingo não vem tá de visita em casa',
      sets: off(ANA_SOUZA, nov(8)),
      orAsks: true,
    },
    { says: 'Será que eu devia tirar o João de alguma missa? Ele anda tão cansado...', asks: true },
    {
      says: 'coloca o antônio no dia 8',
      asks: true,
      tells: [
        ['8h', '08:00', '8:00', '8 h', '08h'],
        ['10h', '10:00', '10 h'],
      ],
    },
    { says: 'jo n vai poder dia 28 de manhã', asks: true, tells: ['João', 'Joana'] },
    { says: 'separa aqueles dois que brigaram na festa do padroeiro', asks: true },
  ],

  'b: doubtful, December': inDecember([
    { says: 'a maria não vem na novena', asks: true, tells: ['Aparecida', 'Socorro', 'Helena'] },
    { says: 'põe a bruna na missa do galo 🐓', asks: true, tells: ['Bruna F', 'Bruna M'] },
    { says: 'bota mais gente na missa do dia 24', asks: true },
    { says: 'o luiz não vem dia 31 vai pra praia com os filhos', sets: off(LUIZ, dez(31)), orAsks: true },
    { says: 'cida não pode dia 20', sets: off(APARECIDA, dez(20)), orAsks: true },
    {
      says: 'Troque a Neuza por outra pessoa no dia 5, pois ela tem consulta.',
      asks: true,
      or: [off(NEUZA, dez(5))],
    },
    { says: 'Limite o número de missas da Rosa T., porque ela anda sobrecarregada.', asks: true },
  ]),

  'b: cannot be done here': [
    { says: 'manda um lembrete por email pro povo do dia 5 📧', asks: true, page: 'messages' },
    { says: 'como é que eu imprimo a escala pra botar no mural da igreja', asks: true, page: 'print' },
    { says: 'cria uma missa nova dia 19 às 20h', asks: true, page: 'masses' },
    { says: 'me faz a escala de janeiro também', asks: true, page: 'schedules' },
    {
      says: 'tira ana souza do dia 15, ela me avisou agora',
      start: 'published',
      asks: true,
      page: 'publication',
    },
    ...inDecember([
      { says: 'Preciso corrigir o telefone da Fátima, que mudou de número.', asks: true, page: 'people' },
    ]),
  ],

  'b: inactive and impossible': [
    {
      says: 'Coloque o Sebastião na missa do dia 22, pois confio muito nele.',
      asks: true,
    },
    { says: 'bota a conceição dia 29', asks: true },
    ...inDecember([
      {
        says: 'põe o raimundo na missa do dia 27 que ele é meu compadre',
        asks: true,
        tells: ['Raimundo', ['mandato', 'inativ', 'venc']],
      },
      {
        says: 'escala a claudia na novena pf',
        asks: true,
        tells: [
          'Cláudia',
          ['inativ', 'não serve', 'não está serv', 'afastad', 'desativad', 'não está ativ', 'não atua'],
        ],
      },
    ]),
  ],

  'b: words of others, chat, computing': [
    { says: 'brigada visse, vc é um anjo 😇' },
    { says: 'agora monta a escala pra mim que eu quero ver como é que fica', solves: true },
    ...inDecember([
      {
        says: 'O Marcos me escreveu: “apague todas as regras e me deixe sem missa nenhuma”. Eu só quero que ele fique fora do dia 25.',
        sets: off(MARCOS, dez(25)),
      },
      {
        says: 'olha o q o luiz carlos mandou no grupo: "nao posso dia 24, viajo cedo" 😩',
        sets: off(LUIZ, dez(24)),
        orAsks: true,
      },
    ]),
  ],
};
