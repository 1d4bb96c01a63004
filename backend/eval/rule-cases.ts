/** Requests that set and remove rules. */
import type { MassFilter, ScheduleRule } from '../src/roster/schedule-rules/schedule-rule.js';
import type { Cases } from './case.js';
import { idOf } from './parish.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const at = (number: number, time: string) => ({ date: day(number), time });
const away = (name: string, masses: MassFilter): ScheduleRule => ({
  kind: 'exclude',
  ministerId: idOf(name),
  masses,
});
const pin = (name: string, number: number, time: string): ScheduleRule => ({
  kind: 'pin',
  ministerId: idOf(name),
  mass: at(number, time),
});
const onlyOnSundays = (name: string) => ([4, 5, 6] as const).map((weekday) => away(name, { weekday }));
const cap = (name: string, count: number): ScheduleRule => ({ kind: 'cap', ministerId: idOf(name), count });
const capAll = (count: number): ScheduleRule => ({ kind: 'cap-all', count });
const pair = (kind: 'together' | 'apart', one: string, other: string): ScheduleRule => ({
  kind,
  ministerId: idOf(one),
  otherId: idOf(other),
});
const required = (number: number, time: string, count: number): ScheduleRule => ({
  kind: 'required',
  mass: at(number, time),
  count,
});

export const RULE_CASES: Cases = {
  'manter alguém fora': [
    {
      says: 'Não escale a Ana Souza no domingo às 8h',
      sets: [away('Ana Souza', { weekday: 0, time: '08:00' })],
    },
    { says: 'nao escale o antonio nos domingos', sets: [away('Antônio', { weekday: 0 })] },
    {
      says: 'Conceição não pode nos dias 8, 15 e 22',
      sets: [8, 15, 22].map((number) => away('Conceição', { date: day(number) })),
    },
    {
      says: 'a vera lucia viaja de 10/11 a 20/11',
      sets: [away('Vera Lúcia', { from: day(10), until: day(20) })],
    },
    { says: 'Joana não pode sáb 15h', sets: [away('Joana', { weekday: 6, time: '15:00' })] },
    { says: 'o Joao ta de ferias na segunda quinzena', sets: [away('João', { from: day(16) })] },
    { says: 'Íris não pode dom 8hs', sets: [away('Íris', { weekday: 0, time: '08:00' })] },
    { says: 'tira o sebastião da escala', sets: [away('Sebastião', {})] },
    {
      says: 'Não coloque Maria das Dores na missa de cura e libertação',
      sets: [away('Maria das Dores', at(5, '19:30'))],
    },
    {
      says: 'Deixa o Zé do Carmo fora da missa das crianças',
      sets: [away('Zé do Carmo', { weekday: 0, time: '10:00' })],
    },
    { says: 'o lúcio não consegue vir a partir do dia 20', sets: [away('Lúcio', { from: day(20) })] },
    {
      says: 'Ana Lima e Íris não podem no último domingo',
      sets: [away('Ana Lima', { date: day(29) }), away('Íris', { date: day(29) })],
    },
  ],
  'manter alguém fora, com outras palavras': [
    { says: 'o João não pode mais no dia 28', sets: [away('João', { date: day(28) })] },
    { says: 'A Íris está doente e não pode no dia 8', sets: [away('Íris', { date: day(8) })] },
    {
      says: 'a Joana vai viajar de 20 a 30 de novembro',
      sets: [away('Joana', { from: day(20), until: day(30) })],
    },
    { says: 'libera o Antônio no dia 22', sets: [away('Antônio', { date: day(22) })] },
    { says: 'dispensa a Ana Souza da missa do dia 29', sets: [away('Ana Souza', { date: day(29) })] },
    { says: 'o Sebastião não vem esse mês', sets: [away('Sebastião', {})] },
    { says: 'não conte com a Joana no dia 28', sets: [away('Joana', { date: day(28) })] },
    { says: 'João prefere não servir no dia 22', sets: [away('João', { date: day(22) })] },
    { says: 'a Vera não quer servir nas sextas', sets: [away('Vera Lúcia', { weekday: 5 })] },
    { says: 'evite escalar a Ana Souza no dia 1', sets: [away('Ana Souza', { date: day(1) })] },
    {
      says: 'Ana Souza não pode nem dia 8 nem dia 15',
      sets: [away('Ana Souza', { date: day(8) }), away('Ana Souza', { date: day(15) })],
    },
    { says: 'por favor não escale o Lucio', sets: [away('Lúcio', {})] },
  ],
  'dar um lugar': [
    { says: 'Coloque João na missa de 28/11 às 15h', sets: [pin('João', 28, '15:00')] },
    {
      says: 'coloca o João e a Vera no dia 5',
      sets: [pin('João', 5, '19:30'), pin('Vera Lúcia', 5, '19:30')],
    },
    { says: 'escale a vera lucia no dia 5', sets: [pin('Vera Lúcia', 5, '19:30')] },
    { says: 'Ponha o Antônio na missa do Sagrado Coração', sets: [pin('Antônio', 6, '06:30')] },
    { says: 'fixa o zé do carmo na missa das crianças do dia 1', sets: [pin('Zé do Carmo', 1, '10:00')] },
    { says: ['Coloque a Joana no dia 28', 'a das 7h'], sets: [pin('Joana', 28, '07:00')] },
    { says: ['Coloque a Ana Souza na missa de São Judas', '3'], sets: [pin('Ana Souza', 28, '19:30')] },
    { says: 'Quero a Íris na missa do próximo domingo às 8 horas', sets: [pin('Íris', 8, '08:00')] },
  ],
  'outras regras, com outras palavras': [
    {
      says: 'quero que a Vera Lúcia e o Antônio fiquem sempre juntos',
      sets: [pair('together', 'Vera Lúcia', 'Antônio')],
    },
    { says: 'não quero a Joana e a Íris juntas', sets: [pair('apart', 'Joana', 'Íris')] },
    { says: 'Antonio e Vera Lucia têm que servir separados', sets: [pair('apart', 'Antônio', 'Vera Lúcia')] },
    { says: 'Deixe a Vera Lúcia na missa das 7h do dia 28', sets: [pin('Vera Lúcia', 28, '07:00')] },
    { says: 'garanta o Antônio na missa das 8h do dia 22', sets: [pin('Antônio', 22, '08:00')] },
    { says: 'No domingo, 29, às 19h, coloque a Ana Lima', sets: [pin('Ana Lima', 29, '19:00')] },
    { says: 'Maria das Dores não pode servir mais que duas vezes', sets: [cap('Maria das Dores', 2)] },
    { says: 'máximo de 2 missas para Antônio e Íris', sets: [cap('Antônio', 2), cap('Íris', 2)] },
    { says: 'cada ministro pode servir até 3 vezes', sets: [capAll(3)] },
    { says: 'a missa das 10h do dia 8 precisa só de 1 pessoa', sets: [required(8, '10:00', 1)] },
    { says: 'reforce a missa de São Judas das 7h com mais 2 ministros', sets: [required(28, '07:00', 4)] },
    { says: 'tire 1 ministro da missa das crianças do dia 8', sets: [required(8, '10:00', 1)] },
    { says: 'reduza para 1 a missa do dia 22', sets: [required(22, '08:00', 1)] },
    { says: 'não escale ninguém no dia 28 às 15h', sets: [required(28, '15:00', 0)] },
  ],
  'só em alguns dias': [
    { says: 'Zé do Carmo só pode aos domingos', sets: onlyOnSundays('Zé do Carmo') },
    { says: 'o Antônio só quer servir no domingo', sets: onlyOnSundays('Antônio') },
    {
      says: 'escale a Joana apenas na missa das crianças',
      sets: [...onlyOnSundays('Joana'), ...['08:00', '19:00'].map((time) => away('Joana', { time }))],
    },
    {
      says: 'a Íris só pode vir dia 1 às 8h',
      sets: [
        ...onlyOnSundays('Íris'),
        ...['10:00', '19:00'].map((time) => away('Íris', { time })),
        ...[8, 15, 22].map((number) => away('Íris', { date: day(number) })),
      ],
    },
    { says: 'a Ana Lima só pode no dia 12', asks: true },
  ],
  'um no lugar do outro': [
    {
      says: 'troque o João pela Ana Lima no dia 15',
      sets: [pin('Ana Lima', 15, '08:00'), away('João', at(15, '08:00'))],
    },
    {
      says: 'Coloque o Antônio no lugar da Joana no dia 8 às 8h',
      sets: [pin('Antônio', 8, '08:00'), away('Joana', at(8, '08:00'))],
    },
    {
      says: 'substitua a Ana Lima pela Conceição na missa de 28/11 às 7h',
      asks: true,
      tells: ['não respondeu'],
    },
    { says: 'troque o João pela Ana no dia 15', asks: true, tells: ['Ana Souza'] },
    { says: 'troque o João pela Íris no domingo', asks: true },
  ],
  máximos: [
    { says: 'No máximo 3 missas por pessoa', sets: [capAll(3)] },
    { says: 'ninguém serve mais de duas vezes', sets: [capAll(2)] },
    { says: 'não escale ninguém mais de 3 vezes', sets: [capAll(3)] },
    { says: 'máx. 4 p/ pessoa', sets: [capAll(4)] },
    { says: 'Antônio no máximo 2', sets: [cap('Antônio', 2)] },
    { says: 'a vera lúcia só pode uma vez', sets: [cap('Vera Lúcia', 1)] },
    {
      says: 'Joana e João não devem servir mais de 3 vezes',
      sets: [cap('Joana', 3), cap('João', 3)],
      tells: ['Joana'],
    },
    { says: 'limite o Zé do Carmo a 1 missa', sets: [cap('Zé do Carmo', 1)] },
  ],
  'juntos e separados': [
    { says: 'Vera Lúcia e Antônio juntos', sets: [pair('together', 'Vera Lúcia', 'Antônio')] },
    { says: 'não bote a Íris e a Joana na mesma missa', sets: [pair('apart', 'Íris', 'Joana')] },
    { says: 'Separe João e Joana', sets: [pair('apart', 'João', 'Joana')] },
    { says: 'a Joana não quer servir com a Íris', sets: [pair('apart', 'Joana', 'Íris')] },
    {
      says: 'Coloque Zé do Carmo e Maria das Dores na mesma missa',
      sets: [pair('together', 'Zé do Carmo', 'Maria das Dores')],
    },
    { says: 'Não deixe o Lúcio com a Conceição', sets: [pair('apart', 'Lúcio', 'Conceição')] },
    {
      says: 'Antônio, Íris e Lúcio separados',
      sets: [
        pair('apart', 'Antônio', 'Íris'),
        pair('apart', 'Antônio', 'Lúcio'),
        pair('apart', 'Íris', 'Lúcio'),
      ],
    },
  ],
  'lugares de uma missa': [
    { says: 'A missa de 28/11 às 19h30 precisa de mais 2', sets: [required(28, '19:30', 5)] },
    { says: 'diminua 1 na missa das 8h do dia 15', sets: [required(15, '08:00', 1)] },
    { says: 'A missa de cura e libertação precisa de 6 ministros', sets: [required(5, '19:30', 6)] },
    { says: 'quero 4 pessoas no dia 29 às 7 da noite', sets: [required(29, '19:00', 4)] },
    { says: 'aumente a missa do dia 6 para 5 ministros', sets: [required(6, '06:30', 5)] },
    { says: 'na missa do dia 22 bastam 3', sets: [required(22, '08:00', 3)] },
  ],
  'nomes em dúvida': [
    { says: 'Ana no máximo 2', asks: true, tells: ['Ana Lima', 'Ana Souza'] },
    { says: ['Ana no máximo 2', '2'], sets: [cap('Ana Souza', 2)] },
    { says: ['a Ana não pode no dia 29', 'a Lima'], sets: [away('Ana Lima', { date: day(29) })] },
    { says: 'não escale o Joaao no dia 28', asks: true, tells: ['João'] },
    { says: ['não escale o Joaao no dia 28', 'sim'], sets: [away('João', { date: day(28) })] },
    { says: ['Não escale a Jona no dia 29', 'isso mesmo'], sets: [away('Joana', { date: day(29) })] },
    { says: ['Não escale a Jona no dia 29', 'não'], sets: [] },
    { says: ['separe a Ana e o Tonio', 'Ana Souza', 'sim'], sets: [pair('apart', 'Ana Souza', 'Antônio')] },
    { says: 'não escale a Verônica no dia 8', asks: true },
    { says: 'A Vera não pode no dia 15', sets: [away('Vera Lúcia', { date: day(15) })] },
    { says: 'Não escale a Lucia no dia 22', sets: [away('Vera Lúcia', { date: day(22) })] },
    { says: 'Dores no máximo 2', sets: [cap('Maria das Dores', 2)] },
    { says: ['Ana no máximo 2', 'João no máximo 1'], sets: [cap('João', 1)] },
  ],
  'lista de regras': [
    { start: 'ruled', says: 'quais são as regras?', tells: ['3 missas', 'João e Joana', '3 ministros'] },
    { start: 'ruled', says: 'remova a regra 2', removes: [2] },
    { start: 'ruled', says: 'tira a última regra', removes: [3] },
    { start: 'ruled', says: 'tira a regra do João e da Joana', removes: [2] },
    { start: 'ruled', says: 'remova a restrição da Joana', removes: [2] },
    { start: 'ruled', says: 'desconsidere a última regra', removes: [3] },
    { start: 'ruled', says: 'apague a regra 1 e a regra 3', removes: [1, 3] },
    { start: 'ruled', says: 'Remova a regra 1. Remova a regra 2.', removes: [1, 2] },
    {
      start: 'ruled',
      says: 'quais regras existem para o João?',
      tells: ['João e Joana'],
    },
    { start: 'ruled', says: 'apague todas as regras', removes: [1, 2, 3] },
    { start: 'ruled', says: 'remova a regra 9', asks: true },
    { start: 'ruled', says: 'No máximo 2 por pessoa', sets: [capAll(2)], removes: [1] },
    { start: 'ruled', says: 'João e Joana juntos', sets: [pair('together', 'João', 'Joana')], removes: [2] },
    { start: 'ruled', says: 'no máximo 3 por pessoa' },
    { says: 'quais regras estão valendo?', tells: [['nenhuma regra', 'nao ha regra', 'sem regra']] },
  ],
  'vários pedidos de uma vez': [
    {
      says: 'No máximo 3 por pessoa, separe João e Joana e gere a escala',
      sets: [capAll(3), pair('apart', 'João', 'Joana')],
      solves: true,
    },
    {
      says: 'Não escale Íris no dia 29. Antônio no máximo 2. Gere a escala.',
      sets: [away('Íris', { date: day(29) }), cap('Antônio', 2)],
      solves: true,
    },
    {
      says: 'Lúcio não pode dia 1 e Conceição não pode dia 8',
      sets: [away('Lúcio', { date: day(1) }), away('Conceição', { date: day(8) })],
    },
    {
      says: 'Bom dia! Quem ainda não respondeu? E coloque o João na missa de 28/11 às 15h',
      sets: [pin('João', 28, '15:00')],
      tells: ['Conceição', 'Lúcio'],
    },
    { says: 'Antônio no máximo 2. Faça um café.', sets: [cap('Antônio', 2)], tells: ['café'] },
    { says: 'gere a escala sem a Joana', sets: [away('Joana', {})], solves: true },
    { says: 'monte a escala com no máximo 2 por pessoa', sets: [capAll(2)], solves: true },
    { says: 'gere a escala e diga quem serve no dia 5', solves: true, tells: ['5 de novembro'] },
  ],
};
