import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { AlbumPage } from './album-page.tsx';
import { BetaBanner } from './beta-banner.tsx';
import { GameDataPanel } from './game-data-panel.tsx';
import { GameEnd } from './game-end.tsx';
import { GameSelectors } from './game-selectors.tsx';
import { gameOf } from './game-state.ts';
import { useGame } from './game-store.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { ResultDialog } from './lazy-dialogs.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { useGameOfAddress } from './use-game-of-address.ts';
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
  const ended = (over: GameView) => <GameEnd game={over} onPlayAgain={playAgain} />;
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
