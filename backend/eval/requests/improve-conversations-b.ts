/** Conversations by five more coordinators: a mineira who dictates, a student, a retired sergeant, a cearense, a secretary with little time. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
  BRUNA_F,
  cap,
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
  need,
  NEUZA,
  nov,
  novFrom,
  novSpan,
  off,
  PAULO,
  put,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  split,
  TURN_DOWN,
  VERA,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_B: Requests = {
  'mineira who dictates': [
    {
      says: [
        'ô minha filha o João num pode no dia quinze não que ele vai na roça',
        'uai espera não é o João é o Antônio que vai na roça',
      ],
      sets: off(ANTONIO, nov(15)),
    },
    {
      says: ['põe a Vera na missa da cura', 'ô gente a Vera tá de cama põe a Ana Lima uai'],
      sets: [put(ANA_LIMA, nov(5, '19:30'))],
      or: [[put(ANA_LIMA, nov(5, '19:30')), ...off(VERA, nov(5))]],
    },
    {
      says: [
        'a das Dores não vai dia vinte e dois',
        'nem dia vinte e oito',
        'ah mas dia vinte e oito de noite ela vai',
      ],
      sets: off(DORES, nov(22), nov(28, '07:00'), nov(28, '15:00')),
    },
    {
      says: ['o trem da missa do dia vinte e nove precisa de quatro ministro', 'é muito trem põe três'],
      sets: [need(nov(29, '19:00'), 3)],
    },
    {
      says: ['o Antônio num pode dia oito', 'eu falei oito mas é dia quinze sô'],
      sets: off(ANTONIO, nov(15)),
    },
    { says: ['junta a Vera mais o João', 'juntar não uai separar'], sets: [split(VERA, JOAO)] },
    {
      says: ['tira o João do dia oito e do dia vinte e nove', 'do vinte e nove não precisa tirar não'],
      sets: off(JOAO, nov(8)),
    },
    {
      says: ['o João vai fazer só duas missa esse mês', 'a Ana Souza também', 'e o Antônio faz três'],
      sets: [cap(JOAO, 2), cap(ANA_SOUZA, 2), cap(ANTONIO, 3)],
    },
    { says: ['o João num vai dia vinte e dois', 'ih menina ele acabou de chegar aqui falando que vai'] },
    {
      says: ['põe o Antônio dia oito na missa das oito', 'não ele prefere a das criança'],
      sets: [put(ANTONIO, nov(8, '10:00'))],
    },
    {
      says: ['quem que tá no dia quinze', 'esse aí num pode não', 'põe a Ana Souza no lugar'],
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      says: ['a Ana num pode dia vinte e nove', 'a que é Lima', 'a outra pode viu'],
      sets: off(ANA_LIMA, nov(29)),
    },
  ],
  student: inDecember([
    {
      says: ['paulo off dia 12', 'mals era dia 13', 'so a das 8 na real'],
      sets: off(PAULO, dez(13, '08:00')),
    },
    {
      says: [
        'bota neuza e marcos no galo',
        'tira o marcos',
        'bota o bene n, o benedito n pode, bota o geraldo',
      ],
      sets: [put(NEUZA, dez(24, '20:00')), put(GERALDO, dez(24, '20:00'))],
      or: [[put(NEUZA, dez(24, '20:00')), put(GERALDO, dez(24, '20:00')), ...off(BENEDITO, dez(24))]],
    },
    { says: ['fatima no max 2', 'ops 3', 'kkk n, 2 msm'], sets: [cap(FATIMA, 2)] },
    { says: ['luisa n pode dia 20', 'a das 10 ela pode'], sets: off(LUISA, dez(20, '08:00')) },
    { says: ['bruna f e rosa m juntas', 'rosa t*'], sets: [duo(BRUNA_F, ROSA_T)] },
    {
      says: ['marcia fora do natal', 'e do ano novo', 'ano novo n, so natal msm'],
      sets: off(MARCIA, dez(25)),
    },
    { says: ['galo precisa de 10 pessoas', '10 é mt né', 'bota 8'], sets: [need(dez(24, '20:00'), 8)] },
    {
      says: ['pedro n pode dia 6', 'pode s, troquei c o paulo'],
      sets: off(PAULO, dez(6)),
      asks: true,
      or: [off(PAULO, dez(6)), []],
    },
    {
      says: ['geraldo so pode no dia 13', 'e no 20', 'e 27 tb'],
      sets: off(GERALDO, dez(5), dez(6), dez(8), dez(12), dez(17), dez(24), dez(25), dez(31)),
    },
    { says: ['helena e socorro separadas', 'deixa quieto elas fizeram as pazes kkk'] },
    { says: ['tira todo mundo do dia 31', 'to zuando'] },
    { says: ['francisco dia 27', 'sim', 'na vdd bota ele dia 31'], sets: [put(FRANCISCO, dez(31, '20:00'))] },
  ]),
  'retired sergeant': [
    {
      says: ['Determino que João não seja escalado em 22/11.', 'Retificação: 29/11.'],
      sets: off(JOAO, nov(29)),
    },
    { says: ['Escale-se Antônio em 08/11, 08h.', 'Corrijo: 10h.'], sets: [put(ANTONIO, nov(8, '10:00'))] },
    { says: ['Limite de 3 missas por ministro.', 'Exceção: João, 2.'], sets: [all(3), cap(JOAO, 2)] },
    {
      says: ['Vera Lúcia indisponível de 05 a 08/11.', 'Prorrogar até 22/11.'],
      sets: off(VERA, novSpan(5, 22)),
    },
    { says: ['João e Joana: nunca juntos.', 'Revogue-se a ordem anterior.'] },
    {
      says: ['Missa de 28/11 às 15h: 4 ministros.', 'Acrescente mais um.', 'Negativo. Mantenha quatro.'],
      sets: [need(nov(28, '15:00'), 4)],
    },
    {
      says: ['Substitua Joana por Íris em 08/11 às 08h.', 'Inverta.'],
      sets: [put(JOANA, nov(8, '08:00')), ...off(IRIS, nov(8, '08:00'))],
    },
    {
      says: ['Informe as regras.', 'Suprima a de número 3.', 'Restabeleça-a.'],
      start: 'ruled',
      removes: [3],
      sets: [need(nov(28, '15:00'), 3)],
    },
    { says: ['Antônio dispensado em 08/11 e 15/11.', 'O segundo dia, não.'], sets: off(ANTONIO, nov(8)) },
    { says: ['Calcule a escala.', 'Proposta rejeitada.'], solves: true, decides: TURN_DOWN },
    { says: ['Ana Lima em 29/11.', 'Ana Souza, perdão.'], sets: [put(ANA_SOUZA, nov(29, '19:00'))] },
    { says: ['Das Dores e João fora de 22/11.', 'Apenas das Dores.'], sets: off(DORES, nov(22)) },
  ],
  cearense: inDecember([
    {
      says: ['mah bota o Chico na missa do dia 20 de 8', 'arre égua é de 10'],
      sets: [put(FRANCISCO, dez(20, '10:00'))],
      orAsks: true,
    },
    { says: ['o Paulo num vai dia 5 não', 'rapaz deixe disso ele vai'] },
    {
      says: ['tire a Neuza do dia 12 e a Terezinha do dia 13', 'a Terezinha deixe lá'],
      sets: off(NEUZA, dez(12)),
    },
    {
      says: ['a Rosa num vem no natal', 'a M', 'e a T num vem no ano novo'],
      sets: [...off(ROSA_M, dez(25)), ...off(ROSA_T, dez(31))],
    },
    {
      says: ['Luiz Carlos viaja do dia 10 ao 20', 'diabeisso é do 12 ao 20'],
      sets: off(LUIZ, dezSpan(12, 20)),
    },
    { says: ['bote cinco na missa do dia 8', 'não cinco não, seis'], sets: [need(dez(8, '19:30'), 6)] },
    {
      says: ['Marcos mais Geraldo na missa do dia 31', 'só Marcos', 'vixe bote Geraldo também'],
      sets: [put(MARCOS, dez(31, '20:00')), put(GERALDO, dez(31, '20:00'))],
    },
    {
      says: ['a Socorro só pode de manhã', 'oxe de manhã não, de noite'],
      sets: off(SOCORRO, dez(6), dez(13), dez(20), dez(25), dez(27)),
    },
    {
      says: ['a Aparecida num pode dia 6', 'pode não também no 13', 'no 20 ela vem'],
      sets: off(APARECIDA, dez(6), dez(13)),
      or: [
        [...off(APARECIDA, dez(6), dez(13)), put(APARECIDA, dez(20, '08:00'))],
        [...off(APARECIDA, dez(6), dez(13)), put(APARECIDA, dez(20, '10:00'))],
      ],
    },
    {
      says: ['bote a Helena no dia 6', 'a das 10', 'não macho a das 8'],
      sets: [put(HELENA, dez(6, '08:00'))],
    },
    {
      says: ['Benedito num pode dia 13 nem 20', 'minto o 20 ele pode', 'o 27 é que não'],
      sets: off(BENEDITO, dez(13), dez(27)),
    },
    { says: ['Fátima num vem depois do dia 20', 'ó, a partir do 24 só'], sets: off(FATIMA, dezFrom(24)) },
  ]),
  'secretary with little time': [
    { says: ['joao fora 22', '29 tb', 'e 15'], sets: off(JOAO, nov(22), nov(29), nov(15)) },
    { says: ['vera 28/11 7h', 'nao, 15h'], sets: [put(VERA, nov(28, '15:00'))] },
    { says: ['max 3', 'por pessoa', 'pode ser 4'], sets: [all(4)] },
    { says: ['antonio fora 8 e 15', 'so 8'], sets: off(ANTONIO, nov(8)) },
    { says: ['joana fora 8', 'iris tb', 'joana nao'], sets: off(IRIS, nov(8)) },
    {
      says: ['ana souza 15', 'ana lima tb', 'souza sai'],
      sets: [put(ANA_LIMA, nov(15, '08:00'))],
      or: [[put(ANA_LIMA, nov(15, '08:00')), ...off(ANA_SOUZA, nov(15))]],
    },
    {
      says: ['4 no dia 22', '3 no dia 29', 'inverte'],
      sets: [need(nov(22, '08:00'), 3), need(nov(29, '19:00'), 4)],
      orAsks: true,
    },
    { says: ['joao fora a partir do 22', 'ate o 28'], sets: off(JOAO, novSpan(22, 28)) },
    {
      says: ['das dores fora a partir do 22', 'ignora', 'era o joao'],
      sets: off(JOAO, novFrom(22)),
      asks: true,
      or: [off(JOAO, novFrom(22)), []],
    },
    { says: ['joao c vera', 'sempre', 'esquece'] },
    {
      says: ['tira regra 1', '2 tb', 'a 2 volta'],
      start: 'ruled',
      removes: [1, 2],
      sets: [split(JOAO, JOANA)],
    },
    { says: ['joao 5/11', 'antonio 6/11', 'cancela o primeiro'], sets: [put(ANTONIO, nov(6, '06:30'))] },
  ],
};
