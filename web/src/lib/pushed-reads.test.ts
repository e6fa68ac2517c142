import {
  type ChallengeItem,
  readChallenges,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aChallengeItem, aListedPlayer, eventOf } from '../testing/a-challenge-item.ts';
import { signIn } from '../testing/a-user.ts';
import { anInvite } from '../testing/an-invite.ts';
import { type Answer, serve, answersShown, refusal } from '../testing/serve.ts';
import { createFakeLive } from '../testing/fake-live.ts';
import { aGameView } from '../testing/game-view-builder.ts';
import { answering, answerInvite } from './answer-invite.ts';
import { keepByEvents } from './pushed-reads.ts';
import { reads } from './use-read.ts';

const games = 'GET /api/multiplayer/games';
const invites = 'GET /api/multiplayer/invites';
const ben = { userId: 'b', username: 'ben', displayName: 'Ben' };
const leaving: (() => void)[] = [];

async function start(list: readonly ChallengeItem[] = [aChallengeItem()]) {
  const answers: Record<string, Answer> = {
    [games]: list,
    [invites]: [anInvite()],
    'POST /api/multiplayer/games/7/join': aGameView({ id: 7 }),
    'POST /api/multiplayer/games/7/decline': refusal(410, 'game_closed', 'Closed'),
  };
  const server = serve(answers);
  const line = createFakeLive();
  const all = [readChallenges, readInvites].map((each) => reads.hold(each, {}, false));
  leaving.push(keepByEvents(line.live), ...all);
  await answersShown();
  return {
    ...{ answers, line },
    shown: () => reads.peek(readChallenges),
    open: () => reads.peek(readInvites)?.map(({ id }) => id),
    count: (route: string) => server.requests(route).length,
  };
}

beforeEach(() => signIn());
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  reads.clear();
});

describe('the list of challenges', () => {
  test('takes the state of an event without reading, and keeps the pictures', async () => {
    const avatarUrl = 'https://pictures.example/ben.png';
    const item = aChallengeItem({
      players: [aListedPlayer(), aListedPlayer({ ...ben, avatarUrl })],
    });
    const { line, shown, count } = await start([item]);
    const players = [aListedPlayer(), aListedPlayer({ ...ben, status: 'won', guessesUsed: 2 })];
    const state = { players, challenge: { creatorId: 'u1', startsAt: null, winnerId: 'b' } };
    line.push('player-changed', eventOf(item, { state }));
    expect(shown()).toMatchObject([
      {
        version: 2,
        stage: 'running',
        players: [{}, { status: 'won', avatarUrl }],
        challenge: { winnerId: 'b' },
      },
    ]);
    expect(count(games)).toBe(1);
  });

  test('drops an older event', async () => {
    const item = aChallengeItem({ version: 5 });
    const { line, shown } = await start([item]);
    line.push('player-changed', eventOf(item, { version: 5, state: { ...item, players: [] } }));
    expect(shown()).toEqual([item]);
  });

  test('shows the end of the own game at once, and reads what the event does not say', async () => {
    const item = aChallengeItem();
    const { line, answers, shown, count } = await start([item]);
    const players = [aListedPlayer({ status: 'lost', guessesUsed: 5 }), aListedPlayer(ben)];
    answers[games] = [{ ...item, version: 2, players, stage: 'waiting', athleteName: 'Ada' }];
    line.push('player-changed', eventOf(item, { by: 'u1', state: { ...item, players } }));
    expect(shown()).toMatchObject([{ stage: 'waiting', status: 'lost', athleteName: null }]);
    await answersShown();
    expect(shown()).toMatchObject([{ stage: 'waiting', athleteName: 'Ada' }]);
    expect(count(games)).toBe(2);
  });

  test('is over for all with the event that says so', async () => {
    const item = aChallengeItem({ stage: 'waiting', status: 'won' });
    const { line, shown } = await start([item]);
    const players = [aListedPlayer({ status: 'won' }), aListedPlayer({ ...ben, status: 'lost' })];
    const challenge = { creatorId: 'u1', startsAt: null, finished: 'all-done' } as const;
    const finish = { reason: 'all-done', athleteName: 'Ada', standings: [] } as const;
    const event = eventOf(item, { state: { players, challenge } });
    line.push('finished', { ...event, ...finish, standings: [] });
    expect(shown()).toMatchObject([{ stage: 'over', status: 'won' }]);
  });

  test('is read again for a challenge that it does not have', async () => {
    const { line, count } = await start();
    line.push('player-changed', eventOf(aChallengeItem({ id: 8 })));
    line.push('invite', anInvite());
    line.push('invite-closed', { gameId: 9, reason: 'joined' });
    expect(count(games)).toBe(4);
    await answersShown();
  });
});

describe('the open invitations', () => {
  test('are kept by events, without another reading', async () => {
    const { line, open, count } = await start();
    line.push('invite', anInvite({ id: 'i2', gameId: 8 }));
    line.push('invite', anInvite({ id: 'i2', gameId: 8 }));
    expect(open()).toEqual(['i2', 'i1']);
    line.push('invite-closed', { gameId: 7, reason: 'expired' });
    expect(open()).toEqual(['i2']);
    expect(count(invites)).toBe(1);
  });

  test('leave the list once they are accepted', async () => {
    const { open, count } = await start();
    const joining = answerInvite('join', 7);
    expect(answering.getState().gameId).toBe(7);
    await joining;
    expect([open(), count(invites)]).toEqual([[], 1]);
    expect(answering.getState().gameId).toBeUndefined();
  });

  test('are read again after an answer that is refused', async () => {
    const { count } = await start();
    await expect(answerInvite('decline', 7)).rejects.toMatchObject({ code: 'game_closed' });
    await answersShown();
    expect(count(invites)).toBe(2);
    expect(answering.getState().gameId).toBeUndefined();
  });
});

test('everything is read again when the connection is back, because events may be missing', async () => {
  const { line, count } = await start();
  line.become('lost');
  line.become('live');
  await answersShown();
  expect([count(games), count(invites)]).toEqual([2, 2]);
});
