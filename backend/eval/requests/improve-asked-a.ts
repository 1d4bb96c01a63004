/** What a person would not ask back about, first part: devout old people's December, feasts and parts of the day, limits, several people, inactive people, other pages. */
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
  TURN_DOWN,
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

const INACTIVE = ['inativ', 'desativ', 'não serve', 'não está ativ', 'afastad', 'fora de atividade'];
const CLAUDIA = ['Cláudia', INACTIVE];
const RAIMUNDO = ['Raimundo', ['mandato', 'venc']];
const CONTACTS = ['(11) 9', '@exemplo'];
const SEVEN = ['7h', '7:00', '07:00'];
const EIGHT = ['8h', '8:00', '08:00'];
const TEN = ['10h', '10:00'];
const THREE_PM = ['15h', '15:00'];
const HALF_PAST_SEVEN_PM = ['19h30', '19:30'];

/** Masses of December in the evening. */
const DECEMBER_NIGHTS = [dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)];
const DECEMBER_MORNINGS = [dez(6), dez(13), dez(20), dez(25), dez(27)];
const CATECHISM = [dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')];
const NOVEMBER_NIGHTS = [nov(5), nov(28, '19:30'), nov(29)];

export const ASKED_A: Requests = {
  'old nun: away, December': inDecember([
    {
      says: 'Minha filha, que o Menino Jesus te cubra de graças. A nossa querida Fátima não poderá assistir na Missa do Galo, porque cuida da mãezinha dela, que já não sai do leito.',
      sets: off(FATIMA, dez(24)),
    },
    {
      says: 'No dia da Imaculada, se for do agrado de Deus, poupe a dona Neuza, que estará em retiro conosco no convento.',
      sets: off(NEUZA, dez(8)),
    },
    {
      says: 'Peço-lhe por caridade, filhinha, que não ponha o senhor Geraldo na vigília do Natal, pois o frio da noite lhe faz mal aos pulmões.',
      sets: off(GERALDO, dez(24)),
    },
    {
      says: 'Na oitava do Natal o nosso bom Paulo estará com os pais no sítio, portanto não conte com ele, sim?',
      sets: off(PAULO, dezFrom(25)),
    },
    {
      says: 'No terceiro domingo do Advento a senhora Maria Helena não virá, que é o dia das bodas de ouro da irmã. Deus seja bendito por tudo.',
      sets: off(HELENA, dez(13)),
    },
    {
      says: 'Minha boa filha, dona Luísa não há de poder estar presente na missa vespertina, nem na deste primeiro sábado nem na do seguinte.',
      sets: off(LUISA, dez(5), dez(12)),
    },
    {
      says: 'A Bruna M. pede escusas, mas no domingo da Sagrada Família não lhe será possível servir ao altar.',
      sets: off(BRUNA_M, dez(27)),
    },
    {
      says: 'Louvado seja o Santíssimo. No dia de Nossa Senhora da Conceição, por obediência ao médico, o senhor Francisco ficará de repouso; dispense-o, minha filha.',
      sets: off(FRANCISCO, dez(8)),
    },
    {
      says: 'O senhor Benedito já não vem às missas das ave-marias, que a vista lhe falta ao cair da noite. Não o chame para elas.',
      sets: off(BENEDITO, ...DECEMBER_NIGHTS),
    },
    {
      says: 'Queira Deus que não lhe cause transtorno: a Rosa T. pede dispensa da novena do Menino Jesus, por estar rouca.',
      sets: off(ROSA_T, dez(17)),
    },
    {
      says: 'Durante todo o tempo do Advento, até as vésperas do santo Natal, peço que deixe em paz o senhor Marcos, que perdeu o pai.',
      sets: off(MARCOS, dezUntil(23)),
      or: [off(MARCOS, dezUntil(24))],
    },
    {
      says: 'Irmãzinha, no dia do nascimento de Nosso Senhor a Terezinha quer ficar com os netinhos. Seja generosa e não a convoque nesse dia.',
      sets: off(TEREZINHA, dez(25)),
    },
    {
      says: 'Na última missa do ano, a de ação de graças, não será possível contarmos com a dona Socorro, filha minha.',
      sets: off(SOCORRO, dez(31)),
    },
    {
      says: 'Do dia da Imaculada até o dia de Natal, o nosso Luiz Carlos estará em peregrinação à Terra Santa, de modo que rogo não o escalar.',
      sets: off(LUIZ, dezSpan(8, 25)),
    },
    {
      says: 'No quarto domingo do Advento, na missinha das crianças do catecismo, a Márcia não poderá distribuir a comunhão, coitadinha, por causa do joelho.',
      sets: off(MARCIA, dez(20, '10:00')),
    },
    {
      says: 'Depois das festas natalinas, isto é, passado o dia vinte e cinco, não conte mais com a nossa Maria Aparecida, que irá para junto dos seus em Minas.',
      sets: off(APARECIDA, dezFrom(26)),
    },
  ]),
  'old nun: places, December': inDecember([
    {
      says: 'Minha filha, ficaria muito consolada se a Maria do Socorro servisse na Missa do Galo este ano.',
      sets: [put(SOCORRO, dez(24, '20:00'))],
    },
    {
      says: 'Tenha a bondade de colocar o senhor Paulo e dona Luísa no dia da Imaculada, que são ambos congregados marianos.',
      sets: [put(PAULO, dez(8, '19:30')), put(LUISA, dez(8, '19:30'))],
    },
    {
      says: 'Que alegria seria ver o Pedro Henrique junto ao altar na festa da Sagrada Família! Ponha-o, por amor de Deus.',
      sets: [put(PEDRO, dez(27, '08:00'))],
    },
    {
      says: 'Dona Neuza fez promessa a Nossa Senhora de servir no seu dia. Queira incluí-la na missa da Imaculada, filhinha.',
      sets: [put(NEUZA, dez(8, '19:30'))],
    },
    {
      says: 'Para a santa noite de Natal, gostaria que chamasse a Rosa M., que tem mãos tão piedosas.',
      sets: [put(ROSA_M, dez(24, '20:00'))],
    },
    {
      says: 'No domingo Gaudete, às oito horas, tenha a caridade de pôr o senhor Geraldo no altar.',
      sets: [put(GERALDO, dez(13, '08:00'))],
    },
    {
      says: 'No segundo domingo do Advento, à missa das dez, há de servir o senhor Marcos, se Deus quiser.',
      sets: [put(MARCOS, dez(6, '10:00'))],
    },
    {
      says: 'No Te Deum do último dia do ano, coloque o nosso irmão Francisco, minha filha, que ele já me prometeu.',
      sets: [put(FRANCISCO, dez(31, '20:00'))],
    },
    {
      says: 'Em lugar da senhora Terezinha, que se acha adoentada, ponha na Missa do Galo a Bruna F., com a graça de Deus.',
      sets: [...off(TEREZINHA, dez(24)), put(BRUNA_F, dez(24, '20:00'))],
    },
    {
      says: 'Ó minha filha, no dia do santo Natal não quero ver o Marcos sozinho: dê-lhe por companheira a dona Fátima.',
      sets: [put(FATIMA, dez(25, '10:00'))],
      orAsks: true,
    },
    {
      says: 'Se a senhora me permite, na novena de Natal eu poria com muito gosto o senhor Luiz Carlos.',
      sets: [put(LUIZ, dez(17, '19:30'))],
    },
  ]),
  'old nun: numbers, pairs and limits, December': inDecember([
    {
      says: 'Como acorre muito povo à Missa do Galo, parece-me prudente que haja oito ministros nessa noite, minha filha.',
      sets: [need(dez(24, '20:00'), 8)],
    },
    {
      says: 'Para a Imaculada bastam três ministros este ano, graças a Deus; não é preciso mais.',
      sets: [need(dez(8, '19:30'), 3)],
    },
    {
      says: 'Na festa da Sagrada Família hão de vir todas as famílias da catequese, por isso ponha ali cinco ministros, por obséquio.',
      sets: [need(dez(27, '08:00'), 5)],
    },
    {
      says: 'A dona Terezinha já conta oitenta janeiros, minha filha; não lhe dê mais do que duas missas neste mês santo.',
      sets: [cap(TEREZINHA, 2)],
    },
    {
      says: 'Por amor à justiça, ninguém deve servir mais de três vezes neste mês do Natal.',
      sets: [all(3)],
    },
    {
      says: 'O senhor Francisco e a senhora Fátima, que Deus uniu, não os separe o homem: ponha-os sempre na mesma missa.',
      sets: [duo(FRANCISCO, FATIMA)],
    },
    {
      says: 'Entre a Bruna F. e a Rosa T. houve um desentendimento, que Nosso Senhor há de curar; por ora, não as ponha lado a lado no altar.',
      sets: [split(BRUNA_F, ROSA_T)],
    },
    {
      says: 'Ao senhor Geraldo baste uma missinha em dezembro, que as pernas já não o ajudam.',
      sets: [cap(GERALDO, 1)],
    },
    {
      says: 'Será preciso mais um ministro na missa de Natal, minha filha, porque os padres são poucos.',
      sets: [need(dez(25, '10:00'), 5)],
    },
    {
      says: 'A senhora Maria Helena serve de bom grado, mas só pela manhã, que à noite reza o terço com as irmãs.',
      sets: off(HELENA, ...DECEMBER_NIGHTS),
    },
    {
      says: 'Nosso irmão Paulo só poderá servir aos domingos, por causa do ofício que tem; respeite-lhe isso, por caridade.',
      sets: off(PAULO, ...DECEMBER_NIGHTS, dez(25)),
    },
  ]),
  'old nun: follow-ups and questions, December': inDecember([
    {
      says: [
        'Minha filha, a Bruna não poderá servir na Missa do Galo.',
        'É a Bruna F., aquela que canta o salmo, Deus a conserve.',
      ],
      sets: off(BRUNA_F, dez(24)),
    },
    {
      says: [
        'Ponha o senhor Francisco na missa vespertina, por favor.',
        'A do dia cinco, minha filha, na véspera do segundo domingo do Advento.',
      ],
      sets: [put(FRANCISCO, dez(5, '19:00'))],
    },
    {
      says: [
        'No dia da Imaculada não chame a dona Luísa, por bondade.',
        'E na Sagrada Família tampouco, que ela estará fora.',
      ],
      sets: off(LUISA, dez(8), dez(27)),
    },
    {
      says: 'Diga-me, filhinha, quem há de servir na missa da Imaculada?',
      tells: ['Rosa M.', 'Geraldo'],
    },
    {
      says: 'Quem está escalado para a vigília de Natal, por gentileza?',
      tells: ['Luiz Carlos', 'Terezinha'],
    },
    {
      says: 'Ponha a Maria no dia da Sagrada Família, minha filha.',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    {
      says: 'A senhora Luísa servirá no terceiro domingo do Advento, não é mesmo? Ponha-a, então.',
      asks: true,
      tells: [EIGHT, TEN],
    },
    {
      says: 'Minha filha, ponha a Cláudia na novena, que ela é tão devota.',
      asks: true,
      tells: CLAUDIA,
    },
  ]),
  'feasts and days, December': inDecember([
    { says: 'Na véspera de Natal, Geraldo não.', sets: off(GERALDO, dez(24)) },
    { says: 'luisa nao pode no reveillon', sets: off(LUISA, dez(31)) },
    { says: 'coloca a fátima na virada do ano', sets: [put(FATIMA, dez(31, '20:00'))] },
    { says: 'na noite de Natal eu quero 8 ministros', sets: [need(dez(24, '20:00'), 8)] },
    {
      says: 'Neuza de fora nos dias de festa: Imaculada, Natal e Sagrada Família.',
      sets: off(NEUZA, dez(8), dez(25), dez(27)),
    },
    {
      says: 'o Pedro Henrique não serve nem na véspera nem no dia de Natal',
      sets: off(PEDRO, dez(24), dez(25)),
    },
    {
      says: 'Marcos fica fora na última semana do ano',
      sets: off(MARCOS, dezFrom(25)),
      or: [off(MARCOS, dezFrom(27)), off(MARCOS, dezFrom(28))],
    },
    {
      says: 'Maria Helena não pode na semana do Natal',
      sets: off(HELENA, dezSpan(20, 26)),
      or: [off(HELENA, dezSpan(21, 27))],
    },
    { says: 'põe a Luísa no dia de Santa Luzia, na missa das 8', sets: [put(LUISA, dez(13, '08:00'))] },
    { says: 'Francisco não vem no dia de São Silvestre', sets: off(FRANCISCO, dez(31)) },
    { says: 'na missa da conceição põe mais dois', sets: [need(dez(8, '19:30'), 6)] },
    { says: 'Tira o Marcos do Natal, ele vai viajar', sets: off(MARCOS, dez(25)) },
    { says: 'A missa do fim do ano precisa de cinco ministros', sets: [need(dez(31, '20:00'), 5)] },
    {
      says: 'Bruna M. na noite do Natal e Bruna F. no dia',
      sets: [put(BRUNA_M, dez(24, '20:00')), put(BRUNA_F, dez(25, '10:00'))],
    },
    { says: 'no 4º domingo do advento a Terezinha não vem', sets: off(TEREZINHA, dez(20)) },
    { says: 'Rosa T não pode nas missas da catequese', sets: off(ROSA_T, ...CATECHISM) },
    { says: 'Paulo nas duas vespertinas', sets: [put(PAULO, dez(5, '19:00')), put(PAULO, dez(12, '19:00'))] },
    { says: 'nos sábados a Fátima não pode, é dia de feira', sets: off(FATIMA, dez(5), dez(12)) },
    { says: 'Socorro na novena', sets: [put(SOCORRO, dez(17, '19:30'))] },
    {
      says: 'Não contem comigo... quer dizer, com o Benedito, em nenhum domingo de manhã.',
      sets: off(BENEDITO, dez(6), dez(13), dez(20), dez(27)),
      orAsks: true,
    },
    {
      says: 'geraldo e neuza na ação de graças do dia 31',
      sets: [put(GERALDO, dez(31, '20:00')), put(NEUZA, dez(31, '20:00'))],
    },
    { says: 'O Luiz Carlos tá fora do dia 20 até o ano novo', sets: off(LUIZ, dezFrom(20)) },
    {
      says: 'A véspera da Sagrada Família a gente não tem missa, né? Então põe a Helena no domingo mesmo, dia 27.',
      sets: [put(HELENA, dez(27, '08:00'))],
      orAsks: true,
    },
  ]),
  'dictated, December': inDecember([
    {
      says: 'olha o marcos vai viajar no dia vinte e três e só volta dia vinte e oito então tira ele desse período todo',
      sets: off(MARCOS, dezSpan(23, 28)),
      or: [off(MARCOS, dezSpan(23, 27))],
    },
    {
      says: 'ô coloca aí a neuza na missa do galo e o paulo também na do galo e na do natal coloca a fátima',
      sets: [put(NEUZA, dez(24, '20:00')), put(PAULO, dez(24, '20:00')), put(FATIMA, dez(25, '10:00'))],
    },
    {
      says: 'a rosa t não vai poder no dia oito de dezembro que é o aniversário do marido dela',
      sets: off(ROSA_T, dez(8)),
    },
    {
      says: 'a luísa pediu pra não servir à noite porque ela tem medo de voltar sozinha',
      sets: off(LUISA, ...DECEMBER_NIGHTS),
    },
    {
      says: 'então na missa da sagrada família vai precisar de quatro ministros viu',
      sets: [need(dez(27, '08:00'), 4)],
    },
    {
      says: 'o benedito e a terezinha eles são casados então bota os dois sempre junto',
      sets: [duo(BENEDITO, TEREZINHA)],
    },
    {
      says: 'a maria aparecida só pode vir na missa das oito aos domingos porque depois ela trabalha',
      sets: off(APARECIDA, ...DECEMBER_NIGHTS, ...CATECHISM, dez(25)),
    },
    { says: 'não coloca ninguém mais do que quatro vezes tá porque o povo reclama', sets: [all(4)] },
    {
      says: 'troca a bruna f da missa das dez do dia seis pela bruna m',
      sets: [...off(BRUNA_F, dez(6, '10:00')), put(BRUNA_M, dez(6, '10:00'))],
    },
    { says: 'o pedro henrique disse que esse mês só dá uma missa pra ele', sets: [cap(PEDRO, 1)] },
  ]),
  'WhatsApp, December': inDecember([
    { says: 'oi, td bem? a fatima n vai na missa do galo n, blz?', sets: off(FATIMA, dez(24)) },
    {
      says: 'põe o paulo e a luísa dia 8 pfv 🙏',
      sets: [put(PAULO, dez(8, '19:30')), put(LUISA, dez(8, '19:30'))],
    },
    { says: 'ngm mais q 3 missas esse mes ok', sets: [all(3)] },
    { says: 'geraldo máx 2', sets: [cap(GERALDO, 2)] },
    { says: 'marcos e francisco n combinam, deixa cada um num dia', sets: [split(MARCOS, FRANCISCO)] },
    { says: 'rosa m fora do natal e do galo', sets: off(ROSA_M, dez(24), dez(25)) },
    {
      says: 'terezinha n quer galo, bota a fatima no lugar dela',
      sets: [...off(TEREZINHA, dez(24)), put(FATIMA, dez(24, '20:00'))],
    },
    { says: 'galo: 8 pessoas', sets: [need(dez(24, '20:00'), 8)] },
    { says: 'neuza dia 13 só se for as 8, as 10 ela n pode', sets: off(NEUZA, dez(13, '10:00')) },
    { says: 'helena e socorro juntinhas pfvr, são comadres 😂', sets: [duo(HELENA, SOCORRO)] },
    { says: 'pedro henrique tá de plantão 5, 12 e 24', sets: off(PEDRO, dez(5), dez(12), dez(24)) },
    { says: 'bruna m só domingo', sets: off(BRUNA_M, ...DECEMBER_NIGHTS, dez(25)) },
  ]),
  'limits, pairs and several people, November': [
    { says: 'Cada pessoa em no máximo duas missas.', sets: [all(2)] },
    { says: 'no máximo 2 missas pra cada um', sets: [all(2)] },
    { says: 'Cada ministro em até três missas, por favor.', sets: [all(3)] },
    { says: 'João no máximo 2 vezes esse mês', sets: [cap(JOAO, 2)] },
    { says: 'Vera no máximo em 3 missas', sets: [cap(VERA, 3)] },
    { says: 'o Antônio deve servir no máximo duas', sets: [cap(ANTONIO, 2)] },
    { says: 'Não passe de duas a Ana Souza, ela anda cansada.', sets: [cap(ANA_SOUZA, 2)] },
    { says: 'Ana Lima, duas missas e chega', sets: [cap(ANA_LIMA, 2)] },
    { says: 'que ninguém apareça mais de 2 vezes na escala', sets: [all(2)] },
    { says: 'quero que todos sirvam no máximo três vezes', sets: [all(3)] },
    { says: 'Não escalar João às 8h', sets: off(JOAO, nov(8, '08:00'), nov(15), nov(22)) },
    { says: 'Não escalar a Vera às 15h.', sets: off(VERA, nov(28, '15:00')) },
    { says: 'Não escalar Ana Souza nos domingos.', sets: off(ANA_SOUZA, nov(8), nov(15), nov(22), nov(29)) },
    { says: 'não escalar Antônio nos dias 8 e 22', sets: off(ANTONIO, nov(8), nov(22)) },
    {
      says: 'Não escalar João e Vera no dia de São Judas',
      sets: [...off(JOAO, nov(28)), ...off(VERA, nov(28))],
    },
    { says: 'não escalar a das Dores nas missas da noite', sets: off(DORES, ...NOVEMBER_NIGHTS) },
    { says: 'João e Antônio no dia 22', sets: [put(JOAO, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))] },
    {
      says: 'Vera, João e Ana Lima na missa da cura',
      sets: [put(VERA, nov(5, '19:30')), put(JOAO, nov(5, '19:30')), put(ANA_LIMA, nov(5, '19:30'))],
    },
    { says: 'João e Joana não se dão bem', sets: [split(JOAO, JOANA)], orAsks: true },
    { says: 'Ana Souza e Vera na mesma missa sempre que der', sets: [duo(ANA_SOUZA, VERA)] },
    { says: 'Antônio e Zé do Carmo em missas separadas', sets: [split(ANTONIO, ZE)] },
    {
      says: 'Ana Lima e Das Dores fora do dia 15',
      sets: [...off(ANA_LIMA, nov(15)), ...off(DORES, nov(15))],
    },
    { says: 'a Vera e o Antônio, que são casados, precisam ir juntos', sets: [duo(VERA, ANTONIO)] },
    {
      says: 'Vera no dia 22 e João no dia 29',
      sets: [put(VERA, nov(22, '08:00')), put(JOAO, nov(29, '19:00'))],
    },
    {
      says: 'João uma vez só nesse mês, e Ana Souza duas',
      sets: [cap(JOAO, 1), cap(ANA_SOUZA, 2)],
      or: [[cap(ANA_SOUZA, 2), cap(JOAO, 1)]],
    },
  ],
  'when is said, November': [
    { says: 'A Vera não pode no fim de semana de São Judas', sets: off(VERA, nov(28), nov(29)) },
    { says: 'João não pode na primeira sexta-feira', sets: off(JOAO, nov(6)) },
    { says: 'No dia de Cristo Rei a Ana Souza não pode', sets: off(ANA_SOUZA, nov(22)) },
    { says: 'no primeiro domingo do advento, o João não vem', sets: off(JOAO, nov(29)) },
    { says: 'Joana não pode na missa das crianças', sets: off(JOANA, nov(8, '10:00')) },
    { says: 'Antônio não pode em nenhuma das missas de São Judas', sets: off(ANTONIO, nov(28)) },
    { says: 'a das Dores não pode em São Judas', sets: off(DORES, nov(28)) },
    { says: 'a Ana Lima não pode de madrugada, aquela das 6 e meia', sets: off(ANA_LIMA, nov(6)) },
    {
      says: 'Vera não pode nem dia 22 nem dia 28 à tarde',
      sets: off(VERA, nov(22), nov(28, '15:00')),
      orAsks: true,
    },
    { says: 'João não pode no feriado da República', sets: off(JOAO, nov(15)) },
    { says: 'A partir da segunda quinzena o Antônio não pode mais', sets: off(ANTONIO, novFrom(16)) },
    {
      says: 'João não pode na última semana do mês',
      sets: off(JOAO, novFrom(23)),
      or: [off(JOAO, novFrom(22)), off(JOAO, novFrom(24))],
    },
    { says: 'Ana Souza não pode nos dois últimos domingos', sets: off(ANA_SOUZA, nov(22), nov(29)) },
    {
      says: 'Vera não pode de manhã cedo',
      sets: off(VERA, nov(6), nov(28, '07:00')),
      or: [off(VERA, nov(6), nov(8), nov(15), nov(22), nov(28, '07:00'))],
      orAsks: true,
    },
    { says: 'no domingo que vem, às dez, põe o João', sets: [put(JOAO, nov(8, '10:00'))] },
    { says: 'a missa da noite de São Judas precisa de mais gente: cinco', sets: [need(nov(28, '19:30'), 5)] },
    { says: 'João de manhã em São Judas', sets: [put(JOAO, nov(28, '07:00'))] },
    { says: 'põe a Vera na missa da tarde do dia 28', sets: [put(VERA, nov(28, '15:00'))] },
    { says: 'das Dores na última missa do dia 28', sets: [put(DORES, nov(28, '19:30'))] },
  ],
  'old people, November': [
    {
      says: 'Minha filha, o seu Antônio está de cama, que Deus o ajude. Não o chame para a missa de domingo, dia 8.',
      sets: off(ANTONIO, nov(8)),
    },
    {
      says: 'No dia do glorioso São Judas, às sete da manhã, ponha dona Vera, por obséquio.',
      sets: [put(VERA, nov(28, '07:00'))],
    },
    {
      says: 'Meu filho, na missa do Sagrado Coração não conte com a Maria das Dores, que vai ao médico na capital.',
      sets: off(DORES, nov(6)),
    },
    {
      says: 'Na solenidade de Cristo Rei, se Deus quiser, sirva o senhor João.',
      sets: [put(JOAO, nov(22, '08:00'))],
    },
    {
      says: 'Rogo que o João e a Vera Lúcia estejam ambos na missa por cura e libertação, para edificação do povo.',
      sets: [put(JOAO, nov(5, '19:30')), put(VERA, nov(5, '19:30'))],
    },
    {
      says: 'À noitinha a dona Íris não enxerga, coitada; poupe-a das missas depois do pôr do sol.',
      sets: off(IRIS, ...NOVEMBER_NIGHTS),
    },
    {
      says: 'Não me deixe o Antônio servir mais de duas vezes, que o coração dele não aguenta, Deus nos livre.',
      sets: [cap(ANTONIO, 2)],
    },
    {
      says: 'A Ana Souza entra em retiro no dia dezesseis e de lá só sai no dia vinte e cinco, pela graça de Deus; nesse tempo não a escale.',
      sets: off(ANA_SOUZA, novSpan(16, 25)),
    },
    {
      says: 'Na missa dos pequeninos do próximo domingo, queira pôr três ministros, minha boa senhora.',
      sets: [need(nov(8, '10:00'), 3)],
    },
    {
      says: 'Já que a dona Joana não poderá, ponha o João em seu lugar no domingo às oito, dia oito.',
      sets: [...off(JOANA, nov(8, '08:00')), put(JOAO, nov(8, '08:00'))],
    },
    {
      says: 'Só nas missas da manhã é que a Ana Lima pode servir, minha filha.',
      sets: off(ANA_LIMA, nov(5), nov(28, '15:00'), nov(28, '19:30'), nov(29)),
    },
  ],
  'dictated and WhatsApp, November': [
    { says: 'ó o joão não vem dia vinte e dois tá ele tem casamento', sets: off(JOAO, nov(22)) },
    {
      says: 'bota a vera e o antônio na missa das oito do dia vinte e dois',
      sets: [put(VERA, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))],
    },
    { says: 'jõao 2 missas max', sets: [cap(JOAO, 2)] },
    { says: 'vera n pode sabado q vem dia 28, o dia td', sets: off(VERA, nov(28)) },
    { says: 'aninha souza fora do 22 🙏', sets: off(ANA_SOUZA, nov(22)) },
    { says: 'dia 29 bota mais 1', sets: [need(nov(29, '19:00'), 3)] },
    { says: 'cd um no max 3 blz', sets: [all(3)] },
    {
      says: 'joão n dá pra domingo 15, troca pelo antonio',
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    {
      says: 'a das dores tem médico dia seis então não põe ela na missa de sexta cedo não',
      sets: off(DORES, nov(6)),
    },
    { says: 'antonio e joana juntos nunca kk', sets: [split(ANTONIO, JOANA)] },
    {
      says: 'só mulher n, mistura... brincadeira. Ana Lima no dia 15',
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
      orAsks: true,
    },
    { says: 'João dia 29? confirma ele lá', sets: [put(JOAO, nov(29, '19:00'))], orAsks: true },
  ],
  'inactive people, December': inDecember([
    { says: 'Seu Raimundo pediu para servir na Missa do Galo.', asks: true, tells: RAIMUNDO },
    { says: 'o raimundo n pode dia 8', tells: RAIMUNDO },
    { says: 'Raimundo no máximo uma missa', tells: RAIMUNDO },
    { says: 'Cláudia e Neuza na missa das 8 do dia 20', asks: true, tells: CLAUDIA },
    {
      says: 'Minha filha, o senhor Raimundo sempre serviu na Imaculada; ponha-o lá.',
      asks: true,
      tells: RAIMUNDO,
    },
    { says: 'cadê a Cláudia na escala?', tells: CLAUDIA },
    { says: 'A Cláudia pode servir no Natal?', tells: CLAUDIA },
    { says: 'por que o raimundo tá fora?', tells: RAIMUNDO },
    { says: 'põe a claudia no lugar do marcos no natal', asks: true, tells: CLAUDIA },
    { says: 'Cláudia voltou, pode colocar ela', asks: true, tells: CLAUDIA },
    { says: 'o mandato do Raimundo vence quando?', tells: ['Raimundo'] },
    { says: 'quem tá inativo?', tells: ['Cláudia'] },
    { says: 'Raimundo e Francisco são irmãos, põe os dois juntos', asks: true, tells: RAIMUNDO },
  ]),
  'other pages': [
    { says: 'Minha filha, avise a dona Conceição que ela serve no domingo.', asks: true, page: 'messages' },
    { says: 'manda pra todo mundo no grupo', asks: true, page: 'messages' },
    { says: 'Onde é que eu vejo quem não respondeu ainda e mando um recado?', asks: true, page: 'messages' },
    { says: 'a missa do dia 22 vai ser às 9 em vez de às 8', asks: true, page: 'masses' },
    { says: 'cria uma missa no dia 20 às 19h30 de consciência negra', asks: true, page: 'masses' },
    { says: 'A missa do dia 15 foi cancelada por causa da procissão.', asks: true, page: 'masses' },
    { says: 'o telefone do Zé mudou', asks: true, page: 'people' },
    { says: 'renova o mandato do Sebastião', asks: true, page: 'people' },
    { says: 'inclui o Carlos Alberto como ministro novo', asks: true, page: 'people' },
    { says: 'já pode mandar a escala pro mural, imprime', asks: true, page: 'print' },
    { says: 'como tiro um pdf disso', asks: true, page: 'print' },
    { says: 'Pode divulgar a escala, minha filha.', asks: true, page: 'publication' },
    { says: 'muda a resposta da Joana pra ela poder no dia 22', asks: true, page: 'availability' },
    { says: 'prorroga o questionário até domingo', asks: true, page: 'availability' },
    { says: 'monta a de janeiro', asks: true, page: 'schedules' },
    { says: 'quero mudar minha senha', asks: true, page: 'account' },
    { says: 'qual o e-mail da Vera?', asks: true, page: 'people', hides: CONTACTS },
    { says: 'desativa a Conceição, ela se mudou', asks: true, page: 'people' },
    { says: 'que horas passa o ônibus?' },
  ],
  'real doubts stay questions': [
    { says: 'Ana não pode dia 22', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'põe o João em São Judas', asks: true, tells: [SEVEN, THREE_PM, HALF_PAST_SEVEN_PM] },
    { says: 'João não pode', asks: true },
    { says: 'João no máximo', asks: true },
    { says: 'acho que a Vera não pode dia 22, vou confirmar', asks: true, or: [[]] },
    { says: 'precisa de mais gente no dia 28', asks: true },
    { says: 'troca a Ana pela Vera no dia 28', asks: true },
    { says: 'Põe o João no domingo', asks: true },
    { parish: 'december', says: 'a Rosa não pode no Natal', asks: true, tells: ['Rosa M.', 'Rosa T.'] },
    {
      parish: 'december',
      says: 'Minha filha, ponha a Bruna na vigília do Natal.',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
    },
    { parish: 'december', says: 'Geraldo na missa vespertina', asks: true },
    { parish: 'december', says: 'Paulo no domingo do Advento', asks: true },
    { says: 'Conceição na missa do dia 22', asks: true },
    { says: 'será que o Antônio devia servir menos?' },
    { says: 'Se chover, o João não vem dia 15', asks: true, or: [[]] },
  ],
  'exchanges of two messages, both months': [
    { says: ['João não pode', 'dia 22'], sets: off(JOAO, nov(22)) },
    { says: ['Ana não pode dia 22', 'a Souza'], sets: off(ANA_SOUZA, nov(22)) },
    { says: ['põe o João em São Judas', 'de manhã'], sets: [put(JOAO, nov(28, '07:00'))] },
    { says: ['põe a Vera em São Judas', 'à tarde, minha filha'], sets: [put(VERA, nov(28, '15:00'))] },
    {
      says: ['Minha filha, quem serve no dia oito?', 'Então tire a Joana da missa das oito.'],
      sets: off(JOANA, nov(8, '08:00')),
    },
    { says: ['Antônio no máximo duas', 'e o João três'], sets: [cap(ANTONIO, 2), cap(JOAO, 3)] },
    { says: ['Das Dores fora do dia 22', 'pensando bem, deixe'], sets: [] },
    { says: ['gostei dessa', 'pode usar'], start: 'proposed', decides: 'accept' },
    { says: 'não gostei, minha filha, deixe como estava', start: 'proposed', decides: TURN_DOWN },
    { parish: 'december', says: ['a Rosa não pode no Natal', 'a T.'], sets: off(ROSA_T, dez(25)) },
    {
      parish: 'december',
      says: ['Bruna na Missa do Galo', 'as duas'],
      sets: [put(BRUNA_F, dez(24, '20:00')), put(BRUNA_M, dez(24, '20:00'))],
    },
    {
      parish: 'december',
      says: ['Geraldo na missa vespertina', 'nas duas'],
      sets: [put(GERALDO, dez(5, '19:00')), put(GERALDO, dez(12, '19:00'))],
    },
    {
      parish: 'december',
      says: ['Luísa não pode na Imaculada', 'nem na novena'],
      sets: off(LUISA, dez(8), dez(17)),
    },
    {
      parish: 'december',
      says: ['Socorro não pode na novena', 'e a Neuza também não'],
      sets: [...off(SOCORRO, dez(17)), ...off(NEUZA, dez(17))],
    },
    {
      parish: 'december',
      says: ['o Pedro não pode no dia 24', 'e no dia de Natal também não'],
      sets: off(PEDRO, dez(24), dez(25)),
    },
    {
      parish: 'december',
      says: 'Terezinha só nas manhãs de domingo',
      sets: off(TEREZINHA, ...DECEMBER_NIGHTS, dez(25)),
    },
    { parish: 'december', says: 'Marcos nas manhãs não', sets: off(MARCOS, ...DECEMBER_MORNINGS) },
  ],
};
