import { useEffect, useRef } from 'react';

/**
 * Gives what begins here a signal that aborts when the component goes away: what is answered later neither acts nor is
 * told on the page that was gone on to.
 */
export function useLeaveSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    return () => {
      controller.current?.abort();
      controller.current = undefined;
    };
  }, []);
  return () => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  };
}
