import type { Answer } from '../../api/client.ts';
import { dateOf, longDateTimeOf } from '../../lib/dates.ts';

export type FeedState = Answer<'GET /api/my-calendar-feed'>;
export type FeedAddress = Answer<'POST /api/my-calendar-feed'>;

/** Where Google's calendar asks whether to follow an address. */
export const googleCalendarUrl = (webcalUrl: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalUrl)}`;

/** Since when the address works and whether a calendar uses it. */
export function feedStateText({ since, lastFetchedAt }: Pick<FeedState, 'since' | 'lastFetchedAt'>): string {
  const active =
    since === null ? 'A sua agenda está ativa.' : `A sua agenda está ativa desde ${dateOf(since)}.`;
  return lastFetchedAt === null
    ? `${active} Nenhum calendário a leu ainda.`
    : `${active} Lida pela última vez em ${longDateTimeOf(lastFetchedAt)}.`;
}
