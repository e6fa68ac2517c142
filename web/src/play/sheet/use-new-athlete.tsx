import { type ReactNode, useState } from 'react';
import { gameOf, isTouched } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { LeaveDialog } from './lazy-dialogs.tsx';

/** New Athlete: warns before it gives up a touched game. `warning` is to be rendered. */
export function useNewAthlete(store: GameStore): { ask: () => void; warning: ReactNode } {
  const phase = useGame(store, (state) => state.phase);
  const game = useGame(store, gameOf);
  const [warning, setWarning] = useState(false);
  const leave = () => {
    setWarning(false);
    void store.newAthlete();
  };
  const isAtStake = phase.state === 'playing' && game !== undefined && isTouched(game);
  return {
    ask: () => (isAtStake ? setWarning(true) : leave()),
    warning: warning && <LeaveDialog onLeave={leave} onStay={() => setWarning(false)} />,
  };
}
