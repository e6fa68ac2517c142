import type { GameView } from '@craque/common/contracts/games.ts';
import { beforeEach } from '@jest/globals';
import { Route, Routes } from 'react-router-dom';
import { GameScreen } from '../app/game/game-screen.tsx';
import { PlayGame } from '../app/game/play-page.tsx';
import { ShowResults } from '../app/game/show-results.tsx';
import { signIn } from './a-user.ts';
import { openPage } from './open-page.tsx';
import { preferReducedMotion } from './reduced-motion.ts';
import { type Answer, serve } from './serve.ts';

export const readGame = 'GET /api/games/101';

// Every test that imports this begins as the user `ana`.
beforeEach(() => {
  preferReducedMotion();
  localStorage.clear();
  window.scrollTo = () => undefined;
  signIn({ username: 'ana' });
});

/** Shows a challenge; without a ticket, because the connection is tested elsewhere. */
export function openChallenge(
  view: GameView,
  more: Record<string, Answer> = {},
  path = '/game/101',
) {
  const answers: Record<string, Answer> = { [readGame]: { ...view, ticket: null }, ...more };
  const api = serve(answers);
  const user = openPage(
    <ShowResults>
      <Routes>
        <Route path="/game/:id" element={<GameScreen />} />
        <Route path="/join/:code" element={<PlayGame id={101} />} />
        <Route path="*" element={null} />
      </Routes>
    </ShowResults>,
    path,
  );
  return { api, answers, user };
}
