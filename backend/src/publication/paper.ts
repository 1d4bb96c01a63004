/** What every paper of a roster shares: letters, colours, how it becomes a file. */
import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatShortDate, formatTime } from '../platform/dates/format.js';
import { singleLine } from '../platform/text.js';
import type { LiturgicalColor } from '../timetable/index.js';
import {
  LITURGICAL_COLOR_LABELS,
  titleAndPeriod,
  type RosterSheet,
  type SheetDay,
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

export const MUTED = '#57534e';

export const COLORS: Record<LiturgicalColor, string> = {
  green: '#3f7d4e',
  purple: '#6b4a8b',
  red: '#b3372f',
  rose: '#c9788f',
  white: '#c9a24b',
};

/** Which day of which week it is says nothing on paper. */
const ORDINARY = / da \d+ª semana |^Féria /;

/** `1º Domingo do Advento · roxo`: the feast, and the colour in words. */
export function feastAndColor({ liturgicalName, liturgicalColor }: SheetDay): string {
  return [
    liturgicalName && !ORDINARY.test(liturgicalName) && singleLine(liturgicalName),
    liturgicalColor && LITURGICAL_COLOR_LABELS[liturgicalColor],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Local date and time of the printing. */
export interface PrintedAt {
  date: string;
  time: string;
}

/** The document as a file; of a draft with that word across every page. */
export function paperOf(
  sheet: RosterSheet,
  { parishName }: SheetParish,
  document: TDocumentDefinitions,
): Promise<Buffer> {
  return pdfmake
    .createPdf({
      info: {
        title: `${titleAndPeriod(sheet)}: ${singleLine(parishName)}`,
        creator: 'Partilha',
        producer: 'Partilha',
      },
      language: 'pt-BR',
      ...(sheet.draft && {
        watermark: { text: 'rascunho', color: MUTED, opacity: 0.12, bold: true, fontSize: 96 },
      }),
      ...document,
    })
    .getBuffer();
}

/** `Impresso em 28/11/2026, 19h30.` */
export function printedLine({ draft }: RosterSheet, { date, time }: PrintedAt): string {
  const state = draft ? 'Rascunho, ainda não publicado. ' : '';
  return `${state}Impresso em ${formatShortDate(date)}, ${formatTime(time)}.`;
}
