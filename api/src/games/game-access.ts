import type { Game } from '@craque/common/domain/game/game.ts';
import { type SeenGame, viewFor } from '@craque/common/domain/view/game-view.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { AppError } from '../errors/app-error.ts';

/** The same answer as for a game that never existed. */
export function playerOrMissing(player: PlayerId | undefined): PlayerId {
  if (!player) throw new AppError('game_not_found');
  return player;
}

/** A stranger's game is not found. */
export function seenBy(player: PlayerId, game: Game, now: number): SeenGame {
  const seen = viewFor(game, player, now);
  if (!seen) throw new AppError('game_not_found');
  return seen;
}
