import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { soundChoice } from '../../../play/sound/sound-choice.ts';
import { useReducedMotion } from '../../../ui/use-media.ts';

/** As times of `navigator.vibrate`: of an answer that was found, and of one that was not. */
const touches = { solved: [20, 40, 60], missed: [10] };

/** The phone of a seat is felt when the answer is shown, where sound and touch are switched on. */
export function useRevealTouch(view: PartyView | undefined): void {
  const still = useReducedMotion();
  const { isOn } = useStore(soundChoice);
  const { phase } = view?.state ?? {};
  const before = useRef(phase);
  const solved = view?.seat?.solved;
  useEffect(() => {
    const isNow = phase === 'reveal' && before.current === 'round';
    before.current = phase;
    if (!isNow || solved === undefined || !isOn || still || !('vibrate' in navigator)) return;
    navigator.vibrate(solved ? touches.solved : touches.missed);
  }, [phase, solved, isOn, still]);
}
