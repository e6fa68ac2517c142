import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onFirstAction } from '../../lib/first-action.ts';
import { soundChoice } from './sound-choice.ts';

/** Sound is switched on, and a press has been made without which a browser keeps silent. */
export function useHeard(): boolean {
  const { isOn, isNew } = useStore(soundChoice);
  const [hasActed, setActed] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => (isOn ? onFirstAction(() => setActed(true)) : undefined), [isOn]);
  useEffect(() => {
    if (isNew) setActed(true);
  }, [isNew]);
  return isOn && (hasActed || isNew);
}
