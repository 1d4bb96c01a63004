import { matchPath } from 'react-router';
import guides from 'virtual:manual';
import { OFFICE_GROUPS, officePlaceOf } from '../../shared/office-paths.ts';
import { plain } from '../../lib/matches.ts';
import type { CurrentUser } from '../../shared/session.tsx';
import { lazyPart } from '../../ui/lazy-page.tsx';
import { AUDIENCES, type Audience, type Guide, type Piece } from './guide.ts';

const OWN: Record<CurrentUser['role'], readonly Audience[]> = {
  user: [],
  ministro: ['ministro'],
  coordenador: ['coordenacao', 'ministro'],
  admin: ['administracao', 'coordenacao'],
  reitor: ['reitor', 'coordenacao'],
};

/** All audiences, one's own before the others. @param role null: a visitor. */
export function audiencesFor(role: CurrentUser['role'] | null): Audience[] {
  const own = role ? OWN[role] : [];
  return [...new Set([...own, ...(Object.keys(AUDIENCES) as Audience[])])];
}

/** The whole manual, in its order. */
export const GUIDES: readonly Guide[] = guides;

/** The guides of what a role may do: how to get in, how to serve, and what is its own. */
export const guidesOf = (role: CurrentUser['role']): Guide[] =>
  GUIDES.filter(({ audience }) => ['entrada', 'ministro', ...OWN[role]].includes(audience));

const TEXTS: Record<Audience, () => Promise<{ default: Readonly<Record<string, Piece[]>> }>> = {
  entrada: () => import('virtual:manual/entrada'),
  ministro: () => import('virtual:manual/ministro'),
  coordenacao: () => import('virtual:manual/coordenacao'),
  administracao: () => import('virtual:manual/administracao'),
  reitor: () => import('virtual:manual/reitor'),
};

/** @throws what the loading failed with. */
export const textOf = async ({ slug, audience }: Guide): Promise<Piece[]> =>
  (await TEXTS[audience]()).default[slug]!;

const belongs = (pathname: string, page: string): boolean =>
  matchPath({ path: page, end: page === '/' }, pathname) !== null;

/**
 * The guide of a page: the one that names it most exactly; of several, the one that is for this role before others. A
 * page of the office that none names opens the guide of its group's first page.
 */
export function guideFor(pathname: string, role: CurrentUser['role'] | null): Guide | undefined {
  return guideNaming(pathname, role) ?? guideNaming(firstOfGroup(pathname) ?? '', role);
}

function guideNaming(pathname: string, role: CurrentUser['role'] | null): Guide | undefined {
  const order = audiencesFor(role);
  return GUIDES.flatMap((guide) => {
    const named = guide.pages.filter((page) => belongs(pathname, page));
    return named.length > 0 ? [{ guide, exact: Math.max(...named.map(({ length }) => length)) }] : [];
  }).sort((a, b) => b.exact - a.exact || order.indexOf(a.guide.audience) - order.indexOf(b.guide.audience))[0]
    ?.guide;
}

function firstOfGroup(pathname: string): string | undefined {
  const place = officePlaceOf(pathname);
  return OFFICE_GROUPS.find(({ places }) => place && places.includes(place))?.places[0]?.to;
}

/** All words of all guides' texts, by their addresses; what is searched comes when somebody searches. */
export const guideWords = lazyPart(async () => ({
  default: new Map(
    await Promise.all(GUIDES.map(async (guide) => [guide.slug, wordsIn(await textOf(guide))] as const)),
  ),
}));

const wordsIn = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.is === 'picture' ? piece.text : wordsIn(piece.in);
    })
    .join(' ');

/**
 * The guides in which every word typed occurs: in the title first, then in the summary, then in the text; for nothing
 * typed, all.
 * @param words of their texts; absent: titles and summaries alone are searched.
 */
export function foundGuides(
  guides: readonly Guide[],
  typed: string,
  words: ReadonlyMap<string, string> | null,
): Guide[] {
  const sought = plain(typed).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string): boolean => sought.every((word) => plain(text).includes(word));
  const found = guides.filter(({ slug, title, summary }) =>
    holdsAll(`${title} ${summary} ${words?.get(slug) ?? ''}`),
  );
  /** 0 where the title holds them all, 1 where the title and the summary do, 2 where only the text does. */
  const depth = ({ title, summary }: Guide): number =>
    holdsAll(title) ? 0 : holdsAll(`${title} ${summary}`) ? 1 : 2;
  return found.sort((one, other) => depth(one) - depth(other));
}
