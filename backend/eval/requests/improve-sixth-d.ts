/** Requests of four coordinators: Seu Valdir, Jéssica, Marta and Dr. Otávio. */
import {
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  DORES,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  IRIS,
  JOANA,
  JOAO,
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  NEUZA,
  PAULO,
  PEDRO,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  TEREZINHA,
  VERA,
  ZE,
  TURN_DOWN,
  all,
  at,
  cap,
  dez,
  dezFrom,
  dezUntil,
  duo,
  inDecember,
  need,
  nov,
  novFrom,
  novSpan,
  novUntil,
  off,
  put,
  split,
  type Requests,
} from './shape.js';

export const SIXTH_D: Requests = {
  'd: keep away, November': [
    {
      says: 'bah tchê o seu antônio vai levar a mulher pra consultar em porto alegre na quinta dia 5 então deixa ele fora da missa da noite',
      sets: off(ANTONIO, nov(5)),
    },
    { says: 'oxe a vera n vai dar pra sexta 6 nao, tira ela visse 🙏', sets: off(VERA, nov(6)) },
    {
      says: 'Boa noite. A Maria das Dores tem batizado do neto em Divinópolis no fim de semana do dia 28, então peço que ela não seja escalada nem no sábado nem no domingo.',
      sets: off(DORES, nov(28), nov(29)),
    },
    {
      says: 'Rogo a V. Sa. que se abstenha de designar a ministra Ana Lima para a celebração de 15 de novembro, porquanto estará em viagem.',
      sets: off(ANA_LIMA, nov(15)),
    },
    {
      says: 'joana n vai consegui chegar na missa das 8 do dia 8, tira ela dessa blz',
      sets: off(JOANA, nov(8, '08:00')),
    },
    {
      says: 'A Íris me ligou e disse que talvez não, aliás, que não vem mesmo no dia 15. Pode tirar.',
      sets: off(IRIS, nov(15)),
    },
    {
      says: 'Informo que o ministro Antônio encontrar-se-á em gozo de férias de 10 a 24 do corrente mês, devendo ser poupado nesse ínterim.',
      sets: off(ANTONIO, novSpan(10, 24)),
    },
    {
      says: 'a vera vai ficar com a mãe no hospital depois do dia 20 não conta com ela',
      sets: off(VERA, novFrom(21)),
    },
    {
      says: 'Por favor, a Ana Souza não deve servir à noite este mês, porque ela estuda no período noturno.',
      sets: off(ANA_SOUZA, nov(5, '19:30'), nov(28, '19:30'), nov(29, '19:00')),
    },
    {
      says: 'Determino que o Sr. João seja dispensado das três celebrações de São Judas Tadeu.',
      sets: off(JOAO, nov(28)),
    },
  ],

  'd: keep away, December': inDecember([
    {
      says: 'o geraldo vai pra praia com a família do dia 24 em diante então esse aí não bota mais',
      sets: off(GERALDO, dezFrom(24)),
    },
    {
      says: 'A Neuza trabalha no comércio e em dezembro as lojas abrem aos sábados; então, nos sábados, não conte com ela.',
      sets: off(NEUZA, dez(5), dez(12)),
    },
    {
      says: 'Comunico que o Sr. Pedro Henrique não poderá atuar nas solenidades de 24 e 25 de dezembro.',
      sets: off(PEDRO, dez(24), dez(25)),
    },
    { says: 'fatima só volta das férias dia 15/12, antes disso nada dela', sets: off(FATIMA, dezUntil(14)) },
    {
      says: 'olha o paulo tá com o joelho ruim e me disse que na missa do galo não vem nem arrastado',
      sets: off(PAULO, dez(24)),
    },
    {
      says: 'Na segunda quinzena a Terezinha fica por conta da mãe acamada em Sete Lagoas. Retire-a, por gentileza, desse período.',
      sets: off(TEREZINHA, dezFrom(16)),
    },
    {
      says: 'Solicito que a Sra. Maria Helena não conste das missas da catequese nos dias 6 e 13.',
      sets: off(HELENA, dez(6, '10:00'), dez(13, '10:00')),
    },
    {
      says: 'marcos n pega mais missa a noite n viu, ta com labirintite 😵',
      sets: off(MARCOS, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
    },
  ]),

  'd: keep to': [
    {
      says: 'O Zé do Carmo só pode vir no dia 29, uai, que antes disso está na roça do irmão.',
      sets: off(ZE, novUntil(28)),
    },
    {
      says: 'o joão neste mês só bota em domingo que durante a semana e sábado ele tá na lavoura de soja',
      sets: off(JOAO, nov(5), nov(6), nov(28)),
    },
    ...inDecember([
      {
        says: 'bruna f. só nos domingos de manhã tá, o resto ela trampa',
        sets: off(BRUNA_F, dez(5), dez(8), dez(12), dez(17), dez(24), dez(25), dez(31)),
      },
      {
        says: 'A Sra. Fátima restringe sua disponibilidade às noites, não devendo ser convocada para missas matutinas.',
        sets: off(FATIMA, at('08:00'), at('10:00')),
      },
      {
        says: 'O Francisco pediu para servir apenas até o Natal, dia 25 inclusive; depois vai para a casa da filha em Montes Claros.',
        sets: off(FRANCISCO, dezFrom(26)),
      },
      {
        says: 'No que tange à Sra. Rosa T., convoque-se exclusivamente para a missa de 31 de dezembro.',
        sets: off(ROSA_T, dezUntil(30)),
        or: [[...off(ROSA_T, dezUntil(30)), put(ROSA_T, dez(31, '20:00'))]],
      },
    ]),
  ],

  'd: place': [
    {
      says: 'me põe a vera na missa da cura dia 5 que ela sempre me pede essa',
      sets: [put(VERA, nov(5, '19:30'))],
    },
    {
      says: 'Gostaria que a Ana Souza ficasse no dia 22, porque faz um ano que a mãe dela faleceu e a missa será por ela.',
      sets: [put(ANA_SOUZA, nov(22, '08:00'))],
    },
    {
      says: 'Designe-se o ministro Antônio para a missa das crianças de 8 de novembro.',
      sets: [put(ANTONIO, nov(8, '10:00'))],
    },
    ...inDecember([
      { says: 'bota pedro henrique na missa do galo aí pfv 🎄', sets: [put(PEDRO, dez(24, '20:00'))] },
      {
        says: 'Queira incluir o Sr. Benedito na celebração da Imaculada Conceição.',
        sets: [put(BENEDITO, dez(8, '19:30'))],
      },
      {
        says: 'o seu geraldo faz questão de estar na missa do último dia do ano então garante ele lá',
        sets: [put(GERALDO, dez(31, '20:00'))],
      },
      {
        says: 'A Márcia me confirmou a catequese do dia 13, a das dez. Pode colocá-la, sim.',
        sets: [put(MARCIA, dez(13, '10:00'))],
      },
      {
        says: 'coloca a terezina na sagrada familia dia 27',
        sets: [put(TEREZINHA, dez(27, '08:00'))],
        orAsks: true,
      },
    ]),
  ],

  'd: replace': [
    {
      says: 'Na missa das 8h do dia 8 a Joana vai estar com o filho doente; no lugar dela pode entrar a Maria das Dores.',
      sets: [...off(JOANA, nov(8, '08:00')), put(DORES, nov(8, '08:00'))],
    },
    {
      says: 'no dia 15 em vez do joão quero o antônio que o joão vai no encontro de casais',
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    {
      says: 'sai ana lima entra vera, missa das 7 de são judas (28/11)',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(VERA, nov(28, '07:00'))],
    },
    ...inDecember([
      {
        says: 'neuza furou dia 5 😩 entra a socorro no lugar',
        sets: [...off(NEUZA, dez(5)), put(SOCORRO, dez(5, '19:00'))],
        orAsks: true,
      },
      {
        says: 'Substitua-se o Sr. Marcos pelo Sr. Paulo na solenidade do Natal do Senhor.',
        sets: [...off(MARCOS, dez(25)), put(PAULO, dez(25, '10:00'))],
      },
      {
        says: 'tira a bruna f da catequese do dia 6 e bota a fátima que ela conhece as crianças',
        sets: [...off(BRUNA_F, dez(6, '10:00')), put(FATIMA, dez(6, '10:00'))],
      },
      {
        says: 'Em razão de audiência inadiável na comarca vizinha, o Sr. Geraldo cede ao Sr. Benedito o seu lugar na missa de 8 de dezembro.',
        sets: [...off(GERALDO, dez(8)), put(BENEDITO, dez(8, '19:30'))],
      },
    ]),
  ],

  'd: exchange': [
    {
      says: 'Requeiro a permuta entre o Sr. João, escalado no dia 15, e a Sra. Ana Lima, escalada no dia 28 às 7h.',
      sets: [
        ...off(JOAO, nov(15)),
        put(JOAO, nov(28, '07:00')),
        ...off(ANA_LIMA, nov(28, '07:00')),
        put(ANA_LIMA, nov(15, '08:00')),
      ],
    },
    ...inDecember([
      {
        says: 'o paulo que tá no dia 5 troca com o francisco que tá no dia 13 às oito',
        sets: [
          ...off(PAULO, dez(5)),
          put(PAULO, dez(13, '08:00')),
          ...off(FRANCISCO, dez(13, '08:00')),
          put(FRANCISCO, dez(5, '19:00')),
        ],
      },
      {
        says: 'neuza (5/12) e rosa m. (8/12) combinaram de trocar uma pela outra, faz aí',
        sets: [
          ...off(NEUZA, dez(5)),
          put(NEUZA, dez(8, '19:30')),
          ...off(ROSA_M, dez(8)),
          put(ROSA_M, dez(5, '19:00')),
        ],
      },
      {
        says: 'Maria Helena e Marcos querem inverter: ela ficaria no Natal, dia 25, e ele no dia 20 às 8h, que era dela.',
        sets: [
          ...off(HELENA, dez(20, '08:00')),
          put(HELENA, dez(25, '10:00')),
          ...off(MARCOS, dez(25)),
          put(MARCOS, dez(20, '08:00')),
        ],
      },
    ]),
  ],

  'd: cap': [
    {
      says: 'A Ana Lima está de mudança de casa; no máximo duas missas para ela neste mês, por favor.',
      sets: [cap(ANA_LIMA, 2)],
    },
    { says: 'não quero ninguém servindo mais de duas vezes nesse mês que o pessoal reclama', sets: [all(2)] },
    { says: 'dores aguenta 3 missas no maximo tadinha', sets: [cap(DORES, 3)], orAsks: true },
    { says: 'O Sr. Antônio autorizou que seu nome figure em uma única celebração.', sets: [cap(ANTONIO, 1)] },
    ...inDecember([
      { says: 'rosa t. uma vez só e olhe lá kkk', sets: [cap(ROSA_T, 1)] },
      {
        says: 'Fixe-se em quatro o número máximo de participações por ministro no presente mês.',
        sets: [all(4)],
      },
      {
        says: 'O Benedito já tem certa idade, completou 80. Não passe de três vezes com ele.',
        sets: [cap(BENEDITO, 3)],
      },
    ]),
  ],

  'd: together and apart': [
    {
      says: 'a ana souza e a vera se estranharam na quermesse então cada uma numa missa diferente',
      sets: [split(ANA_SOUZA, VERA)],
    },
    {
      says: 'Convém que o Sr. João e o Sr. Antônio atuem conjuntamente, porquanto compartilham o transporte.',
      sets: [duo(JOAO, ANTONIO)],
    },
    {
      says: 'a joana tá aprendendo ainda então quero ela junto com a das dores pra pegar o jeito',
      sets: [duo(JOANA, DORES)],
    },
    ...inDecember([
      {
        says: 'Luísa e Luiz Carlos são casados e só têm um carro; deixe os dois sempre na mesma missa.',
        sets: [duo(LUISA, LUIZ)],
      },
      {
        says: 'bruna m e marcos terminaram 💔 n bota os dois na mesma missa pelamor',
        sets: [split(BRUNA_M, MARCOS)],
      },
      {
        says: 'Não convém escalar Rosa M. e Rosa T. no mesmo horário, porque uma cuida dos netos da outra.',
        sets: [split(ROSA_M, ROSA_T)],
      },
    ]),
  ],

  'd: people needed': [
    {
      says: 'na missa das oito do dia 22 vem o bispo quero quatro ministros lá',
      sets: [need(nov(22, '08:00'), 4)],
    },
    {
      says: 'Para a missa de São Judas das 15h, pensei em três, mas acho melhor quatro, porque vem romaria de Pará de Minas.',
      sets: [need(nov(28, '15:00'), 4)],
    },
    { says: 'aumenta mais 1 na missa da cura do dia 5', sets: [need(nov(5, '19:30'), 4)] },
    ...inDecember([
      { says: 'natal vai lotar!! dia 25 precisa de 6 pessoas', sets: [need(dez(25, '10:00'), 6)] },
      { says: 'Reduza-se para cinco o contingente da Missa do Galo.', sets: [need(dez(24, '20:00'), 5)] },
      {
        says: 'no dia 31 de noite vem muito veranista bota o dobro de gente do costume',
        sets: [need(dez(31, '20:00'), 4)],
      },
    ]),
  ],

  'd: several acts': [
    {
      says: 'vera fora do dia 5 e antonio no máx 2, pode ser?',
      sets: [...off(VERA, nov(5)), cap(ANTONIO, 2)],
    },
    {
      says: 'todo mundo no máximo três missas menos a ana souza que só pode fazer uma',
      sets: [all(3), cap(ANA_SOUZA, 1)],
    },
    { says: 'tira joao do dia 6 e ja monta a escala', sets: off(JOAO, nov(6)), solves: true },
    ...inDecember([
      {
        says: 'Duas coisas: a Terezinha não pode no dia 17, por causa da formatura da neta, e no dia 31 precisamos de três ministros.',
        sets: [...off(TEREZINHA, dez(17)), need(dez(31, '20:00'), 3)],
      },
      {
        says: 'Primeiramente, exclua-se a Sra. Neuza da celebração do dia 27; outrossim, mantenham-se juntos o Sr. Paulo e a Sra. Luísa.',
        sets: [...off(NEUZA, dez(27)), duo(PAULO, LUISA)],
      },
      {
        says: 'maria aparecida n pode nos domingos, menos o dia 27 q ela vem',
        sets: off(APARECIDA, dez(6), dez(13), dez(20)),
        or: [[...off(APARECIDA, dez(6), dez(13), dez(20)), put(APARECIDA, dez(27, '08:00'))]],
      },
      {
        says: 'bota o marcos no dia 17 na novena e a fátima e o paulo não podem no dia 12',
        sets: [put(MARCOS, dez(17, '19:30')), ...off(FATIMA, dez(12)), ...off(PAULO, dez(12))],
      },
    ]),
  ],

  'd: rules taken back': [
    {
      start: 'ruled',
      says: 'João e Joana fizeram as pazes, graças a Deus. Não precisa mais mantê-los separados.',
      removes: [2],
    },
    { start: 'ruled', says: 'apaga aquele limite de 3 missas pra geral', removes: [1] },
    {
      start: 'ruled',
      says: 'Revogue-se a regra que fixou três ministros para a missa das 15h do dia 28.',
      removes: [3],
    },
    {
      start: 'ruled',
      says: 'aquele negócio de no máximo três missa pra cada um muda pra duas',
      sets: [all(2)],
      removes: [1],
    },
  ],

  'd: follow-ups, November': [
    { says: ['oi, vera n vem dia 22', 'ah e no dia 28 tb não'], sets: off(VERA, nov(22), nov(28)) },
    {
      says: ['Escale a Ana Souza para o dia 15, por obséquio.', 'Retifico: a Ana Lima.'],
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
    },
    {
      says: ['o antônio não pode no dia 8', 'me enganei é só na das dez que ele não pode'],
      sets: off(ANTONIO, nov(8, '10:00')),
    },
    { says: ['No dia 29 quero a Maria das Dores.', 'Pensando melhor, não. Desfaça isso, por favor.'] },
    { says: ['preciso de 4 na missa do dia 15', 'faz 3 vai'], sets: [need(nov(15, '08:00'), 3)] },
    {
      says: ['Queira limitar o Sr. João a três celebrações.', 'Da mesma forma, a Sra. Vera Lúcia.'],
      sets: [cap(JOAO, 3), cap(VERA, 3)],
    },
    {
      says: ['quem tá na missa do dia 15?', 'tira ele então e põe o antônio'],
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    { says: ['a ana vai servir no dia 29 à noite', 'a souza'], sets: [put(ANA_SOUZA, nov(29, '19:00'))] },
    {
      says: ['a joana não pode no dia 8', 'e a das dores também não'],
      sets: [...off(JOANA, nov(8)), ...off(DORES, nov(8))],
    },
    {
      says: ['Quero a Vera Lúcia e a Maria das Dores juntas.', 'Perdão, juntas não, separadas é o certo.'],
      sets: [split(VERA, DORES)],
    },
  ],

  'd: proposals': [
    { start: 'proposed', says: 'pode aplicar, ficou massa', decides: 'accept' },
    { start: 'proposed', says: 'Não me satisfaz a proposta apresentada. Descarte-a.', decides: TURN_DOWN },
    { start: 'proposed', says: 'bah gostei tchê pode botar valendo', decides: 'accept' },
    {
      start: 'accepted',
      says: 'Uai, apliquei sem querer. Volte a escala como estava antes, por favor.',
      decides: 'undo',
    },
    { says: ['gera a escala aí', 'perfeita, aceita essa'], solves: true, decides: 'accept' },
  ],

  'd: follow-ups, December': inDecember([
    { says: ['a rosa não pode no dia 20', 'a rosa t'], sets: off(ROSA_T, dez(20)) },
    {
      says: ['A Bruna M. ficou de vir no dia 12. Coloque-a.', 'E no dia 13, às 10h, também.'],
      sets: [put(BRUNA_M, dez(12, '19:00')), put(BRUNA_M, dez(13, '10:00'))],
    },
    {
      says: ['geraldo n pode dia 8', 'poe o benedito no lugar dele'],
      sets: [...off(GERALDO, dez(8)), put(BENEDITO, dez(8, '19:30'))],
    },
    {
      says: ['quem vai servir na missa do galo', 'tira a terezinha de lá que ela me pediu'],
      sets: off(TEREZINHA, dez(24)),
    },
    {
      says: ['Solicito seis ministros para o dia 8.', 'Idem para o Natal, no dia 25.'],
      sets: [need(dez(8, '19:30'), 6), need(dez(25, '10:00'), 6)],
    },
    { says: ['luiz carlos de folga no dia 24', 'ops, 25! errei o dia'], sets: off(LUIZ, dez(25)) },
    {
      says: [
        'Limite a Neuza a duas missas.',
        'Aliás, a uma só, coitada, que está se recuperando da operação.',
      ],
      sets: [cap(NEUZA, 1)],
    },
    { says: ['paulo e pedro henrique juntos sempre', 'esquece, o padre n quer, desfaz'] },
    {
      says: ['a maria do socorro não vem no dia 6', 'nem no dia 13', 'mas no dia 31 bota ela'],
      sets: [...off(SOCORRO, dez(6), dez(13)), put(SOCORRO, dez(31, '20:00'))],
    },
    {
      says: ['Quantos ministros estão previstos para a novena de 17 de dezembro?', 'Eleve-se para quatro.'],
      sets: [need(dez(17, '19:30'), 4)],
    },
  ]),

  'd: questions, November': [
    { says: 'quem que serviu no dia primeiro às oito', tells: ['João', 'Ana Souza'] },
    { says: 'Quantas missas compõem a escala de novembro?', tells: [['12', 'doze']] },
    { says: 'a joana serve quando', tells: [['8 de novembro', '08/11', '8/11', 'dia 8']] },
    { says: 'q horas é a missa do dia 29 msm?', tells: [['19h', '19:00']] },
    {
      says: 'Quantos ministros pede a missa por cura e libertação? Não me lembro se são dois ou mais.',
      tells: [['3', 'três']],
    },
    { says: 'quem pode no dia 6 cedo', tells: ['Ana Souza', 'Ana Lima', 'Vera', 'João', 'Dores'] },
    { says: 'quem n respondeu ainda?? vou cobrar', tells: ['Conceição', 'Lúcio'] },
    {
      says: 'Veja para mim: o Sebastião marcou algum dia em que pode?',
      tells: [['nenhum', 'não', 'indisponível']],
    },
    { says: 'Indago em quantas celebrações figura o Sr. João.', tells: [['2', 'duas']] },
    {
      start: 'ruled',
      says: 'Quais regras encontram-se em vigor no momento?',
      tells: ['João', 'Joana', ['3', 'três']],
    },
    { says: 'a vera respondeu o que pro dia 15', tells: [['não', 'indisponível']] },
  ],

  'd: questions, December': inDecember([
    { says: 'quem ta na missa do galo??', tells: ['Luiz Carlos', 'Terezinha'] },
    { says: 'Quantas pessoas ainda faltam para a missa do Natal, dia 25?', tells: [['3', 'três']] },
    { says: 'o benedito disse se pode no dia 25', tells: [['não', 'indisponível']] },
    { says: 'quais missa ainda tão sem ninguém', tells: ['17', '27', '31'] },
    {
      says: 'Em que data e a que horas se celebrará a Imaculada Conceição?',
      tells: ['8', ['19h30', '19:30']],
    },
    { says: 'dia 5 quem é q serve com neuza?', tells: ['Paulo'] },
    { says: 'A Márcia estará disponível no dia 6, às 8h?', tells: [['não', 'indisponível']] },
    {
      says: 'Quem é que serve no dia 8, por favor? Sei que é uma das Rosas, mas não me lembro qual.',
      tells: ['Rosa M', 'Geraldo'],
      hides: ['Rosa T'],
    },
    { says: 'o francisco tá em qual missa', tells: ['13'] },
    { says: 'no dia 24 a missa é que horas guria', tells: [['20h', '20:00']] },
  ]),

  'd: doubtful, November': [
    { says: 'bota a ana no dia 29', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'tira o joão', asks: true },
    {
      says: 'Será que eu devia tirar a Vera do dia 22? Ela anda tão cansada...',
      asks: true,
      offers: off(VERA, nov(22)),
    },
    {
      says: 'Determino a designação da Sra. Maria das Dores para o dia 28.',
      asks: true,
      tells: [
        ['07:00', '7h', '07h'],
        ['19:30', '19h30'],
      ],
    },
    { says: 'coloca mais gente na missa do dia 22', asks: true },
    {
      says: 'domingo o antônio não vem',
      asks: true,
      offers: off(ANTONIO, nov(8)),
      or: [off(ANTONIO, nov(8))],
    },
    { says: 'a vera pegou dengue 😢', asks: true },
  ],

  'd: doubtful, December': inDecember([
    { says: 'a bruna não pode no dia 12', asks: true, tells: ['Bruna F', 'Bruna M'] },
    {
      says: 'Inclua-se a Sra. Maria na missa de 31 de dezembro.',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    {
      says: 'põe o francisco no dia 20',
      asks: true,
      tells: [
        ['08:00', '8h', '08h'],
        ['10:00', '10h'],
      ],
    },
    { says: 'tem q trocar neuza do dia 5', asks: true, or: [off(NEUZA, dez(5))] },
    { says: 'O Paulo e o Pedro Henrique deviam servir menos este mês, coitados.', asks: true },
    {
      says: 'dia 24 a terezinha não sei se vem não acho que vai pra casa da irmã',
      asks: true,
      offers: off(TEREZINHA, dez(24)),
    },
    { says: 'lu n pode dia 17', asks: true, tells: ['Luiz Carlos', 'Luísa'] },
    { says: 'Separe a Rosa do Marcos, por gentileza.', asks: true, tells: ['Rosa M', 'Rosa T'] },
  ]),

  'd: what it cannot do': [
    { says: 'manda a escala no zap do pessoal pfvr', asks: true, page: 'messages' },
    { says: 'Publique-se a escala de novembro.', asks: true, page: 'publication' },
    { says: 'imprime pra mim esse negócio pra eu colar no mural da capela', asks: true, page: 'print' },
    {
      says: 'Preciso cadastrar uma ministra nova, a Lourdes, que veio de Itaúna.',
      asks: true,
      page: 'people',
    },
    { says: 'muda o horário da missa do dia 15 pras nove', asks: true, page: 'masses' },
    {
      start: 'published',
      says: 'tira o antônio do dia 22 que ele vai pescar',
      asks: true,
      page: 'publication',
    },
    { says: 'esqueci minha senha 😭 como troco', asks: true, page: 'account' },
  ],

  'd: inactive and impossible': [
    { says: 'põe o lúcio no dia 15 que ele falou comigo na saída da missa', asks: true },
    { says: 'Escale a Joana no dia 15, às 8h, que ela gosta desse horário.', asks: true },
    { says: 'bota vera dia 10', asks: true },
    ...inDecember([
      {
        says: 'claudia no dia 31, confirma aí',
        asks: true,
        tells: [['inativ', 'não está ativ', 'não serve', 'não está servindo', 'afastad']],
      },
      { says: 'Escale-se o Sr. Raimundo para a Missa do Galo.', asks: true, tells: ['mandato'] },
    ]),
  ],

  'd: chat, computing, words of others': [
    { says: 'valeu demais visse, arrasou 😘' },
    { says: 'Boa noite! Que Nossa Senhora lhe pague por tanta paciência.' },
    { says: 'faz aí a escala do mês que eu já tô com sono', solves: true },
    ...inDecember([
      {
        says: 'A Fátima escreveu no grupo: "não posso no dia 27, me tira". Pode registrar assim.',
        sets: off(FATIMA, dez(27)),
        orAsks: true,
      },
    ]),
  ],
};
