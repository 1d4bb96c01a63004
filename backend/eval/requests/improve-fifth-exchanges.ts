/** Fifth set, part A: exchanges told in prose, corrections, double conditions, several acts. NOTES.md says how each is judged. */
import type { MassFilter, MassKey, ScheduleRule } from '../../src/roster/schedule-rules/schedule-rule.js';
import type { Requests } from './shape.js';
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
  CONCEICAO,
  dez,
  dezFrom,
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
} from './shape.ts';

/** Somebody leaves a mass, or its whole day, and another comes. */
const gives = (who: number, mass: MassKey, to: number, left: MassFilter = mass): ScheduleRule[] => [
  ...off(who, left),
  put(to, mass),
];

/** Two people each take the other's mass. */
const swap = (one: number, first: MassKey, other: number, second: MassKey): ScheduleRule[] => [
  ...gives(one, first, other),
  ...gives(other, second, one),
];

/** The same where no time was said. */
const swaps = (one: number, first: MassKey, other: number, second: MassKey) => {
  const [firstDay, secondDay] = [{ date: first.date }, { date: second.date }];
  return {
    sets: swap(one, first, other, second),
    or: [
      [...gives(one, first, other, firstDay), ...gives(other, second, one)],
      [...gives(one, first, other), ...gives(other, second, one, secondDay)],
      [...gives(one, first, other, firstDay), ...gives(other, second, one, secondDay)],
    ],
  };
};

const NOV_NIGHTS: MassFilter[] = [nov(5), nov(28, '19:30'), nov(29)];
const DEZ_NIGHTS: MassFilter[] = [dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)];
const DEZ_MORNINGS: MassFilter[] = [dez(6), dez(13), dez(20), dez(25), dez(27)];
const DEZ_WEEKDAYS: MassFilter[] = [dez(8), dez(17), dez(24), dez(25), dez(31)];

export const FIFTH_A: Requests = {
  'fifth a: exchanges in prose, November': [
    {
      says: 'o João trocou com a Ana Lima, ele fica com a do sábado 28 às 7h e ela vai na do dia 15',
      sets: swap(JOAO, nov(15, '08:00'), ANA_LIMA, nov(28, '07:00')),
    },
    {
      says: 'Bom dia! A Joana me ligou ontem, a mãe dela foi internada e no domingo agora, dia 8, ela não vai conseguir estar na missa das 8. O João disse que assume no lugar dela.',
      sets: gives(JOANA, nov(8, '08:00'), JOAO),
    },
    {
      says: 'joana passou a missa dela pra maria das dores',
      sets: gives(JOANA, nov(8, '08:00'), DORES),
    },
    {
      says: 'Ana Lima deu a vez dela pro Antônio, já tá tudo combinado entre os dois',
      sets: gives(ANA_LIMA, nov(28, '07:00'), ANTONIO),
    },
    {
      says: 'quem vai dia 15 n é mais o joão, é a ana souza q pediu',
      sets: gives(JOAO, nov(15, '08:00'), ANA_SOUZA),
    },
    {
      says: 'A Vera Lúcia cobre a Ana Lima no dia 28 às 7 da manhã, e o João cobre a Vera Lúcia no dia 22.',
      sets: [...gives(ANA_LIMA, nov(28, '07:00'), VERA), ...gives(VERA, nov(22, '08:00'), JOAO)],
    },
    {
      says: 'então anota aí o joão ia servir no dia quinze mas ele vai viajar aí ele combinou com o antônio e o antônio vai no lugar dele e em troca o joão faz a do antônio que é dia vinte e dois oito da manhã',
      sets: swap(JOAO, nov(15, '08:00'), ANTONIO, nov(22, '08:00')),
    },
    {
      says: 'Joana e Íris se acertaram: a Íris serve no dia 8 às 8h e a Joana fica livre desse horário.',
      sets: gives(JOANA, nov(8, '08:00'), IRIS),
    },
    {
      says: 'o Zé do Carmo ia no dia 29, agora quem vai é a Maria das Dores, e ele fica com a missa das crianças do dia 8',
      sets: [...gives(ZE, nov(29, '19:00'), DORES), put(ZE, nov(8, '10:00'))],
    },
    {
      says: 'trocaram viu: antonio agora no dia 5 e vera lucia no dia 6. antes era o contrario',
      sets: swap(ANTONIO, nov(6, '06:30'), VERA, nov(5, '19:30')),
    },
    {
      says: 'João trocou com a Ana, ele vai dia 28 às 7h e ela no dia 15',
      asks: true,
      tells: ['Ana Souza', 'Ana Lima'],
      or: [swap(JOAO, nov(15, '08:00'), ANA_LIMA, nov(28, '07:00'))],
    },
    {
      says: 'Seu Antônio, coitado, anda com a pressão alta e o médico proibiu ele de madrugar, então na missa do Sagrado Coração vai a Ana Souza no lugar dele.',
      sets: gives(ANTONIO, nov(6, '06:30'), ANA_SOUZA),
    },
    {
      says: 'Favor registrar a permuta: Ana Souza assume o dia 15, que era do João; João assume o dia 22, que era da Ana Souza.',
      sets: swap(JOAO, nov(15, '08:00'), ANA_SOUZA, nov(22, '08:00')),
    },
    {
      says: 'Joana trocou com o João, ele vai na dela e ela na dele',
      asks: true,
      tells: ['Joana'],
      or: [
        gives(JOANA, nov(8, '08:00'), JOAO),
        [...gives(JOANA, nov(8, '08:00'), JOAO), ...off(JOAO, nov(15))],
      ],
    },
    {
      says: 'põe o Sebastião no lugar do João dia 15, ele se ofereceu ali na porta da igreja',
      asks: true,
      tells: ['Sebastião'],
      or: [off(JOAO, nov(15))],
    },
    {
      says: 'Missa de cura e libertação: sai Vera Lúcia, entra Ana Lima. Domingo 22: sai Maria das Dores, entra Vera Lúcia.',
      sets: [...gives(VERA, nov(5, '19:30'), ANA_LIMA), ...gives(DORES, nov(22, '08:00'), VERA)],
    },
    {
      says: 'a ana lima cedeu a vaga dela pra joana blz?',
      sets: gives(ANA_LIMA, nov(28, '07:00'), JOANA),
    },
    {
      says: 'No dia 28 às 15h a Ana Souza substitui o João, que por sua vez substitui a Ana Souza às 19h30 do mesmo dia',
      sets: swap(JOAO, nov(28, '15:00'), ANA_SOUZA, nov(28, '19:30')),
    },
    {
      says: 'oi, aqui é da secretaria. a dona Maria das Dores n vai mais dia 29 pq a neta crisma em outra cidade, o Zé do Carmo q vai no lugar',
      sets: gives(DORES, nov(29, '19:00'), ZE),
    },
    {
      says: 'Joana num vai dar conta do dia 8 de oito horas não, visse? Quem segura essa por ela é Ana Souza',
      sets: gives(JOANA, nov(8, '08:00'), ANA_SOUZA),
    },
    {
      says: 'Por gentileza, substitua João por Vera Lúcia na celebração das 15h do dia 28, ficando ele na das 19h30.',
      sets: [...gives(JOAO, nov(28, '15:00'), VERA), put(JOAO, nov(28, '19:30'))],
    },
    {
      says: 'o joao fica no lugar da joana e a ana souza fica no lugar do joao',
      sets: [...gives(JOANA, nov(8, '08:00'), JOAO), ...gives(JOAO, nov(15, '08:00'), ANA_SOUZA)],
    },
    {
      says: 'Antônio sai das 8h do dia 8 e passa pras 10h; às 8h, no lugar dele, põe a Maria das Dores',
      sets: [...gives(ANTONIO, nov(8, '08:00'), DORES), put(ANTONIO, nov(8, '10:00'))],
    },
    {
      says: 'A Ana que tá no dia 28 de manhã pediu pra Vera Lúcia ir por ela',
      sets: gives(ANA_LIMA, nov(28, '07:00'), VERA),
      orAsks: true,
    },
  ],
  'fifth a: exchanges in prose, December': inDecember([
    {
      says: 'o Francisco trocou com a Maria Helena, ele vai na do dia 20 às 8h e ela fica com a do dia 13 às 8h',
      sets: swap(FRANCISCO, dez(13, '08:00'), HELENA, dez(20, '08:00')),
    },
    {
      says: 'A Neuza pediu pra Fátima ir no lugar dela.',
      sets: gives(NEUZA, dez(5, '19:00'), FATIMA),
    },
    {
      says: 'marcos e terezinha trocaram, ele pega o galo e ela pega o natal de manhã',
      sets: swap(MARCOS, dez(25, '10:00'), TEREZINHA, dez(24, '20:00')),
    },
    {
      says: 'Minha filha, o Geraldo vai operar a catarata no comecinho do mês e não vai enxergar nada no dia da Imaculada. O Luiz Carlos, que é compadre dele, falou que vai no lugar.',
      sets: gives(GERALDO, dez(8, '19:30'), LUIZ),
    },
    {
      says: 'bruna f passou a catequese do dia 6 pra bruna m',
      sets: gives(BRUNA_F, dez(6, '10:00'), BRUNA_M),
    },
    {
      says: 'a rosa m ia no dia oito só que o ônibus dela mudou o horário aí a luísa falou que faz no lugar dela e a rosa m faz a do dia doze que a luísa ia fazer',
      sets: swap(ROSA_M, dez(8, '19:30'), LUISA, dez(12, '19:00')),
    },
    {
      says: 'Neuza no lugar da Bruna F. dia 6 às 10h. No lugar da Neuza, dia 5, vai a Rosa T.',
      sets: [...gives(BRUNA_F, dez(6, '10:00'), NEUZA), ...gives(NEUZA, dez(5, '19:00'), ROSA_T)],
    },
    {
      says: 'Luiz Carlos cedeu o lugar na Missa do Galo ao Pedro Henrique, e ficou com o lugar do Pedro Henrique na missa do dia 31.',
      sets: swap(LUIZ, dez(24, '20:00'), PEDRO, dez(31, '20:00')),
    },
    {
      says: 'paulo n vai + sábado dia 5, vai o marcos. e no natal em vez do marcos vai o paulo',
      sets: swap(PAULO, dez(5, '19:00'), MARCOS, dez(25, '10:00')),
    },
    {
      says: 'oia, o Chico deu a missa dele procê pôr o Geraldo, uai',
      sets: gives(FRANCISCO, dez(13, '08:00'), GERALDO),
      orAsks: true,
    },
    {
      says: 'Houve desistência no Natal do Senhor: Marcos. Assume a Maria do Socorro.',
      sets: gives(MARCOS, dez(25, '10:00'), SOCORRO),
    },
    {
      says: 'A Maria vai no lugar da Neuza no dia 5',
      asks: true,
      tells: [['Maria Aparecida', 'Maria do Socorro', 'Maria Helena']],
    },
    {
      says: 'Terezinha ficou sem carona pra voltar de noite e por isso combinou com a Fátima: a Fátima faz o Galo por ela e ela faz o dia 27 pela Fátima',
      sets: swap(TEREZINHA, dez(24, '20:00'), FATIMA, dez(27, '08:00')),
    },
    {
      says: 'troca aí: sai paulo entra benedito (dia 5); sai benedito entra paulo (dia 12)',
      sets: swap(PAULO, dez(5, '19:00'), BENEDITO, dez(12, '19:00')),
    },
    {
      says: 'a maria helena falou que quem vai na dela é a luisa',
      sets: gives(HELENA, dez(20, '08:00'), LUISA),
    },
    {
      says: 'Geraldo e Francisco inverteram: Geraldo dia 13, Francisco dia 8.',
      ...swaps(GERALDO, dez(8, '19:30'), FRANCISCO, dez(13, '08:00')),
    },
    {
      says: 'pra Missa do Galo, no lugar do Luiz Carlos, o Benedito',
      asks: true,
      tells: ['Benedito'],
      or: [off(LUIZ, dez(24))],
    },
    {
      says: 'Gente do céu que confusão: o Pedro Henrique ficou com a missa da Bruna F., a Bruna F. ficou com a do Paulo e o Paulo este mês tá liberado do dia 5',
      sets: [...gives(BRUNA_F, dez(6, '10:00'), PEDRO), ...gives(PAULO, dez(5, '19:00'), BRUNA_F)],
    },
    {
      says: 'como a Luísa só volta da praia dia 29, a Ação de Graças do dia 31 que seria da Neuza fica com ela, Luísa, e a Sagrada Família que seria da Luísa fica com a Neuza',
      sets: swap(NEUZA, dez(31, '20:00'), LUISA, dez(27, '08:00')),
    },
    {
      says: 'dona rosa t vai pela rosa m no dia 8',
      sets: gives(ROSA_M, dez(8, '19:30'), ROSA_T),
    },
    {
      says: 'Bah, o Marcos tá com o guri doente e não pega o Natal. Bota a Rosa M. ali e deixa o Marcos com o dia 8, que era dela',
      sets: swap(MARCOS, dez(25, '10:00'), ROSA_M, dez(8, '19:30')),
    },
    {
      says: 'Comunico que a ministra Terezinha será substituída pelo ministro Paulo na Missa do Galo e que este será substituído por ela na vespertina do dia 5.',
      sets: swap(TEREZINHA, dez(24, '20:00'), PAULO, dez(5, '19:00')),
    },
    {
      says: 'quem entra no lugar do francisco é a marcia, dia 20 as 10 quem entra no lugar da marcia é ele',
      asks: true,
      tells: ['Márcia'],
      or: [
        gives(MARCIA, dez(20, '10:00'), FRANCISCO),
        [...off(FRANCISCO, dez(13, '08:00')), ...gives(MARCIA, dez(20, '10:00'), FRANCISCO)],
        [...off(FRANCISCO, dez(13)), ...gives(MARCIA, dez(20, '10:00'), FRANCISCO)],
      ],
    },
    {
      says: 'Márcia vai na do dia 20 em vez da Maria Helena, e a Maria Helena em vez da Márcia na novena',
      ...swaps(HELENA, dez(20, '08:00'), MARCIA, dez(17, '19:30')),
    },
    {
      says: 'seguinte, neuza me chamou no zap agora: plantao no hospital sabado dia 5. bruna m topou ir. em troca neuza vai no dia 27 q era da bruna m',
      sets: swap(NEUZA, dez(5, '19:00'), BRUNA_M, dez(27, '08:00')),
    },
    {
      says: 'O Luiz Carlos e a Luísa trocaram de missa: a dele é o Galo, a dela é a Sagrada Família',
      sets: swap(LUIZ, dez(24, '20:00'), LUISA, dez(27, '08:00')),
      orAsks: true,
    },
    {
      says: 'eu queria que a maria aparecida ficasse com a missa do marcos porque ele vai pra casa da sogra no natal',
      sets: gives(MARCOS, dez(25, '10:00'), APARECIDA),
    },
    {
      says: 'Dia 13 às 10h não vai mais a Fátima e sim o Francisco; e às 8h, no lugar dele, vai a Fátima.',
      sets: swap(FATIMA, dez(13, '10:00'), FRANCISCO, dez(13, '08:00')),
    },
    {
      says: 'Rosa M. e Geraldo não vão mais na Imaculada, no lugar deles vão Maria do Socorro e Pedro Henrique',
      sets: [
        ...off(ROSA_M, dez(8)),
        ...off(GERALDO, dez(8)),
        put(SOCORRO, dez(8, '19:30')),
        put(PEDRO, dez(8, '19:30')),
      ],
    },
    {
      says: 'helena some do 20 e aparece no 27, e quem tava previsto pro 27 era o benedito que daí vai no 20 8h',
      sets: swap(HELENA, dez(20, '08:00'), BENEDITO, dez(27, '08:00')),
      or: [
        [...gives(HELENA, dez(20, '08:00'), BENEDITO, dez(20)), ...gives(BENEDITO, dez(27, '08:00'), HELENA)],
      ],
    },
    {
      says: 'A Bruna trocou com a Luísa: a Luísa vai na catequese do dia 6 e a Bruna na do dia 20.',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
      or: [swap(BRUNA_F, dez(6, '10:00'), LUISA, dez(20, '10:00'))],
    },
    {
      says: 'o paulo arrumou substituto: luiz carlos',
      sets: gives(PAULO, dez(5, '19:00'), LUIZ),
    },
    {
      says: 'Terezinha tá rouca e vai descansar a voz. Fica assim: a novena que ia ser dela passa pro Geraldo, e a do dia 31, que ia ser do Geraldo, passa pra ela.',
      sets: swap(TEREZINHA, dez(17, '19:30'), GERALDO, dez(31, '20:00')),
    },
    {
      says: 'fatima vai substituir a bruna f, e a rosa t vai substituir a fatima dia 12',
      sets: [...gives(BRUNA_F, dez(6, '10:00'), FATIMA), ...gives(FATIMA, dez(12, '19:00'), ROSA_T)],
    },
    {
      says: 'no natal era o marcos né, então, agora é o pedro henrique, pode mudar',
      sets: gives(MARCOS, dez(25, '10:00'), PEDRO),
    },
    {
      says: 'Francisco, que está na missa das 8 do dia 13, vai pra missa das 10 desse dia. A Neuza fica na das 8 no lugar dele.',
      sets: [...gives(FRANCISCO, dez(13, '08:00'), NEUZA), put(FRANCISCO, dez(13, '10:00'))],
    },
  ]),
  'fifth a: corrections, November': [
    {
      says: ['coloca o João dia 28 de manhã', 'na verdade é à noite'],
      sets: [put(JOAO, nov(28, '19:30'))],
    },
    {
      says: ['Ana Souza não pode no dia 22', 'ih, me enganei de Ana, é a Lima'],
      sets: off(ANA_LIMA, nov(22)),
    },
    {
      says: ['tira a vera lucia do dia 5', 'errei, era o dia 6'],
      sets: off(VERA, nov(6)),
    },
    {
      says: ['Põe o Antônio no dia 8 às 8h', 'Desculpe, quis dizer na das crianças.'],
      sets: [put(ANTONIO, nov(8, '10:00'))],
    },
    {
      says: [
        'o joão não pode servir no dia oito',
        'não não eu falei errado quem não pode no dia oito é a joana não o joão o joão pode',
      ],
      sets: off(JOANA, nov(8)),
    },
    {
      start: 'ruled',
      says: 'aquele limite de 3 missas pra cada um eu pus errado, é 2',
      removes: [1],
      sets: [all(2)],
    },
    {
      start: 'ruled',
      says: 'No dia 28 às 15h eu tinha dito 3 ministros, corrigindo: são 4',
      removes: [3],
      sets: [need(nov(28, '15:00'), 4)],
    },
    {
      start: 'ruled',
      says: 'me confundi, João e Joana era pra ficar juntos, não separados!',
      removes: [2],
      sets: [duo(JOAO, JOANA)],
    },
    {
      says: 'Zé do Carmo não pode dia 29, minto, dia 8',
      sets: off(ZE, nov(8)),
    },
    {
      says: ['Íris fora do dia 15', 'peraí, é pra deixar a Íris e tirar o Lúcio'],
      sets: off(LUCIO, nov(15)),
    },
    {
      says: ['joão no máximo 1 missa', 'kkk desculpa, 2'],
      sets: [cap(JOAO, 2)],
    },
    {
      says: [
        'A Maria das Dores não pode nas missas de noite',
        'Me expressei mal: de noite ela pode. Não pode é de manhã.',
      ],
      sets: off(DORES, nov(6), nov(8), nov(15), nov(22), nov(28, '07:00')),
    },
    {
      says: ['antonio nao vai dia 15', 'vai sim, pode desfazer'],
    },
    {
      says: ['O João passou o dia 15 para a Ana Souza', 'Corrigindo: para a Ana Lima. O João sai mesmo.'],
      sets: gives(JOAO, nov(15, '08:00'), ANA_LIMA),
    },
    {
      says: 'joana e vera lucia sempre juntas, quer dizer, joana e ana souza, a vera não tem nada com isso',
      sets: [duo(JOANA, ANA_SOUZA)],
    },
    {
      says: ['Conceição não pode do dia 5 ao 15', 'É até o 22, não até o 15'],
      sets: off(CONCEICAO, nov(5), nov(6), nov(8), nov(15), nov(22)),
    },
    {
      says: ['No São Judas das 7h precisa de 4 ministros', 'não, nessa não, na das 15h é que precisa'],
      sets: [need(nov(28, '15:00'), 4)],
    },
  ],
  'fifth a: corrections, December': inDecember([
    {
      says: ['tira o paulo do dia 5', 'não, quis dizer o pedro henrique'],
      sets: off(PEDRO, dez(5)),
    },
    {
      says: ['Bruna F. não pode dia 13', 'a outra Bruna'],
      sets: off(BRUNA_M, dez(13)),
    },
    {
      says: ['coloca a Neuza no dia 27', 'troca o nome: era Márcia'],
      sets: [put(MARCIA, dez(27, '08:00'))],
    },
    {
      says: ['Luísa não pode dia 12', 'errei a data, é dia 17'],
      sets: off(LUISA, dez(17)),
    },
    {
      says: ['põe o marcos dia 13 as 8', 'as 10, foi mal'],
      sets: [put(MARCOS, dez(13, '10:00'))],
    },
    {
      says: ['O Natal do Senhor vai precisar de 5 ministros.', 'Conferi com o padre e são 6.'],
      sets: [need(dez(25, '10:00'), 6)],
    },
    {
      says: ['luisa e paulo nao podem dia 12', 'a luisa pode sim, é só o paulo q nao'],
      sets: off(PAULO, dez(12)),
    },
    {
      says: [
        'Francisco trocou com a Maria Helena, ele fica com o dia 20 e ela com o 13',
        'não deixa eu falar direito a troca com a maria helena não vale mais ela continua no dia vinte onde ela já estava o francisco sai do dia treze e quem entra no lugar dele é o pedro henrique',
      ],
      sets: gives(FRANCISCO, dez(13, '08:00'), PEDRO),
      or: [
        gives(FRANCISCO, dez(13, '08:00'), PEDRO, dez(13)),
        [...gives(FRANCISCO, dez(13, '08:00'), PEDRO), put(HELENA, dez(20, '08:00'))],
        [...gives(FRANCISCO, dez(13, '08:00'), PEDRO, dez(13)), put(HELENA, dez(20, '08:00'))],
      ],
    },
    {
      says: ['Bruna F. e Bruna M. sempre na mesma missa', 'é o contrário, elas não podem ficar juntas'],
      sets: [split(BRUNA_F, BRUNA_M)],
    },
    {
      says: ['tira o Marcos do dia 27', 'Ai, li errado aqui no papel. É pra pôr, não pra tirar.'],
      sets: [put(MARCOS, dez(27, '08:00'))],
    },
    {
      says: ['fatima no maximo 3 missas', '3 nao, 2. e nada de noite pra ela'],
      sets: [cap(FATIMA, 2), ...off(FATIMA, ...DEZ_NIGHTS)],
    },
    {
      says: ['Paulo só pode de manhã', 'Troquei as bolas, ele só pode à noite'],
      sets: off(PAULO, ...DEZ_MORNINGS),
    },
    {
      says: 'A Rosa M., aliás, a Rosa T., não vem no dia 20',
      sets: off(ROSA_T, dez(20)),
    },
    {
      says: 'põe o benedito no dia 24 não espera no dia 24 ele não pode põe ele no dia 31',
      sets: [put(BENEDITO, dez(31, '20:00'))],
      or: [[put(BENEDITO, dez(31, '20:00')), ...off(BENEDITO, dez(24))]],
    },
    {
      says: [
        'A Neuza sai do dia 5 e entra a Fátima',
        'Ô meu Deus, falei o nome errado. Quem entra no lugar da Neuza é a Maria Aparecida, a Fátima não.',
      ],
      sets: gives(NEUZA, dez(5, '19:00'), APARECIDA),
    },
    {
      says: ['terezinha nao pode no galo', 'nem no natal. ah nao, no natal pode, ano novo é q nao (dia 31)'],
      sets: off(TEREZINHA, dez(24), dez(31)),
    },
    {
      says: ['Geraldo de férias do dia 12 ao dia 20', 'corrigindo o período: do 17 ao 27'],
      sets: off(GERALDO, dez(17), dez(20), dez(24), dez(25), dez(27)),
    },
    {
      says: ['Maria do Socorro está fora dos domingos', 'Eu disse domingos? É dos sábados.'],
      sets: off(SOCORRO, dez(5), dez(12)),
    },
    {
      says: ['bota o luiz carlos e a luísa separados', 'n é a luísa, é a terezinha q n pode ficar com ele'],
      sets: [split(LUIZ, TEREZINHA)],
    },
    {
      says: ['Cada pessoa no máximo 4 missas', 'Reduz pra 3, pensei melhor'],
      sets: [all(3)],
    },
    {
      says: [
        'Maria Helena não pode dia 6 de manhã',
        'olha eu disse que ela não podia no dia seis o dia inteiro mas é só a das oito a das dez ela vai tranquila',
      ],
      sets: off(HELENA, dez(6, '08:00')),
    },
    {
      says: ['pedro henrique nao pode dia 13 as 8', 'na vdd o dia 13 todo'],
      sets: off(PEDRO, dez(13)),
    },
    {
      says: 'A novena precisa de cinco ministros, cinco não, quatro, que o padre disse que vem pouca gente',
      sets: [need(dez(17, '19:30'), 4)],
    },
    {
      says: ['troca o Marcos pela Luísa no Natal', 'oxe, era pra ser a Neuza no lugar dele, Luísa não'],
      sets: gives(MARCOS, dez(25, '10:00'), NEUZA),
    },
    {
      says: ['Benedito não pode dia 20', 'esquece, ele acabou de confirmar que vem'],
    },
    {
      says: ['tira a Maria Aparecida do dia 27', 'me enganei, é do dia 25'],
      sets: off(APARECIDA, dez(25)),
    },
    {
      says: [
        'Paulo trocou com o Marcos: Paulo no Natal e Marcos no dia 5',
        'Não é o Paulo que está trocando, é a Neuza. O resto é isso mesmo.',
      ],
      sets: swap(NEUZA, dez(5, '19:00'), MARCOS, dez(25, '10:00')),
    },
    {
      says: ['a rosa m nao pode dia 24 nem 25', 'falei demais, 24 ela pode'],
      sets: off(ROSA_M, dez(25)),
    },
    {
      says: 'Não é o Luiz Carlos que não pode no dia 31, é a Luísa',
      sets: off(LUISA, dez(31)),
    },
    {
      says: ['Bota a Terezinha com o Geraldo sempre', 'Terezinha com o Francisco, digo'],
      sets: [duo(TEREZINHA, FRANCISCO)],
    },
    {
      says: [
        'A Fátima fica com o dia 8, o Paulo com o dia 12 e a Luísa com o dia 17',
        'só o do Paulo que tá errado: o dele é o 31',
      ],
      sets: [put(FATIMA, dez(8, '19:30')), put(PAULO, dez(31, '20:00')), put(LUISA, dez(17, '19:30'))],
    },
    {
      says: ['marcia nao pode dps do dia 20', 'antes do dia 20, eu quis dizer'],
      sets: off(MARCIA, dezUntil(19)),
    },
    {
      says: [
        'Quero a Bruna M. na catequese do dia 20',
        'Correção: na do dia 13, por favor, e não na do dia 20.',
      ],
      sets: [put(BRUNA_M, dez(13, '10:00'))],
    },
  ]),
  'fifth a: conditions and exceptions, November': [
    {
      says: 'Vera Lúcia só de manhã e menos no dia 22',
      sets: off(VERA, ...NOV_NIGHTS, nov(28, '15:00'), nov(22)),
    },
    {
      says: 'do dia 6 ao 22, exceto no 15, o joão tá fora',
      sets: off(JOAO, nov(6), nov(8), nov(22)),
    },
    {
      says: 'A Ana Souza não serve aos domingos, a não ser no último do mês.',
      sets: off(ANA_SOUZA, nov(8), nov(15), nov(22)),
    },
    {
      says: 'Antônio topa qualquer missa, contanto que não comece antes das 8 da manhã e não seja no dia 29',
      sets: off(ANTONIO, nov(6), nov(28, '07:00'), nov(29)),
    },
    {
      says: 'maria das dores ñ pode de noite, com exceção do dia 29',
      sets: off(DORES, nov(5), nov(28, '19:30')),
    },
    {
      says: 'o zé do carmo só domingo e mesmo assim na das crianças não',
      sets: off(ZE, nov(5), nov(6), nov(8, '10:00'), nov(28)),
    },
    {
      says: 'No dia de São Judas a Ana Lima só pode de manhã; no resto do mês pode tudo, menos dia 5.',
      sets: off(ANA_LIMA, nov(5), nov(28, '15:00'), nov(28, '19:30')),
    },
    {
      says: 'Joana nem no sábado nem em missa depois das 9 da manhã',
      sets: off(JOANA, nov(5), nov(8, '10:00'), nov(28), nov(29)),
    },
    {
      says: 'A Íris fica de fora o mês todo, fora o dia 8 que ela prometeu',
      sets: off(IRIS, nov(5), nov(6), nov(15), nov(22), nov(28), nov(29)),
    },
    {
      says: 'do 15 em diante o joao só à noite',
      sets: off(JOAO, nov(15), nov(22), nov(28, '07:00'), nov(28, '15:00')),
    },
    {
      says: 'até o dia vinte a vera lúcia só pode em dia de semana depois do dia vinte tanto faz',
      sets: off(VERA, nov(8), nov(15)),
    },
    {
      says: 'Ana Souza: no máximo duas missas, e nenhuma antes do dia 10',
      sets: [cap(ANA_SOUZA, 2), ...off(ANA_SOUZA, nov(5), nov(6), nov(8))],
    },
    {
      says: 'Lúcio não serve à noite e não serve aos domingos, salvo no dia 15',
      sets: off(LUCIO, ...NOV_NIGHTS, nov(8), nov(22)),
    },
    {
      says: 'o João descansa em todos os domingos menos o 15, e no dia 28 ele só faz a das 15h',
      sets: off(JOAO, nov(8), nov(22), nov(29), nov(28, '07:00'), nov(28, '19:30')),
    },
    {
      says: 'Ninguém com mais de 3 missas, e o João, que já trabalha demais, com no máximo 2',
      sets: [all(3), cap(JOAO, 2)],
    },
    {
      says: 'conceicao n pode de 5 a 22, só que dia 15 dá sim',
      sets: off(CONCEICAO, nov(5), nov(6), nov(8), nov(22)),
    },
    {
      says: 'Dona Maria das Dores, que mora longe, só pode nas missas das 8h, menos na do dia 8.',
      sets: off(DORES, nov(5), nov(6), nov(8), nov(28), nov(29)),
    },
    {
      says: 'o Antônio só pode um dos horários do dia 8',
      asks: true,
    },
  ],
  'fifth a: conditions and exceptions, December': inDecember([
    {
      says: 'Fátima só de manhã e menos no dia 13',
      sets: off(FATIMA, ...DEZ_NIGHTS, dez(13)),
    },
    {
      says: 'a luísa só pode aos domingos, a não ser o último, e nunca às 10h',
      sets: off(LUISA, ...DEZ_NIGHTS, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00'), dez(25), dez(27)),
    },
    {
      says: 'do dia 5 ao 20, exceto sábados, a Terezinha não pode',
      sets: off(TEREZINHA, dez(6), dez(8), dez(13), dez(17), dez(20)),
    },
    {
      says: 'O Paulo pode qualquer dia, desde que não seja véspera de Natal nem missa que comece depois das 19h',
      sets: off(PAULO, dez(8), dez(17), dez(24), dez(31)),
      or: [off(PAULO, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31))],
    },
    {
      says: 'luiz carlos n pode aos sabados, só dia 12 q dá',
      sets: off(LUIZ, dez(5)),
    },
    {
      says: 'Fora a Missa do Galo, a Maria Aparecida não serve à noite.',
      sets: off(APARECIDA, dez(5), dez(8), dez(12), dez(17), dez(31)),
    },
    {
      says: 'entre o dia 6 e o dia 13 a Neuza só pode às 8h',
      sets: off(NEUZA, dez(6, '10:00'), dez(8), dez(12), dez(13, '10:00')),
    },
    {
      says: 'pedro henrique nas missas das dez não exceto no natal que ele já combinou com a família',
      sets: off(PEDRO, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
    },
    {
      says: 'Geraldo: no máximo 2, e nenhuma delas em fim de semana',
      sets: [cap(GERALDO, 2), ...off(GERALDO, dez(5), dez(6), dez(12), dez(13), dez(20), dez(27))],
    },
    {
      says: 'até dia 15 a Bruna M. só serve aos sábados; depois disso, só de manhã',
      sets: off(BRUNA_M, dez(6), dez(8), dez(13), dez(17), dez(24), dez(31)),
    },
    {
      says: 'Rosa T. não quer servir em dia de semana, abrindo exceção para o dia de Natal',
      sets: off(ROSA_T, dez(8), dez(17), dez(24), dez(31)),
    },
    {
      says: 'como o marido da Maria Helena está acamado e a cuidadora só fica de manhã, ela pode só de manhã, e no dia de Natal nem de manhã',
      sets: off(HELENA, ...DEZ_NIGHTS, dez(25)),
    },
    {
      says: 'o marcos viaja dia 17 e volta dia 26, não pode nesses dias, tirando o dia 20 que ele vem pra missa da mãe',
      sets: off(MARCOS, dez(17), dez(24), dez(25)),
    },
    {
      says: 'francisco: nem sab nem dom, fora dia 13 (ja ta la)',
      sets: off(FRANCISCO, dez(5), dez(6), dez(12), dez(20), dez(27)),
    },
    {
      says: 'Com a Márcia é assim: depois do dia 13, só domingo. E dia 27 também não.',
      sets: off(MARCIA, dez(17), dez(24), dez(25), dez(27), dez(31)),
    },
    {
      says: 'O Benedito pode de noite, contanto que não seja terça nem quinta; de manhã pode sempre',
      sets: off(BENEDITO, dez(8), dez(17), dez(24), dez(31)),
    },
    {
      says: 'Maria do Socorro não pode em missa das 8h, salvo no dia 27, e também não pode no dia 31',
      sets: off(SOCORRO, dez(6, '08:00'), dez(13, '08:00'), dez(20, '08:00'), dez(31)),
    },
    {
      says: 'Bruna F só nos dias 6, 13 e 20, e no 13 só às 8',
      sets: off(BRUNA_F, ...DEZ_NIGHTS, dez(25), dez(27), dez(13, '10:00')),
    },
    {
      says: 'a rosa m qualquer dia, menos 8 e 24, e sempre junto com a fátima',
      sets: [...off(ROSA_M, dez(8), dez(24)), duo(ROSA_M, FATIMA)],
    },
    {
      says: 'Não escale o Luiz Carlos antes do dia 13, nem depois do dia 25, a não ser no dia 31',
      sets: off(LUIZ, dezUntil(12), dez(27)),
    },
    {
      says: 'neuza trabalha de noite na upa, noite só se for sábado',
      sets: off(NEUZA, dez(8), dez(17), dez(24), dez(31)),
      orAsks: true,
    },
    {
      says: 'domingo cedo, ou seja às 8, a Luísa pode; domingo às 10 não; de noite só a novena e o Galo',
      sets: off(LUISA, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00'), dez(5), dez(8), dez(12), dez(31)),
    },
    {
      says: 'o paulo pode em dezembro inteiro tirando a semana do dia 20 ao 26 mas na véspera de natal ele pode',
      sets: off(PAULO, dez(20), dez(25)),
    },
    {
      says: 'Geraldo e Terezinha não podem aos domingos, exceto a Terezinha no dia 27',
      sets: [...off(GERALDO, dez(6), dez(13), dez(20), dez(27)), ...off(TEREZINHA, dez(6), dez(13), dez(20))],
    },
    {
      says: 'A partir do dia 20 a Maria Aparecida só pode de manhã, e no dia 20 só às 10h.',
      sets: off(APARECIDA, dez(20, '08:00'), dez(24), dez(31)),
    },
    {
      says: 'Pedro Henrique estuda à noite de segunda a sexta, então em dia de semana à noite não dá, fora a véspera de Natal que já são férias',
      sets: off(PEDRO, dez(8), dez(17), dez(31)),
    },
    {
      says: 'Ninguém mais que 3 missas. A exceção é a Fátima: essa no máximo 1.',
      sets: [all(3), cap(FATIMA, 1)],
    },
    {
      says: 'quero o benedito fora da primeira quinzena, menos o dia 8, e fora do dia 31 tb',
      sets: off(BENEDITO, dez(5), dez(6), dez(12), dez(13), dez(31)),
    },
    {
      says: 'a bruna só pode de manhã e menos dia 20',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
    },
    {
      says: 'Marcos nunca de noite, nem no Galo. E de manhã só às 10.',
      sets: off(MARCOS, ...DEZ_NIGHTS, dez(6, '08:00'), dez(13, '08:00'), dez(20, '08:00'), dez(27)),
    },
    {
      says: 'Maria José só pode depois do Natal, e aos domingos não',
      sets: off(MARIA_JOSE, dezUntil(25), dez(27)),
    },
    {
      says: 'a rosa t tá liberada do dia 12 até o 24, só não liberei ela da novena',
      sets: off(ROSA_T, dez(12), dez(13), dez(20), dez(24)),
      orAsks: true,
    },
  ]),
  'fifth a: several acts over several people': [
    {
      says: 'João fora do dia 22, Ana Souza no dia 22 no lugar dele, e Vera Lúcia no máximo 2',
      sets: [...gives(JOAO, nov(22, '08:00'), ANA_SOUZA), cap(VERA, 2)],
    },
    {
      says: 'oi! 1) joana e joão n ficam juntos 2) dia 29 precisa de 3 3) antônio não pode dia 6',
      sets: [split(JOANA, JOAO), need(nov(29, '19:00'), 3), ...off(ANTONIO, nov(6))],
    },
    {
      says: 'anota aí que a maria das dores não vem dia oito o zé do carmo também não a íris vem nas oito horas e a ana lima fica só com duas missas',
      sets: [...off(DORES, nov(8)), ...off(ZE, nov(8)), put(IRIS, nov(8, '08:00')), cap(ANA_LIMA, 2)],
    },
    {
      says: 'Vera Lúcia no dia 5, Antônio no dia 15, e os dois fora do dia 22. Depois monta a escala.',
      sets: [
        put(VERA, nov(5, '19:30')),
        put(ANTONIO, nov(15, '08:00')),
        ...off(VERA, nov(22)),
        ...off(ANTONIO, nov(22)),
      ],
      solves: true,
    },
    {
      start: 'ruled',
      says: 'pode tirar o limite geral de 3, põe no máximo 2 pro João e no máximo 1 pra Ana Lima, e o Lúcio não vem esse mês',
      removes: [1],
      sets: [cap(JOAO, 2), cap(ANA_LIMA, 1), ...off(LUCIO)],
    },
    {
      says: 'Ana Lima e Ana Souza juntas, Zé do Carmo no dia 29 e a Conceição fora dos domingos',
      sets: [
        duo(ANA_LIMA, ANA_SOUZA),
        put(ZE, nov(29, '19:00')),
        ...off(CONCEICAO, nov(8), nov(15), nov(22), nov(29)),
      ],
    },
    {
      says: 'Tirando o João, que fica no 28 às 15h, os outros dois eu resolvo assim: Joana fora do dia 28 e Dores na das 19h30',
      sets: [put(JOAO, nov(28, '15:00')), ...off(JOANA, nov(28)), put(DORES, nov(28, '19:30'))],
    },
    ...inDecember([
      {
        says: 'paulo e neuza fora do dia 5, no lugar luisa e fatima. dia 31 precisa de 5',
        sets: [
          ...off(PAULO, dez(5)),
          ...off(NEUZA, dez(5)),
          put(LUISA, dez(5, '19:00')),
          put(FATIMA, dez(5, '19:00')),
          need(dez(31, '20:00'), 5),
        ],
      },
      {
        says: 'Bruna F. e Bruna M. nunca juntas, Rosa M. e Rosa T. sempre juntas, e o Geraldo no máximo três missas.',
        sets: [split(BRUNA_F, BRUNA_M), duo(ROSA_M, ROSA_T), cap(GERALDO, 3)],
      },
      {
        says: 'o francisco não pode dia doze o marcos não pode dia treze a terezinha não pode nem doze nem treze e o pedro henrique vai na vespertina do dia doze',
        sets: [
          ...off(FRANCISCO, dez(12)),
          ...off(MARCOS, dez(13)),
          ...off(TEREZINHA, dez(12), dez(13)),
          put(PEDRO, dez(12, '19:00')),
        ],
      },
      {
        says: 'Maria Helena sai do dia 20 às 8h e entra o Benedito. Maria do Socorro só até o dia 20. Luísa e Luiz Carlos separados.',
        sets: [
          ...gives(HELENA, dez(20, '08:00'), BENEDITO),
          ...off(SOCORRO, dez(24), dez(25), dez(27), dez(31)),
          split(LUISA, LUIZ),
        ],
      },
      {
        says: 'P/ o Natal: Marcos sai, entra Rosa T. P/ o Galo: Luiz Carlos sai, entra Geraldo. P/ a novena: 4 pessoas. Ninguém passa de 4 missas.',
        sets: [
          ...gives(MARCOS, dez(25, '10:00'), ROSA_T),
          ...gives(LUIZ, dez(24, '20:00'), GERALDO),
          need(dez(17, '19:30'), 4),
          all(4),
        ],
      },
      {
        says: 'Menina, anota: a Neuza não pode de manhã, o Paulo não pode de noite, e o Francisco não pode dia 13 porque é o batizado do neto.',
        sets: [...off(NEUZA, ...DEZ_MORNINGS), ...off(PAULO, ...DEZ_NIGHTS), ...off(FRANCISCO, dez(13))],
      },
      {
        says: 'maximo de missas: fatima 2, marcia 3, benedito 1 e pedro henrique nenhuma',
        sets: [cap(FATIMA, 2), cap(MARCIA, 3), cap(BENEDITO, 1), ...off(PEDRO)],
        or: [[cap(FATIMA, 2), cap(MARCIA, 3), cap(BENEDITO, 1), cap(PEDRO, 0)]],
      },
      {
        says: 'Terezinha e Geraldo, que são casados, na mesma missa; ele não pode dia 27 e ela não pode dia 31; e quem vai no dia 27 é o Luiz Carlos',
        sets: [
          duo(TEREZINHA, GERALDO),
          ...off(GERALDO, dez(27)),
          ...off(TEREZINHA, dez(31)),
          put(LUIZ, dez(27, '08:00')),
        ],
      },
      {
        says: 'bruna m no dia 6 às 8, bruna f continua às 10, maria aparecida e marcos não podem nesse dia',
        sets: [put(BRUNA_M, dez(6, '08:00')), ...off(APARECIDA, dez(6)), ...off(MARCOS, dez(6))],
        or: [
          [
            put(BRUNA_M, dez(6, '08:00')),
            put(BRUNA_F, dez(6, '10:00')),
            ...off(APARECIDA, dez(6)),
            ...off(MARCOS, dez(6)),
          ],
        ],
      },
      {
        says: 'Todo mundo com no máximo 3, o padre quer 8 na Missa do Galo, e a Luísa e a Fátima não podem nela',
        sets: [all(3), need(dez(24, '20:00'), 8), ...off(LUISA, dez(24)), ...off(FATIMA, dez(24))],
      },
      {
        says: 'Francisco e Geraldo trocam (13 às 8h e 8 às 19h30), Marcos e Luísa ficam separados, e Neuza fica livre dos dias de semana. Pode gerar.',
        sets: [
          ...swap(FRANCISCO, dez(13, '08:00'), GERALDO, dez(8, '19:30')),
          split(MARCOS, LUISA),
          ...off(NEUZA, ...DEZ_WEEKDAYS),
        ],
        solves: true,
      },
      {
        says: 'Três avisos. Rosa M. viaja de 12 a 17. Rosa T. não serve mais a partir do dia 24. Bruna M. fica com a missa das 10 do dia 20.',
        sets: [
          ...off(ROSA_M, dez(12), dez(13), dez(17)),
          ...off(ROSA_T, dezFrom(24)),
          put(BRUNA_M, dez(20, '10:00')),
        ],
      },
      {
        says: 'o luiz carlos no galo pode deixar, a terezinha tira, põe o marcos no lugar dela, e no natal no lugar do marcos põe ela',
        sets: swap(TEREZINHA, dez(24, '20:00'), MARCOS, dez(25, '10:00')),
        or: [[...swap(TEREZINHA, dez(24, '20:00'), MARCOS, dez(25, '10:00')), put(LUIZ, dez(24, '20:00'))]],
      },
    ]),
  ],
};
