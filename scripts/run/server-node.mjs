/**
 * How the product's Node is started, so that a server at rest holds little memory
 * (docs/benchmarks.md): compiled code is kept for the next start, the garbage collector can be
 * called after the start, and threads share two malloc arenas instead of having one each, where the
 * C library is glibc.
 */
export const serverFlags = ['--expose-gc'];

/** `root`: the project's folder. What the environment says already is kept. */
export function serverEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  };
}
