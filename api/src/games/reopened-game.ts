import type { Game } from '@craque/common/domain/game/game.ts';
import { begunAnew } from '@craque/common/domain/game/starting.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { StoresAndClock } from '../store/store.ts';
import type { FullChoice } from './game-creation.ts';

/** Milliseconds for which an untouched game is opened again. */
const reopenable = 30 * 60 * 1000;
const searched = 20;

/** The player's latest untouched game of this choice, its clock begun anew (rules: games). */
export async function reopened(
  { stores, clock }: StoresAndClock,
  player: PlayerId,
  { league, difficulty }: FullChoice,
): Promise<Game | undefined> {
  const isMeant = (game: Game) =>
    game.league === league && game.difficulty === difficulty && game.set === undefined;
  const now = clock();
  const recent = await stores.games.createdSince(player, now - reopenable, searched);
  const [game] = recent.filter(isMeant).flatMap((each) => begunAnew(each, player, now) ?? []);
  return game && (await stores.games.restart(game)) ? game : undefined;
}
