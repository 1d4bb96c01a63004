import { matchPath } from 'react-router';
import { OFFICE_GROUPS, officePlaceOf } from '../../shared/office-paths.ts';
import { plain } from '../../lib/matches.ts';
import type { CurrentUser } from '../../shared/session.tsx';

/** For whom a guide is, in the order of the manual: the word in its file, and its heading on screen. */
export const AUDIENCES = {
  entrada: 'Para entrar',
  ministro: 'Para quem serve',
  coordenacao: 'Para a coordenação',
  administracao: 'Para a administração',
  reitor: 'Para o reitor',
} as const;

export type Audience = keyof typeof AUDIENCES;

/** A file of docs/manual. */
export interface Guide {
  /** Its address below /ajuda: the file's name without number and ending. */
  slug: string;
  title: string;
  /** One sentence. */
  summary: string;
  audience: Audience;
  /** The pages that it explains, and what lies below them, as the routes name them ('/schedules/:id'). */
  pages: readonly string[];
  /** Markdown. */
  body: string;
}

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

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/** @param path of the file. @throws Error when the lines on top do not say what a guide needs. */
export function guideOf(path: string, text: string): Guide {
  const head = FRONT_MATTER.exec(text);
  const facts = new Map(
    (head?.[1] ?? '').split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
  const said = (name: string): string => {
    const value = facts.get(name);
    if (!value) throw new Error(`${path} does not say: ${name}`);
    return value;
  };
  const audience = said('for');
  if (!(audience in AUDIENCES)) throw new Error(`${path} is for nobody known: ${audience}`);
  return {
    slug: slugOf(path),
    title: said('title'),
    summary: said('summary'),
    audience: audience as Audience,
    pages: (facts.get('pages') ?? '').split(',').flatMap((page) => page.trim() || []),
    body: text.slice(head?.[0].length ?? 0).trim(),
  };
}

/** 'meu-perfil' of '…/16-meu-perfil.md'. */
export const slugOf = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/^\d+-|\.md$/g, '');

const FILES = import.meta.glob<string>('../../../../docs/manual/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The whole manual, in its order. */
export const GUIDES: readonly Guide[] = Object.entries(FILES)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, text]) => guideOf(path, text));

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

/** A guide's words without the marks of Markdown. */
const wordsOf = ({ title, summary, body }: Guide): string =>
  plain(`${title} ${summary} ${body.replace(/!?\[([^\]]*)\]\([^)]*\)|[*#>`]/g, '$1')}`);

/** The guides in which every word typed occurs, those with all of them in the title first; for nothing typed, all. */
export function foundGuides(guides: readonly Guide[], typed: string): Guide[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string): boolean => words.every((word) => text.includes(word));
  const found = guides.filter((guide) => holdsAll(wordsOf(guide)));
  const inTitle = ({ title }: Guide): boolean => holdsAll(plain(title));
  return [...found.filter(inTitle), ...found.filter((guide) => !inTitle(guide))];
}
