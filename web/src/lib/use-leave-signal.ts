import { useEffect, useRef } from 'react';

/** A signal that aborts when the component unmounts, so that later answers do nothing. */
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
