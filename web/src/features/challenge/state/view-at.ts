import type { GameView } from '@craque/common/contracts/games.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import { mayStart } from '@craque/common/domain/view/challenge-state.ts';

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
  const start = timeOf(startsAt);
  const shown = { ...rest, challenge, players, own, startedAt: startsAt };
  if (start !== undefined && (hasOpened || start <= now)) return shown;
  const startOpensAt = timeOf(challenge.startOpensAt) ?? Infinity;
  const canStart = !start && mayStart({ players, creator, startOpensAt }, own.userId, now);
  const isSame =
    canStart === lobby.canStart && startsAt === lobby.startsAt && startsAt === view.startedAt;
  return isSame ? view : { ...shown, lobby: { startsAt, canStart } };
}

/**
 * Whole seconds to the common start, 3 to 1, while it is counted down; and the server time (ms) at
 * which they or the view change by themselves, infinite if they do not.
 */
export function comingIn({ lobby, challenge, completed }: GameView, now: number) {
  const start = completed ? undefined : timeOf(lobby?.startsAt);
  if (start !== undefined) {
    const seconds = Math.min(countdown / 1000, Math.ceil((start - now) / 1000));
    return { seconds, changesAt: start - 1000 * (seconds - 1) };
  }
  const opens = timeOf(challenge?.startOpensAt) ?? 0;
  const isAwaited = lobby && !completed && !lobby.canStart && opens > now;
  return { seconds: undefined, changesAt: isAwaited ? opens : Infinity };
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
