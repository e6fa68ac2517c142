import { Confetti, type ConfettiThrow } from '../../ui/confetti.tsx';
import { sendOffMs } from './use-send-off.ts';

/** 200 pieces in all, half from each lower corner, gone within the two seconds. */
const corner: ConfettiThrow = {
  afterMs: 0,
  particleCount: 100,
  spread: 80,
  startVelocity: 84,
  scalar: 1.3,
  ticks: 115,
  origin: { x: 0, y: 0.9 },
  angle: 62,
};
const throws = [corner, { ...corner, origin: { x: 1, y: 0.9 }, angle: 118 }];

export function SendOffConfetti() {
  return <Confetti throws={throws} endMs={sendOffMs} />;
}
