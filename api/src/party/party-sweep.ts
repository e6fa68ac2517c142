import { randomInt } from 'node:crypto';

/** A round of a sweep takes so many rooms, a few of them at once; the next round takes the others. */
const [sweptAtOnce, lanes] = [200, 4];

type Sweeping = {
  /** The codes of rooms with a step that is due. */
  due: (limit: number) => Promise<readonly string[]>;
  look: (code: string) => Promise<unknown>;
};

/**
 * Looks at the due rooms of which nobody asks. One sweep at a time; a room that fails holds up no
 * other, and the sweep rejects after the last.
 */
export function createSweep({ due, look }: Sweeping): () => Promise<void> {
  const under: { way?: Promise<void> | undefined } = {};

  async function sweep(): Promise<void> {
    const codes = await due(sweptAtOnce);
    // Each process begins elsewhere, so that they do not meet at every room.
    const first = randomInt(codes.length + 1);
    const waiting = [...codes.slice(first), ...codes.slice(0, first)].values();
    const errors: unknown[] = [];
    const runLane = async () => {
      for (const code of waiting) await look(code).catch((error: unknown) => errors.push(error));
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
    if (errors.length > 0) throw errors[0];
  }

  return () => {
    under.way ??= sweep().finally(() => {
      under.way = undefined;
    });
    return under.way;
  };
}
