/** Fifth set, part B: questions, pages, inactive people, doubts and follow-ups, by an author who saw no source. */
import { dez, dezUntil, inDecember, need, nov, novSpan, off, put, cap, all, duo, split } from './shape.js';
import { ANA_LIMA, ANA_SOUZA, ANTONIO, DORES, JOANA, JOAO, VERA, ZE } from './shape.js';
import { APARECIDA, BENEDITO, BRUNA_M, FATIMA, FRANCISCO, GERALDO, HELENA, LUISA, LUIZ } from './shape.js';
import { BRUNA_F, MARCIA, MARCOS, NEUZA, PAULO, PEDRO, ROSA_M, ROSA_T, SOCORRO } from './shape.js';
import { TEREZINHA, TURN_DOWN, type Requests } from './shape.js';

const MONTHS: Record<number, string> = { 11: 'novembro', 12: 'dezembro' };

/** How a day may be written. */
const day = (date: number, month = 11): string[] => [
  `${String(date).padStart(2, '0')}/${String(month)}`,
  `${String(date)}/${String(month)}`,
  `dia ${String(date)}`,
  `${String(date)} de ${MONTHS[month] ?? ''}`,
];
const AT_7 = ['7h', '07:00', '7:00'];
const AT_8 = ['8h', '08:00', '8:00'];
const AT_10 = ['10h', '10:00'];
const AT_15 = ['15h', '15:00'];
const AT_19 = ['19h', '19:00', '7 da noite'];
const AT_1930 = ['19h30', '19:30'];
const AT_20 = ['20h', '20:00'];
const CANNOT = [
  'não pode',
  'não pôde',
  'que não',
  '“não”',
  'disse não',
  'respondeu não',
  'não está dispon',
  'não se ofereceu',
  'indispon',
];
const UNANSWERED = [
  'não respond',
  'sem resposta',
  'sem responder',
  'falta responder',
  'nenhuma resposta',
  'não inform',
];
const NONE = ['nenhum', 'ninguém', 'não', 'vazi', 'sem ministro'];
const YES = ['sim', 'pode', 'dispon', 'livre'];
const HOW_MANY = ['quant', 'qual'];
const WITH_WHOM = ['quem', 'qual pessoa', 'quais'];
const INACTIVE = [
  'mandato',
  'inativ',
  'não serve',
  'afastad',
  'não está ativ',
  'não está servindo',
  'não pode servir',
];

export const FIFTH_B: Requests = {
  'fifth B: questions, November': [
    { says: 'Boa tarde. Poderia me informar quem está escalado para o dia 15 de novembro?', tells: ['João'] },
    { says: 'qdo é q a joana serve esse mês', tells: [day(8)] },
    { says: 'Ana Lima tá em que missa mesmo? esqueci', tells: [day(28), AT_7] },
    { says: 'quem que é os ministro da missa das sete no dia de são judas', tells: ['Ana Lima'] },
    { says: 'contando tudo são quantas missas na escala desse mês', tells: [['12', 'doze']] },
    {
      says: 'Missa por cura e libertação: pede quantos ministros e quantos já estão lá?',
      tells: [
        ['3', 'três'],
        ['0', ...NONE, 'faltam 3', 'faltam três'],
      ],
    },
    {
      says: 'Gente me ajuda aqui, nessa quinta agora quem é que tem disponibilidade pra de cura?',
      tells: ['Ana Lima', 'Vera Lúcia', 'João', 'Antônio'],
    },
    {
      says: 'dia 22 cedo quem ta livre',
      tells: ['Ana Souza', 'Vera Lúcia', 'João', 'Antônio', 'Maria das Dores'],
    },
    {
      says: 'tem alguém pra cobrir a das 15h do São Judas?',
      tells: ['Ana Souza', 'Vera Lúcia', 'João'],
    },
    { says: 'A Vera Lúcia consegue no dia 29?', tells: [['não', 'indispon']] },
    { says: 'oq o zé do carmo marcou pra missa das crianças do dia 8', tells: [YES] },
    {
      says: 'a Íris confirmou a das 10 do domingo que vem ou ela ficou no talvez?',
      tells: [['talvez']],
    },
    {
      says: 'Prezados, gostaria da relação dos que até o momento não responderam ao questionário.',
      tells: ['Conceição', 'Lúcio'],
      hides: ['Antônio', 'Vera Lúcia'],
    },
    {
      says: 'o Lúcio marcou alguma coisa ou nem abriu o negócio',
      tells: [[...UNANSWERED, 'não marcou', 'não']],
    },
    { says: 'Por que o Sebastião não entrou em missa nenhuma?', tells: [CANNOT] },
    { says: 'pq a conceição n tá na escala', tells: [UNANSWERED] },
    {
      says: 'ô minha filha me tira uma dúvida que a comadre ficou sentida, por que é que a Vera Lúcia não está no dia 15',
      tells: [CANNOT],
    },
    { says: 'no rascunho q tá aí quem é o campeão de missas', tells: ['João'] },
    { says: 'quem tá com mais missa, Ana Souza ou João?', tells: ['João', ['2', 'duas']] },
    { says: 'Joana e Ana Lima estão empatadas em número de missas?', tells: [['1', 'uma', 'sim', 'mesm']] },
    { says: 'quais missas ainda não tem ninguém', tells: [day(5), day(6), day(22), day(29)] },
    { says: 'onde é que tá furada a escala?', tells: [day(5), day(22)] },
    {
      says: 'São Judas, juntando os três horários, falta quanta gente?',
      tells: [['6', 'seis', 'faltam 3', 'faltam três', '0 de 3', 'falta 3']],
    },
    { start: 'ruled', says: 'que regra que tá valendo aí hein', tells: ['João', 'Joana', '28'] },
    {
      start: 'ruled',
      says: 'joão e joana tem alguma restrição entre eles?',
      tells: [['nunca', 'diferentes', 'separad', 'não']],
    },
    {
      start: 'ruled',
      says: 'Qual foi mesmo o teto de missas por pessoa que combinamos?',
      tells: [['3', 'três']],
    },
    {
      start: 'ruled',
      says: 'quantos ministros vão na de São Judas às três da tarde com aquela mudança que a gente fez',
      tells: [['3', 'três']],
    },
    { says: 'já colocamos alguma regra nessa escala ou tá limpa?', tells: [['nenhum', 'não', 'sem regra']] },
    { says: 'vai ter missa no dia 20?', tells: [['não', 'nenhum']] },
    { says: 'a do dia 29 é de manhã ou de noite', tells: [[...AT_19, 'noite']] },
    { says: 'Que missa é essa do dia 6 tão cedinho?', tells: ['Sagrado Coração'] },
    { says: 'Quem são os ministros experientes do grupo?', tells: ['Vera Lúcia', 'João'] },
    {
      says: 'naquela de São Judas das 7h é obrigado ter gente experiente?',
      tells: [['experiente']],
    },
    {
      says: 'me fala quem respondeu que NÃO pode na sexta de manhã (6)',
      tells: ['Joana', 'Zé do Carmo', 'Sebastião', 'Íris'],
    },
    { says: 'tô achando que o João tá sobrecarregado. ele tá com quantas?', tells: [['2', 'duas']] },
    { says: 'a escala já foi pro ar ou ainda tá em rascunho', tells: [['rascunho', 'não', 'planej']] },
    {
      says: 'Ana Souza disse que pode no São Judas às 3 da tarde, confere aí pra mim se foi isso que ela respondeu',
      tells: [YES],
    },
    {
      says: 'dia 8 qual missa tá mais desfalcada a das oito ou a das dez',
      tells: [AT_10],
    },
    {
      says: 'Supondo que a Joana falte no domingo às 8, quem teria condição de substituí-la?',
      tells: [['Ana Souza', 'Antônio', 'Maria das Dores', 'Íris']],
    },
    { says: 'oxe e a Das Dores num tá em nenhuma não é?', tells: [['nenhum', 'não']] },
    { start: 'proposed', says: 'antes de eu dizer sim pra proposta, o que é que ela muda?' },
    { start: 'published', says: 'essa escala ta publicada ja?', tells: [['publicada', 'sim']] },
  ],

  'fifth B: questions, December': inDecember([
    { says: 'missa do galo até agora tá com quem?', tells: ['Luiz Carlos', 'Terezinha'] },
    { says: 'Quantos ainda faltam na noite do dia 24?', tells: [['4', 'quatro']] },
    { says: 'a da imaculada ja fechou o time?', tells: [['falta', 'não', '2 de 4']] },
    { says: 'em q dia cai a bruna f', tells: [day(6, 12), AT_10] },
    { says: 'a dona Neuza perguntou no portão da igreja que dia que é o dela', tells: [day(5, 12)] },
    { says: 'o Bené... Benedito pode no Natal?', tells: [['não', 'indispon']] },
    {
      says: 'Márcia trabalha no comércio, a partir de que missa ela marcou que dá conta?',
      tells: [day(13, 12)],
    },
    { says: 'tem alguma missa que já tá completinha', tells: [day(5, 12)] },
    { says: 'falta quem responder de dezembro??', tells: ['Maria José'], hides: ['Benedito', 'Paulo'] },
    { says: 'Qual a razão de a Maria José não constar em nenhuma celebração?', tells: [UNANSWERED] },
    { says: 'quem tá com o paulo no dia 5', tells: ['Neuza'] },
    { says: 'geraldo vai servir com quem na imaculada conceição', tells: ['Rosa M.'] },
    { says: 'Dezembro vai dar quantas missas no total?', tells: [['14', 'quatorze', 'catorze']] },
    { says: 'no dia 26 a gente tem missa ou descansa', tells: [['não', 'nenhum']] },
    { says: 'q hrs é a do dia 31', tells: [AT_20] },
    { says: 'Rosa T. já caiu em algum dia?', tells: [['não', 'nenhum']] },
    {
      says: 'alguém foi escalado mais de uma vez?',
      tells: [['ninguém', 'nenhum', 'não', 'uma vez', '1 missa']],
    },
    { says: 'me dá o número: vagas abertas no mês inteiro', tells: [['26', 'vinte e seis']] },
    { says: 'das missas da catequese qual que tá sem ninguém', tells: [day(13, 12), day(20, 12)] },
    { says: 'se a Terezinha viajar tem como alguém cobrir ela no galo?' },
    {
      says: 'kkk quem foi que perdeu o almoço, quem é que serve na manhã do dia de Natal',
      tells: ['Marcos'],
    },
    {
      says: 'dia 27 tá vazio mesmo ou é meu celular que não carregou',
      tells: [[...NONE, 'sim', 'falta', '0']],
    },
    { says: 'o Francisco serve antes ou depois do dia 10', tells: [day(13, 12)] },
    {
      says: 'Maria Helena e Maria Aparecida, compare quantas missas cada uma tem',
      tells: [
        ['1', 'uma'],
        ['0', 'nenhum', 'não'],
      ],
    },
    {
      says: 'lista pra mim as que a marcia disse q nao pode',
      tells: [day(5, 12), day(8, 12), day(12, 12)],
    },
    { says: 'teve algum ministro que recusou a véspera de natal?', tells: ['Benedito'] },
    { says: 'dá pra contar com o Pedro Henrique na virada do ano, na de ação de graças?', tells: [YES] },
    {
      says: 'quais celebrações pedem mais de dois ministros?',
      tells: [day(8, 12), day(24, 12), day(25, 12)],
    },
  ]),

  'fifth B: pages': [
    { says: 'ficou boa, pode publicar a escala', asks: true, page: 'publication' },
    { says: 'libera aí pro povo ver no site', asks: true, page: 'publication' },
    { start: 'published', says: 'João avisou que não vem dia 15, tira ele', asks: true, page: 'publication' },
    { start: 'published', says: 'preciso reabrir essa escala pra mexer', asks: true, page: 'publication' },
    { start: 'published', says: 'Coloca a Vera Lucia no dia 22 pfv', asks: true, page: 'publication' },
    { says: 'manda um zap pra todo mundo avisando que a escala saiu', asks: true, page: 'messages' },
    { says: 'Envie, por gentileza, um e-mail cobrando a Conceição e o Lúcio.', asks: true, page: 'messages' },
    { says: 'tem como disparar um lembrete pros da missa de quinta', asks: true, page: 'messages' },
    {
      says: 'entrou uma ministra nova a Dona Lourdes o telefone dela é 85 98888 1234 cadastra',
      asks: true,
      page: 'people',
    },
    { says: 'João trocou de número, atualiza o telefone dele', asks: true, page: 'people' },
    {
      says: 'Sebastião pediu desligamento do ministério pra sempre, dá baixa no cadastro dele',
      asks: true,
      page: 'people',
    },
    { says: 'o nome da Iris ta errado, é Íris Maria, corrige no cadastro', asks: true, page: 'people' },
    {
      says: 'Conceição respondeu no papelzinho que pode no 8 e no 15, marca a resposta dela no sistema',
      asks: true,
      page: 'availability',
    },
    {
      says: 'muda a resposta do Zé do Carmo do dia 5 de não pra sim, ele se enganou no celular',
      asks: true,
      page: 'availability',
    },
    { says: 'acrescenta uma missa no dia 20 às 19h30, o bispo vem', asks: true, page: 'masses' },
    { says: 'a missa do dia 22 passou pras 9h, arruma o horário', asks: true, page: 'masses' },
    { says: 'padre cancelou a missa do 29. apaga ela', asks: true, page: 'masses' },
    { says: 'imprime pra eu por no mural da sacristia', asks: true, page: 'print' },
    { says: 'quero essa escala em pdf', asks: true, page: 'print' },
    { says: 'já aproveita e faz a de janeiro também', asks: true, page: 'schedules' },
    { says: 'Abra a escala do mês de outubro, preciso ver quem serviu.', asks: true, page: 'schedules' },
    { says: 'não lembro mais a minha senha e agora', asks: true, page: 'account' },
    ...inDecember([
      { says: 'Queria alterar a senha que eu uso pra entrar aqui.', asks: true, page: 'account' },
      {
        says: 'a missa do dia 31 o padre quer que seja às 18h em vez das 20, troca',
        asks: true,
        page: 'masses',
      },
      { says: 'bota na resposta da Maria José que ela pode em todas', asks: true, page: 'availability' },
    ]),
  ],

  'fifth B: inactive people': inDecember([
    { says: 'põe o Raimundo na missa do Galo', asks: true, tells: ['Raimundo'] },
    { says: 'escala a claudia dia 27 de manha pf', asks: true, tells: ['Cláudia'] },
    { says: 'Por que o seu Raimundo não aparece na escala, ele sempre serviu?', tells: [INACTIVE] },
    { says: 'e a cláudia, sumiu da escala pq', tells: [INACTIVE] },
    { says: 'renova o mandato do Raimundo por mais dois anos', asks: true, page: 'people' },
    { says: 'Cláudia voltou pro ministério graças a Deus!! reativa ela aí', asks: true, page: 'people' },
    { says: 'quero o Raimundo e o Paulo servindo sempre juntos', asks: true, tells: ['Raimundo'] },
    {
      says: 'no lugar da Terezinha no dia 24 entra a Cláudia',
      asks: true,
      or: [off(TEREZINHA, dez(24))],
      tells: ['Cláudia'],
    },
    { says: 'até quando vai o mandato do Raimundo?', tells: [['31/10', '31 de outubro', '31/out']] },
    { says: 'a Cláudia estaria livre no dia 20?', tells: [['não', 'inativ']] },
    {
      says: 'Neuza e Raimundo no dia 25 por favor',
      asks: true,
      or: [[put(NEUZA, dez(25, '10:00'))]],
      tells: ['Raimundo'],
    },
    { says: 'encaixa seu raimundo na novena que ele gosta tanto', asks: true, tells: ['Raimundo'] },
  ]),

  'fifth B: doubtful, November': [
    { says: 'a ana n vai poder dia 29', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    {
      says: 'Põe a Ana na missa de cura e libertação',
      asks: true,
      tells: ['Ana Lima'],
      offers: [put(ANA_LIMA, nov(5, '19:30'))],
      or: [[put(ANA_LIMA, nov(5, '19:30'))]],
    },
    { says: 'bota o joão dia 8', asks: true, tells: [AT_8, AT_10] },
    { says: 'Quero o João no São Judas.', asks: true, tells: [AT_7, AT_15, AT_1930] },
    {
      says: 'Vera se ofereceu pra ajudar no 28 pode por ela',
      asks: true,
      tells: [AT_7, AT_15, AT_1930],
    },
    {
      says: 'coloca a Das Dores pra servir no dia oito',
      asks: true,
      offers: [put(DORES, nov(8, '08:00'))],
      or: [[put(DORES, nov(8, '08:00'))]],
    },
    {
      says: 'Zé do Carmo dia 8',
      asks: true,
      offers: [put(ZE, nov(8, '10:00'))],
      or: [[put(ZE, nov(8, '10:00'))]],
    },
    {
      says: 'a joana num vem domingo viu',
      asks: true,
      offers: off(JOANA, nov(8)),
      or: [off(JOANA, nov(8)), off(JOANA, nov(8, '08:00'))],
    },
    {
      says: 'a missa das crianças do dia 8 tá precisando de mais ministro, aumenta',
      asks: true,
      tells: [HOW_MANY],
    },
    { says: 'joão tá cansado, põe um limite de missas pra ele', asks: true, tells: [HOW_MANY] },
    { says: 'Vamos estabelecer um máximo de missas igual para todos.', asks: true, tells: [HOW_MANY] },
    {
      says: 'troca o João por outro no dia 15',
      asks: true,
      or: [off(JOAO, nov(15))],
      tells: [['quem', 'Ana Souza', 'Ana Lima', 'Antônio']],
    },
    { says: 'nao deixa a vera com aquela fulana na mesma missa', asks: true, tells: [WITH_WHOM] },
    { says: 'põe alguém pra mim no dia 6', asks: true, tells: [['quem', 'Ana', 'Vera', 'Maria das Dores']] },
    {
      says: 'bota o Antônio ou a Das Dores na missa do dia 22',
      asks: true,
      tells: ['Antônio', 'Maria das Dores'],
    },
    {
      says: 'preciso que o antonio fique numa das missa de são judas',
      asks: true,
      offers: [put(ANTONIO, nov(28, '07:00'))],
      or: [[put(ANTONIO, nov(28, '07:00'))]],
    },
  ],

  'fifth B: doubtful, December': inDecember([
    { says: 'bruna mandou msg q nao pode no dia 12', asks: true, tells: ['Bruna F.', 'Bruna M.'] },
    { says: 'Escale a Rosa na Novena de Natal.', asks: true, tells: ['Rosa M.', 'Rosa T.'] },
    {
      says: 'a Maria pediu folga dia 25 porque vem os netos de fora',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    { says: 'paulo no dia 13 pode ser', asks: true, tells: [AT_8, AT_10] },
    {
      says: 'Gostaria que a Luísa servisse em uma missa da catequese',
      asks: true,
      tells: [day(6, 12), day(13, 12), day(20, 12)],
    },
    {
      says: 'mete a márcia no dia 13',
      asks: true,
      offers: [put(MARCIA, dez(13, '10:00'))],
      or: [[put(MARCIA, dez(13, '10:00'))]],
    },
    { says: 'reforça a missa do galo que vai lotar', asks: true, tells: [HOW_MANY] },
    { says: 'Na Imaculada dá pra ser com menos ministros, diminui', asks: true, tells: [HOW_MANY] },
    { says: 'junta a Rosa com a Neuza', asks: true, tells: ['Rosa M.', 'Rosa T.'] },
    {
      says: 'a Bruna sai do dia 6',
      asks: true,
      tells: ['Bruna F.'],
      or: [off(BRUNA_F, dez(6)), off(BRUNA_F, dez(6, '10:00'))],
    },
    {
      says: 'no lugar do francisco dia 13 entra a bruna',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
    },
    { says: 'Encaixar Benedito no dia 20, obrigada', asks: true, tells: [AT_8, AT_10] },
    {
      says: 'queria que a Maria ficasse na missa de ação de graças',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    { says: 'uai o luiz carlos tá pegando missa demais, segura ele', asks: true, tells: [HOW_MANY] },
  ]),

  'fifth B: follow-ups, November': [
    { says: ['quem é do dia 15?', 'e do 28 às 7?'], tells: ['Ana Lima'] },
    {
      says: ['A Joana pode nas duas do dia 8?', 'então tira ela das 8 e põe nas 10'],
      sets: [...off(JOANA, nov(8, '08:00')), put(JOANA, nov(8, '10:00'))],
    },
    {
      says: ['Vera Lúcia tá disponivel na quinta dia 5?', 'ótimo, coloca ela então'],
      sets: [put(VERA, nov(5, '19:30'))],
    },
    { says: ['o zé do carmo pode dia 29', 'põe'], sets: [put(ZE, nov(29, '19:00'))], orAsks: true },
    {
      says: ['Ana Souza no dia 22 por favor', 'e o Antônio na mesma'],
      sets: [put(ANA_SOUZA, nov(22, '08:00')), put(ANTONIO, nov(22, '08:00'))],
    },
    { says: ['escala a vera no dia 22', 'desfaz'] },
    { says: ['tira o João do dia 15', 'não não, deixa ele lá'], or: [[put(JOAO, nov(15, '08:00'))]] },
    { says: ['o joão quero no são judas', 'na da noite'], sets: [put(JOAO, nov(28, '19:30'))] },
    { says: ['a Joana não vem domingo', 'sim, o dia 8'], sets: off(JOANA, nov(8)) },
    {
      says: ['põe um limite pro joão', 'duas no máximo'],
      sets: [cap(JOAO, 2)],
    },
    {
      says: ['Quem pode na do Sagrado Coração dia 6?', 'põe as duas Anas'],
      sets: [put(ANA_SOUZA, nov(6, '06:30')), put(ANA_LIMA, nov(6, '06:30'))],
    },
    {
      says: ['põe o Sebastião dia 15', 'ah tá, então a Ana Lima no lugar'],
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
      or: [[put(ANA_LIMA, nov(15, '08:00')), ...off(JOAO, nov(15))]],
    },
    {
      says: ['João de folga depois do dia 20', 'menos no 29, que no 29 ele disse que vem'],
      sets: off(JOAO, novSpan(21, 28)),
    },
    { says: ['quem não respondeu ainda?', 'manda mensagem pros dois'], asks: true, page: 'messages' },
    { start: 'proposed', says: 'olhei com calma e tá ótimo, pode aceitar', decides: 'accept' },
    { start: 'proposed', says: 'não gostei n, descarta', decides: TURN_DOWN },
    { start: 'proposed', says: ['quem ficou no dia 22?', 'tá bom, aceita a proposta'], decides: 'accept' },
    {
      start: 'proposed',
      says: 'joga essa proposta fora e deixa a escala do jeitinho que tava',
      decides: TURN_DOWN,
    },
    { start: 'accepted', says: 'eita aceitei sem querer, desfaz', decides: 'undo' },
    {
      start: 'accepted',
      says: 'Arrependi-me. Volte a escala ao que era antes da proposta.',
      decides: 'undo',
    },
    { says: ['monta a escala', 'perfeito, aceito'], solves: true, decides: 'accept' },
    { says: ['gera aí a escala', 'ficou ruim, recusa'], solves: true, decides: TURN_DOWN },
    {
      start: 'ruled',
      says: ['quais as regras que tem?', 'tira essa do João com a Joana'],
      removes: [2],
    },
    {
      start: 'ruled',
      says: ['Qual é o máximo de missas por pessoa?', 'muda pra 4'],
      sets: [all(4)],
      removes: [1],
    },
  ],

  'fifth B: follow-ups, December': inDecember([
    {
      says: ['tira o Paulo do dia 5', 'a Neuza também'],
      sets: [...off(PAULO, dez(5)), ...off(NEUZA, dez(5))],
    },
    {
      says: ['fátima no dia 12', 'e no 27 tbm'],
      sets: [put(FATIMA, dez(12, '19:00')), put(FATIMA, dez(27, '08:00'))],
    },
    {
      says: ['Rosa M. não pode no dia 17', 'a mesma coisa pra Rosa T.'],
      sets: [...off(ROSA_M, dez(17)), ...off(ROSA_T, dez(17))],
    },
    { says: ['quem tá no dia 5?', 'tira os dois'], sets: [...off(PAULO, dez(5)), ...off(NEUZA, dez(5))] },
    {
      says: ['quem serve dia 20 às oito', 'troca ela pela Maria Aparecida'],
      sets: [...off(HELENA, dez(20, '08:00')), put(APARECIDA, dez(20, '08:00'))],
    },
    { says: ['bota o paulo dia 13', 'nas 10'], sets: [put(PAULO, dez(13, '10:00'))] },
    { says: ['a Bruna não pode no dia 12', 'a M.'], sets: off(BRUNA_M, dez(12)) },
    { says: ['aumenta o número de ministros da missa do galo', '8'], sets: [need(dez(24, '20:00'), 8)] },
    { says: ['quantos faltam no dia 24?', 'e no 25?'], tells: [['3', 'três']] },
    {
      says: ['Não ponha o Benedito antes do dia 10', 'nem a Luísa'],
      sets: [...off(BENEDITO, dezUntil(9)), ...off(LUISA, dezUntil(9))],
    },
    { says: ['marcos no máximo 3 missas', 'o Francisco também'], sets: [cap(MARCOS, 3), cap(FRANCISCO, 3)] },
    { says: ['tira a Bruna F. do dia 6', 'ops errei, era a Bruna M.'], sets: off(BRUNA_M, dez(6)) },
    {
      says: ['Pedro Henrique no dia 12', 'opa, não é 12 não, é 17'],
      sets: [put(PEDRO, dez(17, '19:30'))],
    },
    {
      says: ['Na Missa do Galo quero 8 ministros', 'e na do dia 25, cinco'],
      sets: [need(dez(24, '20:00'), 8), need(dez(25, '10:00'), 5)],
    },
    {
      says: ['geraldo e rosa m nunca juntos', 'o Luiz Carlos com a Terezinha também não'],
      sets: [split(GERALDO, ROSA_M), split(LUIZ, TEREZINHA)],
    },
    {
      says: ['Paulo e Neuza sempre na mesma missa', 'Marcos e Luísa idem'],
      sets: [duo(PAULO, NEUZA), duo(MARCOS, LUISA)],
    },
    {
      says: ['põe a rosa na novena', 'as duas'],
      sets: [put(ROSA_M, dez(17, '19:30')), put(ROSA_T, dez(17, '19:30'))],
    },
    { says: ['a Maria não vem no dia 27', 'a do Socorro'], sets: off(SOCORRO, dez(27)) },
    {
      says: ['tira a terezinha do galo', 'e põe a Fátima no lugar dela'],
      sets: [...off(TEREZINHA, dez(24)), put(FATIMA, dez(24, '20:00'))],
    },
  ]),
};
