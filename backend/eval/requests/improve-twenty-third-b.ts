/** Requests of three coordinators (a farmer's wife, a bank clerk, a nun), written without reading the assistant:
 * those with an odd number in the author's list, meant to improve the reading of requests. */
import {
  ANA_LIMA,
  APARECIDA,
  BRUNA_F,
  BRUNA_M,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  JOANA,
  JOAO,
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  NEUZA,
  PAULO,
  PEDRO,
  ROSA_M,
  ROSA_T,
  TEREZINHA,
  ZE,
  all,
  cap,
  dez,
  dezFrom,
  dezSpan,
  duo,
  need,
  nov,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const TWENTY_THIRD_SET_B: Requests = {
  'formal, 23b': [
    {
      parish: 'december',
      says: 'Boa tarde. Informo que a ministra Luísa estará em viagem de 12 a 20 de dezembro, motivo pelo qual peço que não seja escalada nesse período.',
      sets: off(LUISA, dezSpan(12, 20)),
    },
    {
      parish: 'december',
      says: 'Por orientação do padre, a solenidade da Imaculada Conceição deverá contar com cinco ministros.',
      sets: [need(dez(8, '19:30'), 5)],
    },
    {
      says: 'Comunico que a ministra Ana Lima não poderá comparecer à missa do dia 15 de novembro. Grata.',
      sets: off(ANA_LIMA, nov(15)),
    },
    {
      says: 'Atendendo ao nosso pároco, nenhum ministro deverá servir mais de duas vezes em novembro.',
      sets: [all(2)],
    },
  ],
  'whatsapp, 23b': [
    {
      parish: 'december',
      says: 'gente o marcos viaja dia 22 e só volta ano que vem 🙏 não põe ele dps disso',
      sets: off(MARCOS, dezFrom(22)),
    },
    {
      parish: 'december',
      says: 'Bruna M. e Rosa T. se estranharam feio na reunião 🙈 melhor não cair as duas na mesma missa',
      sets: [split(BRUNA_M, ROSA_T)],
    },
    {
      parish: 'december',
      says: 'Pedro Henrique não serve aos domingos esse mês, tá com a escolinha de futebol ⚽',
      sets: off(PEDRO, dez(6), dez(13), dez(20), dez(27)),
    },
    {
      says: 'o João não pode na missa do Sagrado Coração, sexta agora, vai levar o pai no médico 🙏',
      sets: off(JOAO, nov(6)),
    },
  ],
  'dictated, 23b': [
    {
      parish: 'december',
      says: 'coloque a márcia na novena de natal dia dezessete que ela gosta muito e já me confirmou',
      sets: [put(MARCIA, dez(17, '19:30'))],
    },
    {
      parish: 'december',
      says: 'a maria aparecida me disse que nos sábados de noite ela não pode ir por causa que fica com a mãe dela que é acamada',
      sets: off(APARECIDA, dez(5), dez(12)),
    },
    {
      parish: 'december',
      says: 'na missa da sagrada família bote três ministros porque vem muita gente do encontro de casais',
      sets: [need(dez(27, '08:00'), 3)],
    },
  ],
  'typos, 23b': [
    {
      parish: 'december',
      says: 'A Terezina nao pode dia 13 de dezmbro',
      sets: off(TEREZINHA, dez(13)),
      orAsks: true,
    },
    {
      parish: 'december',
      says: 'poe a Maria Heelna na mssa do dia 31',
      sets: [put(HELENA, dez(31, '20:00'))],
      orAsks: true,
    },
    {
      parish: 'december',
      says: 'mrcia e marcos juntso sempre q der sao casados',
      sets: [duo(MARCIA, MARCOS)],
      orAsks: true,
    },
  ],
  'elderly, 23b': [
    {
      parish: 'december',
      says: 'Boa tarde, aqui é a Ivone da comunidade. Desculpe incomodar, eu não entendo muito dessas coisas de computador. O caso é que a nossa Neuza completa bodas de ouro no dia 12 e vai ter festa no salão, então nesse dia ela não vai poder servir. Deus lhe pague.',
      sets: off(NEUZA, dez(12)),
    },
    {
      parish: 'december',
      says: 'Eu queria pedir uma coisinha, se não for trabalho. A Rosa T. é minha cunhada e não enxerga direito para dirigir no escuro. Não coloque ela nas missas da noite.',
      sets: off(ROSA_T, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
    },
    {
      parish: 'december',
      says: 'Olhe, o padre me falou na sacristia que para a missa do dia 31 ele quer quatro ministros, que nos outros anos faltou gente. Será que o senhor ajeita isso para nós?',
      sets: [need(dez(31, '20:00'), 4)],
    },
  ],
  'regional, 23b': [
    {
      parish: 'december',
      says: 'Tchê, o Paulo e o Pedro Henrique não se bicam, cada um numa missa diferente, faz favor',
      sets: [split(PAULO, PEDRO)],
    },
    {
      parish: 'december',
      says: 'Oxente, o Marcos tá aperreado de serviço, num bote ele em mais de duas não',
      sets: [cap(MARCOS, 2)],
    },
    {
      parish: 'december',
      says: 'Vixe, a Bruna F. vai pro sertão ver o pai, do dia 14 ao dia 19 ela num tá por aqui, deixe ela de fora',
      sets: off(BRUNA_F, dezSpan(14, 19)),
    },
  ],
  'hurry, 23b': [
    { parish: 'december', says: 'dia 27 - 4 ministros', sets: [need(dez(27, '08:00'), 4)] },
    { parish: 'december', says: 'Luísa e Terezinha: juntas.', sets: [duo(LUISA, TEREZINHA)] },
    { parish: 'december', says: 'Fátima confirmada 24/12, põe', sets: [put(FATIMA, dez(24, '20:00'))] },
  ],
  'plain, 23b': [
    { parish: 'december', says: 'Cada pessoa pode servir até três vezes em dezembro.', sets: [all(3)] },
    { says: 'Deixe a Joana e a Ana Lima em missas separadas.', sets: [split(JOANA, ANA_LIMA)] },
    {
      parish: 'december',
      says: 'A missa do dia 17 precisa de três ministros.',
      sets: [need(dez(17, '19:30'), 3)],
    },
    { says: 'O Zé do Carmo aceitou servir no dia 29, pode colocar.', sets: [put(ZE, nov(29, '19:00'))] },
  ],
  'several, 23b': [
    {
      parish: 'december',
      says: 'vamos lá: Paulo fora dia 6. Luísa no dia 12. 3 ministros na missa do dia 31.',
      sets: [...off(PAULO, dez(6)), put(LUISA, dez(12, '19:00')), need(dez(31, '20:00'), 3)],
    },
    {
      parish: 'december',
      says: 'o geraldo pediu pra sair do dia oito bote a maria aparecida no lugar dele e aproveite e tire a rosa m. do dia treze',
      sets: [...off(GERALDO, dez(8)), put(APARECIDA, dez(8, '19:30')), ...off(ROSA_M, dez(13))],
    },
    {
      says: 'Tira a regra que separa o João da Joana e muda o limite de todo mundo pra 2 missas',
      start: 'ruled',
      sets: [all(2)],
      removes: [1, 2],
    },
  ],
  'followups, 23b': [
    {
      parish: 'december',
      says: ['A Luísa não pode dia 20', 'e a Neuza também não'],
      sets: [...off(LUISA, dez(20)), ...off(NEUZA, dez(20))],
    },
    {
      parish: 'december',
      says: ['tira o Francisco do dia 13', 'e coloca a Luísa no lugar'],
      sets: [...off(FRANCISCO, dez(13)), put(LUISA, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13, '08:00')), put(LUISA, dez(13, '08:00'))]],
    },
    {
      parish: 'december',
      says: [
        'a Rosa vai pra praia no fim do ano, dia 31 ela não serve',
        'é a Rosa T., a outra vai estar aqui',
      ],
      sets: off(ROSA_T, dez(31)),
    },
    {
      parish: 'december',
      says: ['dia 24 o Marcos não pode', 'nem no dia 25'],
      sets: off(MARCOS, dez(24), dez(25)),
    },
    {
      parish: 'december',
      says: ['põe a Terezinha no dia 6', 'na das 10'],
      sets: [put(TEREZINHA, dez(6, '10:00'))],
    },
    { says: 'ficou boa essa, pode aceitar', start: 'proposed', decides: 'accept' },
    { says: 'me arrependi, volta a escala como tava antes', start: 'accepted', decides: 'undo' },
    { says: ['quais regras tem aí?', 'pode apagar a do máximo de missas'], start: 'ruled', removes: [1] },
    {
      parish: 'december',
      says: ['Luiz Carlos e Paulo juntos quando der', 'pensando melhor, separados'],
      sets: [split(LUIZ, PAULO)],
    },
    {
      parish: 'december',
      says: ['Bruna F. de folga nos dias 6 e 13', 'dia 13 ela pode, só no dia 6 que não'],
      sets: off(BRUNA_F, dez(6)),
    },
    {
      parish: 'december',
      says: [
        'O Pedro Henrique tira férias do dia 20 ao dia 27, não escala ele',
        'obrigada! agora monta a escala',
      ],
      sets: off(PEDRO, dezSpan(20, 27)),
      solves: true,
    },
  ],
  'questions, 23b': [
    { parish: 'december', says: 'A Márcia pode servir no dia 8?', tells: [['não', 'indisponível']] },
    { parish: 'december', says: 'quantos ministros vão no dia da Imaculada?', tells: [['4', 'quatro']] },
    { parish: 'december', says: 'Quem ainda não respondeu o questionário?', tells: ['Maria José'] },
    { says: 'Quem são os ministros experientes?', tells: ['Vera Lúcia', 'João'] },
    {
      parish: 'december',
      says: 'falta gente em alguma missa?',
      tells: [['falta', 'vaga', 'incomplet', 'lugar', 'ninguém']],
    },
    {
      parish: 'december',
      says: 'O Bené vem no Natal ou disse que não podia? dia 25',
      tells: [['não', 'indisponível']],
    },
    { parish: 'december', says: 'São quantas missas em dezembro?', tells: [['14', 'quatorze', 'catorze']] },
    { says: 'Quantas vezes a Joana pode servir esse mês?', tells: [['2', 'duas']] },
  ],
  'ambiguous, 23b': [
    { parish: 'december', says: 'a Bruna não pode dia 31', asks: true, tells: ['Bruna F.', 'Bruna M.'] },
    {
      parish: 'december',
      says: 'A Neuza se ofereceu pra ajudar no dia 13, ela vem de longe mas o genro traz. Coloca ela, então.',
      asks: true,
      tells: [
        ['8h', '08:00', '08h'],
        ['10h', '10:00'],
      ],
    },
    { says: 'coloque a ana no dia seis', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { parish: 'december', says: 'Diminui as missas da Fátima, ela reclamou', asks: true },
    { parish: 'december', says: 'Tira o Marcos de um dia desses aí', asks: true },
    { parish: 'december', says: 'a luísa pediu pra ir menos de noite', asks: true },
    {
      parish: 'december',
      says: 'Troca a Bruna com a Neuza',
      asks: true,
      or: [
        [
          ...off(BRUNA_F, dez(6, '10:00')),
          put(NEUZA, dez(6, '10:00')),
          ...off(NEUZA, dez(5)),
          put(BRUNA_F, dez(5, '19:00')),
        ],
      ],
    },
  ],
  'others, 23b': [
    {
      parish: 'december',
      says: 'manda um lembrete pro pessoal no email avisando da reunião',
      asks: true,
      page: 'messages',
    },
    {
      parish: 'december',
      says: 'preciso cadastrar uma ministra nova, a Josefa, ela tomou posse domingo passado',
      asks: true,
      page: 'people',
    },
    { parish: 'december', says: 'esqueci minha senha', asks: true, page: 'account' },
    { parish: 'december', says: 'Põe o Raimundo no dia 6 às 8h', asks: true },
    { says: 'coloca o Sebastião no dia 15', asks: true },
    { says: 'quem tá no dia 28 de manhã?', start: 'published', tells: ['Ana Lima'] },
    { parish: 'december', says: 'Deus te abençoe, obrigada pela ajuda viu' },
    { parish: 'december', says: 'preenche o que falta aí por favor', solves: true },
    { parish: 'december', says: 'bote a maria josé na missa do galo que ela merece', asks: true },
  ],
};
