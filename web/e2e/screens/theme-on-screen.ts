import type { Page } from '@playwright/test';
import { pt } from './texts.ts';

export const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

export async function chooseTheme(page: Page, choice: 'light' | 'dark' | 'system') {
  await page.getByRole('combobox', { name: pt.theme.label }).selectOption(choice);
}

/** Records when <html> gets its theme: before the body exists nothing can have been painted. */
export function noteFirstTheme(): void {
  const note = () => {
    const { theme } = document.documentElement.dataset;
    if (!theme || 'firstTheme' in window) return;
    const paints = performance.getEntriesByType('paint').length;
    Object.assign(window, { firstTheme: { theme, body: document.body !== null, paints } });
  };
  new MutationObserver(note).observe(document, { attributes: true, subtree: true });
}
