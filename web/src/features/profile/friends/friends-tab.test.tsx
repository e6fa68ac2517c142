import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFriendRequests } from '@craque/common/contracts/friends.ts';
import { keepByEvents } from '../../../lib/pushed-reads.ts';
import { reads } from '../../../lib/use-read.ts';
import { signIn } from '../../../testing/a-user.ts';
import { anInvite } from '../../../testing/an-invite.ts';
import { type Answer, serve, refusal } from '../../../testing/serve.ts';
import { createFakeLive } from '../../../testing/fake-live.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { FriendsTab } from './friends-tab.tsx';
import { address, openPage } from '../../../testing/open-page.tsx';

const zico = { id: 'z', username: 'zico', displayName: null, avatarUrl: null };
const sofia = { id: 's', username: 'sofia', displayName: 'Sofia', avatarUrl: null };
const asked = { id: 'r1', userId: 's', createdAt: '2026-11-20T10:00:00.000Z', user: sofia };

const line = createFakeLive();
keepByEvents(line.live);

function open(more: Record<string, Answer | 'offline'> = {}) {
  const answers: Record<string, Answer | 'offline'> = {
    'GET /api/user/friends': [],
    'GET /api/user/friend-requests': [],
    'GET /api/users/search': [],
    'GET /api/multiplayer/invites': [],
    'GET /api/leagues': { leagues: [] },
    ...more,
  };
  signIn({ defaultSport: 'tennis' });
  const server = serve(answers);
  const user = openPage(<FriendsTab />);
  const find = async (name: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Username' }), `${name}{Enter}`);
  };
  return { answers, server, user, find, line };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the friends tab', () => {
  test('leads a player without friends to the search, and follows the events', async () => {
    const { user, answers, line } = open({ 'GET /api/multiplayer/games': [] });
    await user.click(await screen.findByRole('button', { name: 'Find friends' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
    const entry = { id: 'f1', friend: { ...zico, totalScore: 7 } };
    answers['GET /api/user/friends'] = [entry];
    act(() => line.push('friend-accepted', entry));
    expect(await screen.findByText('No challenges yet. Invite a friend to a game.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Find friends' })).toBeNull();
    answers['GET /api/user/friend-requests'] = [asked];
    act(() => line.push('friend-request', asked));
    expect(await screen.findByText('@sofia')).toBeTruthy();
  });

  test('enables the search only for a name that is not blank', async () => {
    const { server, user } = open();
    const button = () => screen.getByRole('button', { name: 'Search' }) as HTMLButtonElement;
    expect(button().disabled).toBe(true);
    for (const blank of ['   ', '@']) {
      await user.type(screen.getByRole('textbox', { name: 'Username' }), blank);
      expect(button().disabled).toBe(true);
    }
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'lia');
    expect(button().disabled).toBe(false);
    await user.click(button());
    expect(server.requests('GET /api/users/search')).toHaveLength(1);
  });

  test('shows the relation to each found user', async () => {
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

  test('brings what a search has found into view, and moves the page for no later read', async () => {
    const intoView = jest.fn<Element['scrollIntoView']>();
    Element.prototype.scrollIntoView = intoView;
    const found = { ...zico, totalScore: 5, relation: 'none' };
    const { find, user, answers } = open({
      'GET /api/users/search': [found],
      'POST /api/user/friends': { ...asked, friendId: zico.id, status: 'pending' },
    });
    await find('zico');
    await screen.findByRole('list', { name: 'Search results' });
    expect(intoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
    answers['GET /api/users/search'] = [{ ...found, relation: 'requested' }];
    await user.click(screen.getByRole('button', { name: 'Add Friend' }));
    await screen.findByText('Requested');
    expect(intoView).toHaveBeenCalledTimes(1);
  });

  test('clears the results of a search that fails, with a message', async () => {
    const { find } = open({
      'GET /api/users/search': refusal(500, 'internal', 'Internal server error'),
    });
    await find('zico');
    expect(await screen.findByText('No users found with that username')).toBeTruthy();
    expect(await screen.findByText(/^Failed to search for users\. /)).toBeTruthy();
  });

  const sent = 'POST /api/user/friends';
  const reply = { ...asked, friendId: 'z', status: 'pending' };
  const found = (relation: string) => ({
    'GET /api/users/search': [{ ...zico, totalScore: 5, relation }],
  });

  test('repeats a request with the same key after a lost answer, with a new one after a refusal', async () => {
    const { answers, find, server, user } = open({ ...found('none'), [sent]: 'offline' });
    await find('zico');
    const ask = () => user.click(screen.getByRole('button', { name: 'Add Friend' }));
    await screen.findByText('@zico');
    await ask();
    expect(await screen.findByText(/^Failed to send friend request\. /)).toBeTruthy();
    answers[sent] = refusal(409, 'friend_request_sent', 'Friend request already sent');
    await ask();
    expect(await screen.findByText(/Friend request already sent/)).toBeTruthy();
    answers[sent] = reply;
    Object.assign(answers, found('requested'));
    await ask();
    expect(await screen.findByText('Friend Request Sent')).toBeTruthy();
    expect(await screen.findByText('Requested')).toBeTruthy();
    const [first, second, third] = server.requests(sent).map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ['the listed request', [{ ...asked, userId: 'z' }], 'POST /api/user/friends/r1/accept'],
    ['one that is not listed, by a request in turn', [], sent],
  ])('accepts from the search %s', async (_, requests, route) => {
    const { find, server, user } = open({
      ...found('requesting'),
      'GET /api/user/friend-requests': requests,
      'POST /api/user/friends/r1/accept': { id: 'f1', friend: { ...zico, totalScore: 5 } },
      [sent]: { ...reply, status: 'accepted' },
    });
    await find('zico');
    const results = within(await screen.findByRole('list', { name: 'Search results' }));
    await user.click(results.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Friend Request Accepted')).toBeTruthy();
    expect(server.requests(route)).toHaveLength(1);
  });

  test('sends one answer at a time', async () => {
    const { server } = open({
      'GET /api/user/friend-requests': [asked],
      'POST /api/user/friends/r1/reject': { id: 'r1', status: 'rejected' },
    });
    const decline = await screen.findByRole<HTMLButtonElement>('button', { name: 'Decline' });
    fireEvent.click(decline);
    expect(decline.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
    expect(await screen.findByText('Friend Request Rejected')).toBeTruthy();
    expect(server.requests('POST /api/user/friends/r1/reject')).toHaveLength(1);
  });

  test.each([
    ['Accept', 'accept', /^Failed to accept friend request\. /],
    ['Decline', 'reject', /^Failed to reject friend request\. /],
  ])('keeps a request if %s fails, and says so', async (name, call, text) => {
    const { user } = open({
      'GET /api/user/friend-requests': [asked],
      [`POST /api/user/friends/r1/${call}`]: 'offline',
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('@sofia')).toBeTruthy();
  });

  test('shows who has asked and when, and makes a friend of an accepted one', async () => {
    const { answers, user } = open({
      'GET /api/user/friend-requests': [asked],
      'POST /api/user/friends/r1/accept': { id: 'f1', friend: { ...sofia, totalScore: 7 } },
    });
    expect(await screen.findByText('@sofia')).toBeTruthy();
    expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
    expect(reads.peek(readFriendRequests)?.length).toBe(1);
    answers['GET /api/user/friend-requests'] = [];
    answers['GET /api/user/friends'] = [{ id: 'f1', friend: { ...sofia, totalScore: 7 } }];
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Friend Request Accepted')).toBeTruthy();
    expect(await part('Friends').findByText('7 pts')).toBeTruthy();
    expect(screen.getByText('No pending friend requests')).toBeTruthy();
    expect(reads.peek(readFriendRequests)?.length).toBe(0);
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

describe('an invitation', () => {
  const invites = 'GET /api/multiplayer/invites';

  test('shows who challenges to what, and for how long', async () => {
    open({ [invites]: [anInvite()] });
    const row = await part('Game Invitations').findByRole('listitem');
    expect(row.textContent).toBe('BBen@ben24 hr leftBasketball · NBA · HardJoin GameDecline');
  });

  test('opens the game once it is accepted', async () => {
    const { user } = open({
      [invites]: [anInvite()],
      'POST /api/multiplayer/games/7/join': aGameView({ id: 7 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join Game' }));
    expect(await screen.findByText("You've joined the multiplayer game")).toBeTruthy();
    expect(screen.getByText('Invitation Accepted')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/game/7'));
  });

  test('disappears once it is declined, and the heading takes the focus', async () => {
    const { answers, user } = open({
      [invites]: [anInvite()],
      'POST /api/multiplayer/games/7/decline': { id: 7, status: 'declined' },
    });
    const button = await screen.findByRole('button', { name: 'Decline' });
    answers[invites] = [];
    await user.click(button);
    expect(await screen.findByText("You've declined the multiplayer game invitation")).toBeTruthy();
    expect(await screen.findByText('No game invitations')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Game Invitations');
  });

  test.each([
    ['Join Game', 'join', 'Failed to join the game. This game is closed'],
    ['Decline', 'decline', 'Failed to decline the invitation. This game is closed'],
  ])('says why %s was refused', async (name, call, text) => {
    const { user } = open({
      [invites]: [anInvite()],
      [`POST /api/multiplayer/games/7/${call}`]: refusal(410, 'game_closed', 'closed'),
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});

describe('the invite dialog', () => {
  const friends = [
    { id: 'f1', friend: { ...zico, totalScore: 0 } },
    { id: 'f2', friend: { ...sofia, totalScore: 0 } },
  ];

  async function openDialog(more: Record<string, Answer | 'offline'> = {}) {
    const opened = open({ 'GET /api/user/friends': friends, ...more });
    const buttons = await screen.findAllByRole('button', { name: 'Invite to Game' });
    await opened.user.click(buttons[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Game' }));
    return { ...opened, dialog };
  }

  test('opens with the friend, the preferred sport and medium', async () => {
    const { dialog } = await openDialog();
    const chosen = (role: 'checkbox' | 'radio', name: string) =>
      dialog.getByRole<HTMLInputElement>(role, { name }).checked;
    expect(chosen('checkbox', 'zico')).toBe(true);
    expect(chosen('checkbox', 'Sofia')).toBe(false);
    expect(chosen('radio', 'Tennis')).toBe(true);
    expect(chosen('radio', 'Medium')).toBe(true);
    expect(dialog.queryByRole('radio', { name: 'Expert' })).toBeNull();
  });

  test('offers the leagues of the sport, the closed ones as coming soon', async () => {
    const pools = { easy: 1, medium: 1, hard: 1, expert: 1 };
    const { dialog, user } = await openDialog({
      'GET /api/leagues': {
        leagues: ['nba', 'fiba-world-cup'].map((league) => ({
          ...{ sport: 'basketball', league, open: false, pools },
        })),
      },
    });
    await user.click(dialog.getByRole('radio', { name: 'Basketball' }));
    const options = dialog.getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => [option.textContent, option.disabled])).toEqual([
      ['NBA · coming soon', true],
      ['EuroLeague', false],
      ['FIBA World Cup · coming soon', true],
      ['WNBA', false],
    ]);
    expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('euroleague');
  });

  test('creates the game and opens it', async () => {
    const { dialog, user, server } = await openDialog({
      'POST /api/multiplayer/games': aGameView({ id: 44 }),
    });
    await user.click(dialog.getByRole('checkbox', { name: 'Sofia' }));
    await user.click(dialog.getByRole('button', { name: 'Create Game' }));
    expect(
      await screen.findByText('Multiplayer game created and invitation sent successfully'),
    ).toBeTruthy();
    expect(screen.getByText('Game Created')).toBeTruthy();
    expect(address()).toBe('/game/44');
    const [sent] = server.requests('POST /api/multiplayer/games');
    expect(sent?.body).toMatchObject({ friendIds: ['z', 's'], sport: 'tennis', league: 'atp' });
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('needs a friend', async () => {
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: 'zico' }));
    const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create Game' });
    expect(create.disabled).toBe(true);
  });

  test('stays open over a failure; its challenge keeps its key until it is refused or changed', async () => {
    const create = 'POST /api/multiplayer/games';
    const { answers, dialog, user, server } = await openDialog({ [create]: 'offline' });
    const press = () => user.click(dialog.getByRole('button', { name: 'Create Game' }));
    await press();
    answers[create] = refusal(403, 'only_friends', 'You can only invite friends');
    await press();
    const text = 'Failed to create multiplayer game. You can only invite friends';
    expect(await screen.findByText(text)).toBeTruthy();
    answers[create] = refusal(503, 'busy', 'Busy');
    await press();
    await user.click(dialog.getByRole('radio', { name: 'Hard' }));
    await press();
    const keys = server.requests(create).map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3]);
  });

  test('goes to at most seven friends', async () => {
    const many = Array.from({ length: 8 }, (_, index) => {
      const friend = { ...zico, id: `z${index}`, username: `zico${index}`, totalScore: 0 };
      return { id: `f${index}`, friend };
    });
    const { dialog, user } = await openDialog({ 'GET /api/user/friends': many });
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes.slice(1, 7)) await user.click(box);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([...Array(7).fill(false), true]);
    await user.click(boxes[2] as HTMLElement);
    expect(boxes[7]?.disabled).toBe(false);
  });
});
