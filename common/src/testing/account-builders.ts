import { type Friendship, newRequest } from '../domain/friendship.ts';
import type { Outcome } from '../domain/record/totals.ts';

/** A pending request of `ada` to `bob`, made at time 0. */
export function aFriendship(overrides: Partial<Friendship> = {}): Friendship {
  const request = newRequest({ id: 'ada-to-bob', from: 'ada', to: 'bob', now: 0 });
  return { ...request, ...overrides };
}

export function anOutcome(overrides: Partial<Outcome> = {}): Outcome {
  return {
    gameId: 1,
    sport: 'soccer',
    athleteId: 'ada-secretova',
    won: true,
    score: 80,
    guesses: 2,
    hints: 1,
    timeTaken: 40,
    finishedAt: 0,
    ...overrides,
  };
}
