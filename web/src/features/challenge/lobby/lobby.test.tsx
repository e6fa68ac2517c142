import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { refusal } from '../../../testing/serve.ts';
import { aChallengeView, aPlayerView } from '../../../testing/challenge-view-builder.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { openChallenge, readGame } from '../../../testing/open-challenge.tsx';
import { lookAgain } from '../../../testing/open-page.tsx';

const start = 'POST /api/multiplayer/games/101/start';

const ana = (overrides: Partial<PlayerView> = {}) =>
  aPlayerView({ userId: 'ana', username: 'ana', waiting: true, ...overrides });

/** Before the start nothing of the athlete is given. */
function aLobbyView(players: readonly PlayerView[], overrides: Partial<GameView> = {}): GameView {
  const { athleteDetail } = aGameView();
  return aChallengeView({
    players: [...players],
    athleteDetail: { ...athleteDetail, dateBorn: null },
    ...{ athleteImageUrl: null, startedAt: null, ticket: null },
    lobby: { startsAt: null, canStart: true },
    ...overrides,
  });
}

const hour = 3_600_000;

/** The start is set. */
function counting(): GameView {
  const at = new Date(Date.now() + hour).toISOString();
  return aLobbyView([ana({ waiting: false }), aPlayerView()], {
    ...{ version: 2, startedAt: at },
    lobby: { startsAt: at, canStart: false },
    challenge: { creatorId: 'ana', startsAt: at },
  });
}

const people = async () =>
  within(await screen.findByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent ?? '');

describe('the lobby', () => {
  test('names everybody and how they are, and shows nothing of the athlete', async () => {
    const ben = aPlayerView({ displayName: 'Ben', waiting: true });
    const cem = aPlayerView({ userId: 'cem', username: 'cem', status: 'invited' });
    const dan = aPlayerView({ userId: 'dan', username: 'dan', status: 'declined' });
    const eva = aPlayerView({ userId: 'eva', username: 'eva', guessesUsed: 1 });
    openChallenge(aLobbyView([ana(), ben, cem, dan, eva]));
    const [you, waiting, invited, declined, playing] = await people();
    expect(you).toContain('you');
    expect(waiting).toContain('waiting');
    expect(invited).toContain('invitation sent');
    expect(declined).toContain('declined');
    expect(playing).toContain('playing');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Make your guess' })).toBeNull();
    expect(screen.queryByText('Game loaded')).toBeNull();
  });

  test('says that the only friend has declined, and offers to invite or to end', async () => {
    const ben = aPlayerView({ displayName: 'Ben', status: 'declined' });
    openChallenge(aLobbyView([ana(), ben]));
    expect(
      await screen.findByRole('heading', { name: 'Ben has declined the challenge' }),
    ).toBeTruthy();
    expect(screen.getByText(/^Nobody else is coming\. Invite someone by link/)).toBeTruthy();
    for (const name of ['Invite by link', 'Cancel challenge', 'Start'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test('tells screen readers who has come and who has declined', async () => {
    const invited = [
      aPlayerView({ displayName: 'Ben', status: 'invited' }),
      aPlayerView({ userId: 'dan', username: 'dan', status: 'invited' }),
    ];
    const { answers } = openChallenge(aLobbyView([ana(), ...invited]));
    await people();
    const [ben, dan] = invited;
    const answered = [
      { ...ben, status: 'playing', waiting: true },
      { ...dan, status: 'declined' },
    ] as PlayerView[];
    answers[readGame] = aLobbyView([ana(), ...answered], { version: 2 });
    await lookAgain();
    const news = await screen.findByText('Ben is in. dan has declined the challenge');
    expect(news.role).toBe('status');
  });

  test('says who is awaited, and offers Start only to who may press it', async () => {
    const players = [aPlayerView({ displayName: 'Ben', waiting: true }), ana()];
    const view = aLobbyView(players, { lobby: { startsAt: null, canStart: false } });
    openChallenge({ ...view, challenge: { creatorId: 'ben', startsAt: null } });
    expect(await screen.findByRole('heading', { name: 'Waiting for Ben to start' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  test('says in how long one may start in the place of who does not, and when one may', async () => {
    const players = [aPlayerView({ displayName: 'Ben', waiting: true }), ana()];
    const opensIn = (ms: number, version: number, canStart: boolean) => ({
      ...aLobbyView(players, { version, lobby: { startsAt: null, canStart } }),
      challenge: {
        ...{ creatorId: 'ben', startsAt: null },
        startOpensAt: new Date(Date.now() + ms).toISOString(),
      },
    });
    const { answers } = openChallenge(opensIn(hour, 1, false));
    expect(await screen.findByText(/^If Ben doesn’t start, you can in \d+:\d\d\.$/)).toBeTruthy();
    answers[readGame] = opensIn(-1, 2, true);
    await lookAgain();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    expect(screen.getAllByText('You can start now, too.')).toHaveLength(2);
    expect(screen.queryByText(/^If Ben/)).toBeNull();
  });

  test('the creator who is alone may cancel, invite by link, or start', async () => {
    openChallenge(aLobbyView([ana(), aPlayerView({ status: 'invited' })]));
    expect(await screen.findByText('Nobody else is here yet.')).toBeTruthy();
    for (const name of ['Start', 'Cancel challenge', 'Invite by link']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  test('pressed, Start counts down, and is sent once', async () => {
    const players = [ana(), aPlayerView({ waiting: true })];
    const { api, answers, user } = openChallenge(aLobbyView(players));
    const button = await screen.findByRole('button', { name: 'Start' });
    answers[start] = counting();
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'On your marks!' })).toBeTruthy();
    expect(screen.getByText('The challenge starts in 3 seconds.').role).toBe('status');
    expect(api.requests(start)).toHaveLength(1);
  });

  test('a start that fails is reported, and can be pressed again', async () => {
    const { user, api } = openChallenge(aLobbyView([ana(), aPlayerView({ waiting: true })]), {
      [start]: refusal(403, 'not_the_starter', 'Someone else starts this game'),
    });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Someone else starts this game')).toBeTruthy();
    await act(async () => undefined);
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(api.requests(start)).toHaveLength(2);
  });
});
