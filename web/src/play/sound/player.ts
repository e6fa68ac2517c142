import { type SoundName, samplesOf, soundNames } from './samples.ts';

/** Plays sounds until it is closed; a browser may keep it silent until a press. */
export function openPlayer() {
  // Missing in a few browsers, and where sound is forbidden.
  if (typeof AudioContext === 'undefined') return { play: () => undefined, close: () => undefined };
  const context = new AudioContext();
  const wake = () => {
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  const buffers = new Map(
    soundNames.map((name) => {
      const samples = samplesOf(name, context.sampleRate);
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
    play(name: SoundName, after = 0): void {
      const source = context.createBufferSource();
      source.buffer = buffers.get(name) ?? null;
      source.connect(context.destination);
      source.start(context.currentTime + after / 1000);
    },
    close(): void {
      leaving.abort();
      void context.close().catch(() => undefined);
    },
  };
}
export type Player = ReturnType<typeof openPlayer>;
