/** The calendar for the wall: A3 or A4, lying, to be read from where one stands. */
import type {
  Content,
  ContentTable,
  ContentText,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { formatTime } from '../platform/dates/format.js';
import { addDays, datesOfWeek, dayOf, weekday } from '../platform/dates/month.js';
import { capital, singleLine } from '../platform/text.js';
import type { LiturgicalColor } from '../timetable/index.js';
import { COLORS, feastAndColor, MUTED, paperOf, printedLine, type PrintedAt } from './paper.js';
import {
  daysOf,
  soughtAt,
  titleAndPeriod,
  type RosterSheet,
  type SheetDay,
  type SheetMass,
  type SheetParish,
  type WallPaper,
} from './roster-sheet.js';

/** Measures are in points, 1/72 inch, of A3; those of A4 are smaller by the root of two, letters too. */
const SCALES: Record<WallPaper, number> = { a3: 1, a4: Math.SQRT1_2 };
const WIDTH = 1190.55;
const MARGIN = 28;
const PADDING = 6;
/** What stands above the days, and its title. */
const HEADER = { height: 92, top: 18, title: 32, lines: 1.05 };
const COMPACT_HEADER = { height: 66, top: 10, title: 22, lines: 1 };
/** The side of the code on paper of any size, so that its squares have two points: a telephone reads them at arm's length. */
const CODE = 66;
/** Between weeks below each other. */
const WEEK_GAP = 10;
const LINE = '#a8a29e';
const ALARM = '#a3261b';
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Heights of letters. Below 14 points a capital is less than 3.5 mm, six minutes of arc at 2 m. */
const MONTH_SIZES = [14, 15, 16, 17, 18, 20, 22];
/** A week that has no room at the smallest goes on overleaf. */
const WEEK_SIZES = [14, 15, 16, 17, 18, 20, 22, 24];
/** On one page where there is room for it, to be read at arm's length. */
const COMPACT_SIZES = [8, 8.5, 9, 10, 11, 12, 13, 14];
/** Nothing on the wall is in smaller letters. */
const SMALLEST = 8;

/** The least width of a day against the height of its letters, for the day's name on one line. */
const DAY_NAME = 7;

/** Colours so light that white letters on them are not read from afar. */
const LIGHT: readonly (LiturgicalColor | null)[] = ['white', 'rose'];

interface Wall {
  sheet: RosterSheet;
  paper: WallPaper;
  /** Whether fewer pages are worth more than letters that can be read from afar. */
  compact: boolean;
  parish: SheetParish;
  printedAt: PrintedAt;
  /** Where the roster stands as it is now. */
  link: string;
}

/**
 * Writes the calendar: the month on one page where its names have room in letters that can be read (from afar, or at
 * arm's length), else weeks below each other on as few pages as there can be, each page in the largest letters that it
 * has room for, their days as wide as they have people. The days of a compact month are so, too.
 */
export async function wallCalendarPdf(wall: Wall): Promise<Buffer> {
  const { sheet, compact } = wall;
  const monthSizes = compact ? COMPACT_SIZES : MONTH_SIZES;
  const weekSizes = compact ? COMPACT_SIZES : WEEK_SIZES;
  const least = monthSizes[0]!;
  const fileOf = async (content: Content): Promise<Buffer> => (await written(wall, content)).file;
  const isOnePage = async (content: Content): Promise<boolean> => (await written(wall, content)).pages === 1;
  if (sheet.masses.length === 0) return fileOf('Esta escala ainda não tem missas.');
  const weeks = weeksOf(sheet);
  const month = (size: number): Content => monthGrid(sheet, weeks, { size, least }, wall);
  const monthSize = await largest(monthSizes, (size) => isOnePage(month(size)));
  if (monthSize !== null) return fileOf(month(monthSize));
  const tightest = { size: least, least, whole: least };
  const pages: SheetDay[][][] = [];
  for (const week of weeks.map(servedOf).filter((days) => days.length > 0)) {
    const fuller = [...(pages.at(-1) ?? []), week];
    if (fuller.length > 1 && (await isOnePage(weekTables(fuller, tightest, wall))))
      pages[pages.length - 1] = fuller;
    else pages.push([week]);
  }
  const letters: WeekLetters[] = [];
  for (const page of pages) {
    const fits = (one: WeekLetters) => isOnePage(weekTables(page, one, wall));
    // Names are whole at their own size, else in the smallest letters; where there is no room for that, some are broken.
    let best: WeekLetters | null = null;
    for (const wholeAt of [(size: number) => size, () => least, () => 0])
      best ??= await largest(
        weekSizes.map((size) => ({ size, least, whole: wholeAt(size) })),
        fits,
      );
    letters.push(best ?? { size: least, least, whole: 0 });
  }
  return fileOf(
    pages.map((page, at) => ({
      ...(at > 0 && { pageBreak: 'before' as const }),
      stack: weekTables(page, letters[at]!, wall),
    })),
  );
}

/** Heights of letters: as written, and the smallest to which a long name may shrink. */
type Letters = Record<'size' | 'least', number>;

/** `whole`: in letters so high every name of a day has room on one line; 0: none need have. */
type WeekLetters = Letters & Record<'whole', number>;

interface Written {
  file: Buffer;
  pages: number;
}

/** The largest of these, smallest first, that fits; null: none does. */
async function largest<T>(sizes: readonly T[], fits: (size: T) => Promise<boolean>): Promise<T | null> {
  let best: T | null = null;
  let [low, high] = [0, sizes.length - 1];
  while (low <= high) {
    // The smallest first: where it does not fit, nothing does.
    const middle: number = best === null ? low : Math.ceil((low + high) / 2);
    if (await fits(sizes[middle]!)) [best, low] = [sizes[middle]!, middle + 1];
    else high = middle - 1;
  }
  return best;
}

const servedOf = (week: readonly SheetDay[]): SheetDay[] => week.filter(({ masses }) => masses.length > 0);

/** The days of a schedule in whole weeks from Sunday to Saturday; those without masses are empty. */
function weeksOf(sheet: RosterSheet): SheetDay[][] {
  const days = new Map(daysOf(sheet).map((day) => [day.date, day]));
  const weeks: SheetDay[][] = [];
  for (let sunday = datesOfWeek(sheet.startDate)[0]!; sunday <= sheet.endDate; sunday = addDays(sunday, 7))
    weeks.push(
      datesOfWeek(sunday).map(
        (date) => days.get(date) ?? { date, liturgicalName: null, liturgicalColor: null, masses: [] },
      ),
    );
  return weeks;
}

async function written(
  { sheet, paper, compact, parish, printedAt, link }: Wall,
  content: Content,
): Promise<Written> {
  const k = SCALES[paper];
  const head = compact ? COMPACT_HEADER : HEADER;
  let count = 0;
  const document: TDocumentDefinitions = {
    pageSize: paper === 'a3' ? 'A3' : 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN * k, Math.max(head.height * k, head.top * k + CODE), MARGIN * k, 30 * k],
    defaultStyle: { font: 'Roboto', lineHeight: head.lines },
    header: (page, pages) => {
      count = pages;
      return {
        margin: [MARGIN * k, head.top * k, MARGIN * k, 0],
        columnGap: 12 * k,
        columns: [
          {
            width: '*',
            stack: [
              { text: capital(titleAndPeriod(sheet)), bold: true, fontSize: head.title * k },
              {
                text: `${singleLine(parish.parishName)}, ${singleLine(parish.ministryTitle)}`,
                color: MUTED,
                fontSize: 15 * k,
              },
            ],
          },
          {
            width: 'auto',
            text: `${pageWords(page, pages, compact)}A escala como está agora:\n${link.replace(/^https?:\/\//, '')}`,
            alignment: 'right',
            color: MUTED,
            fontSize: 12 * k,
            margin: [0, 8 * k, 0, 0],
          },
          { width: 'auto', qr: link, fit: CODE },
        ],
      };
    },
    footer: {
      margin: [MARGIN * k, 10 * k, MARGIN * k, 0],
      text: printedLine(sheet, printedAt),
      color: MUTED,
      fontSize: 9 * k,
    },
    content,
  };
  const file = await paperOf(sheet, parish, document);
  return { file, pages: count };
}

/** Which page this is, and why there are several where one is what was asked for; nothing of a single one. */
function pageWords(page: number, pages: number, compact: boolean): string {
  if (pages === 1) return '';
  const why = compact ? ' (numa só, as letras não se leriam)' : '';
  return `página ${page} de ${pages}${why}\n`;
}

/** A month as seven columns, alike or, where it is compact, as wide as their fullest days need. */
function monthGrid(
  { startDate, endDate }: RosterSheet,
  weeks: readonly SheetDay[][],
  { size, least }: Letters,
  { paper, compact }: Wall,
): Content {
  const k = SCALES[paper];
  const even = roomOf(WEEKDAYS.length, k) / WEEKDAYS.length;
  const widths = compact
    ? widthsOfMonth(weeks, { size: size * k, least: least * k }, k)
    : WEEKDAYS.map(() => even);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        WEEKDAYS.map((text) => ({ text, bold: true, fontSize: 14 * k, color: MUTED })),
        ...weeks.map((week) =>
          week.map(
            (day, column): TableCell =>
              day.date < startDate || day.date > endDate
                ? { text: '', fillColor: '#f5f5f4' }
                : {
                    stack: dayOn(String(dayOf(day.date)), day, {
                      size: size * k,
                      least: least * k,
                      width: widths[column]!,
                      small: smallOf(size * k, k),
                      compact,
                    }),
                  },
          ),
        ),
      ],
    },
    layout: layoutOf(k),
  };
}

/** The weeks of a page, each a table of its own, of the days that have masses. */
function weekTables(
  weeks: readonly SheetDay[][],
  { size, least, whole }: WeekLetters,
  { paper, compact }: Wall,
): Content[] {
  const k = SCALES[paper];
  return weeks.map((week, at): Content => {
    const widths = widthsOf(week, { size: size * k, whole: whole * k }, k);
    return {
      margin: [0, at === 0 ? 0 : WEEK_GAP * k, 0, 0],
      table: {
        headerRows: 1,
        widths,
        body: [
          week.map((day) => dayHead(`${WEEKDAYS[weekday(day.date)]} ${dayOf(day.date)}`, day, size * k)),
          week.map(
            (day, column): TableCell => ({
              stack: [
                feast(day, smallOf(size * k, k)),
                ...masses(day, {
                  size: size * k,
                  least: least * k,
                  width: widths[column]!,
                  small: smallOf(size * k, k),
                  compact,
                }),
              ],
            }),
          ),
        ],
      },
      layout: {
        ...layoutOf(k),
        hLineWidth: (line) => (line === 1 ? 0 : 0.8 * k),
        paddingBottom: (row) => (row === 0 ? 0 : PADDING * k),
        paddingTop: (row) => (row === 0 ? PADDING * k : 0),
      },
    };
  });
}

/**
 * Each day has room for its name, and on one line for each of its people's; those where more people serve are as wide as
 * makes them equally high.
 */
function widthsOf(
  week: readonly SheetDay[],
  { size, whole }: Record<'size' | 'whole', number>,
  k: number,
): number[] {
  const room = roomOf(week.length, k);
  const needed = week.map((day) => Math.max(DAY_NAME * size, longestNameOf(day) * whole));
  const all = needed.reduce((sum, one) => sum + one, 0);
  if (all >= room) return needed.map((one) => (one * room) / all);
  const loads = week.map(({ masses }) => masses.reduce((sum, { required }) => sum + 1 + required, 0));
  // Days whose share is too narrow have what they need; the others share the rest.
  const narrow = new Set<number>();
  for (;;) {
    const sharing = loads.map((_, at) => at).filter((at) => !narrow.has(at));
    const left = room - [...narrow].reduce((sum, at) => sum + needed[at]!, 0);
    const load = sharing.reduce((sum, at) => sum + loads[at]!, 0);
    const shareOf = (at: number): number => (left * loads[at]!) / load;
    const more = sharing.filter((at) => shareOf(at) < needed[at]!);
    if (more.length === 0) return loads.map((_, at) => (narrow.has(at) ? needed[at]! : shareOf(at)));
    for (const at of more) narrow.add(at);
  }
}

/** Against the height of its letters. */
const longestNameOf = ({ masses }: SheetDay): number =>
  Math.max(0, ...masses.flatMap(({ people }) => people.map(({ name }) => emsOf(`${singleLine(name)},`))));

/** In how many parts the width of a compact month is given to its columns. */
const PARTS = 60;
/** The higher, the more a week is as high as its highest day: below that, days next in height count a little. */
const HIGHEST = 8;

/** The columns of a compact month: each has room for its names, and the rest goes where it makes the month lowest. */
function widthsOfMonth(weeks: readonly SheetDay[][], { size, least }: Letters, k: number): number[] {
  const room = roomOf(WEEKDAYS.length, k);
  const widths = WEEKDAYS.map((_, at) =>
    Math.max(DAY_NAME * size, ...weeks.map((week) => longestNameOf(week[at]!) * least)),
  );
  const all = widths.reduce((sum, one) => sum + one, 0);
  if (all >= room) return widths.map((one) => (one * room) / all);
  const lengths = weeks.map((week) => week.map((day) => emsOf(wordsOf(day)) * size));
  const heightOf = (wider: number): number =>
    lengths.reduce((sum, week) => {
      const days = week.map((length, at) => length / (widths[at]! + (at === wider ? part : 0)));
      return sum + days.reduce((total, lines) => total + lines ** HIGHEST, 0) ** (1 / HIGHEST);
    }, 0);
  const part = (room - all) / PARTS;
  for (let given = 0; given < PARTS; given += 1) {
    const heights = widths.map((_, at) => heightOf(at));
    widths[heights.indexOf(Math.min(...heights))]! += part;
  }
  return widths;
}

/** All that is written of a day. */
const wordsOf = (day: SheetDay): string =>
  [
    feastAndColor(day),
    ...day.masses.flatMap((mass) => [
      formatTime(mass.time),
      whatAndWhere(mass),
      ...mass.people.map(({ name }) => `${singleLine(name)}, `),
    ]),
  ].join(' ');

/** What so many columns have to write in. */
const roomOf = (columns: number, k: number): number => (WIDTH - 2 * MARGIN - columns * (2 * PADDING + 1)) * k;

/** How a day of the calendar is written: `width` of its column, `small` what is said beside its names. */
interface Fit extends Letters {
  width: number;
  small: number;
  /** Its words stand beside what they belong to, not above. */
  compact: boolean;
}

/** A day of the month, under its name or number. */
const dayOn = (text: string, day: SheetDay, fit: Fit): Content[] => [
  dayHead(text, day, fit.size, fit.compact ? { text: `  ${feastAndColor(day)}`, fontSize: fit.small } : null),
  ...(fit.compact ? [] : [feast(day, fit.small)]),
  ...masses(day, fit),
];

/** A day's name or number on its liturgical colour. @param beside what else stands there. */
const dayHead = (
  text: string,
  { liturgicalColor }: SheetDay,
  size: number,
  beside: ContentText | null = null,
): ContentTable => ({
  table: {
    widths: ['*'],
    body: [
      [
        {
          text: [{ text: capital(text), bold: true, fontSize: size * 1.2 }, ...(beside ? [beside] : [])],
          color: LIGHT.includes(liturgicalColor) ? '#000000' : '#ffffff',
          fillColor: liturgicalColor ? COLORS[liturgicalColor] : MUTED,
        },
      ],
    ],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => size * 0.35,
    paddingRight: () => 0,
    paddingTop: () => size * 0.1,
    paddingBottom: () => size * 0.1,
  },
});

/** Of what stands beside names in so high letters, on paper of this scale. */
const smallOf = (size: number, k: number): number => Math.max(size * 0.75, SMALLEST * k);

const feast = (day: SheetDay, small: number): Content => ({
  text: feastAndColor(day),
  color: MUTED,
  fontSize: small,
  lineHeight: 1,
  margin: [0, small * 0.13, 0, small * 0.4],
});

/** A letter's width against its height, at least as wide as Roboto's widest of each kind. */
function letterWidth(letter: string): number {
  if (/[ijlI.,'’\s]/.test(letter)) return 0.28;
  if (/[frt-]/.test(letter)) return 0.35;
  if (/[mwMW]/.test(letter)) return 0.89;
  if (/[ckszxvy]/.test(letter)) return 0.53;
  return letter === letter.toLowerCase() ? 0.58 : 0.7;
}

/** A text's width against the height of its letters. */
const emsOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/**
 * A name on one line: in letters as small as the column needs, but never smaller than can be read from afar; a longer one
 * is broken between its words.
 */
function wholeName(text: string, { size, least, width }: Letters & { width: number }): Content {
  const fitting = width / emsOf(text);
  if (fitting < least) return { text: `${text} ` };
  return { text: `${text.replaceAll(' ', '\u00a0')} `, fontSize: Math.min(size, fitting) };
}

/** Each mass: its hour, what and where, and the names, each on one line where the column has room for it. */
function masses(day: SheetDay, fit: Fit): Content[] {
  const { size, small, compact } = fit;
  return day.masses.map((mass) => {
    const head: Content[] = [
      { text: formatTime(mass.time), bold: true, fontSize: size * 1.2 },
      { text: `  ${whatAndWhere(mass)}${compact ? '  ' : ''}`, color: MUTED, fontSize: small },
    ];
    const names: Content[] = [
      ...mass.people.map(({ name }, at) =>
        wholeName(singleLine(name) + (at < mass.people.length - 1 ? ',' : ''), fit),
      ),
      { text: lackOf(mass), color: ALARM, bold: true },
    ];
    return {
      unbreakable: true,
      margin: [0, 0, 0, size * (compact ? 0.25 : 0.45)],
      stack: compact
        ? [{ fontSize: size, text: [...head, ...names] }]
        : [{ text: head }, { fontSize: size, text: names }],
    };
  });
}

const whatAndWhere = ({ description, location }: SheetMass): string =>
  [description, location]
    .filter((part) => part !== null)
    .map(singleLine)
    .join(', ');

function lackOf(mass: SheetMass): string {
  const sought = soughtAt(mass);
  if (sought === 0) return '';
  return `(${sought === 1 ? 'falta' : 'faltam'}\u00a0${sought})`;
}

function layoutOf(k: number) {
  return {
    hLineWidth: () => 0.8 * k,
    vLineWidth: () => 0.8 * k,
    hLineColor: () => LINE,
    vLineColor: () => LINE,
    paddingLeft: () => PADDING * k,
    paddingRight: () => PADDING * k,
    paddingTop: () => PADDING * k,
    paddingBottom: () => PADDING * k,
  };
}
