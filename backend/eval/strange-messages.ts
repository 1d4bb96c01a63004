/** Messages of November's parish, of which one part nobody can understand: what must not be set is a rule that passes over it. */
import { JOAO, type RequestCase, type Requests } from './requests/shape.ts';
import type { ScheduleRule } from '../src/roster/schedule-rules/schedule-rule.js';

interface Row {
  /** `{}` stands for each of the parts. */
  says: readonly string[];
  parts: readonly string[];
  /** What is right to set whatever the part means. */
  may?: readonly ScheduleRule[];
}

const away = (ministerId: number, date: string): ScheduleRule => ({
  kind: 'exclude',
  ministerId,
  masses: { date },
});

const TABLE: Record<string, Row> = {
  'somebody unknown beside somebody known': {
    says: ['o João e {} não podem no dia 8', '{} e o João não podem dia 8'],
    parts: ['a Belmira', 'o Astolfo', 'a irmã Genciana', 'dona Zuleica', 'o trufou'],
    may: [away(JOAO, '2026-11-08')],
  },
  'somebody unknown of two': {
    says: [
      '{} e a Joana sempre juntos',
      'troca o João por {} no dia 8',
      'põe a Joana no lugar de {} no dia 22',
    ],
    parts: ['Belmira', 'Astolfo', 'irmã Genciana', 'um zelote'],
  },
  'an exception': {
    says: ['o João não pode nos domingos, {}', 'tira a Ana Lima de todas as missas, {}'],
    parts: [
      'menos na bruzega',
      'exceto o da ximbica',
      'fora trufou',
      'salvo as tresontontes',
      'só não na afurna',
      'a não ser no brandilo',
    ],
  },
  'a number': {
    says: [
      'a missa do dia 22 precisa de {} pessoas',
      'quero {} ministros no dia 22',
      'no máximo {} missas para o João',
    ],
    parts: [
      'umas trocentas',
      'bruzega',
      'meia grosa de',
      'duas juntas de',
      'uma pá de',
      'um par e trogo de',
      'xis',
      'trufocentos e 2',
      '3 brandilas de',
    ],
  },
  'an hour': {
    says: ['põe o João dia 8 {}', 'a Joana não pode no dia 8 {}'],
    parts: [
      'às ximbica',
      'às 25h',
      'às trogo e meia',
      'pelas bruzega',
      'na hora da afurna',
      'às 8 brandilas',
      'trufando',
    ],
  },
  'a day': {
    says: ['o João não pode {}', 'põe a Ana Lima {}'],
    parts: [
      'no dia trufou',
      'no dia 45',
      'dia 8 de bruzembro',
      'no dia de São Ximbico',
      'no domingo da brandila',
      'no terceiro trogo',
      'na véspera do zelote dia 15',
      '2 dias brandila do dia 15',
    ],
  },
  'a second clause': {
    says: ['o João não pode no dia 8{}', 'põe a Joana no dia 22{}'],
    parts: [
      ', e a Ana Lima trufa a ximbica dele',
      ', mas se trufar desconsidera',
      ', a não ser que brandile',
      ', só que trogo',
      ', mas isso vale só pra afurna',
      ' ou trufou',
      ' e o dia 15 brandila',
      '. Ou melhor, bruzega',
      ', digo, no zelote',
      ' mas o 29 arrudia',
    ],
  },
  'a condition': {
    says: ['{}, tira a Joana do dia 8', 'o João serve dia 22 {}'],
    parts: [
      'se brandilar',
      'caso trufe',
      'quando der bruzega',
      'contanto que afurne',
      'desde que ximbique',
      'só se o Astolfo arrudiar',
      'a menos que zelote',
      'brandilando',
    ],
  },
  'what is denied': {
    says: ['{} o João no dia 8', '{} a Joana e o João na mesma missa'],
    parts: [
      'é trufado pôr',
      'brandila ponha',
      'evita brandilar',
      'desbrandila',
      'sem bruzegar',
      'trufa de pôr',
      'tem que afurnar',
      'abstenha-se de trufar',
    ],
  },
  'which masses': {
    says: ['o João só serve {}', 'a Ana Lima não serve {}'],
    parts: [
      'nas brandilas',
      'nas missas zelotas',
      'de trogo',
      'nas missas do dia 8 que forem afurnas',
      'nas que o Astolfo trufar',
      'no bruzega de domingo',
    ],
  },
  'how two serve': {
    says: ['o João e a Ana Lima {}'],
    parts: [
      'brandilam',
      'trufou juntos',
      'juntos só no trogo',
      'juntos menos na bruzega',
      'separados exceto na ximbica',
      'afurnam na mesma missa',
      'desjuntos',
      'juntos de brandila em brandila',
    ],
  },
};

/** All of them, by what nobody can understand in them. */
export const STRANGE_MESSAGES: Requests = Object.fromEntries(
  Object.entries(TABLE).map(([name, { says, parts, may }]) => [
    name,
    says.flatMap((text) =>
      parts.map(
        (part): RequestCase => ({ says: text.replace('{}', part), asks: true, ...(may && { or: [may] }) }),
      ),
    ),
  ]),
);
