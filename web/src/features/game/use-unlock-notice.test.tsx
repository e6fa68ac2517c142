import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { hiddenAthlete } from '../../testing/fake-game-rules.ts';
import { createFakeProfileApi, someStates } from '../../testing/fake-profile-api.ts';
import { serveFake } from '../../testing/serve-fake.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { storeOnFakeApi } from '../../testing/store-on-fake-api.ts';
import { Toaster } from '../../ui/toast/toast.tsx';
import type { GameStore } from '../../play/state/game-store.ts';
import { useUnlockNotice } from './use-unlock-notice.ts';

function Screen({ store }: { store: GameStore }) {
  useUnlockNotice(store);
  return <Toaster label="Notifications" closeLabel="Close" />;
}

async function winAs(userId: string | undefined) {
  const profile = createFakeProfileApi();
  const unlockedAt = '2026-11-20T12:00:00.000Z';
  profile.answers.readUserAchievements = someStates({
    first_victory: { unlocked: true, unlockedAt, progress: 1 },
  });
  serveFake(profile);
  const user = userId === undefined ? undefined : aUser({ id: userId });
  session.setState(user ? { state: 'user', user } : { state: 'guest' }, true);
  const { store } = storeOnFakeApi();
  render(<Screen store={store} />);
  await act(() => store.start());
  const before = profile.sent.length;
  await act(async () => {
    await store.submitGuess(hiddenAthlete);
  });
  return { profile, before, store };
}

beforeAll(startEnglish);

describe('what a game unlocked', () => {
  test('is announced after it has ended, not before', async () => {
    const { profile, before } = await winAs('winner');
    expect(await screen.findByText('Achievement unlocked: First victory')).toBeTruthy();
    expect(before).toBe(0);
    await waitFor(() => expect(profile.calls('markAchievementSeen')).toHaveLength(1));
  });

  test('is not requested for a guest', async () => {
    const { profile, store } = await winAs(undefined);
    expect(store.getState().phase.state).toBe('finished');
    await act(async () => {
      await import('../../lib/unlocks.ts');
    });
    expect(profile.sent).toEqual([]);
  });
});
