import type { Answer } from '../../api/client.ts';
import { plain } from '../../lib/matches.ts';

export type Settings = Answer<'GET /api/settings'>;

/** The cards of the page, in its order, and what stands in each. */
const SECTIONS = {
  Paróquia: ['parishName', 'city', 'coordinationPhone', 'ministryTitle', 'defaultLocation', 'timeZone'],
  'Feriados municipais': ['municipalHolidays'],
  Escalas: ['defaultMaxDuties', 'minRestDays', 'rosterTimeLimitSeconds'],
  Substituições: ['substitutions'],
  Segurança: ['secondFactorForAdmins'],
  'Lembretes das missas': ['firstReminderDays', 'lastReminderDays', 'reminderHour', 'digestHour'],
  Privacidade: ['dpoName', 'dpoContact', 'externalAiAllowed', 'aiDailyQuota'],
  Prazos: ['retention'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

export type SectionTitle = keyof typeof SECTIONS;

export const SECTION_TITLES = Object.keys(SECTIONS) as SectionTitle[];

/** The card below the form. */
export const ARCHIVE_TITLE = 'Levar os dados da paróquia';

/** Where a card stands on its page: 'feriados-municipais'. */
export const placeOf = (title: string): string => plain(title).replaceAll(' ', '-');

/** The cards in which something is otherwise than it was saved. */
export const unsavedSections = (typed: Settings, saved: Settings): SectionTitle[] =>
  SECTION_TITLES.filter((title) =>
    SECTIONS[title].some((name) => JSON.stringify(typed[name] ?? '') !== JSON.stringify(saved[name] ?? '')),
  );

/** At most two are named: the words stand beside the button, also on a phone. */
export const unsavedWords = (titles: readonly SectionTitle[]): string =>
  titles.length > 2 ? `Não salvo em ${titles.length} partes` : `Não salvo: ${titles.join(' e ')}`;
