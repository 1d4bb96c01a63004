/** Conversations by the cause of what was missed in part I, in other words and voices, each written before it was mended. */
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

export const CONVERSATIONS_J: Requests = {
  'two who are never to be together, after two who are': [
    {
      says: ['Vera e João juntos', 'e a Joana jamais com o Antônio'],
      sets: [duo(VERA, JOAO), split(JOANA, ANTONIO)],
    },
    {
      says: ['a vera sempre com o antonio', 'ja a ana souza nunca com a ana lima'],
      sets: [duo(VERA, ANTONIO), split(ANA_SOUZA, ANA_LIMA)],
    },
    {
      says: ['O João e a Vera servem juntos.', 'Mas o João com a Joana, nunca.'],
      sets: [duo(JOAO, VERA), split(JOAO, JOANA)],
    },
    {
      says: ['das Dores e João na mesma missa', 'a Vera e a Joana de jeito nenhum'],
      sets: [duo(DORES, JOAO), split(VERA, JOANA)],
    },
    ...inDecember([
      {
        says: ['Paulo com a Neuza sempre', 'e o Marcos com o Geraldo nunca'],
        sets: [duo(PAULO, NEUZA), split(MARCOS, GERALDO)],
      },
      {
        says: ['fatima e luisa juntinhas', 'agora francisco e benedito nem pensar juntos'],
        sets: [duo(FATIMA, LUISA), split(FRANCISCO, BENEDITO)],
      },
      {
        says: ['Neuza e Terezinha nunca juntas', 'e a Fátima sempre com a Luísa'],
        sets: [split(NEUZA, TEREZINHA), duo(FATIMA, LUISA)],
      },
      {
        says: ['o Luiz Carlos e a Luísa vão sempre juntos', 'o Marcos e a Fátima nunca na mesma'],
        sets: [duo(LUIZ, LUISA), split(MARCOS, FATIMA)],
      },
      {
        says: ['Helena e Aparecida sempre na mesma missa', 'e o Pedro Henrique não pode com o Paulo'],
        sets: [duo(HELENA, APARECIDA), split(PEDRO, PAULO)],
        orAsks: true,
      },
      {
        says: ['junta o geraldo e a neuza', 'junta tbm o paulo e a fatima', 'o marcos e o francisco nao'],
        sets: [duo(GERALDO, NEUZA), duo(PAULO, FATIMA)],
        asks: true,
        or: [[duo(GERALDO, NEUZA), duo(PAULO, FATIMA), split(MARCOS, FRANCISCO)]],
      },
    ]),
  ],
  'somebody who was not spoken of need not': [
    { says: ['o Antônio não pode dia 22', 'o João não precisa'], asks: true, sets: off(ANTONIO, nov(22)) },
    { says: ['Vera fora do dia 29', 'a Joana não precisa não'], asks: true, sets: off(VERA, nov(29)) },
    { says: ['tira o joão do 15', 'a ana lima nao precisa tirar'], sets: off(JOAO, nov(15)), asks: true },
    {
      says: ['O João não servirá no dia 8.', 'Quanto ao Antônio, não é preciso.'],
      asks: true,
      sets: off(JOAO, nov(8)),
    },
    { says: ['põe o João no dia 22', 'a Vera não precisa'], asks: true, sets: [put(JOAO, nov(22, '08:00'))] },
    ...inDecember([
      { says: ['paulo fora dia 13', 'o marcos não precisa'], asks: true, sets: off(PAULO, dez(13)) },
      { says: ['neuza e fátima fora dia 20', 'a fátima não precisa'], sets: off(NEUZA, dez(20)) },
      { says: ['Geraldo não vai no dia 27', 'o Geraldo não precisa mais ficar fora'] },
      { says: ['o Benedito no máximo 2', 'o Paulo não precisa'], asks: true, sets: [cap(BENEDITO, 2)] },
      {
        says: ['a Luísa e o Marcos na novena', 'o Geraldo não precisa'],
        asks: true,
        sets: [put(LUISA, dez(17, '19:30')), put(MARCOS, dez(17, '19:30'))],
      },
    ]),
  ],
  'which one, told by who it is not': [
    { says: ['a Ana não pode dia 15', 'não é a Lima'], sets: off(ANA_SOUZA, nov(15)) },
    { says: ['ana fora 29', 'a que n é a lima'], sets: off(ANA_SOUZA, nov(29)) },
    {
      says: ['Escale a Ana no dia 15.', 'Aquela que não é a Lima, por favor.'],
      sets: [put(ANA_SOUZA, nov(15, '08:00'))],
    },
    { says: ['põe o João dia 28', 'nem na das 7 nem na das 15'], sets: [put(JOAO, nov(28, '19:30'))] },
    { says: ['o Antônio no dia 8', 'na das crianças não'], sets: [put(ANTONIO, nov(8, '08:00'))] },
    ...inDecember([
      { says: ['bruna fora 6', 'a outra que não a M.'], sets: off(BRUNA_F, dez(6)) },
      { says: ['a Rosa não vem dia 13', 'não a T, a outra'], sets: off(ROSA_M, dez(13)) },
      { says: ['rosa no máximo 2', 'é a que não é T'], sets: [cap(ROSA_M, 2)] },
      { says: ['Bruna na novena', 'não é a F não'], sets: [put(BRUNA_M, dez(17, '19:30'))] },
      { says: ['o Marcos no dia 20', 'menos a das 8'], sets: [put(MARCOS, dez(20, '10:00'))] },
    ]),
  ],
  'a question while a question waits': [
    { says: ['aumenta o dia 22', 'quem serve no dia 5?', '4'], sets: [need(nov(22, '08:00'), 4)] },
    {
      says: ['mais gente no dia 15', 'quantos tem no dia 8?', 'põe três'],
      sets: [need(nov(15, '08:00'), 3)],
    },
    { says: ['a Ana não pode dia 29', 'ela serve quando?', 'a Lima'], sets: off(ANA_LIMA, nov(29)) },
    {
      says: ['Coloque o João no dia 28.', 'Quem já está no dia 28 às 7?', 'Na das 7 então.'],
      sets: [put(JOAO, nov(28, '07:00'))],
    },
    { says: ['reforça a missa do dia 29', 'quem está livre no dia 29?'], tells: ['livre'] },
    ...inDecember([
      { says: ['reforça o galo', 'quem ta no natal', '8'], sets: [need(dez(24, '20:00'), 8)] },
      {
        says: ['bruna fora 13', 'quais missas a Bruna M. tem?', 'ela mesma, a M.'],
        sets: off(BRUNA_M, dez(13)),
      },
      {
        says: ['o Paulo no dia 6', 'tem quem na das 8?', 'bota na das 8'],
        sets: [put(PAULO, dez(6, '08:00'))],
      },
      {
        says: ['mais ministros na novena', 'quando é a novena mesmo?', 'cinco'],
        sets: [need(dez(17, '19:30'), 5)],
      },
      {
        says: ['Maria no dia 31', 'quem não respondeu ainda?', 'Maria Helena'],
        sets: [put(HELENA, dez(31, '20:00'))],
      },
    ]),
  ],
  'let go while a question waits': [
    { says: ['a Ana fora do dia 15', 'esquece o João', 'Souza'], sets: off(ANA_SOUZA, nov(15)) },
    {
      says: ['João fora do dia 22', 'a Ana fora do dia 15', 'esquece o João', 'a Lima'],
      sets: off(ANA_LIMA, nov(15)),
    },
    {
      says: ['põe a ana dia 29', 'deixa pra lá, põe o joão'],
      sets: [put(JOAO, nov(29, '19:00'))],
      orAsks: true,
    },
    {
      says: ['Coloque o Antônio no dia 8.', 'Deixe estar. O João não pode no dia 15.'],
      sets: off(JOAO, nov(15)),
    },
    { says: ['mais gente dia 22', 'esquece, tira o antônio do dia 22'], sets: off(ANTONIO, nov(22)) },
    ...inDecember([
      {
        says: ['rosa fora dia 12', 'ah deixa, quem não vem é a neuza'],
        sets: off(NEUZA, dez(12)),
        orAsks: true,
      },
      {
        says: ['bruna no dia 27', 'cancela. marcos no dia 27'],
        sets: [put(MARCOS, dez(27, '08:00'))],
        orAsks: true,
      },
      {
        says: ['a Maria não vem no 20', 'esquece a Maria, o Paulo é que não vem no 20'],
        sets: off(PAULO, dez(20)),
      },
      { says: ['rosa fora 6', 'esquece o paulo', 'a m'], sets: off(ROSA_M, dez(6)) },
      { says: ['aumenta o galo', 'desisto. fátima e luísa juntas'], sets: [duo(FATIMA, LUISA)] },
    ]),
  ],
  'an order while a question waits, and then the answer': [
    {
      says: ['a ana fora dia 15', 'joao fora dia 22', 'Ana Lima'],
      sets: [...off(ANA_LIMA, nov(15)), ...off(JOAO, nov(22))],
    },
    {
      says: ['Coloque o João no dia 28.', 'O Antônio não pode no dia 8.', 'Na das sete.'],
      sets: [put(JOAO, nov(28, '07:00')), ...off(ANTONIO, nov(8))],
    },
    {
      says: ['aumenta a missa do dia 22', 'vera e joão juntos', 'quatro'],
      sets: [need(nov(22, '08:00'), 4), duo(VERA, JOAO)],
    },
    {
      says: ['tira a ana do 29', 'joana no maximo 1', 'a souza'],
      sets: [...off(ANA_SOUZA, nov(29)), cap(JOANA, 1)],
    },
    ...inDecember([
      {
        says: ['bruna fora dia 6', 'neuza fora dia 20', 'Bruna F.'],
        sets: [...off(BRUNA_F, dez(6)), ...off(NEUZA, dez(20))],
      },
      {
        says: ['a Maria fora do dia 5', 'o Paulo também fora nesse dia', 'Maria Helena'],
        sets: [...off(HELENA, dez(5)), ...off(PAULO, dez(5))],
      },
      {
        says: ['rosa no maximo 3', 'bruna m no maximo 2', 'Rosa T.'],
        sets: [cap(ROSA_T, 3), cap(BRUNA_M, 2)],
      },
      {
        says: ['o Marcos no dia 13', 'a Fátima no dia 31', 'às 10'],
        sets: [put(MARCOS, dez(13, '10:00')), put(FATIMA, dez(31, '20:00'))],
      },
      { says: ['bruna fora 12', 'geraldo fora 17', 'não, o francisco'], sets: off(FRANCISCO, dez(17)) },
      {
        says: ['mais gente no galo', 'luísa fora do natal', '8'],
        sets: [need(dez(24, '20:00'), 8), ...off(LUISA, dez(25))],
      },
    ]),
  ],
  'the other of that name': [
    {
      says: ['a Ana Souza não pode dia 15', 'a outra Ana não pode dia 29'],
      sets: [...off(ANA_SOUZA, nov(15)), ...off(ANA_LIMA, nov(29))],
    },
    { says: ['ana lima no maximo 2', 'a outra no maximo 1'], sets: [cap(ANA_LIMA, 2), cap(ANA_SOUZA, 1)] },
    { says: ['a ana fora dia 29', 'Ana Souza', 'troquei, é a Lima'], sets: off(ANA_LIMA, nov(29)) },
    { says: ['Ana Lima não serve no dia 15.', 'Troque: é a Souza.'], sets: off(ANA_SOUZA, nov(15)) },
    ...inDecember([
      {
        says: ['Bruna F. fora dia 6', 'a outra também, mas dia 20'],
        sets: [...off(BRUNA_F, dez(6)), ...off(BRUNA_M, dez(20))],
      },
      {
        says: ['bruna m na novena', 'a outra bruna no natal'],
        sets: [put(BRUNA_M, dez(17, '19:30')), put(BRUNA_F, dez(25, '10:00'))],
      },
      {
        says: ['a rosa fora 13', 'Rosa T.', 'e a outra rosa fora dia 20'],
        sets: [...off(ROSA_T, dez(13)), ...off(ROSA_M, dez(20))],
      },
      { says: ['Rosa M. no máximo 3', 'já a outra Rosa, só 2'], sets: [cap(ROSA_M, 3), cap(ROSA_T, 2)] },
      {
        says: ['a Bruna M. não vem no 31', 'a outra tampouco'],
        sets: [...off(BRUNA_M, dez(31)), ...off(BRUNA_F, dez(31))],
      },
      { says: ['rosa t fora dia 27', 'é a outra rosa'], sets: off(ROSA_M, dez(27)) },
    ]),
  ],
  'one of several corrected, the others stay': [
    { says: ['João fora 8 e 22', 'o 22 é 29, desculpe'], sets: off(JOAO, nov(8), nov(29)) },
    { says: ['antonio fora dia 8 e dia 15', 'o 15 na verdade é 22'], sets: off(ANTONIO, nov(8), nov(22)) },
    {
      says: ['dia 22 com 4', 'dia 29 com 3', 'melhor 5 no dia 22'],
      sets: [need(nov(22, '08:00'), 5), need(nov(29, '19:00'), 3)],
    },
    { says: ['João no máximo 3', 'Vera no máximo 2', 'João melhor 4'], sets: [cap(JOAO, 4), cap(VERA, 2)] },
    {
      says: ['joao fora 15', 'vera fora 29', 'o joao é 22, não 15'],
      sets: [...off(JOAO, nov(22)), ...off(VERA, nov(29))],
    },
    ...inDecember([
      { says: ['paulo fora 6, 13 e 20', 'o 13 era 12'], sets: off(PAULO, dez(6), dez(12), dez(20)) },
      {
        says: ['Marcos fora dia 6', 'Luísa fora dia 13', 'o do Marcos é dia 8, não 6'],
        sets: [...off(MARCOS, dez(8)), ...off(LUISA, dez(13))],
      },
      {
        says: ['8 no galo', '5 no natal', 'aliás no galo põe 9'],
        sets: [need(dez(24, '20:00'), 9), need(dez(25, '10:00'), 5)],
      },
      { says: ['neuza fora dia 12 e dia 20', 'troca o 20 pelo 27'], sets: off(NEUZA, dez(12), dez(27)) },
      {
        says: ['Francisco no dia 5', 'Terezinha no dia 12', 'o Francisco fica melhor no dia 31'],
        sets: [put(FRANCISCO, dez(31, '20:00')), put(TEREZINHA, dez(12, '19:00'))],
      },
    ]),
  ],
  'the same again': [
    {
      says: ['Vera fora dia 22', 'e dia 29 também', 'a das Dores idem, nesses dois dias'],
      sets: [...off(VERA, nov(22), nov(29)), ...off(DORES, nov(22), nov(29))],
    },
    {
      says: ['joão fora dia 8 e dia 15', 'o antônio idem'],
      sets: [...off(JOAO, nov(8), nov(15)), ...off(ANTONIO, nov(8), nov(15))],
    },
    {
      says: ['põe o joão dia 22', 'pode pôr a ana souza tb'],
      sets: [put(JOAO, nov(22, '08:00')), put(ANA_SOUZA, nov(22, '08:00'))],
    },
    {
      says: ['O João não pode no dia 15.', 'Nem no 22.', 'A Vera também não, nas duas datas.'],
      sets: [...off(JOAO, nov(15), nov(22)), ...off(VERA, nov(15), nov(22))],
    },
    ...inDecember([
      {
        says: ['bota o paulo na novena', 'o marcos pode botar tbm'],
        sets: [put(PAULO, dez(17, '19:30')), put(MARCOS, dez(17, '19:30'))],
      },
      {
        says: ['marcos fora 6', 'e 13', 'o paulo também, os dois dias'],
        sets: [...off(MARCOS, dez(6), dez(13)), ...off(PAULO, dez(6), dez(13))],
      },
      {
        says: ['fatima no maximo 3', 'luisa idem', 'neuza idem'],
        sets: [cap(FATIMA, 3), cap(LUISA, 3), cap(NEUZA, 3)],
      },
      {
        says: ['Geraldo no dia 31', 'a Fátima pode ir junto', 'e o Pedro Henrique também'],
        sets: [put(GERALDO, dez(31, '20:00')), put(FATIMA, dez(31, '20:00'))],
        asks: true,
      },
      {
        says: ['o Luiz Carlos não vem dia 12', 'nem dia 17', 'o mesmo vale pro Francisco'],
        sets: [...off(LUIZ, dez(12), dez(17)), ...off(FRANCISCO, dez(12), dez(17))],
        or: [[...off(LUIZ, dez(12), dez(17)), ...off(FRANCISCO, dez(17))]],
      },
      {
        says: ['6 na missa do natal', 'na do dia 31 a mesma quantidade'],
        sets: [need(dez(25, '10:00'), 6), need(dez(31, '20:00'), 6)],
      },
    ]),
  ],
  'what is right, after it was taken back': [
    {
      says: ['a Vera fora do dia 22', 'desfaz', 'quem sai é o João'],
      sets: off(JOAO, nov(22)),
      orAsks: true,
    },
    {
      says: ['João fora dia 15', 'desfaz isso', 'quem não pode é o Antônio'],
      sets: off(ANTONIO, nov(15)),
      orAsks: true,
    },
    {
      says: ['põe a Ana Lima dia 6', 'desfaz', 'era a das Dores'],
      sets: [put(DORES, nov(6, '06:30'))],
      orAsks: true,
    },
    {
      says: ['A Joana no máximo uma vez.', 'Desfaça isso.', 'Era a Vera.'],
      sets: [cap(VERA, 1)],
      orAsks: true,
    },
    { says: ['joao fora dia 22', 'desfaz', 'era dia 29'], sets: off(JOAO, nov(29)), orAsks: true },
    ...inDecember([
      {
        says: ['bruna m fora dia 6', 'desfaz isso ai', 'a bruna f é que está fora'],
        sets: off(BRUNA_F, dez(6)),
        orAsks: true,
      },
      {
        says: ['Paulo e Neuza juntos', 'desfaz', 'é o Paulo com a Fátima'],
        sets: [duo(PAULO, FATIMA)],
        orAsks: true,
      },
      { says: ['7 no galo', 'desfaz', 'são 8'], sets: [need(dez(24, '20:00'), 8)], orAsks: true },
      {
        says: ['a Maria do Socorro fora do 27', 'desfaz', 'a Helena é quem viaja'],
        sets: off(HELENA, dez(27)),
        orAsks: true,
      },
      {
        says: ['socorro fora 13', 'volta atrás', 'agora tira a aparecida do 13'],
        sets: off(APARECIDA, dez(13)),
      },
    ]),
  ],
};
