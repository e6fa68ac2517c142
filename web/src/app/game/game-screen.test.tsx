import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { Call, CallInput } from '../../lib/api.ts';
import { createFakeGameApi, type FakeGameApi } from '../../testing/fake-game-api.ts';
import { hiddenAthlete, newGame, withHint } from '../../testing/fake-game-rules.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { serveFake } from '../../testing/serve-fake.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ShowResults } from './show-results.tsx';
import { GameScreen } from './game-screen.tsx';
import { signIn } from '../../testing/a-user.ts';
import { address, openPage } from '../../testing/open-page.tsx';

const choice = { sport: 'tennis', league: 'wta', difficulty: 'easy' };

type Entry = string | { pathname: string; state: unknown };

function open(path: Entry, prepare: (api: FakeGameApi) => void = () => undefined) {
  const api = serveFake(createFakeGameApi());
  prepare(api);
  const user = openPage(
    <>
      <ShowResults>
        <Routes>
          {['/dashboard', '/game/:id', '/games/:id'].map((each) => (
            <Route key={each} path={each} element={<GameScreen />} />
          ))}
        </Routes>
      </ShowResults>
      <PageLink to="/dashboard">Play</PageLink>
    </>,
    path,
  );
  return { api, user };
}

const attempt = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Make your guess' });
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

beforeEach(() => {
  preferReducedMotion();
  signIn();
});

describe('the address', () => {
  test.each(['/dashboard', '/game/abc'])('%s starts one game and shows its id', async (path) => {
    const { api } = open(path);
    await attempt('Attempt 1 of 5');
    await waitFor(() => expect(address()).toBe('/game/101'));
    expect(api.calls('createGame')).toHaveLength(1);
    expect(api.calls('readGame')).toHaveLength(0);
  });

  test('with the id of a game shows no choice and takes no letters until that game is known', async () => {
    const arrival = Promise.withResolvers<void>();
    const { api } = open('/game/7', (fake) => {
      fake.games.set(7, newGame(7, choice));
      const { call } = fake;
      fake.call = (async (endpoint: Endpoint, input: CallInput<Endpoint>) => {
        const reply = await call(endpoint, input);
        if (endpoint.name === 'readGame') await arrival.promise;
        return reply;
      }) as Call;
    });
    await waitFor(() => expect(api.calls('readGame')).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Opening the game…');
    expect(screen.queryByRole('button', { name: 'Tennis' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'League' })).toBeNull();
    expect(field().disabled).toBe(true);
    arrival.resolve();
    await attempt('Attempt 1 of 7');
    expect(field().disabled).toBe(false);
    expect(pressed('Tennis')).toBe('true');
  });

  test('with the id of a game says nothing of going on once that game is over', async () => {
    const { user } = open('/games/7', ({ games }) => games.set(7, withHint(newGame(7, choice), 1)));
    await attempt('Attempt 1 of 7');
    expect(await screen.findByText('Game loaded')).toBeTruthy();
    await user.type(field(), `${hiddenAthlete}{Enter}`);
    await screen.findByRole('dialog', { name: hiddenAthlete });
    await waitFor(() => expect(screen.queryByText('Game loaded')).toBeNull());
  });

  test('follows Play to the game that waits, even if that is the one on screen', async () => {
    const waiting = withHint(newGame(7, choice), 1);
    const { api, user } = open('/game/7', ({ games }) => games.set(7, waiting));
    await attempt('Attempt 1 of 7');
    await user.click(screen.getByRole('link', { name: 'Play' }));
    await waitFor(() => expect(api.calls('readUnfinishedGames')).toHaveLength(1));
    await attempt('Attempt 1 of 7');
    expect(await screen.findByText('Game loaded')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/game/7'));
    expect(api.calls('createGame')).toHaveLength(0);
  });
});

test('what is typed before the next game arrives is kept, and sent to that game', async () => {
  const arrival = Promise.withResolvers<void>();
  const { api, user } = open('/dashboard', (fake) => {
    const { call } = fake;
    fake.call = (async (endpoint: Endpoint, input: CallInput<Endpoint>) => {
      if (endpoint.name === 'resetGame') await arrival.promise;
      return call(endpoint, input);
    }) as Call;
  });
  await attempt('Attempt 1 of 5');
  await user.type(field(), 'for the first');
  await user.click(screen.getByRole('button', { name: 'New athlete' }));
  expect(field().value).toBe('');
  await user.type(field(), 'Salah{Enter}');
  expect(api.calls('submitGuess')).toHaveLength(0);
  arrival.resolve();
  await attempt('Attempt 2 of 5');
  expect(api.games.get(101)?.guesses).toEqual([]);
  expect(api.games.get(102)?.guesses).toMatchObject([{ guess: 'Salah' }]);
});

describe('the end', () => {
  const lost = { completed: true, athleteName: hiddenAthlete, remainingGuesses: 0, timeTaken: 9 };
  const lostGame = ({ games }: FakeGameApi) =>
    void games.set(7, { ...newGame(7, choice), ...lost });

  test('of a loaded game opens on demand, once and again, and says nothing of going on', async () => {
    const { user } = open('/game/7', lostGame);
    await attempt('Out of guesses');
    expect(await screen.findByText(hiddenAthlete)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Game loaded')).toBeNull();
    for (const _ of ['first', 'second']) {
      await user.click(await screen.findByRole('button', { name: 'Result' }));
      expect(await screen.findByRole('dialog', { name: hiddenAthlete })).toBeTruthy();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  test('of a game whose details are gone says so', async () => {
    open('/game/7', ({ games }) => {
      games.set(7, { ...newGame(7, choice), ...lost, detailsRemoved: true });
    });
    await attempt('Out of guesses');
    expect(
      await screen.findByText(/guesses and hints of this game are no longer stored/),
    ).toBeTruthy();
  });

  test('of a game chosen in the history opens with it', async () => {
    open({ pathname: '/game/7', state: { result: true } }, lostGame);
    expect(await screen.findByRole('dialog', { name: hiddenAthlete })).toBeTruthy();
  });
});
