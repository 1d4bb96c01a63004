/** The calendar for the wall: A3 or A4, lying, to be read from where one stands. */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatTime } from '../platform/dates/format.js';
import { addDays, datesOfWeek, dayOf, weekday } from '../platform/dates/month.js';
import { capital, singleLine } from '../platform/text.js';
import type { LiturgicalColor } from '../timetable/index.js';
import { COLORS, MUTED, paperOf, printedLine, type PrintedAt } from './paper.js';
import {
  daysOf,
  missingAt,
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
const WEEK_SIZES = [14, 16, 18, 20, 22, 24];
/** On fewer pages, to be read at arm's length. */
const COMPACT_SIZES = [9, 10, 11, 12, 13, 14];

/** The least width of a day against the height of its letters: names on one line, or the day's name alone. */
const ROOMY = 8.5;
const TIGHT = 7;

/** Colours so light that white letters on them are not read from afar. */
const LIGHT: readonly (LiturgicalColor | null)[] = ['white', 'rose'];

/** Which day of which week it is says nothing on a wall. */
const ORDINARY = / da \d+ª semana |^Féria /;

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
 * below each other on as few pages as there can be, their days as wide as they have people.
 */
export async function wallCalendarPdf(wall: Wall): Promise<Buffer> {
  const { sheet, compact } = wall;
  const k = SCALES[wall.paper];
  const monthSizes = compact ? COMPACT_SIZES : MONTH_SIZES;
  const weekSizes = compact ? COMPACT_SIZES : WEEK_SIZES;
  const least = monthSizes[0]!;
  if (sheet.masses.length === 0) return (await written(wall, 'Esta escala ainda não tem missas.')).file;
  const weeks = weeksOf(sheet);
  const month = await largest(
    monthSizes,
    (size) => written(wall, monthGrid(sheet, weeks, { size, least }, k)),
    1,
  );
  if (month) return month.file;
  const served = weeks
    .map((week) => week.filter(({ masses }) => masses.length > 0))
    .filter((week) => week.length > 0);
  const inWeeks = (pages: readonly SheetDay[][][], narrowest: number) => (size: number) =>
    written(wall, weekTables(pages, { size, least, narrowest }, k));
  const pages: SheetDay[][][] = [];
  for (const week of served) {
    const fuller = [...(pages.at(-1) ?? []), week];
    const isRoom = fuller.length > 1 && (await inWeeks([fuller], TIGHT)(least)).pages === 1;
    if (isRoom) pages[pages.length - 1] = fuller;
    else pages.push([week]);
  }
  const best =
    (await largest(weekSizes, inWeeks(pages, ROOMY), pages.length)) ??
    (await largest(weekSizes, inWeeks(pages, TIGHT), pages.length)) ??
    (await inWeeks(pages, TIGHT)(least));
  return best.file;
}

/** Heights of letters: as written, and the smallest to which a long name may shrink. */
type Letters = Record<'size' | 'least', number>;

interface Written {
  file: Buffer;
  pages: number;
}

/** What is written in the largest of these sizes, smallest first, that takes no more pages; null: none does. */
async function largest(
  sizes: readonly number[],
  write: (size: number) => Promise<Written>,
  pages: number,
): Promise<Written | null> {
  let best: Written | null = null;
  let [low, high] = [0, sizes.length - 1];
  while (low <= high) {
    // The smallest first: where it does not fit, nothing does.
    const middle: number = best ? Math.ceil((low + high) / 2) : low;
    const tried = await write(sizes[middle]!);
    if (tried.pages > pages) high = middle - 1;
    else [best, low] = [tried, middle + 1];
  }
  return best;
}

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
                      ...dayHead(String(dayOf(day.date)), day, size * k),
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

/** Each week as a table of its own, of the days that have masses; those of a page below each other. */
function weekTables(
  pages: readonly SheetDay[][][],
  { size, least, narrowest }: Letters & { narrowest: number },
  k: number,
): Content {
  return pages.flatMap((weeks, page) =>
    weeks.map((week, at): Content => {
      const widths = widthsOf(week, narrowest * size * k, k);
      return {
        ...(page > 0 && at === 0 && { pageBreak: 'before' as const }),
        margin: [0, at === 0 ? 0 : WEEK_GAP * k, 0, 0],
        table: {
          headerRows: 1,
          widths,
          body: [
            week.map(
              (day): TableCell => ({
                stack: dayHead(`${WEEKDAYS[weekday(day.date)]} ${dayOf(day.date)}`, day, size * k),
              }),
            ),
            week.map(
              (day, column): TableCell => ({
                stack: masses(day, { size: size * k, least: least * k, width: widths[column]! }),
              }),
            ),
          ],
        },
        layout: layoutOf(k),
      };
    }),
  );
}

/** Each day has room for its name and short names; those where more people serve are as wide as makes them equally high. */
function widthsOf(week: readonly SheetDay[], least: number, k: number): number[] {
  const room = roomOf(week.length, k);
  const narrowest = Math.min(least, room / week.length);
  const loads = week.map(({ masses }) => masses.reduce((sum, { required }) => sum + 1 + required, 0));
  // The emptiest days, whose share would be too narrow, have the least; the others share the rest.
  let [left, load] = [room, loads.reduce((sum, one) => sum + one, 0)];
  for (const [at, one] of [...loads]
    .sort((a, b) => a - b)
    .slice(0, -1)
    .entries()) {
    if ((left * one) / load >= narrowest) break;
    left = room - (at + 1) * narrowest;
    load -= one;
  }
  return loads.map((one) => Math.max(narrowest, (left * one) / load));
}

/** What so many columns have to write in. */
const roomOf = (columns: number, k: number): number => (WIDTH - 2 * MARGIN - columns * (2 * PADDING + 1)) * k;

/** A day's number on its liturgical colour, and the feast below it. */
function dayHead(text: string, { liturgicalName, liturgicalColor }: SheetDay, size: number): Content[] {
  const feast = liturgicalName && !ORDINARY.test(liturgicalName) ? singleLine(liturgicalName) : '';
  return [
    {
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
    },
    {
      text: feast,
      color: MUTED,
      fontSize: size * 0.7,
      lineHeight: 1,
      margin: [0, size * 0.1, 0, size * 0.3],
    },
  ];
}

/** A letter's width against its height, at least as wide as Roboto's widest of each kind. */
function letterWidth(letter: string): number {
  if (/[ijlI.,'’\s]/.test(letter)) return 0.28;
  if (/[frt-]/.test(letter)) return 0.35;
  if (/[mwMW]/.test(letter)) return 0.89;
  return letter === letter.toLowerCase() ? 0.58 : 0.72;
}

/**
 * A name on one line: in letters as small as the column needs, but never smaller than can be read from afar; a longer one
 * is broken between its words.
 */
function wholeName(text: string, { size, least, width }: Letters & { width: number }): Content {
  const fitting = width / [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
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
  const missing = missingAt(mass);
  if (missing === 0) return '';
  return `(${missing === 1 ? 'falta' : 'faltam'}\u00a0${missing})`;
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
