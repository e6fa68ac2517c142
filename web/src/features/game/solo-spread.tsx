import type { GameView } from '@craque/common/contracts/games.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { accountTexts } from '../../lib/account-texts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { AlbumPage } from '../../play/sticker/album-page.tsx';
import { BetaBanner } from '../../play/sheet/beta-banner.tsx';
import { GameDataPanel } from '../../play/sheet/game-data-panel.tsx';
import { GameSelectors } from '../../play/sheet/game-selectors.tsx';
import { FromTabletUp } from '../../play/sheet/from-tablet-up.tsx';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';
import { GameEnd } from './lazy-ends.tsx';
import { useEndsAtHand } from '../../play/end/ends-at-hand.ts';
import { begunParts } from '../../play/sheet/begun-parts.ts';
import { PlaySheet } from '../../play/sheet/play-sheet.tsx';
import { OpponentPlace } from '../../play/sheet/opponent-place.tsx';
import { type GameStore, useGame } from '../../play/state/game-store.ts';

/** Seldom needed, like its texts. */
const ChoiceNote = lazy(async () => {
  const [{ ChoiceNote: Note }] = await Promise.all([
    import('./choice-note.tsx'),
    accountTexts.want(),
  ]);
  return { default: Note };
});

export type SoloSpreadProps = {
  store: GameStore;
  game: GameView | undefined;
  onPlayAgain: () => void;
  /** On the home page: a line below the attempt, and what stands around the game. */
  home?: HomeParts | undefined;
};

export type HomeParts = { line: ReactNode; around: (game: ReactNode) => ReactNode };

const ends = [GameEnd];

/** A solo game, and the placeholder of a challenge until its screen is loaded. */
export function SoloSpread({ store, game, onPlayAgain, home }: SoloSpreadProps) {
  const { t } = useTranslation();
  const choice = useGame(store, (state) => state.choice);
  useEndsAtHand(store, ends);
  const isChallenge = game?.isMultiplayer === true;
  const isRunning = game !== undefined && !game.completed && !isChallenge;
  const choiceWaits =
    isRunning && (choice.sport !== game.sport || choice.difficulty !== game.difficulty);
  const selectors = (
    <>
      <GameSelectors store={store} />
      {choiceWaits && (
        <Suspense fallback={null}>
          <ChoiceNote store={store} />
        </Suspense>
      )}
    </>
  );
  const ended = (over: GameView) => (
    <GameEnd game={over} onPlayAgain={onPlayAgain} onResult={store.openResult} />
  );
  const sheet = (
    <PlaySheet
      parts={begunParts}
      store={store}
      banner={<BetaBanner />}
      newLabel={t('game.newAthlete')}
      {...(isChallenge && { leave: false, held: true })}
      opponents={(isChallenge && !game.completed && <OpponentPlace game={game} />) || home?.line}
      ended={ended}
    >
      {!home && game && (
        <>
          {game.guesses.length === 0 && <HowToSteps />}
          <GameDataPanel game={game} />
        </>
      )}
    </PlaySheet>
  );
  return (
    <AlbumSpread
      sport={game?.sport ?? choice.sport}
      page={
        <AlbumPage
          store={store}
          selectors={isChallenge ? <FromTabletUp>{selectors}</FromTabletUp> : selectors}
        />
      }
      sheet={home ? home.around(sheet) : sheet}
    />
  );
}
