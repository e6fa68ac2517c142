import type { HeldGate } from './gates.ts';

/*
 * Races between two actors (reliability §3). The gate is told apart by arrival: the first actor is sent off and stands
 * there before the second starts.
 */

/** Both orders in which two actors can be let through a gate. */
export const orders = [
  ['in the order of arrival', [0, 1]],
  ['the other way round', [1, 0]],
] as const;
export type Order = (typeof orders)[number][1];

/** How often each race is run without a gate. */
export const repetitions = 200;

/** Both actors stand at the gate with what they have read; then one finishes before the other may go on. */
export async function inOrder<A, B>(
  gate: HeldGate,
  order: Order,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const one = first();
  await gate.arrived(1);
  const both = [one, second()] as const;
  await gate.arrived(2);
  for (const index of order) {
    gate.release(index);
    await both[index];
  }
  return Promise.all(both);
}

/** The two actors at the same time, in turns of who is sent first. */
export async function together<A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const late = second();
  return [await first(), await late];
}
