import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { session } from '../../../lib/session-store.ts';
import { aUser } from '../../../testing/a-user.ts';
import { type Answer, serve, refusal } from '../../../testing/serve.ts';
import { aChallengeView, aPlayerView } from '../../../testing/challenge-view-builder.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { ShowResults } from '../../../app/game/show-results.tsx';
import { GameScreen } from '../../../app/game/game-screen.tsx';
import { lookAgain, openPage } from '../../../testing/open-page.tsx';

const game = 'GET /api/games/101';
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

function open(view: GameView, more: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = { [game]: view, ...more };
  const api = serve(answers);
  const user = openPage(
    <ShowResults>
      <Routes>
        <Route path="/game/:id" element={<GameScreen />} />
      </Routes>
    </ShowResults>,
    '/game/101',
  );
  return { api, answers, user };
}

const hour = 3_600_000;

/** The start is set for this time (ms). */
function counting(startsAt: number, version: number): GameView {
  const at = new Date(startsAt).toISOString();
  return aLobbyView([ana({ waiting: false }), aPlayerView()], {
    ...{ version, startedAt: at },
    lobby: { startsAt: at, canStart: false },
    challenge: { creatorId: 'ana', startsAt: at },
  });
}

const people = async () =>
  within(await screen.findByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent ?? '');

beforeEach(() => {
  preferReducedMotion();
  window.scrollTo = () => undefined;
  session.setState({ state: 'user', user: aUser({ username: 'ana' }) }, true);
});

describe('the lobby', () => {
  test('names everybody and how they are, and shows nothing of the athlete', async () => {
    const ben = aPlayerView({ displayName: 'Ben', waiting: true });
    const cem = aPlayerView({ userId: 'cem', username: 'cem', status: 'invited' });
    const dan = aPlayerView({ userId: 'dan', username: 'dan', status: 'declined' });
    const eva = aPlayerView({ userId: 'eva', username: 'eva', guessesUsed: 1 });
    open(aLobbyView([ana(), ben, cem, dan, eva]));
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

  test('tells screen readers who has come and who has declined', async () => {
    const invited = [
      aPlayerView({ displayName: 'Ben', status: 'invited' }),
      aPlayerView({ userId: 'dan', username: 'dan', status: 'invited' }),
    ];
    const { answers } = open(aLobbyView([ana(), ...invited]));
    await people();
    const [ben, dan] = invited;
    const answered = [
      { ...ben, status: 'playing', waiting: true },
      { ...dan, status: 'declined' },
    ] as PlayerView[];
    answers[game] = aLobbyView([ana(), ...answered], { version: 2 });
    await lookAgain();
    const news = await screen.findByText('Ben is in. dan has declined the challenge');
    expect(news.role).toBe('status');
  });

  test('says who is awaited, and offers Start only to who may press it', async () => {
    const players = [aPlayerView({ displayName: 'Ben', waiting: true }), ana()];
    const view = aLobbyView(players, { lobby: { startsAt: null, canStart: false } });
    open({ ...view, challenge: { creatorId: 'ben', startsAt: null } });
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
    const { answers } = open(opensIn(hour, 1, false));
    expect(await screen.findByText(/^If Ben doesn't start, you can in \d+:\d\d\.$/)).toBeTruthy();
    answers[game] = opensIn(-1, 2, true);
    await lookAgain();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    expect(screen.getAllByText('You can start now, too.')).toHaveLength(2);
    expect(screen.queryByText(/^If Ben/)).toBeNull();
  });

  test('the creator who is alone may cancel, invite by link, or start', async () => {
    open(aLobbyView([ana(), aPlayerView({ status: 'invited' })]));
    expect(await screen.findByText('Nobody else is here yet.')).toBeTruthy();
    for (const name of ['Start', 'Cancel challenge', 'Invite by link']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  test('pressed, Start counts down and opens the game, with the focus in the field', async () => {
    const players = [ana(), aPlayerView({ waiting: true })];
    const { api, answers, user } = open(aLobbyView(players));
    const button = await screen.findByRole('button', { name: 'Start' });
    answers[start] = counting(Date.now() + hour, 2);
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Get ready!' })).toBeTruthy();
    expect(screen.getByText('The challenge starts in 3 seconds.').role).toBe('status');
    expect(api.requests(start)).toHaveLength(1);
    answers[game] = counting(Date.now() - 1, 3);
    await lookAgain();
    const field = await screen.findByRole('combobox', { name: 'Make your guess' });
    expect(screen.getByText('Go! The challenge has started.').role).toBe('alert');
    await waitFor(() => expect(document.activeElement).toBe(field));
    // What was withheld is read until the server gives it.
    expect(screen.queryByRole('img')).toBeNull();
    answers[game] = { ...aChallengeView({ version: 3 }), ticket: null };
    expect(await screen.findByRole('img', { name: /^Hidden athlete/ })).toBeTruthy();
  });

  test('a start that fails is reported, and can be pressed again', async () => {
    const { user, api } = open(aLobbyView([ana(), aPlayerView({ waiting: true })]), {
      [start]: refusal(403, 'not_the_starter', 'Somebody else starts this game'),
    });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Somebody else starts this game')).toBeTruthy();
    await act(async () => undefined);
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(api.requests(start)).toHaveLength(2);
  });
});
