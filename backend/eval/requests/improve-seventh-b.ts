/** Requests of seven voices: a secretary, WhatsApp, dictated, an elder, the north-east, the south, slang; part B. */
import {
  type Requests,
  inDecember,
  TURN_DOWN,
  ANA_SOUZA,
  ANA_LIMA,
  VERA,
  JOAO,
  JOANA,
  ZE,
  ANTONIO,
  DORES,
  IRIS,
  BRUNA_F,
  BRUNA_M,
  ROSA_M,
  ROSA_T,
  APARECIDA,
  SOCORRO,
  HELENA,
  PAULO,
  PEDRO,
  LUIZ,
  LUISA,
  FRANCISCO,
  TEREZINHA,
  GERALDO,
  MARCIA,
  MARCOS,
  NEUZA,
  FATIMA,
  BENEDITO,
  nov,
  dez,
  novFrom,
  novUntil,
  dezFrom,
  at,
  off,
  put,
  cap,
  all,
  duo,
  split,
  need,
} from './shape.js';

const INACTIVE = ['inativ', 'não serve', 'não está servindo', 'desativ', 'afastad', 'mandato'];
const NOT = ['não', 'nenhum', 'indispon', 'ninguém', '0 missa', 'sem missa'];

export const SEVENTH_B: Requests = {
  'b: rules, secretary': [
    {
      says: 'Informo que a ministra Joana não comparecerá à celebração das dez horas do dia 8.',
      sets: off(JOANA, nov(8, '10:00')),
    },
    {
      says: 'Pede a ministra Ana Souza que não seja incluída nas missas a partir do dia 22.',
      sets: off(ANA_SOUZA, novFrom(22)),
    },
    {
      says: 'Proceda-se à inclusão de Antônio na celebração do dia 22, às oito horas.',
      sets: [put(ANTONIO, nov(22, '08:00'))],
    },
    { says: 'Cada ministro poderá servir, quando muito, em três celebrações.', sets: [all(3)] },
    {
      says: 'A celebração do dia 29 requer a presença de quatro ministros.',
      sets: [need(nov(29, '19:00'), 4)],
    },
    { says: 'É desejo do casal Vera Lúcia e João servir conjuntamente.', sets: [duo(VERA, JOAO)] },
    ...inDecember([
      {
        says: 'O ministro Benedito fica desobrigado das celebrações noturnas.',
        sets: off(BENEDITO, at('19:00'), at('19:30'), at('20:00')),
      },
      {
        says: 'Na solenidade da Imaculada Conceição, Rosa M. cede o posto a Terezinha.',
        sets: [...off(ROSA_M, dez(8)), put(TEREZINHA, dez(8, '19:30'))],
      },
      {
        says: 'Evite-se que Bruna F. e Marcos coincidam na mesma celebração.',
        sets: [split(BRUNA_F, MARCOS)],
      },
      {
        says: 'O senhor Francisco somente poderá servir na primeira quinzena.',
        sets: off(FRANCISCO, dezFrom(16)),
      },
    ]),
  ],
  'b: rules, whatsapp': [
    { says: 'gnt o joao ta com dengue, n conta c ele ate dia 15', sets: off(JOAO, novUntil(15)) },
    { says: 'add ana lima dia 5', sets: [put(ANA_LIMA, nov(5, '19:30'))] },
    { says: 'missa dia 28 as 15h precisa de 4 gnt', sets: [need(nov(28, '15:00'), 4)] },
    { says: 'a vera e o ze n se bicam, n põe junto', sets: [split(VERA, ZE)] },
    { says: 'q a iris n passe de 2', sets: [cap(IRIS, 2)] },
    { says: 'joana dia 28 cedo ok? pode colocar', sets: [put(JOANA, nov(28, '07:00'))] },
    ...inDecember([
      {
        says: 'neuza e paulo n vao dia 5, sobe o marcos e a fatima',
        sets: [
          ...off(NEUZA, dez(5)),
          ...off(PAULO, dez(5)),
          put(MARCOS, dez(5, '19:00')),
          put(FATIMA, dez(5, '19:00')),
        ],
      },
      { says: 'geraldo fora 24 25 e 31', sets: off(GERALDO, dez(24), dez(25), dez(31)) },
      {
        says: 'inverte o francisco (13) c a mª helena (20)',
        sets: [
          ...off(FRANCISCO, dez(13)),
          put(HELENA, dez(13, '08:00')),
          ...off(HELENA, dez(20)),
          put(FRANCISCO, dez(20, '08:00')),
        ],
        or: [
          [
            ...off(FRANCISCO, dez(13, '08:00')),
            put(HELENA, dez(13, '08:00')),
            ...off(HELENA, dez(20, '08:00')),
            put(FRANCISCO, dez(20, '08:00')),
          ],
        ],
      },
      { says: 'luisa so fds', sets: off(LUISA, dez(8), dez(17), dez(24), dez(25), dez(31)) },
    ]),
  ],
  'b: rules, dictated': [
    {
      says: 'a vera lúcia falou comigo que no dia cinco ela tem reunião na escola então pode tirar ela dessa missa',
      sets: off(VERA, nov(5)),
    },
    {
      says: 'pra missa do sagrado coração põe a maria das dores e o joão',
      sets: [put(DORES, nov(6, '06:30')), put(JOAO, nov(6, '06:30'))],
    },
    { says: 'ninguém pode servir mais do que quatro vezes não é justo com os outros', sets: [all(4)] },
    {
      says: 'o antônio e a ana souza moram perto um dá carona pro outro deixa os dois no mesmo horário',
      sets: [duo(ANTONIO, ANA_SOUZA)],
    },
    ...inDecember([
      {
        says: 'a marcia no natal não a marcia no dia vinte e sete',
        sets: [put(MARCIA, dez(27, '08:00'))],
        orAsks: true,
      },
      {
        says: 'o geraldo disse que não vai mais no dia oito aí eu falei com o francisco e ele aceitou ir no lugar dele',
        sets: [...off(GERALDO, dez(8)), put(FRANCISCO, dez(8, '19:30'))],
      },
      {
        says: 'de manhã a maria aparecida não consegue porque cuida do neto só de noite mesmo',
        sets: off(APARECIDA, at('08:00'), at('10:00')),
      },
    ]),
  ],
  'b: rules, elderly': [
    {
      says: 'Ontem no terço dos homens o João veio me dizer que no dia 29 é aniversário da filha dele, vai ter churrasco e tudo. Então nesse dia ele não serve, certo?',
      sets: off(JOAO, nov(29)),
    },
    {
      says: 'Na minha época era um ministro só e ninguém reclamava. Mas vá lá, na missa do dia 22 bota três.',
      sets: [need(nov(22, '08:00'), 3)],
    },
    {
      says: 'A Ana Lima que é moça nova e tem disposição, essa pode ficar na missa das seis e meia da sexta.',
      sets: [put(ANA_LIMA, nov(6, '06:30'))],
    },
    {
      says: 'A Maria das Dores anda esquecida, tadinha. Eu prefiro que ela vá sempre com a Vera Lúcia, que toma conta dela.',
      sets: [duo(DORES, VERA)],
    },
    ...inDecember([
      {
        says: 'Minha comadre Terezinha vai passar o Natal com os filhos em Goiânia. Dia 24 e dia 25 não é pra contar com ela.',
        sets: off(TEREZINHA, dez(24), dez(25)),
      },
      {
        says: 'O Luiz Carlos é um homem muito prestativo, mas exagera. Bota no máximo quatro missas pra ele, senão a mulher dele me mata.',
        sets: [cap(LUIZ, 4)],
      },
      {
        says: 'Aquele menino, o Pedro Henrique, canta tão bem. Na Missa do Galo eu faço questão dele lá.',
        sets: [put(PEDRO, dez(24, '20:00'))],
      },
    ]),
  ],
  'b: rules, northeast': [
    {
      says: 'Ave Maria, Antônio se acidentou de moto. Tire ele do mês todinho',
      sets: off(ANTONIO),
      orAsks: true,
    },
    {
      says: 'Joana num pode ir de noite não, só de dia',
      sets: off(JOANA, nov(5), nov(28, '19:30'), nov(29)),
    },
    {
      says: 'Dia 15 quem vai é Íris mais João',
      sets: [put(IRIS, nov(15, '08:00')), put(JOAO, nov(15, '08:00'))],
    },
    ...inDecember([
      { says: 'Se aperreie não, mas Bruna M. desistiu de ir no dia 20', sets: off(BRUNA_M, dez(20)) },
      { says: 'Carece de uns cinco ministro na novena, viu', sets: [need(dez(17, '19:30'), 5)] },
      {
        says: 'Tire Marcos de 25 e ponha Fátima',
        sets: [...off(MARCOS, dez(25)), put(FATIMA, dez(25, '10:00'))],
      },
    ]),
  ],
  'b: rules, south': [
    { says: 'O Antônio não tá bem, guri. Deixa ele parado até o dia 20.', sets: off(ANTONIO, novUntil(20)) },
    {
      says: 'Que tal a Ana Souza e a Ana Lima na mesma missa? Pode deixar assim as duas',
      sets: [duo(ANA_SOUZA, ANA_LIMA)],
      orAsks: true,
    },
    { says: 'Baixa pra um a missa de sexta às 6 e meia', sets: [need(nov(6, '06:30'), 1)] },
    ...inDecember([
      { says: 'A Márcia tá de férias de 20 a 31, te liga', sets: off(MARCIA, dezFrom(20)) },
      { says: 'A Bruna F. e o Luiz Carlos são namorados, querem ir juntos', sets: [duo(BRUNA_F, LUIZ)] },
      { says: 'Tira uma pessoa da Missa do Galo, seis é demais', sets: [need(dez(24, '20:00'), 5)] },
    ]),
  ],
  'b: rules, slang': [
    { says: 'po o joao ta sumido, deixa ele de boa esse mes', sets: off(JOAO), orAsks: true },
    { says: 'pode jogar a dores no dia 22', sets: [put(DORES, nov(22, '08:00'))] },
    ...inDecember([
      { says: 'rosa m vai pro rolê no dia 12 e 13 esquece ela', sets: off(ROSA_M, dez(12), dez(13)) },
      { says: 'o paulo n curte acordar cedo, nada de missa das 8 pra ele', sets: off(PAULO, at('08:00')) },
      { says: 'helena e socorro tipo sempre na mesma ok', sets: [duo(HELENA, SOCORRO)], orAsks: true },
    ]),
  ],
  'b: several': [
    {
      says: 'Dia 5 precisa de 5 pessoas, dia 6 bastam 2, e a Ana Lima não entra em nenhuma das duas',
      sets: [need(nov(5, '19:30'), 5), ...off(ANA_LIMA, nov(5), nov(6))],
      or: [[need(nov(5, '19:30'), 5), need(nov(6, '06:30'), 2), ...off(ANA_LIMA, nov(5), nov(6))]],
    },
    {
      says: 'Ana Souza e Joana juntas; Vera e Íris separadas; Antônio no máximo 2 vezes',
      sets: [duo(ANA_SOUZA, JOANA), split(VERA, IRIS), cap(ANTONIO, 2)],
    },
    ...inDecember([
      {
        says: 'põe a Fátima no dia 12, tira o Benedito do dia 13 e gera a escala',
        sets: [put(FATIMA, dez(12, '19:00')), ...off(BENEDITO, dez(13))],
        solves: true,
      },
      {
        says: 'o Francisco só pode às 8 e não mais que 2 vezes',
        sets: [...off(FRANCISCO, at('10:00'), at('19:00'), at('19:30'), at('20:00')), cap(FRANCISCO, 2)],
      },
    ]),
  ],
  'b: follow-ups': [
    {
      says: ['a Joana não vem no dia 8', 'quer dizer, só na das 8 ela não vem'],
      sets: off(JOANA, nov(8, '08:00')),
    },
    { says: ['põe a Íris dia 15', 'não, melhor a Ana Lima'], sets: [put(ANA_LIMA, nov(15, '08:00'))] },
    { says: ['Ana Souza máximo 2', 'pra Ana Lima também'], sets: [cap(ANA_SOUZA, 2), cap(ANA_LIMA, 2)] },
    {
      says: ['tira o Antônio dos dias 15 e 22', 'no 22 ele conseguiu, pode deixar'],
      sets: off(ANTONIO, nov(15)),
    },
    { says: ['vera fora dia 5', 'volta atrás nisso'] },
    ...inDecember([
      {
        says: ['Marcos e Fátima juntos', 'e a Neuza com o Paulo'],
        sets: [duo(MARCOS, FATIMA), duo(NEUZA, PAULO)],
      },
      { says: ['põe a rosa dia 27', 'a t'], sets: [put(ROSA_T, dez(27, '08:00'))] },
      {
        says: ['quem serve no dia 5?', 'troca a Neuza pela Luísa'],
        sets: [...off(NEUZA, dez(5)), put(LUISA, dez(5, '19:00'))],
        orAsks: true,
      },
    ]),
  ],
  'b: taken back, proposals': [
    { says: 'a missa das 15h do dia 28 volta ao normal', start: 'ruled', removes: [3] },
    { says: 'João e Joana fizeram as pazes, pode tirar aquela regra deles', start: 'ruled', removes: [2] },
    { says: 'Muito bem, está aprovada.', start: 'proposed', decides: 'accept' },
    { says: 'n curti, deleta essa proposta', start: 'proposed', decides: TURN_DOWN },
    { says: 'aceitei sem querer, desfaz', start: 'accepted', decides: 'undo' },
    { says: 'Proceda à elaboração da escala, por gentileza.', solves: true },
  ],
  'b: questions': [
    { says: 'Em que dias o João já está?', tells: ['15'] },
    { says: 'dia 28 às 7 tem quem?', tells: ['Ana Lima'] },
    { says: 'quem é que não deu retorno ainda?', tells: ['Conceição', 'Lúcio'] },
    { says: 'O Zé do Carmo pode quando?', tells: ['29'] },
    { says: 'pq o sebastiao n entrou?', tells: [['não pode', 'indispon', 'não']] },
    ...inDecember([
      { says: 'Quantos ministros pede a Missa do Galo?', tells: [['6', 'seis']] },
      { says: 'o Benedito pode no Natal?', tells: [NOT] },
      { says: 'quantas missa tem no dia 13', tells: [['2', 'duas', '8h', '08:00']] },
    ]),
  ],
  'b: doubtful, elsewhere, cannot be': [
    { says: 'A Ana e o João juntos', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'tira a Vera de São Judas às', asks: true },
    { says: 'aumenta a missa do dia 22', asks: true },
    { says: 'não sei se o João vai poder no dia 15', asks: true },
    { says: 'põe o Lúcio na missa do dia 15', asks: true },
    { says: 'qual o celular do Antônio?', asks: true, page: 'people' },
    { says: 'solta a escala pro povo ver', asks: true, page: 'publication' },
    ...inDecember([
      {
        says: 'a Maria não pode dia 27',
        asks: true,
        tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
      },
      { says: 'Raimundo serve dia 20 às 8', asks: true, tells: [INACTIVE] },
    ]),
  ],
};
