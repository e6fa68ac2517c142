import type { GameView } from '@craque/common/contracts/games.ts';
import { speedBonus } from '@craque/common/domain/game/score.ts';
import { createStorage, storage } from '../../lib/storage.ts';
import { isTouched } from '../state/game-state.ts';
import { OpenedPack } from './lazy-ritual.tsx';

/** Set when the pack has been loaded: then it is in the browser's cache. */
const cachedKey = 'craque.pack';

export function loadPack(): void {
  OpenedPack.preload().then(
    () => storage.write(cachedKey, 'cached'),
    // A game begins as well without it.
    () => undefined,
  );
}

/** Long before the first game is there. */
export function loadCachedPack(): void {
  if (storage.read(cachedKey)) loadPack();
}

const tab = createStorage(() => window.sessionStorage);
const openedKey = 'craque.opened';

/** The clock of the game has only just begun, and this tab has not shown it yet. */
export function isJustBegun(game: GameView): boolean {
  const isNew = !game.completed && !isTouched(game);
  return (
    isNew && game.potentialSpeedBonus === speedBonus(0) && tab.read(openedKey) !== String(game.id)
  );
}

export const noteOpened = ({ id }: Pick<GameView, 'id'>) => tab.write(openedKey, String(id));
