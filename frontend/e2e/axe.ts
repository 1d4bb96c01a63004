import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoSidewaysScroll, settled } from './support.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without these rules: what they find is moderate at most, by their definition, and they walk through the whole page. */
const WITHOUT = Object.fromEntries(
  [
    ...['region', 'heading-order', 'page-has-heading-one', 'skip-link', 'aria-allowed-role'],
    ...['empty-heading', 'empty-table-header', 'presentation-role-conflict', 'landmark-one-main'],
    ...['landmark-unique', 'landmark-banner-is-top-level', 'landmark-main-is-top-level'],
    ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-main', 'no-autoplay-audio'],
    // Put by itself, to texts whose colours are new.
    'color-contrast',
  ].map((rule) => [rule, { enabled: false }]),
);

/** What tells a state of a page from the one in which every rule has been tried. */
type Difference = 'none' | 'colours' | 'measures';

interface Tools {
  axe: typeof axe;
  /** Structures to which every rule was put: elements, attributes, texts, and which of them can be seen. */
  tried: Set<string>;
}

/** A violation, and where: its own HTML tells. */
type Found = Pick<axe.Result, 'id' | 'impact'> & { nodes: { html: string }[] };

/**
 * Serious violations of every rule that knows any, or of those that can differ from the page as it was tried before:
 * to a structure that was tried already, only rules that see more than structure are put again, and those only to what
 * they look at.
 */
export async function violationsOn(page: Page, difference: Difference = 'none'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await withoutContrast(page, difference);
  if (difference !== 'measures')
    found.push(...(await withContrast(page, difference === 'colours' ? 'dark' : 'light')));
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const withoutContrast = (page: Page, difference: Difference): Promise<Found[]> =>
  page.evaluate(
    async ({ isRecoloured, every }) => {
      const tools = globalThis as unknown as Tools;
      tools.tried ??= new Set();
      const elements = [...document.querySelectorAll<HTMLElement>('*')];
      const asSeen = { visibilityProperty: true, opacityProperty: true };
      const seen = new Set(elements.filter((element) => element.checkVisibility(asSeen)));
      const put = async (to: axe.ElementContext, rules: axe.RunOptions): Promise<Found[]> => {
        const told = { resultTypes: ['violations' as const], selectors: false };
        return (await tools.axe.run(to, { ...told, ...rules })).violations;
      };
      if (!isRecoloured) {
        const sight = elements.map((element) => Number(seen.has(element))).join('');
        const structure = document.documentElement.outerHTML.replaceAll(/ (class|style)="[^"]*"/g, '');
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sight + structure));
        const name = new Uint8Array(digest).join();
        if (!tools.tried.has(name)) {
          tools.tried.add(name);
          return put(document, { rules: every });
        }
      }
      const looked = [...seen].filter((element) => {
        const { display, overflowX, overflowY } = getComputedStyle(element);
        const isWordOfText = display === 'inline' && element.matches('a[href], [role=link]');
        const scrolls =
          (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
          (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight);
        return isWordOfText || (scrolls && !isRecoloured);
      });
      if (looked.length === 0) return [];
      const values = ['link-in-text-block', ...(isRecoloured ? [] : ['scrollable-region-focusable'])];
      return put({ include: looked }, { runOnly: { type: 'rule', values } });
    },
    { isRecoloured: difference === 'colours', every: WITHOUT },
  );

/**
 * Contrast as axe asks for it: 4.5:1, and 3:1 for large letters; in the dark 7:1 and 4.5:1, in one go, as its second rule
 * only adds to the first.
 */
const CONTRAST: Record<'light' | 'dark', axe.RunOptions & { checks?: object }> = {
  light: {},
  dark: {
    checks: {
      'color-contrast': {
        options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } } },
      },
    },
  },
};

/**
 * Paints in which axe has read a text: the letters', and those of all that they stand in, from which it computes. It
 * would read any other text in them, too.
 */
const readable = { light: new Set<string>(), dark: new Set<string>() };

/** Puts the rule of contrast to texts whose paint is new, or under which something else may lie than what they stand in. */
async function withContrast(page: Page, ground: 'light' | 'dark'): Promise<Found[]> {
  const known = readable[ground];
  const { found, read } = await page.evaluate(
    async ({ options, known }) => {
      interface Place {
        paint: string;
        /** Whether what shows through is not only what it stands in. */
        isLoose: boolean;
      }
      const places = new Map<Element, Place>();
      const placeOf = (element: Element): Place => {
        const before = places.get(element);
        if (before) return before;
        const outer = element.parentElement ? placeOf(element.parentElement) : { paint: '', isLoose: false };
        const style = getComputedStyle(element);
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform } =
          style;
        const own = [backgroundColor, opacity, filter, mixBlendMode].join();
        const isOpaque = backgroundColor.startsWith('rgb(');
        const isMoved = (position !== 'static' && position !== 'relative') || transform !== 'none';
        const place = {
          paint: own === 'rgba(0, 0, 0, 0),1,none,normal' ? outer.paint : `${own};${outer.paint}`,
          isLoose: backgroundImage !== 'none' || (!isOpaque && (isMoved || outer.isLoose)),
        };
        places.set(element, place);
        return place;
      };
      const paintOf = (element: Element): string | null => {
        const { paint, isLoose } = placeOf(element);
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        return isLoose ? null : [color, fontSize, fontWeight, textShadow, paint].join();
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
      const knownPaints = new Set(known);
      const unread = [...document.body.querySelectorAll('*')].filter((element) => {
        if (!hasText(element)) return false;
        const asSeen = { visibilityProperty: true, opacityProperty: true };
        if (!element.checkVisibility(asSeen)) return false;
        const paint = paintOf(element);
        return paint === null || !knownPaints.has(paint);
      });
      if (unread.length === 0) return { found: [], read: [] };
      const { violations, passes } = await (globalThis as unknown as Tools).axe.run(
        { include: unread },
        {
          ...options,
          runOnly: { type: 'rule', values: ['color-contrast'] },
          resultTypes: ['violations', 'passes'],
          selectors: false,
          elementRef: true,
        },
      );
      const found = violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
      const read = passes
        .flatMap(({ nodes }) => nodes)
        .filter(({ any }) =>
          any.some(({ data }) => (data as { contrastRatio?: number } | null)?.contrastRatio),
        )
        .map(({ element }) => paintOf(element!))
        .filter((paint) => paint !== null);
      return { found, read: [...new Set(read)] };
    },
    { options: CONTRAST[ground], known: [...known] },
  );
  for (const paint of read) known.add(paint);
  return found;
}

/** The page as it stands has no serious violation, light and dark, and is no wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await settled(page);
    expect(await violationsOn(page, theme === 'dark' ? 'colours' : 'none')).toEqual([]);
  }
}
