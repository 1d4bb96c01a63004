import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './screens.ts';
import { expectNoSidewaysScroll } from './support.ts';

/** What tells a state of a page from the one in which every rule has been tried. */
type Difference = 'none' | 'colours' | 'measures';

/** The rules that a difference leaves to try. */
const RULES: Record<Difference, axe.RunOptions> = {
  none: {},
  colours: { runOnly: ['cat.color'] },
  measures: { rules: { 'color-contrast': { enabled: false } } },
};

/** Serious violations of every rule, or of those that can differ from the page as it was tried before. */
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
