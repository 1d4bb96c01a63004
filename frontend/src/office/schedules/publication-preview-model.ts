import type { Answer } from '../../api/client.ts';
import { matches } from '../../lib/matches.ts';
import type { Tone } from '../../ui/badge.tsx';
import { countMasses, countPeople, countPlaces } from '../roster/calendar/calendar-model.ts';

export type PublicationPreview = Answer<'GET /api/schedules/{id}/publication-preview'>;
export type PreviewMail = PublicationPreview['mails'][number];

/** What a mail tells of a mass to somebody who had heard of the schedule before. */
export type Change = 'added' | 'removed' | 'kept';

export interface MassInMail {
  slotId: number;
  date: string;
  time: string;
  description: string;
  /** Null in a first mail: everything in it is news. */
  change: Change | null;
}

export const CHANGE_LABELS: Record<Change, { label: string; tone: Tone }> = {
  added: { label: 'Entra', tone: 'success' },
  removed: { label: 'Sai', tone: 'error' },
  kept: { label: 'Fica', tone: 'neutral' },
};

/** A person's masses with what becomes of each, by date and time. */
export function massesInMail({ mail, masses, added, removed }: PreviewMail): MassInMail[] {
  const isNew = new Set(added.map(({ slotId }) => slotId));
  const changeOf = (slotId: number): Change => (isNew.has(slotId) ? 'added' : 'kept');
  return [
    ...masses.map((mass) => ({
      ...mass,
      change: mail === 'roster-published' ? null : changeOf(mass.slotId),
    })),
    ...removed.map((mass) => ({ ...mass, change: 'removed' as const })),
  ].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

/** '3 missas' in a first mail; 'entra em 1 missa, sai de 2 missas' about a change. */
export function mailSummary({ mail, masses, added, removed }: PreviewMail): string {
  if (mail === 'roster-published') return countMasses(masses.length);
  return [
    added.length > 0 ? `entra em ${countMasses(added.length)}` : null,
    removed.length > 0 ? `sai de ${countMasses(removed.length)}` : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** The mails to people whose name or address holds what is typed. */
export const searched = (mails: readonly PreviewMail[], typed: string): PreviewMail[] =>
  mails.filter(({ scheduleName, email }) => matches(`${scheduleName} ${email}`, typed));

/** '37 lugares preenchidos · 20 pessoas servem · 19 e-mails'. */
export function countsText({
  assignments,
  ministers,
  mailCount,
}: Pick<PublicationPreview, 'assignments' | 'ministers' | 'mailCount'>): string {
  return [
    `${countPlaces(assignments)} ${assignments === 1 ? 'preenchido' : 'preenchidos'}`,
    `${countPeople(ministers)} ${ministers === 1 ? 'serve' : 'servem'}`,
    `${mailCount} ${mailCount === 1 ? 'e-mail' : 'e-mails'}`,
  ].join(' · ');
}

export const receive = (count: number): string => (count === 1 ? 'recebe' : 'recebem');

/** Who is told what, once the schedule is published. */
export function publishedMessage({
  first,
  mailCount,
}: Pick<PublicationPreview, 'first' | 'mailCount'>): string {
  if (mailCount === 0) return 'Ninguém recebe e-mail.';
  return first
    ? `${countPeople(mailCount)} ${receive(mailCount)} um e-mail só com as suas missas.`
    : `${countPeople(mailCount)} ${receive(mailCount)} um e-mail só com o que mudou nas suas missas.`;
}

/** Of a publication that is not the first: how many hear of it for the first time, and how many of changes. */
export function kindsOfMail(mails: readonly Pick<PreviewMail, 'mail'>[]): string {
  const firsts = mails.filter(({ mail }) => mail === 'roster-published').length;
  const changed = mails.length - firsts;
  return [
    changed > 0 ? `${countPeople(changed)} ${receive(changed)} só o que mudou` : null,
    firsts > 0 ? `${countPeople(firsts)} ${receive(firsts)} as suas missas pela primeira vez` : null,
  ]
    .filter((part) => part !== null)
    .join('; ');
}
