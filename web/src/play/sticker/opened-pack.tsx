import type { Sport } from '@craque/common/domain/sport.ts';
import { type AnimationEvent, useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { SealedPack } from '../../ui/album/sealed-pack.tsx';

type OpenedPackProps = {
  sport: Sport;
  /** There is nothing to see under it yet. */
  isHeld?: boolean;
};

/** A pack over the sticker tears open by itself; a press of anything, which is not its, ends that. */
export function OpenedPack({ sport, isHeld = false }: OpenedPackProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const leaving = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, () => setOpen(true), {
        capture: true,
        passive: true,
        signal: leaving.signal,
      });
    return () => leaving.abort();
  }, [isHeld]);
  if (isOpen) return null;
  const end = ({ target, currentTarget }: AnimationEvent) =>
    target === currentTarget && setOpen(true);
  return (
    <Torn aria-hidden="true" data-pack data-held={isHeld || undefined} onAnimationEnd={end}>
      <SealedPack sport={sport} />
    </Torn>
  );
}

/** In milliseconds. */
const tearing = 400;

const rip = keyframes`
  12% { transform: none; }
  60% { transform: rotate(26deg) translate(26px, -18px); opacity: 1; }
  to { transform: rotate(58deg) translate(70px, -60px); opacity: 0; }
`;
const fall = keyframes`
  45% { transform: translateY(-1%); }
  75% { transform: translateY(24%) rotate(2deg); opacity: 1; }
  to { transform: translateY(52%) rotate(5deg); opacity: 0; }
`;

/** The sticker fits into it. */
const Torn = styled.div`
  position: absolute;
  z-index: 1;
  inset: -7%;
  rotate: -4.5deg;
  pointer-events: none;
  animation: ${fall} ${tearing}ms ease-in forwards;
  .flap {
    animation: ${rip} ${tearing}ms ease-in forwards;
  }
  &[data-held],
  &[data-held] .flap {
    animation-play-state: paused;
  }
`;
