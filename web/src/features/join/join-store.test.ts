import type { LinkView } from '@craque/common/contracts/challenges.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import { ApiError, type Call, type CallInput } from '../../lib/api.ts';
import { ben } from '../../testing/an-invite.ts';
import { aGameView } from '../../testing/game-view-builder.ts';
import { createJoinStore } from './join-store.ts';

const aLink = (overrides: Partial<LinkView> = {}): LinkView => ({
  from: ben,
  game: { sport: 'tennis', league: 'atp', difficulty: 'medium' },
  players: 2,
  open: true,
  gameId: null,
  ...overrides,
});

type Sent = { name: string; params: unknown; body: unknown };

function start(link: LinkView | ApiError = aLink(), joining?: ApiError) {
  const answers = { link, joining };
  const sent: Sent[] = [];
  const told: unknown[] = [];
  const call = (async ({ name }: Endpoint, input: CallInput<Endpoint>) => {
    const { params, body } = input as { params?: unknown; body?: unknown };
    sent.push({ name, params, body });
    const answer = name === 'readGameLink' ? answers.link : (answers.joining ?? aGameView());
    if (answer instanceof ApiError) throw answer;
    return answer;
  }) as Call;
  const store = createJoinStore({
    call,
    code: 'abc123xyz0',
    onFailed: (error) => told.push(error),
  });
  const phase = () => store.getState().phase;
  return { store, sent, told, phase, answers };
}

const refused = (status: number, code: string) => new ApiError(status, code, code);

describe('the page of a link', () => {
  test('is requested by the code in capital letters, however it was typed', async () => {
    const { store, sent } = start();
    await store.load();
    expect(sent[0]?.params).toEqual({ code: 'ABC123XYZ0' });
  });

  test.each([
    ['open', aLink()],
    ['over', aLink({ open: false })],
    ['full', aLink({ open: false, players: 8 })],
    ['joined', aLink({ open: false, gameId: 5 })],
    ['unknown', refused(404, 'link_not_found')],
    ['failed', refused(503, 'busy')],
  ])('is %s', async (state, link) => {
    const { store, phase } = start(link);
    expect(phase().state).toBe('loading');
    await store.load();
    expect(phase().state).toBe(state);
  });
});

describe('joining', () => {
  test('as a user sends no name', async () => {
    const { store, sent, phase } = start();
    await store.load();
    await store.join();
    expect(sent[1]).toMatchObject({ name: 'joinGameLink', body: {} });
    expect(phase()).toEqual({ state: 'joined', gameId: 101, justNow: true });
  });

  test('as a guest sends the trimmed nickname', async () => {
    const { store, sent } = start();
    await store.load();
    await store.joinAsGuest('  Zé  ');
    expect(sent[1]?.body).toEqual({ nickname: 'Zé' });
  });

  test.each([
    ['', 'nickname_required'],
    ['   ', 'nickname_required'],
    ['Z', 'nickname_required'],
    ['Z'.repeat(31), 'nickname_too_long'],
  ])('under %j is refused here: %s', async (nickname, error) => {
    const { store, sent } = start();
    await store.load();
    await store.joinAsGuest(nickname);
    expect(store.getState().error).toBe(error);
    expect(sent).toHaveLength(1);
    store.forgive();
    expect(store.getState().error).toBeUndefined();
  });

  test.each([
    [400, 'invalid_characters'],
    [409, 'username_taken'],
  ])('marks a nickname that the server refuses: %d %s', async (status, error) => {
    const { store, phase } = start(aLink(), refused(status, error));
    await store.load();
    await store.joinAsGuest('Zico');
    expect(store.getState()).toMatchObject({ error, joining: false });
    expect(phase().state).toBe('open');
  });

  test.each(['game_full', 'game_closed'])('reloads the page at %s', async (code) => {
    const { store, phase, answers } = start(aLink(), refused(409, code));
    await store.load();
    answers.link = aLink({ open: false, players: 8 });
    await store.join();
    expect(phase().state).toBe('full');
  });

  test('reports any other failure and allows a retry', async () => {
    const { store, told, phase } = start(aLink(), refused(503, 'busy'));
    await store.load();
    await store.join();
    expect(told).toMatchObject([{ code: 'busy' }]);
    expect(phase().state).toBe('open');
  });
});
