import { addDays } from '../../lib/dates.ts';

/** Answers kept for whoever asked for them: the own masses with their teams, the own questionnaires, notices and mail. */
const OWN =
  /^\/api\/(auth\/me|calendar\/today|settings\/public|my-duties(\/share)?|notifications|personal-messages(\/sent)?|questionnaires\/(sent|\d+\/(prospect|responses)))$/;

/** For how many days, from today on, who sees the schedules has the teams without network. */
const TEAM_DAYS = 3;

/** The card of the home page that says it, by which a link leads there. */
export const WHO_SERVES = 'quem-serve';

/** Those days. */
export const teamDays = (today: string): string[] =>
  Array.from({ length: TEAM_DAYS }, (_, ahead) => addDays(today, ahead));

/** Who serves at a day's masses. */
export const teamsAddress = (date: string): string => `/api/attendance?date=${date}`;

/**
 * Whether the device may keep what this address answers.
 * @param today by the device, which may be a day before or after the parish.
 */
export function mayBeKept({ pathname, searchParams }: URL, today: string): boolean {
  if (pathname !== '/api/attendance') return OWN.test(pathname);
  const date = searchParams.get('date') ?? '';
  return date >= addDays(today, -1) && date <= addDays(today, TEAM_DAYS);
}
