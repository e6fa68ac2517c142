import { type GameView, readGame } from '@craque/common/contracts/games.ts';
import { applyView } from '../../../play/state/game-state.ts';
import { type ChallengeContext, isSettled, viewOf } from './challenge-state.ts';

/**
 * Intervals between two reads of a game that is not watched live, and of one that is: a push can
 * get lost.
 */
const pollMs = 5_000;
/** In a lobby the next thing to happen is the start, three seconds after it is set. */
const lobbyMs = 2_000;
/** During the countdown: each answer tells the server's time, and one of them is fast. */
const countdownMs = 500;
const safetyMs = 30_000;

function pauseOf(context: ChallengeContext): number {
  const isWaiting = viewOf(context)?.lobby !== undefined;
  if (context.store.getState().connection === 'live') return isWaiting ? pollMs : safetyMs;
  if (context.store.getState().countdown !== undefined) return countdownMs;
  return isWaiting ? lobbyMs : pollMs;
}

/**
 * After a change of the connection: the next read is due at its interval from now if that is
 * sooner, never later.
 */
export function hastenPoll(context: ChallengeContext): void {
  const { memo, deps } = context;
  const isSooner = memo.pollAt === undefined || deps.now() + pauseOf(context) < memo.pollAt;
  if (isSooner) planPoll(context);
}

/** Schedules the next read at its interval from now; none once nothing more can change. */
export function planPoll(context: ChallengeContext): void {
  const { memo, deps } = context;
  memo.callOffPoll?.();
  delete memo.callOffPoll;
  delete memo.pollAt;
  const view = viewOf(context);
  if (memo.stopped || !view?.challenge || isSettled(view)) return;
  const ms = pauseOf(context);
  memo.pollAt = deps.now() + ms;
  memo.callOffPoll = deps.later(() => {
    delete memo.callOffPoll;
    delete memo.pollAt;
    // A hidden page reads when it becomes visible again.
    if (deps.isHidden()) planPoll(context);
    else void refresh(context);
  }, ms);
}

/**
 * Reads the game: only what is newer than the last whole view, or in any case if `whole` is
 * requested. One read at a time; a request meanwhile follows it. A failure changes nothing, because
 * the next read is scheduled anyway.
 */
export async function refresh(context: ChallengeContext, whole = false): Promise<void> {
  const { deps, memo, id } = context;
  if (memo.reading) {
    memo.again = { whole: whole || memo.again?.whole === true };
    return;
  }
  const since = whole || memo.readVersion < 0 ? undefined : memo.readVersion;
  memo.reading = true;
  const sentAt = deps.now();
  const language = deps.language();
  const view = await deps
    .call(readGame, { params: { id }, query: { language, since } })
    .catch(() => null);
  memo.reading = false;
  if (memo.stopped) return;
  if (view) take(context, view, sentAt);
  planPoll(context);
  const { again } = memo;
  delete memo.again;
  if (again) await refresh(context, again.whole);
}

function take(context: ChallengeContext, view: GameView, sentAt: number): void {
  const { deps, clock } = context;
  const { nextGhostStep, ghosts = [] } = view.own ?? {};
  const startedAt = Date.parse(view.startedAt ?? '');
  if (view.now !== undefined) clock.answered(Date.parse(view.now), sentAt, deps.now());
  if (nextGhostStep !== undefined) clock.wasAhead(startedAt + nextGhostStep * 1000, sentAt);
  for (const { seconds } of ghosts.flatMap(({ timeline }) => timeline)) {
    if (!view.completed) clock.isPast(startedAt + seconds * 1000);
  }
  applyView({ store: deps.game }, withSamePicture(view, viewOf(context)));
}

/** An opponent's guess changes the address of the picture, but not the picture. */
function withSamePicture(view: GameView, shown: GameView | undefined): GameView {
  const isSame =
    shown?.guesses.length === view.guesses.length &&
    shown.hints.length === view.hints.length &&
    shown.completed === view.completed &&
    shown.athleteName === view.athleteName;
  return isSame && shown.athleteImageUrl !== null
    ? { ...view, athleteImageUrl: shown.athleteImageUrl }
    : view;
}
