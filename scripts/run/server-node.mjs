/**
 * The garbage collector can be called after the start; the young generation keeps Node's own
 * size, which suits guesses.
 */
export const serverFlags = ['--expose-gc'];

/**
 * Compiled code is kept for the next start, and glibc's threads share two malloc arenas. What
 * the environment says already is kept.
 */
export function serverEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  };
}
/**
 * Collects the garbage of a handshake early, which halves the memory per socket
 * (docs/benchmarks.md).
 */
export const realtimeNodeOptions = '--max-semi-space-size=16';
