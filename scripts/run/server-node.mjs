/** For the collection after the start (serve.ts). */
export const serverFlags = ['--expose-gc'];

/** Two malloc arenas save memory; the operator's variables win. */
export function serverEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  };
}
/** Halves the memory per socket (docs/benchmarks.md). */
export const realtimeNodeOptions = '--max-semi-space-size=16';
