import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { createFakeGameApi, outage } from '../../testing/fake-game-api.ts';
import { serveFake } from '../../testing/serve-fake.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { storeOnFakeApi } from '../../testing/store-on-fake-api.ts';
import { preferredChoice } from '../../play/state/game-choice.ts';
import type { GameStore } from '../../play/state/game-store.ts';
import { GameScreen } from './game-screen.tsx';
import { GuestScreen } from '../../features/game/guest-screen.tsx';
import { openPage } from '../../testing/open-page.tsx';

const wish = { defaultSport: 'tennis', defaultDifficulty: 'expert' } as const;
const preferred = { sport: 'tennis', league: 'atp', difficulty: 'expert' } as const;

function open(Screen: typeof GameScreen) {
  const api = serveFake(createFakeGameApi());
  openPage(<Screen />);
  return { created: () => api.calls('createGame').map(({ body }) => body) };
}

const attempt = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const signIn = (overrides: Parameters<typeof aUser>[0]) =>
  act(() => session.become(aUser(overrides)));

beforeEach(() => {
  preferReducedMotion();
  session.setState({ state: 'loading' }, true);
});

/** The session's answer arrives after the store is created and before the page's effects run. */
function OpenedLate() {
  useLayoutEffect(() => session.become(aUser(wish)), []);
  return <GuestScreen />;
}

describe('the first game', () => {
  test('of the main screen is of the preferred sport and level', async () => {
    signIn(wish);
    const { created } = open(GameScreen);
    await attempt('Attempt 1 of 2');
    expect(created()).toEqual([{ ...preferred, isGuest: false, reopen: true }]);
  });

  test('of the start page is replaced by the preferred one as soon as the user is known', async () => {
    const { created } = open(GuestScreen);
    await attempt('Attempt 1 of 5');
    signIn(wish);
    await attempt('Attempt 1 of 2');
    expect(created().at(-1)).toEqual({ ...preferred, isGuest: false, reopen: true });
  });

  test('of the start page is the preferred one if the user becomes known while it opens', async () => {
    const { created } = open(OpenedLate);
    await attempt('Attempt 1 of 2');
    expect(created()).toEqual([{ ...preferred, isGuest: false, reopen: true }]);
  });

  test('of the start page stays for a guest and for a user with the defaults', async () => {
    const { created } = open(GuestScreen);
    await attempt('Attempt 1 of 5');
    signIn({});
    act(() => session.become(aUser(wish)));
    await waitFor(() => expect(screen.queryByText('Guest')).toBeNull());
    expect(created()).toHaveLength(1);
  });
});

describe('preferring a game', () => {
  test('takes the first open league of the sport', () => {
    const closed = (open: boolean) => ({ open, pools: {} });
    const listed = [
      { league: 'atp', ...closed(false) },
      { league: 'wta', ...closed(true) },
    ] as unknown as Parameters<typeof preferredChoice>[1];
    expect(preferredChoice(aUser(wish), listed, 'pt')).toEqual({ ...preferred, league: 'wta' });
  });

  test('starts a game if the default one could not be started', async () => {
    const { store, api, phase, game } = storeOnFakeApi();
    api.fail('createGame', outage, { times: 4 });
    await store.start();
    expect(phase()).toBe('failed');
    await store.prefer(preferred);
    expect(game()).toMatchObject(preferred);
  });

  test.each([
    ['has guessed', (store: GameStore) => store.submitGuess('Bukayo Saka')],
    ['has chosen', (store: GameStore) => store.start({ sport: 'basketball' })],
  ])('does nothing once the player %s', async (_, act) => {
    const { store, game } = storeOnFakeApi();
    await store.start();
    await act(store);
    const before = game();
    await store.prefer(preferred);
    expect(game()).toBe(before);
  });

  test('does nothing during a guess', async () => {
    const { store, game } = storeOnFakeApi();
    await store.start();
    const sending = store.submitGuess('Bukayo Saka');
    await store.prefer(preferred);
    await sending;
    expect(game()).toMatchObject({ sport: 'soccer', remainingGuesses: 4 });
  });
});

test.each([
  ['has hints and the clock by default', {}, true, true],
  ['has no hints if they are off', { showHints: false }, false, true],
  ['has no clock if timers are off', { showTimers: false }, true, false],
])('a game on screen %s', async (_, choices, hasHints, hasClock) => {
  signIn(choices);
  open(GameScreen);
  await attempt('Attempt 1 of 5');
  expect(screen.queryByRole('button', { name: /^Hint/ }) !== null).toBe(hasHints);
  expect(screen.queryByRole('timer') !== null).toBe(hasClock);
  expect(screen.getByRole('button', { name: 'New athlete' })).toBeTruthy();
});
