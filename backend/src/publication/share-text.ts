/** The roster as a text for a chat: names in the schedule alone, no telephone and no e-mail. */
import { formatDateTime, formatLongDate } from '../platform/dates/format.js';
import { capital, singleLine } from '../platform/text.js';
import { missingAt, soughtAt, type RosterSheet, type SheetMass } from './roster-sheet.js';

/**
 * One mass, in WhatsApp's marks:
 *
 *     *Domingo, 6 de dezembro, 8h*
 *     Missa dominical
 *     1. Ana Souza
 *     2. (vazio)
 *     Falta 1 ministro.
 *
 * Of one that is past the last line is left out.
 */
export function shareMass(mass: SheetMass): string {
  const { date, time, description, location, people } = mass;
  const missing = missingAt(mass);
  const sought = soughtAt(mass);
  const where = location === null ? '' : `, ${plain(location)}`;
  return [
    `*${capital(formatDateTime(date, time))}*`,
    `${plain(description)}${where}`,
    ...people.map(({ name }, i) => `${i + 1}. ${plain(name)}`),
    ...Array.from({ length: missing }, (_, i) => `${people.length + i + 1}. (vazio)`),
    ...(sought === 0 ? [] : [sought === 1 ? 'Falta 1 ministro.' : `Faltam ${sought} ministros.`]),
  ].join('\n');
}

/**
 * The masses of a schedule under its title: all of them, or those of a day and the days after it that have not begun.
 * @param rest the first day, and local date and time of now.
 */
export function shareRoster(
  { title, draft, masses }: RosterSheet,
  rest: { from: string; now: { date: string; time: string } } | null = null,
): string {
  const heading = [
    `*${plain(title)}*`,
    ...(rest ? [`_A partir de ${formatLongDate(rest.from)}._`] : []),
    ...(draft ? ['_Rascunho: ainda pode mudar._'] : []),
  ].join('\n');
  const isLeft = ({ date, time }: SheetMass) =>
    rest === null || (date >= rest.from && (date !== rest.now.date || time > rest.now.time));
  const shown = masses.filter(isLeft);
  return [heading, ...shown.map(shareMass)].join('\n\n');
}

/** One line without the marks that WhatsApp reads as bold, italics, struck through or code. */
function plain(value: string): string {
  return singleLine(value).replace(/[*_~`]/g, '');
}
