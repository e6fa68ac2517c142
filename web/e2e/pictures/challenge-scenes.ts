import { challengeOn } from '../screens/challenge-on-screen.ts';
import type { ChallengeSet } from '../challenge/challenge-set.ts';
import { openInvite } from '../challenge/challenge-stops.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import type { Scene, Setting } from './scene.ts';
import { joinOn, openLink } from '../screens/join-on-screen.ts';
import { lobbyOn } from '../screens/lobby-on-screen.ts';
import { invitesOn } from '../screens/invitations-on-screen.ts';

const gameIn =
  (state: keyof ChallengeSet): Scene['path'] =>
  ({ cast }) =>
    `/game/${cast.challenges[state]}`;

const friendsTab = { as: 'owner', path: '/profile?tab=friends' } as const;

const lobby: Scene = {
  name: 'challenge-lobby',
  title: 'The lobby of a challenge',
  as: 'owner',
  path: gameIn('lobby'),
  ready: async ({ page, texts }) => {
    await lobbyOn(page, texts).start.waitFor();
    await lobbyOn(page, texts).live.waitFor();
  },
};

const challenge: Scene = {
  name: 'challenge',
  title: 'A challenge of four',
  as: 'owner',
  path: gameIn('running'),
  ready: async ({ page, texts }) => {
    await gameOn(page, texts).openField.waitFor();
    await challengeOn(page, texts).connection('live').first().waitFor({ state: 'attached' });
  },
};

const opponents: Scene = {
  ...challenge,
  name: 'challenge-opponents',
  title: 'A challenge, the others one by one',
  ready: async (setting: Setting) => {
    await challenge.ready(setting);
    const { strip, panel } = challengeOn(setting.page, setting.texts);
    // With few opponents a wide screen shows the open list.
    if ((await strip.count()) > 0) await strip.click();
    await panel.getByRole('list').waitFor();
  },
};

const winner: Scene = {
  name: 'challenge-winner',
  title: 'Another player has won',
  as: 'owner',
  path: gameIn('won'),
  ready: ({ page, texts }) => challengeOn(page, texts).goOn.waitFor(),
};

const comparison: Scene = {
  name: 'challenge-comparison',
  title: 'The comparison',
  as: 'owner',
  path: gameIn('final'),
  ready: ({ page, texts }) => challengeOn(page, texts).final.waitFor(),
  whole: 'on phones',
};

const waiting: Scene = {
  name: 'challenge-waiting',
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
  path: ({ cast }) => cast.challenges.link,
  ready: async ({ page, texts }) => {
    await joinOn(page, texts).nickname.fill('Neto');
  },
};

/** Challenges: how they begin, run and end. */
export const challengeScenes: readonly Scene[] = [
  invite,
  invitations,
  lobby,
  challenge,
  opponents,
  winner,
  waiting,
  comparison,
  link,
  join,
];
