import type { Options } from 'canvas-confetti';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { layer } from './tokens.ts';
import { useReducedMotion } from './use-media.ts';

/** One burst; `afterMs` counts from the mount, a piece falls for `ticks` frames. */
export type ConfettiThrow = { afterMs: number } & Pick<
  Options,
  'particleCount' | 'spread' | 'startVelocity' | 'ticks' | 'origin' | 'angle' | 'scalar'
>;

export type ConfettiProps = {
  throws: readonly ConfettiThrow[];
  endMs: number;
};

const colours = ['#ffd678', '#e3132c', '#2f6fe0', '#11a657', '#f07a24', '#ffffff'];

/** Runs once. No worker, which would violate the content security policy. */
export function Confetti({ throws, endMs }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    const target = canvas.current;
    if (!target || still) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stopped = { now: false };
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (stopped.now) return;
      const fire = confetti.create(target, { resize: true, useWorker: false });
      for (const { afterMs, ...pieces } of throws) {
        timers.push(setTimeout(() => void fire({ ...pieces, colors: colours }), afterMs));
      }
      timers.push(setTimeout(() => fire.reset(), endMs));
    });
    return () => {
      stopped.now = true;
      timers.forEach(clearTimeout);
    };
  }, [still, throws, endMs]);
  return still ? null : <Canvas ref={canvas} aria-hidden="true" />;
}

const Canvas = styled.canvas`
  position: fixed;
  inset: 0;
  /* Nothing to read is covered. */
  z-index: ${layer.confetti};
  width: 100vw;
  height: 100dvh;
  pointer-events: none;
`;
