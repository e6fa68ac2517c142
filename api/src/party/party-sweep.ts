import { randomInt } from 'node:crypto';

/**
 * So many due rooms are known at a time, and so many of them looked at: enough for a store that is
 * slow to answer, and few enough that another process seldom saves the same room meanwhile.
 */
const [mostKnown, mostLanes] = [200, 12];
/** The next one is drawn from so many of the longest due. */
const spread = 3 * mostLanes;

type Sweeping = {
  /** The codes of rooms with a step that is due. */
  due: (limit: number) => Promise<readonly string[]>;
  look: (code: string) => Promise<unknown>;
};

/**
 * Looks at the due rooms of which nobody asks, and returns how many it has found. A sweep waits for
 * no room of the one before; a room that fails holds up no other, and the sweep rejects after the
 * last.
 */
export function createSweep({ due, look }: Sweeping): () => Promise<number> {
  const lanes = new Set<Promise<void>>();
  const underWay = new Set<string>();
  const known: { codes: string[]; sweep?: Promise<{ ended: Promise<number> }> | undefined } = {
    codes: [],
  };

  /** By chance, so that processes that sweep at once do not meet at every room. */
  const nextCode = () =>
    known.codes.splice(randomInt(Math.min(spread, known.codes.length) || 1), 1)[0];

  async function runLane(failed: (error: unknown) => void): Promise<void> {
    for (let code = nextCode(); code !== undefined; code = nextCode()) {
      underWay.add(code);
      await look(code).catch(failed);
      underWay.delete(code);
    }
  }

  async function start(): Promise<{ ended: Promise<number> }> {
    const codes = (await due(mostKnown)).filter((code) => !underWay.has(code));
    const found = codes.length;
    known.codes = codes;
    const errors: unknown[] = [];
    while (lanes.size < mostLanes && known.codes.length > 0) {
      const lane = runLane((error) => errors.push(error)).finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
    const ended = Promise.all(lanes).then(() => {
      if (errors.length > 0) throw errors[0];
      return found;
    });
    return { ended };
  }

  return async () => {
    known.sweep ??= start().finally(() => {
      known.sweep = undefined;
    });
    return (await known.sweep).ended;
  };
}
