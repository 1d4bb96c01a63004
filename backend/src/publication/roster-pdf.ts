/** The list for the sacristy: A4, by mass or by person. */
import type {
  Content,
  ContentTable,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { formatDayMonth, formatLongDate, formatTime } from '../platform/dates/format.js';
import { weekday } from '../platform/dates/month.js';
import { capital, singleLine } from '../platform/text.js';
import { COLORS, feastAndColor, MUTED, paperOf, printedLine, type PrintedAt } from './paper.js';
import {
  daysOf,
  personsOf,
  soughtAt,
  titleAndPeriod,
  type RosterOrder,
  type RosterSheet,
  type SheetDay,
  type SheetMass,
  type SheetParish,
} from './roster-sheet.js';

/** Measures are in points, 1/72 inch. */
const MARGIN = 36;
const WIDTH = 595.28 - 2 * MARGIN;
const BAR = 4;
const BOX = 10;
const NAME_COLUMNS = 3;
const EMPTY_PLACE = '_'.repeat(22);

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** Writes the list. */
export function rosterPdf(
  sheet: RosterSheet,
  order: RosterOrder,
  parish: SheetParish,
  printedAt: PrintedAt,
): Promise<Buffer> {
  return paperOf(sheet, parish, rosterDocument(sheet, order, parish, printedAt));
}

function rosterDocument(
  sheet: RosterSheet,
  order: RosterOrder,
  { parishName, ministryTitle }: SheetParish,
  printedAt: PrintedAt,
): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 64, MARGIN, 40],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.1 },
    header: (page, pages) => ({
      margin: [MARGIN, 24, MARGIN, 0],
      columns: [
        {
          width: '*',
          stack: [
            { text: titleAndPeriod(sheet), bold: true, fontSize: 15 },
            { text: `${singleLine(parishName)}, ${singleLine(ministryTitle)}`, color: MUTED },
          ],
        },
        { width: 'auto', text: `página ${page} de ${pages}`, color: MUTED, margin: [0, 3, 0, 0] },
      ],
    }),
    footer: {
      margin: [MARGIN, 10, MARGIN, 0],
      text: printedLine(sheet, printedAt),
      color: MUTED,
      fontSize: 8,
    },
    content:
      sheet.masses.length === 0
        ? 'Esta escala ainda não tem missas.'
        : order === 'mass'
          ? daysOf(sheet).map(dayBlock)
          : personTable(sheet),
  };
}

/** Each mass is kept on one page, below the day's heading, which a day on two pages repeats. */
function dayBlock(day: SheetDay): Content {
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ['*'],
      body: [[dayHeading(day)], ...day.masses.map((mass) => [massTable(mass)])],
    },
    layout: BARE,
  };
}

function dayHeading(day: SheetDay): ContentTable {
  const { date, liturgicalColor } = day;
  const color = liturgicalColor ? COLORS[liturgicalColor] : MUTED;
  return {
    margin: [0, 10, 0, 2],
    table: {
      widths: [WIDTH - BAR - 8],
      body: [
        [
          {
            text: [
              { text: capital(formatLongDate(date)), bold: true, fontSize: 12 },
              `   ${feastAndColor(day)}`,
            ],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 ? BAR : 0),
      vLineColor: () => color,
      paddingLeft: () => 8,
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
  };
}

/** The mass's heading, then a box and a name a place, column by column. */
function massTable(mass: SheetMass): ContentTable {
  const places = Array.from({ length: Math.max(mass.required, mass.people.length) }, (_, i) => {
    const name = mass.people[i]?.name;
    return `${i + 1}. ${name === undefined ? EMPTY_PLACE : singleLine(name)}`;
  });
  const height = Math.ceil(places.length / NAME_COLUMNS);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: NAME_COLUMNS }, (__, column) => places[column * height + row]).flatMap(
      (place): TableCell[] => [
        { text: '', border: place === undefined ? NONE : ALL },
        { text: place ?? '', border: NONE },
      ],
    ),
  );
  const heading: TableCell = {
    colSpan: 2 * NAME_COLUMNS,
    border: NONE,
    margin: [-4, 4, 0, 1],
    text: [{ text: formatTime(mass.time), bold: true }, `   ${massLine(mass)}`],
  };
  return {
    table: {
      widths: Array.from({ length: NAME_COLUMNS }, () => [BOX, '*']).flat(),
      body: [[heading, ...Array.from({ length: 2 * NAME_COLUMNS - 1 }, () => '')], ...rows],
    },
    layout: {
      hLineWidth: () => 0.7,
      vLineWidth: () => 0.7,
      hLineColor: () => MUTED,
      vLineColor: () => MUTED,
      paddingLeft: () => 4,
      paddingRight: () => 0,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
}

/** Neither lines nor room between the rows. */
const BARE: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

const NONE: [boolean, boolean, boolean, boolean] = [false, false, false, false];
const ALL: [boolean, boolean, boolean, boolean] = [true, true, true, true];

/** `Missa dominical, Capela São José (12 de 15, faltam 3)` */
function massLine(mass: SheetMass): string {
  const sought = soughtAt(mass);
  const verb = sought === 1 ? 'falta' : 'faltam';
  const where = mass.location === null ? '' : `, ${singleLine(mass.location)}`;
  const lack = sought === 0 ? '' : `, ${verb} ${sought}`;
  return `${singleLine(mass.description)}${where} (${mass.people.length} de ${mass.required}${lack})`;
}

function personTable(sheet: RosterSheet): Content {
  const head = ['Ministro', 'Missas', 'Dias e horários'].map((text) => ({ text, bold: true }));
  const body = personsOf(sheet).map(({ name, masses }) => [
    singleLine(name),
    { text: String(masses.length), alignment: 'center' as const },
    masses
      .map(({ date, time }) =>
        [WEEKDAYS[weekday(date)], formatDayMonth(date), formatTime(time)].join('\u00a0'),
      )
      .join('   '),
  ]);
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: [128, 36, '*'], body: [head, ...body] },
    layout: 'lightHorizontalLines',
  };
}
