/**
 * Lets the start call the garbage collector; the young generation keeps Node's default
 * size, which suits guesses.
 */
export const serverFlags = ['--expose-gc'];

/**
 * Caches compiled code for the next start and limits glibc to two malloc arenas. Existing
 * variables win.
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
