import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lexer, walkTokens, type MarkedToken } from 'marked';
import { matchPath } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OFFICE_GROUPS } from '../../shared/office-paths.ts';
import { isOnScreens, SCREENS, sourceOf } from '../../testing/screen-words.ts';
import { guideFiles, guideOf, slugOf } from '../../../manual.ts';
import type { Guide } from './guide.ts';
import { foundGuides, guideFor, GUIDES, guidesOf, guideWords } from './guides.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/manual');
const PICTURE = /^pictures\/((.+)-(?:phone|desktop)\.webp)$/;

const all = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, one]) => one!);

/** Every address of the application, as its routes name them. */
const ADDRESSES = [
  ...['app/signed-in-routes.tsx', 'app/signed-out-routes.tsx', 'office/office.tsx'].flatMap((file) =>
    all(sourceOf(file), /<Route\s+path="(\/[^"*]*)"/g).flatMap((route) =>
      // '/settings/:part?' is two addresses.
      route.endsWith('?') ? [route.slice(0, route.lastIndexOf('/')), route.slice(0, -1)] : [route],
    ),
  ),
  ...all(sourceOf('office/office.tsx'), /<Resource name="([^"]+)"/g).map((name) => `/${name}`),
  // Pages that stand before every address until they are done with.
  ...all(SCREENS, /<FrontPage [^>]*help="([^"]+)"/g),
];
const isPage = (address: string): boolean => ADDRESSES.some((page) => matchPath(page, address));

const BODIES = new Map(
  guideFiles().map((file) => [slugOf(file), guideOf(file, readFileSync(file, 'utf8')).body]),
);

function tokensOf<Type extends MarkedToken['type']>({ slug }: Guide, type: Type) {
  const found: Extract<MarkedToken, { type: Type }>[] = [];
  void walkTokens(lexer(BODIES.get(slug)!), (token) => {
    if (token.type === type) found.push(token as Extract<MarkedToken, { type: Type }>);
  });
  return found;
}

describe('The manual', () => {
  it('should have short guides, each with a title, a summary, readers and an address of its own', () => {
    expect(GUIDES.length).toBeGreaterThanOrEqual(15);
    expect(new Set(GUIDES.map(({ slug }) => slug)).size).toBe(GUIDES.length);
    const long = [...BODIES].filter(([, body]) => body.split('\n').filter(Boolean).length > 45);
    expect(long.map(([slug]) => slug)).toEqual([]);
    expect(() => guideOf('99-nada.md', '---\ntitle: Nada\n---\n')).toThrow('99-nada.md does not say: for');
  });

  it('should lead only to guides and pages that exist', () => {
    const files = readdirSync(FOLDER);
    const dead = GUIDES.flatMap((guide) =>
      tokensOf(guide, 'link')
        .filter(({ href }) => (href.endsWith('.md') ? !files.includes(href) : !isPage(href)))
        .map(({ href }) => `${guide.slug}: ${href}`),
    );
    expect(dead).toEqual([]);
    expect(files.filter((file) => file.endsWith('.md')).map(slugOf)).toEqual(GUIDES.map(({ slug }) => slug));
  });

  it('should quote in bold only what stands on a screen', () => {
    const gone = GUIDES.flatMap((guide) =>
      tokensOf(guide, 'strong')
        .filter(({ text }) => !isOnScreens(text))
        .map(({ text }) => `${guide.slug}: ${text}`),
    );
    expect(gone).toEqual([]);
  });

  it('should show pictures that the screenshots make, and keep no other', () => {
    const shown = GUIDES.flatMap((guide) => tokensOf(guide, 'image'));
    const screens = all(sourceOf('../e2e/screens.ts'), /name: '([^']+)'/g);
    expect(shown.filter(({ text }) => text === '')).toEqual([]);
    expect(shown.filter(({ href }) => !screens.includes(PICTURE.exec(href)?.[2] ?? ''))).toEqual([]);
    const files = readdirSync(path.join(FOLDER, 'pictures')).filter((file) => file.endsWith('.webp'));
    expect(files).toEqual([...new Set(shown.map(({ href }) => PICTURE.exec(href)![1]))].sort());
  });

  it('should show no picture of a screen whose words have changed since', () => {
    const words = JSON.parse(readFileSync(path.join(FOLDER, 'pictures', 'words.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    const old = Object.entries(words).flatMap(([picture, shown]) =>
      shown.filter((one) => !isOnScreens(one)).map((one) => `${picture}: ${one}`),
    );
    expect(old, 'npm run screenshots -- -t manual').toEqual([]);
    expect(Object.keys(words)).toEqual(
      readdirSync(path.join(FOLDER, 'pictures')).filter((file) => file.endsWith('.webp')),
    );
  });

  it('should belong to pages that exist, and have a guide for each of them', () => {
    const named = GUIDES.flatMap(({ pages }) => pages);
    expect(named.filter((page) => !ADDRESSES.includes(page))).toEqual([]);
    const without = ADDRESSES.filter((page) => !guideFor(page.replace(/:\w+/g, '1'), 'admin'));
    expect(without).toEqual([]);
  });

  it('should open at the guide of the page, and of the reader’s own role', () => {
    const audiences = (role: Parameters<typeof guidesOf>[0]) => [
      ...new Set(guidesOf(role).map(({ audience }) => audience)),
    ];
    expect(audiences('ministro').sort()).toEqual(['entrada', 'ministro']);
    expect(audiences('coordenador').sort()).toEqual(['coordenacao', 'entrada', 'ministro']);
    const slugAt = (...at: Parameters<typeof guideFor>) => guideFor(...at)?.slug;
    expect(slugAt('/my-schedule', 'ministro')).toBe('minha-escala');
    expect(slugAt('/', 'ministro')).toBe('pagina-inicial');
    expect(slugAt('/dashboard', 'reitor')).toBe('reitor');
    expect(slugAt('/login', null)).toBe('primeiro-acesso');
    expect(slugAt('/schedules', 'coordenador')).toBe('escala-nova');
    expect(slugAt('/schedules/7', 'coordenador')).toBe('editar');
    expect(slugAt('/schedules/7', 'reitor')).toBe('reitor');
    expect(slugAt('/questionnaires/7/answers', 'coordenador')).toBe('anotar-respostas');
    expect(slugAt('/nada', 'ministro')).toBeUndefined();
    expect(slugAt('/ministers/7/show', 'admin')).toBe('pessoas');
  });

  describe('for a page of the office that no guide names', () => {
    const addresses = OFFICE_GROUPS[1]!.places[0]!.also as string[];
    beforeEach(() => void addresses.push('/birthdays'));
    afterEach(() => void addresses.pop());

    it('should open at the guide of its group', () => {
      expect(guideFor('/birthdays/12', 'coordenador')?.slug).toBe('pessoas');
    });
  });

  it('should be searched by title and text, accents and case aside, titles first', async () => {
    const words = await guideWords.load();
    const slugs = (typed: string) => foundGuides(GUIDES, typed, words).map(({ slug }) => slug);
    expect(slugs('')).toHaveLength(GUIDES.length);
    expect(slugs('SUBSTITUTO')[0]).toBe('pedir-substituto');
    expect(slugs('não posso ir')[0]).toBe('pedir-substituto');
    expect(slugs('escolher substituto')).toContain('substituicoes');
    expect(slugs('endereco agenda')).toContain('agenda-do-celular');
    expect(slugs('procissão de barcos')).toEqual([]);
  });
});
