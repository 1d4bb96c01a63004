import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './screens.ts';
import { expectNoSidewaysScroll } from './support.ts';

/** What tells a state of a page from the one in which every rule has been tried. */
type Difference = 'none' | 'colours' | 'measures';

/** Without these rules: what they find is moderate at most, by their definition, and they walk through the whole page. */
const WITHOUT = Object.fromEntries(
  [
    ...['region', 'heading-order', 'page-has-heading-one', 'skip-link', 'aria-allowed-role'],
    ...['empty-heading', 'empty-table-header', 'presentation-role-conflict', 'landmark-one-main'],
    ...['landmark-unique', 'landmark-banner-is-top-level', 'landmark-main-is-top-level'],
    ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-main'],
  ].map((rule) => [rule, { enabled: false }]),
);

/** The rules that a difference leaves to try. */
const RULES: Record<Difference, axe.RunOptions> = {
  none: { rules: WITHOUT },
  colours: { runOnly: ['cat.color'] },
  measures: { rules: { ...WITHOUT, 'color-contrast': { enabled: false } } },
};

/** Serious violations of every rule that knows any, or of those that can differ from the page as it was tried before. */
export async function violationsOn(page: Page, difference: Difference = 'none'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        // Where a violation is, its own HTML tells.
        selectors: false,
        ...rules,
      }),
    RULES[difference],
  );
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
