/**
 * Runs `look` after the call, once for all who ask while another run of the same name is under way:
 * sixty at once cost two runs.
 */
export function createSharedLooks<T>(look: (name: string) => Promise<T>) {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<T>>();

  async function next(name: string): Promise<T> {
    await running.get(name)?.catch(() => undefined);
    waiting.delete(name);
    const run = look(name);
    running.set(name, run);
    try {
      return await run;
    } finally {
      if (running.get(name) === run) running.delete(name);
    }
  }

  return (name: string): Promise<T> => {
    const there = waiting.get(name);
    if (there) return there;
    const asked = next(name);
    waiting.set(name, asked);
    return asked;
  };
}
