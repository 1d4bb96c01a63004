/** Requests of three coordinators (a farmer's wife, a bank clerk, a nun), written without reading the assistant:
 * those with an even number in the author's list, meant to score the reading, never to improve it. */
import {
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
  LUISA,
  LUIZ,
  MARCOS,
  MARIA_JOSE,
  NEUZA,
  PAULO,
  ROSA_T,
  SOCORRO,
  TEREZINHA,
  TURN_DOWN,
  VERA,
  cap,
  dez,
  dezFrom,
  dezSpan,
  dezUntil,
  duo,
  need,
  nov,
  off,
  put,
  split,
  type Requests,
} from './shape.ts';

export const SCORED_THIRD_B: Requests = {
  'formal, third b': [
    {
      parish: 'december',
      says: 'Solicito que o senhor Geraldo exerça o ministério no máximo três vezes neste mês, conforme conversamos com ele e com a esposa.',
      sets: [cap(GERALDO, 3)],
    },
    {
      parish: 'december',
      says: 'Prezados, o casal Fátima e Benedito pede para servir sempre nas mesmas celebrações. Favor providenciar.',
      sets: [duo(FATIMA, BENEDITO)],
    },
    {
      parish: 'december',
      says: 'Peço a gentileza de incluir a senhora Maria do Socorro na Missa de ação de graças, no dia 31.',
      sets: [put(SOCORRO, dez(31, '20:00'))],
    },
  ],
  'whatsapp, third b': [
    {
      parish: 'december',
      says: 'oi boa tarde 😊 a neuza me mandou mensagem agora, dia 5 ela n vai poder, tira ela por favor',
      sets: off(NEUZA, dez(5)),
    },
    {
      parish: 'december',
      says: 'bota o Paulo no natal kkk ele q pediu, missa das 10 do dia 25',
      sets: [put(PAULO, dez(25, '10:00'))],
    },
    {
      says: 'bom diaaa, a dona maria das dores disse q nesse mês só consegue 2 missas tá',
      sets: [cap(DORES, 2)],
    },
    {
      parish: 'december',
      says: 'olha, na missa do galo eu quero 8 ministros viu 🎄🎄',
      sets: [need(dez(24, '20:00'), 8)],
    },
  ],
  'dictated, third b': [
    {
      parish: 'december',
      says: 'olhe minha filha a terezinha ela vai fazer uma cirurgia no joelho dia quinze então do dia quinze em diante você não escale ela não viu',
      sets: off(TEREZINHA, dezFrom(15)),
    },
    {
      parish: 'december',
      says: 'pois bem o luiz carlos e o francisco são compadres e vão no mesmo carro então quando puder deixe os dois na mesma missa',
      sets: [duo(LUIZ, FRANCISCO)],
    },
    {
      says: 'a vera lúcia ela só pode servir até três vezes esse mês porque está com a vista ruim coitada',
      sets: [cap(VERA, 3)],
    },
    {
      parish: 'december',
      says: 'a fátima não vai estar aqui na semana do natal que ela vai pra juazeiro então do dia vinte e três ao dia vinte e oito não conte com ela',
      sets: off(FATIMA, dezSpan(23, 28)),
    },
  ],
  'typos, third b': [
    {
      parish: 'december',
      says: 'franscisco so ate 4 misas esse mes pfv',
      sets: [cap(FRANCISCO, 4)],
      orAsks: true,
    },
    { says: 'Antonio nao podee dia 22 d novenbro, tira ele', sets: off(ANTONIO, nov(22)) },
    {
      parish: 'december',
      says: 'Presica de 6 minstros no natl dia 25 as 10hs',
      sets: [need(dez(25, '10:00'), 6)],
    },
  ],
  'elderly, third b': [
    {
      parish: 'december',
      says: 'Meu filho, o Geraldo já está com 78 anos, anda cansado, o médico mandou diminuir. Põe ele em duas missas no máximo, por caridade.',
      sets: [cap(GERALDO, 2)],
    },
    {
      says: 'Escrevo para avisar que a Ana Souza vai na formatura da neta e no dia 29 não vai poder ajudar. Que Nossa Senhora abençoe o seu trabalho.',
      sets: off(ANA_SOUZA, nov(29)),
    },
  ],
  'regional, third b': [
    {
      parish: 'december',
      says: 'Bah, o Francisco tá na lida da soja até o dia 10, não dá pra contar com ele até lá, deixa ele de fora',
      sets: off(FRANCISCO, dezUntil(10)),
    },
    {
      parish: 'december',
      says: 'Arrume aí um lugar pra Luísa na missa da Imaculada, que a bichinha é doida por Nossa Senhora',
      sets: [put(LUISA, dez(8, '19:30'))],
    },
    {
      says: 'Meu, a Joana tá enrolada com o trampo, dia 8 não rola pra ela, beleza?',
      sets: off(JOANA, nov(8)),
    },
  ],
  'hurry, third b': [
    { parish: 'december', says: 'Geraldo fora dia 8', sets: off(GERALDO, dez(8)) },
    { parish: 'december', says: 'Bené máx 3', sets: [cap(BENEDITO, 3)], orAsks: true },
    { says: 'Vera, 28/11 às 7h, não pode', sets: off(VERA, nov(28, '07:00')) },
  ],
  'plain, third b': [
    { parish: 'december', says: 'A Bruna M. não pode servir no dia 20.', sets: off(BRUNA_M, dez(20)) },
    {
      parish: 'december',
      says: 'Escale a Maria Helena na missa das 8h do dia 6.',
      sets: [put(HELENA, dez(6, '08:00'))],
    },
    {
      parish: 'december',
      says: 'O Luiz Carlos não deve ser escalado nas missas da catequese.',
      sets: off(LUIZ, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
    },
    {
      parish: 'december',
      says: 'A Maria José vai passar o mês inteiro na casa do filho, então não a escale em dezembro.',
      sets: off(MARIA_JOSE),
    },
  ],
  'several, third b': [
    {
      parish: 'december',
      says: 'A Fátima não pode dia 5 nem dia 12, e o Marcos só pode duas vezes no mês.',
      sets: [...off(FATIMA, dez(5), dez(12)), cap(MARCOS, 2)],
    },
    {
      parish: 'december',
      says: 'Aqui a gente sempre respeitou as famílias. Então o Benedito e a Fátima sempre juntos, e a Neuza e a Terezinha, que são cunhadas e não se dão, nunca na mesma missa.',
      sets: [duo(BENEDITO, FATIMA), split(NEUZA, TEREZINHA)],
    },
    {
      parish: 'december',
      says: 'A Terezinha fica de fora o mês todo, menos na missa do galo, que ali ela faz questão de servir.',
      sets: [...off(TEREZINHA, dezUntil(23), dezFrom(25)), put(TEREZINHA, dez(24, '20:00'))],
      or: [off(TEREZINHA, dezUntil(23), dezFrom(25))],
    },
    {
      parish: 'december',
      says: 'Monta a escala, só que antes anota: Rosa T. não pode dia 24 e Bruna F. vai no máximo 3 vezes',
      sets: [...off(ROSA_T, dez(24)), cap(BRUNA_F, 3)],
      solves: true,
    },
  ],
  'followups, third b': [
    { parish: 'december', says: ['Paulo no máximo 3 vezes', 'desculpa, 2'], sets: [cap(PAULO, 2)] },
    {
      parish: 'december',
      says: ['Bruna não vai poder no dia 12', 'a Bruna M.'],
      sets: off(BRUNA_M, dez(12)),
    },
    {
      parish: 'december',
      says: [
        'Maria do Socorro e Maria Aparecida nunca na mesma missa',
        'não, me enganei, é a Maria Helena com a Maria Aparecida',
      ],
      sets: [split(HELENA, APARECIDA)],
    },
    {
      parish: 'december',
      says: ['Geraldo só 2 missas', 'esquece, ele disse que aguenta, pode tirar esse limite'],
    },
    {
      parish: 'december',
      says: ['a fátima vai ficar em casa com a netinha e não pode dia oito', 'e o benedito também não vai'],
      sets: [...off(FATIMA, dez(8)), ...off(BENEDITO, dez(8))],
    },
    { says: 'não gostei dessa não, descarta', start: 'proposed', decides: TURN_DOWN },
    {
      says: ['quantas missas o João pegou na proposta?', 'tá bom, aceito a proposta'],
      start: 'proposed',
      decides: 'accept',
    },
    {
      parish: 'december',
      says: ['Na missa do galo quero 7 ministros', 'e no dia 25 quero 5'],
      sets: [need(dez(24, '20:00'), 7), need(dez(25, '10:00'), 5)],
    },
    {
      parish: 'december',
      says: ['Quem está no dia 5?', 'troca a Neuza pela Luísa'],
      sets: [...off(NEUZA, dez(5)), put(LUISA, dez(5, '19:00'))],
    },
    {
      says: ['a joana nao pode dia 8 as 8h', 'mas na das 10 ela vai, bota ela lá'],
      sets: [...off(JOANA, nov(8, '08:00')), put(JOANA, nov(8, '10:00'))],
    },
  ],
  'questions, third b': [
    { parish: 'december', says: 'quem tá na missa do galo até agora?', tells: ['Luiz Carlos', 'Terezinha'] },
    { parish: 'december', says: 'Quais missas a Neuza já tem?', tells: [['5/12', '5 de dezembro', 'dia 5']] },
    {
      parish: 'december',
      says: 'que dia é a novena de natal e a que horas mesmo?',
      tells: ['17', ['19h30', '19:30']],
    },
    {
      says: 'me diga quem já avisou que não pode no dia vinte e dois',
      tells: ['Ana Lima', 'Joana', 'Zé do Carmo', 'Sebastião', 'Íris'],
    },
    { says: 'que regras eu já coloquei nessa escala?', start: 'ruled', tells: ['Joana', ['3', 'três']] },
    { parish: 'december', says: 'O Francisco está em qual missa?', tells: ['13'] },
    { says: 'o que o antônio respondeu pro dia 6?', tells: [['talvez']] },
    {
      parish: 'december',
      says: 'a rosa m. tá escalada onde?',
      tells: [['8/12', '8 de dezembro', 'dia 8', 'Imaculada']],
    },
    { parish: 'december', says: 'quem é que está com o luiz carlos na missa do galo', tells: ['Terezinha'] },
  ],
  'ambiguous, third b': [
    {
      parish: 'december',
      says: 'põe a Maria no dia 25',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    {
      parish: 'december',
      says: 'a rosa pediu folga no dia doze vai ter o aniversário do neto',
      asks: true,
      tells: ['Rosa M.', 'Rosa T.'],
    },
    { parish: 'december', says: 'o Luiz Carlos não pode domingo', asks: true, or: [off(LUIZ, dez(6))] },
    { parish: 'december', says: 'Dia 20 vai encher, precisa de mais ministros', asks: true },
    {
      parish: 'december',
      says: 'A Rosa e a Márcia não querem mais servir na mesma missa',
      asks: true,
      tells: ['Rosa M.', 'Rosa T.'],
    },
    { says: 'Joana na missa do dia 28, por favor', asks: true, or: [[put(JOANA, nov(28, '07:00'))]] },
  ],
  'others, third b': [
    { parish: 'december', says: 'publica a escala pra mim', asks: true, page: 'publication' },
    {
      parish: 'december',
      says: 'O padre vai chegar tarde, muda o horário da missa do dia 12 pras 20h',
      asks: true,
      page: 'masses',
    },
    {
      parish: 'december',
      says: 'quero imprimir a escala pra pôr no mural da igreja',
      asks: true,
      page: 'print',
    },
    {
      parish: 'december',
      says: 'Abre a escala de janeiro pra eu já ir adiantando?',
      asks: true,
      page: 'schedules',
    },
    { parish: 'december', says: 'a cláudia quer voltar, coloca ela na missa do galo', asks: true },
    {
      says: 'tira o João do dia 15 que ele tá com dengue',
      start: 'published',
      asks: true,
      page: 'publication',
    },
    { parish: 'december', says: 'bom dia, tudo bem por aí?' },
    { parish: 'december', says: 'pode gerar a escala', solves: true },
    { parish: 'december', says: 'Coloca a Márcia na Imaculada, dia 8', asks: true },
    { parish: 'december', says: 'me passa uma receita de pão de queijo pro café da comunidade', asks: true },
  ],
};
