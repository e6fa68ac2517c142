import { gameOn } from '../screens/game-on-screen.ts';
import type { Scene } from './scene.ts';

/** What players report as wrong, and where admins decide about it. */
export const correctionScenes: readonly Scene[] = [
  {
    name: 'correction-form',
    title: 'Correction: the form',
    as: 'owner',
    path: '/profile?tab=history',
    ready: async ({ page, texts, cast }) => {
      await page.locator(`a[href="/game/${cast.reported}"]`).click();
      await page.getByRole('tab', { name: texts.result.details }).click();
      await gameOn(page, texts).button(texts.correction.value.ask).click();
      await page.getByLabel(texts.correction.value.which).selectOption('dateOfBirth');
      await page.getByLabel(texts.correction.value.right).fill('29/04/1993');
    },
  },
  {
    name: 'corrections',
    title: 'Corrections: all, for an admin',
    as: 'admin',
    path: '/feedback',
    ready: async ({ page, texts }) => {
      const { tabs } = texts.feedback;
      await page.getByRole('tab', { name: tabs.list, exact: true }).click();
      await page.getByRole('tab', { name: tabs.corrections, exact: true }).click();
      await gameOn(page, texts).button(texts.correction.accept).first().waitFor();
    },
    whole: 'on phones',
  },
];
