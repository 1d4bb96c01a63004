/** The roster as a text for a chat: names in the schedule alone, no telephone and no e-mail. */
import { formatDateTime } from '../platform/dates/format.js';
import { singleLine } from '../platform/text.js';
import { missingAt, type RosterSheet, type SheetMass } from './roster-sheet.js';

/**
 * One mass, in WhatsApp's marks:
 *
 *     *Domingo, 6 de dezembro, 8h*
 *     Missa dominical
 *     1. Ana Souza
 *     2. (vazio)
 *     Falta 1 ministro.
 */
export function shareMass(mass: SheetMass): string {
  const { date, time, description, location, people } = mass;
  const missing = missingAt(mass);
  const heading = formatDateTime(date, time);
  const where = location === null ? '' : `, ${plain(location)}`;
  return [
    `*${heading.charAt(0).toLocaleUpperCase('pt-BR')}${heading.slice(1)}*`,
    `${plain(description)}${where}`,
    ...people.map(({ name }, i) => `${i + 1}. ${plain(name)}`),
    ...Array.from({ length: missing }, (_, i) => `${people.length + i + 1}. (vazio)`),
    ...(missing === 0 ? [] : [missing === 1 ? 'Falta 1 ministro.' : `Faltam ${missing} ministros.`]),
  ].join('\n');
}

/** Every mass of a schedule, under its title. */
export function shareRoster({ title, draft, masses }: RosterSheet): string {
  const heading = `*${plain(title)}*${draft ? '\n_Rascunho: ainda pode mudar._' : ''}`;
  return [heading, ...masses.map(shareMass)].join('\n\n');
}

/** One line without the marks that WhatsApp reads as bold, italics, struck through or code. */
function plain(value: string): string {
  return singleLine(value).replace(/[*_~`]/g, '');
}
