import type { GameChoice } from '../state/game-choice.ts';
import { gameOf } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { Selectors } from './selectors.tsx';

/**
 * During a game sport and level take effect with New Athlete, the league at once; unseen in a
 * challenge, where nothing of it can be chosen, and while a game is being read of which nothing is
 * known yet.
 */
export function GameSelectors({ store }: { store: GameStore }) {
  const choice = useGame(store, (state) => state.choice);
  const pending = useGame(store, (state) => state.pending);
  const game = useGame(store, gameOf);
  const isUnknown = useGame(
    store,
    ({ phase }) => phase.state === 'idle' || (phase.state === 'loading' && 'of' in phase),
  );
  const isChallenge = game?.isMultiplayer === true;
  const change = (wanted: Partial<GameChoice>) => {
    if (game || pending === 'start') store.choose(wanted);
    else void store.start(wanted);
  };
  return (
    <Selectors
      choice={choice}
      disabled={isChallenge}
      hidden={isChallenge || isUnknown}
      onSport={(sport) => change({ sport })}
      onLevel={(difficulty) => change({ difficulty })}
      onLeague={(league) => void store.changeLeague(league)}
    />
  );
}
