/** By the causes of what the sets before it still missed: each category is one of them, in other words and voices. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
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
  type Requests,
} from './shape.ts';

export const TWENTIETH_SET: Requests = {
  'told, then ordered by a word that points back': [
    { says: 'João me disse que não vem no dia 15. Pode retirar, por favor.', sets: off(JOAO, nov(15)) },
    {
      says: 'A Ana Souza comunica que estará ausente no dia 22. Solicito, pois, que não seja escalada nessa data.',
      sets: off(ANA_SOUZA, nov(22)),
    },
    {
      says: 'o antonio vai pescar no pantanal a partir do dia 20 entao nem poe ele nesses dias',
      sets: off(ANTONIO, novFrom(20)),
    },
    {
      says: 'A Vera vai passar o dia 28 no hospital com a mãe, deixa ela de fora nesse dia, tá?',
      sets: off(VERA, nov(28)),
    },
    {
      says: 'gente a dores tem casamento da afilhada dia 22, libera ela',
      sets: off(DORES, nov(22)),
    },
  ],
  'told, then ordered by a word that points back, December': inDecember([
    {
      says: 'O Geraldo faz questão de estar na missa do dia 27. Deixa o nome dele lá.',
      sets: [put(GERALDO, dez(27, '08:00'))],
    },
    {
      says: 'Neuza recebe a família toda no dia 25 e a casa fica cheia, então não conta com ela nessa missa.',
      sets: off(NEUZA, dez(25)),
    },
    {
      says: 'A Luísa avisou agorinha: dia 17 ela está em Belém. Favor não escalar.',
      sets: off(LUISA, dez(17)),
    },
    {
      says: 'Terezinha quer muito servir no dia 31. Coloque-a, por gentileza.',
      sets: [put(TEREZINHA, dez(31, '20:00'))],
    },
    {
      says: 'o pedro henrique passa o natal na casa da noiva tira ele do dia 25',
      sets: off(PEDRO, dez(25)),
    },
    {
      says: 'Francisco viaja na primeira quinzena, por isso ele não serve nesse período.',
      sets: off(FRANCISCO, dezUntil(15)),
    },
  ]),
  'a number that is judged': [
    {
      says: 'dia 22 dois ministros é pouco demais, põe quatro',
      sets: [need(nov(22, '08:00'), 4)],
    },
    { says: 'Três missas cansam muito a Vera. Fica com duas.', sets: [cap(VERA, 2)] },
    {
      says: 'Na missa de 29 de novembro, dois não dão conta; sejam quatro.',
      sets: [need(nov(29, '19:00'), 4)],
    },
    {
      says: 'quatro por pessoa é muita coisa gente, baixa pra três no máximo por pessoa',
      sets: [all(3)],
    },
    { says: 'pro João três missas já tá de bom tamanho', sets: [cap(JOAO, 3)] },
    { says: 'Para a Ana Lima duas missas bastam, mais que isso ela não aguenta.', sets: [cap(ANA_LIMA, 2)] },
  ],
  'a number that is judged, December': inDecember([
    {
      says: 'Missa do Galo com seis não vai dar, tem que ser oito',
      sets: [need(dez(24, '20:00'), 8)],
    },
    { says: 'quatro na imaculada é exagero, três chega', sets: [need(dez(8, '19:30'), 3)] },
    { says: 'O Paulo com quatro vezes se queixa, deixe-o com duas no mês.', sets: [cap(PAULO, 2)] },
    {
      says: 'No dia 31 dois é pouquinho, viu? Cinco ministros, por favor.',
      sets: [need(dez(31, '20:00'), 5)],
    },
    {
      says: 'tira dois da missa do galo, seis ta sobrando gente',
      sets: [need(dez(24, '20:00'), 4)],
    },
  ]),
  'two together or apart': [
    { says: 'João e Joana vivem se estranhando, um longe do outro por favor', sets: [split(JOAO, JOANA)] },
    { says: 'a vera e o antonio é um grude so, sempre na msm missa os dois', sets: [duo(VERA, ANTONIO)] },
    {
      says: 'O santo do João não bate com o da Ana Lima. Não ponha os dois na mesma missa.',
      sets: [split(JOAO, ANA_LIMA)],
    },
    {
      says: 'Se o Antônio estiver numa missa, a Vera tem que estar também.',
      sets: [duo(ANTONIO, VERA)],
    },
    { says: 'Dupla fixa: João e Maria das Dores', sets: [duo(JOAO, DORES)] },
    {
      says: 'joão e ana souza podem até servir no mesmo dia mas na mesma missa nunca',
      sets: [split(JOAO, ANA_SOUZA)],
    },
  ],
  'two together or apart, December': inDecember([
    { says: 'Bruna F. e Bruna M. é água e óleo, não mistura as duas', sets: [split(BRUNA_F, BRUNA_M)] },
    {
      says: 'Rosa M. só vem se a Rosa T. vier, elas dividem o carro; ponha as duas sempre juntas',
      sets: [duo(ROSA_M, ROSA_T)],
    },
    {
      says: 'Houve um mal-estar entre o Marcos e o Francisco; peço que não sirvam lado a lado.',
      sets: [split(MARCOS, FRANCISCO)],
    },
    { says: 'a fátima pediu pra não servir com a neuza', sets: [split(FATIMA, NEUZA)] },
    {
      says: 'Onde for a Luísa, vá também o Marcos, que são noivos.',
      sets: [duo(LUISA, MARCOS)],
    },
  ]),
  'so many, and one of them': [
    {
      says: 'a missa do dia 22 precisa de quatro ministros e a Ana Souza é uma delas',
      sets: [need(nov(22, '08:00'), 4), put(ANA_SOUZA, nov(22, '08:00'))],
    },
    {
      says: 'Quero três ministros no dia 15, sendo um deles o Antônio.',
      sets: [need(nov(15, '08:00'), 3), put(ANTONIO, nov(15, '08:00'))],
    },
    {
      says: 'dia 29 bota 4 pessoas, entre elas o joão',
      sets: [need(nov(29, '19:00'), 4), put(JOAO, nov(29, '19:00'))],
    },
  ],
  'so many, and one of them, December': inDecember([
    {
      says: 'No dia 27 sejam três ministros, e que a Fátima esteja entre eles.',
      sets: [need(dez(27, '08:00'), 3), put(FATIMA, dez(27, '08:00'))],
    },
    {
      says: 'pro dia 31 mais um ministro e que seja o Paulo',
      sets: [need(dez(31, '20:00'), 3), put(PAULO, dez(31, '20:00'))],
    },
    {
      says: 'novena do dia 17 com 4 pessoas, uma delas tem de ser a maria do socorro',
      sets: [need(dez(17, '19:30'), 4), put(SOCORRO, dez(17, '19:30'))],
    },
  ]),
  'from when on, and until when': [
    {
      says: 'a vera viaja dia 20 e só volta em dezembro',
      sets: off(VERA, novFrom(20)),
    },
    { says: 'Ana Souza só chega de Fortaleza no dia 20', sets: off(ANA_SOUZA, novUntil(19)) },
    {
      says: 'João embarca no dia 13 e retorna no dia 24',
      sets: off(JOAO, { from: '2026-11-13', until: '2026-11-23' }),
      or: [off(JOAO, { from: '2026-11-13', until: '2026-11-24' })],
    },
    { says: 'o antonio vai embora dia 23 e não volta mais', sets: off(ANTONIO, novFrom(23)) },
  ],
  'from when on, and until when, December': inDecember([
    { says: 'Marcos viaja no dia 21 e só retorna em janeiro', sets: off(MARCOS, dezFrom(21)) },
    {
      says: 'o paulo foi pra roça e só aparece dia 15',
      sets: off(PAULO, dezUntil(14)),
    },
    {
      says: 'O Luiz Carlos parte em 10 de dezembro e regressa no dia 18, não contem com ele nesse tempo.',
      sets: off(LUIZ, dezSpan(10, 17)),
      or: [off(LUIZ, dezSpan(10, 18))],
    },
    {
      says: 'maria helena ta no maranhao e volta só dia 19',
      sets: off(HELENA, dezUntil(18)),
    },
  ]),
  'each of several masses': inDecember([
    {
      says: 'Luiz Carlos nas duas vespertinas do mês',
      sets: [put(LUIZ, dez(5, '19:00')), put(LUIZ, dez(12, '19:00'))],
    },
    {
      says: 'quero 3 ministros em cada missa da catequese',
      sets: [need(dez(6, '10:00'), 3), need(dez(13, '10:00'), 3), need(dez(20, '10:00'), 3)],
    },
    {
      says: 'Em ambas as vespertinas ponha a Fátima',
      sets: [put(FATIMA, dez(5, '19:00')), put(FATIMA, dez(12, '19:00'))],
    },
    {
      says: 'as três missas das crianças da catequese precisam de quatro ministros cada uma',
      sets: [need(dez(6, '10:00'), 4), need(dez(13, '10:00'), 4), need(dez(20, '10:00'), 4)],
    },
    {
      says: 'Bruna M. em todas as missas da catequese',
      sets: [put(BRUNA_M, dez(6, '10:00')), put(BRUNA_M, dez(13, '10:00')), put(BRUNA_M, dez(20, '10:00'))],
    },
  ]),
  'said, and then said otherwise': [
    {
      says: 'ia pôr o João no dia 22 mas mudei de ideia, é o Antônio que vai',
      sets: [put(ANTONIO, nov(22, '08:00'))],
    },
    { says: 'tira a Joana do dia 8, quer dizer, a Joana não, o João', sets: off(JOAO, nov(8)) },
    { says: 'não é a Ana Souza, é a Ana Lima que não pode no dia 15', sets: off(ANA_LIMA, nov(15)) },
    {
      says: 'Primeiro pensei em separar João e Joana, mas agora quero que fiquem juntos.',
      sets: [duo(JOAO, JOANA)],
    },
    { says: 'Ana Souza... aliás, Ana Lima não vem no dia 29', sets: off(ANA_LIMA, nov(29)) },
    { says: 'põe a vera dia 5 não o joão', asks: true },
  ],
  'said, and then said otherwise, December': inDecember([
    {
      says: 'bota o Benedito no dia 12, oxe, no dia 12 não, no dia 13 às 8',
      sets: [put(BENEDITO, dez(13, '08:00'))],
    },
    { says: 'não tire a Márcia do dia 31, tire a Luísa', sets: off(LUISA, dez(31)) },
    {
      says: 'a missa do galo com oito, ou melhor, com sete ministros',
      sets: [need(dez(24, '20:00'), 7)],
    },
    {
      says: 'dia 8 não quero a Márcia não, quero é a Fátima',
      sets: [put(FATIMA, dez(8, '19:30'))],
      or: [[put(FATIMA, dez(8, '19:30')), ...off(MARCIA, dez(8))]],
    },
  ]),
};
