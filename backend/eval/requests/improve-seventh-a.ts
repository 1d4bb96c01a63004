/** Requests of seven voices: a secretary, WhatsApp, dictated, an elder, the north-east, the south, slang; part A. */
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
  ROSA_T,
  SOCORRO,
  HELENA,
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

const SEVEN = ['7h', '07:00', '7:00'];
const THREE_PM = ['15h', '15:00'];
const NIGHT = ['19h30', '19:30'];
const INACTIVE = ['inativ', 'não serve', 'não está servindo', 'desativ', 'afastad', 'mandato'];

export const SEVENTH_A: Requests = {
  'a: rules, secretary': [
    {
      says: 'Comunico que o ministro Antônio estará ausente nas celebrações dos dias 15 e 22.',
      sets: off(ANTONIO, nov(15), nov(22)),
    },
    {
      says: 'Solicita-se que a senhora Vera Lúcia seja poupada da missa vespertina do dia 28, às 15 horas.',
      sets: off(VERA, nov(28, '15:00')),
    },
    {
      says: 'Favor reservar a missa das 6h30 de sexta-feira para a Ana Lima.',
      sets: [put(ANA_LIMA, nov(6, '06:30'))],
    },
    { says: 'A missa do dia 22 passará a contar com quatro ministros.', sets: [need(nov(22, '08:00'), 4)] },
    { says: 'Para este mês, estabelece-se o teto de duas celebrações a cada ministro.', sets: [all(2)] },
    { says: 'Que João e Joana não sejam designados para a mesma celebração.', sets: [split(JOAO, JOANA)] },
    ...inDecember([
      {
        says: 'A ministra Terezinha pede dispensa da Missa do Galo; assumirá em seu lugar a ministra Neuza.',
        sets: [...off(TEREZINHA, dez(24)), put(NEUZA, dez(24, '20:00'))],
      },
      {
        says: 'O senhor Geraldo encontra-se impossibilitado de servir entre os dias 6 e 13 de dezembro.',
        sets: off(GERALDO, dezSpan(6, 13)),
      },
      {
        says: 'O ministro Paulo serve exclusivamente às missas das oito.',
        sets: off(PAULO, at('10:00'), at('19:00'), at('19:30'), at('20:00')),
      },
      { says: 'Fica a Fátima limitada a duas missas em dezembro.', sets: [cap(FATIMA, 2)] },
    ]),
  ],
  'a: rules, whatsapp': [
    { says: 'vera ñ vai dar p ir dia 22 tá, tira pfv', sets: off(VERA, nov(22)) },
    { says: 'bota + 1 na missa da cura', sets: [need(nov(5, '19:30'), 4)] },
    { says: 'joao e antonio na msm missa sempre q der', sets: [duo(JOAO, ANTONIO)] },
    { says: 'ana souza no dom 22 blz?', sets: [put(ANA_SOUZA, nov(22, '08:00'))] },
    { says: 'iris max 1 mes', sets: [cap(IRIS, 1)] },
    { says: 'das dores n consegue cedo, tira das 7 do dia 28', sets: off(DORES, nov(28, '07:00')) },
    ...inDecember([
      {
        says: 'bruna f cancelou dia 6, entra a marcia nao a luisa',
        sets: [...off(BRUNA_F, dez(6)), put(LUISA, dez(6, '10:00'))],
        orAsks: true,
      },
      { says: 'pedro hq so noite em dez', sets: off(PEDRO, at('08:00'), at('10:00')) },
      { says: 'galo c 8', sets: [need(dez(24, '20:00'), 8)] },
      {
        says: 'marcos sai do natal e vai pro dia 27',
        sets: [...off(MARCOS, dez(25)), put(MARCOS, dez(27, '08:00'))],
      },
    ]),
  ],
  'a: rules, dictated': [
    {
      says: 'então anota aí a joana no dia vinte e oito não vem porque vai fazer um exame e a íris também não vem nesse dia',
      sets: [...off(JOANA, nov(28)), ...off(IRIS, nov(28))],
    },
    {
      says: 'na missa das crianças do dia oito eu quero três pessoas e o joão pode ficar de fora dessa',
      sets: [need(nov(8, '10:00'), 3), ...off(JOAO, nov(8, '10:00'))],
    },
    {
      says: 'a ana lima me pediu pra não trabalhar de manhã cedo na missa das sete do sábado dia vinte e oito então deixa ela sem essa',
      sets: off(ANA_LIMA, nov(28, '07:00')),
    },
    {
      says: 'põe o antônio dia quinze no lugar do joão que ele vai viajar',
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    ...inDecember([
      {
        says: 'olha o luiz carlos não vai poder na missa do galo vírgula quem vai é o pedro henrique ponto',
        sets: [...off(LUIZ, dez(24)), put(PEDRO, dez(24, '20:00'))],
      },
      {
        says: 'a rosa t e a maria helena gostam de servir juntas então coloca as duas na mesma missa',
        sets: [duo(ROSA_T, HELENA)],
      },
      {
        says: 'o francisco e a bruna f trocaram o francisco vai dia seis às dez e a bruna f vai dia treze às oito',
        sets: [
          ...off(FRANCISCO, dez(13, '08:00')),
          put(BRUNA_F, dez(13, '08:00')),
          ...off(BRUNA_F, dez(6, '10:00')),
          put(FRANCISCO, dez(6, '10:00')),
        ],
        orAsks: true,
      },
    ]),
  ],
  'a: rules, elderly': [
    {
      says: 'Meu filho, o Zé do Carmo tá com a perna ruim de novo, aquele ciático dele. No dia 29 ele não aguenta ficar em pé não, vamos deixar ele descansar nesse dia.',
      sets: off(ZE, nov(29)),
    },
    {
      says: 'A Vera Lúcia completou trinta anos de ministério, que beleza né? Ela quer muito servir na missa das 7 de São Judas, dia 28. Vamos fazer esse gosto dela.',
      sets: [put(VERA, nov(28, '07:00'))],
    },
    {
      says: 'O Antônio, coitado, perdeu a esposa mês passado. Não quero ele carregado, uma missa já basta pra ele em novembro.',
      sets: [cap(ANTONIO, 1)],
    },
    {
      says: 'Desde a festa da padroeira que a Joana e a Ana Souza não se cruzam. Melhor não botar as duas no mesmo altar.',
      sets: [split(JOANA, ANA_SOUZA)],
    },
    ...inDecember([
      {
        says: 'No dia da Imaculada a igreja fica que não cabe um alfinete. Ano passado fiquei aflito com quatro, esse ano quero seis.',
        sets: [need(dez(8, '19:30'), 6)],
      },
      {
        says: 'Encontrei a Neuza na padaria, ela disse que dia 5 tem bodas da irmã em Franca. Então no lugar dela bota o Benedito.',
        sets: [...off(NEUZA, dez(5)), put(BENEDITO, dez(5, '19:00'))],
      },
      {
        says: 'Dona Maria do Socorro só enxerga de dia agora, por causa da catarata. Missa de noite não dá mais pra ela.',
        sets: off(SOCORRO, at('19:00'), at('19:30'), at('20:00')),
      },
    ]),
  ],
  'a: rules, northeast': [
    { says: 'Oxe, João num vai tá aqui dia 22 não, se avexe e tire ele', sets: off(JOAO, nov(22)) },
    { says: 'Bote Maria das Dores mais Ana Lima pra servir tudo junto', sets: [duo(DORES, ANA_LIMA)] },
    { says: 'Arranje mais dois pra missa das dez de domingo dia 8', sets: [need(nov(8, '10:00'), 4)] },
    ...inDecember([
      {
        says: 'Visse, Geraldo arriou da coluna, dia 8 ele não aparece. Aí quem fica no canto dele é Paulo',
        sets: [...off(GERALDO, dez(8)), put(PAULO, dez(8, '19:30'))],
      },
      { says: 'Home, num deixe Marcos passar de três missa não', sets: [cap(MARCOS, 3)] },
      { says: 'Painho tá doente e Fátima só vai poder depois do dia 15', sets: off(FATIMA, dezUntil(15)) },
    ]),
  ],
  'a: rules, south': [
    {
      says: 'Bah, a Ana Souza me avisou que dia 15 não tem como, tira a guria',
      sets: off(ANA_SOUZA, nov(15)),
    },
    { says: 'Tchê, deixa o João e a Vera Lúcia separados, senão dá peleia', sets: [split(JOAO, VERA)] },
    { says: 'Coloca a Ana Lima dia 29 de noite então, tá?', sets: [put(ANA_LIMA, nov(29, '19:00'))] },
    ...inDecember([
      {
        says: 'O Luiz Carlos vai pra praia do dia 26 em diante, não conta com ele, tá loco',
        sets: off(LUIZ, dezFrom(26)),
      },
      {
        says: 'Capaz que a Luísa consiga ir em dia de semana, ela trabalha. Só sábado e domingo pra ela',
        sets: off(LUISA, dez(8), dez(17), dez(24), dez(25), dez(31)),
      },
      {
        says: 'No dia 31 bastam dois, mas no dia 27 tem que ser três',
        sets: [need(dez(31, '20:00'), 2), need(dez(27, '08:00'), 3)],
        or: [[need(dez(27, '08:00'), 3)]],
      },
    ]),
  ],
  'a: rules, slang': [
    { says: 'mano o antonio deu ruim dia 8, corta ele', sets: off(ANTONIO, nov(8)) },
    { says: 'joana na das 10 do dia 8 fechou?', sets: [put(JOANA, nov(8, '10:00'))] },
    ...inDecember([
      {
        says: 'a bruna m ta com a semana de prova até dia 12, libera ela até la',
        sets: off(BRUNA_M, dezUntil(12)),
      },
      { says: 'paulo e benedito n combinam, bota cada um numa missa', sets: [split(PAULO, BENEDITO)] },
      { says: 'novena do dia 17 ta mt vazia, sobe pra 5', sets: [need(dez(17, '19:30'), 5)] },
    ]),
  ],
  'a: several': [
    {
      says: 'João máximo 2, Ana Souza fora do dia 29 e a missa do dia 15 com 3 ministros',
      sets: [cap(JOAO, 2), ...off(ANA_SOUZA, nov(29)), need(nov(15, '08:00'), 3)],
    },
    {
      says: 'A Vera não vem dia 5 e a Joana não vem dia 8. No dia 22 põe o Antônio.',
      sets: [...off(VERA, nov(5)), ...off(JOANA, nov(8)), put(ANTONIO, nov(22, '08:00'))],
    },
    ...inDecember([
      {
        says: 'Marcos não pode dia 25 nem dia 27; Márcia pode qualquer dia menos o 31',
        sets: [...off(MARCOS, dez(25), dez(27)), ...off(MARCIA, dez(31))],
      },
      {
        says: 'tira o Paulo do dia 5 e deixa ele só no dia 13 às 10',
        sets: [...off(PAULO, dezUntil(12), dez(13, '08:00'), dezFrom(14))],
        or: [[...off(PAULO, dez(5)), put(PAULO, dez(13, '10:00'))]],
        orAsks: true,
      },
    ]),
  ],
  'a: follow-ups': [
    { says: ['tira a Vera do dia 28', 'só da missa da tarde'], sets: off(VERA, nov(28, '15:00')) },
    {
      says: ['João fora do dia 22', 'e o Antônio também'],
      sets: [...off(JOAO, nov(22)), ...off(ANTONIO, nov(22))],
    },
    { says: ['coloca a Ana dia 29', 'Lima'], sets: [put(ANA_LIMA, nov(29, '19:00'))] },
    { says: ['máximo 3 missas por pessoa', 'aliás, 2'], sets: [all(2)] },
    { says: ['joana e iris separadas', 'deixa quieto, cancela'] },
    ...inDecember([
      {
        says: ['Neuza não vai dia 5', 'errei, é a Terezinha que não vai dia 5'],
        sets: off(TEREZINHA, dez(5)),
      },
      {
        says: ['a missa do dia 20 às 8 com 4 pessoas', 'a das 10 com 3'],
        sets: [need(dez(20, '08:00'), 4), need(dez(20, '10:00'), 3)],
      },
      { says: ['Quem está no dia 24?', 'tira o primeiro deles'], sets: off(LUIZ, dez(24)), orAsks: true },
    ]),
  ],
  'a: taken back, proposals': [
    { says: 'Não precisa mais separar o João da Joana', start: 'ruled', removes: [2] },
    { says: 'libera geral, sem limite de missas por pessoa', start: 'ruled', removes: [1] },
    { says: 'bora com essa, pode confirmar', start: 'proposed', decides: 'accept' },
    { says: 'essa proposta não me agrada, descarte', start: 'proposed', decides: TURN_DOWN },
    { says: 'volta a escala como estava antes de aceitar', start: 'accepted', decides: 'undo' },
    { says: 'roda a escala aí pra gente ver', solves: true },
  ],
  'a: questions': [
    { says: 'quem tá escalado pro dia 15?', tells: ['João'] },
    { says: 'Ainda falta gente em qual missa?', tells: [THREE_PM] },
    { says: 'a Íris respondeu o que pro dia 8?', tells: [['pode', 'dispon', 'talvez']] },
    {
      says: 'Qual o motivo de a Conceição não aparecer na escala?',
      tells: [['não respondeu', 'sem resposta', 'não informou']],
    },
    { says: 'quem topa a missa das 7 do dia 28', tells: ['Joana'] },
    ...inDecember([
      { says: 'Queria saber quantas vezes o Geraldo serve em dezembro', tells: [['1', 'uma']] },
      { says: 'tem alguém no dia 31 já?', tells: [['não', 'ninguém', 'nenhum', '0']] },
      { says: 'Em que dia cai a missa da novena?', tells: ['17'] },
    ]),
  ],
  'a: doubtful, elsewhere, cannot be': [
    { says: 'a Ana pediu pra sair da missa do dia 15', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'põe o João no dia 28', asks: true, tells: [SEVEN, THREE_PM, NIGHT] },
    { says: 'troca o Antônio', asks: true },
    { says: 'põe mais ministros no dia 15', asks: true },
    { says: 'o Sebastião no dia 22, por favor', asks: true },
    { says: 'avisa todo mundo pelo whatsapp que a escala saiu', asks: true, page: 'messages' },
    { says: 'a missa do dia 22 mudou pras 9, acerta aí', asks: true, page: 'masses' },
    ...inDecember([
      { says: 'Cláudia no dia 20 às 10', asks: true, tells: [INACTIVE] },
      { says: 'A Rosa fica fora do dia 12', asks: true, tells: ['Rosa M', 'Rosa T'] },
    ]),
  ],
};
