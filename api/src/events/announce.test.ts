import { beforeEach, describe, expect, test } from '@jest/globals';
import { readGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import {
  cancelChallenge,
  declineChallenge,
  leaveChallenge,
  rematchGame,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { type GameEvent, gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import { declineInvitation } from '@craque/common/domain/challenge/challenge.ts';
import { aChallenge } from '@craque/common/testing/challenge-steps.ts';
import { sweep } from '../games/settle.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { namesOf, recordPushes, roomOf } from '../testing/recorded-pushes.ts';
import {
  codeOf,
  joinByCode,
  joinIn,
  lose,
  miss,
  newChallenge,
  type Person,
  type SentEvent,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { announcingStores } from './announce.ts';

/* Each state goes to its audience, once, and to nobody else. */
const pushes = recordPushes();
const api = await startFileApi({ pushes });
beforeEach(() => {
  pushes.taken();
  pushes.unwatched();
});

const hour = 60 * 60 * 1000;
type Row = Partial<PlayerView>;
/** The player in the pushed state. */
const rowIn = (event: SentEvent | undefined, { id }: Person): Row | undefined =>
  (event?.body as Partial<GameEvent> | undefined)?.state?.players.find(
    ({ userId }) => userId === id,
  );
const numbersOf = ({ status, score, timeTaken, hints }: Row = {}) => [
  ...[status, score, timeTaken, hints],
];

/** A challenge of the creator to three, two of whom have joined; earlier events are dropped. */
async function ofThree() {
  const { friends, ...rest } = await newChallenge(api, { invited: 3, joined: 2 });
  const [friend, third, away] = friends as [Person, Person, Person];
  pushes.taken();
  const { challenge } = (await rest.creator.client.call(readGame, { id: rest.id })).body;
  const startsAt = challenge?.startsAt;
  return { ...rest, startsAt, friend, third, away, room: gameRoom(rest.id) };
}

describe('a change of a challenge is pushed', () => {
  test('for a join, to the others; and to all devices of the player, that the invitation is answered', async () => {
    const { id, creator, friend, third, away, room, startsAt } = await ofThree();
    await joinIn(away.client, id);
    const [closed, joined, ...rest] = pushes.taken();
    expect(rest).toEqual([]);
    expect(closed).toEqual({
      name: 'invite-closed',
      body: { gameId: id, reason: 'joined' },
      to: { rooms: [roomOf(away)] },
    });
    expect(joined).toEqual({
      name: 'player-changed',
      body: {
        gameId: id,
        version: 3,
        at: new Date(api.clock.now()).toISOString(),
        by: away.id,
        news: [{ userId: away.id, did: 'joined' }],
        state: {
          players: [creator, friend, third, away].map((player) => ({
            ...{ userId: player.id, username: player.name },
            ...{ status: 'playing', waiting: false, guessesUsed: 0 },
          })),
          challenge: { creatorId: creator.id, startsAt },
        },
      },
      to: { rooms: [room, ...[creator, friend, third, away].map(roomOf)], except: [] },
    });
  });

  test('for a press of Start, to all devices of those who wait', async () => {
    const { id, creator, friends } = await newChallenge(api, {
      invited: 2,
      joined: 1,
      waits: true,
    });
    pushes.taken();
    await creator.client.call(startChallenge, { id });
    const [started, ...rest] = pushes.taken();
    expect(rest).toEqual([]);
    const startsAt = new Date(api.clock.now() + countdown).toISOString();
    expect(started).toMatchObject({
      name: 'started',
      body: { by: creator.id, state: { challenge: { startsAt } } },
      to: { rooms: [gameRoom(id), roomOf(creator), roomOf(friends[0] as Person)], except: [] },
    });
  });

  test('for a guess, to the others, without its text', async () => {
    const { id, friend, room } = await ofThree();
    await friend.client.call(submitGuess, { id, body: { guess: 'my secret guess' } });
    const [guessed, ...rest] = pushes.taken();
    expect(rest).toEqual([]);
    expect(guessed).toMatchObject({
      name: 'opponent-guessed',
      body: { by: friend.id },
      to: { rooms: [room], except: [roomOf(friend)] },
    });
    expect(rowIn(guessed, friend)).toMatchObject({ guessesUsed: 1, bestBand: 'far' });
    expect(JSON.stringify(guessed)).not.toContain('secret guess');
  });

  test('for the first win, to all others, with the winner in the state too', async () => {
    const { id, creator, friend, third, room } = await ofThree();
    api.clock.move(9000);
    const { score, version } = await win(api, friend.client, id);
    const events = pushes.taken();
    expect(namesOf(events)).toEqual(['opponent-won']);
    const numbers = { score, timeTaken: 9, hints: 0 };
    expect(events[0]).toMatchObject({
      body: {
        version,
        winner: { userId: friend.id, username: friend.name, displayName: null, ...numbers },
        news: [{ userId: friend.id, did: 'won' }],
        state: { challenge: { winnerId: friend.id } },
      },
      to: { rooms: [room, roomOf(creator), roomOf(third)], except: [roomOf(friend)] },
    });
    expect(rowIn(events[0], friend)).toMatchObject({ status: 'won', ...numbers });
  });

  test('for a later end, without numbers to players still guessing, with them to players who are done', async () => {
    const { id, creator, friend, third, room } = await ofThree();
    await win(api, friend.client, id);
    pushes.taken();
    const { score } = await win(api, creator.client, id);
    const [forPlaying, forDone, ...rest] = pushes.takenOf('opponent-won', 'opponent-finished');
    expect(rest).toEqual([]);
    for (const each of [forPlaying, forDone]) {
      expect(each).toMatchObject({ name: 'opponent-finished', body: { by: creator.id } });
    }
    expect(forPlaying?.to).toEqual({
      rooms: [room, roomOf(third)],
      except: [roomOf(creator), roomOf(friend)],
    });
    expect(numbersOf(rowIn(forPlaying, creator))).toEqual(['won', undefined, undefined, undefined]);
    expect(numbersOf(rowIn(forPlaying, friend))).toContain('won');
    expect(forDone?.to).toEqual({ rooms: [roomOf(friend)] });
    expect(rowIn(forDone, creator)).toMatchObject({ status: 'won', score, hints: 0 });
  });

  test('for a player who leaves, who gets nothing more from then on', async () => {
    const { id, creator, friend, room } = await ofThree();
    await friend.client.call(leaveChallenge, { id });
    expect(pushes.unwatched()).toEqual([`${friend.player} ${id}`]);
    const [left, ...rest] = pushes.taken();
    expect(rest).toEqual([]);
    expect(left).toMatchObject({
      name: 'opponent-finished',
      body: { by: friend.id, news: [{ userId: friend.id, did: 'gave-up' }] },
    });
    expect(numbersOf(rowIn(left, friend))).toEqual(['abandoned', undefined, undefined, undefined]);
    expect(left?.to.except).toContain(roomOf(friend));
    await win(api, creator.client, id);
    for (const { to } of pushes.taken()) {
      expect(to.rooms).toContain(room);
      expect(to.rooms).not.toContain(roomOf(friend));
      expect(to.except).toContain(roomOf(friend));
    }
  });

  test('for its end, once, with the athlete and the table, to all, whoever has left', async () => {
    const { id, creator, friend, third, away, room } = await ofThree();
    await lose(friend.client, id);
    api.clock.move(5000);
    await third.client.call(leaveChallenge, { id });
    await away.client.call(declineChallenge, { id });
    pushes.taken();
    const { score, version } = await win(api, creator.client, id);
    const events = pushes.taken();
    expect(namesOf(events)).toEqual(['opponent-won', 'opponent-won', 'finished']);
    const { name } = await api.hidden(id);
    expect(events[2]).toMatchObject({
      body: {
        version,
        by: creator.id,
        reason: 'all-done',
        athleteName: name,
        standings: [
          { userId: creator.id, rank: 1, status: 'won', score, guessesUsed: 1 },
          { userId: friend.id, rank: 2, status: 'lost', score: 0, guessesUsed: 5 },
          { userId: third.id, rank: 3, status: 'abandoned', score: 0, guessesUsed: 0 },
        ],
      },
      to: { rooms: [room, ...[creator, friend, third].map(roomOf)] },
    });
    await creator.client.call(readGame, { id });
    await creator.client.call(leaveChallenge, { id });
    await sweep(api.stores, api.clock.now());
    expect(pushes.takenOf('finished')).toEqual([]);
  });

  test('for deadlines: expired invitations, abandoned players, the end', async () => {
    const { id, creator, friend, third, away } = await ofThree();
    api.clock.move(24 * hour);
    await creator.client.call(readGame, { id });
    const events = pushes.taken();
    expect(events).toContainEqual({
      name: 'invite-closed',
      body: { gameId: id, reason: 'expired' },
      to: { rooms: [roomOf(away)] },
    });
    const [over, ...rest] = events.filter(({ name }) => name !== 'invite-closed');
    expect(rest).toEqual([]);
    expect(over).toMatchObject({ name: 'finished', body: { reason: 'expired', by: null } });
    expect(rowIn(over, away)).toMatchObject({ status: 'expired' });
    for (const player of [creator, friend, third]) {
      expect(rowIn(over, player)).toMatchObject({ status: 'abandoned', score: 0 });
    }
  });

  test('for a guest, under an id of this game only', async () => {
    const { id, creator } = await ofThree();
    const code = await codeOf(creator, id);
    const guest = api.guest();
    await joinByCode(guest, code, 'Zoë');
    await win(api, guest, id);
    const events = pushes.taken();
    const { players } = await api.stored(id);
    const room = playerRoom(players.at(-1)?.id ?? creator.player);
    expect(namesOf(events)).toEqual(['player-changed', 'opponent-won']);
    expect(events.map(({ to }) => to.except)).toEqual([[], [room]]);
    for (const { body } of events) expect(JSON.stringify(body)).not.toContain(room);
    expect(events[1]?.body.winner).toMatchObject({ userId: 'guest-4', username: 'Zoë' });
  });
});

describe("a move is pushed to the mover's own devices", () => {
  test('as a change of their own, with the state', async () => {
    const { id, friend } = await ofThree();
    await friend.client.call(submitGuess, { id, body: { guess: 'my secret guess' } });
    const [echo, ...rest] = pushes.echoed();
    expect(rest).toEqual([]);
    expect(echo).toMatchObject({
      name: 'player-changed',
      body: { gameId: id, version: 3, by: friend.id },
      to: { rooms: [roomOf(friend)] },
    });
    expect(rowIn(echo, friend)).toMatchObject({ guessesUsed: 1, bestBand: 'far' });
    expect(JSON.stringify(echo)).not.toContain('secret guess');
  });

  test('with their own end, and not after they have left', async () => {
    const { id, creator, friend } = await ofThree();
    const { score } = await win(api, creator.client, id);
    const [won, ...rest] = pushes.echoed();
    expect(rest).toEqual([]);
    expect(won?.to).toEqual({ rooms: [roomOf(creator)] });
    expect(rowIn(won, creator)).toMatchObject({ status: 'won', score });
    await friend.client.call(leaveChallenge, { id });
    expect(pushes.echoed()).toEqual([]);
  });
});

describe('a pushed state', () => {
  test('is the one that the view of its audience contains at that version', async () => {
    const { id, creator, friend, third, away } = await ofThree();
    const audiences: number[] = [];
    const stateOf = async ({ client }: Person) => {
      const { version, players, challenge } = (await client.call(readGame, { id })).body;
      return { version, state: { players, challenge } };
    };
    for (const act of [
      () => joinIn(away.client, id),
      () => miss(friend.client, id),
      () => win(api, creator.client, id),
      () => lose(friend.client, id),
      () => away.client.call(leaveChallenge, { id }),
    ]) {
      pushes.taken();
      await act();
      const events = pushes.taken();
      const toRoom = (room: string) => events.findLast(({ to }) => to.rooms.includes(room));
      expect(toRoom(gameRoom(id))?.body).toMatchObject(await stateOf(third));
      const toDone = events.findLast(
        ({ to: { rooms } }) => rooms.includes(roomOf(creator)) && !rooms.includes(gameRoom(id)),
      );
      if (toDone) expect(toDone.body).toMatchObject(await stateOf(creator));
      audiences.push(toDone ? 2 : 1);
    }
    expect(audiences).toEqual([1, 1, 1, 2, 2]);
  });
});

describe('nothing is pushed', () => {
  test('for a solo game', async () => {
    const { client, game } = await api.newGame();
    await client.call(takeHint, { id: game.id });
    await miss(client, game.id);
    await win(api, client, game.id);
    expect(pushes.taken()).toEqual([]);
  });

  test('for calls that change nothing, or are refused', async () => {
    const { id, creator, friend, third, away } = await ofThree();
    const guess = { id, body: { guess: 'zzzz' } };
    await friend.client.call(readGame, { id });
    await joinIn(friend.client, id);
    await away.client.call(submitGuess, guess);
    await friend.client.call(submitGuess, { id, body: { guess: '' } });
    await creator.client.call(cancelChallenge, { id });
    await third.client.call(cancelChallenge, { id });
    await friend.client.call(rematchGame, { id });
    await codeOf(creator, id);
    expect(pushes.taken()).toEqual([]);
  });

  test('less to a player who declines too late: their sockets stay in the room', async () => {
    const { id, friend } = await ofThree();
    const { status } = await friend.client.call(declineChallenge, { id });
    expect([status, pushes.unwatched()]).toEqual([409, []]);
  });
});

describe('events that cannot be made', () => {
  test('are lost and counted, and the change stays saved', async () => {
    const stores = openSqliteStores(':memory:');
    const lost: unknown[] = [];
    const announcing = announcingStores({
      stores,
      pushes: {
        ...recordPushes(),
        emit() {
          throw new Error('no way out');
        },
      },
      clock: () => 5,
      later: () => undefined,
      onLost: (error) => lost.push(error),
    });
    const game = aChallenge();
    await announcing.games.insert(game);
    const declined = declineInvitation(game, 'ben', 5);
    expect(declined.ok && (await announcing.games.save(declined.value))).toBe(true);
    await new Promise(setImmediate);
    expect(lost).toEqual([new Error('no way out')]);
    await stores.close();
  });
});
