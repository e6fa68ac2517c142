import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { layer } from '../../ui/tokens.ts';
import { useReducedMotion } from '../../ui/use-media.ts';

/** About four seconds (§9), in bursts, so that the last piece falls at the end. */
const confettiMs = 4000;
const burstEvery = 350;
const colours = ['#ffd678', '#e3132c', '#2f6fe0', '#11a657', '#f07a24', '#ffffff'];

/** Thrown once when it appears; nothing for those who asked for less motion (D42). The worker would break the CSP. */
export function Confetti() {
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
      const burst = (index: number) => () =>
        void fire({
          particleCount: index === 0 ? 90 : 28,
          spread: index === 0 ? 100 : 70,
          startVelocity: 38,
          ticks: 130,
          origin: { x: index === 0 ? 0.5 : index % 2, y: index === 0 ? 0.35 : 0.55 },
          angle: index === 0 ? 90 : index % 2 === 0 ? 55 : 125,
          colors: colours,
        });
      for (let index = 0; index * burstEvery < confettiMs - 1800; index += 1) {
        timers.push(setTimeout(burst(index), index * burstEvery));
      }
      timers.push(setTimeout(() => fire.reset(), confettiMs));
    });
    return () => {
      stopped.now = true;
      timers.forEach(clearTimeout);
    };
  }, [still]);
  return still ? null : <Canvas ref={canvas} aria-hidden="true" />;
}

const Canvas = styled.canvas`
  position: fixed;
  inset: 0;
  z-index: ${layer.toast};
  width: 100vw;
  height: 100dvh;
  pointer-events: none;
`;
