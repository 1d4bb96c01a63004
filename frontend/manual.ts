import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lexer, type MarkedToken, type Token } from 'marked';
import type { Plugin } from 'vite';
import { AUDIENCES, type Audience, type Guide, type Piece } from './src/portal/help/guide.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/manual');
/** As it is imported, as Vite knows it, and as Vitest asks for it where the importing module comes from its cache. */
const MODULE = /^(?:\0|\/@id\/__x00__)?virtual:manual(?:\/(\w+))?$/;
const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/**
 * Reads the manual while the application is built, so that no browser loads what reads Markdown: `virtual:manual` is all
 * guides in their order, `virtual:manual/ministro` the texts of those for `ministro`, by their slugs.
 */
export const manual: Plugin = {
  name: 'manual',
  resolveId(source) {
    const named = MODULE.exec(source);
    return named && `\0virtual:manual${named[1] ? `/${named[1]}` : ''}`;
  },
  load(id) {
    const named = MODULE.exec(id);
    if (!named) return null;
    const files = guideFiles();
    files.forEach((file) => this.addWatchFile(file));
    const guides = files.map((file) => guideOf(file, readFileSync(file, 'utf8')));
    const texts = guides
      .filter(({ facts }) => facts.audience === named[1])
      .map(({ facts, body }) => [facts.slug, piecesOf(body)]);
    const said: unknown = named[1] ? Object.fromEntries(texts) : guides.map(({ facts }) => facts);
    return `export default ${JSON.stringify(said)};`;
  },
};

/** The files of the manual, in its order. */
export const guideFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => path.join(FOLDER, file));

/** @throws Error when the lines on top do not say what a guide needs. */
export function guideOf(file: string, text: string): { facts: Guide; body: string } {
  const head = FRONT_MATTER.exec(text);
  const lines = new Map(
    (head?.[1] ?? '').split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
  const said = (name: string): string => {
    const value = lines.get(name);
    if (!value) throw new Error(`${file} does not say: ${name}`);
    return value;
  };
  const audience = said('for');
  if (!(audience in AUDIENCES)) throw new Error(`${file} is for nobody known: ${audience}`);
  const facts = {
    slug: slugOf(file),
    title: said('title'),
    summary: said('summary'),
    audience: audience as Audience,
    pages: (lines.get('pages') ?? '').split(',').flatMap((page) => page.trim() || []),
  };
  return { facts, body: text.slice(head?.[0].length ?? 0).trim() };
}

/** 'meu-perfil' of '…/16-meu-perfil.md'. */
export const slugOf = (file: string): string => path.basename(file, '.md').replace(/^\d+-/, '');

/** A guide's Markdown. HTML in it is text like any other. */
export const piecesOf = (markdown: string): Piece[] => inside(lexer(markdown));

const inside = (tokens: readonly Token[] = []): Piece[] =>
  tokens.flatMap((token) => pieceOf(token as MarkedToken));

function pieceOf(token: MarkedToken): Piece | Piece[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return { is: 'heading', depth: token.depth, in: inside(token.tokens) };
    case 'paragraph': {
      const isPictures = token.tokens?.some(({ type }) => type === 'image');
      return { is: isPictures ? 'pictures' : 'paragraph', in: inside(token.tokens) };
    }
    case 'list': {
      const items = token.items.map(({ tokens }): Piece => ({ is: 'item', in: inside(tokens) }));
      return token.ordered
        ? { is: 'steps', from: Number(token.start), in: items }
        : { is: 'list', in: items };
    }
    case 'blockquote':
      return { is: 'hint', in: inside(token.tokens) };
    case 'strong':
    case 'em':
      return { is: token.type, in: inside(token.tokens) };
    case 'link':
      return token.href.endsWith('.md')
        ? { is: 'guide', slug: slugOf(token.href), in: inside(token.tokens) }
        : { is: 'link', to: token.href, in: inside(token.tokens) };
    case 'image':
      return { is: 'picture', name: token.href, text: token.text };
    case 'text':
      return token.tokens ? inside(token.tokens) : token.text;
    default:
      return token.raw;
  }
}
