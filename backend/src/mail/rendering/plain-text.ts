import { formatDateTime } from '../../platform/dates/format.js';
import { singleLine, stripUnprintable } from '../../platform/text.js';
import type { MailMass } from '../define-mail.js';

export { singleLine, stripUnprintable };

/** Longest subject, in characters: a title typed by a person may have any length. */
const SUBJECT_LENGTH = 150;

/** A text fit for the Subject header: one line of at most 150 characters. */
export function subjectLine(text: string): string {
  const characters = [...singleLine(text)];
  return characters.length <= SUBJECT_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`;
}

/**
 * A person's name that no mail program turns into a link. The public form lets anyone write a name
 * and have a mail sent to any address, so 'Ganhe em golpe.example' must not become clickable.
 */
export function personName(text: string): string {
  return singleLine(text)
    .replace(/:\/\//g, ' ')
    .replace(/[.@](?=\S)/g, (mark) => `${mark} `)
    .slice(0, 120);
}

/** '/schedules/3?mass=17' of an address of the application. */
export function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return `${pathname}${search}${hash}`;
}

/** '1 missa', '4 missas'. */
export function countMasses(count: number): string {
  return count === 1 ? '1 missa' : `${count} missas`;
}

/** 'Missa dominical, domingo, 6 de dezembro, 8h'. */
export function massLine({
  description,
  date,
  time,
}: Pick<MailMass, 'description' | 'date' | 'time'>): string {
  return `${singleLine(description)}, ${formatDateTime(date, time)}`;
}
