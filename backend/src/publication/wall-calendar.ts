/** The calendar for the wall: A3 or A4, lying, to be read from where one stands. */
import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
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
const HEADER = 92;
const PADDING = 6;
/** Between weeks below each other. */
const WEEK_GAP = 10;
const LINE = '#a8a29e';
const ALARM = '#a3261b';
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Heights of letters. Below 14 points a capital is less than 3.5 mm, six minutes of arc at 2 m. */
const MONTH_SIZES = [14, 15, 16, 17, 18, 20, 22];
/** A week that has no room at the smallest goes on overleaf. */
const WEEK_SIZES = [14, 15, 16, 17, 18, 20, 22, 24];
/** On fewer pages, to be read at arm's length. */
const COMPACT_SIZES = [9, 10, 11, 12, 13, 14];

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
 * Writes the calendar: the month on one page where its names have room in letters that can be read from afar, else weeks
 * below each other on as few pages as there can be, each page in the largest letters that it has room for, their days as
 * wide as they have people.
 */
export async function wallCalendarPdf(wall: Wall): Promise<Buffer> {
  const { sheet, compact } = wall;
  const k = SCALES[wall.paper];
  const monthSizes = compact ? COMPACT_SIZES : MONTH_SIZES;
  const weekSizes = compact ? COMPACT_SIZES : WEEK_SIZES;
  const least = monthSizes[0]!;
  const fileOf = async (content: Content): Promise<Buffer> => (await written(wall, content)).file;
  const isOnePage = async (content: Content): Promise<boolean> => (await written(wall, content)).pages === 1;
  if (sheet.masses.length === 0) return fileOf('Esta escala ainda não tem missas.');
  const weeks = weeksOf(sheet);
  const month = (size: number): Content => monthGrid(sheet, weeks, { size, least }, k);
  const monthSize = await largest(monthSizes, (size) => isOnePage(month(size)));
  if (monthSize !== null) return fileOf(month(monthSize));
  const tightest = { size: least, least, whole: least };
  const pages: SheetDay[][][] = [];
  for (const week of weeks.map(servedOf).filter((days) => days.length > 0)) {
    const fuller = [...(pages.at(-1) ?? []), week];
    if (fuller.length > 1 && (await isOnePage(weekTables(fuller, tightest, k))))
      pages[pages.length - 1] = fuller;
    else pages.push([week]);
  }
  const letters: WeekLetters[] = [];
  for (const page of pages) {
    const fits = (one: WeekLetters) => isOnePage(weekTables(page, one, k));
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
      stack: weekTables(page, letters[at]!, k),
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

async function written({ sheet, paper, parish, printedAt, link }: Wall, content: Content): Promise<Written> {
  const k = SCALES[paper];
  let count = 0;
  const document: TDocumentDefinitions = {
    pageSize: paper === 'a3' ? 'A3' : 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN * k, HEADER * k, MARGIN * k, 30 * k],
    defaultStyle: { font: 'Roboto', lineHeight: 1.05 },
    header: (page, pages) => {
      count = pages;
      return {
        margin: [MARGIN * k, 18 * k, MARGIN * k, 0],
        columnGap: 12 * k,
        columns: [
          {
            width: '*',
            stack: [
              { text: capital(titleAndPeriod(sheet)), bold: true, fontSize: 32 * k },
              {
                text: `${singleLine(parish.parishName)}, ${singleLine(parish.ministryTitle)}`,
                color: MUTED,
                fontSize: 15 * k,
              },
            ],
          },
          {
            width: 'auto',
            text: `${pages > 1 ? `página ${page} de ${pages}\n` : ''}A escala como está agora:\n${link.replace(/^https?:\/\//, '')}`,
            alignment: 'right',
            color: MUTED,
            fontSize: 12 * k,
            margin: [0, 8 * k, 0, 0],
          },
          { width: 'auto', qr: link, fit: 64 * k },
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

/** A month as seven columns. @param k the paper's scale, which the size is multiplied by. */
function monthGrid(
  { startDate, endDate }: RosterSheet,
  weeks: readonly SheetDay[][],
  { size, least }: Letters,
  k: number,
): Content {
  const width = roomOf(WEEKDAYS.length, k) / WEEKDAYS.length;
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: WEEKDAYS.map(() => width),
      body: [
        WEEKDAYS.map((text) => ({ text, bold: true, fontSize: 14 * k, color: MUTED })),
        ...weeks.map((week) =>
          week.map(
            (day): TableCell =>
              day.date < startDate || day.date > endDate
                ? { text: '', fillColor: '#f5f5f4' }
                : {
                    stack: [
                      dayHead(String(dayOf(day.date)), day, size * k),
                      feast(day, size * k),
                      ...masses(day, { size: size * k, least: least * k, width }),
                    ],
                  },
          ),
        ),
      ],
    },
    layout: layoutOf(k),
  };
}

/** The weeks of a page, each a table of its own, of the days that have masses. */
function weekTables(weeks: readonly SheetDay[][], { size, least, whole }: WeekLetters, k: number): Content[] {
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
                feast(day, size * k),
                ...masses(day, { size: size * k, least: least * k, width: widths[column]! }),
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
  const needed = week.map(({ masses }) =>
    Math.max(
      DAY_NAME * size,
      ...masses.flatMap(({ people }) => people.map(({ name }) => emsOf(`${singleLine(name)},`) * whole)),
    ),
  );
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

/** What so many columns have to write in. */
const roomOf = (columns: number, k: number): number => (WIDTH - 2 * MARGIN - columns * (2 * PADDING + 1)) * k;

/** A day's name or number on its liturgical colour. */
const dayHead = (text: string, { liturgicalColor }: SheetDay, size: number): ContentTable => ({
  table: {
    widths: ['*'],
    body: [
      [
        {
          text: capital(text),
          bold: true,
          fontSize: size * 1.2,
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

const feast = (day: SheetDay, size: number): Content => ({
  text: feastAndColor(day),
  color: MUTED,
  fontSize: size * 0.75,
  lineHeight: 1,
  margin: [0, size * 0.1, 0, size * 0.3],
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
function masses(day: SheetDay, fit: Letters & { width: number }): Content[] {
  const { size } = fit;
  return day.masses.map((mass) => ({
    unbreakable: true,
    margin: [0, 0, 0, size * 0.45],
    stack: [
      {
        text: [
          { text: formatTime(mass.time), bold: true, fontSize: size * 1.2 },
          { text: `  ${whatAndWhere(mass)}`, color: MUTED, fontSize: size * 0.75 },
        ],
      },
      {
        fontSize: size,
        text: [
          ...mass.people.map(({ name }, at) =>
            wholeName(singleLine(name) + (at < mass.people.length - 1 ? ',' : ''), fit),
          ),
          { text: lackOf(mass), color: ALARM, bold: true },
        ],
      },
    ],
  }));
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
