import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReducedMotion } from '../../ui/use-media.ts';

/** How long the confetti falls before the page is left. */
export const sendOffMs = 2000;

export type SendOff = { celebrating: boolean; go: () => void };

/**
 * What the play, challenge and start buttons do: confetti for two seconds, then /auth, which sends a signed-in user on
 * to /home. Those who asked for less motion go at once. Further presses while it falls change nothing.
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
