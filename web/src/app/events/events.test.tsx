import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { signIn } from '../../testing/a-user.ts';
import { aChallengeItem, aListedPlayer, eventOf } from '../../testing/a-challenge-item.ts';
import { anInvite, ben } from '../../testing/an-invite.ts';
import { serve } from '../../testing/serve.ts';
import { createFakeLive } from '../../testing/fake-live.ts';
import { aGameView } from '../../testing/game-view-builder.ts';
import { EventToasts } from './events.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

function open(path = '/feedback') {
  const line = createFakeLive();
  serve({
    'GET /api/multiplayer/invites': [anInvite()],
    'POST /api/multiplayer/games/7/join': aGameView({ id: 7 }),
    'POST /api/multiplayer/games/8/join': aGameView({ id: 8 }),
  });
  openPage(<EventToasts live={line.live} />, path);
  return {
    line,
    push: (...args: Parameters<typeof line.push>) => act(() => line.push(...args)),
  };
}

const toasts = () => {
  const area = screen.queryByRole('region');
  const shown = area ? within(area).queryAllByRole('listitem') : [];
  return shown.map((toast) => toast.textContent);
};

beforeEach(() => signIn());

describe('a signed-in user', () => {
  test('holds the connection as long as the page is there', () => {
    const { line } = open();
    expect(line.count.holders).toBe(1);
    cleanup();
    expect(line.count.holders).toBe(0);
  });
});

describe('an invitation', () => {
  test('is announced on every page, with a button to join the game', async () => {
    const { push } = open();
    push('invite', anInvite());
    expect(await screen.findByText('Ben has challenged you')).toBeTruthy();
    expect(screen.getByText('Basketball · NBA · Hard')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Join Game' }));
    expect(await screen.findByText('Invitation Accepted')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/game/7'));
  });

  test('is announced once, even if its event arrives twice', async () => {
    const { push } = open();
    push('invite', anInvite());
    await screen.findByText('Ben has challenged you');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    push('invite', anInvite());
    expect(toasts()).toEqual([]);
  });

  test('to the game on the screen is not announced', async () => {
    const { push } = open('/games/7');
    push('invite', anInvite());
    push('friend-request', { id: 'r', userId: 'b', createdAt: '2026-11-21T10:00:00Z', user: ben });
    expect(await screen.findByText('Ben wants to be your friend')).toBeTruthy();
    expect(toasts()).toHaveLength(1);
  });

  test('that is cancelled removes its toast', async () => {
    const { push } = open();
    push('invite', anInvite());
    await screen.findByText('Ben has challenged you');
    push('invite-closed', { gameId: 7, reason: 'cancelled' });
    expect(toasts()).toEqual([]);
  });
});

describe('a rematch', () => {
  test('is announced with a button to join the new game', async () => {
    const { push } = open();
    push('rematch', { gameId: 7, rematchId: 8, username: 'ben', displayName: 'Big Ben' });
    expect(await screen.findByText('Big Ben wants a rematch')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Join Game' }));
    expect(await screen.findByText('Invitation Accepted')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/game/8'));
  });

  test('is announced as one, once, whether its invitation comes before or after', async () => {
    const { push } = open();
    push('invite', anInvite({ id: 'i2', gameId: 8 }));
    push('rematch', { gameId: 7, rematchId: 8, username: 'ben' });
    push('invite', anInvite({ id: 'i2', gameId: 8 }));
    push('rematch', { gameId: 7, rematchId: 8, username: 'ben' });
    expect(await screen.findByText('ben wants a rematch')).toBeTruthy();
    expect(toasts()).toHaveLength(1);
  });

  test('is left to the game on the screen, and so is the invitation to it', async () => {
    const { push } = open('/game/7');
    push('rematch', { gameId: 7, rematchId: 8, username: 'ben' });
    push('invite', anInvite({ id: 'i2', gameId: 8 }));
    await act(async () => undefined);
    expect(toasts()).toEqual([]);
  });
});

describe('news of a challenge', () => {
  const item = aChallengeItem({
    players: [
      aListedPlayer(),
      aListedPlayer({ userId: 'b', username: 'ben', displayName: 'Ben' }),
      aListedPlayer({ userId: 'c', username: 'cem' }),
    ],
  });
  const numbers = { score: 90, timeTaken: 30, hints: 0 };
  const winner = { userId: 'b', username: 'ben', displayName: 'Ben', ...numbers };
  const news = (...of: [string, NonNullable<GameEvent['news']>[number]['did']][]) =>
    eventOf(item, { news: of.map(([userId, did]) => ({ userId, did })) });

  test.each([
    ['joined', 'Ben has joined the challenge'],
    ['declined', 'Ben has declined the challenge'],
    ['won', 'Ben got it, too'],
    ['lost', 'Ben is out of guesses'],
    ['gave-up', 'Ben gave up'],
  ] as const)('tells that an opponent has %s, and leads to the game', async (did, text) => {
    const { push } = open();
    push('player-changed', news(['b', did]));
    expect(await screen.findByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See' }));
    await waitFor(() => expect(address()).toBe('/game/7'));
  });

  test('tells that the challenge starts, and whose answer starts it', async () => {
    const { push } = open();
    push('started', news(['b', 'declined']));
    expect(await screen.findByText('Your challenge is starting')).toBeTruthy();
    expect(screen.getByText('Ben has declined the challenge')).toBeTruthy();
    expect(toasts()).toHaveLength(1);
  });

  test('names the winner', async () => {
    const { push } = open();
    const state = { ...item, challenge: { ...item.challenge, winnerId: 'b' } };
    push('opponent-won', { ...news(['b', 'won']), state, winner });
    expect(await screen.findByText('Ben got it first!')).toBeTruthy();
  });

  test('tells what others did in the same moment as the user', async () => {
    const { push } = open();
    push('player-changed', { ...news(['u1', 'joined'], ['c', 'declined']), by: 'u1' });
    expect(await screen.findByText('cem has declined the challenge')).toBeTruthy();
  });

  test('tells several at once in one toast', async () => {
    const { push } = open();
    push('player-changed', news(['b', 'joined'], ['c', 'lost']));
    expect(await screen.findByText('cem is out of guesses')).toBeTruthy();
    expect(toasts()).toHaveLength(1);
  });

  test('tells the end with the own place, once, though the last win is an event of its own', async () => {
    const { push } = open();
    const challenge = { ...item.challenge, winnerId: 'b', finished: 'all-done' } as const;
    const last = { ...news(['b', 'won']), state: { ...item, challenge } };
    const standing = { status: 'won', guessesUsed: 1, ...numbers } as const;
    const standings = [
      { ...standing, userId: 'b', rank: 1 },
      { ...standing, userId: 'u1', rank: 2 },
    ];
    push('opponent-won', { ...last, winner });
    expect(toasts()).toEqual([]);
    push('finished', { ...last, reason: 'all-done', athleteName: 'Ada Quill', standings });
    expect(await screen.findByText('The challenge is over')).toBeTruthy();
    expect(screen.getByText('Ben got it first! · Your place: 2 of 2')).toBeTruthy();
  });

  test('show no toast for own actions, a guess, a repeated event or the game on screen', async () => {
    const { push } = open('/game/8');
    push('player-changed', { ...news(['u1', 'won']), by: 'u1' });
    push('player-changed', news(['u1', 'joined']));
    push('opponent-guessed', eventOf(item));
    push('player-changed', { ...news(['b', 'won']), gameId: 8 });
    await act(async () => undefined);
    expect(toasts()).toEqual([]);
    push('opponent-finished', { ...news(['b', 'lost']), version: 9 });
    await screen.findByText('Ben is out of guesses');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    push('opponent-finished', { ...news(['b', 'lost']), version: 9 });
    expect(toasts()).toEqual([]);
  });
});

describe('events of friends', () => {
  test('lead to the list of friends', async () => {
    const { push } = open();
    push('friend-accepted', { id: 'f', friend: { ...ben, totalScore: 3 } });
    expect(await screen.findByText('Ben is now your friend')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See' }));
    await waitFor(() => expect(address()).toBe('/profile?tab=friends'));
  });
});
