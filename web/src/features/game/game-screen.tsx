import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { Button } from '../../ui/button.tsx';
import { AlbumPage } from './album-page.tsx';
import { BetaBanner } from './beta-banner.tsx';
import { EndBlock } from './end-block.tsx';
import type { GameChoice } from './game-choice.ts';
import { GameDataPanel } from './game-data-panel.tsx';
import { gameOf } from './game-state.ts';
import { type GameStore, useGame } from './game-store.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { ResultDialog } from './lazy-dialogs.tsx';
import { leagues } from './leagues-store.ts';
import { PlaySheet } from './play-sheet.tsx';
import { Selectors } from './selectors.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { useScreenGame } from './use-screen-game.ts';

/** The main game screen of /home, /dashboard, /game/{id} and /games/{id} (§2, D43). */
export function GameScreen() {
  const { t } = useTranslation();
  const store = useScreenGame();
  const choice = useGame(store, (state) => state.choice);
  const game = useGame(store, gameOf);
  const resultOf = useGame(store, (state) => state.resultOf);
  useGameOfAddress(store, game);
  const playAgain = () => void store.start();
  const ended = (over: GameView) => (
    <EndBlock game={over}>
      <Button onClick={playAgain}>{t('game.ended.play')}</Button>
      <ShareButtons game={over} />
    </EndBlock>
  );
  return (
    <>
      <AlbumSpread
        sport={game?.sport ?? choice.sport}
        page={<AlbumPage store={store} selectors={<GameSelectors store={store} />} />}
        sheet={
          <PlaySheet
            store={store}
            banner={<BetaBanner />}
            newLabel={t('game.newAthlete')}
            ended={ended}
          >
            {game && game.guesses.length === 0 && <HowToSteps />}
            {game && <GameDataPanel game={game} />}
          </PlaySheet>
        }
      />
      {game && resultOf === game.id && (
        <ResultDialog
          key={game.id}
          game={game}
          celebrate
          onClose={store.closeResult}
          onPlayAgain={playAgain}
        />
      )}
    </>
  );
}

/** With a game on screen sport and level wait for New Athlete, the league starts at once; off in a shared game (D5). */
function GameSelectors({ store }: { store: GameStore }) {
  const choice = useGame(store, (state) => state.choice);
  const pending = useGame(store, (state) => state.pending);
  const game = useGame(store, gameOf);
  const change = (wanted: Partial<GameChoice>) => {
    if (game || pending === 'start') store.choose(wanted);
    else void store.start(wanted);
  };
  return (
    <Selectors
      choice={choice}
      leagues={leagues}
      disabled={game?.isMultiplayer === true}
      onSport={(sport) => change({ sport })}
      onLevel={(difficulty) => change({ difficulty })}
      onLeague={(league) => void store.changeLeague(league)}
    />
  );
}

/** The address decides which game is shown: a number loads that game, anything else starts one, and the address follows. */
function useGameOfAddress(store: GameStore, game: GameView | undefined): void {
  const { id } = useParams();
  const navigate = useNavigate();
  const shown = game?.id;
  const addressed = useRef<number>(undefined);
  useEffect(() => {
    const { phase } = store.getState();
    if (id !== undefined && /^\d+$/.test(id)) {
      if (Number(id) !== gameOf(store.getState())?.id) void store.load(Number(id));
    } else if (phase.state !== 'loading') {
      void store.start();
    }
  }, [id, store]);
  useEffect(() => {
    if (shown === undefined || shown === addressed.current) return;
    addressed.current = shown;
    if (String(shown) !== id) void navigate(`/game/${shown}`, { replace: true });
  }, [shown, id, navigate]);
}
