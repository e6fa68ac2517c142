import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { GameSpread } from './game-spread.tsx';
import { WaitsLine } from './sheet/waits-line.tsx';
import type { GameChoice } from './state/game-choice.ts';
import { gameOf } from './state/game-state.ts';
import { useGame } from './state/game-store.ts';
import { useScreenGame } from './state/use-screen-game.ts';

export type HomeGameProps = {
  /** What the home page has below the game. */
  below: (game: {
    /** Id of the game on screen. */
    shown: number | undefined;
    /** A game is being started. */
    busy: boolean;
    onPlay: (choice: GameChoice) => void;
  }) => ReactNode;
};

/**
 * The game of the home page: the one that waits, or a new one. The address stays, so that coming
 * back leads to the home page; a game chosen below it is played on a page of its own.
 */
export function HomeGame({ below }: HomeGameProps) {
  const store = useScreenGame();
  const navigate = useNavigate();
  const game = useGame(store, gameOf);
  const streak = useGame(store, (state) => state.streak);
  const busy = useGame(store, ({ pending }) => pending === 'start');
  useEffect(() => {
    // The line below the attempt says what a message would say.
    if (store.getState().phase.state === 'idle') void store.resume({ told: true });
  }, [store]);
  const onPlay = async (choice: GameChoice) => {
    const before = gameOf(store.getState())?.id;
    await store.start(choice);
    const started = gameOf(store.getState())?.id;
    if (started === undefined || started === before) return;
    await navigate(`/game/${started}`, { state: { told: true } });
  };
  const home = {
    line: game && <WaitsLine game={game} streak={streak} />,
    below: below({ shown: game?.id, busy, onPlay: (choice) => void onPlay(choice) }),
  };
  return (
    <Frame>
      <GameSpread store={store} onPlayAgain={() => void store.start()} home={home} />
    </Frame>
  );
}

/** The places of guesses to come are left to the game's own page: here more follows. */
const Frame = styled(SteadyPage)`
  ol > li[aria-hidden='true'] {
    display: none;
  }
`;
