/** Finds the days, times and masses that a request speaks of. */
import {
  addDays,
  datesOfMonth,
  isIsoDate,
  isNthWeekday,
  weekday,
  type Nth,
  type Weekday,
} from '../../../platform/dates/month.js';
import { formatDayMonth } from '../../../platform/dates/format.js';
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { MassRef } from '../../assistant/index.js';
import { WEEKDAYS } from '../vocabulary/pointing.js';
import { withFeasts } from './church-year.js';
import { MassNames } from './mass-descriptions.js';

/** What dates are reckoned from. */
export interface MassWorld {
  /** All masses of the schedule, in their order. */
  masses: readonly MassRef[];
  /** Local date of the present. */
  today: string;
  /** Whether a word is somebody's name. */
  isName?: (word: string) => boolean;
}

/** Whether what was said of masses is their time alone; so is nothing at all. */
export const isTimeOnly = (filters: readonly MassFilter[]): boolean =>
  filters.every((filter) => filter.time !== undefined && Object.keys(filter).length === 1);

export const keyOf = ({ date, time }: MassKey): MassKey => ({ date, time });

/** A request with `<m0>`, `<m1>`… where it spoke of masses, and what each stands for. */
export interface MassReferences {
  text: string;
  references: MassFilter[][];
  /** What was said of each. */
  said: string[];
  /** Why some reference makes no sense, in Portuguese; null when all do. */
  problem: string | null;
}

/** Something found at one place of the text: alternatives for the day, a time, or masses by their name. */
interface Part {
  start: number;
  end: number;
  days: MassFilter[] | null;
  time: string | null;
  named: MassKey[] | null;
  /** Whether the name is a word that is more often something else. */
  isCommon?: boolean;
  problem: string | null;
}

type Found = { days: MassFilter[]; time?: string } | { time: string } | { problem: string };

const NO_SUCH_MASS = 'Nesse dia ou horário não há missa com esse nome.';

const MONTHS =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const WEEKDAY_NAMES = 'domingo,segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado'.split(
  ',',
);
const FEASTS: Record<string, [month: number, day: number]> = {
  'vespera de ano novo': [12, 31],
  'vespera do ano novo': [12, 31],
  'vespera de natal': [12, 24],
  'vespera do natal': [12, 24],
  vespera: [12, 24],
  natal: [12, 25],
  'ano novo': [1, 1],
  finados: [11, 2],
};
/** From which hour to before which a part of the day lasts. */
const PARTS_OF_DAY: readonly [RegExp, from: string, before: string][] = [
  [
    /(?:(?:d[eao]|pel[ao]|[ao]|n[ao]) )?(?:periodo da )?(?:manhas?|matutin[ao]s?|matinais|matinal|ced(?:o|inho)(?<=(?:dia \d{1,2}|domingos?|sabados?) (?:bem )?\S+))/,
    '00:00',
    '12:00',
  ],
  [
    /(?<!(?:mais|ate|muito|chega|acorda|sai|dorme|volta|larga|acaba) )(?:(?:d[eao]|pel[ao]|[ao]|n[ao]) )?(?:periodo da )?(?:tardes?(?! (?:da|demais))|tard|tardinha)/,
    '12:00',
    '18:00',
  ],
  // The mass of the eve and of the evening.
  [/(?:(?:d[eao]|pel[ao]|[ao]|n[ao]) )?(?:periodo )?vespertin[ao]s?/, '15:00', '24:00'],
  [/(?<!(?:troc|mud)\w* )(?:durante o|de) dia(?= *(?:$|,| e\b| n| para\b))/, '00:00', '18:00'],
  [/(?:(?:d[eao]|pel[ao]|[ao]|n[ao]) )?(?:periodo da )?(?:noites?|noturn[ao]s?|noitinha)/, '18:00', '24:00'],
];

const MONTH = `(${MONTHS.join('|')})`;
const DAY = String.raw`(\d{1,2})(?:/(\d{1,2})|(?: d[eo] ${MONTH}))?`;
const WEEKDAY = String.raw`(dom(?:ingos?)?|seg(?:undas?)?|tercas?|ter(?= (?:feira|(?:as )?\d{1,2} ?(?:h|:)))|qua(?:rtas?)?|qui(?:ntas?)?|sex(?:tas?)?|sab(?:ados?)?)(?: feiras?)?`;
const NTH = '(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|penultim[oa]|ultim[oa]|[1-5][oa])';
const NOT_A_DAY = String.raw`(?! (?:regra|proposta|opcao|quinzena|semana|vez|parte))`;
const NO_COUNT = '(?! pessoas| ministros| missas)';
const HALF = String.raw`(?: da (manha|tarde|noite))?`;

type Form = readonly [RegExp, (groups: (string | undefined)[], world: MassWorld) => Found];

/** Each form of a reference; the first that fits at a place is taken. */
const FORMS: readonly Form[] = [
  [
    new RegExp(
      String.raw`(?:de|do)(?: [oa])?( dias?)? ${DAY} (?:a|ao|ate)(?: [oa])?( dia)? ${DAY}\b${NO_COUNT}`,
    ),
    rangeOf,
  ],
  [
    new RegExp(String.raw`(n?os )?(dias) ${DAY} (?:a|ao|ate)(?: [oa])?( dia)? ${DAY}\b${NO_COUNT}`),
    ([, ...groups], world) => rangeOf(groups, world),
  ],
  // "Do 17 ao 27": what has an article is a day.
  [
    new RegExp(String.raw`do ${DAY} (?:a|ao|ate)(?: [oa])?( dia)? ${DAY}\b${NO_COUNT}`),
    (groups, world) => rangeOf(['dia', ...groups], world),
  ],
  [new RegExp(String.raw`entre(?: [oa]s?)?( dias?)? ${DAY} e(?: [oa])?( dia)? ${DAY}\b${NO_COUNT}`), rangeOf],
  [
    new RegExp(
      String.raw`(?:d[oe]|desde(?: [oa])?|a partir d[oe]|entre(?: o)?)(?: dia)? ${DAY} (?:ate|ao?|(?<=\bentre (?:o )?(?:dia )?\S+ )e) (?:[oa] )?(?:(?:fim|final|termino) d[oe] (?:mes|ano)|ultimo dia(?: do mes)?|(vespera de natal|natal|ano novo))`,
    ),
    ([day, month, name, feast], world) => {
      const from = dateOf(world, day!, month ?? name);
      if (from === null) return odd(day!, month ?? name);
      if (feast === undefined) return { days: [{ from }] };
      const [of, on] = FEASTS[feast]!;
      return range(
        from,
        feast === 'ano novo' ? `${from.slice(0, 4)}-12-31` : dateOf(world, String(on), String(of)),
      );
    },
  ],
  [
    new RegExp(
      String.raw`(a partir|desde|depois|apos)(?: d?[oe])?(?: dia)? ${DAY}\b(?! (?:anos?|meses|semanas?|horas?|minutos?|missas?|vezes))`,
    ),
    ([word, day, month, name], world) => {
      const date = dateOf(world, day!, month ?? name);
      return date === null
        ? odd(day!, month ?? name)
        : { days: [{ from: word === 'a partir' || word === 'desde' ? date : addDays(date, 1) }] };
    },
  ],
  [
    new RegExp(
      String.raw`(ate|antes)(?: d?o)? dia ${DAY}\b|(ate|antes)(?: d?[eo])? (\d{1,2})(?:/(\d{1,2})| d[eo] ${MONTH})\b`,
    ),
    ([word, day, month, name, other, otherDay, otherMonth, otherName], world) => {
      const date = dateOf(world, (day ?? otherDay)!, month ?? name ?? otherMonth ?? otherName);
      if (date === null) return odd((day ?? otherDay)!, month ?? name ?? otherMonth ?? otherName);
      return { days: [{ until: (word ?? other) === 'ate' ? date : addDays(date, -1) }] };
    },
  ],
  [
    /(ate|antes|depois|apos|a partir) d?o (\d{1,2})(?![\d:/]| ?h)(?! (?:pessoas?|ministros?|missas?|vezes))/,
    ([word, day], world) => {
      const date = dateOf(world, day!);
      if (date === null) return odd(day!);
      if (word === 'ate') return { days: [{ until: date }] };
      if (word === 'antes') return { days: [{ until: addDays(date, -1) }] };
      return { days: [{ from: word === 'a partir' ? date : addDays(date, 1) }] };
    },
  ],
  // "De sexta a domingo": from the next one.
  [
    new RegExp(
      String.raw`(?:d[aeo]|desde) ${WEEKDAY} (?:a|ate|ao) (?:[oa] )?${WEEKDAY}(?!s)(?! (?:que vem|dia|\d|d[oe] mes))`,
    ),
    ([first, last], { today }) => {
      const [from, until] = [weekdayOf(first!), weekdayOf(last!)];
      // "De segunda a quinta" somebody works every week.
      if (from === 1)
        return {
          days: ([1, 2, 3, 4, 5, 6] as const).filter((day) => day <= until).map((day) => ({ weekday: day })),
        };
      const start = addDays(today, (from - weekday(today) + 7) % 7);
      return first!.endsWith('s') ? { days: [] } : range(start, addDays(start, (until - from + 7) % 7));
    },
  ],
  // "Até quinta", "a partir de sábado": the next one.
  [
    new RegExp(
      String.raw`(?<!(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|feira) )(ate|antes d[eoa]|depois d[eoa]|a partir d[eoa]|desde) (?:[oa] )?${WEEKDAY}(?!s| (?:que vem|dia|\d|d[oe] mes|cedo|de manha|a noite|a tarde|vez|quinzena|semana|parte|missa|metade))`,
    ),
    ([bound, day], { masses, today }) => {
      const next = addDays(today, (weekdayOf(day!) - weekday(today) + 7) % 7);
      if (!masses.some(({ date }) => date <= next)) return { days: [] };
      if (bound === 'ate') return { days: [{ until: next }] };
      if (bound!.startsWith('antes')) return { days: [{ until: addDays(next, -1) }] };
      return { days: [{ from: bound!.startsWith('depois') ? addDays(next, 1) : next }] };
    },
  ],
  [
    /(primeira|1a|segunda|2a) (?:quinzena|metade)(?: d[eo]ss?e mes| d[oe] mes)?/,
    ([which], world) => {
      const days = monthOfMasses(world);
      return /^p|^1/.test(which!) ? { days: [{ until: days[14]! }] } : { days: [{ from: days[15]! }] };
    },
  ],
  [
    /(?:fim|final|fins|finais) de semana d[oe]s? (?:dias? )?(\d{1,2})(?:(?: e |\/)\d{1,2})?(?![\d:/]| ?h)/,
    ([day], world) => {
      const date = dateOf(world, day!);
      if (date === null) return odd(day!);
      const saturday = addDays(date, weekday(date) === 0 ? -1 : 6 - weekday(date));
      return { days: [{ from: saturday, until: addDays(saturday, 1) }] };
    },
  ],
  [
    new RegExp(String.raw`(?:(\d) )?(primeir|ultim)[oa]s (?:(\d) )?${WEEKDAY}`),
    ([before, which, after, day], world) => {
      const own = monthOfMasses(world).filter((date) => weekday(date) === weekdayOf(day!));
      const count = Number(before ?? after ?? 2);
      return {
        days: (which === 'ultim' ? own.slice(-count) : own.slice(0, count)).map((date) => ({ date })),
      };
    },
  ],
  [
    /(?:(\d) )?(primeir|ultim)[oa](s)? (?:(\d) )?semanas?(?! que vem)(?: d[oe] mes)?/,
    ([before, which, isPlural, after], world) => {
      const days = monthOfMasses(world);
      const count = 7 * Number(before ?? after ?? (isPlural ? 2 : 1));
      return { days: [which === 'ultim' ? { from: days.at(-count)! } : { until: days[count - 1]! }] };
    },
  ],
  // "Trabalha a semana inteira."
  [
    /(?<=\b(?:trabalh|estud)\w* )(?:n?a )?semana (?:toda|inteira)/,
    () => ({ days: ([1, 2, 3, 4, 5] as const).map((day) => ({ weekday: day })) }),
  ],
  [
    /(?:n?o )?(?:proximo (?:fim|final) de semana|(?:fim|final) de semana que vem)/,
    (_, { today }) => {
      const saturday = addDays(today, 6 - weekday(today));
      return { days: [saturday, addDays(saturday, 1)].map((date) => ({ date })) };
    },
  ],
  [
    /(?:n?este )(?:fim|final) de semana|(?:n?o )?(?:fim|final) de semana agora/,
    (_, { today }) => {
      const saturday = addDays(today, 6 - weekday(today));
      return { days: [saturday, addDays(saturday, 1)].map((date) => ({ date })) };
    },
  ],
  [/(?:fim|final|fins|finais) de semana/, () => ({ days: [{ weekday: 6 }, { weekday: 0 }] })],
  [
    /(?:(?:n?os )?dias? (?:uteis|util|de semana)|(?:durante a |(?:[nd]o |de )?meio d[ea] |n?a )semana(?! d[aeo]s? | que vem| seguinte| passad| retrasad| tod[ao]| inteira)|(?:de )?segunda(?: feira)? (?:a|ate) (?:a )?sexta(?: feira)?)/,
    () => ({ days: ([1, 2, 3, 4, 5] as const).map((day) => ({ weekday: day })) }),
  ],
  [
    new RegExp(
      String.raw`(?:(?:a partir|desde|depois|apos)(?: d[oe])?|d[oe]|n[oe])?(?: o)?(?: ?dia)? ?${DAY},? (?:em diante|para (?:a )?frente|adiante)`,
    ),
    ([day, month, name], world) => {
      const date = dateOf(world, day!, month ?? name);
      return date === null ? odd(day!, month ?? name) : { days: [{ from: date }] };
    },
  ],
  [
    /(?:entre (?:o )?|d[oe] |desde o )natal (?:e|ate|a|ao) (?:o )?(?:ano novo|reveillon|virada)/,
    (_, world) => {
      const date = dateOf(world, '25', '12');
      return date === null ? odd('25', '12') : range(date, `${date.slice(0, 4)}-12-31`);
    },
  ],
  [
    /(?:d[oe] |desde o )?(natal) (?:em diante|para (?:a )?frente|adiante)/,
    ([feast], world) => {
      const [month, day] = FEASTS[feast!]!;
      const date = dateOf(world, String(day), String(month));
      return date === null ? odd(String(day), String(month)) : { days: [{ from: date }] };
    },
  ],
  [
    /(?:n?a )?semana d[eo] natal/,
    (_, world) => {
      const date = dateOf(world, '25', '12');
      if (date === null) return odd('25', '12');
      const monday = addDays(date, -((weekday(date) + 6) % 7));
      return { days: [{ from: monday, until: addDays(monday, 6) }] };
    },
  ],
  [
    /((?:\d{1,2}, )*\d{1,2}) e (\d{1,2})\/(\d{1,2})/,
    ([firsts, last, month], world) => {
      const dates = [...firsts!.split(', '), last!].map((day) => dateOf(world, day, month));
      return dates.includes(null) ? odd(last!, month) : { days: dates.map((date) => ({ date: date! })) };
    },
  ],
  [
    /(?:n?a )?vespera do (?:dia )?(\d{1,2})(?![\d:/]| ?h)/,
    ([day], world) => {
      const date = dateOf(world, day!);
      return date === null ? odd(day!) : { days: [{ date: addDays(date, -1) }] };
    },
  ],
  [
    /(?<![\d/])(\d{1,2})(?:\/(\d{1,2}))? (?:a|ate) (\d{1,2})\/(\d{1,2})/,
    ([from, first, until, month], world) =>
      range(dateOf(world, from!, first ?? month), dateOf(world, until!, month)),
  ],
  [
    /(?:a partir|desde) (?:d?a )?(?:semana que vem|proxima semana)|(?:d?a )?(?:semana que vem|proxima semana) em diante/,
    (_, { today }) => ({ days: [{ from: addDays(today, 7 - ((weekday(today) + 6) % 7)) }] }),
  ],
  [
    /(?:n?a )?(?:semana que vem|proxima semana)/,
    (_, { today }) => {
      const monday = addDays(today, 7 - ((weekday(today) + 6) % 7));
      return { days: [{ from: monday, until: addDays(monday, 6) }] };
    },
  ],
  [
    /(?:n?a )?proxima (?:missa|celebracao)(?! d)/,
    (_, { masses, today }) => {
      const next = masses.find(({ date }) => date >= today);
      return next ? { days: [{ date: next.date }], time: next.time } : { days: [] };
    },
  ],
  [
    /(?:n?es[st]a|essa) semana(?: tod[ao]| inteira)?|(?:n?a )?semana (?:tod[ao]|inteira)/,
    (_, { today }) => ({ days: [{ from: today, until: addDays(today, 6 - ((weekday(today) + 6) % 7)) }] }),
  ],
  // "As duas últimas missas do mês".
  [
    /(?:(?:[nd]?as|cada) )?(?:(\d) (primeir|ultim)as|(primeir|ultim)as (\d)) (?:missas|celebracoes)(?: de todas)?(?: d[oae]s? (?:mes|escala|ano))?(?! d| [an]| em| as|\s?\d)/,
    ([count, which, other, number], { masses }) => {
      const many = Number(count ?? number);
      const own = (which ?? other) === 'ultim' ? masses.slice(-many) : masses.slice(0, many);
      return { days: own.map(({ date, time }) => ({ date, time })) };
    },
  ],
  // "A última missa do mês".
  [
    /(primeira|ultima) (?:missa|celebracao)(?: de todas)?(?: d[oae]s? (?:mes|escala|ano))?(?! d| [an]| em| as|\s?\d)/,
    ([which], { masses }) => {
      const mass = which === 'ultima' ? masses.at(-1) : masses[0];
      return mass ? { days: [{ date: mass.date }], time: mass.time } : { days: [] };
    },
  ],
  [
    new RegExp(String.raw`missa (?:que e )?mais (cedo|tarde) d[oe] dia ${DAY}`),
    ([which, day, month, name], world) => {
      const date = dateOf(world, day!, month ?? name);
      const mass = world.masses.filter((each) => each.date === date).at(which === 'tarde' ? -1 : 0);
      return mass ? { days: [{ date: mass.date }], time: mass.time } : odd(day!, month ?? name);
    },
  ],
  [
    new RegExp(String.raw`(primeira|segunda|terceira|ultima) (?:missa )?(?:d[oe] )?dia ${DAY}`),
    ([which, day, month, name], world) => {
      const date = dateOf(world, day!, month ?? name);
      const own = world.masses.filter((mass) => mass.date === date);
      const mass = own.at(which!.startsWith('u') ? -1 : ['p', 's', 't'].indexOf(which![0]!));
      return mass ? { days: [{ date: mass.date }], time: mass.time } : odd(day!, month ?? name);
    },
  ],
  [
    /(antes|depois|a partir|ate|apos) (?:d?as?) (\d{1,2})(?: ?(?:h|hs|horas?)(\d{2})?)?(?: da (manha|tarde|noite))?(?! (?:pessoas|ministros|missas|vezes))/,
    ([word, hour, minutes, half], { masses }) => {
      const found = timeOf(hour!, minutes, half);
      const limit = 'time' in found ? found.time : undefined;
      if (limit === undefined || Number(hour) < 5) return { days: [] };
      const fits = (time: string) =>
        word === 'antes'
          ? time < limit
          : word === 'ate'
            ? time <= limit
            : word === 'a partir'
              ? time >= limit
              : time > limit;
      return { days: [...new Set(masses.map(({ time }) => time))].filter(fits).map((time) => ({ time })) };
    },
  ],
  [
    /(?:n?o )?(primeiro|segundo|terceiro|quarto|ultimo) (?:fim|final) de semana/,
    ([which], world) => {
      const saturday = nthDay(world, which!, 6);
      const sunday = nthDay(world, which!, 0);
      return 'days' in saturday && 'days' in sunday ? { days: [...saturday.days, ...sunday.days] } : saturday;
    },
  ],
  [
    /(?:missa da |na )?(?:virada|passagem) d[eo] ano|na virada|reveillon|fim de ano/,
    (_, world) => onDay(world, '31', '12'),
  ],
  [
    /(?:feriado d[ae] )?(?:proclamacao d[ae] )republica|feriado da republica/,
    (_, world) => onDay(world, '15', '11'),
  ],
  [/(?:daqui|de hoje) (?:para frente|em diante)/, (_, { today }) => ({ days: [{ from: today }] })],
  [
    /entre (?:o )?(\d{1,2}) e (?:o )?(\d{1,2})(?![\d:/])(?! ?h)(?! (?:pessoas|ministros))/,
    ([from, until], world) =>
      Number(from) < Number(until) ? range(dateOf(world, from!), dateOf(world, until!)) : { days: [] },
  ],
  [/ate (?:o )?(?:fim|final) d[oe](?: mes| ano)?/, (_, { today }) => ({ days: [{ from: today }] })],
  [
    /(depois|antes|a partir|ate) (?:d)?[oa] (vespera de natal|natal|ano novo|finados)/,
    ([word, feast], world) => {
      const [month, day] = FEASTS[feast!]!;
      const date = dateOf(world, String(day), String(month));
      if (date === null) return odd(String(day), String(month));
      if (word === 'a partir') return { days: [{ from: date }] };
      if (word === 'ate') return { days: [{ until: date }] };
      return { days: [word === 'depois' ? { from: addDays(date, 1) } : { until: addDays(date, -1) }] };
    },
  ],
  [
    new RegExp(
      String.raw`${WEEKDAY},? (?:dia )?(\d{1,2})(?![\d/:-]| ?h| d[eo] ${MONTH}| pessoas| ministros)`,
    ),
    ([name, number], world) => weekdayAndNumber(world, weekdayOf(name!), number!),
  ],
  [
    /dia (\d{1,2}) (?:as|a|das) (\d{1,2})(?![\d:/])(?! ?h)(?! (?:pessoas|ministros|de|da (?:manha|tarde|noite)))/,
    ([day, hour], world) => dayAndHour(world, day!, hour!),
  ],
  [
    /(\d{1,2}) (?:as|das) (\d{1,2})(?![\d:/])(?: ?hs?)?(?! (?:pessoas|ministros|da (?:manha|tarde|noite)))/,
    ([day, hour], world) => dayAndHour(world, day!, hour!),
  ],
  [
    /(\d{1,2}) (?:as|das) (\d{1,2})(?: ?h(\d{2})?|:(\d{2}))/,
    ([day, hour, minutes, others], world) => dayAndHour(world, day!, hour!, minutes ?? others),
  ],
  [
    new RegExp(String.raw`(?:entre )?(\d{1,2}) (?:a|ao|ate) (\d{1,2})(?![\d:/])(?! ?h)${NO_COUNT}`),
    ([from, until], world) =>
      Number(from) < Number(until) ? range(dateOf(world, from!), dateOf(world, until!)) : { days: [] },
  ],
  // "12-20": no month is the 20th.
  [
    /(?:dias? )?(\d{1,2})-(1[3-9]|2\d|3[01])(?![\d/-])/,
    ([from, until], world) => range(dateOf(world, from!), dateOf(world, until!)),
  ],
  [
    /(?:dia )?(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?(?![\d/])/,
    ([day, month, year], world) => onDay(world, day!, month, year),
  ],
  [
    new RegExp(
      String.raw`dias ((?:\d{1,2}(?!\d| (?:ministr|pessoa|missa|vez|lugar))(?: e |, | )?)+)(?:d[eo] ${MONTH})?(?![\dh:/])`,
    ),
    daysOfMonth,
  ],
  // "Dia 5 e 6 de dezembro": both of that month.
  [new RegExp(String.raw`dia ((?:\d{1,2}(?:, | e ))+\d{1,2}) d[eo] ${MONTH}`), daysOfMonth],
  [
    new RegExp(String.raw`(?:dia )?(\d{1,2})(?:o)? d[eo] ${MONTH}(?: d[eo] (\d{4}))?`),
    ([day, month, year], world) => onDay(world, day!, month, year),
  ],
  [
    /(?:no|do|pro|para o|pra o|pelo) (\d{1,2})(?![\d:/]| ?h)(?! (?:pessoas?|ministros?|missas?|vezes|experientes?|dois|casais))/,
    ([day], world) => (Number(day) > 0 && Number(day) < 32 ? onDay(world, day!) : { days: [] }),
  ],
  [/dia (\d{1,2}|primeiro|1o)(?![\dh:])/, ([day], world) => onDay(world, /^p|^1o/.test(day!) ? '1' : day!)],
  [
    new RegExp(`(${Object.keys(FEASTS).join('|')})`),
    ([feast], world) => {
      const [month, day] = FEASTS[feast!]!;
      const eve = dateOf(world, '31', '12');
      if (feast === 'ano novo' && world.masses.some(({ date }) => date === eve))
        return { days: [{ date: eve! }] };
      return onDay(world, String(day), String(month));
    },
  ],
  [/(\d{1,2}) e meia(?: da (manha|tarde|noite))?/, ([hour, half]) => timeOf(hour!, 'meia', half)],
  ...PARTS_OF_DAY.map(
    ([form, from, before]): Form => [
      form,
      (_, { masses }) => ({
        days: [...new Set(masses.map(({ time }) => time))]
          .filter((time) => from <= time && time < before)
          .map((time) => ({ time })),
      }),
    ],
  ),
  [
    /(a partir de |desde |depois de )?(hoje|amanha)/,
    ([bound, word], { today }) => {
      const date = word === 'hoje' ? today : addDays(today, 1);
      // "Depois de amanhã" is a day.
      if (bound === undefined || bound === 'depois de ')
        return {
          days: [
            bound && word === 'hoje' ? { from: addDays(date, 1) } : { date: bound ? addDays(date, 1) : date },
          ],
        };
      return { days: [{ from: date }] };
    },
  ],
  // "No segundo e no terceiro domingo."
  [
    new RegExp(String.raw`((?:${NTH}(?:,? e |, )(?:n?[oa] )?)+${NTH}) ${WEEKDAY}`),
    ([which, day], world) => {
      const found = which!.match(new RegExp(NTH, 'g'))!.map((each) => nthDay(world, each, weekdayOf(day!)));
      const wrong = found.find((each) => 'problem' in each);
      return wrong ?? { days: found.flatMap((each) => ('days' in each ? each.days : [])) };
    },
  ],
  [
    new RegExp(String.raw`(${NTH}) ${WEEKDAY}`),
    ([which, day], world) => nthDay(world, which!, weekdayOf(day!)),
  ],
  // "No próximo domingo", "neste domingo", "domingo agora".
  [
    new RegExp(
      String.raw`proxim[oa] ${WEEKDAY}|n?est[ea] (?:agora |proxim[oa] )?${WEEKDAY}|${WEEKDAY} que vem|${WEEKDAY} agora(?! (?:n?[oa]s? |em |dia |as )?\d)`,
    ),
    ([first, second, third, fourth], { masses, today }) => {
      const day = weekdayOf((first ?? second ?? third ?? fourth)!);
      const next = masses.find(({ date }) => date >= today && weekday(date) === day);
      return next
        ? { days: [{ date: next.date }] }
        : { problem: 'Esta escala não tem missa nesse dia depois de hoje.' };
    },
  ],
  [
    new RegExp(String.raw`${WEEKDAY} (?:dia )?(\d{1,2})(?![\d/:-]| ?h| d[eo] ${MONTH}| pessoas| ministros)`),
    ([name, number], world) => weekdayAndNumber(world, weekdayOf(name!), number!),
  ],
  [
    new RegExp(String.raw`(?:tod[oa]s? (?:[oa]s? )?)?${WEEKDAY}${NOT_A_DAY}`),
    ([day]) => ({ days: [{ weekday: weekdayOf(day!) }] }),
  ],
  // "Antes do meio-dia", "depois do almoço".
  [
    /(antes|ate|depois|a partir|apos) (?:d?[oa] )?(?:meio dia|almoco)/,
    ([word], { masses }) => ({
      days: [...new Set(masses.map(({ time }) => time))]
        .filter((time) => (word === 'antes' || word === 'ate' ? time < '12:00' : time >= '12:00'))
        .map((time) => ({ time })),
    }),
  ],
  [/(?:ao )?meio dia/, () => ({ time: '12:00' })],
  [
    new RegExp(
      String.raw`(\d{1,2}) ?(?:horas?|hrs?|hs?)(?: ?(\d{2})(?![\d/:-]| ?h)(?:min)?| e (meia))?\b${HALF}`,
    ),
    ([hour, minutes, andAHalf, half], world) =>
      timeOf(hour!, andAHalf ?? minutes, half ?? afternoonOf(hour!, world)),
  ],
  [
    new RegExp(String.raw`(\d{1,2}):(\d{2})(?: ?hs?| horas)?\b${HALF}`),
    ([hour, minutes, half]) => timeOf(hour!, minutes, half),
  ],
  [/(\d{1,2}) da (manha|tarde|noite)/, ([hour, half]) => timeOf(hour!, undefined, half)],
  // "A missa das 3", where there is one in the afternoon.
  [
    /(?<=\b(?:missa|n?a) )das ([1-4])(?![\d/:h-]| (?:pessoas|ministros|missas|horas|h\b))/,
    ([hour], world) => {
      const half = afternoonOf(hour!, world);
      return half ? timeOf(hour!, undefined, half) : { days: [] };
    },
  ],
  [
    new RegExp(
      String.raw`(?:as|das|nas) (\d{1,2})(?![\d/:h-])(?! (?:pessoas|ministros|missas|regras|vezes|horas|h))${HALF}`,
    ),
    ([hour, half]) =>
      half !== undefined || (Number(hour) >= 5 && Number(hour) <= 23)
        ? timeOf(hour!, undefined, half)
        : { days: [] },
  ],
];

/** The forms, each to be tried at one place. */
const AT_A_PLACE = FORMS.map(
  ([form, read]) => [new RegExp(`${form.source}(?![a-z0-9])`, 'y'), read] as const,
);

/** What may stand between the day and the time of one mass. */
const GLUE = /^(?: |,|\b(?:o|a|os|as|do|da|de|dos|das|no|na|nos|nas|em|ao|aos|missas?|horario)\b)*$/;

/** An hour, the day that it is of, and what joins one more such day. */
const TIME_OF_DAY = /^(?:d?as? )?\d{1,2}(?:h|:| h)?\S* d[eo] .* e d[eo] $/;

/** What stands between two masses that are listed together. */
const JOINT = /^,? (?:(?:e|ou) )?(?:(?:a|as|d[ao]s?|o|os|no|na|nos|nas) )*$/;

/**
 * Masks what a request says of days and times.
 * @param said plain (words/words.ts).
 */
export function findMasses(said: string, world: MassWorld): MassReferences {
  const text = withoutOwnMonth(withFeasts(said, world), world);
  const names = new MassNames(world.masses, world.isName);
  const parts = findParts(text, world, names);
  const problem = parts.find((part) => part.problem !== null)?.problem ?? null;
  const groups = merged(text, parts, names);
  const conflict = groups.map(({ days }) => weekdayConflict(days)).find((found) => found !== null) ?? null;
  const references = groups.map((group) => filtersOf(group, names));
  let masked = '';
  let at = 0;
  groups.forEach(({ start, end }, index) => {
    masked += `${text.slice(at, start)}<m${index}>`;
    at = end;
  });
  return {
    text: masked + text.slice(at),
    references,
    said: groups.map(({ start, end }) => text.slice(start, end)),
    problem: problem ?? conflict ?? (references.some(({ length }) => length === 0) ? NO_SUCH_MASS : null),
  };
}

/** The month in which the schedule begins, in Portuguese. */
export const monthName = (world: MassWorld): string =>
  MONTHS[Number(monthOfMasses(world)[0]!.slice(5, 7)) - 1]!;

/** "A escala de novembro" is the schedule, where it is November's. */
function withoutOwnMonth(text: string, world: MassWorld): string {
  const month = monthName(world);
  return text.replace(
    new RegExp(`(?<!\\do?) (?:do mes |no mes )?(?:d[eo]|em|para|pra) ${month}(?: d[eo] \\d{4})?\\b`),
    '',
  );
}

/** Of masses by their name, those of the day and time that were said as well. */
function filtersOf({ days, time, named }: Part, names: MassNames): MassFilter[] {
  const filters = (days ?? [{}]).map((day) => ({ ...day, ...(time !== null && { time }) }));
  if (named === null) return filters;
  return names.filtersOf(named.filter((mass) => filters.some((filter) => massMatches(filter, mass))));
}

function findParts(text: string, world: MassWorld, names: MassNames): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    const part = /[a-z0-9]/.test(text[at - 1] ?? ' ') ? null : partAt(text, at, world, names);
    if (part) parts.push(part);
    at = part ? part.end : at + 1;
  }
  return parts;
}

function partAt(text: string, at: number, world: MassWorld, names: MassNames): Part | null {
  const called = names.at(text, at);
  if (called) {
    const { end, masses: named, problem, isCommon } = called;
    return { start: at, end, days: null, time: null, named, isCommon, problem };
  }
  for (const [match, read] of AT_A_PLACE) {
    match.lastIndex = at;
    const groups = match.exec(text);
    if (!groups) continue;
    const found = read(groups.slice(1), world);
    if ('days' in found && found.days.length === 0) continue;
    return {
      start: at,
      end: at + groups[0].trimEnd().length,
      days: 'days' in found ? found.days : null,
      time: 'time' in found ? (found.time ?? null) : null,
      named: null,
      problem: 'problem' in found ? found.problem : null,
    };
  }
  return null;
}

/** Joins a day and a time that stand together; of two times joined by "e", both take the day that only one has. */
function merged(text: string, parts: Part[], names: MassNames): Part[] {
  const groups: Part[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const between = last ? text.slice(last.end, part.start) : null;
    // "Aos sábados; depois do dia 15, …" begins something new.
    const isNewRange =
      between?.includes(',') === true &&
      (part.days ?? []).some(({ from, until }) => from !== undefined || until !== undefined);
    // "Exceto na das 19h30, o dia 28 é livre": what is left out, and what it is left out of.
    const isOfException =
      between?.includes(',') === true && /\bexceto [^,]*$/.test(text.slice(0, last!.start));
    // "Não vai no Natal, no Galo pode": two, of which neither is in the other.
    const isApart = between?.includes(',') === true && last !== undefined && !meets(last, part);
    if (
      last &&
      between !== null &&
      GLUE.test(between) &&
      !isNewRange &&
      !isOfException &&
      !isApart &&
      fits(last, part)
    ) {
      last.end = part.end;
      last.days = crossed(last.days, part.days);
      last.time ??= part.time;
      last.named ??= part.named;
      if (part.named) last.isCommon = part.isCommon;
      // "Um casamento na família no dia 20" names no mass.
      if (last.isCommon && last.days && filtersOf(last, names).length === 0) last.named = null;
      continue;
    }
    groups.push({ ...part });
  }
  const joined = (index: number) =>
    index > 0 && JOINT.test(text.slice(groups[index - 1]!.end, groups[index]!.start));
  groups.forEach((group, index) => {
    if (joined(index) && !group.named) {
      // "Às 8h do dia 6 e do dia 13": the hour, said first, is of both days.
      const isOfBoth = TIME_OF_DAY.test(text.slice(groups[index - 1]!.start, group.start));
      if (isOfBoth && group.days !== null) group.time ??= groups[index - 1]!.time;
      group.days ??= groups[index - 1]!.days;
      if (group.days === null) group.named = groups[index - 1]!.named;
    }
  });
  for (let index = groups.length - 1; index > 0; index -= 1) {
    const before = groups[index - 1]!;
    // "Às 10h, e no dia 15 …" begins something new.
    const isNew = text.slice(before.end, groups[index]!.start).startsWith(', e n');
    if (joined(index) && !isNew && !before.named) before.days ??= groups[index]!.days;
  }
  return groups;
}

/** Whether some mass that a part names is on the days of the group before it. */
const meets = ({ days }: Part, { named }: Part): boolean =>
  days === null || named === null || named.some((mass) => days.some((filter) => massMatches(filter, mass)));

/** Whether a part says of a mass what the group before it leaves open. */
function fits(group: Part, part: Part): boolean {
  if (part.named !== null) return group.named === null;
  if (part.time !== null) return group.time === null;
  if (part.days === null || group.days === null) return true;
  const says = (days: MassFilter[], field: keyof MassFilter) => days.some((day) => day[field] !== undefined);
  if (says(group.days, 'time') !== says(part.days, 'time')) return true;
  return says(group.days, 'weekday') !== says(part.days, 'weekday');
}

function crossed(first: MassFilter[] | null, second: MassFilter[] | null): MassFilter[] | null {
  if (first === null || second === null) return first ?? second;
  return first.flatMap((one) => second.map((other) => ({ ...one, ...other })));
}

/** A date whose day of the week was said wrongly. */
function weekdayConflict(days: MassFilter[] | null): string | null {
  const wrong = (days ?? []).find(
    ({ date, weekday: day }) => date !== undefined && day !== undefined && weekday(date) !== day,
  );
  if (wrong?.date === undefined || wrong.weekday === undefined) return null;
  return `${formatDayMonth(wrong.date)} é ${WEEKDAY_NAMES[weekday(wrong.date)]}, não ${WEEKDAY_NAMES[wrong.weekday]}.`;
}

function weekdayOf(word: string): Weekday {
  return WEEKDAYS.findIndex((name) => name.startsWith(word.slice(0, 3))) as Weekday;
}

/** `domingo 8`: the 8th where that is a Sunday, else at 8. */
function weekdayAndNumber(world: MassWorld, day: Weekday, number: string): Found {
  const date = dateOf(world, number);
  if (date !== null && weekday(date) === day) return { days: [{ date }] };
  const time = Number(number) >= 5 ? timeOf(number) : { days: [] };
  return 'time' in time && time.time !== undefined ? { days: [{ weekday: day }], time: time.time } : time;
}

function dayAndHour(world: MassWorld, day: string, hour: string, minutes?: string): Found {
  const date = dateOf(world, day);
  if (date === null || !world.masses.some((mass) => mass.date === date)) return { days: [] };
  const found = timeOf(hour, minutes);
  return 'time' in found && found.time !== undefined ? { days: [{ date }], time: found.time } : found;
}

function nthDay(world: MassWorld, which: string, day: Weekday): Found {
  if (which.startsWith('penultim')) {
    const date = monthOfMasses(world)
      .filter((each) => weekday(each) === day)
      .at(-2);
    return { days: [{ date: date! }] };
  }
  const nth = /^\d/.test(which)
    ? Number(which[0])
    : which.startsWith('ultim')
      ? -1
      : ['primeir', 'segund', 'terceir', 'quart', 'quint'].findIndex((start) => which.startsWith(start)) + 1;
  const date = monthOfMasses(world).find((each) => isNthWeekday(each, nth as Nth, day));
  return date ? { days: [{ date }] } : { problem: `Este mês não tem ${which} ${WEEKDAY_NAMES[day]}.` };
}

/** All dates of the month in which the schedule begins. */
function monthOfMasses({ masses, today }: MassWorld): string[] {
  const first = masses[0]?.date ?? today;
  return datesOfMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)));
}

function onDay(world: MassWorld, day: string, month?: string, year?: string): Found {
  const date = dateOf(world, day, month, year);
  return date === null ? odd(day, month) : { days: [{ date }] };
}

function odd(day: string, month?: string): Found {
  return {
    problem: `O dia ${month === undefined ? day : `${day}/${monthNumber(month)}`} não existe nesta escala.`,
  };
}

function rangeOf(
  [said, from, fromMonth, fromName, saidToo, until, untilMonth, untilName]: (string | undefined)[],
  world: MassWorld,
): Found {
  if (!(said ?? saidToo ?? fromMonth ?? fromName ?? untilMonth ?? untilName)) return { days: [] };
  const month = untilMonth ?? untilName;
  return range(dateOf(world, from!, fromMonth ?? fromName ?? month), dateOf(world, until!, month));
}

function range(from: string | null, until: string | null): Found {
  if (from === null || until === null || until < from)
    return { problem: 'Não entendi de que dia a que dia.' };
  return { days: [{ from, until }] };
}

function monthNumber(month: string): number {
  return /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month) + 1;
}

/** The date meant by a day, with a month or without, among the schedule's dates where there is one; null for none. */
function dateOf({ masses, today }: MassWorld, day: string, month?: string, year?: string): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const dates = [...new Set(masses.map(({ date }) => date)), masses[0]?.date ?? today];
  const candidates = dates.map((date) => {
    const inYear = year === undefined ? date.slice(0, 4) : year.length === 2 ? `20${year}` : year;
    const inMonth = month === undefined ? date.slice(5, 7) : two(monthNumber(month));
    return `${inYear}-${inMonth}-${two(Number(day))}`;
  });
  const known = candidates.find((candidate) => dates.includes(candidate));
  return known ?? candidates.find(isIsoDate) ?? null;
}

/** "A das 3", where there is a mass at three in the afternoon. */
const afternoonOf = (hour: string, { masses }: MassWorld) =>
  Number(hour) < 5 && masses.some(({ time }) => time.startsWith(`${Number(hour) + 12}:`))
    ? 'tarde'
    : undefined;

function timeOf(hour: string, minutes?: string, half?: string): Found {
  const early = Number(hour) < 12 && (half === 'tarde' || half === 'noite');
  const hours = Number(hour) + (early ? 12 : 0);
  const rest = minutes === 'meia' ? '30' : (minutes ?? '00');
  if (hours > 23 || Number(rest) > 59) return { problem: `O horário ${hour}h${minutes ?? ''} não existe.` };
  return { time: `${String(hours).padStart(2, '0')}:${rest}` };
}

/** Several days of one month. */
function daysOfMonth([days, month]: (string | undefined)[], world: MassWorld): Found {
  const dates = days!.match(/\d+/g)!.map((day) => ({ day, date: dateOf(world, day, month) }));
  const wrong = dates.find(({ date }) => date === null);
  return wrong ? odd(wrong.day, month) : { days: dates.map(({ date }) => ({ date: date! })) };
}

/** Whether all that a filter fits is of the day, or the mass, that another names. */
const isWithinFilter = (filter: MassFilter, wide: MassFilter) =>
  wide.date !== undefined &&
  filter.date === wide.date &&
  (wide.time === undefined || filter.time === wide.time);

/** The filters of several references of one request: days and times that were said apart belong together. */
export function combined(references: readonly (readonly MassFilter[])[]): MassFilter[] {
  const isTime = (filters: readonly MassFilter[]) => filters.length > 0 && isTimeOnly(filters);
  const said = references.filter(isTime);
  const isWithin = (one: readonly MassFilter[], other: readonly MassFilter[]) =>
    one.length < other.length && one.every(({ time }) => other.some((filter) => filter.time === time));
  // "De manhã cedo (8h)": the one tells which of the others.
  const times = said.filter((wide) => !said.some((narrow) => isWithin(narrow, wide))).flat();
  const isPartOf = (one: readonly MassFilter[], other: readonly MassFilter[]) => {
    const covers = (some: readonly MassFilter[], others: readonly MassFilter[]) =>
      others.every((filter) => some.some((wide) => isWithinFilter(filter, wide)));
    return one.length > 0 && covers(other, one) && !covers(one, other);
  };
  const dated = references.filter((filters) => !isTime(filters));
  // "Os devotos de São Judas …, a missa da noite do dia 28": the one tells which of the others.
  const days = dated.filter((wide) => !dated.some((narrow) => isPartOf(narrow, wide))).flat();
  if (times.length === 0 || days.length === 0) return [...days, ...times];
  const open = days.filter(({ time }) => time === undefined);
  const named = days.filter(({ time }) => time !== undefined);
  if (open.length === 0) {
    const told = named.filter(({ time }) => times.some((other) => other.time === time));
    return told.length > 0 ? told : named;
  }
  return [...open.flatMap((day) => times.map((time) => ({ ...day, ...time }))), ...named];
}
