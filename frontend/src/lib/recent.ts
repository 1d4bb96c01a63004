import { placeOf } from './drafts.ts';

export interface RecentPage {
  path: string;
  title: string;
}

const KEPT = 6;

const place = (): string => placeOf('recent');

/** The pages that the account opened last on this device, the latest first. They go when the account goes. */
export function recentPages(): RecentPage[] {
  try {
    return JSON.parse(localStorage.getItem(place()) ?? '[]') as RecentPage[];
  } catch {
    return [];
  }
}

/** Notes that a page was opened, by the name that it has now. */
export function rememberPage(page: RecentPage): void {
  const others = recentPages().filter(({ path }) => path !== page.path);
  try {
    localStorage.setItem(place(), JSON.stringify([page, ...others].slice(0, KEPT)));
  } catch (error) {
    console.warn('This device keeps no recent pages', error);
  }
}

/** What was chosen on each page of this visit, as its address says it. */
const searches = new Map<string, string>();

export const rememberSearch = (path: string, search: string): void => void searches.set(path, search);

/** The address of a page as it was left: with the same filter, tab or day. */
export const asLeft = (path: string): string => `${path}${searches.get(path) ?? ''}`;
