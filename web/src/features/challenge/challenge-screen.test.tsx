import type { GameView } from '@craque/common/contracts/games.ts';
import type { ChallengeView, PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { session } from '../../lib/session-store.ts';
import { signIn } from '../../testing/a-user.ts';
import { anInvite } from '../../testing/an-invite.ts';
import { refusal } from '../../testing/serve.ts';
import { aPlayerView, aChallengeView } from '../../testing/challenge-view-builder.ts';
import { openChallenge, readGame } from '../../testing/open-challenge.tsx';
import { address, lookAgain } from '../../testing/open-page.tsx';

const opponents = () => screen.findByRole('list', { name: 'Opponents' });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

const ended = (overrides: Partial<GameView> = {}, challenge: Partial<ChallengeView> = {}) =>
  aChallengeView(
    {
      ...{ completed: true, won: true, athleteName: 'Ada Secretova', score: 130, timeTaken: 21 },
      version: 4,
      players: [
        aPlayerView({
          ...{ userId: 'ana', username: 'ana' },
          ...{ status: 'won', guessesUsed: 1, bestBand: 'very-close' },
          ...{ score: 130, timeTaken: 21, hints: 0 },
        }),
        aPlayerView({ displayName: 'Ben' }),
      ],
      ...overrides,
    },
    challenge,
  );

const otherWon: Partial<GameView> = {
  gameCompletedByOtherPlayer: true,
  winnerInfo: { username: 'ben', score: 103, timeTaken: 75 },
};

describe('during the game', () => {
  test('the opponents are listed with their guesses and best bands', async () => {
    const ben = aPlayerView({ displayName: 'Ben', guessesUsed: 2, bestBand: 'close' });
    const cem = aPlayerView({ userId: 'cem', username: 'cem', status: 'invited' });
    openChallenge(aChallengeView({ players: [aPlayerView({ userId: 'ana' }), ben, cem] }));
    const list = within(await opponents()).getAllByRole('listitem');
    expect(list).toHaveLength(2);
    expect(list[0]?.textContent).toContain('Ben');
    expect(list[0]?.textContent).toContain('2 of 5 guesses');
    expect(list[0]?.textContent).toContain('Best: Close');
    expect(list[1]?.textContent).toContain('invitation sent');
    expect(screen.getByText('Checking every few seconds')).toBeTruthy();
  });

  test('many opponents share one line that opens', async () => {
    const many = ['ben', 'cem', 'dan', 'eva', 'flo'].map((userId) =>
      aPlayerView({ userId, username: userId }),
    );
    const { user } = openChallenge(
      aChallengeView({ players: [aPlayerView({ userId: 'ana' }), ...many] }),
    );
    await user.click(await screen.findByRole('button', { name: /Opponents/, expanded: false }));
    expect(within(await opponents()).getAllByRole('listitem')).toHaveLength(5);
  });

  test('the selectors are not to be seen, and the game cannot be left for another one', async () => {
    openChallenge(aChallengeView());
    await opponents();
    expect(screen.queryByRole('button', { name: 'Tennis' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'League' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New athlete' })).toBeNull();
  });

  test('giving up asks for confirmation and is then shown', async () => {
    const left = ended({ won: false, abandoned: true, score: 0, athleteName: null });
    const { user, api } = openChallenge(aChallengeView({}, { creatorId: 'ben' }), {
      'POST /api/multiplayer/games/101/leave': left,
    });
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave this challenge?' });
    expect(dialog.textContent).toMatch(/The others play on without you/);
    expect(api.requests('POST /api/multiplayer/games/101/leave')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Left unfinished' })).toBeTruthy();
    expect(screen.getByText(/^The others are still looking for the same athlete/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Hidden athlete/ })).toBeTruthy();
  });

  test('whoever has lost reads who still plays, and the name once it may be told', async () => {
    const players = ['Ben', 'Cem'].map((displayName) =>
      aPlayerView({ userId: displayName, username: displayName, displayName }),
    );
    const waiting = aPlayerView({ userId: 'dan', username: 'dan', waiting: true });
    const own = aPlayerView({ userId: 'ana', username: 'ana', status: 'lost' });
    const lost = { won: false, score: 0, athleteName: null };
    const { answers } = openChallenge(ended({ ...lost, players: [own, ...players, waiting] }));
    const text = 'Still playing: Ben and Cem. Meanwhile the name stays secret';
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy();
    answers[readGame] = ended({ ...lost, version: 5, athleteName: 'Ada Secretova', ticket: null });
    await lookAgain();
    expect(await screen.findByText('Ada Secretova')).toBeTruthy();
    expect(screen.queryByText(/stays secret/)).toBeNull();
  });

  test('a challenge that nobody has joined is cancelled for a new game', async () => {
    const players = [aPlayerView({ userId: 'ana' }), aPlayerView({ status: 'invited' })];
    const { user } = openChallenge(aChallengeView({ players }), {
      'DELETE /api/multiplayer/games/101': { id: 101, status: 'cancelled' },
      'POST /api/games': { ...aChallengeView(), id: 102, isMultiplayer: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel challenge' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/Your invitations will be withdrawn/);
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel challenge' }));
    await waitFor(() => expect(address()).toBe('/game/102'));
  });
});

describe('the news', () => {
  const after = (ben: Partial<PlayerView>, version: number) =>
    aChallengeView({
      ...{ version, ticket: null },
      players: [aPlayerView({ userId: 'ana' }), aPlayerView({ displayName: 'Ben', ...ben })],
    });

  test.each([
    ['a guess', { guessesUsed: 2 }, 'Ben: guess 2 of 5'],
    ['giving up', { status: 'abandoned' as const }, 'Ben gave up'],
  ])('tell of %s politely and in sight, without a toast', async (_, ben, line) => {
    const { answers } = openChallenge(after({}, 1));
    await opponents();
    answers[readGame] = after(ben, 2);
    await lookAgain();
    await screen.findAllByText(line);
    const shown = screen.getAllByText(line).map((each) => each.role);
    expect(shown.toSorted()).toEqual([null, 'status']);
  });
});

describe('when another player has won', () => {
  const won = { ...aChallengeView({ ...otherWon, version: 2 }, { winnerId: 'ben' }), ticket: null };

  async function whileTyping() {
    const { user, answers } = openChallenge(aChallengeView({ version: 1 }));
    await opponents();
    const field = await screen.findByRole('combobox', { name: 'Make your guess' });
    await user.type(field, 'Mar');
    answers[readGame] = won;
    await lookAgain();
    const see = await screen.findByRole('button', { name: 'See' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
    return { user, answers, field: field as HTMLInputElement, see };
  }

  test('a name half typed is not disturbed: a line tells, and stays once the field is empty', async () => {
    const { user, field, see } = await whileTyping();
    await user.clear(field);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(see.isConnected).toBe(true);
  });

  test('the line opens the dialog at once, and the name is kept', async () => {
    const { user, field, see } = await whileTyping();
    await user.click(see);
    const dialog = await screen.findByRole('dialog', { name: 'ben got it first!' });
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(field.value).toBe('Mar');
  });

  test('no dialog follows the own end, nor the line that told it before', async () => {
    const { answers } = await whileTyping();
    const done = ended({ ...otherWon, won: false, version: 3 }, { winnerId: 'ben' });
    answers[readGame] = { ...done, ticket: null };
    await lookAgain();
    await screen.findByRole('heading', { name: 'Standings so far' });
    expect(screen.queryByRole('dialog', { name: /found it first/ })).toBeNull();
  });

  test('a dialog announces them once, with score and time', async () => {
    const { user } = openChallenge(aChallengeView(otherWon, { winnerId: 'ben' }));
    const dialog = await screen.findByRole('dialog', { name: 'ben got it first!' });
    expect(dialog.textContent).toContain('103');
    expect(dialog.textContent).toContain('1:15');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Make your guess' }).hasAttribute('disabled')).toBe(
      false,
    );
    cleanup();
    openChallenge(aChallengeView(otherWon, { winnerId: 'ben' }));
    await opponents();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('when the player is done', () => {
  test('the table is shown with those who still play', async () => {
    openChallenge(ended());
    const [own, other] = await rows();
    expect(own).toContain('ana you');
    expect(own).toContain('1/5');
    expect(own).toContain('0:21130');
    expect(other).toMatch(/Ben.*playing0 of 5 guesses…$/);
    expect(screen.getByRole('heading', { name: 'Standings so far' })).toBeTruthy();
  });

  test('the standings are final once nobody can play any more', async () => {
    openChallenge(ended({}, { finished: 'all-done' }));
    expect(await screen.findByRole('heading', { name: 'Final standings' })).toBeTruthy();
  });

  test('a rematch that somebody has requested can be joined', async () => {
    openChallenge(ended({}, { rematchId: 102 }));
    expect(await screen.findByRole('button', { name: 'Join rematch' })).toBeTruthy();
  });

  test('a rematch that is over is not offered any more', async () => {
    openChallenge(ended({ rematchOver: true }, { rematchId: 102 }));
    expect(await screen.findByRole('button', { name: 'Result' })).toBeTruthy();
    expect(screen.queryByText(/rematch/i)).toBeNull();
  });
});

describe('a rematch', () => {
  const again = 'POST /api/multiplayer/games/101/rematch';
  const next = { ...aChallengeView(), id: 102, ticket: null };

  test('asks those who declined only if they are ticked', async () => {
    const players = [
      ...(ended().players ?? []),
      aPlayerView({ userId: 'cem', username: 'cem', status: 'declined' }),
    ];
    const { user, api } = openChallenge(ended({ players }), {
      [again]: next,
      'GET /api/games/102': next,
    });
    await user.click(await screen.findByRole('switch', { name: 'Ask cem again' }));
    await user.click(screen.getByRole('button', { name: 'Rematch' }));
    await waitFor(() => expect(address()).toBe('/game/102'));
    expect(api.requests(again)[0]?.body).toEqual({ friendIds: ['cem'] });
    expect(screen.getByText('Anyone who wants to play on can join.')).toBeTruthy();
  });

  test('is offered to a guest once somebody asks for one, and joined without a code', async () => {
    session.setState({ state: 'guest' }, true);
    const own = aPlayerView({ userId: 'ana', username: 'Ana', isGuest: true, status: 'won' });
    const players = [own, aPlayerView({ status: 'lost' })];
    const over = ended({ players }, { finished: 'all-done' });
    const { user, answers } = openChallenge(over, { [again]: next }, '/join/0123456789');
    await screen.findByRole('heading', { name: 'Final standings' });
    expect(screen.queryByRole('button', { name: /rematch/i })).toBeNull();
    answers[readGame] = ended({ players, version: 5, ticket: null }, { rematchId: 102 });
    await lookAgain();
    await user.click(await screen.findByRole('button', { name: 'Join rematch' }));
    await waitFor(() => expect(address()).toBe('/challenge/102'));
  });
});

describe('the result that is read again', () => {
  async function readResult(view: GameView) {
    const opened = openChallenge(view, {
      'POST /api/multiplayer/games/101/rematch': { ...aChallengeView(), id: 102, ticket: null },
      'GET /api/games/102': { ...aChallengeView(), id: 102, ticket: null },
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Result' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog')) };
  }

  test('leads to the table and to a rematch', async () => {
    const { user, dialog } = await readResult(ended());
    await user.click(dialog.getByRole('button', { name: 'See the standings' }));
    const heading = screen.getByRole('heading', { name: 'Standings so far' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole('button', { name: 'Rematch' }));
    await waitFor(() => expect(address()).toBe('/game/102'));
  });

  test('says that a rematch is waiting', async () => {
    const { dialog } = await readResult(ended({}, { rematchId: 102 }));
    expect(dialog.getByText('A rematch is waiting')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Join rematch' })).toBeTruthy();
  });
});

describe('the end of a challenge', () => {
  const bothDone = (own: Partial<PlayerView>, other: Partial<PlayerView>) => ({
    players: [
      aPlayerView({ ...{ userId: 'ana', username: 'ana', status: 'won', hints: 0 }, ...own }),
      aPlayerView({ ...{ displayName: 'Ben', status: 'won', hints: 0 }, ...other }),
    ],
  });
  const better = { score: 130, timeTaken: 21 };
  const worse = { score: 90, timeTaken: 30 };

  test.each([
    ['In the lead!', {}, bothDone(better, worse)],
    ['First place!', { finished: 'all-done' }, bothDone(better, worse)],
    ['Your place: 2 of 2', { finished: 'all-done' }, bothDone(worse, better)],
  ] as const)('reads: %s', async (verdict, challenge, players) => {
    openChallenge(ended(players, challenge));
    expect(await screen.findByText(verdict)).toBeTruthy();
  });

  test('an opponent who is not a friend yet can be sent a friend request once', async () => {
    const guest = aPlayerView({ userId: 'g', username: 'Zico', isGuest: true });
    const friend = aPlayerView({ userId: 'cem', username: 'cem' });
    const blocked = aPlayerView({ userId: 'dan', username: 'dan' });
    signIn({ username: 'ana', blocked: ['dan'] });
    const view = ended();
    const { api, user } = openChallenge(
      { ...view, players: [...(view.players ?? []), guest, friend, blocked] },
      {
        'GET /api/user/friends': [
          {
            id: 'f',
            friend: {
              ...{ id: 'cem', username: 'cem', displayName: null, avatarUrl: null },
              totalScore: 0,
            },
          },
        ],
        'POST /api/user/friends': Response.json(
          {
            ...{ id: 'r', userId: 'ana', friendId: 'ben', status: 'pending' },
            createdAt: '2026-06-11T12:00:00.000Z',
          },
          { status: 201 },
        ),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Add Friend: Ben' }));
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(api.requests('POST /api/user/friends').map(({ body }) => body)).toEqual([
      { friendId: 'ben' },
    ]);
    expect(screen.queryByRole('button', { name: /Add Friend/ })).toBeNull();
  });
});

describe('before joining', () => {
  const invite = { ...anInvite({ gameId: 101 }) };
  const answers = {
    [readGame]: refusal(403, 'join_first', 'Join the game first'),
    'GET /api/multiplayer/invites': [invite],
  };

  test('the invitation replaces the game, and joining shows the game', async () => {
    const { user, answers: now } = openChallenge(aChallengeView(), {
      ...answers,
      'POST /api/multiplayer/games/101/join': () => {
        now[readGame] = { ...aChallengeView(), ticket: null };
        return { ...aChallengeView(), ticket: null };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Ben has challenged you' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Join Game' }));
    expect(await opponents()).toBeTruthy();
    expect(screen.getByText("You've joined the multiplayer game")).toBeTruthy();
  });

  test('declining starts a new solo game', async () => {
    const { user } = openChallenge(aChallengeView(), {
      ...answers,
      'POST /api/multiplayer/games/101/decline': { id: 101, status: 'declined' },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(address()).toBe('/home'));
  });
});

describe('a guest who came by link', () => {
  test('plays at the address of the link, and continues on the guest page', async () => {
    session.setState({ state: 'guest' }, true);
    const { user } = openChallenge(ended(), {}, '/join/ABCDEFGHJK');
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(address()).toBe('/join/ABCDEFGHJK');
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New Game' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
