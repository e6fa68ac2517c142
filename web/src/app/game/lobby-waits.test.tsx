import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { signIn } from '../../testing/a-user.ts';
import { aChallengeView } from '../../testing/challenge-view-builder.ts';
import { openPage } from '../../testing/open-page.tsx';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { serve } from '../../testing/serve.ts';
import { GameScreen } from './game-screen.tsx';

beforeEach(() => {
  preferReducedMotion();
  signIn();
});

test('until its screen is loaded a lobby is a sign of waiting, and no empty sheet', async () => {
  const lobby = { startsAt: null, canStart: true };
  serve({ 'GET /api/games/7': aChallengeView({ id: 7, lobby }) });
  openPage(
    <Routes>
      <Route path="/game/:id" element={<GameScreen />} />
    </Routes>,
    '/game/7',
  );
  // In a file of its own: the screen is loaded once.
  expect((await screen.findByText('Loading')).closest('[role=status]')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});
