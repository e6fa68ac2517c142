import { expect, test } from '@jest/globals';
import { changeSince } from '@craque/common/domain/challenge/challenge-event.ts';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import type { Finish, PlayerEnd } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { aChallenge } from '@craque/common/testing/game-builders.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { pushChange } from './push-change.ts';

const people = new Map([['ada', { username: 'ada', displayName: null, avatarUrl: null }]]);
const circumstances = { people, now: 0 };
const winner = 'user:ada' as PlayerId;
const anEnd: PlayerEnd = {
  ...{ status: 'won', at: 61_000, timeTaken: 61, version: 5 },
  ...{ score: 90, speedBonus: 0, streakBonus: 0, streakCount: 0 },
};

/** A challenge that its creator has just won, with this end or none. */
function won(end?: PlayerEnd) {
  const game = aChallenge({ version: 5, winner });
  const players = game.players.map((player) => ({ ...player, ...(end && { end }) }));
  const change = changeSince({ ...game, players }, 4);
  if (!change) throw new RangeError('nothing has changed');
  return { ...change, names: ['opponent-won'] as const };
}

test('a winner without a result is an error, not a winner with 0 points', () => {
  const pushes = recordPushes();
  expect(() => pushChange(pushes, won(), circumstances)).toThrow('without a winner');
  expect(pushes.takenWithEchoes()).toEqual([]);
});

test('players who gave up hear nothing before the finish, and everything after it', () => {
  const { players, challenge, ...game } = aChallenge({ version: 5 });
  const [ada] = players;
  if (!ada || !challenge) throw new RangeError('no challenge');
  const ben = { ...ada, id: 'user:ben' as PlayerId, end: anEnd, hasLeft: true as const };
  const heardBy = (finish?: Finish) => {
    const pushes = recordPushes();
    const changed = { ...game, players: [ada, ben], challenge: { ...challenge, finish } };
    const names = ['player-changed'] as const;
    pushChange(pushes, { game: changed, names, by: null, movers: [], news: [] }, circumstances);
    return pushes.takenWithEchoes().flatMap(({ to }) => to.rooms);
  };
  expect(heardBy()).toEqual([gameRoom(game.id)]);
  const finish = { reason: 'all-done', at: 0, version: 4 } as const;
  expect(heardBy(finish)).toEqual([gameRoom(game.id), playerRoom(ben.id)]);
});

test('news reach every device of the other players, each of them in one push', () => {
  const { players, ...game } = aChallenge({ version: 5 });
  const [ada] = players;
  if (!ada) throw new RangeError('no challenge');
  const seat = (id: string) => ({ ...ada, id: id as PlayerId });
  const ben = { ...seat('user:ben'), end: anEnd };
  const cem = { ...seat('user:cem'), end: anEnd, hasLeft: true as const };
  const pushes = recordPushes();
  const change = {
    game: { ...game, players: [ada, ben, cem, seat('user:dora'), seat('user:eva')] },
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
      ...[ada.id, 'user:dora', 'user:eva'].map((id) => playerRoom(id as PlayerId)),
    ],
    except: [playerRoom(ben.id), playerRoom(cem.id)],
  });
});
