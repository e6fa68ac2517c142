import type { Game, Player } from './game.ts';

/** Milliseconds after their own end in which whoever has lost a challenge is told at the latest. */
export const tellingTime = 15 * 60 * 1000;

/** The version that set the player's clock, infinite before: the clocks of servers differ. */
function clockSetIn({ challenge }: Game, player: Player): number {
  const { waitedFrom, startedAt, joinedVersion = 0, guesses, hints } = player;
  if (waitedFrom === undefined) return joinedVersion;
  const steps = [...guesses.slice(0, 1), ...hints.slice(0, 1)].map(({ version }) => version);
  const start = startedAt === undefined ? undefined : challenge?.start;
  const common = start ? Math.max(start.version, joinedVersion) : Infinity;
  return Math.min(common, ...steps);
}

/** Version, from this one on, after which nobody who had started could still win; else infinite. */
function decidedFrom(game: Game, from: number): number {
  const ends = game.players.flatMap(({ end }) => (end && end.version >= from ? end.version : []));
  const isDecided = (version: number) =>
    game.players.every(
      (player) =>
        (player.end?.version ?? Infinity) <= version || clockSetIn(game, player) > version,
    );
  return Math.min(...ends.filter(isDecided), Infinity);
}

/**
 * Whether a player who has ended is told the athlete. Whoever has lost may be a second identity of
 * somebody who still plays, so they wait, and whoever gave up waits for the finish (rules: secrecy).
 */
export function isTold(game: Game, { end }: Player, now: number): boolean {
  if (!end) return false;
  if (!game.challenge || game.challenge.finish || end.status === 'won') return true;
  if (end.status === 'abandoned') return false;
  return now >= end.at + tellingTime || decidedFrom(game, end.version) < Infinity;
}

/**
 * Whether somebody knew the athlete, as winner or told, before the player's clock started; of a set
 * a player comes to know all who are missing by losing.
 */
export function isUnranked(game: Game, player: Player): boolean {
  const { startedAt } = player;
  if (game.set !== undefined) return true;
  if (!game.challenge || startedAt === undefined) return false;
  const set = clockSetIn(game, player);
  return game.players.some(({ end }) => {
    if (!end || end.status === 'abandoned' || end.version >= set) return false;
    return (
      end.status === 'won' ||
      end.at + tellingTime <= startedAt ||
      decidedFrom(game, end.version) < set
    );
  });
}
