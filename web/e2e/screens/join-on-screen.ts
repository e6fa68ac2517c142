import type { Page } from '@playwright/test';
import { gameOn } from './game-on-screen.ts';
import { filled, pt, type Texts } from './texts.ts';

/** The elements of the page of a link, by role and name. */
export function joinOn(page: Page, texts: Texts = pt) {
  return {
    title: (name: string) =>
      page.getByRole('heading', { name: filled(texts.join.title, { name }), level: 1 }),
    nickname: page.getByLabel(texts.join.nickname, { exact: true }),
    enter: gameOn(page, texts).button(texts.join.asGuest),
  };
}

/** Opens the dialog of the link; returns the link's path. */
export async function openLink(page: Page, texts: Texts = pt): Promise<string> {
  const { button, dialog } = gameOn(page, texts);
  await button(texts.link.button).click();
  const field = dialog.getByLabel(texts.link.address, { exact: true });
  await field.waitFor();
  return new URL(await field.inputValue()).pathname;
}
