import { type Recipe, soundOf } from './sound-kit.ts';

export type Player<Name extends string> = {
  /** So many ms later. */
  play: (name: Name, after?: number) => void;
  close: () => void;
};

/** Plays sounds until it is closed; a browser may keep it silent until a press. */
export function openPlayer<Name extends string>(
  recipes: Readonly<Record<Name, Recipe>>,
): Player<Name> {
  // Missing in a few browsers, and where sound is forbidden.
  if (typeof AudioContext === 'undefined') return { play: () => undefined, close: () => undefined };
  const context = new AudioContext();
  const wake = () => {
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  const buffers = new Map(
    Object.entries<Recipe>(recipes).map(([name, recipe]) => {
      const samples = soundOf(recipe, context.sampleRate);
      const buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      return [name, buffer];
    }),
  );
  const leaving = new AbortController();
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, wake, { capture: true, passive: true, signal: leaving.signal });
  wake();
  return {
    play(name, after = 0) {
      const source = context.createBufferSource();
      source.buffer = buffers.get(name) ?? null;
      source.connect(context.destination);
      source.start(context.currentTime + after / 1000);
    },
    close() {
      leaving.abort();
      void context.close().catch(() => undefined);
    },
  };
}
