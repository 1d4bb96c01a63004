/** Sixty conversations of two to four messages, by voice; written without sight of the assistant or of other requests. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  cap,
  dez,
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
  TURN_DOWN,
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_F: Requests = {
  'blind f: formal': [
    {
      says: [
        'Solicito que a senhora Maria das Dores não seja escalada na missa das 7h do dia 28.',
        'Verifiquei com ela agora há pouco: o compromisso é à noite, de modo que pela manhã está liberada e o impedimento passa para as 19h30.',
        'Aproveito o ensejo: o sistema poderia avisá-la por e-mail dessa alteração?',
      ],
      sets: off(DORES, nov(28, '19:30')),
      asks: true,
      page: 'messages',
    },
    {
      says: [
        'Para a missa por cura e libertação do dia 5, gostaríamos de contar com cinco ministros.',
        'O pároco ponderou que o presbitério é estreito. Quatro bastam.',
      ],
      sets: [need(nov(5, '19:30'), 4)],
    },
    {
      says: [
        'Peço a gentileza de não permitir que a Ana Souza e o Antônio sirvam na mesma celebração.',
        'Perdoe-me, confundi as Anas: refiro-me à Ana Lima.',
      ],
      sets: [split(ANA_LIMA, ANTONIO)],
    },
    {
      start: 'ruled',
      says: [
        'Quais são as regras que já constam desta escala?',
        'Compreendo. Aquela que mantém João e Joana afastados perdeu a razão de ser, pois eles se reconciliaram. Pode suprimi-la.',
      ],
      removes: [2],
    },
    {
      says: [
        'Retire o Antônio da missa do dia 22, por favor.',
        'Antes que me esqueça: quais ministros responderam que estão disponíveis nessa data?',
      ],
      sets: off(ANTONIO, nov(22)),
      tells: ['Ana Souza', 'Vera', 'João', 'Dores'],
    },
    ...inDecember([
      {
        says: [
          'Por gentileza, designe o Francisco para a Missa de ação de graças do dia 31.',
          'Acrescente igualmente a Fátima a essa celebração.',
          'O Francisco acaba de me comunicar que estará viajando na virada do ano; mantenha somente a Fátima.',
        ],
        sets: [put(FATIMA, dez(31, '20:00'))],
        or: [[put(FATIMA, dez(31, '20:00')), ...off(FRANCISCO, dez(31))]],
      },
      {
        says: [
          'Convém que ninguém ultrapasse três escalas em dezembro.',
          'Faço uma ressalva: o Geraldo, por ordem médica, deve servir no máximo uma vez.',
          'Reconsiderei o limite geral; com as festas do Natal, quatro por pessoa é mais razoável. O do Geraldo permanece.',
        ],
        sets: [all(4), cap(GERALDO, 1)],
      },
      {
        says: [
          'O Paulo estará em missão do dia 12 ao dia 20; não o escale nesse período.',
          'Houve mudança no itinerário: na quinta-feira, dia 17, ele estará na cidade e a novena deixa de ser impedimento. Os demais dias continuam como pedi.',
        ],
        sets: off(PAULO, dez(12), dez(13), dez(20)),
      },
    ]),
  ],

  'blind f: whatsapp': [
    {
      says: ['bom diaa, domingo o joao n pode tá', 'n esse agora n, o outro, dia 15', 'vlw!! 🙏'],
      sets: off(JOAO, nov(15)),
    },
    {
      says: [
        'a vera ta livre em qts missas msm?',
        'hm ok, entao p ela no max 2',
        'aff pensando bem sobe p 3, q ta faltando gente',
      ],
      sets: [cap(VERA, 3)],
    },
    {
      says: [
        'a iris n vai poder dia 8',
        'e o ze do carmo tb n',
        'o ze falou agr q desmarcou o compromisso dele, pode liberar ele. a iris n msm',
      ],
      sets: off(IRIS, nov(8)),
    },
    {
      says: [
        'da p deixar a vera e a ana souza sempre juntas?',
        'ih a ana souza n curtiu, troca ela pela dores',
      ],
      sets: [duo(VERA, DORES)],
    },
    {
      says: [
        'poe a joana dia 28 às 7h',
        'ela quer saber qm mais ta nessa missa',
        'entao cancela isso q eu pedi dela, dps eu vejo',
      ],
    },
    ...inDecember([
      {
        says: [
          'bota a bruna na catequese do dia 13',
          'a M né, pq a F ja ta na do dia 6',
          'e a neuza tb, na msm missa',
        ],
        sets: [put(BRUNA_M, dez(13, '10:00')), put(NEUZA, dez(13, '10:00'))],
      },
      {
        says: [
          'dia 24 vai precisar de 8 ministros blz?',
          'e 6 no dia 25',
          'o pe disse q no 25 ta bom os 4 de smp, só o galo q muda',
        ],
        sets: [need(dez(24, '20:00'), 8)],
        or: [[need(dez(24, '20:00'), 8), need(dez(25, '10:00'), 4)]],
      },
      {
        says: [
          'pedro henrique fora dia 20',
          'a luisa tbm, os 2 vao num casamento',
          'mentira kkkk o casamento é dia 27, arruma ai p mim os dois',
        ],
        sets: [...off(PEDRO, dez(27)), ...off(LUISA, dez(27))],
      },
    ]),
  ],

  'blind f: dictated': [
    {
      says: [
        'o antônio não vai poder na missa da manhã do dia vinte e oito',
        'essa da manhã é a das sete não é',
        'então é isso mesmo na das sete ele não vai e no dia seguinte que é domingo também não',
      ],
      sets: off(ANTONIO, nov(28, '07:00'), nov(29)),
    },
    {
      says: [
        'me diga quem é que está na missa do dia quinze',
        'pois então escala a ana lima lá também com o joão',
        'espera ela me ligou dizendo que prefere o dia cinco passa ela pra lá',
      ],
      sets: [put(ANA_LIMA, nov(5, '19:30'))],
      or: [[put(ANA_LIMA, nov(5, '19:30')), ...off(ANA_LIMA, nov(15))]],
    },
    {
      says: [
        'ninguém pega mais do que duas missas esse mês',
        'duas é pouco né põe três',
        'agora sim pode montar a escala',
      ],
      sets: [all(3)],
      solves: true,
    },
    ...inDecember([
      {
        says: [
          'olha coloca a rosa na missa do dia oito a da imaculada',
          'a rosa t porque a outra já está lá',
          'ah e o geraldo que também aparece nesse dia tira ele que ele vai acompanhar a mulher no médico',
        ],
        sets: [put(ROSA_T, dez(8, '19:30')), ...off(GERALDO, dez(8))],
      },
      {
        says: [
          'a neuza e o marcos não podem cair na mesma missa',
          'nem o marcos com o paulo',
          'da neuza eu exagerei pode esquecer essa parte mas do paulo mantém',
        ],
        sets: [split(MARCOS, PAULO)],
      },
      {
        says: [
          'deixa o luiz carlos de folga do dia doze até o dia vinte e cinco',
          'quem é que está na missa do galo hoje na escala',
          'está vendo ele está lá então tira a do galo dessa folga e o resto fica do mesmo jeito',
        ],
        sets: off(LUIZ, dez(12), dez(13), dez(17), dez(20), dez(25)),
        or: [[put(LUIZ, dez(24, '20:00')), ...off(LUIZ, dez(12), dez(13), dez(17), dez(20), dez(25))]],
      },
      {
        says: [
          'eu queria a fátima e a terezinha servindo sempre juntas',
          'e o francisco com a fátima também',
          'não o francisco fica livre são só as duas mesmo',
        ],
        sets: [duo(FATIMA, TEREZINHA)],
      },
    ]),
  ],

  'blind f: typos': [
    {
      says: [
        'tira a vea lucia do dia 28 de noite',
        'nosa dgitei tudo errado, é a Vera Lúcia e nao é de noite, é as 15h',
      ],
      sets: off(VERA, nov(28, '15:00')),
    },
    {
      says: ['quero 3 minsitros no dia 22', 'digo, 4', 'e no dia 15 a mesma coias'],
      sets: [need(nov(22, '08:00'), 4), need(nov(15, '08:00'), 4)],
    },
    {
      says: [
        'No dia 6 as 6:30 pde colocar o Antonio e a Dores',
        'o Antonio me falo que nao é certeza, entao no lugra dele vai a Vera',
      ],
      sets: [put(DORES, nov(6, '06:30')), put(VERA, nov(6, '06:30'))],
      or: [[put(DORES, nov(6, '06:30')), put(VERA, nov(6, '06:30')), ...off(ANTONIO, nov(6))]],
    },
    {
      says: ['a Ana nao pdoe ir no dia 29', 'aquela qe mora pertod a igreja'],
      asks: true,
      tells: ['Ana Souza', 'Ana Lima'],
    },
    {
      start: 'ruled',
      says: ['aumeta pra 4 o maximo d cada um', 'nao nao, volta pros 3 qeu ja tava'],
      sets: [all(3)],
      removes: [1],
    },
    ...inDecember([
      {
        says: [
          'colca o Benedito na misa do dia 27',
          'na do dia 31 tambme',
          'a do 27 pod tirar, ele vai ta cansdo do natal',
        ],
        sets: [put(BENEDITO, dez(31, '20:00'))],
        or: [[put(BENEDITO, dez(31, '20:00')), ...off(BENEDITO, dez(27))]],
      },
      {
        says: [
          'maria helena nao vai pdoer dia 20',
          'qeu mancada a minha, quem nao pode é a maria aparecida, a helena ta liberda',
        ],
        sets: off(APARECIDA, dez(20)),
      },
      {
        says: [
          'a Bruna F. serve no maximo 2 vzes',
          'e a Bruna M. 3',
          'inverti as duas, arruma pra mim fazendo favro',
        ],
        sets: [cap(BRUNA_F, 3), cap(BRUNA_M, 2)],
      },
    ]),
  ],

  'blind f: old lady': [
    {
      says: [
        'Sabe o Antônio, casado com a Vera? Anda ruim da vista, o coitado, e no escuro não enxerga mais a estrada. Não põe ele nas missas da noite, sim?',
        'Ah, mas no dia 5 o compadre dá carona na caminhonete, então esse dia não precisa tirar.',
      ],
      sets: off(ANTONIO, nov(28, '19:30'), nov(29)),
    },
    {
      says: [
        'Minha neta Joana quer tanto servir no dia 8, na missa das crianças, porque o menino dela vai coroar Nossa Senhora! Põe ela lá pra mim.',
        'Ô cabeça a minha, o menino coroa é na missa das oito! Muda ela pra essa, por caridade.',
      ],
      sets: [put(JOANA, nov(8, '08:00'))],
      or: [[put(JOANA, nov(8, '08:00')), ...off(JOANA, nov(8, '10:00'))]],
    },
    {
      says: [
        'No domingo, dia 15, eu queria que fosse a Íris, aquela moça tão boazinha que canta no coral.',
        'Ela respondeu que talvez, foi? Então melhor não forçar a menina; põe a Ana Souza, que essa nunca me deixou na mão.',
      ],
      sets: [put(ANA_SOUZA, nov(15, '08:00'))],
      or: [[put(ANA_SOUZA, nov(15, '08:00')), ...off(IRIS, nov(15))]],
    },
    {
      says: [
        'Filho, o Zé do Carmo pediu pra não ir no dia 29, é aniversário da mãe dele, noventa e dois anos, imagine você.',
        'Será que a festa não era no dia 22? Não, não, é 29 mesmo, eu até guardei o convite na Bíblia.',
        'E pro dia 29 já tem alguém escalado?',
      ],
      sets: off(ZE, nov(29)),
      tells: [['ninguém', 'nenhum', 'vazi', 'não tem', 'não há', 'sem ', 'falta', 'ainda não', '0 de']],
    },
    ...inDecember([
      {
        says: [
          'Meu filho, a Terezinha, minha comadre há quarenta anos, torceu o pé na escada da filha. Não é pra ela servir na Missa do Galo não, coitadinha.',
          'E agora que me lembrei: no dia 25 a família toda almoça na casa dela, então nesse dia também não conte com ela.',
          'Ela telefonou toda faceira! O doutor tirou a bota, e na Missa do Galo pode deixar ela. O almoço de Natal continua de pé.',
        ],
        sets: off(TEREZINHA, dez(25)),
        or: [[put(TEREZINHA, dez(24, '20:00')), ...off(TEREZINHA, dez(25))]],
      },
      {
        says: [
          'Estou aqui matutando se não seria bom tirar a Neuza do sábado, dia 5, ela tosse tanto na hora do cântico...',
          'Não sei, não sei, tenho pena. Quem é que está com ela nessa missa?',
        ],
        tells: ['Paulo'],
      },
      {
        says: [
          'As duas Rosas são amigas desde o catecismo e gostam de servir uma ao lado da outra. Deixa as duas sempre juntas.',
          'Agora, a Rosa M. só aguenta duas missas no mês por causa da pressão; a outra é forte que nem um touro.',
        ],
        sets: [duo(ROSA_M, ROSA_T), cap(ROSA_M, 2)],
      },
      {
        says: [
          'A Fátima vai ser avó, não é uma bênção? O nenê vem lá pelo dia 20.',
          'Por isso não conte com ela do dia 17 em diante, que ela vai ficar com a filha.',
          'Só na missa do dia 31 é que ela volta, pra agradecer a Deus pela criança.',
        ],
        sets: off(FATIMA, dez(17), dez(20), dez(24), dez(25), dez(27)),
        or: [[put(FATIMA, dez(31, '20:00')), ...off(FATIMA, dez(17), dez(20), dez(24), dez(25), dez(27))]],
      },
    ]),
  ],

  'blind f: nordestino': [
    {
      says: [
        'Oxe, bote a Ana Lima na missa das sete da noite do dia 29, visse?',
        'Arre égua, ela num pode mais não! Bote a outra Ana no lugar dela',
      ],
      sets: [put(ANA_SOUZA, nov(29, '19:00')), ...off(ANA_LIMA, nov(29))],
      or: [[put(ANA_SOUZA, nov(29, '19:00'))]],
    },
    {
      says: [
        'Tire Joana do dia 8, que ela vai simbora pra praia na véspera',
        'É só da missa das oito, viu, que na hora da das dez ela já chegou',
      ],
      sets: off(JOANA, nov(8, '08:00')),
    },
    {
      says: [
        'Quantos ministro a missa das três da tarde do dia 28 tá pedindo?',
        'Só isso, meu rei? É dia de São Judas, carece de quatro',
        'Eita, e na da noite suba pra cinco, que é a da procissão',
      ],
      sets: [need(nov(28, '15:00'), 4), need(nov(28, '19:30'), 5)],
    },
    {
      says: [
        'E aí, cabra bom! Ajeite pra mim: Sebastião vai no dia 22',
        'Apois, se ele disse que num pode, então bote Maria das Dores',
      ],
      sets: [put(DORES, nov(22, '08:00'))],
    },
    ...inDecember([
      {
        says: [
          'Carece de mais gente na Missa do Galo, visse',
          'Ah, um bocado, home, que vem povo até dos sítio',
        ],
        asks: true,
      },
      {
        says: [
          'Num quero Marcos e Pedro Henrique na mesma missa, que é confusão na certa',
          'Danou-se, o padre quer os dois no dia 24',
          'Pois esqueça essa separação deles e bote os dois na Missa do Galo',
        ],
        sets: [put(MARCOS, dez(24, '20:00')), put(PEDRO, dez(24, '20:00'))],
      },
      {
        says: [
          'Tire a Luísa dos domingo tudinho de dezembro, que ela tá me aperreando com isso',
          'Mas o da Sagrada Família num tire não, que desse ela é devota',
        ],
        sets: off(LUISA, dez(6), dez(13), dez(20)),
      },
    ]),
  ],

  'blind f: mineiro': [
    {
      says: [
        'Ô sô, cê tira a Ana Souza das missa das oito da manhã?',
        'Uai, a do dia 22 ela dá conta, essa ocê num precisa tirar não',
      ],
      sets: off(ANA_SOUZA, nov(8, '08:00'), nov(15)),
    },
    {
      says: [
        'Óia, dá um jeito do João num pegar mais de duas esse mês não',
        'E o povo todo tamém, três pra todo mundo tá bão',
        'Aí o João num fica chateado de ter menos? Pode tirar esse limite só dele e deixar o geral',
      ],
      sets: [all(3)],
    },
    {
      says: [
        'A Conceição num respondeu nada ainda, né?',
        'Então deixa ela quietinha esse mês, num põe ela em nada não',
        'Uai, ela acabou de me ligar, sarou, desfaz isso que eu falei dela',
      ],
    },
    {
      says: [
        'Vamo pôr a Íris e a Joana sempre juntim, que uma ensina a outra',
        'Não, pera, a Joana num tem paciência com novato... melhor a Íris com a Vera',
      ],
      sets: [duo(IRIS, VERA)],
    },
    ...inDecember([
      {
        says: [
          'Nó, faz o trem assim: no dia 17 vai o Geraldo mais a Cida',
          'A Maria Aparecida, uai, aqui todo mundo chama ela de Cida',
        ],
        sets: [put(GERALDO, dez(17, '19:30')), put(APARECIDA, dez(17, '19:30'))],
      },
      {
        says: [
          'Passa o Paulo do sábado, dia 5, pro domingo 6 cedim, na das oito',
          'Ih, diz ele que prefere a das dez, que sábado vai dormir tarde',
        ],
        sets: [...off(PAULO, dez(5)), put(PAULO, dez(6, '10:00'))],
        or: [[...off(PAULO, dez(5), dez(6, '08:00')), put(PAULO, dez(6, '10:00'))]],
      },
      {
        says: [
          'Bão? A Missa do Galo tá pedindo quantos ministro mesmo?',
          'Seis é muito pro tanto de gente que aparece, cinco tá bão demais da conta',
          'E no dia 25, na do Natal, põe a mesma coisa, uai',
        ],
        sets: [need(dez(24, '20:00'), 5), need(dez(25, '10:00'), 5)],
      },
    ]),
  ],

  'blind f: hurried priest': [
    {
      says: [
        'Dia 28: Vera às 7, João às 15, Ana Souza às 19h30. Estou saindo para um batizado.',
        'João não. Às 15 vai a Ana Lima.',
      ],
      sets: [put(VERA, nov(28, '07:00')), put(ANA_LIMA, nov(28, '15:00')), put(ANA_SOUZA, nov(28, '19:30'))],
      or: [
        [
          put(VERA, nov(28, '07:00')),
          put(ANA_LIMA, nov(28, '15:00')),
          put(ANA_SOUZA, nov(28, '19:30')),
          ...off(JOAO, nov(28, '15:00')),
        ],
      ],
    },
    {
      start: 'proposed',
      says: ['E a proposta, o que mudou?', 'Não gostei. Descarta.', 'E deixa o João fora do dia 22.'],
      sets: off(JOAO, nov(22)),
      decides: TURN_DOWN,
    },
    {
      says: ['Antônio fora de tudo até o dia 15.', 'Corrijo: o 15 não entra, nesse ele pode.'],
      sets: off(ANTONIO, nov(5), nov(6), nov(8)),
    },
    ...inDecember([
      {
        says: [
          'Maria Helena no 24 não.',
          'Nem no 25. Maria do Socorro idem, nos dois.',
          'A Socorro pode no 25, me enganei. Só isso, tenho confissões.',
        ],
        sets: [...off(HELENA, dez(24), dez(25)), ...off(SOCORRO, dez(24))],
      },
      {
        says: [
          'Separa as duas Brunas, não se entendem.',
          'Conversei com elas, fizeram as pazes. Agora quero o contrário: sempre juntas.',
        ],
        sets: [duo(BRUNA_F, BRUNA_M)],
      },
      {
        says: [
          'Terezinha e Paulo na vespertina.',
          'A do dia 12, claro.',
          'Paulo não, já tem a do dia 5. Só ela.',
        ],
        sets: [put(TEREZINHA, dez(12, '19:00'))],
        or: [[put(TEREZINHA, dez(12, '19:00')), ...off(PAULO, dez(12))]],
      },
      {
        says: ['Gente demais repetindo. Limite para todos.', 'Três por mês.', 'Quatro, vá lá, é dezembro.'],
        sets: [all(4)],
      },
    ]),
  ],
};
