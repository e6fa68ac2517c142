import type { Page } from '@playwright/test';
import { challengeOn, joinOn, lobbyOn, openLink } from '../screens/challenge-on-screen.ts';
import type { ChallengeSet } from './challenge-set.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import type { Stop } from '../page/route-stops.ts';
import { pt, type Texts } from '../screens/texts.ts';

/** Opens the dialog of an invitation to the first friend. */
export async function openInvite(page: Page, texts: Texts = pt): Promise<void> {
  await gameOn(page, texts).button(texts.invite.button).first().click();
  await gameOn(page, texts).dialog.getByRole('radio').first().waitFor();
}

/** The screens of challenges, for the first person of the set. */
export const challengeStops = (
  { lobby, running, won, open, final }: ChallengeSet,
  texts: Texts = pt,
): readonly Stop[] => [
  {
    where: 'lobby',
    path: `/game/${lobby}`,
    ready: async (page) => {
      await lobbyOn(page, texts).start.waitFor();
      await lobbyOn(page, texts).live.waitFor();
    },
  },
  {
    where: 'challenge',
    path: `/game/${running}`,
    ready: async (page) => {
      await gameOn(page, texts).openField.waitFor();
      await challengeOn(page, texts).connection('live').first().waitFor({ state: 'attached' });
    },
  },
  {
    where: 'challenge with the list of the others open',
    path: `/game/${running}`,
    ready: async (page) => {
      await gameOn(page, texts).openField.waitFor();
      // With few opponents a wide screen shows the open list.
      const { strip } = challengeOn(page, texts);
      if ((await strip.count()) > 0) await strip.click();
      await challengeOn(page, texts).panel.getByRole('list').waitFor();
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
      await gameOn(page, texts).button(texts.challenge.leave.button).click();
      await gameOn(page, texts).dialog.waitFor();
    },
  },
  {
    where: 'dialog of the winner',
    path: `/game/${won}`,
    ready: (page) => challengeOn(page, texts).goOn.waitFor(),
  },
  {
    where: 'comparison so far',
    path: `/game/${open}`,
    ready: (page) => challengeOn(page, texts).open.waitFor(),
  },
  {
    where: 'comparison',
    path: `/game/${final}`,
    ready: (page) => challengeOn(page, texts).final.waitFor(),
  },
  {
    where: 'invitations',
    path: '/profile?tab=friends',
    ready: (page) =>
      gameOn(page, texts).button(texts.invite.decline).first().scrollIntoViewIfNeeded(),
  },
  {
    where: 'dialog of an invitation',
    path: '/profile?tab=friends',
    ready: (page) => openInvite(page, texts),
  },
];

/** The pages of links as a guest sees them. */
export const joinStops = ({ link }: ChallengeSet, texts: Texts = pt): readonly Stop[] => [
  {
    where: 'page of a link',
    path: link,
    ready: (page) => joinOn(page, texts).nickname.fill('Neto'),
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
