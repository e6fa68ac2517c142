import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { dismissToasts } from '../../../ui/toast/toast.tsx';
import { type GameStore, useGame } from '../../../play/state/game-store.ts';
import type { Challenge } from '../state/challenge-store.ts';

const WinnerDialog = lazyPart(async () => (await import('./winner-dialog.tsx')).WinnerDialog);

export type WinnerAnnouncementProps = { store: GameStore; game: GameView; shared: Challenge };

/** The dialog about another player's win, while it can still change what the player does. */
export function WinnerAnnouncement({ store, game, shared }: WinnerAnnouncementProps) {
  const winner = useStore(shared, (state) => state.winner);
  const isOpen = winner === 'announced' && !game.completed;
  const skew = useGame(store, (state) => state.skew);
  useEffect(() => {
    // Preloaded: the connection may be bad at the win.
    void WinnerDialog.preload().catch(() => undefined);
  }, []);
  useEffect(() => {
    // On a phone a toast would cover the bottom of the dialog.
    if (isOpen) dismissToasts();
  }, [isOpen]);
  return isOpen && <WinnerDialog {...{ game, skew }} onClose={shared.closeWinner} />;
}
