import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReducedMotion } from '../../ui/use-media.ts';
import { Confetti, type ConfettiThrow } from '../../ui/confetti.tsx';

/** Time (ms) for which the confetti falls before the page is left. */
const sendOffMs = 2000;

export type SendOff = { celebrating: boolean; go: () => void };

/**
 * The action of the play, challenge and start buttons: confetti for two seconds, then /auth, which
 * redirects a signed-in user to /home. With reduced motion it navigates at once. Further presses
 * meanwhile are ignored.
 */
export function useSendOff(): SendOff {
  const navigate = useNavigate();
  const still = useReducedMotion();
  const [celebrating, setCelebrating] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = () => {
    if (still) void navigate('/auth');
    else if (!celebrating) {
      setCelebrating(true);
      timer.current = setTimeout(() => void navigate('/auth'), sendOffMs);
    }
  };
  return { celebrating, go };
}

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
