import type { Gate } from '../../games/game-changes.ts';

/** The first `count` steps that arrive at a held gate; the others walk through. */
export type HeldGate = {
  /** Resolves when so many steps stand at the gate. */
  arrived(count: number): Promise<void>;
  /** Lets the step go that came as number `index`, from 0. */
  release(index: number): void;
};

type Waiting = { release: (() => void)[]; count: number; onArrival: () => void };

/** Named points in the code where a test stops a step, to run a race in an order of its choice. */
export function createGates(): { gate: Gate; hold(name: string, count: number): HeldGate } {
  const held = new Map<string, Waiting>();
  return {
    async gate(name) {
      const waiting = held.get(name);
      if (!waiting || waiting.release.length >= waiting.count) return;
      await new Promise<void>((resolve) => {
        waiting.release.push(resolve);
        waiting.onArrival();
      });
    },
    hold(name, count) {
      const waiting: Waiting = { release: [], count, onArrival: () => undefined };
      held.set(name, waiting);
      return {
        arrived: (wanted) =>
          new Promise<void>((resolve) => {
            waiting.onArrival = () => {
              if (waiting.release.length >= wanted) resolve();
            };
            waiting.onArrival();
          }),
        release(index) {
          const release = waiting.release[index];
          if (!release) throw new RangeError(`nobody stands at ${name} as number ${index}`);
          release();
        },
      };
    },
  };
}
