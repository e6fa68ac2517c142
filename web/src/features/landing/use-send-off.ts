import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReducedMotion } from '../../ui/use-media.ts';

/** Time (ms) for which the confetti falls before the page is left. */
export const sendOffMs = 2000;

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
