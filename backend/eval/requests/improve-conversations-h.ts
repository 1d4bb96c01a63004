/** Conversations by the cause of what was missed in parts A to G, in other words and voices; each cause written before it was mended. */
import {
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  DORES,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  JOANA,
  JOAO,
  LUISA,
  LUIZ,
  MARCOS,
  NEUZA,
  PAULO,
  PEDRO,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  TEREZINHA,
  VERA,
  ZE,
  all,
  cap,
  dez,
  dezFrom,
  duo,
  inDecember,
  need,
  nov,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_H: Requests = {
  'what stays is said beside what changes': [
    {
      says: [
        'O Antônio estará ausente nos dias 8 e 22.',
        'Retifico: não é no dia 8, e sim no dia 15. O dia 22 está correto.',
      ],
      sets: off(ANTONIO, nov(15), nov(22)),
    },
    {
      says: ['vera e joao fora dia 22', 'o joao é dia 29 na vdd, a vera ta certo'],
      sets: [...off(JOAO, nov(29)), ...off(VERA, nov(22))],
    },
    {
      says: [
        'Cada um serve no máximo três vezes.',
        'A Vera serve no máximo duas.',
        'Pensei melhor: o teto de todos passa a quatro; o da Vera fica como está.',
      ],
      sets: [all(4), cap(VERA, 2)],
    },
    ...inDecember([
      {
        says: [
          'bota a luisa e o marcos na missa do dia 17',
          'a luisa vai na do dia 31 então e o marcos fica na do 17 mesmo',
        ],
        sets: [put(LUISA, dez(31, '20:00')), put(MARCOS, dez(17, '19:30'))],
      },
      {
        says: ['Neuza fora dia 6', 'Fátima fora dia 13', 'o da Fátima era dia 20, o da Neuza é isso mesmo'],
        sets: [...off(NEUZA, dez(6)), ...off(FATIMA, dez(20))],
      },
      {
        says: ['a missa do galo com 8 e a do natal com 6', 'seis no natal tá certo mas na do galo põe sete'],
        sets: [need(dez(24, '20:00'), 7), need(dez(25, '10:00'), 6)],
      },
      {
        says: [
          'Paulo e Pedro Henrique sempre juntos, e a Rosa M. e a Rosa T. também juntas.',
          'As Rosas podem continuar, mas os rapazes não precisam mais.',
        ],
        sets: [duo(ROSA_M, ROSA_T)],
      },
    ]),
  ],
  'an answer that says more than was asked': [
    {
      says: ['a ana não pode dia 15', 'a Lima, que a Souza me confirmou'],
      sets: off(ANA_LIMA, nov(15)),
    },
    {
      says: [
        'Coloque o João no dia 28.',
        'Na última missa do dia, por favor, que ele chega de viagem à tarde.',
      ],
      sets: [put(JOAO, nov(28, '19:30'))],
    },
    {
      says: ['tira a ana do dia 29', 'as duas'],
      sets: [...off(ANA_SOUZA, nov(29)), ...off(ANA_LIMA, nov(29))],
    },
    {
      says: ['põe o Antônio no dia 8', 'é na das crianças'],
      sets: [put(ANTONIO, nov(8, '10:00'))],
    },
    ...inDecember([
      {
        says: ['a rosa fora dia 20', 'a que serve no dia 8'],
        sets: off(ROSA_M, dez(20)),
      },
      {
        says: ['escala a bruna no dia 31', 'é a F., e a Neuza também'],
        sets: [put(BRUNA_F, dez(31, '20:00')), put(NEUZA, dez(31, '20:00'))],
      },
      {
        says: ['Preciso reforçar a missa do dia 13.', 'A das dez.', 'Cinco pessoas.'],
        sets: [need(dez(13, '10:00'), 5)],
      },
      {
        says: ['a bruna m e a rosa juntas', 'rosa t'],
        sets: [duo(BRUNA_M, ROSA_T)],
      },
    ]),
  ],
  'one more often, or less often, than all': [
    {
      says: ['Ninguém serve mais de duas vezes neste mês.', 'Exceção feita ao João, que pode até três.'],
      sets: [all(2), cap(JOAO, 3)],
    },
    {
      says: ['max 3 pra todo mundo', 'pra joana bota 1 só q ela ta de resguardo'],
      sets: [all(3), cap(JOANA, 1)],
    },
    {
      says: ['o antônio no máximo duas', 'e pra todo mundo o limite é três'],
      sets: [cap(ANTONIO, 2), all(3)],
    },
    ...inDecember([
      {
        says: ['cada pessoa no maximo tres missas', 'já o geraldo aguenta cinco viu'],
        sets: [all(3), cap(GERALDO, 5)],
      },
      {
        says: ['Que ninguém passe de duas missas.', 'A Terezinha, coitada, uma só.'],
        sets: [all(2), cap(TEREZINHA, 1)],
      },
      {
        says: ['limite d 3 por cabeça', 'luiz carlos 4 pq ele q pediu'],
        sets: [all(3), cap(LUIZ, 4)],
      },
    ]),
  ],
  'nothing is taken back': [
    {
      says: ['João não pode dia 22', 'não esqueça de avisar quem for no lugar, tá?', 'obrigada'],
      sets: off(JOAO, nov(22)),
    },
    {
      says: ['põe a Vera na missa do dia 5', 'espera um pouquinho que o telefone tá tocando'],
      sets: [put(VERA, nov(5, '19:30'))],
    },
    {
      says: [
        'O Zé do Carmo fica de fora do dia 29.',
        'Não é preciso procurar substituto por ora. Fica assim.',
      ],
      sets: off(ZE, nov(29)),
    },
    {
      says: ['Antônio no máximo 2', 'no mês, não na semana'],
      sets: [cap(ANTONIO, 2)],
    },
    ...inDecember([
      {
        says: ['5 pessoas na missa do dia 17', 'ou seria melhor 6?', 'não, deixa 5 mesmo'],
        sets: [need(dez(17, '19:30'), 5)],
      },
      {
        says: ['separa o paulo e o marcos', 'não me pergunte o porquê kkk'],
        sets: [split(PAULO, MARCOS)],
      },
      {
        says: ['a Helena não vem dia 20', 'antes que eu esqueça quem tá nesse dia?'],
        sets: off(HELENA, dez(20)),
        tells: ['Maria Helena'],
      },
    ]),
  ],
  'the same for several': [
    {
      says: ['João não pode dia 8', 'o Antônio idem', 'nenhum dos dois no dia 29 também'],
      sets: [...off(JOAO, nov(8), nov(29)), ...off(ANTONIO, nov(8), nov(29))],
    },
    {
      says: ['a joana nao vem dia 28', 'nem a dores', 'errei é dia 8 pras duas'],
      sets: [...off(JOANA, nov(8)), ...off(DORES, nov(8))],
    },
    {
      says: ['Vera fora do dia 22.', 'O João também.', 'Pode desfazer os dois.'],
    },
    ...inDecember([
      {
        says: ['a missa do galo com 7 pessoas', 'no dia 31 a mesma quantidade'],
        sets: [need(dez(24, '20:00'), 7), need(dez(31, '20:00'), 7)],
      },
      {
        says: ['Neuza não dia 13.', 'Nem dia 20. Fátima idem.'],
        sets: [...off(NEUZA, dez(13), dez(20)), ...off(FATIMA, dez(20))],
        or: [[...off(NEUZA, dez(13), dez(20)), ...off(FATIMA, dez(13), dez(20))]],
      },
      {
        says: ['francisco fora dia 6', 'dia 13 também', 'e o 27'],
        sets: off(FRANCISCO, dez(6), dez(13), dez(27)),
      },
      {
        says: ['o benedito não serve depois do dia 15', 'a aparecida a mesma coisa'],
        sets: [...off(BENEDITO, dezFrom(16)), ...off(APARECIDA, dezFrom(16))],
      },
    ]),
  ],
  'a rule told by what it says': [
    {
      start: 'ruled',
      says: ['quais são as regras?', 'aquela que separa o João da Joana já pode sair'],
      removes: [2],
    },
    {
      start: 'ruled',
      says: ['lista as regras', 'apaga tudo menos a segunda'],
      removes: [1, 3],
    },
    {
      start: 'ruled',
      says: ['Que regras estão valendo?', 'A primeira passa para 4.'],
      sets: [all(4)],
      removes: [1],
    },
    {
      start: 'ruled',
      says: ['tira aquele limite de 3 por pessoa', 'o da missa das 15h também'],
      removes: [1, 3],
    },
    {
      start: 'ruled',
      says: ['o limite de três por pessoa não vale mais', 'põe 2 no lugar'],
      sets: [all(2)],
      removes: [1],
    },
    {
      start: 'ruled',
      says: [
        'João e Joana fizeram as pazes, não precisa mais separar os dois',
        'opa, deixa a regra como tava',
      ],
      sets: [split(JOAO, JOANA)],
      removes: [2],
    },
    {
      start: 'ruled',
      says: ['remova a regra 1', 'me confundi, era a que fala de João e Joana'],
      sets: [all(3)],
      removes: [1, 2],
    },
  ],
  'somebody goes elsewhere, or another comes': [
    {
      says: ['põe o João na das 7h do dia 28', 'dá pra passar ele pra das 15h?'],
      sets: [put(JOAO, nov(28, '15:00'))],
    },
    {
      says: ['escala a vera dia 22', 'a coitada tá com dor nas costas né, melhor chamar a dores'],
      sets: [put(DORES, nov(22, '08:00'))],
      or: [[put(DORES, nov(22, '08:00')), ...off(VERA, nov(22))]],
    },
    {
      says: ['O João serve no máximo duas vezes.', 'Conversei com ele, e ele aceita até quatro.'],
      sets: [cap(JOAO, 4)],
    },
    {
      says: [
        'Minha filha, ponha a Ana Souza na missa das oito do dia 8',
        'Ih, ela me disse que vai viajar nesse dia. Põe a Joana, que mora pertinho.',
      ],
      sets: [put(JOANA, nov(8, '08:00'))],
      or: [[put(JOANA, nov(8, '08:00')), ...off(ANA_SOUZA, nov(8))]],
    },
    ...inDecember([
      {
        says: ['Escale a Neuza no dia 6 às 8h.', 'Poderia transferi-la para as dez?'],
        sets: [put(NEUZA, dez(6, '10:00'))],
      },
      {
        says: ['põe pedro henrique na do dia 12', 'então ele prefere o dia 5 passa ele pra lá'],
        sets: [put(PEDRO, dez(5, '19:00'))],
      },
      {
        says: ['socorro e fatima na missa do dia 8', 'a socorro vai pro dia 17 a fatima continua'],
        sets: [put(SOCORRO, dez(17, '19:30')), put(FATIMA, dez(8, '19:30'))],
      },
    ]),
  ],

  'what was asked is taken as said': [
    {
      says: ['acho q o joão não vai dia 15', 'e nem dia 22'],
      sets: off(JOAO, nov(15), nov(22)),
    },
    {
      says: ['Parece que a Vera não poderá servir no dia 22.', 'O Antônio, do mesmo modo.'],
      sets: [...off(VERA, nov(22)), ...off(ANTONIO, nov(22))],
    },
    {
      says: ['talvez a joana não venha dia 8', 'confirmei aqui, não vem não'],
      sets: off(JOANA, nov(8)),
    },
    ...inDecember([
      {
        says: ['será que a gente põe o marcos no dia 31?', 'põe sim, e a neuza junto'],
        sets: [put(MARCOS, dez(31, '20:00')), put(NEUZA, dez(31, '20:00'))],
      },
      {
        says: ['o geraldo parece que viaja dia 12', 'é isso, viaja mesmo, e dia 13 também'],
        sets: off(GERALDO, dez(12), dez(13)),
      },
      {
        says: ['acho que cinco na missa do dia 17 tá bom', 'e no dia 31 a mesma coisa'],
        sets: [need(dez(17, '19:30'), 5), need(dez(31, '20:00'), 5)],
      },
    ]),
  ],
  'sentence after sentence': [
    {
      says: ['João não pode dia 8.', 'Nem dia 15. Vera também não, no dia 22.'],
      sets: [...off(JOAO, nov(8), nov(15)), ...off(VERA, nov(22))],
    },
    {
      says: ['Antônio fora do dia 29', 'dia 22 também. ah e a dores no 29'],
      sets: [...off(ANTONIO, nov(29), nov(22)), ...off(DORES, nov(29))],
    },
    ...inDecember([
      {
        says: ['Põe a Luísa na missa do dia 17.', 'No 31 também. E o Marcos no 31.'],
        sets: [put(LUISA, dez(17, '19:30')), put(LUISA, dez(31, '20:00')), put(MARCOS, dez(31, '20:00'))],
      },
      {
        says: ['seis pessoas na missa do dia 8', 'na do dia 17 também seis. na do galo oito.'],
        sets: [need(dez(8, '19:30'), 6), need(dez(17, '19:30'), 6), need(dez(24, '20:00'), 8)],
      },
      {
        says: ['Paulo não vem no dia 5.', 'Não, é no dia 12. E o Pedro Henrique vai junto com ele viajar.'],
        sets: off(PAULO, dez(12)),
        or: [[...off(PAULO, dez(12)), ...off(PEDRO, dez(12))]],
      },
      {
        says: ['Terezinha no máximo duas.', 'Geraldo três. Fátima uma.'],
        sets: [cap(TEREZINHA, 2), cap(GERALDO, 3), cap(FATIMA, 1)],
      },
    ]),
  ],
  'of the same causes, once they were mended': [
    {
      says: ['A Vera e o Antônio não servem no dia 22.', 'Perdão: o Antônio é no dia 29. O da Vera confere.'],
      sets: [...off(VERA, nov(22)), ...off(ANTONIO, nov(29))],
    },
    {
      says: ['três na missa do dia 15 e quatro na do dia 22', 'a do 22 tá certa, a do 15 são cinco'],
      sets: [need(nov(15, '08:00'), 5), need(nov(22, '08:00'), 4)],
    },
    {
      says: ['tira o antonio do dia 8', 'e a vera também', 'opa os dois é dia 22'],
      sets: [...off(ANTONIO, nov(22)), ...off(VERA, nov(22))],
    },
    {
      says: ['bota o joão na do dia 28', 'a da noite pq de dia ele trabalha'],
      sets: [put(JOAO, nov(28, '19:30'))],
    },
    {
      says: ['Limite de duas missas por pessoa.', 'Para o João, quatro.'],
      sets: [all(2), cap(JOAO, 4)],
    },
    {
      says: ['joão fora dia 22', 'não repara a bagunça, tô mandando tudo picado'],
      sets: off(JOAO, nov(22)),
    },
    {
      says: ['Vera e Antônio separados.', 'Por ora deixa assim, depois a gente conversa.'],
      sets: [split(VERA, ANTONIO)],
    },
    {
      start: 'ruled',
      says: ['quais regras tem?', 'pode apagar aquela dos três por pessoa'],
      removes: [1],
    },
    {
      start: 'ruled',
      says: ['mostra as regras', 'a última muda pra 5'],
      sets: [need(nov(28, '15:00'), 5)],
      removes: [3],
    },
    ...inDecember([
      {
        says: ['a bruna não vem no dia 13', 'aquela que tá na do dia 6'],
        sets: off(BRUNA_F, dez(13)),
      },
      {
        says: ['põe a rosa no dia 31', 'as duas'],
        sets: [put(ROSA_M, dez(31, '20:00')), put(ROSA_T, dez(31, '20:00'))],
      },
      {
        says: ['escala o paulo e a fatima no dia 12', 'o paulo passa pro dia 5 a fatima fica'],
        sets: [put(PAULO, dez(5, '19:00')), put(FATIMA, dez(12, '19:00'))],
      },
      {
        says: ['põe a Helena na missa do dia 20 às 8h', 'teria como mudar ela pra das dez?'],
        sets: [put(HELENA, dez(20, '10:00'))],
      },
      {
        says: ['Luiz Carlos no máximo duas missas', 'ele topa fazer três'],
        sets: [cap(LUIZ, 3)],
      },
    ]),
  ],
};
