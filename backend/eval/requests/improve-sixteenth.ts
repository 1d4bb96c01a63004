/** The sixteenth set: requests by the author of the fifteenth, in other voices, who saw neither the assistant nor any other request. */
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
  MARIA_JOSE,
  need,
  NEUZA,
  nov,
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

export const SIXTEENTH_SET: Requests = {
  'rules: typos': [
    { says: 'o joaoo nao podde na sexta dia 6 d manha', sets: off(JOAO, nov(6)), orAsks: true },
    { says: 'coloac a ana lima na missa das criancas dia 8', sets: [put(ANA_LIMA, nov(8, '10:00'))] },
    { says: 'dia 15 presisa de 3 ministrs', sets: [need(nov(15, '08:00'), 3)] },
    {
      says: 'vra lucia e joana nao poden fica na mesma misa',
      sets: [split(VERA, JOANA)],
      orAsks: true,
    },
    { says: 'antonnio no maximmo 3 vezes no mes', sets: [cap(ANTONIO, 3)], orAsks: true },
    {
      says: 'tiraa a joana das 8 hrs do domigno dia 8 e poem o joao',
      sets: [...off(JOANA, nov(8, '08:00')), put(JOAO, nov(8, '08:00'))],
    },
    { says: 'ninguem mais q 2 missaas em novmebro', sets: [all(2)] },
    {
      says: 'ana soza e ana lma sempre jutas qdo der',
      sets: [duo(ANA_SOUZA, ANA_LIMA)],
      orAsks: true,
    },
  ],
  'rules: typos, December': inDecember([
    { says: 'terezina nao vai estra no dai 20', sets: off(TEREZINHA, dez(20)), orAsks: true },
    { says: 'missa do glao com 7 minsitros', sets: [need(dez(24, '20:00'), 7)], orAsks: true },
    {
      says: 'neusa fora dia 5 entra fatma no luagr',
      sets: [...off(NEUZA, dez(5)), put(FATIMA, dez(5, '19:00'))],
      orAsks: true,
    },
    {
      says: 'pedro henriqe so pode a noite, d manha nao dá msm',
      sets: off(PEDRO, at('08:00'), at('10:00')),
      orAsks: true,
    },
    { says: 'rosa t e luiza na msma missa smpre', sets: [duo(ROSA_T, LUISA)], orAsks: true },
    { says: 'marcso e geradlo nunka juntos', sets: [split(MARCOS, GERALDO)], orAsks: true },
    { says: 'bruna m n podw do dia 10 ate o 17', sets: off(BRUNA_M, dezSpan(10, 17)) },
    { says: 'imaculda com + 1 ministro', sets: [need(dez(8, '19:30'), 5)], orAsks: true },
  ]),
  'rules: elderly and wordy': [
    {
      says: 'Olha, minha filha, é o seguinte: eu tava conversando com o João lá na porta da igreja e ele me disse que no dia 29 vai visitar a mãe dele, que já tá com noventa anos, então você me faz o favor de não pôr o nome dele nesse dia.',
      sets: off(JOAO, nov(29)),
    },
    {
      says: 'Meu filho, no meu tempo isso não era assim, mas enfim. A Vera Lúcia me pediu, com aquele jeitinho dela, pra servir na missa das três da tarde de São Judas, no dia 28. Anota aí pra mim.',
      sets: [put(VERA, nov(28, '15:00'))],
    },
    {
      says: 'Ai, que cabeça a minha, quase que eu esqueço de lhe dizer: a Ana Souza e a Joana, que Deus me perdoe, não se bicam desde o bingo, então não me ponha as duas na mesma celebração não.',
      sets: [split(ANA_SOUZA, JOANA)],
    },
    {
      says: 'Eu já tenho setenta e oito anos e nunca vi missa de cura com pouca gente servindo; bota aí 6 ministros nessa do dia 5, faz favor.',
      sets: [need(nov(5, '19:30'), 6)],
    },
    {
      says: 'Minha querida, o seu Antônio já não é mais menino, viu? Duas missas por mês é o que as pernas dele aguentam, não mais.',
      sets: [cap(ANTONIO, 2)],
    },
    {
      says: 'Deixa eu ver aqui na minha folhinha... isso, do dia 6 até o dia 15 a Maria das Dores vai tá em Aparecida com a romaria, não dá pra contar com ela.',
      sets: off(DORES, novSpan(6, 15)),
    },
    {
      says: 'Olhe, a Joana que me desculpe, mas quem vai ficar no lugar dela na missa das oito do dia 8 é o seu Antônio, já falei com os dois.',
      sets: [...off(JOANA, nov(8, '08:00')), put(ANTONIO, nov(8, '08:00'))],
    },
  ],
  'rules: elderly and wordy, December': inDecember([
    {
      says: 'Minha santa, a Terezinha é viúva e passa o Natal com os netos em Uberaba; por isso, nem dia 24 nem dia 25 a gente pode contar com ela.',
      sets: off(TEREZINHA, dez(24), dez(25)),
    },
    {
      says: 'Vou lhe contar uma coisa: o Francisco e a Neuza são casados há quarenta anos e nunca serviram separados; faça o favor de manter os dois juntos nas missas.',
      sets: [duo(FRANCISCO, NEUZA)],
    },
    {
      says: 'Eu, que já coordenei isso aqui por vinte anos, digo que na missa do dia 31 dois ministros é pouco. Cinco, minha filha, ponha cinco.',
      sets: [need(dez(31, '20:00'), 5)],
    },
    {
      says: 'É o seguinte, moça: a Maria Aparecida não gosta de falar, mas ela só consegue vir nas missas da manhã, porque de noite o marido fica sozinho.',
      sets: off(APARECIDA, at('19:00'), at('19:30'), at('20:00')),
    },
    {
      says: 'Ora veja, o Benedito me telefonou todo animado querendo servir no dia 8, na festa da Imaculada; pode pôr o nome dele lá.',
      sets: [put(BENEDITO, dez(8, '19:30'))],
    },
    {
      says: 'Meu bem, o Geraldo anda muito esquecido, uma missinha só no mês pra ele já chega, não passe disso.',
      sets: [cap(GERALDO, 1)],
    },
    {
      says: 'Graças a Deus a Luísa passou no vestibular! Só que do dia 14 ao dia 18 ela vai fazer a matrícula em Juiz de Fora, aí não vem servir.',
      sets: off(LUISA, dezSpan(14, 18)),
    },
    {
      says: 'Eu não tenho nada contra a Fátima, imagina, mas com a Márcia ela não pode servir, as duas discutem até no altar.',
      sets: [split(FATIMA, MARCIA)],
    },
  ]),
  'rules: gaúcho': [
    {
      says: 'Bah, tchê, o João vai tá na lida lá na estância no dia 22, deixa o vivente de folga.',
      sets: off(JOAO, nov(22)),
    },
    {
      says: 'Guria, põe a Ana Souza na missa das três da tarde do dia 28, tu faz esse favor?',
      sets: [put(ANA_SOUZA, nov(28, '15:00'))],
    },
    {
      says: 'Mas que barbaridade, 2 ministros pro domingo 22 é pouco, tchê. Faz 4.',
      sets: [need(nov(22, '08:00'), 4)],
    },
    {
      says: 'O Antônio e o João são unha e carne, tri amigos. Quero eles servindo junto sempre que der.',
      sets: [duo(ANTONIO, JOAO)],
    },
    {
      says: 'Capaz que eu vou botar alguém em mais de 3 missas! Três é o máximo pra cada vivente.',
      sets: [all(3)],
    },
    {
      says: 'Tu não me coloca a Ana Lima em missa das 7 da manhã, que ela mora lá fora, na colônia.',
      sets: off(ANA_LIMA, at('07:00')),
    },
  ],
  'rules: gaúcho, December': inDecember([
    {
      says: 'Bah, o Paulo vai pra praia dia 26 e só volta ano que vem, não conta com ele nesse fim de mês.',
      sets: off(PAULO, dezFrom(26)),
    },
    {
      says: 'Ô vivente, troca de lugar o Francisco, que tá no dia 13, com a Maria Helena, que tá no dia 20.',
      sets: [
        ...off(FRANCISCO, dez(13, '08:00')),
        put(FRANCISCO, dez(20, '08:00')),
        ...off(HELENA, dez(20, '08:00')),
        put(HELENA, dez(13, '08:00')),
      ],
    },
    {
      says: 'Tchê, o Luiz Carlos me disse que galo só no galinheiro: da missa do dia 24 ele tá fora e o Paulo assume o lugar.',
      sets: [...off(LUIZ, dez(24)), put(PAULO, dez(24, '20:00'))],
    },
    {
      says: 'A Rosa M. e o Pedro Henrique terminaram o namoro, então cada um numa missa, nunca na mesma.',
      sets: [split(ROSA_M, PEDRO)],
    },
    {
      says: 'Mete mais dois ministros na missa de Natal do dia 25, que vai ter gente a dar com pau.',
      sets: [need(dez(25, '10:00'), 6)],
    },
    {
      says: 'A Bruna F. só quer saber de missa em dia de semana, nada de sábado e domingo pra ela, tchê.',
      sets: off(BRUNA_F, dez(5), dez(6), dez(12), dez(13), dez(20), dez(27)),
    },
    { says: 'Duas missinha pra Neuza e era isso, não passa disso, guri.', sets: [cap(NEUZA, 2)] },
  ]),
  'rules: nordestino': [
    {
      says: 'Oxente, a Joana tá buchuda e enjoada que só, tire ela da missa do dia 8, visse?',
      sets: off(JOANA, nov(8)),
      or: [off(JOANA, nov(8, '08:00'))],
    },
    {
      says: 'Bote Maria das Dores na das sete da manhã do dia 28, que ela acorda com as galinhas.',
      sets: [put(DORES, nov(28, '07:00'))],
    },
    {
      says: 'Ó paí, ó: a Vera Lúcia e a Ana Souza arengam demais, quero as duas longe uma da outra.',
      sets: [split(VERA, ANA_SOUZA)],
    },
    {
      says: 'Vixe, dia 28 de tarde vai dar é gente! Quatro ministros nessa missa, meu rei.',
      sets: [need(nov(28, '15:00'), 4)],
    },
    {
      says: 'Seu Zé do Carmo tá com o joelho arriado, avie aí: só uma missa pra ele e pronto.',
      sets: [cap(ZE, 1)],
    },
    {
      says: 'Antônio se embrenha na vaquejada no fim de semana do dia 28 e 29, num bote ele não.',
      sets: off(ANTONIO, nov(28), nov(29)),
    },
  ],
  'rules: nordestino, December': inDecember([
    {
      says: 'Arre égua, Marcos e Paulo só vivem de fuxico na sacristia, não deixe os dois na mesma missa.',
      sets: [split(MARCOS, PAULO)],
    },
    {
      says: 'Cabra bom é o Geraldo, mas dia 8 ele vai pra Juazeiro pagar promessa. Francisco fica no lugar dele.',
      sets: [...off(GERALDO, dez(8)), put(FRANCISCO, dez(8, '19:30'))],
    },
    {
      says: 'Nas missas das oito da manhã não conte com a Rosa T., que ela dorme tarde por causa da barraca de tapioca.',
      sets: off(ROSA_T, at('08:00')),
    },
    {
      says: 'Virgem Maria, o Galo vai lotar! Dez ministros pra essa missa, e olhe lá se não faltar hóstia.',
      sets: [need(dez(24, '20:00'), 10)],
    },
    {
      says: 'As quatro Marias (Aparecida, Socorro, Helena e José) num servem no dia 31, que é a confraternização delas.',
      sets: [
        ...off(APARECIDA, dez(31)),
        ...off(SOCORRO, dez(31)),
        ...off(HELENA, dez(31)),
        ...off(MARIA_JOSE, dez(31)),
      ],
      orAsks: true,
    },
    {
      says: 'Benedito, coitado, tá sem transporte, mas pra missa da catequese do dia 20 ele dá um jeito: bote ele lá.',
      sets: [put(BENEDITO, dez(20, '10:00'))],
    },
    {
      says: 'De jeito maneira que alguém pega cinco missa! O limite de cada um é quatro, homi.',
      sets: [all(4)],
    },
  ]),
  'rules: WhatsApp of a young one': [
    {
      says: 'boa tardeee, o joao ta d plantao no hospital sabado 28 e domingo 29 🏥 deixa ele livre',
      sets: off(JOAO, nov(28), nov(29)),
    },
    { says: 'amg coloca a ana souza dia 22 pfvr', sets: [put(ANA_SOUZA, nov(22, '08:00'))] },
    {
      says: 'vera e antonio ja ficam o dia td juntos em casa rsrs na igreja separa eles',
      sets: [split(VERA, ANTONIO)],
    },
    { says: 'missa das 19:30 do 28 pd ser so 2 ministros msm', sets: [need(nov(28, '19:30'), 2)] },
    {
      says: 'a ana lima só qr servir d noite',
      sets: off(ANA_LIMA, at('06:30'), at('07:00'), at('08:00'), at('10:00'), at('15:00')),
    },
    {
      says: 'qnd for missa das crianças n põe o joão, ele n tem paciência kkkkk',
      sets: off(JOAO, nov(8, '10:00')),
    },
  ],
  'rules: WhatsApp of a young one, December': inDecember([
    { says: 'hj a marcia me falou q dia 27 n da p ela 😕', sets: off(MARCIA, dez(27)) },
    { says: 'luisa e bruna f juntas em td missa se der, sao bff', sets: [duo(LUISA, BRUNA_F)] },
    {
      says: 'me tira o luiz carlos do galo e me poe o marcos la',
      sets: [...off(LUIZ, dez(24)), put(MARCOS, dez(24, '20:00'))],
    },
    { says: 'paulo max 3 missa em dez, blz?', sets: [cap(PAULO, 3)] },
    { says: 'segunda quinzena sem a fatima pq ela vai ganhar neném', sets: off(FATIMA, dezFrom(16)) },
    { says: 'add mais 2 ministros na missa do dia 13 as 10', sets: [need(dez(13, '10:00'), 4)] },
    {
      says: 'a helena n quer mais missa das 8 da manha, o resto td bem',
      sets: off(HELENA, at('08:00')),
    },
  ]),
  'rules: short letters': [
    {
      says: 'Prezada equipe: favor não escalar Ana Souza, de forma alguma, em dias úteis.',
      sets: off(ANA_SOUZA, nov(5), nov(6)),
    },
    {
      says: 'Em aditamento à mensagem anterior, reduza-se para um o número de ministros da missa do dia 6.',
      sets: [need(nov(6, '06:30'), 1)],
    },
    {
      says: 'Conforme combinado em reunião, o Sr. Zé do Carmo assumirá a missa do dia 29.',
      sets: [put(ZE, nov(29, '19:00'))],
    },
    {
      says: 'Não é permitido, neste mês, que um ministro sirva mais de duas vezes.',
      sets: [all(2)],
    },
    {
      says: 'A Sra. Íris encontra-se em licença do dia 7 ao dia 14.',
      sets: off(IRIS, novSpan(7, 14)),
    },
  ],
  'rules: short letters, December': inDecember([
    {
      says: 'Considerando a idade avançada de Terezinha, determino que ela sirva somente nas celebrações das 10h.',
      sets: off(TEREZINHA, at('08:00'), at('19:00'), at('19:30'), at('20:00')),
    },
    {
      says: 'Segue pedido: substituir Marcos por Pedro Henrique no Natal do Senhor.',
      sets: [...off(MARCOS, dez(25)), put(PEDRO, dez(25, '10:00'))],
    },
    {
      says: 'Os ministros Luiz Carlos e Luísa, pai e filha, não devem ser separados: que sirvam na mesma missa.',
      sets: [duo(LUIZ, LUISA)],
    },
    {
      says: 'Para a novena do dia 17, o número de ministros deverá ser dobrado.',
      sets: [need(dez(17, '19:30'), 4)],
    },
    {
      says: 'Não há celebração em dezembro na qual Maria Aparecida possa atuar, em razão de cirurgia.',
      sets: off(APARECIDA),
    },
    {
      says: 'Francisco e Geraldo responderão pela missa da Sagrada Família.',
      sets: [put(FRANCISCO, dez(27, '08:00')), put(GERALDO, dez(27, '08:00'))],
    },
  ]),
  'rules: exceptions, double negations and several acts': [
    {
      says: 'Tira o João de todas as missas do dia 28, menos a das 15h.',
      sets: off(JOAO, nov(28, '07:00'), nov(28, '19:30')),
    },
    { says: 'Não deixa de colocar a Ana Lima no dia 5.', sets: [put(ANA_LIMA, nov(5, '19:30'))] },
    {
      says: 'O Antônio serve com qualquer um, exceto com a Conceição: com ela, nunca.',
      sets: [split(ANTONIO, CONCEICAO)],
    },
    {
      says: 'A Vera não fica sem a Ana Lima: se uma serve, a outra serve na mesma missa.',
      sets: [duo(VERA, ANA_LIMA)],
    },
    {
      says: 'Entre o dia 10 e o dia 25 a Ana Souza não serve, mas no dia 15 pode.',
      sets: off(ANA_SOUZA, nov(22)),
    },
    {
      says: 'João: escalar no dia 8 às 10h; no dia 15, não.',
      sets: [put(JOAO, nov(8, '10:00')), ...off(JOAO, nov(15))],
    },
    {
      says: 'Joana fora do dia 28, João fora do dia 29, Ana Lima fora do dia 5.',
      sets: [...off(JOANA, nov(28)), ...off(JOAO, nov(29)), ...off(ANA_LIMA, nov(5))],
    },
    {
      says: 'Quatro ministros na das 7h, quatro na das 15h e cinco na das 19h30, tudo no dia 28.',
      sets: [need(nov(28, '07:00'), 4), need(nov(28, '15:00'), 4), need(nov(28, '19:30'), 5)],
    },
    {
      says: 'Não é pra tirar a Ana Lima do dia 28, é pra tirar do dia 29.',
      sets: off(ANA_LIMA, nov(29)),
    },
  ],
  'rules: exceptions, double negations and several acts, December': inDecember([
    {
      says: 'Nos sábados não contem com o Paulo nem com a Neuza.',
      sets: [...off(PAULO, dez(5), dez(12)), ...off(NEUZA, dez(5), dez(12))],
    },
    {
      says: 'Rosa M. no máximo duas missas, Rosa T. no máximo três.',
      sets: [cap(ROSA_M, 2), cap(ROSA_T, 3)],
    },
    {
      says: 'Marcos não serve depois do dia 20, a não ser no dia 25.',
      sets: off(MARCOS, dez(24), dez(27), dez(31)),
    },
    {
      says: 'Pedro Henrique e Luísa podem servir nos mesmos dias, só que nunca na mesma missa.',
      sets: [split(PEDRO, LUISA)],
    },
    {
      says: 'Faz assim: na missa do dia 17 entram Bruna M. e Marcos, e o total sobe pra 4 ministros.',
      sets: [put(BRUNA_M, dez(17, '19:30')), put(MARCOS, dez(17, '19:30')), need(dez(17, '19:30'), 4)],
    },
    {
      says: 'A Maria Helena não pode no dia 20; quem cobre é a Maria do Socorro.',
      sets: [...off(HELENA, dez(20)), put(SOCORRO, dez(20, '08:00'))],
      or: [[...off(HELENA, dez(20, '08:00')), put(SOCORRO, dez(20, '08:00'))]],
    },
    {
      says: 'Três missas por cabeça no máximo, e o Francisco só uma.',
      sets: [all(3), cap(FRANCISCO, 1)],
    },
    {
      says: 'Sem a Fátima nos domingos 6, 13 e 20; nos outros dias ela continua.',
      sets: off(FATIMA, dez(6), dez(13), dez(20)),
    },
    {
      says: 'Geraldo não serve em dia de semana, a não ser na véspera de Natal.',
      sets: off(GERALDO, dez(8), dez(17), dez(25), dez(31)),
    },
    {
      says: 'Bruna M. e Rosa M. separadas; Bruna F. e Rosa T. juntas.',
      sets: [split(BRUNA_M, ROSA_M), duo(BRUNA_F, ROSA_T)],
    },
  ]),
  'reasons without an order': [
    { says: 'A Vera Lúcia virou bisavó, menina, tá toda boba com o neném!' },
    { says: 'joao ta com a pressao alta dnv, o medico passou remedio' },
  ],
  'reasons without an order, December': inDecember([
    { says: 'Diz que o Marcos foi promovido no banco, uma bênção pra família.' },
    { says: 'Neuza quebrou o óculos, acredita?' },
  ]),
  conversations: [
    {
      says: ['Joana não serve dia 28.', 'e o Antonio tb nao', 'volta a Joana, ela disse q consegue'],
      sets: off(ANTONIO, nov(28)),
    },
    {
      says: ['Qual missa do dia 8 tem a Joana?', 'Nessa mesma põe também a Maria das Dores.'],
      sets: [put(DORES, nov(8, '08:00'))],
    },
    { says: ['Limita o João.', '3'], sets: [cap(JOAO, 3)] },
    {
      says: ['Põe a Vera Lúcia numa missa do dia 28.', 'a da tarde'],
      sets: [put(VERA, nov(28, '15:00'))],
    },
    {
      says: ['O João não pode dia 5.', 'Não, desculpa, ele não pode é no dia 6.'],
      sets: off(JOAO, nov(6)),
    },
    {
      says: ['Ana Lima e Ana Souza sempre juntas.', 'E nenhuma das duas no dia 29.'],
      sets: [duo(ANA_LIMA, ANA_SOUZA), ...off(ANA_LIMA, nov(29)), ...off(ANA_SOUZA, nov(29))],
    },
    {
      start: 'ruled',
      says: ['Quais são as regras?', 'Apaga a do limite de três missas.'],
      removes: [1],
    },
    {
      start: 'ruled',
      says: 'A missa das 15h do dia 28 agora precisa de 4 ministros em vez de 3.',
      sets: [need(nov(28, '15:00'), 4)],
      removes: [3],
    },
    {
      start: 'proposed',
      says: 'Não quero essa proposta não, pode rejeitar.',
      decides: TURN_DOWN,
    },
    { start: 'proposed', says: 'sim, aceito a proposta, ficou ótima', decides: 'accept' },
    {
      says: ['Ana Souza fora do dia 15 e fora do dia 22.', 'Desfaz só o do dia 22.'],
      sets: off(ANA_SOUZA, nov(15)),
    },
    { says: 'monta a escala aí pra mim', solves: true },
    {
      says: ['Quantas pessoas precisa na das 19h30 do dia 28?', 'Aumenta pra 5.'],
      sets: [need(nov(28, '19:30'), 5)],
    },
    {
      says: ['Antônio não serve dia 15.', 'Quem está nesse dia?'],
      sets: off(ANTONIO, nov(15)),
      tells: ['João'],
    },
    {
      says: ['A Ana vai viajar e não serve no dia 15.', 'ué, a Lima, claro'],
      sets: off(ANA_LIMA, nov(15)),
    },
    {
      says: ['Tira a Joana da missa das 8 do dia 8.', 'Quem entra no lugar é o Antônio.'],
      sets: [...off(JOANA, nov(8, '08:00')), put(ANTONIO, nov(8, '08:00'))],
    },
  ],
  'conversations, December': inDecember([
    {
      says: ['Rosa não pode dia 8.', 'A que está escalada nesse dia.'],
      sets: off(ROSA_M, dez(8)),
    },
    {
      says: ['Marcos não serve no dia 25.', 'Nem no 24.', 'Pensando melhor, no 24 ele pode sim.'],
      sets: off(MARCOS, dez(25)),
    },
    {
      says: ['Paulo e Neuza nunca juntos.', 'E o Paulo com a Fátima também não.'],
      sets: [split(PAULO, NEUZA), split(PAULO, FATIMA)],
    },
    { says: ['Luiz Carlos no máximo 3 missas.', 'Melhor 2.'], sets: [cap(LUIZ, 2)] },
    {
      says: ['Põe a Luísa e a Fátima na novena.', 'Troca a Fátima pela Terezinha.'],
      sets: [put(LUISA, dez(17, '19:30')), put(TEREZINHA, dez(17, '19:30'))],
      or: [[put(LUISA, dez(17, '19:30')), put(TEREZINHA, dez(17, '19:30')), ...off(FATIMA, dez(17))]],
    },
    {
      says: ['A Bruna F. viaja de 18 a 26, não serve.', 'A Bruna M. também.'],
      sets: [...off(BRUNA_F, dezSpan(18, 26)), ...off(BRUNA_M, dezSpan(18, 26))],
    },
    {
      says: ['Missa do Galo com 8 ministros.', 'E a do dia 31 com 4.'],
      sets: [need(dez(24, '20:00'), 8), need(dez(31, '20:00'), 4)],
    },
    {
      says: ['O Geraldo está em qual missa?', 'Tira ele dessa e põe o Paulo.'],
      sets: [...off(GERALDO, dez(8)), put(PAULO, dez(8, '19:30'))],
    },
    {
      says: ['A Terezinha não pode servir num domingo.', 'No dia 6.'],
      sets: off(TEREZINHA, dez(6)),
    },
    { says: ['Francisco e Pedro Henrique sempre juntos.', 'Cancela, eles não querem mais.'] },
    {
      says: ['Maria não vem dia 27.', 'a Aparecida e a Helena'],
      sets: [...off(APARECIDA, dez(27)), ...off(HELENA, dez(27))],
    },
    {
      says: ['Fátima só de manhã.', 'Ah, e o Benedito só de noite.'],
      sets: [
        ...off(FATIMA, at('19:00'), at('19:30'), at('20:00')),
        ...off(BENEDITO, at('08:00'), at('10:00')),
      ],
    },
    {
      says: ['Tira o Francisco do dia 13.', 'Põe no lugar dele o Luiz Carlos.'],
      sets: [...off(FRANCISCO, dez(13)), put(LUIZ, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13, '08:00')), put(LUIZ, dez(13, '08:00'))]],
    },
    {
      says: ['Põe o Marcos no dia 20.', 'na das 8', 'ops, na das 10'],
      sets: [put(MARCOS, dez(20, '10:00'))],
    },
    {
      says: ['Neuza fora do dia 5.', 'Em compensação põe ela no dia 12.'],
      sets: [...off(NEUZA, dez(5)), put(NEUZA, dez(12, '19:00'))],
    },
    {
      says: ['Quem tá no Galo?', 'O Luiz Carlos pediu pra sair.', 'isso, tira ele'],
      sets: off(LUIZ, dez(24)),
    },
  ]),
  questions: [
    { says: 'Em quais dias o João pegou missa?', tells: ['15'] },
    { says: 'o antonio falou se pode no dia 22?', tells: ['Antônio'] },
    { says: 'Que missa tem na sexta-feira, dia 6?', tells: [['06:30', '6h30', '6:30']] },
    { says: 'Quem é que respondeu que não pode em missa nenhuma?', tells: ['Sebastião'] },
    { says: 'Quantas missas são no dia 28?', tells: [['3', 'três']] },
    { start: 'ruled', says: 'Existe alguma regra sobre o João e a Joana?', tells: ['Joana'] },
    { start: 'published', says: 'A escala já foi publicada?', tells: ['publicad'] },
    { says: 'Será que seria bom eu tirar a Ana Lima do dia 28? Fico na dúvida.' },
  ],
  'questions, December': inDecember([
    { says: 'Quem serve com a Terezinha na véspera de Natal?', tells: ['Luiz Carlos'] },
    { says: 'Por que o Raimundo não aparece na escala?', tells: [['mandato', 'inativ']] },
    { says: 'A Márcia pode no dia 6?', tells: [['não', 'indispon']] },
    { says: 'Quantos ministros a festa do dia 8 pede?', tells: [['4', 'quatro']] },
    { says: 'qual é a missa do dia 17?', tells: ['Novena'] },
    { says: 'Já tem alguém no dia 27?', tells: [['ningu', 'não', 'nenhum', 'vazi', 'falta']] },
    { says: 'Me disseram que a Luísa ia sair do dia 24, ela estava lá?' },
    { says: 'O Marcos está escalado no Natal do Senhor?', tells: ['Marcos'] },
  ]),
  'must be asked': [
    { says: 'Ana e João não ficam na mesma missa.', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'Bota a Ana Lima naquela missa que ela gosta.', asks: true },
    { says: 'Aumenta o número de ministros do dia 8.', asks: true },
    { says: 'Antônio tá de férias umas semanas aí, não escala.', asks: true },
    { says: 'Faz a troca do João.', asks: true },
    {
      says: 'A missa do dia 28 precisa de 4 ministros.',
      asks: true,
      or: [[need(nov(28, '07:00'), 4), need(nov(28, '15:00'), 4), need(nov(28, '19:30'), 4)]],
    },
    { says: 'Não põe ele com ela.', asks: true },
    { says: 'Um dos rapazes não pode no dia 15.', asks: true },
  ],
  'must be asked, December': inDecember([
    { says: 'A Rosa e o Paulo juntos.', asks: true, tells: ['Rosa M.', 'Rosa T.'] },
    { says: 'Tem um domingo que a Neuza não pode.', asks: true },
    {
      says: 'Escala a Maria na missa do dia 5.',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    { says: 'Coloca mais uns ministros no dia 25.', asks: true },
    { says: 'Geraldo não pode num desses feriados.', asks: true },
    {
      says: 'Põe o Pedro Henrique no domingo dia 6.',
      asks: true,
      tells: [
        ['08:00', '8h', '8:00'],
        ['10:00', '10h'],
      ],
    },
    { says: 'Bruna máximo 2 missas.', asks: true, tells: ['Bruna F.', 'Bruna M.'] },
    { says: 'O Luiz Carlos só pode até certo dia.', asks: true },
  ]),
  'refused or impossible': [
    { says: 'Como vai tá o tempo no dia 5?', asks: true },
    { says: 'me passa o telefone da vera lucia', asks: true, page: 'people' },
    { start: 'published', says: 'Põe a Ana Souza no dia 22.', asks: true, page: 'publication' },
    { says: 'Cria uma missa nova dia 20 às 19h.', asks: true, page: 'masses' },
    { says: 'Manda a escala por e-mail pros ministros.', asks: true, page: 'messages' },
    { says: 'Escala o Sebastião no dia 15.', asks: true, tells: ['Sebastião'] },
  ],
  'refused or impossible, December': inDecember([
    { says: 'Agora quero começar a escala de janeiro.', asks: true, page: 'schedules' },
    {
      says: 'Raimundo entra no lugar do Paulo no dia 5.',
      asks: true,
      tells: [['mandato', 'inativ']],
    },
    { says: 'Coloca a Cláudia na novena.', asks: true, tells: ['Cláudia'] },
  ]),
};
