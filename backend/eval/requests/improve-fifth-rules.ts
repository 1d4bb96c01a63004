/** The fifth set, part C: rules in plain requests, what only looks like an order, and orders with noise around them. */
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
  LUCIO,
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  MARIA_JOSE,
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
  SEBASTIAO,
  SOCORRO,
  split,
  TEREZINHA,
  TURN_DOWN,
  VERA,
  ZE,
  type Requests,
} from './shape.js';

export const FIFTH_C: Requests = {
  'keep away, November': [
    {
      says: 'Solicito que a ministra Vera Lúcia não seja escalada no dia 22 de novembro.',
      sets: off(VERA, nov(22)),
    },
    { says: 'antonio n vai dar dia 8 nem 15 blz', sets: off(ANTONIO, nov(8), nov(15)) },
    {
      says: 'olha o joão vai viajar do dia quinze até o dia vinte e dois então nesse meio tempo não coloca ele',
      sets: off(JOAO, novSpan(15, 22)),
    },
    {
      says: 'Minha comadre, a Maria das Dores, vai ganhar bisneto lá pro fim do mês e quer ajudar a neta. Do dia 22 em diante não conte com ela não.',
      sets: off(DORES, novFrom(22)),
    },
    { says: 'Lúcio fora o mês todo.', sets: off(LUCIO) },
    {
      says: 'ana lima n consegue acordar cedo, tira ela da missa das 7 da manha do 28',
      sets: off(ANA_LIMA, nov(28, '07:00')),
    },
    { says: 'nada de Zé do Carmo na missa das crianças', sets: off(ZE, nov(8, '10:00')) },
    {
      says: 'A Conceição está em plantão noturno durante todo o mês; não a coloque, portanto, em nenhuma celebração à noite.',
      sets: off(CONCEICAO, at('19:30'), at('19:00')),
    },
    {
      says: 'ô meu fio, dia de semana a Dores num pode não, ela óia os neto, num bota ela não',
      sets: off(DORES, nov(5), nov(6)),
    },
    { says: 'são judas sem a ana souza pfv', sets: off(ANA_SOUZA, nov(28)) },
    {
      says: 'Joana e Íris não vão poder no dia 8',
      sets: [...off(JOANA, nov(8)), ...off(IRIS, nov(8))],
    },
    { says: 'Da segunda quinzena pode cortar o Antônio.', sets: off(ANTONIO, novFrom(16)) },
    { says: 'Vera -> 5/11 e 6/11 NÃO!!', sets: off(VERA, nov(5), nov(6)) },
    {
      says: 'o medico do joao proibiu ele de dirigir no escuro entao missa de noite ele ta liberado, nao escala em nenhuma',
      sets: off(JOAO, at('19:30'), at('19:00')),
    },
    { says: 'Ana Souza de férias de 6 a 16 de novembro', sets: off(ANA_SOUZA, novSpan(6, 16)) },
    {
      says: 'Será que daria para deixar a Dores de folga no dia 29?',
      sets: off(DORES, nov(29)),
    },
  ],
  'keep away, December': inDecember([
    {
      says: 'A Rosa T. tem um casamento na família no dia 20; por gentileza, que ela não conste em nenhuma missa dessa data.',
      sets: off(ROSA_T, dez(20)),
    },
    { says: 'risca o luiz carlos do galo', sets: off(LUIZ, dez(24)) },
    {
      says: 'paulo e neuza viajam pro sítio td sabado, deixa os 2 sem missa de sabado',
      sets: [...off(PAULO, dez(5), dez(12)), ...off(NEUZA, dez(5), dez(12))],
    },
    {
      says: 'Queria que a Fátima não pegasse nada depois do dia 20',
      sets: off(FATIMA, dezFrom(21)),
    },
    { says: 'geraldo domingo nenhum', sets: off(GERALDO, dez(6), dez(13), dez(20), dez(27)) },
    {
      says: 'n coloca a Bruna M nas missas da catequese q ela ta dando aula la',
      sets: off(BRUNA_M, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
    },
    {
      says: 'Maria do Socorro passará dezembro inteiro em Fortaleza. Não a escale neste mês.',
      sets: off(SOCORRO),
    },
    {
      says: 'Até o dia 12 o Francisco está em retiro, então nesses dias pula ele',
      sets: off(FRANCISCO, dezUntil(12)),
    },
    {
      says: 'pedro henrique em semana de prova, entre 6 e 13 deixa o menino quieto, sem missa',
      sets: off(PEDRO, dezSpan(6, 13)),
    },
    {
      says: 'A vista da dona Teresinha já não ajuda de noite, coitada. Melhor poupar ela das missas noturnas.',
      sets: off(TEREZINHA, at('19:00'), at('19:30'), at('20:00')),
      orAsks: true,
    },
    { says: '31 sem Marcos', sets: off(MARCOS, dez(31)) },
    {
      says: 'a helena tem ceia na casa dela, nem 24 nem 25 ela serve, ok?',
      sets: off(HELENA, dez(24), dez(25)),
    },
    {
      says: 'Às quintas-feiras a Luísa tem faculdade e não poderá servir.',
      sets: off(LUISA, dez(17), dez(24), dez(31)),
    },
    {
      says: 'oito horas da manhã a maria aparecida não consegue chegar por causa do ônibus tira ela de todas as missas das oito da manhã',
      sets: off(APARECIDA, at('08:00')),
    },
    { says: 'Benedito: nem Imaculada nem novena, favor', sets: off(BENEDITO, dez(8), dez(17)) },
    {
      says: 'bah tchê, a Márcia vai pra serra no feriadão, 25 e 27 ela não tá, não me põe ela',
      sets: off(MARCIA, dez(25), dez(27)),
    },
  ]),
  'keep to': [
    { says: 'O João só pode aos domingos.', sets: off(JOAO, nov(5), nov(6), nov(28)) },
    {
      says: 'a vera quer ficar so de manha esse mes',
      sets: off(VERA, at('15:00'), at('19:30'), at('19:00')),
    },
    {
      says: 'ana lima tá de mudança e só consegue servir a partir do dia 15',
      sets: off(ANA_LIMA, novUntil(14)),
    },
    {
      says: 'Íris quer ficar só no dia 8, nos outros dias não',
      sets: off(IRIS, novUntil(7), novFrom(9)),
    },
    {
      says: 'A dona Conceição, por causa do joelho, esse mês só vem no dia de São Judas.',
      sets: off(CONCEICAO, novUntil(27), nov(29)),
    },
    {
      says: 'antonio apenas nas missas das 8h',
      sets: off(ANTONIO, nov(5), nov(6), nov(8, '10:00'), nov(28), nov(29)),
    },
    {
      says: 'o lúcio vai embora pra goiânia dia dezesseis ele só pode até o dia quinze',
      sets: off(LUCIO, novFrom(16)),
    },
    ...inDecember([
      { says: 'Neuza: só sábado', sets: off(NEUZA, dezSpan(6, 11), dezFrom(13)) },
      {
        says: 'A Rosa M. acompanha os netos no catecismo e quer servir somente nas missas da catequese.',
        sets: off(ROSA_M, at('08:00'), at('19:00'), at('19:30'), at('20:00'), dez(25)),
      },
      {
        says: 'pedro henrique so pode a noite pq de dia trampa',
        sets: off(PEDRO, at('08:00'), at('10:00')),
      },
      {
        says: 'o geraldo tá pescando no Pantanal, só vai poder do dia 17 em diante',
        sets: off(GERALDO, dezUntil(16)),
      },
      {
        says: 'Olhe, a Maria José quer ficar só na novena e na missa do Galo, mais nenhuma.',
        sets: off(MARIA_JOSE, dezUntil(16), dezSpan(18, 23), dezFrom(25)),
      },
      {
        says: 'Em razão do trabalho, o senhor Francisco está disponível exclusivamente nos fins de semana.',
        sets: off(FRANCISCO, dez(8), dez(17), dez(24), dez(25), dez(31)),
      },
      { says: 'mantém a luísa só na primeira quinzena', sets: off(LUISA, dezFrom(16)) },
    ]),
  ],
  'place at a mass': [
    {
      says: 'Por favor, inclua a Ana Souza na missa do dia 22.',
      sets: [put(ANA_SOUZA, nov(22, '08:00'))],
    },
    { says: 'bota o zé dia 29', sets: [put(ZE, nov(29, '19:00'))] },
    { says: 'joana na das 10 do dia 8', sets: [put(JOANA, nov(8, '10:00'))] },
    {
      says: 'o Antônio é devoto do Sagrado Coração desde menino, faça o favor de pôr ele na missa do Sagrado Coração',
      sets: [put(ANTONIO, nov(6, '06:30'))],
    },
    {
      says: 'quero a vera lúcia dia vinte e oito sete e meia da noite',
      sets: [put(VERA, nov(28, '19:30'))],
    },
    {
      says: 'Dia 6 cedinho vão a Dores e a Ana Lima, anota aí',
      sets: [put(DORES, nov(6, '06:30')), put(ANA_LIMA, nov(6, '06:30'))],
    },
    { says: 'deixa o joao fixo na missa das criancas dia 8', sets: [put(JOAO, nov(8, '10:00'))] },
    ...inDecember([
      {
        says: 'Escalar Marcos e Luísa para a Missa do Galo.',
        sets: [put(MARCOS, dez(24, '20:00')), put(LUISA, dez(24, '20:00'))],
      },
      { says: 'neuza na sagrada familia', sets: [put(NEUZA, dez(27, '08:00'))] },
      {
        says: 'Seria possível colocar a Fátima na missa da Imaculada Conceição?',
        sets: [put(FATIMA, dez(8, '19:30'))],
      },
      { says: 'na virada, dia 31, eu quero o Benedito servindo', sets: [put(BENEDITO, dez(31, '20:00'))] },
      {
        says: 'oxente, e Terezinha vai ficar sem a novena? bote ela na novena, visse',
        sets: [put(TEREZINHA, dez(17, '19:30'))],
      },
      {
        says: 'o pedro henrique você põe ele dia treze na missa de oito horas tá bom',
        sets: [put(PEDRO, dez(13, '08:00'))],
      },
      {
        says: 'Escala assim no dia 20: Bruna F. às 8h, Bruna M. às 10h',
        sets: [put(BRUNA_F, dez(20, '08:00')), put(BRUNA_M, dez(20, '10:00'))],
      },
    ]),
  ],
  'caps for one': [
    { says: 'Joana no máximo uma missa', sets: [cap(JOANA, 1)] },
    {
      says: 'nao passa de 2 missa pro seu antonio q ele ta c a perna ruim',
      sets: [cap(ANTONIO, 2)],
    },
    {
      says: 'A Vera pode servir até três vezes, não mais do que isso.',
      sets: [cap(VERA, 3)],
    },
    {
      says: 'uai, pro João duas missa já tá bão demais da conta, mais que isso não',
      sets: [cap(JOAO, 2)],
    },
    ...inDecember([
      { says: 'limita a Terezinha em 2', sets: [cap(TEREZINHA, 2)] },
      {
        says: 'Eu falo porque vejo: a Maria Helena anda muito cansada. Dê no máximo uma missa para ela em dezembro.',
        sets: [cap(HELENA, 1)],
      },
      {
        says: 'o paulo e o marcos três missas cada um no máximo',
        sets: [cap(PAULO, 3), cap(MARCOS, 3)],
      },
      {
        says: 'Solicita-se que o ministro Geraldo não ultrapasse quatro celebrações.',
        sets: [cap(GERALDO, 4)],
      },
    ]),
  ],
  'caps for all': [
    { says: 'ninguem c mais de 2 missas', sets: [all(2)] },
    { says: 'Troca o máximo de cada pessoa de 3 para 2', start: 'ruled', sets: [all(2)], removes: [1] },
    { says: 'todo mundo faz até três missas e pronto acabou', sets: [all(3)] },
    ...inDecember([
      {
        says: 'Como houve muita reclamação de cansaço, cada ministro deve servir no máximo em 3 missas.',
        sets: [all(3)],
      },
      { says: 'Fica estabelecido o teto de cinco missas por ministro.', sets: [all(5)] },
      { says: 'limite geral: 4 por pessoa', sets: [all(4)] },
    ]),
  ],
  together: [
    {
      says: 'A Ana Lima dá carona para a Maria das Dores, por isso as duas precisam servir sempre nas mesmas missas.',
      sets: [duo(ANA_LIMA, DORES)],
    },
    { says: 'joana + iris juntas sempre', sets: [duo(JOANA, IRIS)] },
    { says: 'não separa o Zé do Carmo da Ana Souza não', sets: [duo(ZE, ANA_SOUZA)] },
    {
      says: 'o lúcio tá começando agora quero ele servindo junto com o joão pra aprender',
      sets: [duo(LUCIO, JOAO)],
    },
    ...inDecember([
      { says: 'rosa m e rosa t só tem um carro, mantem as 2 na msm missa', sets: [duo(ROSA_M, ROSA_T)] },
      {
        says: 'Pedro Henrique e Luísa ficaram noivos. Favor escalar os dois juntos.',
        sets: [duo(PEDRO, LUISA)],
      },
      { says: 'casal paulo/neusa: onde vai um vai o outro', sets: [duo(PAULO, NEUZA)], orAsks: true },
      {
        says: 'O Marcos vem com a Márcia e o Geraldo vem com a Fátima; cada par deve ficar junto nas missas.',
        sets: [duo(MARCOS, MARCIA), duo(GERALDO, FATIMA)],
      },
    ]),
  ],
  apart: [
    { says: 'Vera e Joana, nunca as duas na mesma missa!', sets: [split(VERA, JOANA)] },
    {
      says: 'as duas anas o povo confunde, nao pode deixar as duas junto na missa',
      sets: [split(ANA_SOUZA, ANA_LIMA)],
    },
    { says: 'sebastiao e lucio brigaram, separa os dois', sets: [split(SEBASTIAO, LUCIO)] },
    {
      says: 'Peço evitar que Antônio e Maria das Dores coincidam na mesma celebração.',
      sets: [split(ANTONIO, DORES)],
    },
    ...inDecember([
      {
        says: 'bruna f em uma missa, bruna m em outra, juntas nunca',
        sets: [split(BRUNA_F, BRUNA_M)],
      },
      { says: 'não escala o Francisco com o Benedito', sets: [split(FRANCISCO, BENEDITO)] },
      { says: 'pelamordedeus cida longe da socorro', sets: [split(APARECIDA, SOCORRO)], orAsks: true },
      {
        says: 'o luiz carlos e a terezinha se revezam cuidando da mãe então não pode cair os dois na mesma missa nunca',
        sets: [split(LUIZ, TEREZINHA)],
      },
    ]),
  ],
  'people needed': [
    { says: 'missa de cura e libertação: 5 ministros', sets: [need(nov(5, '19:30'), 5)] },
    {
      says: 'Vem muita gente na missa por cura, viu, ano passado faltou hóstia. Põe mais 2 ministros nela.',
      sets: [need(nov(5, '19:30'), 5)],
    },
    {
      says: 'dia 28 às 19h30 dá pra fazer com uma pessoa a menos, baixa aí',
      sets: [need(nov(28, '19:30'), 2)],
    },
    {
      says: 'As três missas de São Judas Tadeu devem contar com quatro ministros cada.',
      sets: [need(nov(28, '07:00'), 4), need(nov(28, '15:00'), 4), need(nov(28, '19:30'), 4)],
    },
    {
      says: 'a das três da tarde do dia 28 tá com três, aumenta mais uma pessoa',
      start: 'ruled',
      sets: [need(nov(28, '15:00'), 4)],
      removes: [3],
    },
    { says: 'dia 15 pode por so 1 ministro na missa', sets: [need(nov(15, '08:00'), 1)] },
    ...inDecember([
      { says: 'Galo pra 12', sets: [need(dez(24, '20:00'), 12)] },
      {
        says: 'esse ano a missa do galo vai ser na capela pequena, bota metade dos ministros só',
        sets: [need(dez(24, '20:00'), 3)],
      },
      {
        says: 'Na missa do dia 25 vamos precisar do dobro de ministros.',
        sets: [need(dez(25, '10:00'), 8)],
      },
      { says: 'imaculada c 1 ministro a menos pf', sets: [need(dez(8, '19:30'), 3)] },
      {
        says: 'A celebração de 31 de dezembro requer oito ministros.',
        sets: [need(dez(31, '20:00'), 8)],
      },
      {
        says: 'dia vinte e sete cinco pessoas e na novena três pessoas',
        sets: [need(dez(27, '08:00'), 5), need(dez(17, '19:30'), 3)],
      },
    ]),
  ],
  'compute, apply, undo': [
    { says: 'Já pode montar a escala.', solves: true },
    { says: 'tá aprovada, aplica', start: 'proposed', decides: 'accept' },
    { says: 'essa proposta não me serve, pode descartar', start: 'proposed', decides: TURN_DOWN },
    {
      says: 'desfaz o que foi aplicado, quero a escala do jeito que tava antes',
      start: 'accepted',
      decides: 'undo',
    },
    { says: 'tira o João do dia 22 e preenche a escala', sets: off(JOAO, nov(22)), solves: true },
    { says: ['tira a Vera do dia 5', 'ih não, me enganei, desfaz isso'] },
    {
      says: 'O João e a Joana fizeram as pazes, não precisa mais separar os dois.',
      start: 'ruled',
      removes: [2],
    },
    ...inDecember([{ says: 'gera ai a escala de dezembro p mim vlw', solves: true }]),
  ],
  'no orders: reasons, thanks, complaints': [
    { says: 'a joana torceu o tornozelo ontem na escada da sacristia' },
    { says: 'O Antônio operou da catarata semana passada, graças a Deus correu tudo bem.' },
    { says: 'Dona Conceição tá morando com a filha agora lá em Betim' },
    { says: 'Paz e bem! Aqui é a Ana Souza, da coordenação. Tudo certo por aí?' },
    { says: 'ficou uma beleza, Deus lhe pague', start: 'accepted' },
    { says: 'hoje é aniversário da Vera Lúcia 🎂 parabéns pra ela' },
    { says: 'a joana nunca avisa nada q raiva' },
    { says: 'O Antônio chega atrasado em toda missa das 8, não aguento mais essa situação.' },
    ...inDecember([
      { says: 'A Terezinha perdeu o irmão no domingo. Rezemos por ela.' },
      { says: 'geraldo arrumou serviço de vigia noturno' },
      { says: 'bom diaaa manda um abraço pro paulo e pra neuza 🙏' },
      { says: 'todo ano a mesma ladainha, na hora do galo todo mundo some, ninguém tem compromisso' },
    ]),
  ],
  'no orders: what if, doubts': [
    { says: 'E se a Vera não pudesse no dia 22, quem entraria?' },
    { says: 'quando a íris melhorar a gente vê de colocar ela no dia 15' },
    { says: 'se eu montar a escala agora e depois mais gente responder, perde tudo?' },
    { says: 'será que eu devia tirar o Zé da missa das crianças?' },
    { says: 'to na duvida se ponho 4 ou 5 pessoas no dia 5' },
    ...inDecember([
      { says: 'Se o bispo confirmar presença, o Galo precisará de dez ministros. Por ora, não confirmou.' },
      { says: 'digamos que eu pusesse o marcos no dia 31, sobrava quem pro 27?' },
      { says: 'Suponha que Paulo e Neuza ficassem separados: a escala ainda fecharia?' },
      { says: 'Não sei se deixo a Maria Helena só de manhã ou não... estou pensando ainda.' },
      { says: 'você acha que vale a pena juntar a Rosa M. com o Geraldo?' },
    ]),
  ],
  "no orders: others' words": [
    { says: 'A Vera me escreveu agora: "me tira do dia 22 por favor"' },
    { says: '[02/11 21:14] Antônio: boa noite coordenadora, não posso dia 15, me tira da escala' },
    {
      says: 'olha o q rolou no grupo\n*Joana:* gente quem pode trocar o dia 8 comigo??\n*Ana Souza:* eu posso',
    },
    {
      says: 'Bilhete que deixaram na secretaria: “Não escalar a Dores em novembro.” Sem assinatura. Estranho, não é?',
    },
    ...inDecember([
      {
        says: 'Encaminhada:\n> Oi Rita, aqui é a Fátima. Põe eu na missa do Galo e me tira do dia 31, bjs',
      },
      {
        says: 'áudio do marcos transcrito: «fala aí, tá corrido demais, tira eu do dia 25 e coloca o Paulo»',
      },
      {
        says: '"Luiz Carlos e Terezinha nunca mais na mesma missa", foi isso que gritaram na reunião, acredita?',
      },
    ]),
  ],
  'no orders: the past, done already, negated': [
    { says: 'Em outubro o João ficou com seis missas e a Íris com nenhuma.' },
    { says: 'mês passado eu tirei o zé do carmo dos domingos e deu um rolo danado' },
    { says: 'não é pra mexer na Vera' },
    { says: 'não aplica ainda não, quero mostrar pro padre antes', start: 'proposed' },
    { says: 'Ainda não monte a escala, faltam respostas.' },
    { says: 'ninguém pediu pra separar as Anas, viu' },
    ...inDecember([
      { says: 'Ano passado a Fátima não pôde no Galo, e a Luísa cobriu.' },
      { says: 'eu já tirei a bruna m do dia 20, lá pela tela mesmo' },
      { says: 'não precisa tirar a Rosa M. do dia 8, ela vai conseguir ir' },
      { says: 'não quero aumentar o galo não, deixa do jeito que tá' },
      { says: 'O Benedito eu mesma já coloquei no dia 31 ontem à noite, fique tranquilo.' },
    ]),
  ],
  'orders amid noise, November': [
    {
      says: 'Bom dia, minha filha! Que Nossa Senhora te cubra com o manto dela. Ontem fui no médico, demorou que só, acabei perdendo o ônibus das cinco. Mas não era isso que eu queria falar. Tira a Dores da missa do dia 22, tá?',
      sets: off(DORES, nov(22)),
    },
    {
      says: 'Desculpa incomodar essa hora 🙏🙏 é rapidinho: joao no maximo 2 missas. Boa noite, fica com Deus 😘',
      sets: [cap(JOAO, 2)],
    },
    {
      says: 'oiii sumida kkkk como tá a família?? aqui só correria, o cachorro fugiu ontem, achamos hj cedo 🐶 ah! Ana Souza e Ana Lima em missas diferentes viu',
      sets: [split(ANA_SOUZA, ANA_LIMA)],
    },
    {
      says: 'Louvado seja Nosso Senhor Jesus Cristo! Após a reunião do conselho, que se estendeu até tarde, e ouvido o nosso pároco, peço a gentileza de reservar quatro ministros para a missa por cura e libertação. Fraternalmente.',
      sets: [need(nov(5, '19:30'), 4)],
    },
    {
      says: 'alô tá gravando acho que tá então eu tava aqui fazendo almoço e lembrei que o zé do carmo tem o batizado da neta no dia vinte e nove ai que cheiro de queimado tira ele desse dia tá tchau',
      sets: off(ZE, nov(29)),
    },
    {
      says: 'Perdão pelo textão. Minha sogra veio passar uns dias aqui em casa e não desgruda. Ontem quis saber de tudo da paróquia. Enfim: Joana e Maria das Dores juntas nas missas.',
      sets: [duo(JOANA, DORES)],
    },
    { says: '😅😅 esqueci dnv kkkk põe o antonio dia 22 ❤️', sets: [put(ANTONIO, nov(22, '08:00'))] },
    {
      says: 'Boa tarde! Choveu granizo aqui, quebrou telha da capela, o sacristão ficou até meia-noite secando banco... uma canseira. Vamos ao que interessa: a Vera só pode na parte da manhã.',
      sets: off(VERA, at('15:00'), at('19:30'), at('19:00')),
    },
    {
      says: 'Graças e louvores se deem a todo momento!! ninguem com mais de 3 missas esse mes, por caridade 🙌',
      sets: [all(3)],
    },
    {
      says: 'Amiga, me perdoa a demora, meu celular caiu na água benta (juro). Conceição fora do dia 28 inteirinho.',
      sets: off(CONCEICAO, nov(28)),
    },
    {
      says: 'oi bença padre, quer dizer, oi assistente kkk to trocando tudo hj. monta a escala ai',
      solves: true,
    },
    {
      says: 'Ave Maria, cheia de graça, que calor! Tô aqui debaixo do ventilador. Seu Antônio e Joana não dá certo juntos, deixe os dois em missas separadas, faz favor.',
      sets: [split(ANTONIO, JOANA)],
    },
    {
      says: 'A paz de Cristo! Fui ministra com 20 anos, hoje tenho 71, e nunca vi um novembro tão corrido. Mas Deus é bom. A Íris, do dia 15 em diante, não escale não.',
      sets: off(IRIS, novFrom(15)),
    },
    {
      says: 'opa e aí beleza? Mengão ganhou ontem hein 🔴⚫ kkk seguinte, dia 28 às 15h quero o João, pode pôr',
      sets: [put(JOAO, nov(28, '15:00'))],
    },
    {
      says: 'Aleluia! Mostrei pro padre, ele ajeitou os óculos, leu tudo duas vezes e gostou. Pode aplicar a proposta, viu? Deus abençoe 🙏',
      start: 'proposed',
      decides: 'accept',
    },
  ],
  'orders amid noise, December': inDecember([
    {
      says: 'Boa noite, irmã querida em Cristo 🌹 que seu Advento seja abençoado... o Marcos não vai poder dia 31, tira ele por favor 🌹🌹',
      sets: off(MARCOS, dez(31)),
    },
    {
      says: 'desculpa os erro q to no onibus lotado kk motorista doido. poe a fatima no galo',
      sets: [put(FATIMA, dez(24, '20:00'))],
    },
    {
      says: 'Salve Maria! O presépio deste ano vai ser de garrafa pet, ideia dos jovens. Eu achei feio, mas quem sou eu. Já que estou aqui: Missa do Galo com dez ministros, por favor.',
      sets: [need(dez(24, '20:00'), 10)],
    },
    {
      says: 'Bom dia flor do dia 🌻🌻🌻 Terezinha no máximo três missas 🌻🌻🌻',
      sets: [cap(TEREZINHA, 3)],
    },
    {
      says: 'Eita que dezembro chegou atropelando! Já comprei panetone, já montei a árvore, já briguei com meu marido por causa do pisca-pisca. Agora o serviço: Paulo e Neuza sempre na mesma missa.',
      sets: [duo(PAULO, NEUZA)],
    },
    {
      says: 'Oi, sou eu de novo, me desculpe, sou meio atrapalhada com essas coisas de computador, foi minha neta que me ensinou. O Geraldo não é pra ficar em missa de domingo.',
      sets: off(GERALDO, dez(6), dez(13), dez(20), dez(27)),
    },
    {
      says: 'kkkkkkk mds q noite 😂 acabou a luz no ensaio, o tecladista saiu correndo, ngm entendeu nada. mas ó, pedro henrique só missa de noite ok? bjo',
      sets: off(PEDRO, at('08:00'), at('10:00')),
    },
    {
      says: 'Que o Menino Jesus nasça em seu coração. Ontem rezamos o terço na casa da dona Lourdes, com bolo de fubá e muita conversa. Maria Aparecida e Maria do Socorro não devem servir na mesma celebração. Amém.',
      sets: [split(APARECIDA, SOCORRO)],
    },
    {
      says: 'eu hein, esse calor tá de matar, já tomei dois banhos hoje... bem, tira a rosa t das missas de sábado e a bruna f também',
      sets: [...off(ROSA_T, dez(5), dez(12)), ...off(BRUNA_F, dez(5), dez(12))],
    },
    {
      says: 'Prezados, bom dia. Peço desculpas por reiterar o contato: tive problemas com a internet, e minha mensagem anterior possivelmente se perdeu. O ministro Francisco deverá servir na Missa da Imaculada Conceição. Grato.',
      sets: [put(FRANCISCO, dez(8, '19:30'))],
    },
    { says: 'Glóóória a Deus nas alturas 🎶 hahaha já to no clima. max 4 missas cada um', sets: [all(4)] },
    {
      says: 'ô de casa! aqui é a véia Nair 😂 tava podando a roseira e espetei o dedo, digito com uma mão só. Luísa do dia 20 até o fim do mês tá na praia, não põe ela',
      sets: off(LUISA, dezFrom(20)),
    },
    {
      says: 'gente do céu q susto, achei q tinha apagado tudo mas era a tela suja. ufa. natal do senhor com 6 pessoas',
      sets: [need(dez(25, '10:00'), 6)],
    },
    {
      says: 'Boa tarde, a paz. Meu neto nasceu!! 3,800 kg, 51 cm, cabeludo 😍 chama Bento. Sobre a escala: o Luiz Carlos, em dezembro, só pode até o dia 20.',
      sets: off(LUIZ, dezFrom(21)),
    },
    {
      says: 'Jesus, Maria e José, que correria!! desculpa o áudio picado. monta logo dezembro pra mim',
      solves: true,
    },
  ]),
};
