import { applyDeadlines, idleLimit } from '@craque/common/domain/game/ending.ts';
import { type Game, isByToken, isTouched, type Player } from '@craque/common/domain/game/game.ts';
import { isUnranked } from '@craque/common/domain/game/told.ts';
import { type GameId, isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';

/** Begun on its date, and played to its end. */
function dailyPlayed({ daily, createdAt }: Game, { startedAt = createdAt, end }: Player) {
  if (!daily?.counts || end?.status === 'abandoned') return {};
  return { dailyDate: daily.date, dailyStartedAt: startedAt };
}

/** Existing results stay unchanged. An untouched challenge has none: it counts nowhere. */
export async function writeResults({ results }: Stores, game: Game): Promise<void> {
  for (const player of game.players) {
    const { id, end, guesses, hints, aside } = player;
    if (!end || !isTouched(player)) continue;
    await results.add({
      gameId: game.id,
      player: id,
      sport: game.sport,
      league: game.league,
      difficulty: game.difficulty,
      athleteId: game.athlete.athleteId,
      won: end.status === 'won',
      score: end.score,
      guesses: guesses.length,
      hints: hints.length,
      timeTaken: end.timeTaken,
      finishedAt: end.at,
      ...(end.status === 'won' && { took: end.at - (player.startedAt ?? end.at) }),
      ...dailyPlayed(game, player),
      ...(isUnranked(game, player) && { unrankedOf: id }),
      ...(aside && isGuest(id) && { aside }),
      ...(isByToken(player) && { aside: true, markedOf: id }),
    });
  }
}

/** Undefined if the player has just acted. */
export async function applyDeadlinesAndSave(
  { games }: Stores,
  game: Game,
  now: number,
): Promise<Game | undefined> {
  const judged = applyDeadlines(game, now);
  if (judged === game) return game;
  return (await games.save(judged)) ? judged : undefined;
}

/**
 * Brings results up to `now` without waiting for the sweep, which still handles what follows from
 * them: ends games that were left too long, and writes results that a crash left out.
 */
export async function writePendingResults(
  stores: Stores,
  player: PlayerId,
  now: number,
  except?: GameId,
): Promise<void> {
  for (const game of await stores.games.unsettledOf(player, now - idleLimit)) {
    if (game.id === except) continue;
    const judged = await applyDeadlinesAndSave(stores, game, now);
    if (judged) await writeResults(stores, judged);
  }
}
