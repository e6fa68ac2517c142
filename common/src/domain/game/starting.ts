import type { PlayerId } from '../ids.ts';
import { type Game, isTouched, type Player, playerOf, withPlayer } from './game.ts';

export const countdown = 3000;

/** Milliseconds that two who wait give whoever is to press Start (rules: common-start). */
export const startPatience = 2 * 60 * 1000;

export const seatedAt = ({ waitedFrom, startedAt }: Player): number => waitedFrom ?? startedAt ?? 0;

export const isWaiting = ({ startedAt, end }: Player): boolean => startedAt === undefined && !end;

/** In the order of joining; after the start, those who waited until then. */
export function waitingIn({ players, challenge }: Game): Player[] {
  const at = challenge?.start?.at;
  return players.filter(
    ({ waitedFrom, startedAt, end }) =>
      !end && waitedFrom !== undefined && (startedAt === undefined || startedAt === at),
  );
}

export function startOpensAt(game: Game): number | undefined {
  const since = waitingIn(game)[1]?.waitedFrom;
  return since === undefined ? undefined : since + startPatience;
}

/** Players who have acted cannot wait again, whatever another server's clock says. */
export function hasOpened(player: Player, now: number): boolean {
  const { waitedFrom, startedAt, end } = player;
  if (waitedFrom === undefined || isTouched(player)) return true;
  // The game does not open for players who left during the countdown.
  return startedAt !== undefined && startedAt <= Math.min(now, end?.at ?? now);
}

/** The player as they act at `now` (ms): who still waits, or counts down, starts alone by it. */
export const startedBy = (player: Player, now: number): Player =>
  hasOpened(player, now) ? player : { ...player, startedAt: now };

/** An untouched solo game as if it began at `now` (ms); none if it was given up for another. */
export function begunAnew(game: Game, id: PlayerId, now: number): Game | undefined {
  const player = playerOf(game, id);
  const isLeft = game.successor !== undefined || player?.end !== undefined;
  if (!player || isLeft || game.challenge || game.daily || isTouched(player)) return undefined;
  const begun = { ...player, startedAt: now };
  return { ...withPlayer(game, begun, game.version + 1), createdAt: now };
}

export function startOfSeat(
  { challenge }: Pick<Game, 'challenge'>,
  now: number,
): Pick<Player, 'waitedFrom' | 'startedAt'> {
  const start = challenge?.start;
  if (!challenge || (start && start.at <= now)) return { startedAt: now };
  return { waitedFrom: now, ...(start && { startedAt: start.at }) };
}
