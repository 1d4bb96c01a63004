/** Half of 130 requests by an independent author who read nothing of the assistant:
 * every odd one, to improve it by. */
import {
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BRUNA_M,
  CONCEICAO,
  DORES,
  FATIMA,
  FRANCISCO,
  GERALDO,
  IRIS,
  JOAO,
  LUCIO,
  LUIZ,
  MARCIA,
  MARCOS,
  NEUZA,
  PAULO,
  PEDRO,
  ROSA_M,
  ROSA_T,
  TEREZINHA,
  TURN_DOWN,
  VERA,
  ZE,
  all,
  cap,
  dez,
  duo,
  need,
  nov,
  novSpan,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const TWENTY_THIRD_SET_A: Requests = {
  formal: [
    {
      says: 'Solicito que a ministra Ana Souza não seja escalada no dia 22 de novembro, em razão de viagem da família.',
      sets: off(ANA_SOUZA, nov(22)),
    },
    {
      says: 'Comunico que o senhor Antônio deverá servir no máximo duas vezes neste mês.',
      sets: [cap(ANTONIO, 2)],
    },
    {
      says: 'Por orientação do pároco, João e Vera Lúcia não devem servir na mesma celebração.',
      sets: [split(JOAO, VERA)],
    },
    { says: 'Fica estabelecido o limite de três missas para cada ministro no corrente mês.', sets: [all(3)] },
  ],
  whatsapp: [
    { says: 'gnt bota o zé do carmo na missa das crianças do dia 8 pfv', sets: [put(ZE, nov(8, '10:00'))] },
    { says: 'vera só até 3x esse mês blz', sets: [cap(VERA, 3)] },
    {
      says: 'miga o Antônio avisou q dia 15 ele tá no encontro de casais, n escala ele',
      sets: off(ANTONIO, nov(15)),
    },
    { says: 'ng com mais de 2 missas nesse mês, tem mt gente reclamando', sets: [all(2)] },
  ],
  dictated: [
    {
      says: 'coloca pra mim o joão na missa do dia vinte e oito às sete da manhã por favor',
      sets: [put(JOAO, nov(28, '07:00'))],
    },
    {
      says: 'a ana lima vai estar fora do dia cinco até o dia oito então não conta com ela nesses dias tá',
      sets: off(ANA_LIMA, novSpan(5, 8)),
    },
    {
      says: 'dia vinte e dois vão ser três ministros na missa das oito porque tem primeira eucaristia',
      sets: [need(nov(22, '08:00'), 3)],
    },
  ],
  typos: [
    { says: 'nao escalr o antonio no dia 29', sets: off(ANTONIO, nov(29)) },
    { says: 'a misa do dia 6 vai prescisar de 3 ministos', sets: [need(nov(6, '06:30'), 3)] },
    {
      parish: 'december',
      says: 'Geradlo e Luiz Calros nao podem fica na mesma missa',
      sets: [split(GERALDO, LUIZ)],
      orAsks: true,
    },
  ],
  elderly: [
    {
      says: 'Boa tarde minha filha, aqui é a dona Lourdes da coordenação. O João me ligou dizendo que no dia 15 vai batizar o netinho em outra cidade. Você pode tirar ele desse dia? Deus lhe pague.',
      sets: off(JOAO, nov(15)),
    },
    {
      parish: 'december',
      says: 'Minha querida, a Fátima anda com a pressão alta e o médico mandou diminuir. Deixe ela com três missas no máximo, sim? Um abraço.',
      sets: [cap(FATIMA, 3)],
    },
    {
      says: 'Meu filho, aquela missa das três da tarde do dia 28 costuma encher muito. Vamos pôr quatro ministros nela, que é mais garantido.',
      sets: [need(nov(28, '15:00'), 4)],
    },
  ],
  regional: [
    {
      says: 'oxe, bote Maria das Dores na missa das oito do dia 22, visse?',
      sets: [put(DORES, nov(22, '08:00'))],
    },
    {
      parish: 'december',
      says: 'Arre égua, dia 24 a Rosa T. num pode de jeito nenhum, vai pro interior',
      sets: off(ROSA_T, dez(24)),
    },
    {
      parish: 'december',
      says: 'Vixe, a novena do dia 17 vai lotar, carece de 4 ministros lá, viu',
      sets: [need(dez(17, '19:30'), 4)],
    },
  ],
  hurry: [
    { says: '3 ministros dia 15', sets: [need(nov(15, '08:00'), 3)] },
    { says: 'separa ana lima e íris', sets: [split(ANA_LIMA, IRIS)] },
    { parish: 'december', says: 'bruna m. no máximo 2, tô correndo aqui', sets: [cap(BRUNA_M, 2)] },
  ],
  plain: [
    { says: 'Escale Antônio na missa do dia 22.', sets: [put(ANTONIO, nov(22, '08:00'))] },
    { says: 'Quero Maria das Dores e Vera Lúcia servindo juntas.', sets: [duo(DORES, VERA)] },
    { parish: 'december', says: 'Márcia serve no máximo três vezes em dezembro.', sets: [cap(MARCIA, 3)] },
    {
      parish: 'december',
      says: 'Evite colocar Rosa M. e Bruna M. na mesma missa.',
      sets: [split(ROSA_M, BRUNA_M)],
    },
  ],
  several: [
    {
      parish: 'december',
      says: 'bota o Paulo na missa do Galo, tira a Terezinha dela e deixa a Neuza com no máximo 4',
      sets: [put(PAULO, dez(24, '20:00')), ...off(TEREZINHA, dez(24)), cap(NEUZA, 4)],
    },
    {
      start: 'ruled',
      says: 'agora cada um pode servir até 4 vezes, e nada de João no dia 28 à tarde',
      sets: [all(4), ...off(JOAO, nov(28, '15:00'))],
      removes: [1],
    },
    {
      says: 'A Ana Souza não serve depois do dia 20, fora a do dia 29, que ela faz questão de ir',
      sets: off(ANA_SOUZA, novSpan(21, 28)),
      or: [[...off(ANA_SOUZA, novSpan(21, 28)), put(ANA_SOUZA, nov(29, '19:00'))]],
    },
  ],
  followups: [
    { says: ['Ana Lima não pode no dia 15', 'nem no dia 29'], sets: off(ANA_LIMA, nov(15), nov(29)) },
    { parish: 'december', says: ['quem não vem no dia 12 é a Bruna', 'a M.'], sets: off(BRUNA_M, dez(12)) },
    { says: ['missa do dia 5 com 4 ministros', 'desfaz isso, me enganei'] },
    { start: 'proposed', says: 'não gostei dessa proposta não, descarta', decides: TURN_DOWN },
    {
      parish: 'december',
      says: ['Rosa T. fica fora no dia 20', 'só na das 10, na verdade'],
      sets: off(ROSA_T, dez(20, '10:00')),
    },
    {
      says: ['quem não respondeu ainda?', 'deixa essas pessoas sem escala esse mês então'],
      sets: [...off(CONCEICAO), ...off(LUCIO)],
      orAsks: true,
    },
    {
      parish: 'december',
      says: ['O Pedro Henrique vai no lugar do Marcos no dia 25', 'e o Marcos então fica no dia 27'],
      sets: [put(PEDRO, dez(25, '10:00')), ...off(MARCOS, dez(25)), put(MARCOS, dez(27, '08:00'))],
    },
    {
      says: ['o João pode servir no dia 8?', 'mas eu prefiro que não, deixa ele de fora nesse dia'],
      sets: off(JOAO, nov(8)),
    },
    {
      parish: 'december',
      says: ['coloca Fátima na missa das 8h do dia 6', 'e na do dia 13 no mesmo horário'],
      sets: [put(FATIMA, dez(6, '08:00')), put(FATIMA, dez(13, '08:00'))],
    },
    {
      parish: 'december',
      says: ['o Francisco adoeceu, tira ele do dia 13', 'quem pode cobrir a das 8?'],
      sets: off(FRANCISCO, dez(13)),
      or: [off(FRANCISCO, dez(13, '08:00'))],
      tells: [['Paulo', 'Neuza', 'Geraldo', 'Bruna', 'Rosa', 'Pedro', 'Aparecida', 'Fátima']],
    },
    {
      parish: 'december',
      says: ['a Maria não vai estar no dia 27', 'Aparecida'],
      sets: off(APARECIDA, dez(27)),
    },
  ],
  questions: [
    { says: 'O Sebastião respondeu que pode em alguma missa?', tells: [['não', 'nenhuma', 'indisponível']] },
    { parish: 'december', says: 'Quantos ministros a missa do Galo pede?', tells: [['6', 'seis']] },
    { says: 'Será que a Vera Lúcia pode no dia 29?', tells: [['não', 'indisponível']] },
    { parish: 'december', says: 'que horas é a missa do dia 25?', tells: [['10:00', '10h']] },
    { start: 'ruled', says: 'tem alguma regra sobre a Joana?', tells: ['João'] },
    { parish: 'december', says: 'a Terezinha está escalada em quais missas?', tells: [['24', 'Galo']] },
    { parish: 'december', says: 'em que dia cai a novena de natal', tells: ['17'] },
    {
      parish: 'december',
      says: 'Benedito respondeu o quê pro dia de Natal, ele pode?',
      tells: [['não', 'indisponível']],
    },
  ],
  ambiguous: [
    { says: 'a Ana avisou que no dia 15 não dá pra ela', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    {
      says: 'a missa do dia 28 vai precisar de 4 ministros',
      asks: true,
      tells: [
        ['07:00', '7h'],
        ['15:00', '15h'],
        ['19:30', '19h30'],
      ],
    },
    { parish: 'december', says: 'tira ela do dia 13', asks: true },
    {
      says: 'domingo a Maria das Dores não pode',
      asks: true,
      offers: off(DORES, nov(8)),
      or: [off(DORES, nov(8))],
    },
    {
      parish: 'december',
      says: 'aumenta o número de ministros da missa da Imaculada, acho que tá pouco',
      asks: true,
    },
    {
      parish: 'december',
      says: 'não deixa a Bruna com o Geraldo na mesma missa',
      asks: true,
      tells: ['Bruna F', 'Bruna M'],
    },
    { parish: 'december', says: 'a Neuza só vai conseguir algumas missas esse mês', asks: true },
  ],
  others: [
    { says: 'publica a escala aí pra mim', asks: true, page: 'publication' },
    { says: 'muda o horário da missa do dia 15 pras 9 da manhã', asks: true, page: 'masses' },
    { start: 'published', says: 'o João não vem mais no dia 15, tira ele', asks: true, page: 'publication' },
    {
      says: 'a Vera Lúcia marcou errado, muda a resposta dela do dia 15 pra disponível',
      asks: true,
      page: 'availability',
    },
    { says: 'bom dia! tudo bem com você?' },
    { parish: 'december', says: 'bota a Cláudia na novena do dia 17', asks: true },
    { says: 'pode montar a escala', solves: true },
    { says: 'valeu, ajudou demais 🙏' },
    { says: 'inclua a Priscila na missa do dia 22', asks: true },
  ],
};
