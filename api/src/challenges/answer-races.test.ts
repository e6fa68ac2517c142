import { afterAll, describe, expect, test } from '@jest/globals';
import { removeFriend } from '@craque/common/contracts/friends.ts';
import { submitGuess } from '@craque/common/contracts/games.ts';
import {
  cancelChallenge,
  createGameLink,
  createChallenge,
  declineChallenge,
  joinGameLink,
  joinChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { maxPlayers } from '@craque/common/domain/challenge/challenge.ts';
import { sweep } from '../games/settle.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import {
  makeFriends,
  bodyOf,
  type Person,
  startChallengeRounds,
} from '../testing/races/challenge-rounds.ts';
import type { Answer } from '../testing/test-client.ts';
import { inOrder, orders } from '../testing/races/two-actors.ts';

/* Races of answers, and of those for the last seat: in every order of their saves. */
const rounds = await startChallengeRounds();
const { api, people, sentEvents, challenge, verifiedGame } = rounds;
const [ann, ben, cem] = people;
afterAll(() => api.close());

const day = 24 * 60 * 60 * 1000;
const join = ({ client }: Person, id: number) => client.call(joinChallenge, { id });
const decline = ({ client }: Person, id: number) => client.call(declineChallenge, { id });
const cancel = (id: number) => ann.client.call(cancelChallenge, { id });
const invitesOf = async ({ client }: Person) => bodyOf(await client.call(readInvites));
const messageOf = ({ status, error }: Answer) => [status, error.message];
const onAnotherDevice = (opponent: Person): Person => ({
  ...opponent,
  client: sameOnAnotherDevice(api, opponent.client),
});

describe('joining while the game is cancelled', () => {
  const both = (id: number) => [() => join(ben, id), () => cancel(id)] as const;

  async function expectFirst(id: number, [joined, cancelled]: readonly [Answer, Answer]) {
    const game = await verifiedGame(id);
    if (joined.status === 200) {
      expect(messageOf(cancelled)).toEqual([409, 'Somebody has joined already']);
      expect(game.challenge?.finish).toBeUndefined();
      expect(game.players.map(({ id: player }) => player)).toEqual([ann.player, ben.player]);
      return;
    }
    expect([messageOf(joined), cancelled.status]).toEqual([[410, 'This game is closed'], 200]);
    expect(game).toMatchObject({ challenge: { cancelled: true, finish: { reason: 'all-done' } } });
    expect(game.players).toHaveLength(1);
    expect(sentEvents('invite-closed', id)).toMatchObject([{ body: { reason: 'cancelled' } }]);
  }

  test.each(orders)('the first save counts, %s', async (_, order) => {
    const id = await challenge({ friends: [ben], joined: [] });
    const answers = await inOrder(api, 'games.save', order, ...both(id));
    expect(answers[order[0]].status).toBe(200);
    await expectFirst(id, answers);
  });
});

describe('joining while somebody wins', () => {
  const win = async (id: number) => {
    const body = { guess: (await api.hidden(id)).name };
    return ann.client.call(submitGuess, { id, body });
  };

  test.each(orders)('is allowed, and the winner is told: %s', async (_, order) => {
    const id = await challenge({ friends: [ben], joined: [] });
    const [joined, won] = await inOrder(
      api,
      'games.save',
      order,
      () => join(ben, id),
      () => win(id),
    );
    const isWonFirst = order[0] === 1;
    const view = bodyOf(joined);
    expect(view).toMatchObject({
      completed: false,
      gameCompletedByOtherPlayer: isWonFirst,
      winnerInfo: isWonFirst ? { username: ann.name, score: bodyOf(won).score } : null,
      athleteName: null,
    });
    expect((await verifiedGame(id)).winner).toBe(ann.player);
    expect(
      bodyOf(await ben.client.call(submitGuess, { id, body: { guess: 'zzzz' } })),
    ).toMatchObject({ game: { gameCompletedByOtherPlayer: true, winnerUsername: ann.name } });
  });
});

describe('joining at the deadline', () => {
  test.each([
    [-1, 200],
    [0, 410],
    [1, 410],
  ])('%i ms from the end of the invitation is %i', async (shift, status) => {
    const id = await challenge({ friends: [ben], joined: [] });
    api.clock.move(day + shift);
    expect((await join(ben, id)).status).toBe(status);
    await verifiedGame(id);
  });

  test('is refused if the sweep was faster, and the expiry is announced once', async () => {
    const id = await challenge({ friends: [ben], joined: [] });
    const held = api.hold('games.save', 1);
    const late = join(ben, id);
    await held.arrived(1);
    api.clock.move(day);
    await sweep(api.stores, api.clock.now());
    held.release(0);
    expect(messageOf(await late)).toEqual([410, 'This game is closed']);
    expect((await verifiedGame(id)).challenge?.invitations).toMatchObject([{ status: 'expired' }]);
    expect(await invitesOf(ben)).toEqual([]);
  });

  test('wins if the join was saved first: the sweep keeps the player in', async () => {
    const id = await challenge({ friends: [ben], joined: [] });
    api.clock.move(day - 1);
    bodyOf(await join(ben, id));
    api.clock.move(1);
    await sweep(api.stores, api.clock.now());
    const { players, challenge: joined } = await verifiedGame(id);
    expect(players).toHaveLength(2);
    expect(joined?.invitations).toMatchObject([{ status: 'joined' }]);
  });
});

describe('an invitation answered twice', () => {
  const both = (id: number) => [() => join(ben, id), () => decline(ben, id)] as const;

  async function expectFirst(id: number, [joined, declined]: readonly [Answer, Answer]) {
    const { players, challenge, version } = await verifiedGame(id);
    const isIn = joined.status === 200;
    const loser = isIn ? declined : joined;
    expect([joined.status, declined.status].sort()).toEqual([200, 409]);
    expect(loser.error.message).toBe('Invitation is no longer pending');
    expect(version).toBe(1);
    expect(players).toHaveLength(isIn ? 2 : 1);
    const status = isIn ? 'joined' : 'declined';
    expect(challenge?.invitations).toEqual([{ userId: ben.id, status, version: 1 }]);
    const seen = { userId: ben.id, status: isIn ? 'playing' : 'declined' };
    expect(sentEvents('player-changed', id)).toMatchObject([
      { body: { by: ben.id, state: { players: [{ userId: ann.id }, seen] } } },
    ]);
    expect(sentEvents('invite-closed', id)).toMatchObject([{ body: { reason: status } }]);
  }

  test.each(orders)('in two ways: the first counts, %s', async (_, order) => {
    const id = await challenge({ friends: [ben], joined: [] });
    const answers = await inOrder(api, 'games.save', order, ...both(id));
    expect(answers[order[0]].status).toBe(200);
    await expectFirst(id, answers);
  });

  const same = [
    ['declined', decline],
    ['joined', join],
  ] as const;

  describe.each(same)('%s both times', (_status, act) => {
    async function expectOne(id: number, answers: readonly Answer[]) {
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { version, challenge } = await verifiedGame(id);
      expect([version, challenge?.invitations.length]).toEqual([1, 1]);
      expect(sentEvents('player-changed', id)).toHaveLength(1);
      expect(sentEvents('invite-closed', id)).toHaveLength(1);
    }
    const sendsFor = (id: number) =>
      [() => act(ben, id), () => act(onAnotherDevice(ben), id)] as readonly [
        () => Promise<Answer>,
        () => Promise<Answer>,
      ];

    test.each(orders)('is one answer, %s', async (_, order) => {
      const id = await challenge({ friends: [ben], joined: [] });
      await expectOne(id, await inOrder(api, 'games.save', order, ...sendsFor(id)));
    });
  });
});

describe('two who use the link for the last seat', () => {
  /** A game in which all seats but one are taken by guests. */
  async function start() {
    const id = await challenge({ friends: [cem], joined: [cem] });
    const { code } = bodyOf(await ann.client.call(createGameLink, { id }));
    const enter = (name: string) => () =>
      api.guest().call(joinGameLink, { id: code, body: { nickname: name } });
    for (let seat = 2; seat < maxPlayers - 1; seat += 1) bodyOf(await enter(`Guest ${seat}`)());
    return { id, first: enter('Early'), second: enter('Late') };
  }

  async function expectOneIn(id: number, answers: readonly Answer[]) {
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.message).toBe('This game is full');
    expect((await verifiedGame(id)).players).toHaveLength(maxPlayers);
  }

  test.each(orders)('leave one of them out, %s', async (_, order) => {
    const { id, first, second } = await start();
    const answers = await inOrder(api, 'games.save', order, first, second);
    expect(answers[order[0]].status).toBe(200);
    await expectOneIn(id, answers);
  });
});

describe('inviting a friend who ends the friendship', () => {
  const invite = () =>
    ann.client.call(createChallenge, { body: { sport: 'tennis', friendIds: [ben.id] } });

  async function friendship(): Promise<string> {
    await makeFriends(api.stores, ann.id, ben.id);
    return (await api.stores.friendships.findPair(ann.id, ben.id))?.id ?? '';
  }

  async function expectAllOrNothing([made, ended]: readonly [Answer, Answer], before: number) {
    expect(ended.status).toBe(200);
    const invites = await invitesOf(ben);
    if (made.status === 201) {
      expect(invites.map(({ gameId }) => gameId)).toContain((made.body as { id: number }).id);
      expect(invites).toHaveLength(before + 1);
      return;
    }
    expect(messageOf(made)).toEqual([403, 'You can only invite friends']);
    expect(invites).toHaveLength(before);
  }

  test('makes nothing if the friendship ended first', async () => {
    const pair = await friendship();
    const before = (await invitesOf(ben)).length;
    const told = sentEvents('invite').length;
    const held = api.hold('games.insert', 1);
    const made = invite();
    await held.arrived(1);
    const ended = await ben.client.call(removeFriend, { id: pair });
    held.release(0);
    const answer = await made;
    expect(answer.status).toBe(403);
    await expectAllOrNothing([answer, ended], before);
    expect(sentEvents('invite')).toHaveLength(told);
  });

  test('keeps a challenge that was made first', async () => {
    const pair = await friendship();
    const before = (await invitesOf(ben)).length;
    const made = await invite();
    const ended = await ben.client.call(removeFriend, { id: pair });
    expect(made.status).toBe(201);
    await expectAllOrNothing([made, ended], before);
    expect((await join(ben, bodyOf(made).id)).status).toBe(200);
  });
});
