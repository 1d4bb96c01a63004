/** The roster as an XLSX workbook. */
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/node';
import { spreadsheetText } from '../platform/spreadsheet-text.js';
import { missingAt, personsOf, type RosterSheet, type SheetMass } from './roster-sheet.js';

const DATE_FORMAT = 'dd/mm/yyyy';

/** Sheets "Por missa" (a row a place), "Por pessoa" (a row a duty) and "Contagem". */
export function rosterWorkbook(sheet: RosterSheet): Promise<Buffer> {
  const persons = personsOf(sheet);
  const sheets = [
    {
      sheet: 'Por missa',
      columns: widths(12, 9, 36, 24, 7, 30),
      data: [
        head('Data', 'Horário', 'Missa', 'Local', 'Lugar', 'Ministro'),
        ...sheet.masses.flatMap(placesOf),
      ],
    },
    {
      sheet: 'Por pessoa',
      columns: widths(30, 12, 9, 36, 24),
      data: [
        head('Ministro', 'Data', 'Horário', 'Missa', 'Local'),
        ...persons.flatMap(({ name, masses }) => masses.map((mass): Row => [text(name), ...cellsOf(mass)])),
      ],
    },
    {
      sheet: 'Contagem',
      columns: widths(30, 9),
      data: [
        head('Ministro', 'Missas'),
        ...persons.map(({ name, masses }): Row => [text(name), masses.length]),
        [text('Lugares vazios'), sheet.masses.reduce((sum, mass) => sum + missingAt(mass), 0)],
      ],
    },
  ];
  return writeXlsxFile(sheets.map((each) => ({ ...each, stickyRowsCount: 1 }))).toBuffer();
}

function placesOf(mass: SheetMass): Row[] {
  const places = Math.max(mass.required, mass.people.length);
  return Array.from({ length: places }, (_, i) => [
    ...cellsOf(mass),
    i + 1,
    text(mass.people[i]?.name ?? '(vazio)'),
  ]);
}

function cellsOf({ date, time, description, location }: SheetMass): Cell[] {
  // Workbooks know no time zone: midnight UTC is written as that very day.
  const day = { value: new Date(`${date}T00:00:00Z`), type: Date, format: DATE_FORMAT };
  return [day, text(time), text(description), location === null ? null : text(location)];
}

const text = (value: string): Cell => ({ value: spreadsheetText(value), type: String });
const head = (...titles: string[]): Row =>
  titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
const widths = (...columns: number[]) => columns.map((width) => ({ width }));
