/** The fifteenth set: requests by another author, who saw neither the assistant nor any other request. */
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
  MARIA_JOSE,
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
} from './shape.ts';

export const FIFTEENTH_SET: Requests = {
  'rules: formal secretary': [
    {
      says: 'Prezados, comunico que a Sra. Vera Lúcia se ausentará da comunidade entre os dias 21 e 28 do corrente, devendo, portanto, ser dispensada das celebrações desse intervalo.',
      sets: off(VERA, novSpan(21, 28)),
    },
    {
      says: 'Solicito a gentileza de designar o ministro João para a celebração das 15h do dia 28.',
      sets: [put(JOAO, nov(28, '15:00'))],
    },
    {
      says: 'Fica estabelecido o limite de três celebrações por ministro neste mês de novembro.',
      sets: [all(3)],
    },
    {
      says: 'A fim de preservar a harmonia da equipe, peço que o Sr. Antônio e a Sra. Maria das Dores não coincidam em celebração alguma.',
      sets: [split(ANTONIO, DORES)],
    },
    {
      says: 'Em atenção ao grande afluxo de devotos de São Judas, requer-se que a missa da noite do dia 28 conte com seis ministros.',
      sets: [need(nov(28, '19:30'), 6)],
    },
    {
      says: 'Queira, por obséquio, retirar Joana da missa das 8h do dia 8, chamando em seu lugar Maria das Dores.',
      sets: [...off(JOANA, nov(8, '08:00')), put(DORES, nov(8, '08:00'))],
    },
    {
      says: 'Ressalvada a missa do dia 22, Ana Souza não deverá figurar em nenhuma celebração dominical.',
      sets: off(ANA_SOUZA, nov(8), nov(15), nov(29)),
    },
    {
      says: 'Informo que o Sr. Antônio dispõe apenas do período matutino; pede-se não escalá-lo à tarde nem à noite.',
      sets: off(ANTONIO, at('15:00'), at('19:00'), at('19:30')),
    },
  ],
  'rules: formal secretary, December': inDecember([
    {
      says: 'Cumpre-me informar que a ministra Terezinha acompanhará a irmã em tratamento na capital a partir do dia 18, não podendo servir até o fim do mês.',
      sets: off(TEREZINHA, dezFrom(18)),
    },
    {
      says: 'Para a solenidade da Imaculada Conceição, determina-se o acréscimo de dois ministros ao número previsto.',
      sets: [need(dez(8, '19:30'), 6)],
    },
    {
      says: 'Permute-se a escala de Paulo, no dia 5, com a de Francisco, no dia 13.',
      sets: [
        ...off(PAULO, dez(5, '19:00')),
        put(PAULO, dez(13, '08:00')),
        ...off(FRANCISCO, dez(13, '08:00')),
        put(FRANCISCO, dez(5, '19:00')),
      ],
    },
    {
      says: 'Que as senhoras Rosa M. e Rosa T. sirvam, sempre que possível, na mesma celebração.',
      sets: [duo(ROSA_M, ROSA_T)],
    },
    {
      says: 'O Sr. Benedito, por recomendação médica, não deverá ultrapassar duas celebrações no mês.',
      sets: [cap(BENEDITO, 2)],
    },
    {
      says: 'Solicita-se que Luísa atue exclusivamente nas missas da catequese.',
      sets: off(
        LUISA,
        dez(5),
        dez(6, '08:00'),
        dez(8),
        dez(12),
        dez(13, '08:00'),
        dez(17),
        dez(20, '08:00'),
        dez(24),
        dez(25),
        dez(27),
        dez(31),
      ),
    },
    {
      says: 'Por motivo de viagem ao exterior, Neuza deixará de atuar nas celebrações de 24, 25 e 31.',
      sets: off(NEUZA, dez(24), dez(25), dez(31)),
    },
    {
      says: 'Designem-se Pedro Henrique e Marcos, ambos, para a Missa do Galo.',
      sets: [put(PEDRO, dez(24, '20:00')), put(MARCOS, dez(24, '20:00'))],
    },
    {
      says: 'Na missa de ação de graças do dia 31 bastará um único ministro.',
      sets: [need(dez(31, '20:00'), 1)],
    },
  ]),
  'rules: WhatsApp': [
    {
      says: 'bom diaa, a ana lima n vai dar dia 15 nao ta, tem casamento da sobrinha',
      sets: off(ANA_LIMA, nov(15)),
    },
    { says: 'poe o antonio na das 8 do dia 8 tb por favor', sets: [put(ANTONIO, nov(8, '08:00'))] },
    {
      says: 'vc consegue deixar a joana com no max 1 missa?? ela ta cansadinha 🙏',
      sets: [cap(JOANA, 1)],
    },
    {
      says: 'oi! qd tiver missa de noite n coloca a vera pq ela n dirige mais no escuro',
      sets: off(VERA, at('19:30'), at('19:00')),
    },
    { says: 'dia 29 muda pra 4 pessoas blz', sets: [need(nov(29, '19:00'), 4)] },
    {
      says: 'a dores e a ana souza gostam d ficar juntas poe elas sempre na msm missa qd der',
      sets: [duo(DORES, ANA_SOUZA)],
    },
    { says: 'quinta agora o joao nao vem, vai no medico la em bh', sets: off(JOAO, nov(5)) },
    { says: 'bota o zé do carmo na missa das crianças do dia 8', sets: [put(ZE, nov(8, '10:00'))] },
  ],
  'rules: WhatsApp, December': inDecember([
    {
      says: 'gente a cida viaja dia 19 e so volta dia 28 entao tira ela desses dias',
      sets: off(APARECIDA, dezSpan(19, 28)),
      orAsks: true,
    },
    {
      says: 'francisco ñ vai poder 13/12 😔 põe o marcos no lugar dele',
      sets: [...off(FRANCISCO, dez(13)), put(MARCOS, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13, '08:00')), put(MARCOS, dez(13, '08:00'))]],
    },
    {
      says: 'neuza e paulo brigaram feio kkk n deixa os 2 na msm missa',
      sets: [split(NEUZA, PAULO)],
    },
    { says: 'qro 8 ministros no galo', sets: [need(dez(24, '20:00'), 8)] },
    { says: 'a bruna m pediu pra ficar d folga no domingo 20', sets: off(BRUNA_M, dez(20)) },
    {
      says: 'fatima so pode de sabado',
      sets: off(FATIMA, dez(6), dez(8), dez(13), dez(17), dez(20), dez(24), dez(25), dez(27), dez(31)),
    },
    {
      says: 'geraldo sai do dia 8 entra o pedro henrique',
      sets: [...off(GERALDO, dez(8)), put(PEDRO, dez(8, '19:30'))],
    },
    { says: 'ngm com mais d 3 missas em dezembro ok?', sets: [all(3)] },
  ]),
  'rules: dictated': [
    {
      says: 'então no dia vinte e dois eu queria que a maria das dores ficasse escalada',
      sets: [put(DORES, nov(22, '08:00'))],
    },
    {
      says: 'a joana e a íris não podem ficar na mesma missa de jeito nenhum tá bom',
      sets: [split(JOANA, IRIS)],
    },
    {
      says: 'tira o antônio do dia vinte e nove vírgula ele vai estar na roça ponto',
      sets: off(ANTONIO, nov(29)),
    },
    {
      says: 'missa das sete da manhã do dia vinte e oito precisa de quatro pessoas',
      sets: [need(nov(28, '07:00'), 4)],
    },
    {
      says: 'a ana souza vai passar a primeira quinzena toda na praia então ela não serve nesse período',
      sets: off(ANA_SOUZA, novUntil(15)),
    },
    {
      says: 'ó coloca o joão na quinta feira da cura e também no domingo vinte e nove',
      sets: [put(JOAO, nov(5, '19:30')), put(JOAO, nov(29, '19:00'))],
    },
    {
      says: 'o zé do calmo só aceita uma missa no mês inteiro mais que isso ele não faz',
      sets: [cap(ZE, 1)],
      orAsks: true,
    },
  ],
  'rules: dictated, December': inDecember([
    {
      says: 'quero o pedro enrique e a luísa sempre nas mesmas missas porque eles vem no mesmo carro',
      sets: [duo(PEDRO, LUISA)],
      orAsks: true,
    },
    {
      says: 'na véspera de natal a maria do socorro não pode porque ela faz a ceia da família',
      sets: off(SOCORRO, dez(24)),
    },
    {
      says: 'a imaculada conceição vai ter só três ministros este ano não quatro',
      sets: [need(dez(8, '19:30'), 3)],
    },
    {
      says: 'o luis carlos saiu do dia vinte e quatro e quem vai ficar no lugar é o geraldo',
      sets: [...off(LUIZ, dez(24)), put(GERALDO, dez(24, '20:00'))],
      orAsks: true,
    },
    { says: 'a márcia pode ser no máximo em duas missas', sets: [cap(MARCIA, 2)] },
    {
      says: 'bruna efe não pode domingo treze nem domingo vinte',
      sets: off(BRUNA_F, dez(13), dez(20)),
      orAsks: true,
    },
    {
      says: 'pro dia trinta e um quem eu quero é a teresinha e o geraldo',
      sets: [put(TEREZINHA, dez(31, '20:00')), put(GERALDO, dez(31, '20:00'))],
      orAsks: true,
    },
    {
      says: 'a missa da sagrada família precisa de mais um ministro além do que já tá previsto',
      sets: [need(dez(27, '08:00'), 3)],
    },
  ]),
  'rules: mineiro with stories': [
    {
      says: 'Uai, sô, o Antônio num dá conta de acordar cedo não. Missa de 6 e meia e de 7 cê num põe ele.',
      sets: off(ANTONIO, nov(6, '06:30'), nov(28, '07:00')),
    },
    {
      says: 'Trem bão demais foi a festa do padroeiro! Agora, no dia 28 de noite eu preciso de 5 ministros, viu?',
      sets: [need(nov(28, '19:30'), 5)],
    },
    {
      says: 'Ocê acredita que a Vera Lúcia vai ser bisavó? O batizado do neném é no dia 8, então nesse dia ela tá fora.',
      sets: off(VERA, nov(8)),
    },
    {
      says: 'Cê bota a Ana Lima junto da Íris toda vez que der, que elas são vizinhas de porta.',
      sets: [duo(ANA_LIMA, IRIS)],
    },
    { says: 'Nu! Esqueci: o João num pega nem o dia 5 nem o dia 6.', sets: off(JOAO, nov(5), nov(6)) },
    {
      says: 'A coitada da Joana tá carregando a paróquia nas costas. Dá um descanso pra ela no dia 28, faz favor.',
      sets: off(JOANA, nov(28)),
    },
    {
      says: 'Quem quebra o galho do João no dia 15 é a Ana Souza, então pode mexer aí: sai ele, entra ela.',
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
  ],
  'rules: mineiro with stories, December': inDecember([
    {
      says: 'Ô beleza, o Chico e o Geraldo são compadre e num larga um do outro: deixa os dois na mesma missa, uai.',
      sets: [duo(FRANCISCO, GERALDO)],
      orAsks: true,
    },
    {
      says: 'O padre falou que a novena vai encher de gente, pode deixar 5 ministros lá no dia 17.',
      sets: [need(dez(17, '19:30'), 5)],
    },
    {
      says: 'Minha prima Neuza arrumou serviço de faxina aos sábados, coitada, então sábado ela num pega mais.',
      sets: off(NEUZA, dez(5), dez(12)),
    },
    {
      says: 'O Marcos disse que dia 25 é dia de comer leitoa na casa da mãe dele. Tira ele e põe a Fátima.',
      sets: [...off(MARCOS, dez(25)), put(FATIMA, dez(25, '10:00'))],
    },
    {
      says: 'A Maria José ainda nem respondeu, mas já me adiantou na feira que dia 27 não vem.',
      sets: off(MARIA_JOSE, dez(27)),
    },
    {
      says: 'A Luísa é muito novinha, tadinha, três missa no mês pra ela já tá de bom tamanho, mais que isso não.',
      sets: [cap(LUISA, 3)],
    },
    {
      says: 'Deixa eu te contar: as duas Brunas fofocam a celebração inteira. Separa essas meninas!',
      sets: [split(BRUNA_F, BRUNA_M)],
    },
    {
      says: 'Paulo operou da catarata e o doutor só liberou depois do dia 12; até lá, nada de escala pra ele.',
      sets: off(PAULO, dezUntil(12)),
    },
  ]),
  'rules: telegrams': [
    { says: 'João fora 28/11 15h.', sets: off(JOAO, nov(28, '15:00')) },
    { says: 'Teto por ministro: 2 missas.', sets: [all(2)] },
    {
      says: 'Escalar: dia 6 Vera Lúcia; dia 22 Antônio.',
      sets: [put(VERA, nov(6, '06:30')), put(ANTONIO, nov(22, '08:00'))],
    },
    { says: 'Ana Lima só fim de semana.', sets: off(ANA_LIMA, nov(5), nov(6)) },
    { says: 'Dores e Ana Lima: nunca juntas.', sets: [split(DORES, ANA_LIMA)] },
    { says: 'Cura e libertação: 5 ministros.', sets: [need(nov(5, '19:30'), 5)] },
  ],
  'rules: telegrams, December': inDecember([
    { says: 'Socorro e Helena, separar.', sets: [split(SOCORRO, HELENA)] },
    { says: 'Pedro Henrique máx. 2 em dezembro.', sets: [cap(PEDRO, 2)] },
    { says: 'Folga Terezinha 8 e 13/12.', sets: off(TEREZINHA, dez(8), dez(13)) },
    {
      says: '20/12 10h incluir Rosa T. + Luísa.',
      sets: [put(ROSA_T, dez(20, '10:00')), put(LUISA, dez(20, '10:00'))],
    },
    {
      says: 'Galo sem Terezinha; no lugar, Fátima.',
      sets: [...off(TEREZINHA, dez(24)), put(FATIMA, dez(24, '20:00'))],
    },
    { says: 'Missa da catequese dia 6 = 3 ministros.', sets: [need(dez(6, '10:00'), 3)] },
  ]),
  'rules: several acts and exceptions': [
    {
      says: 'O João pode ficar em qualquer missa de domingo, menos na do dia 22.',
      sets: off(JOAO, nov(22)),
    },
    {
      says: 'Não é que a Ana Souza não queira servir; ela só não pode é no dia 22.',
      sets: off(ANA_SOUZA, nov(22)),
    },
    {
      says: 'Sobe pra 3 a missa das crianças do dia 8, tira a Joana da das 8h do mesmo dia e não deixa o Antônio passar de duas missas.',
      sets: [need(nov(8, '10:00'), 3), ...off(JOANA, nov(8, '08:00')), cap(ANTONIO, 2)],
    },
    {
      says: 'Nada de Vera Lúcia de manhã, exceto na primeira sexta-feira do mês.',
      sets: off(VERA, nov(8), nov(15), nov(22), nov(28, '07:00')),
    },
    { says: 'Do dia 20 em diante o João só serve no dia 29.', sets: off(JOAO, nov(22), nov(28)) },
    {
      says: 'Escala a Maria das Dores no dia 6 e deixa ela fora do dia 22.',
      sets: [put(DORES, nov(6, '06:30')), ...off(DORES, nov(22))],
    },
    {
      says: 'Antônio fica livre de todas as missas da segunda quinzena, menos a do dia 22.',
      sets: off(ANTONIO, nov(28), nov(29)),
    },
    {
      says: 'Com exceção da missa das 19h30, o dia 28 é dia de descanso pra Ana Lima.',
      sets: off(ANA_LIMA, nov(28, '07:00'), nov(28, '15:00')),
    },
    { says: 'Não precisa tirar o João do dia 15, tira só do dia 29.', sets: off(JOAO, nov(29)) },
  ],
  'rules: several acts and exceptions, December': inDecember([
    {
      says: 'Bruna F. e Bruna M. vão na missa das 10h do dia 13, e a Rosa M. fica sem servir no dia 24.',
      sets: [put(BRUNA_F, dez(13, '10:00')), put(BRUNA_M, dez(13, '10:00')), ...off(ROSA_M, dez(24))],
    },
    {
      says: 'Quero a Maria Helena fora de tudo a partir do dia de Natal, inclusive.',
      sets: off(HELENA, dezFrom(25)),
    },
    {
      says: 'O Luiz Carlos não serve aos domingos, tirando o dia 27, que aí ele pode.',
      sets: off(LUIZ, dez(6), dez(13), dez(20)),
    },
    {
      says: 'Cada pessoa no máximo 4, e a Neuza no máximo 2.',
      sets: [all(4), cap(NEUZA, 2)],
    },
    {
      says: 'Troque a Maria Helena do dia 20 com o Marcos do dia 25, os dois já combinaram.',
      sets: [
        ...off(HELENA, dez(20, '08:00')),
        put(HELENA, dez(25, '10:00')),
        ...off(MARCOS, dez(25)),
        put(MARCOS, dez(20, '08:00')),
      ],
    },
    {
      says: 'Não quero ver o Paulo sem a Rosa M. por perto: é sempre os dois na mesma missa.',
      sets: [duo(PAULO, ROSA_M)],
    },
    {
      says: 'Benedito enxerga mal depois que escurece, por isso não serve nas missas da noite.',
      sets: off(BENEDITO, at('19:00'), at('19:30'), at('20:00')),
    },
    {
      says: 'Na Imaculada e no Natal do Senhor quero seis ministros em cada.',
      sets: [need(dez(8, '19:30'), 6), need(dez(25, '10:00'), 6)],
    },
    {
      says: 'Tirando o dia 17, em que ela tem formatura do neto e não vem, a Rosa T. não tem impedimento nenhum.',
      sets: off(ROSA_T, dez(17)),
      orAsks: true,
    },
    {
      says: 'Nem o Marcos nem o Pedro Henrique podem pegar mais que duas missas.',
      sets: [cap(MARCOS, 2), cap(PEDRO, 2)],
    },
  ]),
  'reasons without an order': [
    { says: 'A Joana operou o joelho ontem, vamos rezar por ela.' },
    { says: 'seu antonio ficou viuvo essa semana gente, q tristeza' },
  ],
  'reasons without an order, December': inDecember([
    { says: 'O Geraldo tá meio gripado, viu, coitado, uma tosse que só vendo.' },
    { says: 'Que festa bonita que a Terezinha preparou pros oitenta anos dela!' },
  ]),
  conversations: [
    { says: ['Tira a Ana Souza do dia 15.', 'Ih, errei, era a Lima.'], sets: off(ANA_LIMA, nov(15)) },
    {
      says: ['João não serve no dia 28 às 19h30.', 'Às 15h também não.'],
      sets: off(JOAO, nov(28, '19:30'), nov(28, '15:00')),
    },
    {
      says: ['Põe o Antônio no dia 15.', 'E no dia 22 também.'],
      sets: [put(ANTONIO, nov(15, '08:00')), put(ANTONIO, nov(22, '08:00'))],
    },
    { says: ['A Ana não vem dia 29.', 'Ana Souza'], sets: off(ANA_SOUZA, nov(29)) },
    { says: ['Joana no máximo uma missa.', 'Pensando bem, esquece, desfaz isso.'] },
    {
      start: 'ruled',
      says: 'Pode voltar atrás naquela regra que separa o João da Joana.',
      removes: [2],
    },
    {
      says: ['Coloca 5 ministros no dia 29.', '5 é muito, são 4.'],
      sets: [need(nov(29, '19:00'), 4)],
    },
    {
      says: ['Vera Lúcia e João sempre juntos.', 'Falei errado. É pra eles nunca ficarem juntos.'],
      sets: [split(VERA, JOAO)],
    },
    { start: 'proposed', says: 'Gostei dessa proposta, pode aplicar.', decides: 'accept' },
    {
      start: 'proposed',
      says: ['O que muda com essa proposta?', 'Não gostei, descarta ela.'],
      decides: TURN_DOWN,
    },
    {
      start: 'accepted',
      says: 'Desfaz a proposta que eu aceitei agora há pouco.',
      decides: 'undo',
    },
    {
      says: ['Tira o João e a Ana Lima do dia 29.', 'O João pode deixar, era só a Ana Lima mesmo.'],
      sets: off(ANA_LIMA, nov(29)),
    },
    {
      says: ['No dia 28 quero a Maria das Dores escalada.', 'Na das 19h30'],
      sets: [put(DORES, nov(28, '19:30'))],
    },
    {
      says: ['Quem está no dia 15?', 'Tira ele e põe a Ana Souza.'],
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      start: 'ruled',
      says: [
        'Aquele teto de três missas por pessoa, muda pra quatro.',
        'E apaga a regra dos 3 ministros na missa das 15h do dia 28.',
      ],
      sets: [all(4)],
      removes: [1, 3],
    },
    {
      says: ['Joana fica fora do dia 8.', 'Agora monta a escala.'],
      sets: off(JOANA, nov(8)),
      solves: true,
    },
  ],
  'conversations, December': inDecember([
    {
      says: ['A Bruna não pode dia 13.', 'A M.', 'E a outra não pode no dia 20.'],
      sets: [...off(BRUNA_M, dez(13)), ...off(BRUNA_F, dez(20))],
    },
    {
      says: ['Rosa M. sai do dia 8 e entra a Neuza.', 'Neuza não, Fátima.'],
      sets: [...off(ROSA_M, dez(8)), put(FATIMA, dez(8, '19:30'))],
    },
    {
      says: ['Geraldo não pode no dia 8.', 'E o Francisco não pode no 13.'],
      sets: [...off(GERALDO, dez(8)), ...off(FRANCISCO, dez(13))],
    },
    {
      says: ['Mais dois ministros na Missa do Galo.', 'E no Natal do Senhor mais um.'],
      sets: [need(dez(24, '20:00'), 8), need(dez(25, '10:00'), 5)],
    },
    { says: ['Põe o Luiz Carlos no domingo 20.', 'às 10'], sets: [put(LUIZ, dez(20, '10:00'))] },
    {
      says: ['Terezinha tá de férias de 10 a 20.', 'Aliás, até o dia 24.'],
      sets: off(TEREZINHA, dezSpan(10, 24)),
    },
    {
      says: ['Separa o Marcos do Pedro Henrique.', 'E do Paulo também.'],
      sets: [split(MARCOS, PEDRO), split(MARCOS, PAULO)],
    },
    {
      says: ['Tira a Maria do dia 20.', 'a Helena'],
      sets: off(HELENA, dez(20)),
      or: [off(HELENA, dez(20, '08:00'))],
    },
    {
      says: ['Troca a Neuza do dia 5 com a Bruna F. do dia 6.', 'Desfaz essa troca, elas desistiram.'],
    },
    {
      says: ['Marcos só em uma missa este mês.', 'Faz o mesmo com o Paulo.'],
      sets: [cap(MARCOS, 1), cap(PAULO, 1)],
    },
    {
      says: ['Benedito não serve no dia 31.', 'A Fátima também não.'],
      sets: [...off(BENEDITO, dez(31)), ...off(FATIMA, dez(31))],
    },
    {
      says: ['Em quantas missas o Paulo está?', 'Então deixa ele de fora da do dia 5.'],
      sets: off(PAULO, dez(5)),
    },
    {
      says: ['Luísa e Maria Aparecida juntas sempre.', 'Com a Maria Aparecida não, com a Maria Helena.'],
      sets: [duo(LUISA, HELENA)],
    },
    {
      says: ['Fátima fora dos domingos.', 'Menos o dia 27, nesse ela pode.'],
      sets: off(FATIMA, dez(6), dez(13), dez(20)),
    },
    {
      says: ['No dia 24 não coloca a Luísa.', 'Nem no dia 25.', 'Nem a Rosa T. nesses dois dias.'],
      sets: [...off(LUISA, dez(24), dez(25)), ...off(ROSA_T, dez(24), dez(25))],
    },
    {
      says: ['Coloca a Maria do Socorro no dia 17.', 'Desculpa, era no dia 27.'],
      sets: [put(SOCORRO, dez(27, '08:00'))],
    },
  ]),
  questions: [
    { says: 'Quem é que está escalado pro dia 8 às 8 da manhã?', tells: ['Joana'] },
    { says: 'A Ana Lima pode servir no dia 15?', tells: ['Ana Lima'] },
    {
      says: 'Qual missa do dia 28 ainda tá sem ninguém?',
      tells: [
        ['15:00', '15h'],
        ['19:30', '19h30'],
      ],
    },
    { says: 'quem ainda n respondeu a disponibilidade?', tells: ['Conceição', 'Lúcio'] },
    { says: 'quantas pessoas precisa na missa de cura', tells: [['3', 'três']] },
    { start: 'ruled', says: 'Quais regras tão valendo hoje?', tells: ['João', 'Joana'] },
    { says: 'Por que a Joana não pode entrar no dia 15?', tells: ['Joana'] },
    { start: 'published', says: 'Quem serve na missa do dia 28 às sete?', tells: ['Ana Lima'] },
  ],
  'questions, December': inDecember([
    { says: 'Que horas é a Missa do Galo?', tells: [['20:00', '20h']] },
    { says: 'Em que dia o Francisco serve?', tells: ['13'] },
    { says: 'O Benedito tá disponível no dia 25?', tells: [['não', 'indispon']] },
    { says: 'quem q ta na imaculada', tells: ['Rosa M.', 'Geraldo'] },
    { says: 'Ainda faltam quantos ministros pra Missa do Galo?', tells: [['4', 'quatro']] },
    { says: 'tem missa no dia 31 ?', tells: [['20:00', '20h']] },
    { says: 'Se eu tirasse a Terezinha do dia 24, quem poderia entrar?' },
    { says: 'A Maria Helena caiu em qual domingo mesmo?', tells: ['20'] },
  ]),
  'must be asked': [
    { says: 'A Ana está impedida no dia 6.', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    {
      says: 'Coloca o João na missa do dia 28.',
      asks: true,
      tells: [
        ['07:00', '7h', '7:00'],
        ['15:00', '15h'],
        ['19:30', '19h30'],
      ],
    },
    { says: 'Precisa de mais gente na missa das 15h de São Judas', asks: true },
    { says: 'O João e o outro não podem ficar juntos.', asks: true },
    { says: 'Limita as missas da Vera Lúcia.', asks: true },
    { says: 'Tira ela do dia 22.', asks: true },
    { says: 'A Ana Souza não pode num desses domingos aí.', asks: true },
    { says: 'Troca o João com alguém no dia 15.', asks: true },
  ],
  'must be asked, December': inDecember([
    { says: 'A Rosa viaja no dia 31, deixa ela fora.', asks: true, tells: ['Rosa M.', 'Rosa T.'] },
    {
      says: 'Maria não serve no dia 17.',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena', 'Maria José'],
    },
    {
      says: 'Bota a Luísa lá no domingo 13.',
      asks: true,
      tells: [
        ['08:00', '8h', '8:00'],
        ['10:00', '10h'],
      ],
    },
    { says: 'Num domingo desses de manhã o Marcos tem compromisso, não conta com ele.', asks: true },
    {
      says: 'Uma das Brunas não pode dia 12, me escapou qual.',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
    },
    { says: 'Diminui o pessoal da Missa do Galo.', asks: true },
    { says: 'Fátima e Bruna sempre na mesma missa.', asks: true, tells: ['Bruna F.', 'Bruna M.'] },
    { says: 'Neuza não vai poder naquele dia que eu te falei.', asks: true },
  ]),
  'refused or impossible': [
    { says: 'Pode publicar a escala, por favor.', asks: true, page: 'publication' },
    {
      says: 'manda um email pro joao lembrando da missa de quinta',
      asks: true,
      page: 'messages',
    },
    { says: 'Será que chove no dia 28, na hora da procissão?', asks: true },
    { start: 'published', says: 'Tira o João do dia 15.', asks: true, page: 'publication' },
    { says: 'Imprime a escala pra eu pregar no mural', asks: true, page: 'print' },
    { says: 'Inclui a Gertrudes na missa do dia 22.', asks: true },
  ],
  'refused or impossible, December': inDecember([
    {
      says: 'Escala o Raimundo na Missa do Galo.',
      asks: true,
      tells: [['mandato', 'inativ']],
    },
    { says: 'Quero Cláudia e Luísa servindo sempre juntas.', asks: true, tells: ['Cláudia'] },
    { says: 'Mude o horário da missa do dia 31 para as 18 horas.', asks: true, page: 'masses' },
  ]),
};
