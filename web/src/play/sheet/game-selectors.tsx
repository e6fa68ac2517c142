import { gameOf } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { Selectors } from './selectors.tsx';

/** Sport and level wait for New Athlete unless they count `atOnce`; the league always does. */
export function GameSelectors({ store, atOnce = false }: { store: GameStore; atOnce?: boolean }) {
  const choice = useGame(store, (state) => state.choice);
  const pending = useGame(store, (state) => state.pending);
  const game = useGame(store, gameOf);
  const isUnknown = useGame(
    store,
    ({ phase }) => phase.state === 'idle' || (phase.state === 'loading' && 'of' in phase),
  );
  const isChallenge = game?.isMultiplayer === true;
  const mustWait = !atOnce && (game !== undefined || pending === 'start');
  return (
    <Selectors
      choice={choice}
      disabled={isChallenge}
      hidden={isChallenge || (isUnknown && !atOnce)}
      onChange={({ league, ...change }) => {
        if (league) void store.changeLeague(league);
        else if (mustWait) store.choose(change);
        else void store.start(change);
      }}
    />
  );
}
