import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { leaveGame } from '@craque/common/domain/challenge/challenge.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  ana,
  ben,
  cleo,
} from '@craque/common/testing/challenge-steps.ts';
import { afterHints, afterMisses } from '@craque/common/testing/game-steps.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { announcingStores } from './announce.ts';

/* The events of many changes of one game within a few milliseconds. */
const pushes = recordPushes();
const stores = openSqliteStores(':memory:');
const waiting: (() => void)[] = [];
const announcing = announcingStores({
  ...{ stores, pushes, clock: () => 5 },
  later: (run) => void waiting.push(run),
  onLost: (error) => {
    throw error;
  },
});
afterAll(() => stores.close());
beforeEach(() => {
  pushes.taken();
});

const state: { id: number; game: Game } = { id: 0, game: aChallenge() };
/** A new game of three without any event so far. */
async function begin(): Promise<Game> {
  state.id += 1;
  const id = state.id as Game['id'];
  state.game = afterJoining(aChallenge({ id }), [ben, cleo]);
  await announcing.games.insert(state.game);
  return state.game;
}

/** Saves the result of the change. */
async function save(change: (game: Game) => Game): Promise<void> {
  const { game } = state;
  const next = change({ ...game, loadedVersion: game.version });
  expect(await announcing.games.save(next)).toBe(true);
  state.game = { ...next, revision: next.revision + 1, loadedVersion: next.version };
}

const settled = () => new Promise(setImmediate);
async function received(): Promise<[string, number][]> {
  await settled();
  return pushes.taken().map(({ name, body }) => [name, (body as GameEvent).version]);
}
/** Ends the window. */
const pass = () => waiting.shift()?.();

describe('simultaneous changes of one game', () => {
  test('are pushed as the first at once, and the others as one with the newest state', async () => {
    const { version } = await begin();
    await save((game) => afterMisses(game, 1, ana));
    expect(await received()).toEqual([['opponent-guessed', version + 1]]);
    await save((game) => afterMisses(game, 1, ben));
    await save((game) => afterHints(game, 1, 0, cleo));
    await save((game) => afterMisses(game, 1, ben));
    expect(await received()).toEqual([]);
    pass();
    await settled();
    const [last, ...rest] = pushes.takenWithEchoes();
    expect(last).toMatchObject({ name: 'player-changed', body: { version: version + 4 } });
    expect(last?.to.except).toEqual([playerRoom(ben), playerRoom(cleo)]);
    expect(rest).toMatchObject([{ to: { rooms: [playerRoom(ben), playerRoom(cleo)] } }]);
    pass();
    expect([await received(), waiting]).toEqual([[], []]);
  });

  test('never delay a win or the end', async () => {
    const { version } = await begin();
    await save((game) => afterMisses(game, 1, ana));
    await save((game) => afterMisses(game, 1, ben));
    await save((game) => afterWin(game, cleo));
    expect(await received()).toEqual([
      ['opponent-guessed', version + 1],
      ['opponent-won', version + 3],
    ]);
    await save((game) => accepted(leaveGame(game, ana, 0)));
    await save((game) => accepted(leaveGame(game, ben, 0)));
    expect(await received()).toEqual([['finished', version + 5]]);
    pass();
    await settled();
    const late = pushes.taken();
    for (const { body } of late) expect((body as GameEvent).version).toBeLessThan(version + 5);
    expect(late.filter(({ name }) => name === 'opponent-won')).toEqual([]);
    pass();
  });

  test('of two games do not wait for each other', async () => {
    const { version } = await begin();
    await save((game) => afterMisses(game, 1, ana));
    await begin();
    await save((game) => afterMisses(game, 1, ana));
    expect(await received()).toEqual([
      ['opponent-guessed', version + 1],
      ['opponent-guessed', version + 1],
    ]);
    waiting.length = 0;
  });
});
