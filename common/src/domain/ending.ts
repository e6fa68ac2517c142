import type { Game, GameError, Player, PlayerEnd } from './game.ts';
import { activePlayer, isTouched, lastActionAt, withPlayer } from './game.ts';
import type { PlayerId } from './ids.ts';
import type { Result } from './result.ts';
import { ok } from './result.ts';

const secondsBetween = (start: number, end: number) =>
  Math.max(0, Math.floor((end - start) / 1000));

/** An end without points; `at` in milliseconds. */
export function endOf(
  player: Player,
  at: number,
  version: number,
  status: PlayerEnd['status'],
): PlayerEnd {
  const timeTaken = secondsBetween(player.startedAt, at);
  return {
    status,
    at,
    timeTaken,
    score: 0,
    speedBonus: 0,
    streakBonus: 0,
    streakCount: 0,
    version,
  };
}

/** Ends an unfinished, touched game as lost with score 0 (D19). An untouched one is left as it is: it counts nowhere. */
export function abandon(game: Game, id: PlayerId, now: number): Result<Game, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  if (!isTouched(active.value)) return ok(game);
  const version = game.version + 1;
  const end = endOf(active.value, now, version, 'abandoned');
  return ok(withPlayer(game, { ...active.value, end }, version));
}

/** Milliseconds without an action after which a touched game is abandoned and an untouched one is removed (D5, D19). */
export const idleLimit = 24 * 60 * 60 * 1000;

/** The game as it stands at `now`: players idle for 24 h are abandoned 24 h after their last action (D19). */
export function judgeDeadlines(game: Game, now: number): Game {
  return game.players.reduce((judged, player) => {
    const deadline = lastActionAt(player) + idleLimit;
    if (player.end || !isTouched(player) || now < deadline) return judged;
    const ended = abandon(judged, player.id, deadline);
    return ended.ok ? ended.value : judged;
  }, game);
}
