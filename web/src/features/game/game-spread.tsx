import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { accountTexts } from '../../lib/account-texts.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { AlbumPage } from './album-page.tsx';
import { BetaBanner } from './beta-banner.tsx';
import { GameDataPanel } from './game-data-panel.tsx';
import { GameEnd } from './game-end.tsx';
import { GameSelectors } from './game-selectors.tsx';
import { FromTabletUp } from './from-tablet-up.tsx';
import { gameOf } from './game-state.ts';
import type { GameStore } from './game-store.ts';
import { useGame } from './game-store.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { ResultDialog } from './lazy-dialogs.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { RivalPlace } from './rival-place.tsx';

/** What only a shared game needs comes when the game on screen is one, with the words for it. */
const SharedScreen = lazy(async () => {
  const [{ SharedScreen: Screen }] = await Promise.all([
    import('./shared-screen.tsx'),
    accountTexts.want(),
  ]);
  return { default: Screen };
});

/** For who opens a game before joining it. */
const JoinFirst = lazy(async () => {
  const [{ JoinFirst: Screen }] = await Promise.all([
    import('./join-first.tsx'),
    accountTexts.want(),
  ]);
  return { default: Screen };
});

export type GameSpreadProps = { store: GameStore; onPlayAgain: () => void };

/** The game on screen, alone or with others, and its result. */
export function GameSpread({ store, onPlayAgain }: GameSpreadProps) {
  const game = useGame(store, gameOf);
  const resultOf = useGame(store, (state) => state.resultOf);
  const invitedTo = useGame(store, ({ phase }) =>
    phase.state === 'failed' ? phase.invitedTo : undefined,
  );
  const solo = <SoloSpread {...{ store, game, onPlayAgain }} />;
  if (invitedTo !== undefined) {
    return (
      <Suspense fallback={solo}>
        <JoinFirst store={store} gameId={invitedTo} />
      </Suspense>
    );
  }
  return (
    <>
      {game?.isMultiplayer ? (
        <Suspense fallback={solo}>
          <SharedScreen key={game.id} {...{ store, game, onPlayAgain }} />
        </Suspense>
      ) : (
        solo
      )}
      {game && resultOf === game.id && (
        <ResultDialog
          key={game.id}
          game={game}
          celebrate
          onClose={store.closeResult}
          {...(!game.isMultiplayer && { onPlayAgain })}
        />
      )}
    </>
  );
}

type SoloSpreadProps = GameSpreadProps & { game: GameView | undefined };

function SoloSpread({ store, game, onPlayAgain }: SoloSpreadProps) {
  const { t } = useTranslation();
  const choice = useGame(store, (state) => state.choice);
  const isShared = game?.isMultiplayer === true;
  const selectors = <GameSelectors store={store} />;
  const ended = (over: GameView) => <GameEnd game={over} onPlayAgain={onPlayAgain} />;
  return (
    <AlbumSpread
      sport={game?.sport ?? choice.sport}
      page={
        <AlbumPage
          store={store}
          selectors={isShared ? <FromTabletUp>{selectors}</FromTabletUp> : selectors}
        />
      }
      sheet={
        <PlaySheet
          store={store}
          banner={<BetaBanner />}
          newLabel={t('game.newAthlete')}
          {...(isShared && { leave: false, held: true })}
          rivals={isShared && !game.completed && <RivalPlace game={game} />}
          ended={ended}
        >
          {game && game.guesses.length === 0 && <HowToSteps />}
          {game && <GameDataPanel game={game} />}
        </PlaySheet>
      }
    />
  );
}
