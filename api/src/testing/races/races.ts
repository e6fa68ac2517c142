import type { TestApi } from '../test-api.ts';
import type { Point } from './held-calls.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

/** Every order in which `count` held calls can be released: `[0, 1]` and `[1, 0]` for two. */
export function ordersOf(count: number): readonly number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

/** Actors are held at the call after reading in one order, and finish one by one in the other. */
export async function throughCall<T>(
  api: TestApi,
  point: Point,
  order: readonly number[],
  actors: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const held = api.hold(point, actors.length);
  const running: Promise<T>[] = [];
  for (const act of actors) {
    running.push(act());
    await held.arrived(running.length);
  }
  for (const index of order) {
    held.release(index);
    await running[index];
  }
  return Promise.all(running);
}

export const orders = [
  ['in the order of arrival', [0, 1]],
  ['the other way round', [1, 0]],
] as const;

/** The same with two actors of different results. */
export async function inOrder<A, B>(
  api: TestApi,
  point: Point,
  order: readonly number[],
  ...actors: readonly [first: () => Promise<A>, second: () => Promise<B>]
): Promise<[A, B]> {
  return (await throughCall<A | B>(api, point, order, actors)) as [A, B];
}

export function sameOnAnotherDevice(api: TestApi, { cookies }: TestClient): TestClient {
  const other = createTestClient(api.origin);
  for (const [name, value] of cookies) other.cookies.set(name, value);
  return other;
}
