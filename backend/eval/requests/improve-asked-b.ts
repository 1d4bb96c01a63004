/** What a person would not ask back about, second part: other voices, written after the first part was mended for and scored before anything was changed for it. */
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
  dezUntil,
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
  off,
  PAULO,
  PEDRO,
  put,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  split,
  TEREZINHA,
  VERA,
  type Requests,
} from './shape.ts';

const INACTIVE = ['inativ', 'desativ', 'não serve', 'não está ativ', 'afastad', 'fora de atividade'];
const NIGHTS = [dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)];
const MORNINGS = [dez(6), dez(13), dez(20), dez(25), dez(27)];

export const ASKED_B: Requests = {
  'leader of a rosary group, December': inDecember([
    {
      says: 'Salve Rainha! A nossa irmã Socorro, que é tão devota de Santa Terezinha, não vai conseguir ficar na Missa do Galo, porque toma remédio forte e dorme cedo.',
      sets: off(SOCORRO, dez(24)),
    },
    {
      says: 'No dia da Mãe Imaculada, eu queria muito que a Luísa e a Neuza estivessem servindo, pois são as duas do nosso terço.',
      sets: [put(LUISA, dez(8, '19:30')), put(NEUZA, dez(8, '19:30'))],
    },
    {
      says: 'Por intercessão de São Francisco de Assis, que o senhor Paulo melhore logo. Até o dia 15 ele fica em casa, não o escalem.',
      sets: off(PAULO, dezUntil(15)),
    },
    {
      says: 'A Maria Helena vai dar o testemunho dela na novena de Natal, então quero que ela sirva nessa missa.',
      sets: [put(HELENA, dez(17, '19:30'))],
    },
    {
      says: 'O povo da zona rural vem todo para a Sagrada Família. Põe mais dois ministros, pelo amor de Jesus.',
      sets: [need(dez(27, '08:00'), 4)],
    },
    {
      says: 'Terezinha e Fátima rezam juntas o terço da misericórdia e queriam servir sempre na mesma missa.',
      sets: [duo(TEREZINHA, FATIMA)],
    },
    {
      says: 'Que o Divino Espírito Santo ilumine a senhora. A Rosa M. só pode participar das missas da tardezinha ou da noite, de manhã ela leva o neto.',
      sets: off(ROSA_M, ...MORNINGS),
    },
    {
      says: 'Depois da festa da Imaculada o Geraldo vai para o sul, e só volta no ano que vem, se Deus quiser.',
      sets: off(GERALDO, dezFrom(9)),
      or: [off(GERALDO, dezFrom(8))],
    },
    { says: 'Nos domingos do Advento a Bruna M. não pode.', sets: off(BRUNA_M, dez(6), dez(13), dez(20)) },
  ]),
  'priest in a hurry, December': inDecember([
    { says: 'Galo com dez. Não me venham com menos.', sets: [need(dez(24, '20:00'), 10)] },
    {
      says: 'Francisco fora da Imaculada. Fátima no lugar.',
      sets: [...off(FRANCISCO, dez(8)), put(FATIMA, dez(8, '19:30'))],
    },
    { says: 'Marcos e Luiz Carlos nunca juntos. Motivo: eu sei.', sets: [split(MARCOS, LUIZ)] },
    { says: 'Quero o Benedito na vespertina do dia 12.', sets: [put(BENEDITO, dez(12, '19:00'))] },
    { says: 'Ninguém mais que quatro. Ponto.', sets: [all(4)] },
    { says: 'A Neuza operou a vista. Dezembro inteiro fora.', sets: off(NEUZA) },
    {
      says: 'Missa do dia 31: cinco. Missa do dia 27: três.',
      sets: [need(dez(31, '20:00'), 5), need(dez(27, '08:00'), 3)],
    },
    { says: 'Terezinha, máximo duas. Geraldo, máximo três.', sets: [cap(TEREZINHA, 2), cap(GERALDO, 3)] },
    {
      says: 'Pedro Henrique e Paulo na catequese do dia 20, que o bispo vem.',
      sets: [put(PEDRO, dez(20, '10:00')), put(PAULO, dez(20, '10:00'))],
    },
  ]),
  'chatty hairdresser, December': inDecember([
    {
      says: 'menina do céu, a Luísa vai ser avó de novo e o neném é pro dia 20, então nesse dia nem pensar em escalar ela',
      sets: off(LUISA, dez(20)),
    },
    {
      says: 'deixa eu te contar, o Marcos e a Socorro começaram a namorar, põe os dois sempre juntinhos kkkk',
      sets: [duo(MARCOS, SOCORRO)],
    },
    {
      says: 'ai amiga, a Fátima tá com a unha encravada e não quer ficar em pé na novena, tira ela de lá',
      sets: off(FATIMA, dez(17)),
    },
    {
      says: 'e a Bruna F. me falou aqui na cadeira que trocou com a Bruna M., a M. vai na das dez do dia 6 no lugar dela',
      sets: [...off(BRUNA_F, dez(6, '10:00')), put(BRUNA_M, dez(6, '10:00'))],
    },
    {
      says: 'a Rosa T. trabalha no salão comigo até tarde aos sábados, não tem como ela servir sábado',
      sets: off(ROSA_T, dez(5), dez(12)),
    },
    {
      says: 'o Geraldo disse que se botar ele mais de duas vezes ele larga tudo kkk',
      sets: [cap(GERALDO, 2)],
      orAsks: true,
    },
    {
      says: 'na virada do ano quero o Francisco e a Fátima lá no altar bem bonitos',
      sets: [put(FRANCISCO, dez(31, '20:00')), put(FATIMA, dez(31, '20:00'))],
    },
  ]),
  'school principal, December': inDecember([
    {
      says: 'Registro que a ministra Maria Aparecida estará em viagem pedagógica entre 14 e 20 de dezembro, devendo ser dispensada das celebrações do período.',
      sets: off(APARECIDA, dezSpan(14, 20)),
    },
    {
      says: 'Solicito a inclusão da ministra Luísa e do ministro Marcos na Missa da catequese do dia 13.',
      sets: [put(LUISA, dez(13, '10:00')), put(MARCOS, dez(13, '10:00'))],
    },
    {
      says: 'Para fins de organização, cada ministro atuará em, no máximo, três celebrações neste mês.',
      sets: [all(3)],
    },
    {
      says: 'A ministra Márcia somente poderá atuar a partir do recesso escolar, que se inicia no dia 18.',
      sets: off(MARCIA, dezUntil(17)),
    },
    {
      says: 'Tendo em vista a presença das famílias, a celebração da Sagrada Família contará com quatro ministros.',
      sets: [need(dez(27, '08:00'), 4)],
    },
    {
      says: 'O ministro Benedito não deverá ser escalado no período noturno.',
      sets: off(BENEDITO, ...NIGHTS),
    },
  ]),
  'Portuguese lady, December': inDecember([
    {
      says: 'Ó menina, o Paulo não pode de todo na consoada, tem a família em casa.',
      sets: off(PAULO, dez(24)),
    },
    {
      says: 'Faz favor de meter a Neuza na missa da Imaculada Conceição, que é a nossa padroeira.',
      sets: [put(NEUZA, dez(8, '19:30'))],
    },
    { says: 'A Helena e a Socorro não se podem ver; não as metas juntas.', sets: [split(HELENA, SOCORRO)] },
    {
      says: 'Se calhar não digo bem, mas na passagem de ano eram precisos cinco ministros.',
      sets: [need(dez(31, '20:00'), 5)],
      orAsks: true,
    },
    {
      says: 'O Francisco está constipado e não aparece na missa do dia doze.',
      sets: off(FRANCISCO, dez(12)),
    },
  ]),
  'inactive and other pages, December': inDecember([
    {
      says: 'O seu Raimundo pode voltar a servir no Natal, já que está melhor do coração? Se puder, põe ele.',
      asks: true,
      tells: ['Raimundo'],
    },
    {
      says: 'A Cláudia, minha irmã de caminhada, quer servir na Imaculada.',
      asks: true,
      tells: ['Cláudia', INACTIVE],
    },
    { says: 'Renove o mandato do seu Raimundo, que venceu em outubro.', asks: true, page: 'people' },
    { says: 'Pode mandar a escala no grupo das ministras?', asks: true, page: 'messages' },
    { says: 'Quero pôr mais uma missa no dia 25 às 19h.', asks: true, page: 'masses' },
    { says: 'A novena mudou para as oito da noite.', asks: true, page: 'masses' },
    {
      says: 'Dá pra mim imprimir em letra grande pra colar na porta da sacristia?',
      asks: true,
      page: 'print',
    },
  ]),
  'nurse with shifts, November': [
    {
      says: 'A Vera pegou plantão no hospital dia 8, dia 22 e dia 28 de manhã.',
      sets: off(VERA, nov(8), nov(22), nov(28, '07:00')),
      orAsks: true,
    },
    {
      says: 'Ana Souza tá no noturno essa quinzena, até o dia 15 ela não pode servir de manhã.',
      sets: off(ANA_SOUZA, nov(6), nov(8), nov(15)),
      orAsks: true,
    },
    { says: 'João vai doar sangue dia 6 cedo, tira ele da missa das 6h30.', sets: off(JOAO, nov(6)) },
    {
      says: 'Das Dores em recuperação de cirurgia, sem escala do dia 5 ao dia 20.',
      sets: off(DORES, novSpan(5, 20)),
    },
    { says: 'Íris com crise de enxaqueca, só consegue uma missa este mês.', sets: [cap(IRIS, 1)] },
    {
      says: 'Para a missa de cura e libertação precisamos de 5 pessoas, vem muito doente.',
      sets: [need(nov(5, '19:30'), 5)],
    },
    {
      says: 'Antônio cobre o João no dia 15, o João tem exame com contraste.',
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
  ],
  'farmer from Minas, November': [
    {
      says: 'ô trem, o Antônio tá colhendo café e num dá conta de mais de uma missa esse mês não',
      sets: [cap(ANTONIO, 1)],
    },
    {
      says: 'a das Dores mais a Ana Lima vem na mesma charrete uai, tem que pôr as duas na mesma missa',
      sets: [duo(DORES, ANA_LIMA)],
    },
    {
      says: 'o João vai pra feira de gado no dia de Cristo Rei, esse dia num conta com ele não',
      sets: off(JOAO, nov(22)),
    },
    {
      says: 'na festa do São Judas, na missa das três da tarde, cê põe a Vera pra mim',
      sets: [put(VERA, nov(28, '15:00'))],
    },
    { says: 'a Joana tá de resguardo, deixa a bichinha quieta até o fim do mês', sets: off(JOANA) },
    {
      says: 'precisa de mais um cadim de gente na missa dos menino dia 8, põe três',
      sets: [need(nov(8, '10:00'), 3)],
    },
  ],
  'sacristan in telegrams, November': [
    { says: 'dia 22 8h: João + Vera', sets: [put(JOAO, nov(22, '08:00')), put(VERA, nov(22, '08:00'))] },
    { says: 'S. Judas 7h = 4; 19h30 = 5', sets: [need(nov(28, '07:00'), 4), need(nov(28, '19:30'), 5)] },
    { says: 'Antônio - fora 15/11 e 22/11', sets: off(ANTONIO, nov(15), nov(22)) },
    { says: 'Ana Souza x João: separar', sets: [split(ANA_SOUZA, JOAO)] },
    { says: 'todos: máx 3', sets: [all(3)] },
    { says: 'Vera só manhãs', sets: off(VERA, nov(5), nov(28, '15:00'), nov(28, '19:30'), nov(29)) },
    { says: 'Das Dores -> 29/11 19h', sets: [put(DORES, nov(29, '19:00'))] },
  ],
  'seminarian, November': [
    {
      says: 'No domingo de Cristo Rei, último do ano litúrgico, gostaria de contar com a Vera e o Antônio.',
      sets: [put(VERA, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))],
    },
    {
      says: 'No início do Advento, dia 29, o João não estará, pois participa do retiro vocacional.',
      sets: off(JOAO, nov(29)),
    },
    {
      says: 'Na primeira sexta-feira, dedicada ao Coração de Jesus, coloque por favor a Ana Lima.',
      sets: [put(ANA_LIMA, nov(6, '06:30'))],
    },
    {
      says: 'O Antônio e a Vera celebram bodas de prata no dia 22 e não servirão, para participarem com os filhos.',
      sets: [...off(ANTONIO, nov(22)), ...off(VERA, nov(22))],
    },
    {
      says: 'Penso que convém não repetir ninguém mais de duas vezes, para que todos exerçam o ministério.',
      sets: [all(2)],
    },
    {
      says: 'A partir da festa de Cristo Rei a Ana Souza estará de mudança; não a escale mais.',
      sets: off(ANA_SOUZA, novFrom(22)),
    },
    {
      says: 'Por favor, em São Judas, a missa da noite fique com cinco ministros e a da tarde com três.',
      sets: [need(nov(28, '19:30'), 5), need(nov(28, '15:00'), 3)],
    },
    {
      says: 'Dia 15 às oito, o João e eu... digo, o João e a Ana Souza servirão.',
      sets: [put(JOAO, nov(15, '08:00')), put(ANA_SOUZA, nov(15, '08:00'))],
      orAsks: true,
    },
  ],
  'exchanges, both months': [
    { says: ['Vera não pode em São Judas', 'só na das sete'], sets: off(VERA, nov(28, '07:00')) },
    { says: ['bota o João na missa das crianças', 'dia 8, minha filha'], sets: [put(JOAO, nov(8, '10:00'))] },
    { says: ['Antônio só pode uma vez', 'e a Íris também'], sets: [cap(ANTONIO, 1), cap(IRIS, 1)] },
    {
      parish: 'december',
      says: ['a Bruna M. não vem na Imaculada', 'e nem na véspera de Natal'],
      sets: off(BRUNA_M, dez(8), dez(24)),
    },
    {
      parish: 'december',
      says: ['quem tá no Galo?', 'põe mais a Neuza'],
      sets: [put(NEUZA, dez(24, '20:00'))],
    },
    {
      parish: 'december',
      says: ['Rosa na Sagrada Família', 'a M, a que canta'],
      sets: [put(ROSA_M, dez(27, '08:00'))],
    },
    {
      parish: 'december',
      says: ['o Paulo não pode', 'no terceiro domingo do Advento'],
      sets: off(PAULO, dez(13)),
    },
    {
      parish: 'december',
      says: ['Luiz Carlos só pode nas vespertinas', 'e na Missa do Galo'],
      sets: off(LUIZ, dez(6), dez(8), dez(13), dez(17), dez(20), dez(25), dez(27), dez(31)),
      orAsks: true,
    },
  ],
};
