import type { GameView } from '@craque/common/contracts/games.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { Button } from '../../ui/form/button.tsx';
import { wordedPart } from '../../ui/lazy-part.tsx';
import { useEndsAtHand } from '../../play/end/ends-at-hand.ts';
import { begunParts } from '../../play/sheet/begun-parts.ts';
import { FromTabletUp } from '../../play/sheet/from-tablet-up.tsx';
import { GameDataPanel } from '../../play/sheet/game-data-panel.tsx';
import { GameSelectors } from '../../play/sheet/game-selectors.tsx';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';
import { OpponentPlace } from '../../play/sheet/opponent-place.tsx';
import { PlaySheet } from '../../play/sheet/play-sheet.tsx';
import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { AlbumPage } from '../../play/sticker/album-page.tsx';
import { EndBlock } from './lazy-ends.tsx';

const SetLine = wordedPart(async () => (await import('../../play/set/set-line.tsx')).SetLine);
const ChoiceNote = wordedPart(async () => (await import('./choice-note.tsx')).ChoiceNote);

export type SoloSpreadProps = {
  store: GameStore;
  game: GameView | undefined;
  onPlayAgain: () => void;
  /** On the home page: a line below the attempt, and what stands around the game. */
  home?: HomeParts | undefined;
};

export type HomeParts = { line: ReactNode; around: (game: ReactNode) => ReactNode };

const ends = [EndBlock];

/** A solo game, and the placeholder of a challenge until its screen is loaded. */
export function SoloSpread({ store, game, onPlayAgain, home }: SoloSpreadProps) {
  const { t } = useTranslation();
  const choice = useGame(store, (state) => state.choice);
  useEndsAtHand(store, ends);
  const isChallenge = game?.isMultiplayer === true;
  const choiceWaits =
    game?.completed === false &&
    !isChallenge &&
    (choice.sport !== game.sport || choice.difficulty !== game.difficulty);
  const selectors = (
    <>
      <GameSelectors store={store} />
      {choiceWaits && <ChoiceNote store={store} />}
    </>
  );
  const sheet = (
    <PlaySheet
      parts={begunParts}
      store={store}
      {...(isChallenge && { leave: false, held: true })}
      opponents={
        (isChallenge && !game.completed && <OpponentPlace game={game} />) ||
        (game?.set !== undefined && <SetLine title={game.set} />) ||
        home?.line
      }
      ended={(over) => (
        <EndBlock game={over} onResult={store.openResult}>
          <Button data-main onClick={onPlayAgain}>
            {t('game.ended.play')}
          </Button>
        </EndBlock>
      )}
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
