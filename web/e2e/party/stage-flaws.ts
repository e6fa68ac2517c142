import type { Page } from '@playwright/test';
import { findingsOf } from '../screens/axe.ts';

/** The smallest type at 1280 × 720 that is read from three metres, in px. */
const leastType = 28;

/** Texts that are too small for a room, or that the window or their own place cuts off. */
function unreadTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const elements = [...document.querySelectorAll('main *')];
    return elements.flatMap((element) => {
      const isOwn = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (!isOwn || element.closest('svg') || right - left < 2 || !element.checkVisibility())
        return [];
      const text = element.textContent?.slice(0, 30);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const line = element.closest('li');
      const place = element.parentElement?.getBoundingClientRect();
      const clips = [element, element.parentElement].map(
        (each) => each && getComputedStyle(each).overflowX !== 'visible',
      );
      const isCut =
        (clips[0] && element.scrollWidth > element.clientWidth + 1) ||
        (clips[1] && place && right > place.right + 1);
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      return [
        ...(line && line.offsetHeight < size ? [`"${text}" is higher than its line`] : []),
        ...(size < smallest - 0.01 ? [`"${text}" has ${size} px`] : []),
        ...(isCut ? [`"${text}" is cut off`] : []),
        ...(isOut ? [`"${text}" is not in the window`] : []),
      ];
    });
  }, least);
}

/** What a room could not read or a person could not use, in both themes; the window has 1280 × 720. */
export async function stageFlaws(page: Page, where: string): Promise<string[]> {
  const flaws: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    flaws.push(...(await findingsOf(page, `${where}, ${colorScheme}`)));
  }
  const unread = await unreadTexts(page, leastType);
  return [...flaws, ...unread.map((flaw) => `${where}: ${flaw}`)];
}
