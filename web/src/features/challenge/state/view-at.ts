import type { GameView } from '@craque/common/contracts/games.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import { mayStart } from '@craque/common/domain/view/challenge-state.ts';

/** The player who has to press Start: the creator if they wait, else who has waited longest. */
export function starterOf({ players = [], challenge }: GameView) {
  const waiting = players.filter((player) => player.waiting);
  return waiting.find(({ userId }) => userId === challenge?.creatorId) ?? waiting[0];
}

const timeOf = (text: string | null | undefined) => (text ? Date.parse(text) : undefined);

/**
 * The view as its challenge's state has it at `now` (the server's time, ms): who may press Start,
 * and once the start has come the game without its lobby, on all devices at the same moment,
 * whatever another node's clock says. The same view if nothing differs.
 */
export function viewAt(view: GameView, now: number, hasOpened: boolean): GameView {
  const { lobby, challenge, players = [], own, ...rest } = view;
  if (!lobby || !challenge || !own || view.completed) return view;
  const { startsAt, creatorId: creator } = challenge;
  const [startMs, startOpensAt] = [timeOf(startsAt), timeOf(challenge.startOpensAt)];
  const shown = { ...rest, challenge, players, own, startedAt: startsAt };
  if (startMs !== undefined && (hasOpened || startMs <= now)) return shown;
  const starting = {
    ...{ players, creator },
    ...(startMs !== undefined && { startsAt: startMs }),
    ...(startOpensAt !== undefined && { startOpensAt }),
  };
  const canStart = mayStart(starting, own.userId, now);
  const isSame =
    canStart === lobby.canStart && startsAt === lobby.startsAt && startsAt === view.startedAt;
  return isSame ? view : { ...shown, lobby: { startsAt, canStart } };
}

/** Whole seconds to the common start, 3 to 1, while it is counted down. */
export function secondsToStart({ lobby, completed }: GameView, now: number): number | undefined {
  const start = completed ? undefined : timeOf(lobby?.startsAt);
  return start && Math.min(countdown / 1000, Math.ceil((start - now) / 1000));
}

/** Server time (ms) at which the view changes by itself; infinite if it does not. */
export function nextChangeAt({ lobby, challenge, completed }: GameView, now: number): number {
  if (!lobby || completed) return Infinity;
  const start = timeOf(lobby.startsAt);
  // The next whole second before it.
  if (start !== undefined) return start - 1000 * (Math.ceil((start - now) / 1000) - 1);
  const opens = timeOf(challenge?.startOpensAt) ?? Infinity;
  return lobby.canStart || opens <= now ? Infinity : opens;
}

/**
 * Server time (ms) from which it has more to show than the view does: what the start brings, or the
 * next step of a ghost. Infinite if there is nothing of that kind.
 */
export function moreToReadAt({
  lobby,
  startedAt,
  completed,
  own,
  athleteDetail,
}: GameView): number {
  const start = timeOf(startedAt);
  if (lobby || completed || start === undefined) return Infinity;
  if (athleteDetail.dateBorn === null) return start;
  return start + 1000 * (own?.nextGhostStep ?? Infinity);
}
