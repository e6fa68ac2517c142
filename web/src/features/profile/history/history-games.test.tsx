import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aHistoryItem, serveProfile } from '../../../testing/fake-profile-api.ts';
import { HistoryGames } from './history-games.tsx';
import { openPage } from '../../../testing/open-page.tsx';

const history = 'GET /api/user/games';

function Place() {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>;
}
const place = () => screen.getByTestId('place').textContent;

function open(games: HistoryItem[]) {
  const server = serveProfile({ [history]: games });
  const user = openPage(
    <>
      <HistoryGames />
      <Place />
    </>,
  );
  return { ...server, user };
}

const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, ' '),
  );

const days = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

/** The shown start of `aHistoryItem`, in the zone of this machine. */
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(
  new Date(aHistoryItem().startTime),
);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the history', () => {
  test('shows outcome, athlete, start, sport, level and score of each game', async () => {
    open([aHistoryItem(), aHistoryItem({ id: 6, athleteName: 'Bea', won: false, score: 0 })]);
    expect(await rows()).toEqual([
      `WonAda SecretovaTennisHard${hour}103 pts2 of 3 guesses`,
      `LostBeaTennisHard${hour}0 pts2 of 3 guesses`,
    ]);
    expect(days()).toEqual(['Nov 20, 2026103 pts']);
  });

  test('groups the games by day, and adds up the points of each', async () => {
    const noon = new Date(2026, 10, 25, 12);
    jest.spyOn(Date, 'now').mockReturnValue(noon.getTime());
    const today = noon.toISOString();
    open([
      aHistoryItem({ id: 3, startTime: today, score: 40 }),
      aHistoryItem({ id: 2, startTime: today, score: 1200 }),
      aHistoryItem({ id: 1 }),
    ]);
    await rows();
    expect(days()).toEqual([
      expect.stringMatching(/^todayNov 25, 20261,240 pts$/),
      'Nov 20, 2026103 pts',
    ]);
  });

  test('shows the sticker of a won game, and an empty place for a lost one', async () => {
    const sticker = { picture: '/api/user/stickers/atp~ada?v=1-rare', rarity: 'rare' } as const;
    open([aHistoryItem({ sticker }), aHistoryItem({ id: 6, won: false, score: 0 })]);
    const [won, lost] = await screen.findAllByRole('listitem');
    expect(won?.querySelector('img')?.getAttribute('src')).toBe(sticker.picture);
    expect(lost?.querySelector('img')).toBeNull();
  });

  test('links a finished game to its result, and marks a challenge, which has a table', async () => {
    const { user } = open([
      aHistoryItem({ id: 41 }),
      aHistoryItem({ id: 42, athleteName: 'Bea', isMultiplayer: true }),
    ]);
    expect(await rows()).toEqual([
      `WonAda SecretovaTennisHard${hour}103 pts2 of 3 guesses`,
      `WonBeaTennisHard${hour}Challenge103 pts2 of 3 guesses`,
    ]);
    await user.click(screen.getByRole('link', { name: /Bea/ }));
    expect(place()).toBe('/game/42 null');
    await user.click(screen.getByRole('link', { name: /Ada Secretova/ }));
    expect(place()).toBe('/game/41 {"result":true}');
  });

  test('links to an unfinished game, whose athlete is unknown', async () => {
    const running = { completed: false, won: false, athleteName: null, score: 0 };
    open([aHistoryItem({ id: 41, ...running })]);
    const [row] = await rows();
    expect(row).toContain('Tennis · HardUnknown AthleteStill running');
    const link = screen.getByRole('link', { name: 'Resume' });
    expect(link.getAttribute('href')).toBe('/game/41');
    expect(screen.queryByText('0 pts')).toBeNull();
  });

  test('folds all open games but two, before the finished ones', async () => {
    const running = { completed: false, won: false, athleteName: null, score: 0 };
    const games = [5, 4, 3].map((id) => aHistoryItem({ id, ...running }));
    const { user } = open([...games, aHistoryItem({ id: 9 })]);
    expect(await screen.findByRole('region', { name: /^Open games/ })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Resume' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show all (3)' }));
    expect(screen.getAllByRole('link', { name: 'Resume' })).toHaveLength(3);
    expect((await rows())[3]).toContain('Ada Secretova');
  });

  test('says Recently if the date cannot be formatted', async () => {
    open([aHistoryItem({ startTime: 'soon' })]);
    await rows();
    expect(days()).toEqual(['Recently103 pts']);
  });

  test('invites to play if there is no game', async () => {
    open([]);
    expect(await screen.findByText('No games played yet')).toBeTruthy();
    expect(screen.getByText('Start playing to see your game history here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play Now' }).getAttribute('href')).toBe('/');
  });

  test('shows more on demand, until there is no more', async () => {
    const full = Array.from({ length: 50 }, (_, index) => aHistoryItem({ id: 90 - index }));
    const { answers, requests, user } = open(full);
    expect(await rows()).toHaveLength(20);
    // The day may go on in the next answer.
    expect(days()).toEqual(['Nov 20, 2026']);
    answers[history] = [aHistoryItem({ id: 3, athleteName: 'The very first' })];
    const more = screen.getByRole('button', { name: 'Show more' });
    await user.click(more);
    expect(await rows()).toHaveLength(40);
    expect(requests(history)).toHaveLength(1);
    await user.click(more);
    expect(await screen.findByText('The very first')).toBeTruthy();
    expect(await rows()).toHaveLength(51);
    expect(days()).toEqual(['Nov 20, 20265,253 pts']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
