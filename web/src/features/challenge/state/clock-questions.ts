import { type ChallengeContext, viewOf } from './challenge-state.ts';

/** Questions in quick succession, and the pauses between them and between two rounds (ms). */
const inRound = 5;
const gapMs = 150;
const restMs = 20_000;

/**
 * Asks for the server's time as long as the player waits in a watched lobby: a few times at once, of
 * which the fastest answer counts, and again when the countdown begins.
 */
export function askForTime(context: ChallengeContext, onAnswer: () => void): void {
  const { memo } = context;
  const lobby = lobbyOf(context);
  const round = lobby && memo.watched ? (lobby.startsAt ?? 'lobby') : undefined;
  if (memo.askedIn === round) return;
  stopAsking(context);
  if (round === undefined) return;
  memo.askedIn = round;
  void ask(context, onAnswer, 1);
}

function lobbyOf(context: ChallengeContext) {
  const view = viewOf(context);
  return view?.completed ? undefined : view?.lobby;
}

export function stopAsking({ memo }: ChallengeContext): void {
  memo.callOffQuestion?.();
  delete memo.callOffQuestion;
  delete memo.askedIn;
}

async function ask(
  context: ChallengeContext,
  onAnswer: () => void,
  question: number,
): Promise<void> {
  const { memo, deps, clock } = context;
  const round = memo.askedIn;
  const sentAt = deps.now();
  const time = await deps.live.time();
  if (memo.stopped || memo.askedIn !== round) return;
  if (time !== null) {
    clock.answered(time, sentAt, deps.now());
    onAnswer();
  }
  memo.callOffQuestion = deps.later(
    () => void ask(context, onAnswer, question + 1),
    question % inRound === 0 ? restMs : gapMs,
  );
}
