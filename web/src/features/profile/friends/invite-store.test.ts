import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import { ApiError, type Call, type CallInput } from '../../../lib/api.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { createInviteStore, leagueOf } from './invite-store.ts';

const pools = { easy: 30, medium: 60, hard: 90, expert: 120 };
const closedNba = [{ sport: 'basketball' as const, league: 'nba', open: false, pools }];

function start(friendIds = ['b']) {
  const sent: { body: unknown; key: string | undefined }[] = [];
  const errors: ApiError[] = [];
  const told: unknown[] = [];
  const keys = { made: 0 };
  const call = (async (_: Endpoint, input: CallInput<Endpoint>) => {
    sent.push({ body: input.body, key: input.idempotencyKey });
    const error = errors.shift();
    if (error) throw error;
    return aGameView({ id: 44 });
  }) as Call;
  const store = createInviteStore({
    call,
    newKey: () => {
      keys.made += 1;
      return `key-${keys.made}`;
    },
    listed: () => closedNba,
    first: { friendIds, sport: 'soccer', league: undefined, difficulty: 'medium' },
    onCreated: (gameId) => told.push(gameId),
    onFailed: (error) => told.push(error),
  });
  const challenge = () => store.getState().challenge;
  return { store, sent, errors, told, challenge };
}

describe('a challenge', () => {
  test('is sent as it was put together', async () => {
    const { store, sent, told } = start();
    store.toggle('c');
    store.chooseSport('basketball');
    store.chooseLeague('euroleague');
    store.chooseLevel('hard');
    await store.send();
    const body = {
      friendIds: ['b', 'c'],
      sport: 'basketball',
      league: 'euroleague',
      difficulty: 'hard',
    };
    expect(sent).toEqual([{ body, key: 'key-1' }]);
    expect(told).toEqual([44]);
  });

  test('uses the first open league of the sport if none is chosen', async () => {
    const { store, sent, challenge } = start();
    store.chooseSport('basketball');
    expect(leagueOf(challenge(), [])).toBe('nba');
    expect(leagueOf(challenge(), closedNba)).toBe('euroleague');
    await store.send();
    expect(sent[0]?.body).toMatchObject({ league: 'euroleague' });
  });

  test('drops the league with the sport it belongs to', () => {
    const { store, challenge } = start();
    store.chooseLeague('brasileirao');
    store.chooseSport('tennis');
    expect(leagueOf(challenge(), [])).toBe('atp');
  });

  test('goes to at most seven friends', () => {
    const { store, challenge } = start(['1', '2', '3', '4', '5', '6', '7']);
    store.toggle('8');
    expect(challenge().friendIds).toHaveLength(7);
    store.toggle('3');
    store.toggle('8');
    expect(challenge().friendIds).toEqual(['1', '2', '4', '5', '6', '7', '8']);
  });

  test('needs a friend', async () => {
    const { store, sent } = start();
    store.toggle('b');
    await store.send();
    expect(sent).toEqual([]);
  });

  test('whose answer was lost is sent again under the same key', async () => {
    const { store, sent, errors, told } = start();
    errors.push(new ApiError(0, 'network', 'offline'));
    await store.send();
    expect(told).toMatchObject([{ code: 'network' }]);
    await store.send();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  test('that is refused or changed is a new one', async () => {
    const { store, sent, errors } = start();
    errors.push(new ApiError(403, 'only_friends', 'No'), new ApiError(503, 'busy', 'Busy'));
    await store.send();
    await store.send();
    store.chooseLevel('easy');
    await store.send();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
  });

  test('is made once, however often it is pressed', async () => {
    const { store, sent } = start();
    await Promise.all([store.send(), store.send()]);
    await store.send();
    expect(sent).toHaveLength(1);
  });
});
