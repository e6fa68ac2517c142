import { type Band, bandOf } from '../athlete/closeness.ts';
import { type Game, isTouched, type Player } from '../game/game.ts';
import { hasOpened } from '../game/starting.ts';
import { publicIdOf } from './challenge-state.ts';

export type GhostStep = { seconds: number; band: Band };

export type Ghost = { userId: string; timeline: readonly GhostStep[] };

function timelineOf({ startedAt = 0, guesses }: Player): GhostStep[] {
  return guesses.map(({ at, accuracy }) => ({
    seconds: Math.max(0, at - startedAt) / 1000,
    band: bandOf(accuracy),
  }));
}

/** Opponents whose recording the caller races: done before the caller joined, by version. */
const recordedFor = (game: Game, caller: Player) =>
  game.players.filter(
    (player) => player !== caller && player.end && player.end.version < (caller.joinedVersion ?? 0),
  );

/** All seconds once they are done, below none before the start. */
function elapsed(caller: Player, now: number): number {
  if (caller.end) return Number.POSITIVE_INFINITY;
  if (!hasOpened(caller, now)) return Number.NEGATIVE_INFINITY;
  return Math.max(0, now - (caller.startedAt ?? now)) / 1000;
}

/** The opponents that the caller races as recordings, with the steps that are due at `now` (ms). */
export function ghostsOf(game: Game, caller: Player, now: number): Ghost[] {
  const passed = elapsed(caller, now);
  return recordedFor(game, caller)
    .filter(isTouched)
    .map((player) => ({
      userId: publicIdOf(game, player.id),
      timeline: timelineOf(player).filter(({ seconds }) => seconds <= passed),
    }));
}

export function nextGhostStep(game: Game, caller: Player, now: number): number | undefined {
  if (caller.startedAt === undefined) return undefined;
  const passed = elapsed(caller, now);
  const coming = recordedFor(game, caller)
    .flatMap((player) => timelineOf(player).map(({ seconds }) => seconds))
    .filter((seconds) => seconds > passed);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}
