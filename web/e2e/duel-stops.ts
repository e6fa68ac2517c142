import type { Page } from 'playwright-core';
import { duelOn } from './duel-on-screen.ts';
import type { DuelSet } from './duel-set.ts';
import { gameOn } from './game-on-screen.ts';
import { joinOn, openLink } from './join-journeys.ts';
import type { Stop } from './route-stops.ts';
import { pt, type Texts } from './texts.ts';

/** Opens the dialog of an invitation to the first friend. */
export async function openInvite(page: Page, texts: Texts = pt): Promise<void> {
  await gameOn(page, texts).button(texts.invite.button).first().click();
  await gameOn(page, texts).dialog.getByRole('radio').first().waitFor();
}

/** The places of challenges, for the first of the people in the set. */
export const duelStops = (
  { running, won, open, final }: DuelSet,
  texts: Texts = pt,
): readonly Stop[] => [
  {
    where: 'duel',
    path: `/game/${running}`,
    ready: (page) => gameOn(page, texts).openField.waitFor(),
  },
  {
    where: 'duel with the list of the others open',
    path: `/game/${running}`,
    ready: async (page) => {
      await duelOn(page, texts).strip.click();
      await duelOn(page, texts).panel.getByRole('list').waitFor();
    },
  },
  {
    where: 'dialog of the link',
    path: `/game/${running}`,
    ready: (page) => openLink(page, texts),
  },
  {
    where: 'dialog of leaving',
    path: `/game/${running}`,
    ready: async (page) => {
      await gameOn(page, texts).button(texts.duel.leave.button).click();
      await gameOn(page, texts).dialog.waitFor();
    },
  },
  {
    where: 'dialog of the winner',
    path: `/game/${won}`,
    ready: (page) => duelOn(page, texts).goOn.waitFor(),
  },
  {
    where: 'comparison so far',
    path: `/game/${open}`,
    ready: (page) => duelOn(page, texts).open.waitFor(),
  },
  {
    where: 'comparison',
    path: `/game/${final}`,
    ready: (page) => duelOn(page, texts).final.waitFor(),
  },
  {
    where: 'invitations',
    path: '/profile?tab=friends',
    ready: (page) => gameOn(page, texts).button(texts.invite.decline).waitFor(),
  },
  {
    where: 'dialog of an invitation',
    path: '/profile?tab=friends',
    ready: (page) => openInvite(page, texts),
  },
];

/** The pages of links as a guest sees them. */
export const joinStops = ({ link }: DuelSet, texts: Texts = pt): readonly Stop[] => [
  {
    where: 'page of a link',
    path: link,
    ready: (page) => joinOn(page, texts).nickname.waitFor(),
  },
  {
    where: 'page of a link, nickname missing',
    path: link,
    ready: async (page) => {
      await joinOn(page, texts).enter.click();
      await page.getByText(texts.errors.nickname_required).waitFor();
    },
  },
  {
    where: 'page of a link that leads nowhere',
    path: '/join/0000000000',
    ready: (page) => page.getByRole('heading', { name: texts.join.unknown.title }).waitFor(),
  },
];
