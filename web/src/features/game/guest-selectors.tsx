import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { Selectors } from '../../play/sheet/selectors.tsx';

/** Sport, league and level; every change starts a new game at once. */
export function GuestSelectors({ store }: { store: GameStore }) {
  const choice = useGame(store, (state) => state.choice);
  return (
    <Selectors
      choice={choice}
      onSport={(sport) => void store.start({ sport })}
      onLevel={(difficulty) => void store.start({ difficulty })}
      onLeague={(league) => void store.changeLeague(league)}
    />
  );
}
