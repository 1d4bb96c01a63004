/** Requests of seven voices: a secretary, WhatsApp, dictated, an elder, the north-east, the south, slang; part C. */
import {
  type Requests,
  inDecember,
  TURN_DOWN,
  ANA_SOUZA,
  ANA_LIMA,
  VERA,
  JOAO,
  JOANA,
  ZE,
  ANTONIO,
  DORES,
  IRIS,
  BRUNA_F,
  BRUNA_M,
  ROSA_M,
  ROSA_T,
  APARECIDA,
  SOCORRO,
  PAULO,
  PEDRO,
  LUIZ,
  LUISA,
  FRANCISCO,
  TEREZINHA,
  GERALDO,
  MARCIA,
  MARCOS,
  NEUZA,
  FATIMA,
  BENEDITO,
  nov,
  dez,
  novUntil,
  novSpan,
  dezFrom,
  dezUntil,
  dezSpan,
  at,
  off,
  put,
  cap,
  all,
  duo,
  split,
  need,
} from './shape.js';

const NOT = ['não', 'nenhum', 'indispon', 'ninguém', '0 missa', 'sem missa'];

export const SEVENTH_C: Requests = {
  'c: rules, secretary': [
    {
      says: 'A senhora Vera Lúcia solicita afastamento no período de 5 a 8 de novembro.',
      sets: off(VERA, novSpan(5, 8)),
    },
    {
      says: 'Designo João e Ana Souza para a missa do dia 22.',
      sets: [put(JOAO, nov(22, '08:00')), put(ANA_SOUZA, nov(22, '08:00'))],
    },
    {
      says: 'O ministro Antônio não deverá atuar em celebrações que ocorram aos sábados.',
      sets: off(ANTONIO, nov(28)),
    },
    {
      says: 'Reduza-se para dois o número de ministros da missa de cura e libertação.',
      sets: [need(nov(5, '19:30'), 2)],
    },
    { says: 'Para a ministra Íris, o limite é de uma celebração no mês.', sets: [cap(IRIS, 1)] },
    { says: 'Ana Lima e Joana não devem figurar na mesma equipe.', sets: [split(ANA_LIMA, JOANA)] },
    ...inDecember([
      {
        says: 'Fica sem efeito a presença de Rosa M. no dia 8; nomeie-se Luísa em sua substituição.',
        sets: [...off(ROSA_M, dez(8)), put(LUISA, dez(8, '19:30'))],
      },
      {
        says: 'À exceção do dia 20, o ministro Marcos não está disponível depois do dia 15.',
        sets: off(MARCOS, dezSpan(16, 19), dezFrom(21)),
      },
      {
        says: 'Os ministros Paulo e Fátima, recém-casados, preferem servir lado a lado.',
        sets: [duo(PAULO, FATIMA)],
      },
      { says: 'Acrescente-se um ministro à missa do dia 31.', sets: [need(dez(31, '20:00'), 3)] },
    ]),
  ],
  'c: rules, whatsapp': [
    { says: 'oi bom dia, a ana souza vai faltar dia 6 ok', sets: off(ANA_SOUZA, nov(6)) },
    { says: 'poe joao na cura e no sagrado', sets: [put(JOAO, nov(5, '19:30')), put(JOAO, nov(6, '06:30'))] },
    { says: 'td mundo no max 2x', sets: [all(2)] },
    { says: 'antonio c ana lima sempre', sets: [duo(ANTONIO, ANA_LIMA)] },
    { says: 'dia 15 = 4 pessoas', sets: [need(nov(15, '08:00'), 4)] },
    { says: 'n deixa a joana na das 7', sets: off(JOANA, nov(28, '07:00')) },
    ...inDecember([
      {
        says: 'benedito assume o lugar do paulo dia 5',
        sets: [...off(PAULO, dez(5)), put(BENEDITO, dez(5, '19:00'))],
      },
      { says: 'socorro de folga 6 e 13', sets: off(SOCORRO, dez(6), dez(13)) },
      {
        says: 'bruna f tá no 6 e geraldo no 8, troca os 2',
        sets: [
          ...off(BRUNA_F, dez(6)),
          put(GERALDO, dez(6, '10:00')),
          ...off(GERALDO, dez(8)),
          put(BRUNA_F, dez(8, '19:30')),
        ],
        or: [
          [
            ...off(BRUNA_F, dez(6, '10:00')),
            put(GERALDO, dez(6, '10:00')),
            ...off(GERALDO, dez(8)),
            put(BRUNA_F, dez(8, '19:30')),
          ],
        ],
      },
      { says: 'terezinha nao faz de noite', sets: off(TEREZINHA, at('19:00'), at('19:30'), at('20:00')) },
    ]),
  ],
  'c: rules, dictated': [
    {
      says: 'o zé do carmo falou que só vai conseguir na missa do dia vinte e nove as outras não',
      sets: off(ZE, novUntil(28)),
    },
    {
      says: 'eu preciso de mais uma pessoa na missa das sete e meia da noite do dia vinte e oito',
      sets: [need(nov(28, '19:30'), 4)],
    },
    {
      says: 'a íris não se sente bem com a ana souza então nunca escala as duas na mesma missa',
      sets: [split(IRIS, ANA_SOUZA)],
    },
    {
      says: 'pode tirar a vera do dia vinte e dois e botar a ana souza por favor',
      sets: [...off(VERA, nov(22)), put(ANA_SOUZA, nov(22, '08:00'))],
    },
    ...inDecember([
      {
        says: 'a fátima e o marcos no dia doze à noite pode colocar os dois',
        sets: [put(FATIMA, dez(12, '19:00')), put(MARCOS, dez(12, '19:00'))],
      },
      {
        says: 'o pedro henrique faz estágio de segunda a sexta então nesses dias ele não consegue',
        sets: off(PEDRO, dez(8), dez(17), dez(24), dez(25), dez(31)),
      },
      {
        says: 'a neuza passou o dia cinco pra rosa t e pronto',
        sets: [...off(NEUZA, dez(5)), put(ROSA_T, dez(5, '19:00'))],
      },
    ]),
  ],
  'c: rules, elderly': [
    {
      says: 'O João vai receber a visita do irmão que mora em Portugal, faz quinze anos que não se veem. Vamos liberar o homem no dia 22.',
      sets: off(JOAO, nov(22)),
    },
    {
      says: 'A missa das crianças do dia 8 é uma algazarra, que Deus me perdoe. Precisa de uns quatro pra dar conta.',
      sets: [need(nov(8, '10:00'), 4)],
    },
    {
      says: 'Sabe a Íris, filha do falecido Anselmo? Ela tem medo de servir sozinha, então coloca ela sempre com o João.',
      sets: [duo(IRIS, JOAO)],
    },
    {
      says: 'Eu já falei pra Ana Souza que três missas é o bastante, ela tem criança pequena. Mais do que isso não dá.',
      sets: [cap(ANA_SOUZA, 3)],
    },
    ...inDecember([
      {
        says: 'A dona Maria Aparecida não perde a Missa do Galo por nada nesse mundo. Deixa o nome dela lá.',
        sets: [put(APARECIDA, dez(24, '20:00'))],
      },
      {
        says: 'O Geraldo não sai mais de casa de noite depois que roubaram o carro dele. Então dia 8 bota o Marcos no lugar.',
        sets: [...off(GERALDO, dez(8)), put(MARCOS, dez(8, '19:30'))],
        or: [[...off(GERALDO, at('19:00'), at('19:30'), at('20:00')), put(MARCOS, dez(8, '19:30'))]],
        orAsks: true,
      },
      {
        says: 'A Bruna M. ganhou neném faz quinze dias. Só quero ela na lista de novo depois do Natal.',
        sets: off(BRUNA_M, dezUntil(25)),
      },
    ]),
  ],
  'c: rules, northeast': [
    { says: 'Vixe, Vera Lúcia num vem dia 5 nem a pau, pode riscar', sets: off(VERA, nov(5)) },
    { says: 'Eu queria Antônio na missa de 22', sets: [put(ANTONIO, nov(22, '08:00'))] },
    {
      says: 'Num bote Joana e Vera na mesma missa, que as duas só vive de intriga',
      sets: [split(JOANA, VERA)],
    },
    ...inDecember([
      { says: 'Luísa foi simbora pra Recife e só chega dia 18', sets: off(LUISA, dezUntil(17)) },
      { says: 'Apois Terezinha fique só com duas missinha', sets: [cap(TEREZINHA, 2)] },
      {
        says: 'Saia Neuza e entre Márcia na missa do dia 5... oxe, Márcia num pode, entre Fátima',
        sets: [...off(NEUZA, dez(5)), put(FATIMA, dez(5, '19:00'))],
        orAsks: true,
      },
    ]),
  ],
  'c: rules, south': [
    {
      says: 'A Maria das Dores tá com a mãe no hospital, então dia 22 nem pensar',
      sets: off(DORES, nov(22)),
    },
    {
      says: 'O piá do João e a Joana podem ir juntos, o João e a Joana que eu digo',
      sets: [duo(JOAO, JOANA)],
      orAsks: true,
    },
    { says: 'Missa do dia 29, três tá bom demais', sets: [need(nov(29, '19:00'), 3)] },
    ...inDecember([
      {
        says: 'O Benedito só quer saber de missa de domingo, o resto dispensa',
        sets: off(BENEDITO, dez(5), dez(8), dez(12), dez(17), dez(24), dez(25), dez(31)),
      },
      {
        says: 'Bruna F. e Bruna M. nunca na mesma missa que dá confusão de nome',
        sets: [split(BRUNA_F, BRUNA_M)],
      },
      {
        says: 'O Luiz Carlos larga a Missa do Galo e pega a do dia 25',
        sets: [...off(LUIZ, dez(24)), put(LUIZ, dez(25, '10:00'))],
      },
    ]),
  ],
  'c: rules, slang': [
    { says: 'ana lima ta off dia 29', sets: off(ANA_LIMA, nov(29)) },
    { says: 'encaixa a vera dia 6 de manhazinha', sets: [put(VERA, nov(6, '06:30'))] },
    ...inDecember([
      { says: 'a marcia quer mto servir no natal dia 25, bora', sets: [put(MARCIA, dez(25, '10:00'))] },
      { says: 'francisco n é fã de missa longa, tira do galo', sets: off(FRANCISCO, dez(24)) },
      { says: 'fatima no maximo uma vezinha só', sets: [cap(FATIMA, 1)] },
    ]),
  ],
  'c: several': [
    {
      says: 'Antônio não pode dia 8 de manhã, mas dia 22 pode botar ele',
      sets: [...off(ANTONIO, nov(8)), put(ANTONIO, nov(22, '08:00'))],
    },
    { says: 'Limite de 3 para todos e de 1 para a Joana', sets: [all(3), cap(JOANA, 1)] },
    ...inDecember([
      {
        says: 'Na Imaculada quero 5 e na novena quero 3, e o Geraldo não vai em nenhuma das duas',
        sets: [need(dez(8, '19:30'), 5), need(dez(17, '19:30'), 3), ...off(GERALDO, dez(8), dez(17))],
      },
      {
        says: 'Paulo e Neuza não servem juntos, e o Paulo não serve no dia 20',
        sets: [split(PAULO, NEUZA), ...off(PAULO, dez(20))],
      },
    ]),
  ],
  'c: follow-ups': [
    { says: ['Antônio não pode dia 15', 'dia 22 também não'], sets: off(ANTONIO, nov(15), nov(22)) },
    { says: ['precisa de 4 no dia 15', 'na verdade no dia 22'], sets: [need(nov(22, '08:00'), 4)] },
    { says: ['a ana fora dia 22', 'souza'], sets: off(ANA_SOUZA, nov(22)) },
    {
      says: ['João e Vera juntos', 'inclui a Joana nesse grupo com o João'],
      sets: [duo(JOAO, VERA), duo(JOAO, JOANA)],
      orAsks: true,
    },
    { says: ['põe o joão na missa do dia 28', 'a das 3 da tarde'], sets: [put(JOAO, nov(28, '15:00'))] },
    ...inDecember([
      { says: ['Benedito não serve dia 20', 'mudei de ideia, deixa ele servir'] },
      {
        says: ['tira a Terezinha do galo', 'põe a Neuza'],
        sets: [...off(TEREZINHA, dez(24)), put(NEUZA, dez(24, '20:00'))],
      },
      { says: ['Marcos até 2 missas', 'Paulo até 3'], sets: [cap(MARCOS, 2), cap(PAULO, 3)] },
    ]),
  ],
  'c: taken back, proposals': [
    { says: 'Revogue a regra 1, por favor', start: 'ruled', removes: [1] },
    { says: 'João e Joana já podem servir na mesma missa', start: 'ruled', removes: [2] },
    { says: 'isso aí, manda ver, aceito', start: 'proposed', decides: 'accept' },
    { says: 'Rejeito a proposta apresentada.', start: 'proposed', decides: TURN_DOWN },
    { says: 'me arrependi, volta como tava', start: 'accepted', decides: 'undo' },
    { says: 'calcula aí como ficaria', solves: true },
  ],
  'c: questions': [
    { says: 'Quem vai servir na missa das 8 do dia 8?', tells: ['Joana'] },
    { says: 'qual a situação da missa do dia 15?', tells: ['João'] },
    { says: 'a maria das dores serve em quais dias', tells: [NOT] },
    { says: 'Por que o Lúcio não foi escalado?', tells: [['não respondeu', 'sem resposta', 'não informou']] },
    { says: 'quais são os dias que a Joana pode?', tells: ['8', '28'] },
    ...inDecember([
      { says: 'quem ta livre dia 24?', tells: ['Paulo', 'Neuza'] },
      { says: 'Já tem alguém no Natal?', tells: ['Marcos'] },
      { says: 'a terezinha tá em quantas?', tells: [['1', 'uma']] },
    ]),
  ],
  'c: doubtful, elsewhere, cannot be': [
    { says: 'Coloque a Ana na sexta', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'o João não vai', asks: true },
    { says: 'coloca alguém com a Joana', asks: true },
    { says: 'diminui os ministros da cura', asks: true },
    { says: 'a Conceição na missa do dia 22', asks: true },
    { says: 'cadastra um ministro novo, o Edvaldo', asks: true, page: 'people' },
    { says: 'tem como sair em pdf?', asks: true, page: 'print' },
    ...inDecember([
      { says: 'Bruna e Paulo juntos', asks: true, tells: ['Bruna F', 'Bruna M'] },
      { says: 'Coloca a Maria José na Missa do Galo', asks: true },
    ]),
  ],
};
