import type { CDPSession, Page } from 'playwright-core';

/** The text sizes of the browser's own settings, as people set them there. */
const USUAL = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

/** What stays in sight while a page scrolls leaves this much of the window to the page. */
const LEAST_LEFT = 0.6;

const settings = new WeakMap<Page, CDPSession>();

async function writeIn(page: Page, fontSizes: typeof USUAL): Promise<void> {
  const browser = settings.get(page) ?? (await page.context().newCDPSession(page));
  settings.set(page, browser);
  await browser.send('Page.setFontSizes', { fontSizes });
  await page.waitForFunction(
    (size) => getComputedStyle(document.body).fontSize === `${size}px`,
    fontSizes.standard,
  );
}

/** The page in letters of twice the size. */
export const enlargeText = (page: Page): Promise<void> => writeIn(page, TWICE);

/** The page in letters of the usual size again. */
export const restoreText = (page: Page): Promise<void> => writeIn(page, USUAL);

/** Texts that do not fit into where they are, and so much that stays in sight that little is left for the page. */
export const crampedIn = (page: Page): Promise<string[]> =>
  page.evaluate((leastLeft) => {
    const found: string[] = [];
    const DIALOG = '[role=dialog], [role=alertdialog]';
    const { clientWidth } = document.documentElement;
    let staying = 0;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const words = element.textContent.trim();
      const isSeen =
        words !== '' &&
        element.clientWidth > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.visually-hidden') &&
        style.clipPath === 'none';
      if (!isSeen) continue;
      const told = `${element.tagName.toLowerCase()} "${words.slice(0, 60)}"`;
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const hasOwnWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const spills = style.overflowX === 'visible' && style.display !== 'inline' && hasOwnWords;
      // An ellipsis is put where the whole is said elsewhere.
      if (
        (hides || spills) &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`cut: ${told}`);
      // A clamp is put where the whole is said elsewhere, too.
      if (
        style.overflowY === 'hidden' &&
        style.webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 1
      )
        found.push(`cut below: ${told}`);
      const { width, height } = element.getBoundingClientRect();
      const stays =
        (style.position === 'sticky' || style.position === 'fixed') &&
        (style.top !== 'auto' || style.bottom !== 'auto') &&
        width > clientWidth / 2 &&
        !element.closest(`${DIALOG}, table`) &&
        !element.querySelector(DIALOG);
      if (stays) staying += height;
    }
    if (staying > innerHeight * (1 - leastLeft))
      found.push(`${Math.round(staying)} px of ${innerHeight} px stay in sight`);
    return found;
  }, LEAST_LEFT);
