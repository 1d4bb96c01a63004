/** Conversations: what is said second and third, by coordinators of several regions, in a hurry, old, formal, dictating. */
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

export const CONVERSATIONS_A: Requests = {
  'corrections: who, November': [
    { says: ['joao n pode dia 22', 'joao nao, antonio'], sets: off(ANTONIO, nov(22)) },
    {
      says: ['bota vera no dia cinco', 'oxe falei vera mas é a ana lima viu'],
      sets: [put(ANA_LIMA, nov(5, '19:30'))],
    },
    {
      says: ['Peço que o Antônio não sirva no dia 8.', 'Perdão, referia-me ao João.'],
      sets: off(JOAO, nov(8)),
    },
    { says: ['a ana souza n vem dia 29', 'a lima quis dizer'], sets: off(ANA_LIMA, nov(29)) },
    {
      says: ['Joana e Íris na missa do dia 8 às 8h', 'a Joana não precisa'],
      sets: [put(IRIS, nov(8, '08:00'))],
    },
    { says: ['João no máximo 2 missas', 'ih era pro Antônio isso aí'], sets: [cap(ANTONIO, 2)] },
    {
      says: ['bah tchê o João não pode dia 15', 'capaz, me confundi, é o Antônio que vai pra Pelotas'],
      sets: off(ANTONIO, nov(15)),
    },
    { says: ['Vera e João sempre juntos', 'não é com o João, é com o Antônio'], sets: [duo(VERA, ANTONIO)] },
    {
      says: ['dia 22 põe a Vera', 'a Vera não a Maria das Dores', 'e o João também'],
      sets: [put(DORES, nov(22, '08:00')), put(JOAO, nov(22, '08:00'))],
    },
    { says: ['tira o joão e o antônio do dia 29', 'o joão pode ficar'], sets: off(ANTONIO, nov(29)) },
    { says: ['a das Dores não pode no dia 28', 'minto, quem não pode é a Vera'], sets: off(VERA, nov(28)) },
    {
      says: [
        'coloca o João na missa das crianças do dia 8',
        'não, coloca a Ana Lima',
        'pensando melhor deixa o João mesmo',
      ],
      sets: [put(JOAO, nov(8, '10:00'))],
    },
    {
      says: ['põe João no lugar da Joana dia 8 às 8h', 'João não, o Antônio'],
      sets: [put(ANTONIO, nov(8, '08:00')), ...off(JOANA, nov(8, '08:00'))],
    },
    { says: ['ana não vai dia 15', 'a souza', 'perdão a lima'], sets: off(ANA_LIMA, nov(15)) },
    {
      says: ['o antonio nao pode dia 8 e dia 22', 'quem me avisou foi o joao na vdd, o antonio pode'],
      sets: off(JOAO, nov(8), nov(22)),
    },
    { says: ['Vera fora do dia 28', 'e a Ana Souza', 'a Vera não, só a Ana'], sets: off(ANA_SOUZA, nov(28)) },
  ],
  'corrections: who, December': inDecember([
    { says: ['a bruna m não pode dia 6', 'F'], sets: off(BRUNA_F, dez(6)) },
    {
      says: ['Rosa M. na missa do Galo', 'Escrevi errado: é a Rosa T.'],
      sets: [put(ROSA_T, dez(24, '20:00'))],
    },
    {
      says: ['tira o luiz carlos do dia 24', 'era o luiz nao, era a terezinha'],
      sets: off(TEREZINHA, dez(24)),
    },
    { says: ['marcos nao pode natal', 'marcia*'], sets: off(MARCIA, dez(25)) },
    {
      says: ['bota paulo e pedro henrique no dia 31', 'pedro não', 'e a fátima no lugar dele'],
      sets: [put(PAULO, dez(31, '20:00')), put(FATIMA, dez(31, '20:00'))],
    },
    {
      says: ['O Geraldo não servirá no dia 8.', 'Retifico: trata-se do Francisco.'],
      sets: off(FRANCISCO, dez(8)),
    },
    { says: ['Socorro só pode 2 vezes', 'não Socorro, Aparecida'], sets: [cap(APARECIDA, 2)] },
    { says: ['neuza e marcia separadas', 'a marcia nao, a fatima'], sets: [split(NEUZA, FATIMA)] },
    { says: ['coloca o chico dia 27', 'o chico não, o bené'], sets: [put(BENEDITO, dez(27, '08:00'))] },
    {
      says: ['a maria não pode dia 20', 'a helena', 'não, a do socorro, desculpa'],
      sets: off(SOCORRO, dez(20)),
    },
    {
      says: ['Paulo não vem dia 5 e Neuza não vem dia 12', 'troquei os dois'],
      sets: [...off(NEUZA, dez(5)), ...off(PAULO, dez(12))],
    },
  ]),
  'corrections: when, November': [
    {
      says: ['joao nao pode dia 22', 'dia 29'],
      asks: true,
      sets: off(JOAO, nov(22)),
      offers: off(JOAO, nov(29)),
    },
    { says: ['coloca João dia 22', 'dia 29', 'não, dia 15'], sets: [put(JOAO, nov(15, '08:00'))] },
    { says: ['Antônio não pode dia 8', '*dia 15', 'nem no 22'], sets: off(ANTONIO, nov(15), nov(22)) },
    {
      says: ['a vera nao vai poder dia 28 de noite', 'de noite nao, de manha'],
      sets: off(VERA, nov(28, '07:00')),
    },
    { says: ['Maria das Dores não pode até o dia 15', 'até o dia 8 só'], sets: off(DORES, novUntil(8)) },
    { says: ['João fora do dia 8 ao dia 22', 'a partir do 15, errei'], sets: off(JOAO, novSpan(15, 22)) },
    {
      says: ['põe a ana souza dia 15', 'dia 15 ela não consegue, põe no 29'],
      sets: [put(ANA_SOUZA, nov(29, '19:00'))],
      or: [[put(ANA_SOUZA, nov(29, '19:00')), ...off(ANA_SOUZA, nov(15))]],
    },
    { says: ['antonio nao pode no dia 28 as 7', 'o dia inteiro'], sets: off(ANTONIO, nov(28)) },
    {
      says: ['o João viaja, tira ele do dia 15 em diante', 'em diante não, só no dia 15'],
      sets: off(JOAO, nov(15)),
    },
    { says: ['João não pode dia 8', 'na verdade de 8 a 15'], sets: off(JOAO, novSpan(8, 15)) },
    { says: ['Vera não serve nem dia 5 nem dia 22', 'dia 22 serve sim'], sets: off(VERA, nov(5)) },
    {
      says: ['quero a Ana Lima no dia 29', 'ah não, no 29 não. No 15'],
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
      or: [[put(ANA_LIMA, nov(15, '08:00')), ...off(ANA_LIMA, nov(29))]],
    },
    { says: ['João não pode dia 29', 'não é domingo, é sábado, dia 28'], sets: off(JOAO, nov(28)) },
    { says: ['o joao nao pode no fim de semana do dia 28', 'só no sábado'], sets: off(JOAO, nov(28)) },
    {
      says: ['joana não pode dia 8', 'só às 10, às 8 ela vai'],
      sets: off(JOANA, nov(8, '10:00')),
      or: [[...off(JOANA, nov(8, '10:00')), put(JOANA, nov(8, '08:00'))]],
    },
    {
      says: ['Antônio dispensado na primeira quinzena', 'Corrijo: na segunda quinzena.'],
      sets: off(ANTONIO, novFrom(16)),
    },
    {
      says: ['Vera de folga na última semana', 'esquece a semana, só o sábado'],
      sets: off(VERA, nov(28)),
      orAsks: true,
    },
  ],
  'corrections: when, December': inDecember([
    { says: ['paulo fora dia 12', 'pera, 13'], sets: off(PAULO, dez(13)) },
    { says: ['põe a neuza no dia 25', 'opa, 24'], sets: [put(NEUZA, dez(24, '20:00'))] },
    { says: ['Fátima não pode no dia 6', 'só na das dez'], sets: off(FATIMA, dez(6, '10:00')) },
    { says: ['luisa nao pode domingo dia 13', 'de manha cedo so, as 8'], sets: off(LUISA, dez(13, '08:00')) },
    {
      says: ['O Marcos estará ausente de 10 a 20.', 'Na realidade, até o dia 25.'],
      sets: off(MARCOS, dezSpan(10, 25)),
    },
    {
      says: ['Terezinha não pode depois do dia 20', 'ela me disse agora que é depois do 24'],
      sets: off(TEREZINHA, dezFrom(25)),
    },
    { says: ['bota rosa t na novena', 'na novena nao, no galo'], sets: [put(ROSA_T, dez(24, '20:00'))] },
    {
      says: ['pedro henrique nao pode 6 13 e 20', 'o 13 pode', 'e o 27 nao pode'],
      sets: off(PEDRO, dez(6), dez(20), dez(27)),
    },
    { says: ['Benedito fora dia 5', 'vixe, é 12 que ele tem exame'], sets: off(BENEDITO, dez(12)) },
    { says: ['coloca a Helena dia 6 às 8', 'às 10'], sets: [put(HELENA, dez(6, '10:00'))] },
    { says: ['Geraldo no dia 31', 'desculpa, quis dizer natal'], sets: [put(GERALDO, dez(25, '10:00'))] },
    {
      says: ['luiz carlos não pode dia 24', 'nem 25', 'e nem 27'],
      sets: off(LUIZ, dez(24), dez(25), dez(27)),
    },
    {
      says: ['francisco nao pode nos domingos', 'menos dia 20 q ele pode'],
      sets: off(FRANCISCO, dez(6), dez(13), dez(27)),
    },
    {
      says: ['a socorro so pode dia 8 e dia 17', 'e dia 31 tb'],
      sets: off(SOCORRO, dez(5), dez(6), dez(12), dez(13), dez(20), dez(24), dez(25), dez(27)),
    },
    { says: ['Bruna F. fora da semana do Natal', 'só no dia 25 mesmo'], sets: off(BRUNA_F, dez(25)) },
  ]),
  'corrections: how many': [
    { says: ['dia 22 precisa de 4', 'o dobro'], sets: [need(nov(22, '08:00'), 8)], orAsks: true },
    { says: ['a missa do dia 29 precisa de 6', 'metade disso'], sets: [need(nov(29, '19:00'), 3)] },
    { says: ['ninguém mais de 4 vezes', '3', 'não, 4 mesmo'], sets: [all(4)] },
    { says: ['joao no maximo 3', 'uma a menos'], sets: [cap(JOAO, 2)] },
    { says: ['a missa da cura precisa de 5', '5 a mais nao, 5 no total'], sets: [need(nov(5, '19:30'), 5)] },
    { says: ['mais 2 na missa do dia 22', 'quis dizer 2 no total'], sets: [need(nov(22, '08:00'), 2)] },
    { says: ['cada um serve no máximo 3', 'menos o João'], sets: [all(3)], asks: true },
    { says: ['todo mundo no máximo 2', 'a Vera pode 3'], sets: [all(2)], asks: true },
    { says: ['Antônio no máximo 1', 'por semana?', 'não, no mês'], sets: [cap(ANTONIO, 1)] },
    {
      says: [
        'seis ministros na missa de são judas da noite',
        'seis é muito, cinco',
        'e na das três da tarde quatro',
      ],
      sets: [need(nov(28, '19:30'), 5), need(nov(28, '15:00'), 4)],
    },
    {
      says: ['Ana Souza no máximo 2', 'e a Ana Lima 1', 'a Souza pode 3 vai'],
      sets: [cap(ANA_SOUZA, 3), cap(ANA_LIMA, 1)],
    },
    { says: ['põe 4 no dia 15', 'põe mais um'], sets: [need(nov(15, '08:00'), 5)] },
    ...inDecember([
      { says: ['na missa do galo quero 8', 'deixa 7'], sets: [need(dez(24, '20:00'), 7)] },
      {
        says: ['Natal precisa de 6 e o dia 31 de 4', 'o 31 pode ser 3'],
        sets: [need(dez(25, '10:00'), 6), need(dez(31, '20:00'), 3)],
      },
      { says: ['fatima no maximo 2', 'no maximo 2 nao, no minimo 2'], asks: true },
      { says: ['Ninguém além de cinco missas.', 'Reconsiderei: quatro.'], sets: [all(4)] },
      {
        says: ['missas das 10 com 3 pessoas', 'a do dia 25 não mexe'],
        sets: [need(dez(6, '10:00'), 3), need(dez(13, '10:00'), 3), need(dez(20, '10:00'), 3)],
      },
      {
        says: ['dia 8 precisa de 6', 'tá demais, tira dois'],
        sets: [need(dez(8, '19:30'), 4)],
        orAsks: true,
      },
    ]),
  ],
  'corrections: which mass': [
    { says: ['põe o joao dia 28 as 15', 'na de manhã'], sets: [put(JOAO, nov(28, '07:00'))] },
    {
      says: ['tira a joana da missa das 10 do dia 8', 'das 8, das 10 não'],
      sets: off(JOANA, nov(8, '08:00')),
    },
    {
      says: ['a missa de são judas das 7 precisa de 4', 'das 7 da noite, a das 19h30'],
      sets: [need(nov(28, '19:30'), 4)],
    },
    {
      says: ['bota o antônio na missa das criança', 'na das criança não, na outra do mesmo dia'],
      sets: [put(ANTONIO, nov(8, '08:00'))],
    },
    {
      says: ['Queira pôr a Vera Lúcia na missa das sete do dia 28.', 'Melhor na das quinze horas.'],
      sets: [put(VERA, nov(28, '15:00'))],
    },
    {
      says: ['João e Antônio na missa do dia 5', 'o Antônio na do dia 6'],
      sets: [put(JOAO, nov(5, '19:30')), put(ANTONIO, nov(6, '06:30'))],
    },
    { says: ['das dores dia 28 de manhã', 'de noite'], sets: [put(DORES, nov(28, '19:30'))] },
    ...inDecember([
      { says: ['Neuza na das 8 do dia 20', 'na da catequese'], sets: [put(NEUZA, dez(20, '10:00'))] },
      { says: ['tira paulo da missa das 8 do dia 13', 'de todas as duas'], sets: off(PAULO, dez(13)) },
      {
        says: ['Marcos na Sagrada Família', 'não, na véspera de Natal'],
        sets: [put(MARCOS, dez(24, '20:00'))],
      },
      {
        says: ['bota a fatima na missa de ação de graças', 'e a luisa na do galo', 'troca as duas'],
        sets: [put(LUISA, dez(31, '20:00')), put(FATIMA, dez(24, '20:00'))],
        orAsks: true,
      },
    ]),
  ],
  'corrections: the opposite': [
    { says: ['joao nao pode dia 22', 'pode sim, doida eu'] },
    { says: ['a vera não vai dia 22', 'é pra ela ir!'], sets: [put(VERA, nov(22, '08:00'))] },
    { says: ['Antônio não pode dia 15', 'ele desmarcou a viagem, agora pode'] },
    { says: ['põe a das Dores dia 22', 'ela não pode'], sets: off(DORES, nov(22)) },
    { says: ['coloca o joão dia 29', 'não era pra colocar, era pra tirar'], sets: off(JOAO, nov(29)) },
    {
      says: ['tira o João do dia 15', 'eu disse pra colocar, não pra tirar'],
      sets: [put(JOAO, nov(15, '08:00'))],
    },
    { says: ['João e Ana Lima separados', 'separados não, juntos'], sets: [duo(JOAO, ANA_LIMA)] },
    { says: ['vera só pode dia 28', 'ao contrário, dia 28 é o que ela não pode'], sets: off(VERA, nov(28)) },
    ...inDecember([
      {
        says: ['Paulo não pode de noite', 'é de manhã que ele não pode'],
        sets: off(PAULO, dez(6), dez(13), dez(20), dez(25), dez(27)),
      },
      { says: ['Neuza e Fátima nunca juntas', 'nunca não, sempre!'], sets: [duo(NEUZA, FATIMA)] },
      {
        says: ['bruna m no lugar da bruna f dia 6 as 10', 'inverte'],
        sets: [put(BRUNA_F, dez(6, '10:00')), ...off(BRUNA_M, dez(6, '10:00'))],
      },
      {
        says: ['Geraldo só de manhã', 'só de noite, aliás'],
        sets: off(GERALDO, dez(6), dez(13), dez(20), dez(25), dez(27)),
      },
    ]),
  ],
  'corrections: a part': [
    { says: ['João não pode 8, 15 e 22', 'tira o 15 da lista'], sets: off(JOAO, nov(8), nov(22)) },
    {
      says: ['joao dia 22, vera dia 28 as 7 e antonio dia 8 as 10', 'o antonio nao'],
      sets: [put(JOAO, nov(22, '08:00')), put(VERA, nov(28, '07:00'))],
    },
    { says: ['Ana Lima e Ana Souza não podem dia 15', 'a Souza pode'], sets: off(ANA_LIMA, nov(15)) },
    {
      says: ['joao e vera juntos e antonio no maximo 2', 'o do antonio desconsidera'],
      sets: [duo(JOAO, VERA)],
    },
    {
      says: ['tira João do dia 8 e põe o Antônio', 'o João pode ficar, só acrescenta o Antônio'],
      sets: [put(ANTONIO, nov(8, '08:00'))],
      asks: true,
      or: [[put(ANTONIO, nov(8, '08:00'))], [put(ANTONIO, nov(8, '10:00'))], []],
    },
    {
      says: [
        'João não pode dia 15 e Joana não pode dia 8 e Antônio não pode dia 22',
        'não, esse fica; tira a do João e da Joana',
      ],
      sets: off(ANTONIO, nov(22)),
    },
    {
      says: ['Vera fora dia 5, Antônio fora dia 8, João fora dia 15', 'só o do meio vale'],
      sets: off(ANTONIO, nov(8)),
    },
    {
      says: ['Vera fora dia 5 e Antônio fora dia 8', 'o segundo não, o primeiro pode deixar'],
      sets: off(VERA, nov(5)),
    },
    { says: ['põe João e Ana Lima no dia 5', 'só ela'], sets: [put(ANA_LIMA, nov(5, '19:30'))] },
    ...inDecember([
      { says: ['paulo e neuza fora do dia 5', 'a neuza nao'], sets: off(PAULO, dez(5)) },
      {
        says: ['Fátima fora do Natal e do Ano Novo', 'o Ano Novo ela faz'],
        sets: off(FATIMA, dez(25)),
        or: [[...off(FATIMA, dez(25)), put(FATIMA, dez(31, '20:00'))]],
      },
      {
        says: ['Rosa M. e Rosa T. no dia 12 e Geraldo no dia 13 às 8h', 'o Geraldo às 10'],
        sets: [put(ROSA_M, dez(12, '19:00')), put(ROSA_T, dez(12, '19:00')), put(GERALDO, dez(13, '10:00'))],
      },
      {
        says: ['luiz carlos, luisa e marcos fora dia 27', 'os homens podem'],
        sets: off(LUISA, dez(27)),
        orAsks: true,
      },
      {
        says: ['Francisco não pode dia 13 e 20', 'dia 20 de manhã cedo pode, às 10 não'],
        sets: off(FRANCISCO, dez(13), dez(20, '10:00')),
      },
    ]),
  ],
  undo: [
    { says: ['joao nao pode dia 22', 'desfaz'] },
    { says: ['João não pode dia 22', 'Vera não pode dia 28', 'volta atrás nas duas'] },
    { says: ['João não pode dia 22', 'Vera não pode dia 28', 'desfaz a primeira'], sets: off(VERA, nov(28)) },
    { says: ['João não pode dia 22', 'Vera não pode dia 28', 'desfaz', 'desfaz de novo'] },
    { says: ['João não pode dia 22', 'desfaz', 'não, deixa, ele não pode mesmo'], sets: off(JOAO, nov(22)) },
    { says: ['antonio no maximo 2', 'oxente apague isso homi'] },
    { says: ['põe a vera no dia 22', 'retiro o que eu disse'] },
    {
      says: ['põe a vera no dia 22', 'e o joão no 29', 'o da vera pode tirar'],
      sets: [put(JOAO, nov(29, '19:00'))],
    },
    { says: ['no máximo 3 por pessoa', 'deixa como era antes'] },
    {
      says: ['apaga a regra 3', 'opa, volta ela'],
      start: 'ruled',
      removes: [3],
      sets: [need(nov(28, '15:00'), 3)],
    },
    { says: ['ninguém mais de 2 vezes', 'volta pro 3'], start: 'ruled', removes: [1], sets: [all(3)] },
    {
      says: ['tira a regra do João com a Joana', 'desfaz isso aí pelo amor de Deus'],
      start: 'ruled',
      removes: [2],
      sets: [split(JOAO, JOANA)],
    },
    {
      says: [
        'João não pode dia 8',
        'Antônio não pode dia 22',
        'Vera não pode dia 5',
        'desfaz as duas últimas',
      ],
      sets: off(JOAO, nov(8)),
    },
    {
      says: ['João não pode dia 8', 'Antônio não pode dia 22', 'apaga a do João'],
      sets: off(ANTONIO, nov(22)),
    },
    { says: ['a Vera não pode dia 28', 'obrigada', 'desfaz, ela vai poder'] },
    ...inDecember([
      { says: ['marcos nao pode dia 25', 'quem ta escalado dia 25?', 'desfaz o do marcos'] },
      { says: ['Paulo não serve no dia 12.', 'Solicito que tal registro seja anulado.'] },
      { says: ['paulo fora dia 12', 'neuza fora dia 13', 'cancela tudo que eu pedi'] },
      { says: ['Fátima no máximo 2', 'no máximo 3', 'desfaz'], sets: [cap(FATIMA, 2)] },
      {
        says: ['Bruna F. dia 20 às 8h', 'não, às 10h', 'desfaz essa troca, às 8 mesmo'],
        sets: [put(BRUNA_F, dez(20, '08:00'))],
      },
      { says: ['geraldo nao pode dia 8', 'vish, falei do cara errado, anula'] },
    ]),
  ],
  'rules after one another': [
    {
      says: ['João não pode dia 22', 'Vera não pode dia 28', 'Antônio no máximo 2'],
      sets: [...off(JOAO, nov(22)), ...off(VERA, nov(28)), cap(ANTONIO, 2)],
    },
    {
      says: ['João não pode dia 22', 'Antônio não pode dia 29', 'João e Vera juntos', 'ninguém mais de 3'],
      sets: [...off(JOAO, nov(22)), ...off(ANTONIO, nov(29)), duo(JOAO, VERA), all(3)],
    },
    {
      says: ['põe João no dia 22', 'põe Antônio no dia 22'],
      sets: [put(JOAO, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))],
    },
    {
      says: ['joao no maximo 2', 'vera no maximo 2', 'antonio tb'],
      sets: [cap(JOAO, 2), cap(VERA, 2), cap(ANTONIO, 2)],
    },
    { says: ['João não pode dia 15', 'João não pode dia 29'], sets: off(JOAO, nov(15), nov(29)) },
    { says: ['João e Vera juntos', 'só no dia 28'], asks: true, sets: [duo(JOAO, VERA)] },
    {
      says: ['dia 22 precisa de 3', 'dia 29 também', 'e o dia 15 de 4'],
      sets: [need(nov(22, '08:00'), 3), need(nov(29, '19:00'), 3), need(nov(15, '08:00'), 4)],
    },
    {
      says: ['coloca João dia 22', 'coloca João dia 29'],
      sets: [put(JOAO, nov(22, '08:00')), put(JOAO, nov(29, '19:00'))],
    },
    {
      says: ['João e Vera separados', 'João e Antônio juntos', 'Vera e Antônio não podem nem se ver'],
      sets: [split(JOAO, VERA), duo(JOAO, ANTONIO), split(VERA, ANTONIO)],
      orAsks: true,
    },
    {
      says: ['Vera não pode dia 28 às 7h', 'nem às 15h', 'de noite ela vai'],
      sets: off(VERA, nov(28, '07:00'), nov(28, '15:00')),
      or: [[...off(VERA, nov(28, '07:00'), nov(28, '15:00')), put(VERA, nov(28, '19:30'))]],
    },
    ...inDecember([
      {
        says: ['paulo fora dia 5', 'neuza fora dia 5', 'bota marcos e fatima no lugar deles'],
        sets: [
          ...off(PAULO, dez(5)),
          ...off(NEUZA, dez(5)),
          put(MARCOS, dez(5, '19:00')),
          put(FATIMA, dez(5, '19:00')),
        ],
      },
      {
        says: ['Rosa T. não pode dia 13', 'a Rosa M. também não', 'e nenhuma das duas no dia 27'],
        sets: [...off(ROSA_T, dez(13), dez(27)), ...off(ROSA_M, dez(13), dez(27))],
      },
      {
        says: ['galo com 8 ministros', 'natal com 6', 'ano novo com 4'],
        sets: [need(dez(24, '20:00'), 8), need(dez(25, '10:00'), 6), need(dez(31, '20:00'), 4)],
      },
      {
        says: ['Luísa não pode dia 20', 'ela também não pode dia 27', 'e põe ela no 31'],
        sets: [...off(LUISA, dez(20), dez(27)), put(LUISA, dez(31, '20:00'))],
      },
      {
        says: ['pedro henrique e paulo juntos', 'e com o marcos tb'],
        sets: [duo(PEDRO, PAULO)],
        asks: true,
        or: [
          [duo(PEDRO, PAULO), duo(PEDRO, MARCOS)],
          [duo(PEDRO, PAULO), duo(PEDRO, MARCOS), duo(PAULO, MARCOS)],
        ],
      },
    ]),
  ],
  'follow-ups': [
    { says: ['joao nao pode dia 22', 'e dia 29 tb nao'], sets: off(JOAO, nov(22), nov(29)) },
    {
      says: ['Vera não vai dia 22', 'põe o João então'],
      sets: [...off(VERA, nov(22)), put(JOAO, nov(22, '08:00'))],
    },
    {
      says: ['o antônio não pode dia 15', 'quem pode no lugar dele?', 'então bota a Ana Souza'],
      sets: [...off(ANTONIO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    { says: ['quem está no dia 15?', 'tira ele'], sets: off(JOAO, nov(15)) },
    {
      says: ['quem serve dia 8 às 8h?', 'tira ela e põe o João'],
      sets: [...off(JOANA, nov(8, '08:00')), put(JOAO, nov(8, '08:00'))],
    },
    { says: ['a das dores tá doente', 'tira ela até o dia 22'], sets: off(DORES, novUntil(22)) },
    { says: ['João e Vera são irmãos', 'bota os dois sempre juntos'], sets: [duo(JOAO, VERA)] },
    { says: ['dia 22 tá com quantos?', 'bota 4'], sets: [need(nov(22, '08:00'), 4)] },
    {
      says: ['João não pode dia 22', 'o mesmo vale pro Antônio e pra Vera'],
      sets: [...off(JOAO, nov(22)), ...off(ANTONIO, nov(22)), ...off(VERA, nov(22))],
    },
    {
      says: ['Antônio no máximo 2', 'ele não pode no dia 29 também'],
      sets: [cap(ANTONIO, 2), ...off(ANTONIO, nov(29))],
    },
    {
      says: ['Zé do Carmo no dia 29', 'e no dia 8 às 8', 'mais nenhum'],
      sets: [put(ZE, nov(29, '19:00')), put(ZE, nov(8, '08:00'))],
      asks: true,
      or: [
        [
          put(ZE, nov(29, '19:00')),
          put(ZE, nov(8, '08:00')),
          ...off(ZE, nov(5), nov(6), nov(8, '10:00'), nov(15), nov(22), nov(28)),
        ],
        [put(ZE, nov(29, '19:00')), put(ZE, nov(8, '08:00')), cap(ZE, 2)],
      ],
    },
    ...inDecember([
      {
        says: ['socorro e aparecida fora dia 20', 'no 27 tb', 'e a helena só no 27'],
        sets: [
          ...off(SOCORRO, dez(20), dez(27)),
          ...off(APARECIDA, dez(20), dez(27)),
          ...off(HELENA, dez(27)),
        ],
      },
      {
        says: ['Benedito não pode dia 13', 'o Chico vai no lugar às 8h'],
        sets: [...off(BENEDITO, dez(13)), put(FRANCISCO, dez(13, '08:00'))],
        or: [[...off(BENEDITO, dez(13, '08:00')), put(FRANCISCO, dez(13, '08:00'))]],
      },
      {
        says: ['quem tá no galo?', 'bota o Marcos junto', 'e a Fátima'],
        sets: [put(MARCOS, dez(24, '20:00')), put(FATIMA, dez(24, '20:00'))],
      },
      {
        says: ['A Neuza pode servir no dia 31?', 'Então coloque-a, por favor.'],
        sets: [put(NEUZA, dez(31, '20:00'))],
      },
      {
        says: ['Marcos não pode mais este mês', 'do dia 13 em diante, antes disso pode'],
        sets: off(MARCOS, dezFrom(13)),
      },
    ]),
  ],
  'answers to a question': [
    { says: ['a ana não pode dia 29', 'lima'], sets: off(ANA_LIMA, nov(29)) },
    {
      says: ['a ana não pode dia 29', 'as duas'],
      sets: [...off(ANA_LIMA, nov(29)), ...off(ANA_SOUZA, nov(29))],
    },
    { says: ['põe o joão dia 28', 'às 15'], sets: [put(JOAO, nov(28, '15:00'))] },
    { says: ['põe o joão dia 28', 'a da noite', 'não, a da manhã'], sets: [put(JOAO, nov(28, '07:00'))] },
    { says: ['põe o joão dia 28', 'em nenhuma, esquece'] },
    { says: ['coloca a ana no dia 28', 'souza', 'a última'], sets: [put(ANA_SOUZA, nov(28, '19:30'))] },
    {
      says: ['põe o João dia 8', 'tanto faz'],
      asks: true,
      or: [[put(JOAO, nov(8, '08:00'))], [put(JOAO, nov(8, '10:00'))]],
    },
    {
      says: ['a ana não pode dia 29', 'joão não pode dia 22', 'a souza'],
      sets: off(JOAO, nov(22)),
      asks: true,
      or: [[...off(JOAO, nov(22)), ...off(ANA_SOUZA, nov(29))], [...off(ANA_SOUZA, nov(22))]],
    },
    { says: ['dia 28 precisa de 4', 'na da manhã'], sets: [need(nov(28, '07:00'), 4)] },
    {
      says: ['dia 28 precisa de 4', 'todas elas'],
      sets: [need(nov(28, '07:00'), 4), need(nov(28, '15:00'), 4), need(nov(28, '19:30'), 4)],
    },
    ...inDecember([
      { says: ['a bruna não pode no natal', 'efe'], sets: off(BRUNA_F, dez(25)), orAsks: true },
      { says: ['bota a rosa dia 31', 'a segunda'], sets: [put(ROSA_T, dez(31, '20:00'))] },
      {
        says: ['a maria não pode dia 8', 'a aparecida e a helena'],
        sets: [...off(APARECIDA, dez(8)), ...off(HELENA, dez(8))],
      },
      { says: ['neuza dia 13', 'na das oito'], sets: [put(NEUZA, dez(13, '08:00'))] },
      { says: ['rosa e bruna juntas', 'rosa t e bruna m'], sets: [duo(ROSA_T, BRUNA_M)] },
      {
        says: ['a rosa não pode dia 20', 'nenhuma das duas'],
        sets: [...off(ROSA_M, dez(20)), ...off(ROSA_T, dez(20))],
        orAsks: true,
      },
    ]),
  ],
  proposals: [
    { says: ['gostei não', 'pode jogar fora'], start: 'proposed', decides: TURN_DOWN },
    { says: ['tá ótimo assim', 'pode aplicar'], start: 'proposed', decides: 'accept' },
    { says: ['joao nao pode dia 22', 'agora monta'], sets: off(JOAO, nov(22)), solves: true },
    { says: ['monta a escala', 'perfeito, aceito'], solves: true, decides: 'accept' },
    { says: ['monta a escala', 'não gostei, descarta'], solves: true, decides: TURN_DOWN },
    { says: ['gera', 'tira o João do dia 22 e gera de novo'], sets: off(JOAO, nov(22)), solves: true },
    { says: ['aceita', 'me arrependi, volta como era'], start: 'proposed', decides: 'undo' },
    { says: ['ainda não aceita', 'pensei melhor, aceita'], start: 'proposed', decides: 'accept' },
    { says: ['não aplica não', 'o que muda nela?'], start: 'proposed', decides: TURN_DOWN },
    { says: ['desfaça a proposta que aceitei', 'isso'], start: 'accepted', decides: 'undo' },
  ],
  'taken back or replaced': [
    {
      says: ['a regra dos 3 por pessoa não vale mais', 'agora são 2'],
      start: 'ruled',
      removes: [1],
      sets: [all(2)],
    },
    {
      says: ['João e Joana podem servir juntos de novo', 'e põe 4 no lugar de 3 na das 15h'],
      start: 'ruled',
      removes: [2, 3],
      sets: [need(nov(28, '15:00'), 4)],
    },
    { says: ['quais são as regras?', 'apaga a segunda'], start: 'ruled', removes: [2] },
    { says: ['quais são as regras?', 'a primeira muda pra 4'], start: 'ruled', removes: [1], sets: [all(4)] },
    { says: ['quais as regras', 'tira todas menos a 3'], start: 'ruled', removes: [1, 2] },
    {
      says: ['libera o João e a Joana pra servirem juntos', 'pensando bem não libera'],
      start: 'ruled',
      removes: [2],
      sets: [split(JOAO, JOANA)],
    },
    {
      says: ['não precisa mais daquele limite', 'o do João e Joana também não'],
      start: 'ruled',
      removes: [1, 2],
    },
    {
      says: ['João não pode dia 22', 'agora ele só pode no dia 22'],
      sets: off(JOAO, nov(5), nov(6), nov(8), nov(15), nov(28), nov(29)),
    },
    {
      says: ['João no dia 29', 'no dia 29 quem vai é o Antônio agora'],
      sets: [put(ANTONIO, nov(29, '19:00'))],
      or: [[put(ANTONIO, nov(29, '19:00')), ...off(JOAO, nov(29))]],
    },
  ],
  'no order at all': [
    { says: ['joao nao pode dia 22', 'ok obrigada'], sets: off(JOAO, nov(22)) },
    { says: ['joao nao pode dia 22', 'a Vera talvez também não, vou confirmar'], sets: off(JOAO, nov(22)) },
    { says: ['põe a Vera dia 22', 'será que ela aceita?'], sets: [put(VERA, nov(22, '08:00'))] },
    { says: ['joao nao pode dia 22', 'nem te conto o que ele aprontou dia 8'], sets: off(JOAO, nov(22)) },
    { says: ['João não pode dia 22', 'o Antônio estava reclamando do dia 29'], sets: off(JOAO, nov(22)) },
    { says: ['Antônio não pode dia 8', 'era só isso'], sets: off(ANTONIO, nov(8)) },
    { says: ['Antônio não pode dia 8', 'certeza?'], sets: off(ANTONIO, nov(8)) },
    { says: ['ninguém mais de 3', 'o João vai chiar mas paciência'], sets: [all(3)] },
    { says: ['tira o João do dia 15', 'se ele perguntar diz que fui eu'], sets: off(JOAO, nov(15)) },
    {
      says: ['Antônio não pode dia 22', 'não sei se o 29 ele pode, vou perguntar'],
      sets: off(ANTONIO, nov(22)),
    },
    {
      says: ['João e Vera juntos', 'no mês passado eles ficaram separados no dia 8 e deu confusão'],
      sets: [duo(JOAO, VERA)],
    },
    { says: ['João dia 22', 'não esquece viu'], sets: [put(JOAO, nov(22, '08:00'))] },
    {
      says: ['paulo não pode dia 12', 'ele disse que só volta se melhorar'],
      parish: 'december',
      sets: off(PAULO, dez(12)),
    },
    {
      says: ['põe a Neuza no dia 25', 'ela queria o dia 24 mas não dá'],
      parish: 'december',
      sets: [put(NEUZA, dez(25, '10:00'))],
    },
  ],
  'which one is meant': [
    {
      says: ['João não pode dia 22', 'Vera não pode dia 28', 'não, dia 29'],
      sets: [...off(JOAO, nov(22)), ...off(VERA, nov(29))],
      orAsks: true,
    },
    {
      says: ['João não pode dia 8 e Antônio não pode dia 15', 'dia 22'],
      asks: true,
      sets: [...off(JOAO, nov(8)), ...off(ANTONIO, nov(15))],
      or: [[...off(JOAO, nov(8)), ...off(ANTONIO, nov(22))]],
    },
    { says: ['Vera não pode dia 28', 'e ele?'], asks: true, sets: off(VERA, nov(28)) },
    { says: ['João e Vera não podem dia 22', 'ela pode'], sets: off(JOAO, nov(22)) },
    {
      says: ['João e Antônio não podem dia 22', 'ele pode'],
      sets: [...off(JOAO, nov(22)), ...off(ANTONIO, nov(22))],
      asks: true,
    },
    {
      says: ['João e Antônio no dia 22', 'um deles não vai dar'],
      sets: [put(JOAO, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))],
      asks: true,
    },
    {
      says: ['tira o João de um desses dias: 8 ou 15', 'do segundo'],
      sets: off(JOAO, nov(15)),
      orAsks: true,
    },
    {
      says: ['dia 8 põe o João às 8h e o Antônio às 10h', 'troca'],
      sets: [put(JOAO, nov(8, '10:00')), put(ANTONIO, nov(8, '08:00'))],
      orAsks: true,
    },
  ],
};
