/** Sixty short conversations: an ordinary request and the ordinary thing that comes after. */
import {
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
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
  all,
  cap,
  dez,
  dezSpan,
  duo,
  inDecember,
  need,
  nov,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_G: Requests = {
  'a number corrected': [
    {
      says: ['O João pode servir no máximo 3 vezes esse mês', 'não, 2 vezes, me enganei'],
      sets: [cap(JOAO, 2)],
    },
    {
      says: ['queria 4 ministros na missa do dia 22', 'pensando melhor 4 é muita gente, põe 3'],
      sets: [need(nov(22, '08:00'), 3)],
    },
    {
      says: ['Bom dia! Na missa das crianças do dia 8 precisamos de 3 pessoas', 'Desculpa, são 4'],
      sets: [need(nov(8, '10:00'), 4)],
    },
    ...inDecember([
      {
        says: ['Pra missa do Galo vamos precisar de 8 ministros', 'quer dizer, 7. Oito não cabe lá em cima'],
        sets: [need(dez(24, '20:00'), 7)],
      },
      {
        says: ['Ninguém com mais de 4 missas em dezembro, tá?', 'ah não, 3 fica mais justo'],
        sets: [all(3)],
      },
      {
        says: ['deixa a Neuza com até 3 missas', 'e o Benedito também', 'ops, pro Benedito são só 2'],
        sets: [cap(NEUZA, 3), cap(BENEDITO, 2)],
      },
    ]),
  ],

  'a day corrected': [
    {
      says: ['Antônio não pode dia 22', 'errei o dia, é 29'],
      sets: off(ANTONIO, nov(29)),
    },
    {
      says: ['Coloca a Maria das Dores no dia 29', 'Na verdade era dia 22, não 29'],
      sets: [put(DORES, nov(22, '08:00'))],
    },
    {
      says: ['a Vera pediu folga nos dias 5 e 22', 'Não é dia 5, é dia 6. O 22 tá certo'],
      sets: off(VERA, nov(6), nov(22)),
    },
    ...inDecember([
      {
        says: ['Tira a Luísa do dia 12 por favor', '12 não, 13'],
        sets: off(LUISA, dez(13)),
      },
      {
        says: [
          'A Fátima vai viajar do dia 10 ao dia 18, não escala ela nesse período',
          'Ela me avisou agora que só volta dia 21',
        ],
        sets: off(FATIMA, dezSpan(10, 20)),
      },
      {
        says: [
          'quero o Pedro Henrique e o Marcos na missa das 8h do dia 20',
          'me confundi, é no dia 27, no mesmo horário',
        ],
        sets: [put(PEDRO, dez(27, '08:00')), put(MARCOS, dez(27, '08:00'))],
      },
    ]),
  ],

  'another person instead': [
    {
      says: ['a Ana não vai poder dia 29', 'a Souza'],
      sets: off(ANA_SOUZA, nov(29)),
    },
    {
      says: [
        'João e Vera não podem ficar na mesma missa',
        'falei errado, é a Joana e a Vera que não podem, o João não tem problema',
      ],
      sets: [split(JOANA, VERA)],
    },
    ...inDecember([
      {
        says: ['Escala a Bruna F. na missa do dia 31', 'Não é a Bruna F., é a Bruna M.'],
        sets: [put(BRUNA_M, dez(31, '20:00'))],
      },
      {
        says: ['Na missa de ação de graças põe a Terezinha', 'melhor o Geraldo em vez dela'],
        sets: [put(GERALDO, dez(31, '20:00'))],
      },
      {
        says: [
          'A Neuza não vai no dia 5, coloca a Rosa T. no lugar dela',
          'a Rosa T. não quis, pode ser a Luísa',
        ],
        sets: [...off(NEUZA, dez(5)), put(LUISA, dez(5, '19:00'))],
        or: [[...off(NEUZA, dez(5)), ...off(ROSA_T, dez(5)), put(LUISA, dez(5, '19:00'))]],
      },
      {
        says: ['a Maria não pode no dia 27', 'é a Maria Helena', 'e dia 31 ela também não pode'],
        sets: off(HELENA, dez(27), dez(31)),
      },
    ]),
  ],

  'one more person or day': [
    {
      says: ['No dia 15 o Antônio não vem', 'nem a Ana Souza'],
      sets: [...off(ANTONIO, nov(15)), ...off(ANA_SOUZA, nov(15))],
    },
    {
      says: ['Preciso do Zé do Carmo na missa das 19h do dia 29', 'do João também'],
      sets: [put(ZE, nov(29, '19:00')), put(JOAO, nov(29, '19:00'))],
    },
    {
      says: ['Dia 28 na missa das 7 são 3 ministros', 'Na das 15h também 3'],
      sets: [need(nov(28, '07:00'), 3), need(nov(28, '15:00'), 3)],
    },
    {
      says: ['a dona Maria das Dores só pode fazer uma missa esse mês', 'a Íris a mesma coisa'],
      sets: [cap(DORES, 1), cap(IRIS, 1)],
    },
    ...inDecember([
      {
        says: ['Rosa M. não vai poder no dia 17', 'e dia 20 também não 🙏'],
        sets: off(ROSA_M, dez(17), dez(20)),
      },
      {
        says: ['Bota o Marcos na missa do Galo', 'e a Luísa também, por favor'],
        sets: [put(MARCOS, dez(24, '20:00')), put(LUISA, dez(24, '20:00'))],
      },
      {
        says: [
          'Paulo e Francisco têm que ficar sempre na mesma missa porque vêm no mesmo carro',
          'E a Terezinha com o Geraldo, também sempre juntos',
        ],
        sets: [duo(PAULO, FRANCISCO), duo(TEREZINHA, GERALDO)],
      },
      {
        says: ['o luiz carlos não vem no dia 6', 'dia 13 também não', 'ah e no 27'],
        sets: off(LUIZ, dez(6), dez(13), dez(27)),
      },
    ]),
  ],

  'an exception from what was asked': [
    {
      says: ['Não coloca a Vera no dia 28', 'só na das 7 que ela consegue, nas outras não'],
      sets: off(VERA, nov(28, '15:00'), nov(28, '19:30')),
      or: [[...off(VERA, nov(28, '15:00'), nov(28, '19:30')), put(VERA, nov(28, '07:00'))]],
    },
    {
      says: ['Esse mês ninguém serve mais de 2 vezes', 'Com o João pode abrir uma exceção, ele faz até 4'],
      sets: [all(2), cap(JOAO, 4)],
      orAsks: true,
    },
    {
      says: ['O Antônio não pode mais servir esse mês', 'a não ser no dia 29, esse dia ele está livre'],
      sets: off(ANTONIO, nov(5), nov(6), nov(8), nov(15), nov(22), nov(28)),
    },
    ...inDecember([
      {
        says: ['A Maria Helena não pode aos domingos', 'só no dia 27 que ela pode sim'],
        sets: off(HELENA, dez(6), dez(13), dez(20)),
      },
      {
        says: ['tira o Geraldo de todas as missas da manhã', 'menos a do dia de Natal'],
        sets: off(GERALDO, dez(6), dez(13), dez(20), dez(27)),
      },
      {
        says: [
          'A Bruna M. vai estar fora do dia 12 ao 20, deixa ela sem missa',
          'Mas na novena do dia 17 ela disse que pode',
        ],
        sets: off(BRUNA_M, dez(12), dez(13), dez(20)),
      },
      {
        says: [
          'não põe a Fátima em nenhuma missa depois do dia 20',
          'exceto a do dia 31, essa ela faz questão',
        ],
        sets: off(FATIMA, dez(24), dez(25), dez(27)),
        or: [[...off(FATIMA, dez(24), dez(25), dez(27)), put(FATIMA, dez(31, '20:00'))]],
      },
    ]),
  ],

  'a placement moved to another mass': [
    {
      says: ['põe a Vera na das 15h dia 28', 'Pode passar ela pra noite?'],
      sets: [put(VERA, nov(28, '19:30'))],
      or: [[put(VERA, nov(28, '19:30')), ...off(VERA, nov(28, '15:00'))]],
    },
    {
      // Joana answered “não” for the 22nd.
      says: ['Joana na missa das 7 do dia 28', 'Troca, coloca ela no dia 22 em vez do 28'],
      asks: true,
      sets: [put(JOANA, nov(28, '07:00'))],
      or: [[]],
    },
    ...inDecember([
      {
        says: ['coloca a Maria do Socorro dia 6 às 8', 'passa ela pra das 10'],
        sets: [put(SOCORRO, dez(6, '10:00'))],
        or: [[put(SOCORRO, dez(6, '10:00')), ...off(SOCORRO, dez(6, '08:00'))]],
      },
      {
        says: [
          'A Rosa T. vai servir na missa do dia 24',
          'Ela pediu pra mudar, prefere o dia 25 de manhã. Pode trocar',
        ],
        sets: [put(ROSA_T, dez(25, '10:00'))],
        or: [[put(ROSA_T, dez(25, '10:00')), ...off(ROSA_T, dez(24))]],
      },
      {
        says: [
          'Escale Paulo e Pedro Henrique para a missa do dia 12',
          'O Pedro Henrique vai pro dia 13 às 10h, o Paulo continua no 12',
        ],
        sets: [put(PAULO, dez(12, '19:00')), put(PEDRO, dez(13, '10:00'))],
        or: [[put(PAULO, dez(12, '19:00')), put(PEDRO, dez(13, '10:00')), ...off(PEDRO, dez(12))]],
      },
    ]),
  ],

  'one of several taken back': [
    {
      says: [
        'Tira o limite de 3 missas e também a regra que separa o João e a Joana',
        'o limite é melhor deixar como estava, tira só a outra',
      ],
      start: 'ruled',
      sets: [all(3)],
      removes: [1, 2],
    },
    {
      says: ['Ana Lima e Antônio de folga no dia 15', 'só o Antônio então, a Ana Lima vai poder'],
      sets: off(ANTONIO, nov(15)),
    },
    {
      says: [
        'o Antônio não pode dia 6',
        'a Maria das Dores também não',
        'A Maria das Dores pode sim, ela tinha confundido a data',
      ],
      sets: off(ANTONIO, nov(6)),
    },
    ...inDecember([
      {
        says: ['Não escala a Maria Aparecida nos dias 5, 12 e 20', 'ela falou agora que dia 12 consegue'],
        sets: off(APARECIDA, dez(5), dez(20)),
      },
      {
        says: [
          'Francisco, Luísa e Neuza não vão estar na missa do dia 24',
          'A Neuza vai estar sim, pode liberar ela',
        ],
        sets: [...off(FRANCISCO, dez(24)), ...off(LUISA, dez(24))],
      },
      {
        says: [
          'o Benedito não vem dia 6 nem dia 13, e no máximo 3 missas pra ele',
          'esquece o limite, só os dias mesmo',
        ],
        sets: off(BENEDITO, dez(6), dez(13)),
      },
    ]),
  ],

  'a limit changed': [
    {
      says: ['pode tirar o limite de 3 missas por pessoa', 'em vez de tirar, deixa em 2'],
      start: 'ruled',
      sets: [all(2)],
      removes: [1],
    },
    {
      says: ['Antônio no máximo 2 missas em novembro', 'falei com ele e ele aceita fazer 3'],
      sets: [cap(ANTONIO, 3)],
    },
    ...inDecember([
      {
        says: ['A Rosa M. e a Rosa T. só podem 2 missas cada uma', 'aumenta a Rosa T. pra 3'],
        sets: [cap(ROSA_M, 2), cap(ROSA_T, 3)],
      },
      {
        says: ['Limite de 4 missas pra todo mundo', 'pra Terezinha coloca 2, que ela está com o joelho ruim'],
        sets: [all(4), cap(TEREZINHA, 2)],
      },
    ]),
  ],

  'a reason told': [
    {
      says: ['tira a Vera da missa do dia 22', 'O marido vai fazer uns exames e ela tem que acompanhar'],
      sets: off(VERA, nov(22)),
    },
    ...inDecember([
      {
        says: [
          'Não deixa a Márcia e o Marcos na mesma missa',
          'são casados e um precisa ficar com as crianças',
        ],
        sets: [split(MARCIA, MARCOS)],
      },
      {
        says: ['luísa só 1 missa em dezembro', 'tá com a mãe internada, coitada'],
        sets: [cap(LUISA, 1)],
      },
    ]),
  ],

  'left as it is': [
    {
      says: ['Esse mês quero o Antônio e o João em missas separadas', 'Deixa assim mesmo, obrigada'],
      sets: [split(ANTONIO, JOAO)],
    },
    ...inDecember([
      {
        says: ['põe 5 ministros na missa da Imaculada', 'será que não era melhor 6?', 'não, deixa assim'],
        sets: [need(dez(8, '19:30'), 5)],
      },
      {
        says: [
          'O Francisco não vai poder dia 13',
          'não precisa pôr ninguém no lugar agora, deixa assim por enquanto',
        ],
        sets: off(FRANCISCO, dez(13)),
        or: [off(FRANCISCO, dez(13, '08:00'))],
      },
    ]),
  ],

  'a question in between': [
    {
      says: [
        'coloca a Ana Souza na missa do dia 22',
        'ela tinha marcado que podia nesse dia?',
        'Então põe ela no dia 29 também',
      ],
      sets: [put(ANA_SOUZA, nov(22, '08:00')), put(ANA_SOUZA, nov(29, '19:00'))],
    },
    {
      says: ['Em que missa a Joana está?', 'tira ela dessa então'],
      sets: off(JOANA, nov(8, '08:00')),
      or: [off(JOANA, nov(8))],
    },
    {
      says: ['a Ana Lima não vai poder dia 5', 'quem mais pode nesse dia?'],
      sets: off(ANA_LIMA, nov(5)),
      tells: ['Vera', 'João', 'Antônio'],
    },
    ...inDecember([
      {
        says: ['O Luiz Carlos não pode mais no dia 24', 'quem sobrou nessa missa?'],
        sets: off(LUIZ, dez(24)),
        tells: ['Terezinha'],
      },
      {
        says: [
          'quem está no dia 5?',
          'O Paulo não vai poder, bota a Fátima no lugar',
          'isso, agora pode montar a escala',
        ],
        sets: [...off(PAULO, dez(5)), put(FATIMA, dez(5, '19:00'))],
        solves: true,
      },
      {
        says: ['Neuza e Paulo sempre juntos', 'em quantas missas o Paulo está?', 'certo. Limita ele a 3'],
        sets: [duo(NEUZA, PAULO), cap(PAULO, 3)],
      },
    ]),
  ],
};
