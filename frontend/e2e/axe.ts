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
  ].map((rule) => [rule, { enabled: false }]),
);

/** What tells a state of a page from the one in which every rule has been tried. */
type Difference = 'none' | 'colours' | 'measures';

const only = (...values: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values } });

/** In the dark: 7:1, and 4.5:1 for large letters, in one go; axe has two rules for it, and the second only adds to the first. */
const COLOURS: axe.RunOptions & { checks: object } = {
  ...only('color-contrast', 'link-in-text-block'),
  checks: {
    'color-contrast': {
      options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } } },
    },
  },
};

/** The rules that a difference leaves to try, and those of them that see more than structure: colours, and places. */
const RULES: Record<Difference, { all: axe.RunOptions; seeing: axe.RunOptions }> = {
  none: {
    all: { rules: WITHOUT },
    seeing: only('color-contrast', 'link-in-text-block', 'scrollable-region-focusable'),
  },
  colours: { all: COLOURS, seeing: COLOURS },
  measures: {
    all: { rules: { ...WITHOUT, 'color-contrast': { enabled: false } } },
    seeing: only('link-in-text-block', 'scrollable-region-focusable'),
  },
};

interface Tools {
  axe: typeof axe;
  /** Structures to which every rule was put: elements, attributes, texts, and which of them can be seen. */
  tried: Set<string>;
}

/**
 * Serious violations of every rule that knows any, or of those that can differ from the page as it was tried before:
 * to a structure that was tried already, only rules that see more than structure are put again.
 */
export async function violationsOn(page: Page, difference: Difference = 'none'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async ({ all, seeing }) => {
    const tools = globalThis as unknown as Tools;
    const elements = [...document.querySelectorAll('*')];
    const asSeen = { visibilityProperty: true, opacityProperty: true };
    const seen = elements.map((element) => Number(element.checkVisibility(asSeen))).join('');
    const structure = document.documentElement.outerHTML.replaceAll(/ (class|style)="[^"]*"/g, '');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seen + structure));
    const name = new Uint8Array(digest).join();
    tools.tried ??= new Set();
    const rules = tools.tried.has(name) ? seeing : all;
    if (!('runOnly' in rules)) tools.tried.add(name);
    // Where a violation is, its own HTML tells.
    return tools.axe.run(document, { resultTypes: ['violations'], selectors: false, ...rules });
  }, RULES[difference]);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
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
