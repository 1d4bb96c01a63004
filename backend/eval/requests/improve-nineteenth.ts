/** Corrections alone: a second message that says what was wrong with the first, by different coordinators. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  cap,
  DORES,
  JOANA,
  JOAO,
  need,
  nov,
  novFrom,
  novSpan,
  off,
  put,
  split,
  VERA,
  type Requests,
} from './shape.ts';

export const NINETEENTH_SET: Requests = {
  'corrections: who': [
    { says: ['João não pode dia 22', 'confundi, é o Antônio que não pode'], sets: off(ANTONIO, nov(22)) },
    {
      says: ['põe a Vera dia 5', 'troquei os nomes, era a Ana Lima'],
      sets: [put(ANA_LIMA, nov(5, '19:30'))],
    },
    {
      says: ['coloca o João na missa do dia 29', 'ops, não é o João, é a das Dores'],
      sets: [put(DORES, nov(29, '19:00'))],
    },
    { says: ['Ana Souza no máximo 2 esse mês', 'essa não, a outra Ana'], sets: [cap(ANA_LIMA, 2)] },
    {
      says: ['João e Joana não podem servir juntos', 'não é a Joana não, é a Vera'],
      sets: [split(JOAO, VERA)],
    },
    {
      says: ['Antônio não vai dia 15', 'me enganei de pessoa, quem não vai é o João'],
      sets: off(JOAO, nov(15)),
    },
    {
      says: ['João no lugar da Joana no dia 8 às 8h', 'é o contrário'],
      sets: [put(JOANA, nov(8, '08:00')), ...off(JOAO, nov(8, '08:00'))],
    },
    {
      says: ['dona Vera dia 22 não', 'ih, falei o nome errado. É a Ana Souza'],
      sets: off(ANA_SOUZA, nov(22)),
    },
    {
      says: ['tira o Antônio do dia 8', 'o Antônio e o João'],
      sets: [...off(ANTONIO, nov(8)), ...off(JOAO, nov(8))],
    },
    { says: ['Vera não serve dia 28', 'a Vera não, a Ana Souza'], sets: off(ANA_SOUZA, nov(28)) },
    { says: ['põe o João e a Vera no dia 22', 'só a Vera'], sets: [put(VERA, nov(22, '08:00'))] },
    { says: ['João e Antônio não podem no dia 15', 'só o segundo'], sets: off(ANTONIO, nov(15)) },
    { says: ['Ana Lima não vem dia 29', 'não essa, a Souza'], sets: off(ANA_SOUZA, nov(29)) },
    {
      says: ['João não pode dia 15', 'não foi o João que me falou, acho que foi o Antônio'],
      asks: true,
    },
  ],
  'corrections: when': [
    { says: ['João não pode dia 15', 'não esse, o domingo seguinte'], sets: off(JOAO, nov(22)) },
    { says: ['Vera não pode dia 28', 'só de manhã'], sets: off(VERA, nov(28, '07:00')) },
    {
      says: ['a das Dores não pode dia 22', 'na verdade é só a partir do dia 28'],
      sets: off(DORES, novFrom(28)),
    },
    { says: ['põe João no dia 28 às 7h', 'às 7 da noite, digo, 19h30'], sets: [put(JOAO, nov(28, '19:30'))] },
    {
      says: ['quero o João no dia 29', 'quero o João no dia 22, não no dia 29'],
      sets: [put(JOAO, nov(22, '08:00'))],
      or: [[put(JOAO, nov(22, '08:00')), ...off(JOAO, nov(29))]],
    },
    { says: ['Antônio não pode nos dias 8 e 15', 'o 15 ele pode'], sets: off(ANTONIO, nov(8)) },
    { says: ['João fora dia 8', 'só na das 10'], sets: off(JOAO, nov(8, '10:00')) },
    { says: ['bota a Ana Souza dia 29', 'errei a data, dia 22'], sets: [put(ANA_SOUZA, nov(22, '08:00'))] },
    { says: ['João não vem no dia 5', 'no 5 vem, no 6 que não'], sets: off(JOAO, nov(6)) },
    {
      says: ['Antônio não pode do dia 8 ao 15', 'até o 22, melhor dizendo'],
      sets: off(ANTONIO, novSpan(8, 22)),
    },
    { says: ['Vera não pode dia 28 às 15h', 'o dia todo, na verdade'], sets: off(VERA, nov(28)) },
    { says: ['João não serve dia 22', 'nem no 29'], sets: off(JOAO, nov(22), nov(29)) },
    { says: ['das Dores não pode dia 22', 'nem no 22 nem em dia nenhum, ela viajou'], sets: off(DORES) },
  ],
  'corrections: which mass, how many': [
    {
      says: ['coloca o João na missa do dia 8 das 8h', 'não nessa, na das crianças'],
      sets: [put(JOAO, nov(8, '10:00'))],
    },
    {
      says: ['a missa do dia 28 às 15h precisa de 4', 'era a das 19h30'],
      sets: [need(nov(28, '19:30'), 4)],
    },
    {
      says: ['preciso de 5 ministros na missa do dia 22', 'dia 29, falei errado'],
      sets: [need(nov(29, '19:00'), 5)],
    },
    {
      says: ['Ana Lima na missa do dia 28 às 7h', 'na outra, a da noite'],
      sets: [put(ANA_LIMA, nov(28, '19:30'))],
    },
    { says: ['no máximo 3 por pessoa', 'pensando melhor, 2'], sets: [all(2)] },
    { says: ['João no máximo 2', 'não, 3 tá bom'], sets: [cap(JOAO, 3)] },
    { says: ['no máximo 2 pra Vera', 'era pra todo mundo'], sets: [all(2)] },
    { says: ['no máximo 2 por pessoa', 'isso é só pro João'], sets: [cap(JOAO, 2)] },
    { says: ['dia 22 precisa de 4 ministros', 'um a menos'], sets: [need(nov(22, '08:00'), 3)] },
    { says: ['Antônio no máximo 3', 'é no mínimo, não no máximo'], asks: true },
    { says: ['a missa do dia 5 precisa de 5', 'quem dera, deixa como tava'] },
    { says: ['põe mais 2 na missa do dia 29', 'mais 1 só'], sets: [need(nov(29, '19:00'), 3)] },
  ],
  'corrections: which rule': [
    {
      says: ['apaga a regra 2', 'errei, era a 1'],
      start: 'ruled',
      removes: [1, 2],
      sets: [split(JOAO, JOANA)],
    },
    { says: ['tira a regra 1', 'não, a 3'], start: 'ruled', removes: [1, 3], sets: [all(3)] },
    {
      says: ['apaga as regras 1 e 2', 'não, só a primeira'],
      start: 'ruled',
      removes: [1, 2],
      sets: [split(JOAO, JOANA)],
    },
    {
      says: ['remove a regra 3', 'não era pra remover, volta'],
      start: 'ruled',
      removes: [3],
      sets: [need(nov(28, '15:00'), 3)],
    },
    {
      says: ['apaga todas as regras', 'a do João e Joana não'],
      start: 'ruled',
      removes: [1, 2, 3],
      sets: [split(JOAO, JOANA)],
    },
    { says: ['apaga a regra do João', 'a 3 também'], start: 'ruled', removes: [2, 3] },
    {
      says: ['apaga as regras 2 e 3', 'a 3 não'],
      start: 'ruled',
      removes: [2, 3],
      sets: [need(nov(28, '15:00'), 3)],
    },
  ],
  'corrections: the opposite': [
    { says: ['a Ana Souza não pode dia 22', 'ela vai sim, me confirmou agora'] },
    { says: ['João e Vera juntos', 'o contrário, separados'], sets: [split(JOAO, VERA)] },
    { says: ['põe o Antônio dia 22', 'o contrário: ele não pode nesse dia'], sets: off(ANTONIO, nov(22)) },
    { says: ['das Dores não vai dia 22', 'é pra ela ir!'], sets: [put(DORES, nov(22, '08:00'))] },
    { says: ['Joana não pode dia 8', 'pode sim'] },
    { says: ['João e Joana separados', 'não precisa mais, fizeram as pazes'] },
    {
      says: ['coloca a Ana Souza dia 15', 'ela acabou de dizer que não pode'],
      sets: off(ANA_SOUZA, nov(15)),
    },
  ],
  'corrections: all of it, a part': [
    { says: ['João não pode dia 22 e Vera não pode dia 28', 'esquece a Vera'], sets: off(JOAO, nov(22)) },
    {
      says: ['põe o João dia 22 e a Ana Souza dia 29', 'deixa só o João'],
      sets: [put(JOAO, nov(22, '08:00'))],
    },
    { says: ['Antônio fora dia 15 e dia 22', 'esquece o que eu disse'] },
    { says: ['Vera só pode no dia 28', 'deixa quieto'] },
    { says: ['João no máximo 2 e Vera no máximo 1', 'o do João tira'], sets: [cap(VERA, 1)] },
    { says: ['tira o João do dia 8 e do dia 15', 'na verdade só do 8'], sets: off(JOAO, nov(8)) },
    {
      says: ['não escale Ana Lima no dia 6 nem no dia 15', 'o dia 6 cancela'],
      sets: off(ANA_LIMA, nov(15)),
    },
    {
      says: ['João não pode dia 22', 'a Vera também não'],
      sets: [...off(JOAO, nov(22)), ...off(VERA, nov(22))],
    },
    {
      says: ['João não pode dia 22', 'nem a Vera nem o Antônio'],
      sets: [...off(JOAO, nov(22)), ...off(VERA, nov(22)), ...off(ANTONIO, nov(22))],
    },
    {
      says: ['coloca a Vera dia 22', 'e o João também, mas no dia 29'],
      sets: [put(VERA, nov(22, '08:00')), put(JOAO, nov(29, '19:00'))],
    },
  ],
};
