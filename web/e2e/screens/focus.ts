import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { eventually } from './eventually.ts';

/**
 * The focused element: its name, and whether a ring of at least two pixels is drawn on or around
 * it.
 */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const around = [element, element?.parentElement, element?.parentElement?.parentElement];
    const hasRing = around.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    // A field's label begins with its name; "optional" may follow.
    const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    const words = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
    const named = element?.getAttribute('aria-label') ?? (words ?? element)?.textContent;
    return {
      name: named?.trim().slice(0, 60) ?? '',
      hasRing,
      onScreen: bottom > 0 && top < window.innerHeight,
      inDialog: element?.closest('[role=dialog]') !== null,
    };
  });
}

/**
 * Presses Tab until the element with this name has the focus; every stop on the way must show a
 * ring.
 */
export async function tabTo(
  page: Page,
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    assert.ok(now.hasRing, `"${now.name}" shows no focus`);
    assert.ok(now.onScreen, `"${now.name}" has the focus out of sight`);
    if (now.name === name) return;
  }
  assert.fail(`Tab does not reach "${name}"`);
}

export async function seeFocusOn(page: Page, name: string): Promise<void> {
  await eventually(async () => assert.equal((await focused(page)).name, name));
}

export async function seeFocusIn(field: Locator): Promise<void> {
  await eventually(async () =>
    assert.ok(await field.evaluate((each) => each === document.activeElement)),
  );
}

export async function seeFocusKeptInDialog(page: Page): Promise<void> {
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const now = await focused(page);
    assert.ok(now.inDialog, `${key} leaves the dialog for "${now.name}"`);
  }
}
