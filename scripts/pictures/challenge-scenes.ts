import { challengeOn } from '../../web/e2e/screens/challenge-on-screen.ts';
import type { ChallengeSet } from '../../web/e2e/challenge/challenge-set.ts';
import { openInvite } from '../../web/e2e/challenge/challenge-stops.ts';
import { gameOn } from '../../web/e2e/screens/game-on-screen.ts';
import type { Scene, Setting } from './scene.ts';
import { joinOn, openLink } from '../../web/e2e/screens/join-on-screen.ts';
import { invitesOn } from '../../web/e2e/screens/invitations-on-screen.ts';

const gameIn =
  (state: keyof ChallengeSet): Scene['path'] =>
  ({ cast }) =>
    `/game/${cast.duels[state]}`;

const friendsTab = { as: 'owner', path: '/profile?tab=friends' } as const;

const duel: Scene = {
  name: 'duel',
  title: 'A challenge of four',
  as: 'owner',
  path: gameIn('running'),
  ready: async ({ page, texts }) => {
    await gameOn(page, texts).openField.waitFor();
    await challengeOn(page, texts).connection('live').first().waitFor({ state: 'attached' });
  },
};

const rivals: Scene = {
  ...duel,
  name: 'duel-rivals',
  title: 'A challenge, the others one by one',
  ready: async (setting: Setting) => {
    await duel.ready(setting);
    const { strip, panel } = challengeOn(setting.page, setting.texts);
    // With few others a wide screen has the list open.
    if ((await strip.count()) > 0) await strip.click();
    await panel.getByRole('list').waitFor();
  },
};

const winner: Scene = {
  name: 'duel-winner',
  title: 'Another player has won',
  as: 'owner',
  path: gameIn('won'),
  ready: ({ page, texts }) => challengeOn(page, texts).goOn.waitFor(),
};

const comparison: Scene = {
  name: 'duel-comparison',
  title: 'The comparison',
  as: 'owner',
  path: gameIn('final'),
  ready: ({ page, texts }) => challengeOn(page, texts).final.waitFor(),
  whole: 'on phones',
};

const waiting: Scene = {
  name: 'duel-waiting',
  title: 'The comparison while others still play',
  as: 'owner',
  path: gameIn('open'),
  ready: ({ page, texts }) => challengeOn(page, texts).open.waitFor(),
  whole: 'on phones',
};

const invite: Scene = {
  name: 'invite',
  title: 'Inviting friends',
  ...friendsTab,
  ready: ({ page, texts }) => openInvite(page, texts),
};

const invitations: Scene = {
  name: 'invitations',
  title: 'Invitations',
  ...friendsTab,
  ready: async ({ page, texts }) => {
    const join = invitesOn(page, texts).list.getByRole('button', { name: texts.invite.join });
    await join.scrollIntoViewIfNeeded();
  },
};

const link: Scene = {
  name: 'link',
  title: 'The link of a challenge',
  as: 'owner',
  path: gameIn('running'),
  ready: ({ page, texts }) => openLink(page, texts),
};

const join: Scene = {
  name: 'join',
  title: 'Joining by link',
  path: ({ cast }) => cast.duels.link,
  ready: async ({ page, texts }) => {
    await joinOn(page, texts).nickname.fill('Neto');
  },
};

/** Challenges (§2): how they begin, run and end. */
export const duelScenes: readonly Scene[] = [
  invite,
  invitations,
  duel,
  rivals,
  winner,
  waiting,
  comparison,
  link,
  join,
];
