/** The people of a fairness report as CSV. */
import { formatShortDate } from '../platform/dates/format.js';
import { spreadsheetText } from '../platform/spreadsheet-text.js';
import type { FairnessReportResponse } from './fairness.dto.js';

/**
 * RFC 4180, a column for each kind of mass, told apart by the rule's key where names repeat; with semicolons and decimal commas as spreadsheet programs in Brazil expect them, and a byte order mark by
 * which they know UTF-8.
 */
export function fairnessCsv({ kinds, people }: FairnessReportResponse): string {
  const repeated = (sought: string) => kinds.filter(({ name }) => name === sought).length > 1;
  const head = [
    'Ministro',
    'Disse que podia',
    'Até o limite',
    'Serviu',
    'Sua parte',
    'Diferença',
    'Última missa',
    'Presenças registradas',
    'Faltas com aviso',
    'Faltas sem aviso',
    ...kinds.map(({ name, ruleKey }) => (repeated(name) ? `${name} (${ruleKey ?? 'avulsa'})` : name)),
  ];
  const rows = people.map((person) => [
    person.scheduleName,
    person.offers,
    person.countedOffers,
    person.duties,
    person.expected,
    person.difference,
    person.lastServed === null ? '' : formatShortDate(person.lastServed),
    person.attended,
    person.excused,
    person.missed,
    ...kinds.map(({ ruleKey }) => person.byKind.find((kind) => kind.ruleKey === ruleKey)?.duties ?? 0),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(field).join(';')}\r\n`).join('')}`;
}

function field(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = spreadsheetText(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
