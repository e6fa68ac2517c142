import { finishIfDone, withInvitations } from './finish.ts';
import type { Game, GameError, Player, PlayerEnd } from './game.ts';
import { secondsBetween } from './score.ts';
import { activePlayer, isTouched, lastActionAt, playerOf, withPlayer } from './game.ts';
import type { PlayerId } from '../ids.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';

export function endOf(
  player: Player,
  at: number,
  version: number,
  status: PlayerEnd['status'],
): PlayerEnd {
  const timeTaken = secondsBetween(player.startedAt ?? at, at);
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

/** As lost with score 0; an untouched solo game counts nowhere and stays. */
export function abandon(game: Game, id: PlayerId, now: number): Result<Game, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  if (!isTouched(active.value) && !game.challenge) return ok(game);
  const version = game.version + 1;
  const end = endOf(active.value, now, version, 'abandoned');
  return ok(withPlayer(game, { ...active.value, end }, version));
}

/** Abandons a game left by itself; a challenge finishes if nobody else can play. */
export function endUnfinished(game: Game, id: PlayerId, now: number): Game {
  const ended = abandon(game, id, now);
  return ended.ok && ended.value !== game ? finishIfDone(ended.value, now) : game;
}

export const idleLimit = 24 * 60 * 60 * 1000;
export const inviteLimit = 24 * 60 * 60 * 1000;
export const closingTime = 48 * 60 * 60 * 1000;

type Deadline = { at: number; apply: (game: Game) => Game };

function abandonAt(at: number, id: PlayerId): Deadline {
  return {
    at,
    apply(game) {
      const ended = abandon(game, id, at);
      return ended.ok ? ended.value : game;
    },
  };
}

function expireInvitations(game: Game): Game {
  const version = game.version + 1;
  return {
    ...withInvitations(game, (each) =>
      each.status === 'pending' ? { ...each, status: 'expired', version } : each,
    ),
    version,
  };
}

function abandonedAt({ challenge, createdAt }: Game, player: Player): number {
  // Players in a lobby have nothing to do yet, so nobody is idle there.
  const idleAt = (lastActionAt(player) ?? Infinity) + idleLimit;
  return challenge ? Math.min(idleAt, createdAt + closingTime) : idleAt;
}

export function waitsUntil(game: Game, id: PlayerId): number | undefined {
  const player = playerOf(game, id);
  if (!player || player.end || !isTouched(player)) return undefined;
  return abandonedAt(game, player);
}

function deadlinesOf(game: Game): Deadline[] {
  const { players, challenge, createdAt } = game;
  const idle = players
    .filter((player) => !player.end && (challenge || isTouched(player)))
    .map((player) => abandonAt(abandonedAt(game, player), player.id));
  const waits = challenge?.invitations.some(({ status }) => status === 'pending') ?? false;
  const expiry = waits ? [{ at: createdAt + inviteLimit, apply: expireInvitations }] : [];
  return [...idle, ...expiry].sort((one, other) => one.at - other.at);
}

/** Time (ms) of the next deadline of a challenge; null if it is over, and for a solo game. */
export function dueAt(game: Game): number | null {
  if (!game.challenge || game.challenge.finish) return null;
  return deadlinesOf(game)[0]?.at ?? null;
}

/** The game as it stands at `now`; the same object if nothing is due. */
export function applyDeadlines(game: Game, now: number): Game {
  const due = deadlinesOf(game).filter(({ at }) => at <= now);
  return due.reduce((judged, { at, apply }) => {
    const next = apply(judged);
    return next === judged ? judged : finishIfDone(next, at, 'expired');
  }, game);
}
