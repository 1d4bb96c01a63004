/** Conversations by the causes of part J once more, written after they were mended, and scored as they stood. */
import {
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
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
  TEREZINHA,
  VERA,
  cap,
  dez,
  duo,
  inDecember,
  need,
  nov,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_K: Requests = {
  'two who are never to be together, after two who are': [
    {
      says: ['João e Antônio sempre juntos', 'a Vera e a Joana nunca'],
      sets: [duo(JOAO, ANTONIO), split(VERA, JOANA)],
    },
    {
      says: ['quero a vera com o joao sempre', 'com a joana, nunca'],
      sets: [duo(VERA, JOAO), split(VERA, JOANA)],
      orAsks: true,
    },
    {
      says: ['Ana Souza e João juntos.', 'E o Antônio jamais com a das Dores.'],
      sets: [duo(ANA_SOUZA, JOAO), split(ANTONIO, DORES)],
    },
    ...inDecember([
      {
        says: ['neuza e fatima juntas', 'e a luisa nunca com a terezinha'],
        sets: [duo(NEUZA, FATIMA), split(LUISA, TEREZINHA)],
      },
      {
        says: ['Paulo sempre com Marcos', 'Geraldo e Francisco jamais'],
        sets: [duo(PAULO, MARCOS), split(GERALDO, FRANCISCO)],
      },
      {
        says: ['paulo e marcos separados', 'a neuza e a fatima sempre'],
        sets: [split(PAULO, MARCOS), duo(NEUZA, FATIMA)],
      },
    ]),
  ],
  'somebody who was not spoken of need not': [
    { says: ['João fora dia 8', 'a Vera não precisa'], asks: true, sets: off(JOAO, nov(8)) },
    { says: ['vera e joão juntos', 'o antônio não precisa'], asks: true, sets: [duo(VERA, JOAO)] },
    {
      says: ['a das Dores não pode no 28', 'a Ana Lima não precisa não viu'],
      asks: true,
      sets: off(DORES, nov(28)),
    },
    ...inDecember([
      { says: ['marcos fora dia 25', 'o geraldo não precisa'], asks: true, sets: off(MARCOS, dez(25)) },
      {
        says: ['põe a Fátima no dia 31', 'a Luísa não é preciso'],
        asks: true,
        sets: [put(FATIMA, dez(31, '20:00'))],
      },
      { says: ['paulo e geraldo fora dia 6', 'o paulo não precisa'], sets: off(GERALDO, dez(6)) },
    ]),
  ],
  'which one, told by who it is not': [
    { says: ['a ana não vem dia 15', 'não a Souza'], sets: off(ANA_LIMA, nov(15)) },
    {
      says: ['Ponha o João no dia 28.', 'Menos na das 15 e na das 19h30.'],
      sets: [put(JOAO, nov(28, '07:00'))],
    },
    { says: ['ana no máximo 2', 'não é a souza'], sets: [cap(ANA_LIMA, 2)] },
    ...inDecember([
      { says: ['bruna fora 20', 'a que não é F'], sets: off(BRUNA_M, dez(20)) },
      { says: ['a Rosa na missa do Natal', 'aquela que não é a M.'], sets: [put(ROSA_T, dez(25, '10:00'))] },
      { says: ['o Paulo no dia 13', 'não na das 8'], sets: [put(PAULO, dez(13, '10:00'))] },
    ]),
  ],
  'a question while a question waits': [
    {
      says: ['mais gente no dia 29', 'quantas pessoas tem no dia 15?', 'três'],
      sets: [need(nov(29, '19:00'), 3)],
    },
    { says: ['a Ana fora dia 29', 'quem mais não pode dia 29?', 'a Lima'], sets: off(ANA_LIMA, nov(29)) },
    { says: ['aumenta a do dia 5', 'quando a Vera serve?', 'cinco'], sets: [need(nov(5, '19:30'), 5)] },
    ...inDecember([
      { says: ['aumenta o natal', 'quem falta responder?', '5'], sets: [need(dez(25, '10:00'), 5)] },
      { says: ['bruna fora 27', 'qual das brunas serve no dia 6?', 'a M.'], sets: off(BRUNA_M, dez(27)) },
      {
        says: ['o Geraldo no dia 20', 'quem já está na das 8 do dia 20?', 'na das dez'],
        sets: [put(GERALDO, dez(20, '10:00'))],
      },
    ]),
  ],
  'let go while a question waits': [
    { says: ['ana fora dia 15', 'deixa pra lá, a vera fora dia 22'], sets: off(VERA, nov(22)) },
    { says: ['aumenta o dia 29', 'desisto, põe o João no dia 29'], sets: [put(JOAO, nov(29, '19:00'))] },
    { says: ['ana no dia 29', 'esquece a vera', 'Souza'], sets: [put(ANA_SOUZA, nov(29, '19:00'))] },
    ...inDecember([
      { says: ['rosa fora 6', 'esquece isso. neuza fora 6'], sets: off(NEUZA, dez(6)) },
      {
        says: ['Paulo fora 12', 'bruna fora 12', 'cancela o Paulo', 'Bruna F.'],
        sets: off(BRUNA_F, dez(12)),
      },
      {
        says: ['Maria fora do dia 13', 'não precisa mais', 'Luísa fora do dia 13'],
        sets: off(LUISA, dez(13)),
      },
    ]),
  ],
  'an order while a question waits, and then the answer': [
    {
      says: ['ana fora 29', 'antonio fora 8', 'lima'],
      sets: [...off(ANA_LIMA, nov(29)), ...off(ANTONIO, nov(8))],
    },
    {
      says: ['João no dia 28', 'Vera no máximo 2', 'a das 15h'],
      sets: [put(JOAO, nov(28, '15:00')), cap(VERA, 2)],
    },
    { says: ['ana fora 29', 'joao fora 15', 'desfaz isso'], sets: [] },
    ...inDecember([
      {
        says: ['bruna fora 6', 'paulo e neuza juntos', 'Bruna M.'],
        sets: [...off(BRUNA_M, dez(6)), duo(PAULO, NEUZA)],
      },
      {
        says: ['aumenta o galo', 'bota o benedito na novena', 'oito'],
        sets: [need(dez(24, '20:00'), 8), put(BENEDITO, dez(17, '19:30'))],
      },
      {
        says: ['a Maria fora do 20', 'Fátima fora do 12', 'e do 13 também'],
        sets: off(FATIMA, dez(12), dez(13)),
      },
    ]),
  ],
  'the other of that name': [
    {
      says: ['ana souza fora 29', 'a outra fora dia 15'],
      sets: [...off(ANA_SOUZA, nov(29)), ...off(ANA_LIMA, nov(15))],
    },
    { says: ['Ana Lima no dia 6', 'mude: é a Souza'], sets: [put(ANA_SOUZA, nov(6, '06:30'))] },
    {
      says: ['ana souza no maximo 3', 'e a outra ana no maximo 2'],
      sets: [cap(ANA_SOUZA, 3), cap(ANA_LIMA, 2)],
    },
    ...inDecember([
      {
        says: ['bruna f fora 13', 'a outra também fora'],
        sets: [...off(BRUNA_F, dez(13)), ...off(BRUNA_M, dez(13))],
      },
      {
        says: ['Rosa T. na novena', 'a outra Rosa no dia 31'],
        sets: [put(ROSA_T, dez(17, '19:30')), put(ROSA_M, dez(31, '20:00'))],
      },
      { says: ['rosa m fora 20', 'troca, é a t'], sets: off(ROSA_T, dez(20)) },
    ]),
  ],
  'one of several corrected, the others stay': [
    { says: ['vera fora 15 e 22', 'o 22 é 29'], sets: off(VERA, nov(15), nov(29)) },
    {
      says: ['dia 15 com 3', 'dia 22 com 4', 'aliás dia 15 com 4'],
      sets: [need(nov(15, '08:00'), 4), need(nov(22, '08:00'), 4)],
    },
    {
      says: ['antonio fora 15', 'joao fora 8', 'o antonio era dia 22, não 15'],
      sets: [...off(ANTONIO, nov(22)), ...off(JOAO, nov(8))],
    },
    ...inDecember([
      { says: ['luisa fora 5, 12 e 20', 'muda o 12 pro 13'], sets: off(LUISA, dez(5), dez(13), dez(20)) },
      {
        says: ['Neuza no máximo 2', 'Fátima no máximo 3', 'Neuza, melhor 4'],
        sets: [cap(NEUZA, 4), cap(FATIMA, 3)],
      },
      { says: ['pedro henrique fora 6 e 8', 'o 8 na verdade é 12'], sets: off(PEDRO, dez(6), dez(12)) },
    ]),
  ],
  'the same again': [
    {
      says: ['joao fora 15', 'e 22', 'a vera idem, nas duas datas'],
      sets: [...off(JOAO, nov(15), nov(22)), ...off(VERA, nov(15), nov(22))],
    },
    {
      says: ['bota a das dores dia 22', 'o joão pode colocar também'],
      sets: [put(DORES, nov(22, '08:00')), put(JOAO, nov(22, '08:00'))],
    },
    { says: ['ana lima no máximo 2', 'o mesmo pra joana'], sets: [cap(ANA_LIMA, 2), cap(JOANA, 2)] },
    ...inDecember([
      {
        says: ['helena no dia 12', 'a neuza pode ir junto'],
        sets: [put(HELENA, dez(12, '19:00')), put(NEUZA, dez(12, '19:00'))],
      },
      {
        says: ['luiz carlos fora 13', 'e 20', 'o francisco também, nos dois domingos'],
        sets: [...off(LUIZ, dez(13), dez(20)), ...off(FRANCISCO, dez(13), dez(20))],
      },
      {
        says: ['geraldo dia 5', 'e no dia 12 o marcos'],
        sets: [put(GERALDO, dez(5, '19:00')), put(MARCOS, dez(12, '19:00'))],
      },
    ]),
  ],
  'what is right, after it was taken back': [
    {
      says: ['a das Dores fora do dia 15', 'desfaz', 'a Vera é quem não pode'],
      sets: off(VERA, nov(15)),
      orAsks: true,
    },
    { says: ['joão no máximo 1', 'desfaz', 'era 2'], sets: [cap(JOAO, 2)], orAsks: true },
    {
      says: ['põe o joão dia 15', 'desfaz', 'o antônio é quem vai'],
      sets: [put(ANTONIO, nov(15, '08:00'))],
      orAsks: true,
    },
    ...inDecember([
      {
        says: ['fátima fora dia 20', 'desfaz', 'a luísa é quem está fora'],
        sets: off(LUISA, dez(20)),
        orAsks: true,
      },
      {
        says: ['terezinha fora 31', 'desfaz isso', 'era dia 27'],
        sets: off(TEREZINHA, dez(27)),
        orAsks: true,
      },
      {
        says: ['benedito e paulo separados', 'desfaz', 'é o benedito e o pedro henrique'],
        sets: [split(BENEDITO, PEDRO)],
        orAsks: true,
      },
    ]),
  ],
};
