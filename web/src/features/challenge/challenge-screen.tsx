import type { GameView } from '@craque/common/contracts/games.ts';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { AlbumPage } from '../../play/sticker/album-page.tsx';
import { loadPack } from '../../play/sticker/pack-at-hand.ts';
import { begunParts } from '../../play/sheet/begun-parts.ts';
import { GameDataPanel } from '../../play/sheet/game-data-panel.tsx';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';
import { PlaySheet } from '../../play/sheet/play-sheet.tsx';
import { FromTabletUp } from '../../play/sheet/from-tablet-up.tsx';
import { GameSelectors } from '../../play/sheet/game-selectors.tsx';
import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { useChallenge } from './state/use-challenge.ts';
import { ChallengeEnd, LobbyPage, LobbySheet, loadEnd } from './lazy-phases.ts';
import type { Challenge } from './state/challenge-store.ts';
import { OpponentPanel } from './opponents/opponent-panel.tsx';
import { countdown as countdownMs } from '@craque/common/domain/game/starting.ts';
import { OwnResult } from '../../play/end/own-result.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Rematch } from './end/rematch.tsx';
import { WinnerAnnouncement } from './end/winner-announcement.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LinkButton } from './link-button.tsx';

export type ChallengeScreenProps = { store: GameStore; game: GameView; onPlayAgain: () => void };

/** A challenge: its lobby until the start, then the album with the opponents beside the field. */
export function ChallengeScreen({ store, game, onPlayAgain }: ChallengeScreenProps) {
  const shared = useChallenge(store, game.id);
  const { countdown, hasOpened } = useStore(shared);
  const isWaiting = game.lobby !== undefined && !game.completed;
  useEffect(loadPack, []);
  useEffect(() => {
    // The lobby may have been scrolled; the game begins at its top.
    if (hasOpened) window.scrollTo(0, 0);
  }, [hasOpened]);
  useEffect(() => {
    // There when it is due; if that fails, the end itself asks again.
    if (!isWaiting) void loadEnd().catch(() => undefined);
  }, [isWaiting]);
  const ways = (
    <>
      {!game.completed && <LeaveButton {...{ store, game }} onCancelled={onPlayAgain} />}
      <LinkButton game={game} />
    </>
  );
  // Unseen in a challenge; their room is kept, but on a phone, which needs its height.
  const selectors = (
    <FromTabletUp>
      <GameSelectors store={store} />
    </FromTabletUp>
  );
  return (
    <>
      {isWaiting ? (
        <AlbumSpread
          sport={game.sport}
          page={<LobbyPage {...{ game, countdown }} />}
          sheet={<LobbySheet {...{ store, game, shared, ways }} />}
        />
      ) : (
        <AlbumSpread
          sport={game.sport}
          page={<AlbumPage store={store} selectors={selectors} />}
          sheet={<Sheet {...{ store, game, shared, ways, hasOpened, onPlayAgain }} />}
        />
      )}
      <StartVoice {...{ game, hasOpened }} />
      <OwnResult {...{ store, game }} next={<Rematch {...{ game, shared }} variant="paper" />} />
      <WinnerAnnouncement {...{ store, game, shared }} />
    </>
  );
}

/** Always rendered: a live region inserted together with its text is not read. */
function StartVoice({ game, hasOpened }: { game: GameView; hasOpened: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">
        {game.lobby?.startsAt && t('challenge.lobby.count', { seconds: countdownMs / 1000 })}
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        {hasOpened && !game.completed && t('challenge.lobby.go')}
      </VisuallyHidden>
    </>
  );
}

type SheetProps = ChallengeScreenProps & {
  shared: Challenge;
  ways: ReactNode;
  /** The common start has just come on this screen: the field takes the focus. */
  hasOpened: boolean;
};

const NoRows = () => null;

/** The opponents above the field, and the table once the player is done. */
function Sheet({ store, game, onPlayAgain, shared, ways, hasOpened }: SheetProps) {
  const skew = useGame(store, (state) => state.skew);
  const isPlaying = !game.completed;
  // The only row would say 100 % of the athlete who is named above.
  const atOnce = game.won && game.guesses.length === 1;
  return (
    <PlaySheet
      parts={atOnce ? { ...begunParts, rows: NoRows } : begunParts}
      store={store}
      leave={ways}
      takesFocus={hasOpened}
      onTyping={shared.noteTyping}
      opponents={isPlaying && <OpponentPanel {...{ game, shared, skew }} />}
      ended={(over) => (
        <ChallengeEnd game={over} {...{ shared, onPlayAgain }} onResult={store.openResult} />
      )}
    >
      {isPlaying && game.guesses.length === 0 && <HowToSteps />}
      <GameDataPanel game={game} />
    </PlaySheet>
  );
}
