/**
 * The twenty-second set: the natural mix once more, and sentences whose first look sets a wrong rule; written before the
 * reader's code was looked at by whoever then mended for it.
 */
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
  dez,
  dezSpan,
  DORES,
  duo,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  inDecember,
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
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

export const TWENTY_SECOND_SET: Requests = {
  formal: [
    {
      says: 'Cumpre-me informar que a ministra Maria das Dores encontra-se impossibilitada de atuar no dia 22, devendo o João assumir seu posto.',
      sets: [...off(DORES, nov(22)), put(JOAO, nov(22, '08:00'))],
    },
    {
      says: 'Solicita-se a inclusão de Antônio na celebração de domingo, 8 de novembro, às 10 horas.',
      sets: [put(ANTONIO, nov(8, '10:00'))],
    },
    {
      says: 'Para a missa de cura e libertação, queira prever cinco ministros em vez de três.',
      sets: [need(nov(5, '19:30'), 5)],
    },
    {
      says: 'A ministra Vera Lúcia, em virtude de tratamento de saúde, não deverá constar da escala até o dia 22, inclusive.',
      sets: off(VERA, novUntil(22)),
    },
    {
      says: 'Fica estabelecido que nenhum ministro servirá em mais de duas missas; quanto ao João, admite-se até quatro.',
      sets: [all(2), cap(JOAO, 4)],
      or: [[all(2)]],
      orAsks: true,
    },
    {
      says: 'Agradeço se puder trocar o João, do dia 15, pelo Antônio, que já se prontificou.',
      sets: [...off(JOAO, nov(15)), put(ANTONIO, nov(15, '08:00'))],
    },
    {
      says: 'Informo que Ana Souza e Ana Lima solicitaram servir juntas sempre que possível.',
      sets: [duo(ANA_SOUZA, ANA_LIMA)],
    },
    {
      says: 'Pede a senhora Dores que não a escalem nas missas noturnas, por residir em sítio distante.',
      sets: off(DORES, at('19:30'), at('19:00')),
    },
  ],
  'formal, December': inDecember([
    {
      says: 'Em atenção ao pedido da família, Geraldo e Márcia deverão servir na mesma celebração.',
      sets: [duo(GERALDO, MARCIA)],
    },
    {
      says: 'O senhor Luiz Carlos estará em missão de 10 a 18 de dezembro, não podendo servir nesse período.',
      sets: off(LUIZ, dezSpan(10, 18)),
    },
    {
      says: 'No dia 20, às 10h, necessitamos de quatro ministros: Paulo, Neuza, Marcos e mais um que o sistema indicar.',
      sets: [
        need(dez(20, '10:00'), 4),
        put(PAULO, dez(20, '10:00')),
        put(NEUZA, dez(20, '10:00')),
        put(MARCOS, dez(20, '10:00')),
      ],
    },
    {
      says: 'Tendo a senhora Terezinha declinado da Missa do Galo, queira designar Rosa T. em seu lugar.',
      sets: [...off(TEREZINHA, dez(24)), put(ROSA_T, dez(24, '20:00'))],
    },
    {
      says: 'Poderia verificar se o Benedito respondeu que pode servir no Natal?',
      tells: [['não', 'nao']],
    },
    {
      says: 'A partir do dia 13, a senhora Maria Helena deixará de servir às 8h, permanecendo disponível para as demais.',
      sets: off(HELENA, dez(13, '08:00'), dez(20, '08:00'), dez(27, '08:00')),
      orAsks: true,
    },
  ]),
  whatsapp: [
    {
      says: 'joana falou q 8 cedo n rola, as 10 vai sim',
      sets: off(JOANA, nov(8, '08:00')),
      or: [[...off(JOANA, nov(8, '08:00')), put(JOANA, nov(8, '10:00'))]],
      orAsks: true,
    },
    { says: 'bom dia! zé do carmo só 1x esse mes tá', sets: [cap(ZE, 1)] },
    {
      says: 'dores dia 6 e ana souza tb',
      sets: [put(DORES, nov(6, '06:30')), put(ANA_SOUZA, nov(6, '06:30'))],
      orAsks: true,
    },
    { says: 'o marido da vera operou e ela n vem dia 5 nem 6', sets: off(VERA, nov(5), nov(6)) },
    { says: 'joão ta de atestado ate sexta 🤒', sets: off(JOAO, novUntil(6)), orAsks: true },
    {
      says: 'põe 5 na das 19:30 do dia 28 e 3 na das 7',
      sets: [need(nov(28, '19:30'), 5), need(nov(28, '07:00'), 3)],
    },
    {
      says: 'antonio fora dia 15!! ana souza entra',
      sets: [...off(ANTONIO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      says: 'pessoal da noite dia 28 é dores e vera',
      sets: [put(DORES, nov(28, '19:30')), put(VERA, nov(28, '19:30'))],
      orAsks: true,
    },
    { says: 'vera c/ antonio sempre, vem no msm carro', sets: [duo(VERA, ANTONIO)] },
    { says: 'quem falta responder??', tells: ['Conceição', 'Lúcio'] },
    {
      says: 'a ana lima sai do 28 as 7 e entra no 28 as 19:30',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(ANA_LIMA, nov(28, '19:30'))],
    },
    {
      says: ['joão n pode 22', 'e 29', 'a dores entra no lugar dele no 22'],
      sets: [...off(JOAO, nov(22), nov(29)), put(DORES, nov(22, '08:00'))],
    },
    { says: ['tira a joana do dia 8', 'só da de 8h'], sets: off(JOANA, nov(8, '08:00')) },
    { says: ['dores só 2 missas', 'ou melhor 3'], sets: [cap(DORES, 3)] },
  ],
  'whatsapp, December': inDecember([
    {
      says: 'fátima e neuza dia 12, paulo e marcos dia 13 as 8',
      sets: [
        put(FATIMA, dez(12, '19:00')),
        put(NEUZA, dez(12, '19:00')),
        put(PAULO, dez(13, '08:00')),
        put(MARCOS, dez(13, '08:00')),
      ],
    },
    {
      says: 'luísa n vai poder ir no dia da imaculada q vai ser madrinha de um casamento',
      sets: off(LUISA, dez(8)),
    },
    {
      says: 'geraldo disse q natal ta fora mas 31 conta com ele',
      sets: [...off(GERALDO, dez(25)), put(GERALDO, dez(31, '20:00'))],
    },
    { says: 'bota mais 2 na missa do galo', sets: [need(dez(24, '20:00'), 8)] },
    {
      says: 'neuza e paulo trocaram: neuza vai pro 12 e paulo fica no 5',
      sets: [...off(NEUZA, dez(5)), put(NEUZA, dez(12, '19:00')), put(PAULO, dez(5, '19:00'))],
      or: [[...off(NEUZA, dez(5)), put(NEUZA, dez(12, '19:00'))]],
      orAsks: true,
    },
    {
      says: 'terezinha volta so depois do natal',
      sets: off(TEREZINHA, { until: '2026-12-25' }),
      or: [off(TEREZINHA, { until: '2026-12-24' })],
      orAsks: true,
    },
    { says: 'marcos e geraldo brigaram rs n poe junto', sets: [split(MARCOS, GERALDO)] },
    { says: 'chico quer 31, pode por ele', sets: [put(FRANCISCO, dez(31, '20:00'))], orAsks: true },
    {
      says: ['quem ta dia 8?', 'tira o geraldo e poe o paulo'],
      sets: [...off(GERALDO, dez(8)), put(PAULO, dez(8, '19:30'))],
    },
    {
      says: ['socorro n pode 20', 'de nenhum horario', 'e a aparecida so as 10'],
      sets: [...off(SOCORRO, dez(20)), ...off(APARECIDA, dez(20, '08:00'))],
      orAsks: true,
    },
    {
      says: 'fatima a noite n da, cuida da neta',
      sets: off(FATIMA, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
    },
  ]),
  dictated: [
    {
      says: 'bom então assim a vera não pode no dia vinte e oito de manhã porque ela tem feira mas de tarde e de noite ela pode',
      sets: off(VERA, nov(28, '07:00')),
    },
    {
      says: 'no dia oito às dez eu quero o joão o antônio e a ana lima e no dia quinze só a ana souza',
      sets: [
        put(JOAO, nov(8, '10:00')),
        put(ANTONIO, nov(8, '10:00')),
        put(ANA_LIMA, nov(8, '10:00')),
        put(ANA_SOUZA, nov(15, '08:00')),
      ],
      orAsks: true,
    },
    {
      says: 'a dona dores está com a perna machucada deixa ela descansar do dia seis até o dia quinze',
      sets: off(DORES, novSpan(6, 15)),
    },
    {
      says: 'muda pra quatro o número de pessoas da missa do dia vinte e nove e pra dois a do dia quinze',
      sets: [need(nov(29, '19:00'), 4), need(nov(15, '08:00'), 2)],
    },
    {
      says: 'o joão disse que dia vinte e dois não consegue mas dia vinte e nove consegue então tira ele do vinte e dois',
      sets: off(JOAO, nov(22)),
      or: [[...off(JOAO, nov(22)), put(JOAO, nov(29, '19:00'))]],
    },
    {
      says: 'a ana souza no lugar do joão dia quinze e o joão no lugar da ana lima dia vinte e oito às sete',
      sets: [
        ...off(JOAO, nov(15)),
        put(ANA_SOUZA, nov(15, '08:00')),
        ...off(ANA_LIMA, nov(28, '07:00')),
        put(JOAO, nov(28, '07:00')),
      ],
    },
    {
      says: 'eu quero saber quem está disponível pro dia vinte e dois às oito da manhã',
      tells: ['João'],
    },
    {
      says: 'antônio e vera são casal então sempre na mesma missa e o zé do carmo no máximo uma vez',
      sets: [duo(ANTONIO, VERA), cap(ZE, 1)],
    },
    {
      says: 'ninguém da escala pode ter mais do que três missas nem o joão',
      sets: [all(3)],
      or: [[all(3), cap(JOAO, 3)]],
      orAsks: true,
    },
  ],
  'dictated, December': inDecember([
    {
      says: 'o paulo não pode no dia doze a luísa não pode no dia treze e o marcos não pode em nenhum dos dois',
      sets: [...off(PAULO, dez(12)), ...off(LUISA, dez(13)), ...off(MARCOS, dez(12), dez(13))],
    },
    {
      says: 'pra missa do galo põe a bruna f a bruna m o pedro henrique e a luísa',
      sets: [
        put(BRUNA_F, dez(24, '20:00')),
        put(BRUNA_M, dez(24, '20:00')),
        put(PEDRO, dez(24, '20:00')),
        put(LUISA, dez(24, '20:00')),
      ],
    },
    {
      says: 'o geraldo vai viajar dia dezenove e volta no dia vinte e três então nesse tempo não conta com ele',
      sets: off(GERALDO, dezSpan(19, 23)),
      or: [off(GERALDO, dezSpan(19, 22))],
    },
    {
      says: 'a missa das dez do dia treze precisa de três e a das oito só de um',
      sets: [need(dez(13, '10:00'), 3), need(dez(13, '08:00'), 1)],
    },
    {
      says: 'a neuza quer sair do dia cinco e ir pro dia vinte e sete e a fátima fica com o lugar dela no cinco',
      sets: [...off(NEUZA, dez(5)), put(NEUZA, dez(27, '08:00')), put(FATIMA, dez(5, '19:00'))],
    },
    {
      says: 'rosa m e rosa t cada uma no máximo duas missas e nunca juntas',
      sets: [cap(ROSA_M, 2), cap(ROSA_T, 2), split(ROSA_M, ROSA_T)],
    },
    {
      says: 'o pedro henrique estuda à noite então durante a semana não dá pra ele',
      sets: off(PEDRO, dez(8), dez(17), dez(24), dez(25), dez(31)),
      or: [off(PEDRO, dez(8), dez(17), dez(24), dez(31))],
      orAsks: true,
    },
    {
      says: 'maria aparecida maria helena e maria do socorro não podem no dia trinta e um',
      sets: [...off(APARECIDA, dez(31)), ...off(HELENA, dez(31)), ...off(SOCORRO, dez(31))],
    },
  ]),
  typos: [
    { says: 'a dorse nao podi dia 22 nen dia 29', sets: off(DORES, nov(22), nov(29)), orAsks: true },
    { says: 'colca antonho dia 15 as 8', sets: [put(ANTONIO, nov(15, '08:00'))], orAsks: true },
    { says: 'presisa de 4 minstros na misa das crianssas', sets: [need(nov(8, '10:00'), 4)], orAsks: true },
    { says: 'ana limma nao qer servi dia 29', sets: off(ANA_LIMA, nov(29)), orAsks: true },
    { says: 'joao e juana nunca na msma misa', sets: [split(JOAO, JOANA)], orAsks: true },
    { says: 'antonio apatir do dia20 nao', sets: off(ANTONIO, novFrom(20)), orAsks: true },
  ],
  'typos, December': inDecember([
    {
      says: 'fatma e benedto nao podem dia trese',
      sets: [...off(FATIMA, dez(13)), ...off(BENEDITO, dez(13))],
      orAsks: true,
    },
    {
      says: 'troka o geraudo pelo marcos na imaculda',
      sets: [...off(GERALDO, dez(8)), put(MARCOS, dez(8, '19:30'))],
      orAsks: true,
    },
    { says: 'luis carlo soh 3 misas em desembro', sets: [cap(LUIZ, 3)], orAsks: true },
    { says: 'neusa tah viajano do dia 5 ao 12', sets: off(NEUZA, dezSpan(5, 12)), orAsks: true },
  ]),
  'kin, roles and exchanges': [
    { says: 'A esposa do Antônio não vem no dia 22.', asks: true, or: [off(VERA, nov(22))] },
    {
      says: 'Os dois Anas não, só a Ana Lima fica fora do dia 15.',
      sets: off(ANA_LIMA, nov(15)),
      orAsks: true,
    },
    {
      says: 'Troca a Joana do dia 8 às 8h com o João do dia 15.',
      asks: true,
    },
    {
      says: 'Inverte: a Ana Lima faz o dia 15 e o João faz o dia 28 às 7.',
      sets: [
        put(ANA_LIMA, nov(15, '08:00')),
        put(JOAO, nov(28, '07:00')),
        ...off(JOAO, nov(15)),
        ...off(ANA_LIMA, nov(28, '07:00')),
      ],
    },
  ],
  'kin, roles and exchanges, December': inDecember([
    {
      says: 'O Paulo e o Francisco combinaram de trocar: o Paulo faz o dia 13 às 8h e o Francisco faz o dia 5.',
      sets: [
        ...off(PAULO, dez(5)),
        put(PAULO, dez(13, '08:00')),
        ...off(FRANCISCO, dez(13, '08:00')),
        put(FRANCISCO, dez(5, '19:00')),
      ],
      or: [
        [
          ...off(PAULO, dez(5)),
          put(PAULO, dez(13, '08:00')),
          ...off(FRANCISCO, dez(13)),
          put(FRANCISCO, dez(5, '19:00')),
        ],
      ],
    },
    {
      says: 'Quem está com o Paulo no dia 5 sai, e entra a Fátima.',
      sets: [...off(NEUZA, dez(5)), put(FATIMA, dez(5, '19:00'))],
      orAsks: true,
    },
    {
      says: 'O rapaz que está no Natal, o Marcos, passa para o Galo.',
      sets: [...off(MARCOS, dez(25)), put(MARCOS, dez(24, '20:00'))],
    },
    { says: 'Põe a Helena, que já está no dia 20, também no dia 27.', sets: [put(HELENA, dez(27, '08:00'))] },
    { says: ['A Luísa não pode dia 13 às 8h', 'Não, às 10h'], sets: off(LUISA, dez(13, '10:00')) },
    { says: ['Bruna F. no dia 6 às 8h', 'Perdão, é a outra Bruna'], sets: [put(BRUNA_M, dez(6, '08:00'))] },
    { says: ['Neuza fora do dia 5', 'Pensando bem, deixa ela'] },
    {
      says: ['O Paulo não serve de manhã', 'aos domingos só, nos outros dias pode'],
      sets: off(PAULO, dez(6), dez(13), dez(20), dez(27)),
      orAsks: true,
    },
  ]),
  'questions and others': [
    { says: 'O João está muito sobrecarregado?' },
    {
      says: 'Dá pra saber se a missa do dia 29 já tem gente?',
      tells: [['ninguém', 'falt', 'sem', 'nenhum']],
    },
    { says: 'Quantas vezes o João vai servir?', tells: ['1'] },
    { says: 'me diz quem não pode no dia 15', tells: ['Vera'] },
    { says: 'avisa a Joana que ela saiu do dia 8', asks: true, page: 'messages' },
    { says: 'muda o horário da missa do dia 15 para as 9h', asks: true, page: 'masses' },
    { says: 'a Conceição mudou de telefone, anota aí', asks: true, page: 'people' },
  ],
};

/** Sentences whose first look sets a wrong rule. */
export const TWENTY_SECOND_TRAPS: Requests = {
  'said by others, past, hypothetical': [
    { says: 'O João disse que a Vera não pode dia 22, mas ela me confirmou que pode.' },
    { says: 'No ano passado a Joana não podia no dia 8.' },
    { says: 'Mês passado o João não serviu no dia 15 porque estava doente.' },
    { says: 'Se eu tirasse o João do dia 15, quem entraria?' },
    { says: 'O que aconteceria se a Ana Lima não pudesse no dia 28?' },
    { says: 'O Antônio queria ficar fora do dia 22, mas já conversei e ele fica.' },
    { says: 'Quase tirei a Joana do dia 8, ainda bem que ela melhorou.' },
    { says: 'Diz o Zé que não vem mais dia 29, mas deve ser brincadeira dele.', asks: true, or: [[]] },
    { says: 'A Dores achava que não podia no dia 22, mas pode.' },
    { says: 'Eu ia colocar a Ana Souza no dia 15, só que desisti.' },
    { says: 'Imagina se a Vera e o Antônio não podem dia 28, estamos perdidos.' },
    { says: 'Tomara que o João possa no dia 29.' },
    { says: 'O padre perguntou se a Joana não pode no dia 8.', asks: true, or: [[]] },
    { says: 'Ouvi dizer que o Antônio não vem dia 15.', asks: true, or: [[]] },
    { says: 'A Ana Lima tinha pedido folga no dia 28 mas voltou atrás.' },
  ],
  'not needed, except, only if, unless': [
    { says: 'Não precisa tirar a Joana do dia 8.' },
    { says: 'Não é para tirar o João do dia 15, é para tirar do dia 22.', sets: off(JOAO, nov(22)) },
    {
      says: 'A Vera não pode em nenhum dia, menos no 22.',
      sets: off(VERA, nov(5), nov(6), nov(8), nov(15), nov(28), nov(29)),
    },
    { says: 'Todo mundo pode no dia 28, menos a Dores.', sets: off(DORES, nov(28)) },
    { says: 'Antônio serve dia 15, a não ser que a Vera não vá.', asks: true },
    { says: 'Coloca a Ana Souza no dia 22 só se o João não puder.', asks: true },
    { says: 'A Joana só vai no dia 8 se for às 10h.', sets: off(JOANA, nov(8, '08:00')), orAsks: true },
    { says: 'Tira a Ana Lima do dia 28 caso ela não confirme até amanhã.', asks: true },
    { says: 'Em vez de tirar a Joana do dia 8, põe ela com o Antônio.', asks: true },
    {
      says: 'Em vez do João no dia 15, a Ana Souza.',
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      says: 'Salvo o João, ninguém serve mais de duas vezes.',
      asks: true,
      or: [[all(2)], [all(2), cap(JOAO, 12)]],
    },
    { says: 'Não deixe de colocar a Dores no dia 22.', sets: [put(DORES, nov(22, '08:00'))] },
    {
      says: 'Não quero que a Ana Souza fique sem servir no dia 29.',
      sets: [put(ANA_SOUZA, nov(29, '19:00'))],
      orAsks: true,
    },
    {
      says: 'Não que o João não possa dia 22, ele só prefere não.',
      asks: true,
      or: [[], off(JOAO, nov(22))],
    },
    { says: 'A Vera pode em qualquer dia que não seja o 6.', sets: off(VERA, nov(6)) },
    { says: 'Não tira mais ninguém do dia 15.', asks: true, or: [[]] },
    { says: 'A Dores não pode mais que duas missas.', sets: [cap(DORES, 2)] },
    {
      says: 'Joana não só pode no dia 8 como quer ir nas duas missas.',
      asks: true,
      or: [[], [put(JOANA, nov(8, '08:00')), put(JOANA, nov(8, '10:00'))]],
    },
  ],
  'questions in the form of orders and others': [
    { says: 'Me diz se tiro a Joana do dia 8.', asks: true, or: [[]] },
    { says: 'Tiro o João do dia 15 ou deixo?', asks: true, or: [[]] },
    { says: 'Posso colocar a Dores no dia 5?', tells: [['não', 'nao']] },
    {
      says: 'E se a gente botasse a Ana Souza no 29?',
      asks: true,
      or: [[], [put(ANA_SOUZA, nov(29, '19:00'))]],
    },
    { says: 'A Vera não pode no dia 22?' },
    { says: 'Por que você tirou o João do dia 22?', asks: true, or: [[]] },
    { says: 'Quem tirou a Ana Lima do dia 28?', asks: true, or: [[]] },
    { says: 'Já coloquei o Antônio no dia 15, não precisa fazer nada.', asks: true, or: [[]] },
    { says: 'Ainda não sei se a Dores pode no dia 29.', asks: true, or: [[]] },
    { says: 'Vou ver com o Zé se ele não pode no dia 29.', asks: true, or: [[]] },
  ],
  'small words, December': inDecember([
    { says: 'A Bruna M. não, a Bruna F. é que não pode no dia 13.', sets: off(BRUNA_F, dez(13)) },
    { says: 'O Paulo pode no dia 12 e a Neuza também não.', asks: true, or: [[]] },
    { says: 'Nem todos podem ter mais de três missas.', asks: true, or: [[]] },
    {
      says: 'O Geraldo e não o Marcos vai no dia 20 às 10h.',
      sets: [put(GERALDO, dez(20, '10:00'))],
      or: [[put(GERALDO, dez(20, '10:00')), ...off(MARCOS, dez(20, '10:00'))]],
      orAsks: true,
    },
    { says: 'Marcos ou Geraldo no dia 31, tanto faz.', asks: true },
    { says: 'A Luísa pode até o dia 20.', sets: off(LUISA, { from: '2026-12-21' }), orAsks: true },
    { says: 'Até a Luísa pode no dia 20.' },
    { says: 'Fora a Neuza, todos podem no dia 5.', sets: off(NEUZA, dez(5)), orAsks: true },
    {
      says: 'Fora o dia 13, o Francisco não pode em dia nenhum.',
      sets: off(
        FRANCISCO,
        dez(5),
        dez(6),
        dez(8),
        dez(12),
        dez(17),
        dez(20),
        dez(24),
        dez(25),
        dez(27),
        dez(31),
      ),
    },
    {
      says: 'A Terezinha não saiu da Missa do Galo, quem saiu foi o Luiz Carlos.',
      sets: off(LUIZ, dez(24)),
      orAsks: true,
    },
    { says: 'Rosa T., a irmã da Rosa M., não pode no dia 8.', sets: off(ROSA_T, dez(8)) },
    {
      says: 'O Pedro Henrique não pode deixar de ir no dia 17.',
      sets: [put(PEDRO, dez(17, '19:30'))],
      orAsks: true,
    },
    {
      says: 'Depois do dia 20 a Fátima pode, antes não.',
      sets: off(FATIMA, { until: '2026-12-20' }),
      or: [off(FATIMA, { until: '2026-12-19' })],
      orAsks: true,
    },
    { says: 'Sem o Marcos a Márcia não vai no dia 31.', asks: true, or: [[duo(MARCOS, MARCIA)]] },
    { says: 'No dia 27 não precisa de três, bastam dois.', sets: [need(dez(27, '08:00'), 2)] },
    { says: 'Não são oito no Galo, são seis mesmo.', asks: true, or: [[need(dez(24, '20:00'), 6)], []] },
    { says: 'O Paulo troca com a Neuza se ela quiser.', asks: true, or: [[]] },
  ]),
};
