import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { aChallengeItem, aListedPlayer } from '../../testing/a-challenge-item.ts';
import { aUser } from '../../testing/a-user.ts';
import { type Answer, answeringFetch } from '../../testing/answering-fetch.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { HomeSheet } from './home-sheet.tsx';

const realFetch = globalThis.fetch;
const list = 'GET /api/multiplayer/games';

function open(answers: Record<string, Answer>) {
  const server = answeringFetch(answers);
  globalThis.fetch = server.fetch;
  session.setState({ state: 'user', user: aUser() }, true);
  render(
    <MemoryRouter>
      <HomeSheet shown={undefined} busy={false} onPlay={() => undefined} />
    </MemoryRouter>,
  );
  return server;
}

beforeAll(startEnglish);
afterEach(() => {
  cleanup();
  session.setState({ state: 'guest' }, true);
  globalThis.fetch = realFetch;
});

test('the challenges are read once, and stand under their heading', async () => {
  const players = [aListedPlayer(), aListedPlayer({ userId: 'b', username: 'ben' })];
  const { requests } = open({ [list]: [aChallengeItem({ players })] });
  expect(await screen.findByRole('heading', { name: 'Challenges' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'My challenges' })).toBeTruthy();
  expect(requests(list)).toHaveLength(1);
});

test('the first place of a challenge is told as a place, because nobody may have won it', async () => {
  const visit = { streak: 0, expired: [], friends: [], achievements: [] };
  open({
    [list]: [],
    'POST /api/user/visits': {
      ...visit,
      since: '2026-11-22T12:00:00.000Z',
      challenges: [{ id: 7, rank: 1, players: 2 }],
    },
  });
  const link = await screen.findByRole('link', { name: 'First place in a challenge' });
  expect(link.getAttribute('href')).toBe('/game/7');
  expect(screen.queryByRole('heading', { name: 'Challenges' })).toBeNull();
});
