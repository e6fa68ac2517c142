/**
 * How the product's Node is started: the garbage collector can be called after the start. The young
 * generation keeps Node's own size: a smaller one saves nothing after that call, and collects eight
 * times as often under guesses.
 */
export const serverFlags = ['--expose-gc'];

/**
 * Compiled code is kept for the next start, and threads share two malloc arenas instead of having
 * one each, where the C library is glibc. What the environment says already is kept. `root`: the
 * project's folder.
 */
export function serverEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  };
}
