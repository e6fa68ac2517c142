import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SpreadName } from '../../ui/album/spread-at.ts';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { media } from '../../ui/tokens.ts';
import { GameSpread } from './game-spread.tsx';
import { WaitsLine } from '../../features/game/waits-line.tsx';
import type { GameChoice } from '../../play/state/game-choice.ts';
import { useTurningSticker } from '../../features/result/use-turning-sticker.ts';
import { gameOf, wonJustNow } from '../../play/state/game-state.ts';
import { useGame } from '../../play/state/game-store.ts';
import { useScreenGame } from '../../play/state/use-screen-game.ts';

export type HomeGameProps = {
  around: (game: {
    game: ReactNode;
    shown: number | undefined;
    over: boolean;
    busy: boolean;
    onPlay: (choice: GameChoice) => void;
  }) => ReactNode;
};

/** The game that waits, or a new one; one chosen below it is played on a page of its own. */
export function HomeGame({ around }: HomeGameProps) {
  const store = useScreenGame();
  const navigate = useNavigate();
  const game = useGame(store, gameOf);
  const streak = useGame(store, (state) => state.streak);
  const busy = useGame(store, ({ pending }) => pending === 'start');
  // Before that the album beside it would tell who it was.
  const hasTurned = useTurningSticker(useGame(store, wonJustNow) !== undefined).isOpen;
  useEffect(() => {
    // The line below the attempt says what a message would say.
    if (store.getState().phase.state === 'idle') void store.resume({ silent: true });
  }, [store]);
  const onPlay = async (choice: GameChoice) => {
    const before = gameOf(store.getState())?.id;
    await store.start(choice);
    const started = gameOf(store.getState())?.id;
    if (started === undefined || started === before) return;
    await navigate(`/game/${started}`, { state: { silent: true } });
  };
  const home = {
    line: game && <WaitsLine game={game} streak={streak} />,
    around: (sheet: ReactNode) =>
      around({
        game: sheet,
        shown: game?.id,
        over: game?.completed === true && hasTurned,
        busy,
        onPlay: (choice) => void onPlay(choice),
      }),
  };
  return (
    <Frame data-spread={spread}>
      <GameSpread store={store} onPlayAgain={() => void store.start()} home={home} />
    </Frame>
  );
}

const spread: SpreadName = 'home';

/** The sheet has room for more than the game, and its page for two clues in a row. */
const Frame = styled(SteadyPage)`
  ${media.wide} {
    :has(+ dl[aria-label]) {
      width: min(400px, 40vh, 80%);
    }
    dl[aria-label] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      width: min(100%, 440px);
    }
    /* The attempt in one line, beside its points. */
    h1:not([data-won]) {
      font-size: clamp(30px, 2.6vw, 42px);
    }
  }
  /* The places of guesses to come. */
  ol > li[aria-hidden='true'] {
    display: none;
  }
`;
