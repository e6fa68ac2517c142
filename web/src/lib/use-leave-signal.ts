import { useEffect, useRef } from 'react';

/**
 * A signal that aborts when the component unmounts: later answers neither act nor show a message on
 * the next page.
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
