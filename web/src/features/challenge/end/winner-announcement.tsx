import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { dismissToasts } from '../../../ui/toast/toast.tsx';
import { type GameStore, useGame } from '../../../play/state/game-store.ts';
import type { Challenge } from '../state/challenge-store.ts';

const WinnerDialog = lazyPart(async () => (await import('./winner-dialog.tsx')).WinnerDialog);

export type WinnerAnnouncementProps = { store: GameStore; game: GameView; shared: Challenge };

/** The dialog about another player's win waits for the player's own result to be closed. */
export function WinnerAnnouncement({ store, game, shared }: WinnerAnnouncementProps) {
  const resultOf = useGame(store, (state) => state.resultOf);
  const winner = useStore(shared, (state) => state.winner);
  // After the player's own end neither the field nor the panel is on the page.
  const isDue = game.completed ? winner !== undefined : winner === 'announced';
  const isOpen = isDue && resultOf === undefined;
  const skew = useGame(store, (state) => state.skew);
  useEffect(() => {
    // Preloaded: the connection may be bad at the win.
    void WinnerDialog.preload().catch(() => undefined);
  }, []);
  useEffect(() => {
    // On a phone a toast would cover the bottom of the dialog.
    if (isOpen) dismissToasts();
  }, [isOpen]);
  return isOpen && <WinnerDialog {...{ game, shared, skew }} onClose={shared.closeWinner} />;
}
