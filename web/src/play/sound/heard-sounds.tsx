import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onFirstAction } from '../../lib/first-action.ts';
import { lazyDecoration } from '../../ui/lazy-part.tsx';
import { soundChoice } from './sound-choice.ts';

const Sounds = lazyDecoration(async () => (await import('./sounds.tsx')).Sounds);

/** Sound and touch of the game on screen: if switched on, and loaded after a press. */
export function HeardSounds({ game }: { game: GameView | undefined }) {
  const { isOn, isNew } = useStore(soundChoice);
  const [hasActed, setActed] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => (isOn ? onFirstAction(() => setActed(true)) : undefined), [isOn]);
  return isOn && (hasActed || isNew) && <Sounds game={game} />;
}
