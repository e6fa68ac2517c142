import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { packNames } from '@craque/common/domain/athlete/name-list.ts';
import { ApiError, type Call, type CallInput } from '../lib/api.ts';
import { abandoned, listedPeople, newGame, withGuess, withHint } from './fake-game-rules.ts';

type Fields = Record<string, unknown>;
export type SentCall = {
  name: string;
  id?: number;
  body?: Fields;
  query?: Fields;
  key?: string | undefined;
};

export const offline = new ApiError(0, 'network', 'no connection');
export const outage = new ApiError(503, 'busy', 'The server is busy. Please try again.');

const details = {
  story: 'A story from the bar.',
  stats: [{ key: 'Height', value: '1.71 m' }],
  funFacts: ['A fun fact.'],
  didYouKnow: [],
  careerHighlights: 'Many titles.',
};

function answersOn(games: Map<number, GameView>) {
  const found = (id: number | undefined): GameView => {
    const game = games.get(id ?? 0);
    if (!game) throw new ApiError(404, 'game_not_found', 'Game not found');
    return game;
  };
  const keep = (game: GameView): GameView => {
    games.set(game.id, game);
    return game;
  };
  const create = (choice: Fields = {}) => {
    const game = newGame(101 + games.size, choice);
    return keep(choice.set ? { ...game, set: 'Left feet' } : game);
  };
  const answers: Record<string, (call: SentCall) => unknown> = {
    createGame: ({ body }) => create(body),
    readGame: ({ id }) => found(id),
    submitGuess: ({ id, body }) => {
      const game = keep(withGuess(found(id), String(body?.guess)));
      const { completed, won, athleteName, score, speedBonus, streakBonus, streakCount } = game;
      const end = { completed, won, athleteName, score, speedBonus, streakBonus, streakCount };
      return { guess: game.guesses.at(-1), ...end, timeTaken: game.timeTaken, game };
    },
    takeHint: ({ id, query }) => {
      const before = found(id);
      const game = keep(withHint(before, Number(query?.n)));
      const { remainingHints, totalPenalty } = game;
      const { hint, rung, penalty } = game.hints.at(-1) ?? { hint: '', rung: 0, penalty: 0 };
      return {
        hint,
        hintPenalty: game === before ? 0 : penalty,
        rung,
        remainingHints,
        totalPenalty,
      };
    },
    readUnfinishedGames: () => ({
      streak: 0,
      games: [...games.values()].filter(({ waitsUntil }) => waitsUntil !== null).toReversed(),
    }),
    resetGame: ({ id, body }) => {
      keep(abandoned(found(id)));
      return { id: create(body).id };
    },
    readAthleteDetails: ({ id }) => {
      if (!found(id).won) throw new ApiError(403, 'details_after_win', 'only after a win');
      return details;
    },
    readAftermath: ({ id }) => {
      const { won } = found(id);
      const sticker = won ? { rarity: 'rare', wins: 1, isNew: true, isRarer: false } : null;
      const album = { place: 37, athletes: 229, collected: won ? 38 : 37, sticker };
      const set = { title: 'Left feet', collected: won ? 2 : 1, isCollected: won };
      return { album, set, lostStreak: won ? 0 : 4 };
    },
    readAthleteNames: ({ query }) => ({
      sport: query?.sport,
      ...packNames(listedPeople),
    }),
    readLeagues: () => ({ leagues: [] }),
  };
  return answers;
}

function sentCall(endpoint: Endpoint, input: CallInput<Endpoint>): SentCall {
  const { params, query, body } = input as {
    params?: { id?: number };
    query?: Fields;
    body?: Fields;
  };
  return {
    name: endpoint.name,
    ...(params?.id !== undefined && { id: params.id }),
    ...(query && { query }),
    ...(body && { body }),
    key: input.idempotencyKey,
  };
}

/** A game server in memory; `fail` makes the next calls fail, a `lost` answer was processed. */
export function createFakeGameApi() {
  const sent: SentCall[] = [];
  const games = new Map<number, GameView>();
  const answers = answersOn(games);
  const errors = new Map<string, { error: Error; times: number; lost: boolean }>();
  const stored = new Map<string, unknown>();

  function answer(call: SentCall): unknown {
    const error = errors.get(call.name);
    const failing = error !== undefined && error.times > 0;
    if (failing) error.times -= 1;
    if (failing && !error.lost) throw error.error;
    const known = call.key === undefined ? undefined : stored.get(call.key);
    const reply = known ?? answers[call.name]?.(call);
    if (call.key !== undefined) stored.set(call.key, reply);
    if (failing) throw error.error;
    return reply;
  }

  const call = async (endpoint: Endpoint, input: CallInput<Endpoint> = {}) => {
    const each = sentCall(endpoint, input);
    sent.push(each);
    await Promise.resolve();
    return answer(each);
  };

  return {
    call: call as Call,
    sent,
    games,
    calls: (name: string) => sent.filter((each) => each.name === name),
    fail(name: string, error: Error, { times = 1, lost = false } = {}): void {
      errors.set(name, { error, times, lost });
    },
  };
}

export type FakeGameApi = ReturnType<typeof createFakeGameApi>;
