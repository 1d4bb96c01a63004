/** The list for the sacristy: A4, by mass or by person. */
import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import {
  formatDayMonth,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatTime,
} from '../platform/dates/format.js';
import type { LiturgicalColor } from '../timetable/index.js';
import { monthOf, weekday, yearOf } from '../platform/dates/month.js';
import { comparisonKey, singleLine } from '../platform/text.js';
import {
  daysOf,
  missingAt,
  personsOf,
  type RosterOrder,
  type RosterSheet,
  type SheetDay,
  type SheetMass,
  type SheetParish,
} from './roster-sheet.js';

const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
);

pdfmake.setFonts({
  Roboto: {
    normal: path.join(FONTS, 'Roboto-Regular.ttf'),
    bold: path.join(FONTS, 'Roboto-Medium.ttf'),
    italics: path.join(FONTS, 'Roboto-Italic.ttf'),
    bolditalics: path.join(FONTS, 'Roboto-MediumItalic.ttf'),
  },
});
// A document is made of text alone: nothing that it says may have a file or an address read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === FONTS);

/** Measures are in points, 1/72 inch. */
const MARGIN = 36;
const WIDTH = 595.28 - 2 * MARGIN;
const BAR = 4;
const BOX = 9;
const NAME_COLUMNS = 3;
const MUTED = '#57534e';
const EMPTY_PLACE = '_'.repeat(22);

const COLORS: Record<LiturgicalColor, string> = {
  green: '#3f7d4e',
  purple: '#6b4a8b',
  red: '#b3372f',
  rose: '#c9788f',
  white: '#c9a24b',
};

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** Writes the document. @param printedAt local date and time of the printing. */
export function rosterPdf(
  sheet: RosterSheet,
  order: RosterOrder,
  parish: SheetParish,
  printedAt: { date: string; time: string },
): Promise<Buffer> {
  return pdfmake.createPdf(rosterDocument(sheet, order, parish, printedAt)).getBuffer();
}

function rosterDocument(
  sheet: RosterSheet,
  order: RosterOrder,
  { parishName, ministryTitle }: SheetParish,
  printedAt: { date: string; time: string },
): TDocumentDefinitions {
  const title = singleLine(sheet.title);
  const printed = `${formatShortDate(printedAt.date)}, ${formatTime(printedAt.time)}`;
  return {
    info: { title: `${title}: ${singleLine(parishName)}`, creator: 'Partilha', producer: 'Partilha' },
    language: 'pt-BR',
    pageSize: 'A4',
    pageMargins: [MARGIN, 64, MARGIN, 40],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.1 },
    ...(sheet.draft && {
      watermark: { text: 'rascunho', color: MUTED, opacity: 0.12, bold: true, fontSize: 96 },
    }),
    header: (page, pages) => ({
      margin: [MARGIN, 24, MARGIN, 0],
      columns: [
        {
          width: '*',
          stack: [
            { text: singleLine(parishName), bold: true, fontSize: 12 },
            { text: `${singleLine(ministryTitle)}: ${titleAndPeriod(sheet)}`, color: MUTED },
          ],
        },
        { width: 'auto', text: `página ${page} de ${pages}`, color: MUTED, margin: [0, 3, 0, 0] },
      ],
    }),
    footer: {
      margin: [MARGIN, 10, MARGIN, 0],
      text: `${sheet.draft ? 'Rascunho, ainda não publicado. ' : ''}Impresso em ${printed}.`,
      color: MUTED,
      fontSize: 8,
    },
    content:
      sheet.masses.length === 0
        ? 'Esta escala ainda não tem missas.'
        : order === 'mass'
          ? daysOf(sheet).flatMap(dayBlocks)
          : personTable(sheet),
  };
}

/**
 * `Escala de Natal, dezembro de 2026`, but nothing twice that the title says: `Escala de dezembro de 2026`,
 * `Dezembro, 2026`. Of a schedule that is not a month's, its days.
 */
function titleAndPeriod({ title, startDate, endDate }: RosterSheet): string {
  const name = singleLine(title);
  if (!startDate.endsWith('-01') || endDate.slice(0, 7) !== startDate.slice(0, 7))
    return `${name}, ${formatDayMonth(startDate)} a ${formatShortDate(endDate)}`;
  const month = formatMonth(yearOf(startDate), monthOf(startDate));
  const said = comparisonKey(name).split(/[^a-z0-9]+/);
  const [monthName = '', , year = ''] = month.split(' ');
  if (!said.includes(comparisonKey(monthName))) return `${name}, ${month}`;
  return said.includes(year) ? name : `${name}, ${year}`;
}

/** The day's heading stays with its first mass; each mass is kept on one page. */
function dayBlocks(day: SheetDay): Content[] {
  const [first, ...rest] = day.masses;
  return [
    { unbreakable: true, stack: [dayHeading(day), massTable(first!)] },
    ...rest.map((mass): Content => ({ unbreakable: true, stack: [massTable(mass)] })),
  ];
}

function dayHeading({ date, liturgicalName, liturgicalColor }: SheetDay): Content {
  const color = liturgicalColor ? COLORS[liturgicalColor] : MUTED;
  const name = liturgicalName ? `   ${singleLine(liturgicalName)}` : '';
  return {
    margin: [0, 10, 0, 2],
    table: {
      widths: [WIDTH - BAR - 8],
      body: [[{ text: [{ text: capital(formatLongDate(date)), bold: true, fontSize: 11 }, name] }]],
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

const NONE: [boolean, boolean, boolean, boolean] = [false, false, false, false];
const ALL: [boolean, boolean, boolean, boolean] = [true, true, true, true];

/** `Missa dominical, Capela São José (12 de 15, faltam 3)` */
function massLine(mass: SheetMass): string {
  const missing = missingAt(mass);
  const verb = missing === 1 ? 'falta' : 'faltam';
  const where = mass.location === null ? '' : `, ${singleLine(mass.location)}`;
  const lack = missing === 0 ? '' : `, ${verb} ${missing}`;
  return `${singleLine(mass.description)}${where} (${mass.people.length} de ${mass.required}${lack})`;
}

function personTable(sheet: RosterSheet): Content {
  const head = ['Ministro', 'Missas', 'Dias e horários'].map((text) => ({ text, bold: true }));
  const body = personsOf(sheet).map(({ name, masses }) => [
    singleLine(name),
    { text: String(masses.length), alignment: 'center' as const },
    masses
      .map(({ date, time }) => `${WEEKDAYS[weekday(date)]} ${formatDayMonth(date)} ${formatTime(time)}`)
      .join('   '),
  ]);
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: [150, 40, '*'], body: [head, ...body] },
    layout: 'lightHorizontalLines',
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
