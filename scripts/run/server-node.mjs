/**
 * How the product's Node is started, so that a server at rest holds little memory
 * (docs/benchmarks.md): the garbage collector can be called after the start, and the young
 * generation stays small; a start would let it grow to 32 MB, and a guess collects it as often.
 */
export const serverFlags = ['--expose-gc', '--max-semi-space-size=4'];

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
