import type { GameView } from '@craque/common/contracts/games.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import { tellingTime } from '@craque/common/domain/game/told.ts';
import { mayStart } from '@craque/common/domain/view/challenge-state.ts';
import { isToBeTold } from '../../../play/challenges/secret-name.ts';

const timeOf = (text: string | null | undefined) => (text ? Date.parse(text) : undefined);

/** The view at `now` (server time, ms): the lobby ends on all devices at the same moment. */
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

/** Seconds to the start, 3 to 1, and the server time (ms) of the next change, or infinity. */
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
 * Server time (ms) from which a read shows more: after the start, at a ghost's next step, and when
 * whoever has lost is told the athlete.
 */
export function moreToReadAt(view: GameView): number {
  const { lobby, startedAt, own, athleteDetail } = view;
  const start = timeOf(startedAt);
  const end = isToBeTold(view) ? timeOf(view.finishedAt) : undefined;
  if (view.completed) return (end ?? Infinity) + tellingTime;
  if (lobby || start === undefined) return Infinity;
  if (athleteDetail.dateBorn === null) return start;
  return start + 1000 * (own?.nextGhostStep ?? Infinity);
}
