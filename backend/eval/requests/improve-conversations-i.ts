/** Sixty conversations of two to five messages, written before the reading of them was looked at: NOTES.md, part I. */
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
  JOANA,
  JOAO,
  LUISA,
  LUIZ,
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
  dezFrom,
  duo,
  inDecember,
  need,
  nov,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_I: Requests = {
  'answers in words': [
    { says: ['a ana nao vem no 15', 'aquela que é Lima'], sets: off(ANA_LIMA, nov(15)) },
    { says: ['Ponha o João no dia 28.', 'Na primeira da manhã.'], sets: [put(JOAO, nov(28, '07:00'))] },
    { says: ['quero mais gente na missa do dia 22', 'umas quatro'], sets: [need(nov(22, '08:00'), 4)] },
    { says: ['tira a Ana do 29', 'a que não é a Souza'], sets: off(ANA_LIMA, nov(29)) },
    {
      says: ['o joao e a ana nao podem servir juntos', 'a souza, eles brigaram'],
      sets: [split(JOAO, ANA_SOUZA)],
    },
    {
      says: ['Escale o Antônio no dia 8, por gentileza.', 'Tanto faz a missa, mas melhor a das 8.'],
      sets: [put(ANTONIO, nov(8, '08:00'))],
    },
    ...inDecember([
      { says: ['a bruna ta de ferias, tira dia 20', 'a f ponto'], sets: off(BRUNA_F, dez(20)) },
      {
        says: ['limita a maria em duas vezes', 'a Aparecida, aquela do coral'],
        sets: [cap(APARECIDA, 2)],
      },
      {
        says: ['a Rosa e a Neuza sempre juntas', 'T.', 'e também a Fátima com a Luísa'],
        sets: [duo(ROSA_T, NEUZA), duo(FATIMA, LUISA)],
      },
      {
        says: ['põe o Paulo no domingo 13', 'às dez'],
        sets: [put(PAULO, dez(13, '10:00'))],
      },
    ]),
  ],
  'buttons, then more': [
    {
      says: ['a ana nao pode dia 8', 'Ana Souza', 'e a outra também não, dia 15'],
      sets: [...off(ANA_SOUZA, nov(8)), ...off(ANA_LIMA, nov(15))],
    },
    {
      says: ['Ana não serve dia 29', 'Ana Lima', 'troca, é a Souza'],
      sets: off(ANA_SOUZA, nov(29)),
    },
    {
      says: ['a Ana fica fora do dia 15', 'Ana Lima', 'desfaz'],
    },
    ...inDecember([
      {
        says: ['bruna fora dia 6', 'Bruna M.', 'e dia 13 tbm', 'e o paulo tb dia 13'],
        sets: [...off(BRUNA_M, dez(6), dez(13)), ...off(PAULO, dez(13))],
      },
      {
        says: ['Maria não pode no dia 27', 'Maria Helena', 'Perdão, é a Maria do Socorro'],
        sets: off(SOCORRO, dez(27)),
      },
      {
        says: ['rosa no maximo 2', 'Rosa M.', 'a outra rosa no maximo 3'],
        sets: [cap(ROSA_M, 2), cap(ROSA_T, 3)],
      },
    ]),
  ],
  'another matter while a question waits': [
    {
      says: ['precisa de mais gente no dia 29', 'quem serve no dia 15?', 'quatro'],
      sets: [need(nov(29, '19:00'), 4)],
    },
    {
      says: ['a Ana não pode dia 15', 'quem está no dia 28 às 7?'],
      tells: ['Ana Lima'],
    },
    {
      says: ['tira a ana do dia 15', 'deixa quieto, tira o joão do dia 22'],
      sets: off(JOAO, nov(22)),
    },
    {
      says: ['a ana nao vai dia 29', 'o antonio tb nao', 'a souza'],
      sets: [...off(ANA_SOUZA, nov(29)), ...off(ANTONIO, nov(29))],
    },
    {
      says: ['Coloque o João no dia 28.', 'A Vera não pode dia 22.', 'Às 15h.'],
      sets: [...off(VERA, nov(22)), put(JOAO, nov(28, '15:00'))],
    },
    {
      says: ['a ana fora dia 15', 'esquece o antônio', 'a lima'],
      sets: off(ANA_LIMA, nov(15)),
    },
    ...inDecember([
      {
        says: ['aumenta a equipe do natal', 'quem já está lá?', '6'],
        sets: [need(dez(25, '10:00'), 6)],
      },
      {
        says: ['bruna fora dia 20', 'quantas vezes a Fátima serve?', 'Bruna F.'],
        sets: off(BRUNA_F, dez(20)),
      },
      {
        says: ['a Rosa não vem dia 13', 'ah esquece', 'a neuza que não vem dia 13'],
        sets: off(NEUZA, dez(13)),
      },
      {
        says: ['Maria fora do dia 6', 'Bom dia, aliás!', 'A Helena.'],
        sets: off(HELENA, dez(6)),
      },
    ]),
  ],
  'who was meant': [
    { says: ['O João não virá no dia 22.', 'Não, o Antônio.'], sets: off(ANTONIO, nov(22)) },
    {
      says: ['joao nao pode 22 nem 29', 'vixe falei joao, é o zé', 'o ze do carmo, só dia 29'],
      sets: off(ZE, nov(29)),
    },
    {
      says: ['Vera e João juntos', 'não, Vera e Antônio'],
      sets: [duo(VERA, ANTONIO)],
    },
    {
      says: ['bota a Ana Lima no dia 6', 'ela não, a Dores'],
      sets: [put(DORES, nov(6, '06:30'))],
    },
    ...inDecember([
      {
        says: ['Bruna M. fora do dia 31', 'não, a Bruna F.', 'e no dia 27 também'],
        sets: off(BRUNA_F, dez(31), dez(27)),
      },
      {
        says: ['paulo e pedro henrique fora dia 12', 'o paulo não, o marcos'],
        sets: [...off(PEDRO, dez(12)), ...off(MARCOS, dez(12))],
      },
      {
        says: ['Terezinha na Missa do Galo, por favor', 'Ih, me enganei de pessoa. Coloque a Luísa.'],
        sets: [put(LUISA, dez(24, '20:00'))],
      },
      {
        says: ['francisco no lugar da terezinha dia 24', 'francisco não, geraldo'],
        sets: [put(GERALDO, dez(24, '20:00')), ...off(TEREZINHA, dez(24))],
      },
    ]),
  ],
  'when and how many were meant': [
    { says: ['o João não pode dia 15', 'ops, 22'], sets: off(JOAO, nov(22)) },
    {
      says: ['Antônio no máximo 3', 'duas, na verdade', 'e o João também'],
      sets: [cap(ANTONIO, 2), cap(JOAO, 2)],
    },
    { says: ['dia 22 com 5 pessoas', 'muita gente. 4'], sets: [need(nov(22, '08:00'), 4)] },
    {
      says: ['João fora do dia 28', 'só na missa da noite', 'e na das 15 também'],
      sets: off(JOAO, nov(28, '19:30'), nov(28, '15:00')),
    },
    ...inDecember([
      {
        says: ['A Fátima viaja e não serve a partir do dia 20.', 'Corrigindo: a partir do dia 24.'],
        sets: off(FATIMA, dezFrom(24)),
      },
      {
        says: ['põe a neuza dia 13 as 8', 'as 10 é melhor pra ela'],
        sets: [put(NEUZA, dez(13, '10:00'))],
      },
      {
        says: ['luiz carlos fora 6 e 13', 'o 6 é 5, desculpa'],
        sets: off(LUIZ, dez(5), dez(13)),
      },
      {
        says: ['quero 8 no galo', 'e no natal 6', 'melhor 7 no galo'],
        sets: [need(dez(24, '20:00'), 7), need(dez(25, '10:00'), 6)],
      },
    ]),
  ],
  'and so on': [
    {
      says: ['João não pode no dia 8.', 'E no dia 15 também.', 'O Antônio idem, nos dois dias.'],
      sets: [...off(JOAO, nov(8), nov(15)), ...off(ANTONIO, nov(8), nov(15))],
    },
    {
      says: ['joana no maximo 1', 'a vera tb', 'e o joao 2'],
      sets: [cap(JOANA, 1), cap(VERA, 1), cap(JOAO, 2)],
    },
    {
      says: ['bota o joão dia 22', 'e a ana souza com ele', 'a dores não pode esse dia'],
      sets: [put(JOAO, nov(22, '08:00')), put(ANA_SOUZA, nov(22, '08:00')), ...off(DORES, nov(22))],
      or: [[put(JOAO, nov(22, '08:00')), put(ANA_SOUZA, nov(22, '08:00'))]],
    },
    ...inDecember([
      {
        says: ['geraldo não pode dia 12', 'nem dia 17', 'quem não pode também é o Marcos, dia 17 só'],
        sets: [...off(GERALDO, dez(12), dez(17)), ...off(MARCOS, dez(17))],
      },
      {
        says: [
          'Paulo e Neuza na mesma missa sempre.',
          'O Marcos e a Luísa também.',
          'E o Geraldo nunca com o Francisco.',
        ],
        sets: [duo(PAULO, NEUZA), duo(MARCOS, LUISA), split(GERALDO, FRANCISCO)],
      },
      {
        says: ['a das 8 do dia 20 com 5', 'a das 10 igual'],
        sets: [need(dez(20, '08:00'), 5), need(dez(20, '10:00'), 5)],
      },
      {
        says: ['benedito dia 31 pode pôr', 'a fátima pode pôr lá tbm', 'e dia 27 a fátima'],
        sets: [put(BENEDITO, dez(31, '20:00')), put(FATIMA, dez(31, '20:00')), put(FATIMA, dez(27, '08:00'))],
      },
    ]),
  ],
  'taken back': [
    { says: ['João não pode dia 15', 'E nem dia 22', 'desfaz isso'], sets: off(JOAO, nov(15)) },
    { says: ['ninguém serve mais de 2 vezes', 'não, volta como estava'] },
    { says: ['tira o joão do dia 29', 'me enganei, ele pode ir sim'] },
    {
      says: ['João não pode dia 8 e Vera não pode dia 22', 'a Vera pode sim', 'e o João também pode'],
    },
    {
      start: 'ruled',
      says: ['o João e a Joana já podem servir juntos', 'pera, deixa separado mesmo'],
      sets: [split(JOAO, JOANA)],
      removes: [2],
    },
    {
      says: ['A Vera estará ausente no dia 22.', 'Desfaça, por favor.', 'O João é quem estará ausente.'],
      sets: off(JOAO, nov(22)),
    },
    ...inDecember([
      { says: ['marcos fora dia 25 e 31', 'libera ele no 25'], sets: off(MARCOS, dez(31)) },
      {
        says: ['Coloca a Luísa e o Pedro Henrique na novena', 'a Luísa não precisa mais'],
        sets: [put(PEDRO, dez(17, '19:30'))],
      },
      {
        says: ['neuza fora dia 6', 'paulo fora dia 13', 'desfaz o da neuza', 'e o paulo é dia 20, não 13'],
        sets: off(PAULO, dez(20)),
      },
    ]),
  ],
  'long ones': [
    {
      says: [
        'oi, boa noite',
        'a ana me ligou, ela não vem dia 15',
        'a Lima',
        'e põe o Antônio no lugar dela',
        'obrigada viu',
      ],
      sets: [...off(ANA_LIMA, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    {
      says: [
        'quem serve no dia 8?',
        'tira a joana dela e bota o joão',
        'na verdade deixa a joana, só bota o joão',
      ],
      sets: [put(JOAO, nov(8, '08:00'))],
      orAsks: true,
    },
    {
      says: ['Cada um no máximo 3 vezes.', 'O João pode 4.', 'Aliás, todos 4.'],
      sets: [all(4)],
      or: [[all(4), cap(JOAO, 4)]],
    },
    ...inDecember([
      {
        says: [
          'Vamos montar o Natal.',
          'Preciso de seis na missa do dia 25.',
          'O Paulo e a Neuza vão nela.',
          'A Neuza pediu pra sair, viaja.',
          'Então põe a Fátima.',
        ],
        sets: [need(dez(25, '10:00'), 6), put(PAULO, dez(25, '10:00')), put(FATIMA, dez(25, '10:00'))],
        or: [
          [
            need(dez(25, '10:00'), 6),
            put(PAULO, dez(25, '10:00')),
            put(FATIMA, dez(25, '10:00')),
            ...off(NEUZA, dez(25)),
          ],
        ],
      },
      {
        says: ['rosa dia 17', 'coloca a Rosa M. dia 17', 'não, a T.', 'e a M. fica fora desse dia'],
        sets: [put(ROSA_T, dez(17, '19:30')), ...off(ROSA_M, dez(17))],
      },
      {
        says: ['luísa fora dia 20', 'e 27', 'e 31', 'o 27 ela consegue'],
        sets: off(LUISA, dez(20), dez(31)),
      },
    ]),
  ],
};
