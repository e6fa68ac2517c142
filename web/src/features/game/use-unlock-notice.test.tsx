import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { hiddenAthlete } from '../../testing/fake-game-rules.ts';
import { serveProfile, someStates } from '../../testing/fake-profile-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { storeOnFakeApi } from '../../testing/store-on-fake-api.ts';
import type { GameStore } from '../../play/state/game-store.ts';
import { useUnlockNotice } from './use-unlock-notice.ts';

function Screen({ store }: { store: GameStore }) {
  useUnlockNotice(store);
  return null;
}

async function winAs(userId: string | undefined) {
  const unlockedAt = '2026-11-20T12:00:00.000Z';
  const states = someStates({ first_victory: { unlocked: true, unlockedAt, progress: 1 } });
  const { sent } = serveProfile({ 'GET /api/user/achievements': states });
  const user = userId === undefined ? undefined : aUser({ id: userId });
  session.setState(user ? { state: 'user', user } : { state: 'guest' }, true);
  const { store } = storeOnFakeApi();
  openPage(<Screen store={store} />);
  await act(() => store.start());
  const before = sent.length;
  await act(async () => {
    await store.submitGuess(hiddenAthlete);
  });
  return { sent, before, store };
}

describe('what a game unlocked', () => {
  test('is announced after it has ended, not before', async () => {
    const { sent, before } = await winAs('winner');
    expect(await screen.findByText('Achievement unlocked: First victory')).toBeTruthy();
    expect(before).toBe(0);
    await waitFor(() =>
      expect(sent.filter(({ route }) => route.endsWith('/seen'))).toHaveLength(1),
    );
  });

  test('is not requested for a guest', async () => {
    const { sent, store } = await winAs(undefined);
    expect(store.getState().phase.state).toBe('finished');
    await act(async () => {
      await import('../../lib/unlocks.ts');
    });
    expect(sent).toEqual([]);
  });
});
