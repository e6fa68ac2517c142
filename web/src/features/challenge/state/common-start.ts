import type { GameView } from '@craque/common/contracts/games.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import { mayStart } from '@craque/common/domain/view/challenge-state.ts';
import { applyView } from '../../../play/state/game-state.ts';
import { type ChallengeContext, viewOf } from './challenge-state.ts';

/** Between two reads of a game whose start has come by this clock, but not yet by the server's. */
const retryMs = 50;
const quickTries = 60;
const slowMs = 500;

/** Server time (ms), as well as it is known. */
export function serverNow({ deps, clock }: ChallengeContext): number {
  return deps.now() + clock.skew(deps.game.getState().skew);
}

/** The player who has to press Start: the creator if they wait, else who has waited longest. */
export function starterOf({ players = [], challenge }: GameView) {
  const waiting = players.filter((player) => player.waiting);
  return waiting.find(({ userId }) => userId === challenge?.creatorId) ?? waiting[0];
}

/**
 * The lobby as the newer state says that the view has it at `now` (the server's time, ms); other
 * views stay as they are.
 */
export function withLobby(view: GameView, now: number): GameView {
  const { lobby, challenge, players = [], own } = view;
  if (!lobby || !challenge || !own) return view;
  const { startsAt, startOpensAt, creatorId: creator } = challenge;
  const times = {
    ...(startsAt !== null && { startsAt: Date.parse(startsAt) }),
    ...(startOpensAt !== undefined && { startOpensAt: Date.parse(startOpensAt) }),
  };
  const canStart = mayStart({ players, creator, ...times }, own.userId, now);
  return { ...view, startedAt: startsAt, lobby: { startsAt, canStart } };
}

/** Counts down to a start that is set; called after every change of the view or of the clock. */
export function planStart(context: ChallengeContext, read: () => Promise<void>): void {
  const { memo, store } = context;
  memo.callOffStart?.();
  delete memo.callOffStart;
  const view = viewOf(context);
  const startsAt = view?.completed ? null : view?.lobby?.startsAt;
  // Another node's clock may be behind: it does not close the game again.
  if (startsAt && store.getState().hasOpened) open(context, read);
  else if (startsAt) count(context, Date.parse(startsAt), read);
  else {
    if (store.getState().countdown !== undefined) store.setState({ countdown: undefined });
    awaitButton(context);
  }
}

/** Gives everybody who waits the button at the moment from which they may press it. */
function awaitButton(context: ChallengeContext): void {
  const { memo, deps } = context;
  const view = viewOf(context);
  const { lobby, challenge, completed } = view ?? {};
  if (!view || !lobby || lobby.canStart || completed || !challenge?.startOpensAt) return;
  const left = Date.parse(challenge.startOpensAt) - serverNow(context);
  if (left > 0) {
    memo.callOffStart = deps.later(() => awaitButton(context), left);
    return;
  }
  const next = withLobby(view, serverNow(context));
  if (!next.lobby?.canStart) return;
  memo.byEvent = next;
  applyView({ store: deps.game }, next);
}

function count(context: ChallengeContext, dueAt: number, read: () => Promise<void>): void {
  const { memo, store, deps } = context;
  const left = dueAt - serverNow(context);
  if (left <= 0) {
    open(context, read);
    return;
  }
  const seconds = Math.min(countdown / 1000, Math.ceil(left / 1000));
  if (store.getState().countdown !== seconds) store.setState({ countdown: seconds });
  memo.callOffStart = deps.later(
    () => count(context, dueAt, read),
    Math.ceil(left - (seconds - 1) * 1000),
  );
}

/**
 * Opens the game by the server's clock, at the same moment on all devices however long their
 * answers take, and then reads what the start has brought.
 */
function open(context: ChallengeContext, read: () => Promise<void>): void {
  const { memo, store, deps } = context;
  const view = viewOf(context);
  if (!view?.lobby) return;
  const { lobby, ...begun } = view;
  // Like a state that was pushed: the caller's own part is still to be read.
  memo.byEvent = { ...begun, startedAt: lobby.startsAt };
  store.setState({ countdown: undefined, hasOpened: true });
  applyView({ store: deps.game }, memo.byEvent);
  if (memo.opening) return;
  memo.opening = true;
  void readBegun(context, read, 0);
}

async function readBegun(
  context: ChallengeContext,
  read: () => Promise<void>,
  tries: number,
): Promise<void> {
  const { memo, deps } = context;
  await read();
  const view = viewOf(context);
  const isMissing = view?.completed === false && view.athleteDetail.dateBorn === null;
  if (memo.stopped || !isMissing) {
    memo.opening = false;
    return;
  }
  memo.callOffBegun = deps.later(
    () => void readBegun(context, read, tries + 1),
    tries < quickTries ? retryMs : slowMs,
  );
}
