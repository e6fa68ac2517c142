import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import { aChallengeItem, aListedPlayer, eventOf } from '../testing/a-challenge-item.ts';
import { aUser } from '../testing/a-user.ts';
import { anInvite } from '../testing/an-invite.ts';
import { createFakeLive } from '../testing/fake-live.ts';
import { ApiError, type Call } from './api.ts';
import { createChallengesStore } from './challenges-store.ts';
import { createSessionStore } from './session-store.ts';

function start(list: readonly ChallengeItem[] = [aChallengeItem()]) {
  const server: { list: readonly ChallengeItem[]; error?: ApiError } = { list };
  const sent: string[] = [];
  const call = (async ({ name }: Endpoint) => {
    sent.push(name);
    await Promise.resolve();
    if (server.error) throw server.error;
    return server.list;
  }) as Call;
  const line = createFakeLive();
  const session = createSessionStore(call);
  session.become(aUser());
  const store = createChallengesStore({ call, live: line.live, session });
  const shown = () => {
    const { challenges } = store.getState();
    return challenges.state === 'ready' ? challenges.list : challenges.state;
  };
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return { store, server, sent, line, session, shown, settled };
}

const outage = new ApiError(503, 'busy', 'Busy');
const ben = { userId: 'b', username: 'ben', displayName: 'Ben' };

describe('the list of challenges', () => {
  test('is read when a screen shows it', async () => {
    const { store, sent, shown } = start();
    expect(shown()).toBe('idle');
    await store.load();
    expect(shown()).toMatchObject([{ id: 7, stage: 'running' }]);
    expect(sent).toEqual(['readChallenges']);
  });

  test('takes the state of an event without reading, and keeps the pictures', async () => {
    const avatarUrl = 'https://pictures.example/ben.png';
    const item = aChallengeItem({
      players: [aListedPlayer(), aListedPlayer({ ...ben, avatarUrl })],
    });
    const { store, sent, line, shown } = start([item]);
    await store.load();
    const players = [aListedPlayer(), aListedPlayer({ ...ben, status: 'won', guessesUsed: 2 })];
    const state = { players, challenge: { creatorId: 'u1', startsAt: null, winnerId: 'b' } };
    line.tell('player-changed', eventOf(item, { state }));
    expect(shown()).toMatchObject([
      {
        version: 2,
        stage: 'running',
        players: [{}, { status: 'won', avatarUrl }],
        challenge: { winnerId: 'b' },
      },
    ]);
    expect(sent).toEqual(['readChallenges']);
  });

  test('drops an older event', async () => {
    const item = aChallengeItem({ version: 5 });
    const { store, line, shown } = start([item]);
    await store.load();
    line.tell('player-changed', eventOf(item, { version: 5, state: { ...item, players: [] } }));
    expect(shown()).toEqual([item]);
  });

  test('shows the end of the own game at once, and reads what the event does not say', async () => {
    const item = aChallengeItem();
    const { store, sent, line, server, shown, settled } = start([item]);
    await store.load();
    const players = [aListedPlayer({ status: 'lost', guessesUsed: 5 }), aListedPlayer(ben)];
    server.list = [{ ...item, version: 2, players, stage: 'waiting', athleteName: 'Ada' }];
    line.tell('player-changed', eventOf(item, { by: 'u1', state: { ...item, players } }));
    expect(shown()).toMatchObject([{ stage: 'waiting', status: 'lost', athleteName: null }]);
    await settled();
    expect(shown()).toMatchObject([{ stage: 'waiting', athleteName: 'Ada' }]);
    expect(sent).toHaveLength(2);
  });

  test('is over for all with the event that says so', async () => {
    const item = aChallengeItem({ stage: 'waiting', status: 'won' });
    const { store, line, shown } = start([item]);
    await store.load();
    const players = [aListedPlayer({ status: 'won' }), aListedPlayer({ ...ben, status: 'lost' })];
    const challenge = { creatorId: 'u1', startsAt: null, finished: 'all-done' } as const;
    const finish = { reason: 'all-done', athleteName: 'Ada', standings: [] } as const;
    const event = eventOf(item, { state: { players, challenge } });
    line.tell('finished', { ...event, ...finish, standings: [] });
    expect(shown()).toMatchObject([{ stage: 'over', status: 'won' }]);
  });

  test('is read again for a challenge that it does not have', async () => {
    const { store, sent, line, settled } = start();
    await store.load();
    line.tell('player-changed', eventOf(aChallengeItem({ id: 8 })));
    await settled();
    line.tell('invite', anInvite());
    await settled();
    line.tell('invite-closed', { gameId: 9, reason: 'joined' });
    await settled();
    expect(sent).toHaveLength(4);
  });

  test('is read again when the connection is back', async () => {
    const { store, sent, line, settled } = start();
    await store.load();
    line.become('lost');
    line.become('live');
    await settled();
    expect(sent).toHaveLength(2);
  });

  test('ignores events that nobody waits for', async () => {
    const { sent, line, settled } = start();
    line.tell('player-changed', eventOf(aChallengeItem()));
    line.tell('invite', anInvite());
    await settled();
    expect(sent).toEqual([]);
  });

  test('that cannot be read has failed at first, and stays as it was later', async () => {
    const { store, server, shown } = start();
    server.error = outage;
    await store.load();
    expect(shown()).toBe('failed');
    delete server.error;
    await store.load();
    server.error = outage;
    await store.load();
    expect(shown()).toHaveLength(1);
  });

  test('is dropped with the session, and does not arrive late at the next user', async () => {
    const { store, session, shown } = start();
    const reading = store.load();
    session.become(aUser({ id: 'u2' }));
    await reading;
    expect(shown()).toBe('idle');
  });
});
