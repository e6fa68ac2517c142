import { expect, test } from '@jest/globals';
import { changeSince } from '@craque/common/domain/challenge/challenge-event.ts';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import type { PlayerEnd } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { aChallenge, ana } from '@craque/common/testing/challenge-steps.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { pushChange } from './push-change.ts';

const people = new Map([['ana', { username: 'ana', displayName: null, avatarUrl: null }]]);
const circumstances = { people, now: 0 };
const anEnd: PlayerEnd = {
  ...{ status: 'won', at: 61_000, timeTaken: 61, version: 5 },
  ...{ score: 90, speedBonus: 0, streakBonus: 0, streakCount: 0 },
};

test('a winner without a result is an error, not a winner with 0 points', () => {
  const pushes = recordPushes();
  const change = changeSince(aChallenge({ version: 5, winner: ana }), 4);
  if (!change) throw new RangeError('nothing has changed');
  const won = { ...change, names: ['opponent-won'] as const };
  expect(() => pushChange(pushes, won, circumstances)).toThrow('without a winner');
  expect(pushes.takenWithEchoes()).toEqual([]);
});

test('news reach every device of the other players, each of them in one push', () => {
  const { players, ...game } = aChallenge({ version: 5 });
  const [first] = players;
  if (!first) throw new RangeError('no challenge');
  const seat = (id: string) => ({ ...first, id: id as PlayerId });
  const ben = { ...seat('user:ben'), end: anEnd };
  const cem = { ...seat('user:cem'), end: anEnd, hasLeft: true as const };
  const pushes = recordPushes();
  const change = {
    game: { ...game, players: [first, ben, cem, seat('user:dora'), seat('user:eva')] },
    names: ['opponent-finished'] as const,
    by: 'ben',
    movers: [ben.id],
    news: [{ userId: 'ben', did: 'lost' } as const],
  };
  pushChange(pushes, change, circumstances);
  const [event, ...rest] = pushes.taken();
  expect(rest).toEqual([]);
  expect(event?.body).toMatchObject({ news: [{ userId: 'ben', did: 'lost' }] });
  expect(event?.to).toEqual({
    rooms: [
      gameRoom(game.id),
      ...[ana, 'user:dora', 'user:eva'].map((id) => playerRoom(id as PlayerId)),
    ],
    except: [playerRoom(ben.id), playerRoom(cem.id)],
  });
});
