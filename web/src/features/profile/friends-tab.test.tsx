import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answer, answeringFetch, refusal } from '../../testing/answering-fetch.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { Toaster } from '../../ui/toast.tsx';
import { FriendsTab } from './friends-tab.tsx';

const realFetch = globalThis.fetch;
const zico = { id: 'z', username: 'zico', displayName: null, avatarUrl: null };
const sofia = { id: 's', username: 'sofia', displayName: 'Sofia', avatarUrl: null };
const asked = { id: 'r1', userId: 's', createdAt: '2026-11-20T10:00:00.000Z', user: sofia };

function open(more: Record<string, Answer | 'offline'> = {}) {
  const answers: Record<string, Answer | 'offline'> = {
    'GET /api/user/friends': [],
    'GET /api/user/friend-requests': [],
    'GET /api/users/search': [],
    ...more,
  };
  const server = answeringFetch(answers);
  globalThis.fetch = server.fetch;
  render(
    <>
      <FriendsTab />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
  );
  const user = userEvent.setup();
  const find = async (name: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Username' }), `${name}{Enter}`);
  };
  return { answers, server, user, find };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(startEnglish);
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

describe('the friends tab', () => {
  test('says what is not there yet', async () => {
    const { find } = open();
    expect(await screen.findByText('No friends yet')).toBeTruthy();
    expect(screen.getByText('No game invitations')).toBeTruthy();
    expect(screen.getByText('No pending friend requests')).toBeTruthy();
    await find('nobody');
    expect(await screen.findByText('No users found with that username')).toBeTruthy();
  });

  test('lets search only for a name that is not blank', async () => {
    const { server, user } = open();
    const button = () => screen.getByRole('button', { name: 'Search' }) as HTMLButtonElement;
    expect(button().disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Username' }), '   ');
    expect(button().disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'lia');
    expect(button().disabled).toBe(false);
    await user.click(button());
    expect(server.requests('GET /api/users/search')).toHaveLength(1);
  });

  test('shows how each found user stands to the player', async () => {
    const found = ['none', 'requested', 'friend', 'requesting'].map((relation, place) => ({
      ...zico,
      id: `u${place}`,
      totalScore: 1250,
      relation,
    }));
    const { find } = open({ 'GET /api/users/search': found });
    await find('zico');
    const rows = (await within(
      await screen.findByRole('list', { name: 'Search results' }),
    ).findAllByRole('listitem')) as HTMLElement[];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Zzico@zico1,250 ptsAdd Friend',
      'Zzico@zico1,250 ptsRequested',
      'Zzico@zico1,250 ptsFriends',
      'Zzico@zico1,250 ptsAccept',
    ]);
  });

  test('clears the results of a search that fails, and tells', async () => {
    const { find } = open({
      'GET /api/users/search': refusal(500, 'internal', 'Internal server error'),
    });
    await find('zico');
    expect(await screen.findByText('No users found with that username')).toBeTruthy();
    expect(await screen.findByText(/^Failed to search for users\. /)).toBeTruthy();
  });

  test('shows who has asked and when, and makes a friend of the one who is accepted', async () => {
    const { answers, user } = open({
      'GET /api/user/friend-requests': [asked],
      'POST /api/user/friends/r1/accept': { id: 'f1', friend: { ...sofia, totalScore: 7 } },
    });
    expect(await screen.findByText('@sofia')).toBeTruthy();
    expect(screen.getByText('20 Nov 2026')).toBeTruthy();
    answers['GET /api/user/friend-requests'] = [];
    answers['GET /api/user/friends'] = [{ id: 'f1', friend: { ...sofia, totalScore: 7 } }];
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Friend Request Accepted')).toBeTruthy();
    expect(await part('Friends').findByText('7 pts')).toBeTruthy();
    expect(screen.getByText('No pending friend requests')).toBeTruthy();
  });

  test('asks before a friend is removed', async () => {
    const { answers, server, user } = open({
      'GET /api/user/friends': [{ id: 'f1', friend: { ...zico, totalScore: 0 } }],
      'DELETE /api/user/friends/f1': { id: 'f1', status: 'removed' },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove zico' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove zico?' }));
    expect(server.requests('DELETE /api/user/friends/f1')).toEqual([]);
    answers['GET /api/user/friends'] = [];
    await user.click(dialog.getByRole('button', { name: 'Remove friend' }));
    expect(await screen.findByText('No friends yet')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Friends');
  });

  test('that cannot be loaded can be loaded again', async () => {
    const { answers, user } = open({ 'GET /api/user/friends': 'offline' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load profile data');
    answers['GET /api/user/friends'] = [];
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('No friends yet')).toBeTruthy();
  });
});
