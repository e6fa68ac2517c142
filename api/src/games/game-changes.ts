import { type Game, type GameError, playerOf } from '@craque/common/domain/game/game.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { type GameId, type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { AppError } from '../errors/app-error.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import { markWins } from '../results/mark-wins.ts';
import { settle } from './settle.ts';
import type { UnfinishedDependencies } from './unfinished-limit.ts';

export type GameServiceDependencies = UnfinishedDependencies & {
  catalogue: Catalogue;
  /** Uniform in [0, 1). */
  random: () => number;
};

export const errorCodeOf: Readonly<
  Record<GameError, 'game_not_found' | 'no_active_game' | 'invalid_query'>
> = {
  'not-a-player': 'game_not_found',
  'no-active-game': 'no_active_game',
  'hint-not-due': 'invalid_query',
};

/** Throws the AppError for a caller who may not act on the game. */
export type Admission = (game: Game, player: PlayerId) => void;

/** A stranger's game is not found, as if it did not exist; the invited have to join first. */
export const playersOnly: Admission = (game, player) => {
  if (playerOf(game, player)) return;
  const isInvited = game.challenge?.invitations.some(
    ({ userId, status }) => status === 'pending' && userId === userOf(player),
  );
  throw new AppError(isInvited ? 'join_first' : 'game_not_found');
};

export async function loadGame(
  dependencies: GameServiceDependencies,
  player: PlayerId,
  id: GameId,
  admit: Admission = playersOnly,
): Promise<Game> {
  const { stores, clock } = dependencies;
  const stored = await stores.games.find(id);
  if (!stored) throw new AppError('game_not_found');
  const judged = applyDeadlines(stored, clock());
  admit(judged, player);
  if (judged === stored) return stored;
  if (!(await stores.games.save(judged))) return loadGame(dependencies, player, id, admit);
  await settle(dependencies, judged);
  return { ...judged, revision: judged.revision + 1, loadedVersion: judged.version };
}

/** The result of a rule: the game to save, if changed, and the answer once it is saved. */
export type Step<T> = (game: Game) => Promise<{ next?: Game; value: T }>;

/** Loads, applies the rule and saves, again if somebody else saved first; `busy` after 40 times. */
export function changeGame<T>(
  dependencies: GameServiceDependencies,
  player: PlayerId,
  id: GameId,
  step: Step<T>,
  admit: Admission = playersOnly,
): Promise<T> {
  const { stores } = dependencies;
  return retryOnConflict(async () => {
    const game = await loadGame(dependencies, player, id, admit);
    const { next = game, value } = await step(game);
    if (next === game) return { saved: value };
    if (!(await stores.games.save(next))) return undefined;
    const end = playerOf(next, player)?.end;
    if (end || next.challenge?.finish) await settle(dependencies, next);
    if (end?.status === 'won') await markWins(dependencies, player, end.at);
    return { saved: value };
  });
}
