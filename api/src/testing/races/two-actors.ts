import { randomRuns } from '@craque/common/testing/random-runs.ts';
import type { Point } from './held-calls.ts';
import { throughCall } from './races.ts';
import type { TestApi } from '../test-api.ts';

export const orders = [
  ['in the order of arrival', [0, 1]],
  ['the other way round', [1, 0]],
] as const;
export type Order = (typeof orders)[number][1];

/** Number of repetitions of each race without held calls; ten times as many in the nightly run. */
export const repetitions = randomRuns(20);

/** Both actors are held at the call after reading; then one finishes before the other continues. */
export async function inOrder<A, B>(
  api: TestApi,
  point: Point,
  order: Order,
  ...actors: readonly [first: () => Promise<A>, second: () => Promise<B>]
): Promise<[A, B]> {
  return (await throughCall<A | B>(api, point, order, actors)) as [A, B];
}

/** The two actors at the same time, alternating who is sent first. */
export async function together<A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const late = second();
  return [await first(), await late];
}
