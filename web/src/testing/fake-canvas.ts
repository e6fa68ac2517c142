/** What jsdom lacks for drawing; the canvas records strokes. Call `reset` before each test. */
export function fakeCanvas() {
  const letters: string[] = [];
  const state = { drawn: 0, fails: false, held: Promise.resolve() };
  const stroke = () => ({ addColorStop: () => undefined });
  const pen = new Proxy<Record<string | symbol, unknown>>(
    { measureText: () => ({ width: 10 }) },
    { get: (own, name) => own[name] ?? stroke },
  );
  class Path {
    roundRect(): void {}
  }
  const load = async (face: string, text: string) => {
    letters.push(`${face}: ${text}`);
    return [];
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob(done: (file: Blob | null) => void): void {
      state.drawn += 1;
      done(state.fails ? null : new Blob(['picture']));
    },
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => state.held });
  Object.assign(globalThis, { Path2D: Path });
  Object.assign(document, { fonts: { load } });
  return {
    /** Every font with the text for which it was requested. */
    letters,
    drawn: () => state.drawn,
    reset(): void {
      letters.length = 0;
      Object.assign(state, { drawn: 0, fails: false, held: Promise.resolve() });
    },
    /** The canvas produces no file from now on. */
    fail(): void {
      state.fails = true;
    },
    /** Images stay pending until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      state.held = promise;
      return resolve;
    },
  };
}
