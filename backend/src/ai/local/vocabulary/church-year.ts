/**
 * Feasts and seasons as people call them → when they are, whatever the schedule's masses are called. In lower case and without
 * accents; names are regular expressions. Another region's patron is a line here.
 */

/** Feasts of a date: what they are called, month and day. */
export const FIXED_FEASTS: readonly (readonly [name: string, month: number, day: number])[] = [
  ['santa mae de deus|maria mae de deus|mae de deus', 1, 1],
  ['(?:santos )?reis(?: magos)?|epifania', 1, 6],
  ['sao sebastiao', 1, 20],
  ['sao bras', 2, 3],
  ['candelaria|nossa senhora das candeias|apresentacao d[oe] (?:senhor|jesus)', 2, 2],
  ['sao jose', 3, 19],
  ['anunciacao', 3, 25],
  ['sao jorge', 4, 23],
  ['nossa senhora de fatima', 5, 13],
  ['santo antonio', 6, 13],
  ['sao joao batista', 6, 24],
  ['nossa senhora do carmo', 7, 16],
  ['assuncao|nossa senhora da gloria', 8, 15],
  ['natividade de (?:nossa senhora|maria)', 9, 8],
  ['exaltacao da (?:santa )?cruz', 9, 14],
  ['nossa senhora das dores', 9, 15],
  ['santa teresinha', 10, 1],
  ['sao francisco(?: de assis)?', 10, 4],
  ['nossa senhora (?:de |da conceicao )?aparecida', 10, 12],
  ['sao judas(?: tadeu)?', 10, 28],
  ['todos os santos', 11, 1],
  ['sao martinho', 11, 11],
  ['apresentacao de (?:nossa senhora|maria)', 11, 21],
  ['santa cecilia', 11, 22],
  ['nossa senhora das gracas', 11, 27],
  ['santa barbara', 12, 4],
  ['sao nicolau', 12, 6],
  [
    '(?:a |da )?(?:imaculada(?: conceicao)?|nossa senhora da (?:imaculada )?conceicao|(?:virgem|mae) imaculada)',
    12,
    8,
  ],
  ['nossa senhora de loreto', 12, 10],
  ['nossa senhora de guadalupe', 12, 12],
  ['santa luzia', 12, 13],
  ['nossa senhora do o', 12, 18],
  ['missa do galo', 12, 24],
  ['santo estevao', 12, 26],
  ['sao joao evangelista', 12, 27],
  ['santos inocentes', 12, 28],
  ['sao silvestre|te deum', 12, 31],
];

/** Feasts by days from Easter Sunday. */
export const EASTER_FEASTS: readonly (readonly [name: string, days: number])[] = [
  ['quarta (?:feira )?de cinzas|cinzas', -46],
  ['domingo (?:do )?laetare|laetare', -21],
  ['domingo de ramos|ramos', -7],
  ['quinta (?:feira )?santa|lava pes|ceia do senhor', -3],
  ['sexta (?:feira )?santa|sexta (?:feira )?da paixao|paixao', -2],
  ['sabado santo|sabado de aleluia|vigilia pascal', -1],
  ['domingo da ressurreicao|domingo de pascoa|pascoa', 0],
  ['divina misericordia|domingo da misericordia', 7],
  ['ascensao', 42],
  ['pentecostes', 49],
  ['santissima trindade', 56],
  ['corpus christi|corpo de (?:deus|cristo)', 60],
];

/** Feasts by weeks from the first Sunday of Advent. */
export const ADVENT_FEASTS: readonly (readonly [name: string, weeks: number])[] = [
  ['(?:solenidade de )?(?:nosso senhor jesus )?cristo rei(?: do universo)?', -1],
  [
    'domingo (?:do )?gaudete|gaudete|domingo d[aeo] (?:alegria|rosas?|paramentos? (?:cor de )?(?:rosa|rosada|roseos?))',
    2,
  ],
];

/** Feasts on the Sunday after a date. */
export const SUNDAY_FEASTS: readonly (readonly [name: string, month: number, day: number])[] = [
  ['sagrada familia|santa familia|familia de nazare', 12, 25],
];

/** Seasons: what they are called, and their first and last day by the feast they are told from. */
export const SEASONS: readonly (readonly [
  name: string,
  from: readonly ['easter' | 'advent', number] | readonly [number, number],
  until: readonly ['easter' | 'advent', number] | readonly [number, number],
])[] = [
  ['advento', ['advent', 0], [12, 24]],
  ['oitava (?:d[eo] )?(?:santo )?natal|tempo d[eo] natal', [12, 25], [12, 31]],
  ['quaresma', ['easter', -46], ['easter', -3]],
  ['semana santa', ['easter', -7], ['easter', -1]],
  ['triduo pascal', ['easter', -3], ['easter', 0]],
  ['oitava d[ae] pascoa', ['easter', 0], ['easter', 7]],
];

/** Stand before the name of a feast and say no more than that it is one. */
export const FEAST_NOUNS =
  'dia|data|festa|festinha|festividade|solenidade|memoria|comemoracao|domingo|festejo|santo dia|santa festa|grande dia';

/** Other names of days and parts of the day → those that days are found by. */
export const DAY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:santo|sagrado|feliz|bendito|abencoado) natal\b/g, 'natal'],
  [
    /\b(?:(?:dia|noite|festa) d[oe] )?nascimento (?:d[oe] )?(?:(?:nosso|menino|divino|filho de) )*(?:senhor|jesus|salvador|deus|redentor|infante)(?: jesus)?(?: cristo)?\b/g,
    'natal',
  ],
  [
    /\b(?:natal d[oe] (?:nosso )?(?:senhor|jesus)|(?:dia|festa) do (?:menino (?:jesus|deus)|deus menino))(?: cristo| jesus)*\b/g,
    'natal',
  ],
  [/\b(?:santa noite|noite santa|noite feliz|noite bendita)(?: d[eo] natal)?\b/g, 'vespera de natal'],
  [/\b(?:ante)?vesperas (?=d[aeo]s? )/g, 'vespera '],
  [/\b(n[oa]|d[oa]|a) consoada\b/g, '$1 vespera de natal'],
  [/\b(?:missa da meia noite)\b/g, 'missa do galo'],
  [/\bnovena d[oe] (?:menino (?:jesus|deus)|deus menino|natal d\S+ (?:senhor|jesus))\b/g, 'novena de natal'],
  [/\b(missa d[oe]|n[oa]|d[oa]) (?:fim|final|termino|encerramento) d[eo] ano\b/g, '$1 dia 31/12'],
  [/\bd?as (?:festas|festividades|celebracoes|solenidades) (?:natalinas|d[eo] natal)\b/g, 'do natal'],
  [
    /,? \b(?:n[oa]|durante [oa]|no decorrer d[oa]) (?:periodo|epoca|tempo|quadra|clima|ciclo) (?:natalin[oa]|das festas|d[eo] natal)\b(?=.*\b(?:\d{1,2}|natal|galo|vespera)\b)/g,
    '',
  ],
  [/\b(?:periodo|epoca|quadra|ciclo) (?:natalin[oa]|d[eo] natal)\b/g, 'oitava de natal'],
  [/\bmes (?:santo|bendito|mariano|natalino|d[oe] (?:natal|rosario|maria|menino jesus))\b/g, 'mes'],
  [/\b(?:rez\w+|recit\w+) (?:(?:1|uma|\d+|a|as) )?ave marias?\b/g, 'reza'],
  [
    /\b(?:(?:d?as|nas?|a|ao|na hora d[ao]s?|depois d[ao]s?|missas? d[ao]s?) )?(?:ave marias?|angelus|por do sol|cair da (?:noite|tarde)|anoitecer|boca da noite|sol posto)(?=,|$| )/g,
    'a noite',
  ],
  [
    /\b(?:n[ao]|a[o]?|de|d[ao]) (?:alvorada|aurora|amanhecer|raiar do (?:dia|sol)|romper d[ao] (?:dia|aurora))\b/g,
    'de manha',
  ],
  [/\bpassad[oa] ([oa]) (?=(?:dia|natal|novena|missa|festa)\b)/g, 'depois d$1 '],
];

/** What masses are called by → other words for the same, each line one of them. */
export const SAME_MASSES: readonly string[] = [
  'catequese catecismo catequizandos criancas crianca pequeninos pequenos criancinhas criancada meninada petizes meninos menino meninas',
  'jovens juventude mocidade jovem',
  'familia familias',
  'enfermos doentes',
];

/** Before what a mass is called by, speak of something else that is called so: "o ensaio da novena". */
export const NOT_OF_MASSES =
  /^(?:familias?|turmas?|criancas?|maes?|pais|alun[oa]s?|coordenador[ae]s?|professor[ae]s?|catequistas?|coordenacao|encontros?|reuniao|reunioes|retiro|formatura|inscric(?:ao|oes)|secretari[ao]|grupos?|pastoral|coral|ensaios?|jantar|ceia|almoco|bingo|barraca|quermesse|leilao|presepio|livros?|livrinho|cadernos?|salas?|uniforme|aulas?|pessoal|gente|povo|menin[oa]s?)$/;
