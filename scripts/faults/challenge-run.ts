import { setTimeout as sleep } from 'node:timers/promises';
import {
  createChallenge,
  joinChallenge,
  leaveChallenge,
} from '@craque/common/contracts/challenges.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { differences, errorsOfChallenge } from './challenge-judgement.ts';
import { type HeadlessClient, openScreen, type Screen } from './headless-client.ts';
import type { Scene } from './scene.ts';

/** What a challenge is judged by. */
export type Judges = Pick<Scene, 'stores' | 'notes' | 'violations' | 'troubles' | 'random'>;

/** Longest time (ms) in which a call has to succeed eventually, whatever dies meanwhile. */
const patience = 180_000;

export async function insisting<T>(
  what: string,
  act: () => Promise<T | null | undefined>,
): Promise<T> {
  const limit = performance.now() + patience;
  while (performance.now() < limit) {
    try {
      const answer = await act();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      const isOutage = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isOutage) throw error;
    }
    await sleep(200);
  }
  throw new Error(`${what} did not succeed within ${patience} ms`);
}

async function guess({ sent, game, view }: Screen, text: string): Promise<void> {
  sent.set(text, false);
  await insisting(`the guess ${text}`, async () => {
    const outcome = await game.submitGuess(text);
    if (outcome === 'sent') sent.set(text, true);
    return sent.get(text) || outcome === 'repeated' || view()?.completed || undefined;
  });
}

async function hint({ game, view }: Screen): Promise<void> {
  const taken = () => view()?.hints.length ?? 0;
  const before = taken();
  await insisting('a hint', async () => {
    await game.takeHint();
    return taken() > before || undefined;
  });
}

async function untilWinnerNotice({ troubles, violations }: Judges, screen: Screen): Promise<void> {
  const start = performance.now();
  const isLate = () => performance.now() - start > troubles.limitOf(start);
  while (screen.winnerNotices() === 0 && !isLate()) await sleep(5);
  if (screen.winnerNotices() === 0)
    violations.push(`${screen.client.username} got no notice of the winner in time`);
}

async function play(scene: Judges, screen: Screen, index: number, answer: string): Promise<void> {
  const { random } = scene;
  const { client, game, gameId, view, sent } = screen;
  const guessWrongly = () => guess(screen, `nobody ${index} ${sent.size}`);
  for (let moves = Math.floor(random() * 4); moves > 0; moves -= 1) {
    await sleep(random() * 250);
    await (random() < 0.3 ? hint(screen) : guessWrongly());
  }
  await sleep(random() * 250);
  const ending = index === 0 ? 0 : random();
  if (index > 0 && random() < 0.4) await untilWinnerNotice(scene, screen);
  if (ending < 0.6) return guess(screen, answer);
  if (ending < 0.85) {
    while (!view()?.completed) await guessWrongly();
    return;
  }
  await insisting('leaving', () => client.call(leaveChallenge, { params: { id: gameId } }));
  await game.refresh();
}

async function judgeScreen(scene: Judges, screen: Screen, endedAt: number): Promise<void> {
  const { troubles, notes, violations } = scene;
  const { gameId, client, view, wasLive } = screen;
  const wanted = await insisting('a reading', () =>
    client.call(readGame, { params: { id: gameId }, query: { language: 'en' } }),
  );
  const ms = () => performance.now() - endedAt;
  const limit = () => troubles.limitOf(endedAt, wasLive(endedAt));
  const wrong = () => differences(view(), wanted);
  while (wrong().length > 0 && ms() < limit() + 10_000) await sleep(10);
  const took = ms();
  notes.add('screens right', took);
  if (took <= limit() && wrong().length === 0) return;
  const what = wrong().length > 0 ? 'is wrong' : 'was right late';
  violations.push(`the screen of ${client.username} ${what} after ${took} ms`, ...wrong());
}

export async function playChallenge(
  scene: Judges,
  [creator, ...friends]: readonly HeadlessClient[],
): Promise<GameId> {
  const { stores, violations } = scene;
  if (!creator) throw new RangeError('a challenge needs players');
  const friendIds = friends.map(({ id }) => id);
  const body = { sport: 'tennis', difficulty: 'easy', friendIds } as const;
  const idempotencyKey = crypto.randomUUID();
  const made = await insisting('the challenge', () =>
    creator.call(createChallenge, { body, idempotencyKey }),
  );
  const gameId = made.id as GameId;
  for (const { call } of friends)
    await insisting('joining', () => call(joinChallenge, { params: { id: gameId } }));
  const created = await stores.games.find(gameId);
  if (!created) throw new Error(`the game ${gameId} is acknowledged and not stored`);
  const clients = [creator, ...friends];
  const screens = await Promise.all(clients.map((client) => openScreen(client, gameId)));
  const { name } = created.athlete;
  await Promise.all(screens.map((screen, index) => play(scene, screen, index, name)));
  const endedAt = performance.now();
  await Promise.all(screens.map((screen) => judgeScreen(scene, screen, endedAt)));
  const game = (await stores.games.find(gameId)) ?? created;
  violations.push(...(await errorsOfChallenge(game, screens, stores, scene.troubles)));
  for (const screen of screens) screen.close();
  return gameId;
}
