import type { Home, UnfinishedGame } from '@craque/common/contracts/history.ts';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { aChallengeItem, aListedPlayer } from '../../testing/a-challenge-item.ts';
import { signIn } from '../../testing/a-user.ts';
import { ben } from '../../testing/an-invite.ts';
import { type Answer, serve } from '../../testing/serve.ts';
import { aSticker, someAlbums, someStats } from '../../testing/fake-profile-api.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { HomeSheet } from './home-sheet.tsx';

const list = 'GET /api/multiplayer/games';

const sheet = (over: boolean) => (
  <MemoryRouter>
    <HomeSheet game={null} shown={1} over={over} busy={false} onPlay={() => undefined} />
  </MemoryRouter>
);

function open(answers: Record<string, Answer>) {
  const server = serve(answers);
  signIn();
  const { rerender, unmount } = render(sheet(false));
  return { ...server, unmount, end: () => rerender(sheet(true)) };
}

const visiting = 'POST /api/user/visits';
const noNews = { since: null, expired: [], challenges: [], friends: [], achievements: [] };
const aHome = (collected = 0, streak = 0, games: UnfinishedGame[] = []): Home => ({
  stats: someStats(),
  stickers: [],
  album: someAlbums({ nba: collected }),
  unfinished: { streak, games },
});
const aWaitingGame = (id: number): UnfinishedGame => ({
  ...{ id, sport: 'soccer', league: 'La Liga', difficulty: 'medium' },
  ...{ totalGuesses: 5, remainingGuesses: 3, potentialScore: 60 },
  waitsUntil: '2026-11-22T12:00:00.000Z',
});

beforeAll(startEnglish);
afterEach(() => {
  session.setState({ state: 'guest' }, true);
});

test('the challenges are read once, and stand under their heading, beside the way to a party', async () => {
  const players = [aListedPlayer(), aListedPlayer({ userId: 'b', username: 'ben' })];
  const { requests } = open({ [list]: [aChallengeItem({ players })] });
  expect(await screen.findByRole('heading', { name: 'Challenges' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'My challenges' })).toBeTruthy();
  expect(requests(list)).toHaveLength(1);
  const party = screen.getByRole('link', { name: 'Start a party' });
  expect(party.getAttribute('href')).toBe('/party');
});

test('the first place of a challenge is shown as a place, because nobody may have won it', async () => {
  const challenges = [{ id: 7, rank: 1, players: 2 }];
  const since = '2026-11-22T12:00:00.000Z';
  open({ [list]: [], [visiting]: { ...noNews, since, challenges, home: aHome() } });
  const link = await screen.findByRole('link', { name: 'First place in a challenge' });
  expect(link.getAttribute('href')).toBe('/game/7');
  expect(screen.queryByRole('heading', { name: 'Challenges' })).toBeNull();
});

test('what has happened since the visit before is listed, and nothing on the first', async () => {
  const since = '2026-11-22T12:00:00.000Z';
  const news = { achievements: [{ key: 'first_victory', title: 'First Victory' }], friends: [ben] };
  const collected = ['2026-11-22T12:01:00.000Z', '2026-11-22T11:59:00.000Z'];
  const stickers = collected.map((collectedAt, at) => ({
    ...aSticker({ collectedAt, athleteId: `athlete-${at}` }),
    ...{ sport: 'basketball', league: 'NBA' },
  }));
  const visit = { ...noNews, ...news, home: { ...aHome(), stickers } };
  const answers: Record<string, Answer> = { [list]: [], [visiting]: { ...visit, since } };
  const { unmount } = open(answers);
  const region = await screen.findByRole('region', { name: 'Since your last visit' });
  expect(within(region).getByText('1 new sticker')).toBeTruthy();
  const links = within(within(region).getAllByRole('list').at(-1) as HTMLElement);
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile?tab=achievements',
    '/profile?tab=friends',
  ]);
  unmount();
  answers[visiting] = visit;
  open(answers);
  await screen.findByRole('region', { name: 'New game' });
  expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
});

test('of the games that wait two are listed with until when, and all of them are in the history', async () => {
  const home = aHome(0, 0, [1, 2, 3, 4].map(aWaitingGame));
  open({ [list]: [], [visiting]: { ...noNews, home } });
  const region = await screen.findByRole('region', { name: 'Also waiting for you' });
  const rows = within(region).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/game/2',
    '/game/3',
  ]);
  for (const row of rows) expect(row.textContent).toMatch(/until \D*\d\d:\d\d/);
  const all = within(region).getByRole('link', { name: 'All open games' });
  expect(all.getAttribute('href')).toBe('/profile?tab=history');
});

test('the end of a game shows at once: in the streak and the album', async () => {
  const answers: Record<string, Answer> = {
    [list]: [],
    [visiting]: { ...noNews, home: aHome() },
  };
  const { end } = open(answers);
  expect(await screen.findByRole('link', { name: /^0 of \d+ stickers$/ })).toBeTruthy();
  expect(screen.queryByText(/in a row/)).toBeNull();
  answers['GET /api/user/home'] = aHome(1, 1);
  end();
  expect(await screen.findByText('1 win in a row')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^1 of \d+ stickers$/ })).toBeTruthy();
});
