import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { GuestScreen } from '../features/game/guest-screen.tsx';
import { aChallengeView, aPlayerView } from '../testing/challenge-view-builder.ts';
import { aGameView } from '../testing/game-view-builder.ts';
import { address, openPage } from '../testing/open-page.tsx';
import { preferReducedMotion } from '../testing/reduced-motion.ts';
import { type Answer, refusal, serve } from '../testing/serve.ts';
import { ChallengeRoute } from './challenge-route.tsx';
import { signIn } from '../testing/a-user.ts';

const own = aPlayerView({ userId: 'guest-2', username: 'Zico', isGuest: true, status: 'lost' });
const table = aChallengeView(
  {
    ...{ id: 7, completed: true, athleteName: 'Ada Secretova', ticket: null },
    players: [own, aPlayerView({ username: 'ben', status: 'won' })],
  },
  { finished: 'all-done', creatorId: 'ben' },
  { userId: 'guest-2' },
);

const pages = (
  <Routes>
    <Route path="/challenge/:id" element={<ChallengeRoute />} />
    <Route path="/" element={<GuestScreen />} />
    <Route path="*" element={null} />
  </Routes>
);

beforeEach(() => {
  localStorage.clear();
  preferReducedMotion();
  window.scrollTo = () => undefined;
});

test('a guest finds the table of a challenge again from the guest page, until it is gone', async () => {
  const answers: Record<string, Answer> = {
    'GET /api/games/7': table,
    'POST /api/games': aGameView({ id: 8 }),
    'GET /api/games/8': aGameView({ id: 8 }),
  };
  serve(answers);
  const user = openPage(pages, '/challenge/7');
  await screen.findByRole('heading', { name: 'Final standings' });
  await user.click(screen.getByRole('button', { name: 'New Game' }));
  await user.click(await screen.findByRole('link', { name: 'Challenge with ben' }));
  expect(await screen.findByRole('heading', { name: 'Final standings' })).toBeTruthy();
  expect(address()).toBe('/challenge/7');
  answers['GET /api/games/7'] = refusal(404, 'game_not_found', 'Game not found');
  await user.click(screen.getByRole('button', { name: 'New Game' }));
  await user.click(await screen.findByRole('link', { name: 'Challenge with ben' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('link', { name: 'Challenge with ben' })).toBeNull();
});

test('a user is led to the game among their own', async () => {
  signIn();
  serve({});
  openPage(pages, '/challenge/7');
  await waitFor(() => expect(address()).toBe('/game/7'));
});
