/** Ordinary requests of five coordinators: a formal teacher, a hurried mother, a dictating priest, an old man, regional speech. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  at,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  cap,
  CONCEICAO,
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
} from './shape.js';

const DEC_MORNING = [at('08:00'), at('10:00')];
const DEC_NIGHT = [at('19:00'), at('19:30'), at('20:00')];
const DEC_SATURDAYS = [dez(5), dez(12)];
const DEC_SUNDAYS = [dez(6), dez(13), dez(20), dez(27)];
const DEC_THURSDAYS = [dez(17), dez(24), dez(31)];
const DEC_NOT_SUNDAY = [...DEC_SATURDAYS, dez(8), ...DEC_THURSDAYS, dez(25)];
const NOV_MORNING = [at('06:30'), at('07:00'), at('08:00'), at('10:00')];
const NOV_AFTERNOON = [at('15:00')];
const NOV_NIGHT = [at('19:00'), at('19:30')];

export const NINTH_B: Requests = {
  'ordinary orders, December': inDecember([
    // The schoolteacher.
    {
      says: 'Prezado assistente, bom dia. Peço, por gentileza, que a senhora Maria Helena não seja escalada no dia 27, pois estará em viagem com os netos. Muito obrigada pela atenção.',
      sets: off(HELENA, dez(27)),
    },
    {
      says: 'Boa tarde. Conforme combinamos na última reunião, o senhor Geraldo deverá servir apenas nas missas da manhã durante todo o mês de dezembro, visto que já não enxerga bem ao volante depois que escurece. Agradeço desde já.',
      sets: off(GERALDO, ...DEC_NIGHT),
    },
    {
      says: 'Caro assistente, solicito que a Terezinha não seja escalada entre os dias 10 e 18 de dezembro, período em que fará um retiro espiritual em Aparecida do Norte. Cordialmente.',
      sets: off(TEREZINHA, dezSpan(10, 18)),
    },
    {
      says: 'Por obséquio, limite o senhor Francisco a, no máximo, duas missas neste mês, uma vez que ele ainda se recupera de uma cirurgia.',
      sets: [cap(FRANCISCO, 2)],
    },
    {
      says: 'Gostaria que a missa da Imaculada Conceição contasse com cinco ministros, já que esperamos a igreja repleta de fiéis. Grata.',
      sets: [need(dez(8, '19:30'), 5)],
    },
    {
      says: 'Peço a gentileza de escalar o Pedro Henrique para a celebração do Natal do Senhor, no dia 25, às dez horas.',
      sets: [put(PEDRO, dez(25, '10:00'))],
    },
    {
      says: 'Rogo-lhe que o Luiz Carlos e a Luísa sirvam sempre nas mesmas missas, pois é ele quem a traz de carro. Fico-lhe muito grata.',
      sets: [duo(LUIZ, LUISA)],
    },
    {
      says: 'Por favor, substitua o Marcos pela Maria do Socorro na missa do dia 25. Ele me comunicou ontem que passará o Natal com a família em Belo Horizonte.',
      sets: [...off(MARCOS, dez(25)), put(SOCORRO, dez(25, '10:00'))],
    },
    {
      says: 'Solicito, com a devida discrição, que a Rosa T. e o Francisco não sirvam na mesma missa.',
      sets: [split(ROSA_T, FRANCISCO)],
    },
    {
      says: 'Peço que ninguém seja escalado mais de três vezes neste mês, para que todos tenham igual oportunidade de servir. Atenciosamente.',
      sets: [all(3)],
    },
    // The mother.
    { says: 'oi, a bruna m n pode dia 17 pq tem formatura da filha', sets: off(BRUNA_M, dez(17)) },
    { says: 'tira a luisa das missas das 8h, ela n consegue chegar cedo', sets: off(LUISA, at('08:00')) },
    { says: 'coloca a fatima na missa do galo pfv', sets: [put(FATIMA, dez(24, '20:00'))] },
    { says: 'neuza só pode até dia 15, dps ela viaja', sets: off(NEUZA, dezFrom(16)) },
    { says: 'o paulo dps do dia 20 n pode mais, vai pra praia', sets: off(PAULO, dezFrom(21)) },
    {
      says: 'troca a bruna f pela bruna m na missa da catequese do dia 6',
      sets: [...off(BRUNA_F, dez(6, '10:00')), put(BRUNA_M, dez(6, '10:00'))],
    },
    { says: 'marcia no max 1 vez esse mes tá', sets: [cap(MARCIA, 1)] },
    { says: 'vc consegue deixar 3 pessoas na missa das 10 do dia 20?', sets: [need(dez(20, '10:00'), 3)] },
    { says: 'a rosa m e o geraldo n podem ficar na msm missa, brigaram kkk', sets: [split(ROSA_M, GERALDO)] },
    { says: 'o pedro n pode nos sábados pq trabalha', sets: off(PEDRO, ...DEC_SATURDAYS) },
    {
      says: 'a maria aparecida só pode domingo, nos outros dias n escala ela',
      sets: off(APARECIDA, ...DEC_NOT_SUNDAY),
    },
    {
      says: 'preciso q a terezinha fique fora do dia 24, vai passar na casa da mãe',
      sets: off(TEREZINHA, dez(24)),
    },
    // The priest.
    {
      says: 'olha eu queria que você deixasse o benedito fora do dia treze até o dia dezenove porque ele vai estar no encontro dos vicentinos lá na diocese',
      sets: off(BENEDITO, dezSpan(13, 19)),
    },
    {
      says: 'na missa de ação de graças do dia trinta e um eu preciso de cinco ministros porque vem muita gente das comunidades da roça e no ano passado a fila da comunhão não acabava',
      sets: [need(dez(31, '20:00'), 5)],
    },
    {
      says: 'a maria do socorro e a terezinha são irmãs e uma depende da outra pra vir então coloca as duas sempre na mesma missa por favor',
      sets: [duo(SOCORRO, TEREZINHA)],
    },
    {
      says: 'o marcos me pediu pra não servir à noite esse mês porque está cuidando da mãe e de manhã tem quem fique com ela então não escala ele à noite',
      sets: off(MARCOS, ...DEC_NIGHT),
    },
    {
      says: 'eu gostaria que o francisco ficasse na missa das oito do dia vinte e sete que é a festa da sagrada família porque ele é pai de cinco filhos e todo mundo conhece',
      sets: [put(FRANCISCO, dez(27, '08:00'))],
    },
    {
      says: 'faz uma troca pra mim o paulo que está no dia cinco vai pro dia oito e o geraldo que está no dia oito vai pro dia cinco',
      sets: [
        ...off(PAULO, dez(5)),
        put(PAULO, dez(8, '19:30')),
        ...off(GERALDO, dez(8)),
        put(GERALDO, dez(5, '19:00')),
      ],
    },
    {
      says: 'a luísa está de férias do dia seis ao dia doze então nesse tempo não coloca ela em missa nenhuma',
      sets: off(LUISA, dezSpan(6, 12)),
    },
    {
      says: 'pode tirar o luiz carlos da missa do galo e colocar o pedro henrique no lugar dele porque o luiz carlos vai fazer a leitura e não dá pra fazer as duas coisas',
      sets: [...off(LUIZ, dez(24)), put(PEDRO, dez(24, '20:00'))],
    },
    {
      says: 'a fátima só vai poder servir nas missas das dez horas porque cedo ela leva o marido na hemodiálise e de noite não dirige',
      sets: off(FATIMA, at('08:00'), ...DEC_NIGHT),
    },
    // The old man.
    { says: 'nao coloca a rosa t no domingo dia 13 ela vai viaja', sets: off(ROSA_T, dez(13)) },
    { says: 'o pedro enrique nao pode nem dia 5 nem dia 8', sets: off(PEDRO, dez(5), dez(8)), orAsks: true },
    {
      says: 'bota a maria elena na misa do natal dia 25',
      sets: [put(HELENA, dez(25, '10:00'))],
      orAsks: true,
    },
    { says: 'qero no maximo 2 missa pra dona neuza no mes', sets: [cap(NEUZA, 2)] },
    { says: 'a terezina nao pode di noite', sets: off(TEREZINHA, ...DEC_NIGHT), orAsks: true },
    { says: 'benedito dia 31 nao pode', sets: off(BENEDITO, dez(31)) },
    {
      says: 'tira o fransisco do dia 13 e poe o marcos na misa das 8 no lugar',
      sets: [...off(FRANCISCO, dez(13)), put(MARCOS, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13, '08:00')), put(MARCOS, dez(13, '08:00'))]],
      orAsks: true,
    },
    {
      says: 'na primera quinzena nao escala a fatima ta cuidando da filha que ganho nenem',
      sets: off(FATIMA, dezUntil(15)),
    },
    // Regional speech.
    { says: 'Oxente, a Rosa M. não vai poder ir no dia 8 não, tira ela', sets: off(ROSA_M, dez(8)) },
    {
      says: 'Bah, tchê, o Marcos tá de plantão nas quintas, não bota ele',
      sets: off(MARCOS, ...DEC_THURSDAYS),
    },
    {
      says: 'A Maria Aparecida mais a Fátima é pra ficar sempre juntinha na missa, visse?',
      sets: [duo(APARECIDA, FATIMA)],
    },
    { says: 'Guria, bota a Bruna F. na novena de Natal', sets: [put(BRUNA_F, dez(17, '19:30'))] },
    {
      says: 'Arreda o Geraldo do dia 8 e bota o Benedito no canto dele',
      sets: [...off(GERALDO, dez(8)), put(BENEDITO, dez(8, '19:30'))],
    },
    {
      says: 'Seu Paulo acorda tarde que só a peste: só bota ele nas missas da noite, de manhã não',
      sets: off(PAULO, ...DEC_MORNING),
    },
    {
      says: 'Barbaridade, seis ministros na Missa do Galo é pouco, coloca oito',
      sets: [need(dez(24, '20:00'), 8)],
    },
  ]),

  'ordinary orders, November': [
    {
      says: 'Solicito, por gentileza, que o senhor Antônio não seja escalado no dia 22, em razão do batizado de sua neta. Desde já, o meu muito obrigada.',
      sets: off(ANTONIO, nov(22)),
    },
    {
      says: 'Peço que a Vera Lúcia sirva na missa das sete da manhã do dia 28, na festa de São Judas Tadeu, por ser ela a mais experiente do grupo.',
      sets: [put(VERA, nov(28, '07:00'))],
    },
    {
      says: 'Desejo que o João participe de, no máximo, três missas neste mês. Grata.',
      sets: [cap(JOAO, 3)],
    },
    {
      says: 'Solicito que, na Missa do Sagrado Coração de Jesus, no dia 6, haja quatro ministros à disposição.',
      sets: [need(nov(6, '06:30'), 4)],
    },
    {
      says: 'a ana lima só consegue de noite, de manhã e de tarde n coloca ela',
      sets: off(ANA_LIMA, ...NOV_MORNING, ...NOV_AFTERNOON),
    },
    {
      says: 'tira a joana da missa das 8h do dia 8 e bota a ana souza no lugar',
      sets: [...off(JOANA, nov(8, '08:00')), put(ANA_SOUZA, nov(8, '08:00'))],
    },
    { says: 'o antonio e o zé do carmo n podem cair na msm missa', sets: [split(ANTONIO, ZE)] },
    { says: 'a maria das dores n vai poder dia 6 nem dia 8', sets: off(DORES, nov(6), nov(8)) },
    { says: 'põe a iris sempre junto com a joana, ela ainda tá aprendendo', sets: [duo(IRIS, JOANA)] },
    { says: 'a vera só na segunda quinzena pfv, antes n escala', sets: off(VERA, novUntil(15)) },
    {
      says: 'a maria das dores vai estar no retiro do dia vinte ao dia vinte e oito então nesse período não coloca ela em nada',
      sets: off(DORES, novSpan(20, 28)),
    },
    {
      says: 'o joão eu queria ele na missa por cura e libertação do dia cinco porque é ele que conduz a adoração depois',
      sets: [put(JOAO, nov(5, '19:30'))],
    },
    {
      says: 'na missa das três da tarde do dia vinte e oito pode botar quatro ministros porque vem a romaria inteira de são judas',
      sets: [need(nov(28, '15:00'), 4)],
    },
    {
      says: 'eu gostaria que a ana souza e a ana lima não servissem na mesma missa porque são cunhadas e uma precisa ficar com as crianças da outra',
      sets: [split(ANA_SOUZA, ANA_LIMA)],
    },
    { says: 'o antonio nao pode de noite ta ruim da vista', sets: off(ANTONIO, ...NOV_NIGHT) },
    { says: 'bota o ze do carmo na missa do dia 29', sets: [put(ZE, nov(29, '19:00'))] },
    { says: 'ana souza no maxmo 2 vez', sets: [cap(ANA_SOUZA, 2)] },
    {
      says: 'tira o joao do dia 15 e poe o antonio no luga dele',
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    { says: 'Ô meu rei, a Vera num pode no dia 28 de noite não', sets: off(VERA, nov(28, '19:30')) },
    {
      says: 'Tchê, a Ana Souza só pode nas missas das 8, no resto do dia ela cuida do piá',
      sets: off(ANA_SOUZA, at('06:30'), at('07:00'), at('10:00'), ...NOV_AFTERNOON, ...NOV_NIGHT),
    },
    {
      says: 'Tá todo mundo aperreado de cansaço: muda o máximo de cada um pra duas missas',
      start: 'ruled',
      sets: [all(2)],
      removes: [1],
    },
    {
      says: 'Bah, troca o João do dia 15 com a Ana Lima do dia 28 às 7h: ela vai no 15 e ele vai no 28',
      sets: [
        ...off(JOAO, nov(15)),
        put(ANA_LIMA, nov(15, '08:00')),
        ...off(ANA_LIMA, nov(28, '07:00')),
        put(JOAO, nov(28, '07:00')),
      ],
    },
  ],

  'follow-ups and corrections, December': inDecember([
    {
      says: ['tira o paulo do dia 5', 'bota a luisa no lugar dele'],
      sets: [...off(PAULO, dez(5)), put(LUISA, dez(5, '19:00'))],
    },
    {
      says: ['coloca a rosa m na novena de natal', 'ops, era a rosa t, a rosa m n'],
      sets: [put(ROSA_T, dez(17, '19:30'))],
      or: [[put(ROSA_T, dez(17, '19:30')), ...off(ROSA_M, dez(17))]],
    },
    {
      says: [
        'Bom dia. O senhor Geraldo não poderá servir no dia 20, por motivo de viagem.',
        'Perdoe-me, enganei-me na data: a viagem do senhor Geraldo é no dia 27, e não no dia 20.',
      ],
      sets: off(GERALDO, dez(27)),
    },
    { says: ['a maria nao pode dia 12', 'a do socorro'], sets: off(SOCORRO, dez(12)) },
    {
      says: ['Bota a Bruna na missa do dia 13 às 10', 'A Bruna M., visse'],
      sets: [put(BRUNA_M, dez(13, '10:00'))],
    },
    { says: ['francisco no max 3 missas', 'na vdd 2'], sets: [cap(FRANCISCO, 2)] },
    {
      says: [
        'eu quero cinco ministros na missa do dia vinte e cinco que é natal',
        'pensando bem deixa em seis porque vai ter comunhão nas duas espécies',
      ],
      sets: [need(dez(25, '10:00'), 6)],
    },
    {
      says: [
        'o marcos não pode servir à noite nesse mês',
        'e a neuza também não pode à noite pelo mesmo motivo',
      ],
      sets: [...off(MARCOS, ...DEC_NIGHT), ...off(NEUZA, ...DEC_NIGHT)],
    },
    {
      says: ['a fatima n pode nos domingos', 'menos o dia 27, nesse ela pode'],
      sets: off(FATIMA, dez(6), dez(13), dez(20)),
    },
    {
      says: [
        'Por favor, deixe a Terezinha e o Luiz Carlos sempre juntos.',
        'Peço desculpas, expressei-me mal: é o contrário, os dois não devem servir na mesma missa.',
      ],
      sets: [split(TEREZINHA, LUIZ)],
    },
    {
      says: [
        'Quem já está na Missa do Galo?',
        'Então tire a Terezinha e ponha a Maria Aparecida no lugar dela.',
      ],
      sets: [...off(TEREZINHA, dez(24)), put(APARECIDA, dez(24, '20:00'))],
    },
    {
      says: [
        'a rosa t viaja do dia 10 ao dia 15 nao escala ela',
        'ela so volta dia 18, entao deixa fora ate o dia 17',
      ],
      sets: off(ROSA_T, dezSpan(10, 17)),
    },
    {
      says: ['O Pedro Henrique não pode nas terças', 'Oxe, errei, não é terça não, é quinta'],
      sets: off(PEDRO, ...DEC_THURSDAYS),
    },
    { says: ['tira a maria helena do dia 20', 'desfaz isso, n precisa mais tirar'], sets: [] },
    {
      says: ['benedito e marcos nunca juntos', 'e o benedito tb n pode ficar com o paulo'],
      sets: [split(BENEDITO, MARCOS), split(BENEDITO, PAULO)],
    },
    {
      says: ['põe o luiz carlos no dia seis', 'na missa das oito'],
      sets: [put(LUIZ, dez(6, '08:00'))],
    },
  ]),

  'follow-ups and corrections, November': [
    { says: ['A Ana não pode no dia 15', 'A Lima'], sets: off(ANA_LIMA, nov(15)) },
    { says: ['antonio n pode dia 6', 'nem dia 8'], sets: off(ANTONIO, nov(6), nov(8)) },
    {
      says: ['põe a vera lúcia na missa de são judas', 'na das três da tarde'],
      sets: [put(VERA, nov(28, '15:00'))],
    },
    {
      says: [
        'Peço que o João sirva no máximo uma vez neste mês.',
        'Perdão, confundi os nomes: quis dizer a Joana, e não o João.',
      ],
      sets: [cap(JOANA, 1)],
    },
    {
      says: ['quais regras tão valendo agora?', 'tira essa do joão com a joana'],
      start: 'ruled',
      removes: [2],
    },
    {
      says: ['Tira o João do dia 15, tchê', 'E quem é que poderia ir nesse dia?'],
      sets: off(JOAO, nov(15)),
      tells: [['Ana Souza', 'Ana Lima', 'Antônio']],
    },
    {
      says: ['bota 4 ministro na misa do dia 22', 'nao e dia 22, e dia 29'],
      sets: [need(nov(29, '19:00'), 4)],
    },
    {
      says: ['A Conceição não pode nas missas da manhã', 'E a Maria das Dores do mesmo jeito, visse'],
      sets: [...off(CONCEICAO, ...NOV_MORNING), ...off(DORES, ...NOV_MORNING)],
    },
  ],

  'questions, December': inDecember([
    {
      says: 'Por gentileza, poderia informar-me quem está escalado para a missa da Imaculada Conceição?',
      tells: ['Rosa M', 'Geraldo'],
    },
    { says: 'quantos ministros precisa na missa do galo?', tells: [['6', 'seis']] },
    { says: 'quem falou q n pode dia 25?', tells: ['Benedito'] },
    {
      says: 'me diz uma coisa que horas ficou a missa do dia vinte e cinco',
      tells: [['10h', '10 h', '10:00', 'dez horas', 'às dez', '10 da manhã']],
    },
    { says: 'a marcia pode quando?', tells: ['13'] },
    { says: 'O Benedito pode no dia 24?', tells: ['não'] },
    { says: 'A Maria José já respondeu quando pode servir?', tells: [['não', 'nenhuma', 'sem resposta']] },
    { says: 'quem ta na misa do dia 5', tells: ['Paulo', 'Neuza'] },
    {
      says: 'Estimado assistente, quantas missas temos ao todo no mês de dezembro?',
      tells: [['14', 'catorze', 'quatorze']],
    },
    { says: 'q dia é a novena msm?', tells: ['17'] },
    { says: 'a bruna m tá em alguma missa?', tells: [['não', 'nenhuma']] },
    {
      says: 'Oxente, por que não dá pra escalar a Cláudia?',
      tells: [['inativ', 'ativa', 'serv', 'afastad', 'licença', 'cadastr']],
    },
    { says: 'quantos ministros ainda faltam pra completar a missa do galo', tells: [['4', 'quatro']] },
  ]),

  'questions, November': [
    { says: 'quem pode dia 29?', tells: ['Ana Souza', 'Ana Lima', 'João', 'Zé', 'Antônio', 'Dores'] },
    { says: 'o sebastião disse que pode em algum dia desse mês', tells: [['não', 'nenhum']] },
    { says: 'Quais ministros ainda não responderam à consulta deste mês?', tells: ['Conceição', 'Lúcio'] },
    {
      says: 'em q dia a joana tá escalada?',
      tells: [['8/11', 'dia 8', '8 de nov', 'domingo, 8', 'domingo (8']],
    },
    { says: 'Quantas missas vai ter no dia 28, guria?', tells: [['3', 'três']] },
    {
      says: 'que regra ta valendo sobre o maximo de missa de cada um?',
      start: 'ruled',
      tells: [['3', 'três']],
    },
    { says: 'será que eu devia tirar a vera do dia 28? o que você acha' },
  ],

  'to be asked about, December': inDecember([
    { says: 'a bruna n pode dia 12', asks: true },
    { says: 'Ponha a Rosa na missa do dia 31, por gentileza.', asks: true },
    { says: 'maria nao pode no natal dia 25', asks: true },
    { says: 'tira aquela que sempre falta, tu sabe quem é', asks: true },
    {
      says: 'o marcos vai viajar uns dias em dezembro então não escala ele enquanto estiver fora',
      asks: true,
    },
    { says: 'precisa de mais gente na missa do galo, aumenta lá', asks: true },
    { says: 'Bota a Fátima num domingo desses aí, mainha', asks: true },
    { says: 'A Terezinha está muito cansada; peço que lhe ponha um limite de missas neste mês.', asks: true },
    { says: 'o luiz carlos e a maria tem q ficar juntos', asks: true },
    { says: 'coloca o pedro henrique numa missa das oito', asks: true },
  ]),

  'to be asked about, November': [
    { says: 'põe a ana na missa do dia 15', asks: true },
    { says: 'Coloque o João na missa do dia 8, por favor.', asks: true },
    { says: 'domingo a dores n pode', sets: off(DORES, nov(8)), orAsks: true },
    { says: 'deixa o antonio fora de umas missa', asks: true },
    { says: 'aquelas duas que brigaram não podem ficar na mesma missa', asks: true },
  ],

  'others, December': inDecember([
    { says: 'Boa tarde. Por gentileza, publique a escala de dezembro.', asks: true, page: 'publication' },
    { says: 'manda a escala no zap do pessoal pra mim', asks: true, page: 'messages' },
    { says: 'muda o horario da missa do dia 27 pras 9h', asks: true, page: 'masses' },
    { says: 'Cadastra a dona Zefinha de ministra nova, por favor, meu rei', asks: true, page: 'people' },
    {
      says: 'a márcia me ligou e disse que agora pode no dia seis então muda a resposta dela aí no sistema',
      asks: true,
      page: 'availability',
    },
    { says: 'Peço que a Cláudia seja escalada para a missa do dia 25.', asks: true },
    { says: 'Bote seu Raimundo no dia 8', asks: true },
    { says: 'poe o benedito na misa do galo', asks: true },
    { says: 'Bom dia! Paz e bem! Como vai?' },
    { says: 'pode montar a escala pra mim', solves: true },
  ]),

  'others, November': [
    { says: 'quero imprimi a escala pra cola no mural da igreja, imprime ai', asks: true, page: 'print' },
    { says: 'ficou ótimo, pode aplicar essa proposta', start: 'proposed', decides: 'accept' },
    {
      says: 'Agradeço o esforço, mas não gostei desta proposta; pode descartá-la.',
      start: 'proposed',
      decides: TURN_DOWN,
    },
    { says: 'troca a minha senha pra mim pfv, esqueci a antiga', asks: true, page: 'account' },
    { says: 'põe o sebastião na missa do dia quinze', asks: true },
    { says: 'Brigada, viu, Deus lhe abençoe!' },
  ],

  'several acts, December': inDecember([
    {
      says: 'Boa noite. Tenho três pedidos: que a Neuza não sirva no dia 5, que o Paulo e o Marcos sirvam sempre juntos e que a missa do dia 17 tenha quatro ministros. Muito grata.',
      sets: [...off(NEUZA, dez(5)), duo(PAULO, MARCOS), need(dez(17, '19:30'), 4)],
    },
    {
      says: 'fatima no max 2, bruna f fora do dia 20 e dps monta a escala',
      sets: [cap(FATIMA, 2), ...off(BRUNA_F, dez(20))],
      solves: true,
    },
    {
      says: 'o francisco não pode nos domingos a terezinha não pode à noite e na missa do dia vinte e cinco eu quero cinco ministros',
      sets: [...off(FRANCISCO, ...DEC_SUNDAYS), ...off(TEREZINHA, ...DEC_NIGHT), need(dez(25, '10:00'), 5)],
    },
    {
      says: 'bota a luisa no dia 12 e nao escala o geraldo dia 24 nem 25',
      sets: [put(LUISA, dez(12, '19:00')), ...off(GERALDO, dez(24), dez(25))],
    },
    {
      says: 'Tira a Maria Helena da missa das 8 do dia 20, bota a Rosa T. no canto dela, e ninguém passa de 4 missas, visse',
      sets: [...off(HELENA, dez(20, '08:00')), put(ROSA_T, dez(20, '08:00')), all(4)],
    },
  ]),

  'several acts, November': [
    {
      says: 'vera n pode dia 22, joao no max 3 e bota a maria das dores na missa do dia 29',
      sets: [...off(VERA, nov(22)), cap(JOAO, 3), put(DORES, nov(29, '19:00'))],
    },
    {
      says: 'Apaga a regra do máximo de três pra cada um e deixa o João fora do dia 22, tchê',
      start: 'ruled',
      removes: [1],
      sets: off(JOAO, nov(22)),
    },
  ],
};
