/** Names, ranks and colours of liturgical days as the Church in Brazil keeps them, over romcal. */
import { Brazil_PtBr } from '@romcal/calendar.brazil';
import { Romcal, type LiturgicalDay as RomcalDay, type MonthIndex, type RomcalBundleObject } from 'romcal';
import { addDays, isoDate, weekday, yearOf } from '../platform/dates/month.js';

type LiturgicalRank = 'solemnity' | 'sunday' | 'feast' | 'memorial' | 'optional-memorial' | 'weekday';

export const LITURGICAL_COLORS = ['green', 'purple', 'red', 'rose', 'white'] as const;
export type LiturgicalColor = (typeof LITURGICAL_COLORS)[number];

type LiturgicalSeason = 'advent' | 'christmas' | 'ordinary' | 'lent' | 'triduum' | 'easter';

export interface LiturgicalDay {
  /** In Portuguese. */
  name: string;
  rank: LiturgicalRank;
  color: LiturgicalColor;
  season: LiturgicalSeason;
}

/** The solemnities that Brazil keeps on a day of its own choosing. */
export type MovableSolemnity =
  | 'peter_and_paul_apostles'
  | 'assumption_of_the_blessed_virgin_mary'
  | 'all_saints'
  | 'immaculate_conception_of_the_blessed_virgin_mary';

/** Dates that replace the rule in single years: `{ 2031: { all_saints: '2031-11-01' } }`. */
export type SolemnityOverrides = Readonly<Record<number, Partial<Record<MovableSolemnity, string>>>>;

const RANKS: Record<RomcalDay['rank'], LiturgicalRank> = {
  SOLEMNITY: 'solemnity',
  SUNDAY: 'sunday',
  FEAST: 'feast',
  MEMORIAL: 'memorial',
  OPTIONAL_MEMORIAL: 'optional-memorial',
  WEEKDAY: 'weekday',
};

/** Gold stands for white; Brazil wears purple rather than black. */
const COLORS: Record<RomcalDay['colors'][number], LiturgicalColor> = {
  GREEN: 'green',
  PURPLE: 'purple',
  BLACK: 'purple',
  RED: 'red',
  ROSE: 'rose',
  WHITE: 'white',
  GOLD: 'white',
};

const SEASONS: Record<RomcalDay['seasons'][number], LiturgicalSeason> = {
  ADVENT: 'advent',
  CHRISTMAS_TIME: 'christmas',
  ORDINARY_TIME: 'ordinary',
  LENT: 'lent',
  PASCHAL_TRIDUUM: 'triduum',
  EASTER_TIME: 'easter',
};

/** Names that romcal's Portuguese lacks, leaves in English or spells unlike Brazil's missal. */
const CORRECTED_NAMES: Record<string, string> = {
  assumption_of_the_blessed_virgin_mary: 'Assunção de Nossa Senhora',
  catherine_of_siena_virgin: 'Santa Catarina de Siena, virgem e doutora da Igreja',
  immaculate_conception_of_the_blessed_virgin_mary: 'Imaculada Conceição de Nossa Senhora',
  mary_mother_of_god: 'Santa Maria, Mãe de Deus',
  nativity_of_john_the_baptist: 'Natividade de São João Batista',
  nativity_of_the_lord: 'Natal do Senhor',
  our_lady_of_guadalupe_patroness_of_the_americas: 'Nossa Senhora de Guadalupe, padroeira da América Latina',
  our_lady_of_mount_carmel: 'Nossa Senhora do Carmo',
  peter_and_paul_apostles: 'São Pedro e São Paulo, apóstolos',
  philip_and_james_apostles: 'São Filipe e São Tiago, apóstolos',
  roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests:
    'Santos Roque González, Afonso Rodríguez e João del Castillo, presbíteros e mártires',
  simon_and_jude_apostles: 'São Simão e São Judas Tadeu, apóstolos',
  thursday_of_the_lords_supper: 'Quinta-feira Santa, Ceia do Senhor',
  visitation_of_mary: 'Visitação de Nossa Senhora',
};

/** What stands for romcal's "17 de Dezembro": whoever reads a day's name has its date beside it. */
const FERIAS: Partial<Record<LiturgicalSeason, string>> = {
  advent: 'Féria privilegiada do Advento',
  christmas: 'Féria do Tempo do Natal',
};

/**
 * The celebration of a date. A weekday with optional memorials is told as the weekday; Holy
 * Thursday as the Lord's Supper; Holy Saturday in the white of the Easter Vigil.
 * @param overrides dates of movable solemnities that differ from the rule in some years
 * @throws RangeError when the date does not exist
 */
export async function liturgicalDay(
  date: string,
  overrides: SolemnityOverrides = {},
): Promise<LiturgicalDay> {
  const year = yearOf(date);
  const day = (await liturgicalYear(year, overrides[year] ?? {})).get(date);
  if (!day) throw new RangeError(`No liturgical day on ${date}`);
  return day;
}

/**
 * When Brazil keeps the movable solemnities: Peter and Paul on the Sunday from 28 June to 4 July,
 * the Assumption from 15 to 21 August, All Saints from 1 to 7 November, but on Saturday 1 November
 * when that Sunday is All Souls (CNBB, as in 2025). The Immaculate Conception stays on 8 December
 * even on a Sunday of Advent (CNBB, 1973, confirmed for 2024).
 */
export function movableSolemnities(year: number): Record<MovableSolemnity, string> {
  const allSaints = sundayFrom(isoDate(year, 11, 1));
  return {
    peter_and_paul_apostles: sundayFrom(isoDate(year, 6, 28)),
    assumption_of_the_blessed_virgin_mary: sundayFrom(isoDate(year, 8, 15)),
    all_saints: allSaints === isoDate(year, 11, 2) ? isoDate(year, 11, 1) : allSaints,
    immaculate_conception_of_the_blessed_virgin_mary: isoDate(year, 12, 8),
  };
}

function sundayFrom(date: string): string {
  return addDays(date, (7 - weekday(date)) % 7);
}

type LiturgicalYear = ReadonlyMap<string, LiturgicalDay>;

/** Years are kept, newest asked last, so that a month's masses compute the calendar once. */
const years = new Map<string, Promise<LiturgicalYear>>();
const MAX_YEARS = 30;

function liturgicalYear(
  year: number,
  overrides: Partial<Record<MovableSolemnity, string>>,
): Promise<LiturgicalYear> {
  const solemnities = { ...movableSolemnities(year), ...overrides };
  const key = JSON.stringify([year, solemnities]);
  const known = years.get(key);
  if (known) return known;

  const [oldest] = years.keys();
  if (oldest !== undefined && years.size >= MAX_YEARS) years.delete(oldest);
  const made = computeYear(year, solemnities);
  years.set(key, made);
  return made;
}

async function computeYear(
  year: number,
  solemnities: Record<MovableSolemnity, string>,
): Promise<LiturgicalYear> {
  // i18next, inside romcal, otherwise prints an advertisement where commands print their JSON.
  Reflect.set(globalThis, '__i18next_supportNoticeShown', true);
  const calendar = await new Romcal({
    localizedCalendar: bundleWith(solemnities),
    epiphanyOnSunday: true,
    ascensionOnSunday: true,
    corpusChristiOnSunday: false,
  }).generateCalendar(year);

  return new Map(Object.entries(calendar).map(([date, days]) => [date, describe(days)]));
}

/** romcal's Brazilian calendar with the solemnities on the given dates and its names corrected. */
function bundleWith(solemnities: Record<MovableSolemnity, string>): RomcalBundleObject {
  const inputs = { ...Brazil_PtBr.inputs };
  for (const [id, date] of Object.entries(solemnities)) {
    inputs[id] = [
      ...(inputs[id] ?? []),
      {
        dateDef: { month: Number(date.slice(5, 7)) as MonthIndex, date: Number(date.slice(8)) },
        precedence: 'PROPER_OF_TIME_SOLEMNITY_2',
        fromCalendarId: 'brazil',
      },
    ];
  }
  const { i18n } = Brazil_PtBr;
  const seasons = {
    ...i18n.seasons,
    lent: { ...i18n.seasons?.lent, holy_week_day: '$t(weekdays:{{dow}}, capitalize) da Semana Santa' },
    easter_time: {
      ...i18n.seasons?.easter_time,
      octave: '$t(weekdays:{{dow}}, capitalize) da Oitava da Páscoa',
    },
  };
  return { ...Brazil_PtBr, inputs, i18n: { ...i18n, seasons, names: { ...i18n.names, ...CORRECTED_NAMES } } };
}

function describe(days: readonly RomcalDay[]): LiturgicalDay {
  const day = days.find(({ id }) => id === 'thursday_of_the_lords_supper') ?? days[0];
  const [color] = day?.colors ?? [];
  const [season] = day?.seasons ?? [];
  if (!day || !season) throw new Error('romcal answered a day without a celebration');
  return {
    name: (/^\d+ de /.test(day.name) && FERIAS[SEASONS[season]]) || day.name,
    rank: RANKS[day.rank],
    color: color ? COLORS[color] : 'white',
    season: SEASONS[season],
  };
}
