import type { GameView } from '@craque/common/contracts/games.ts';
import type { ChallengeContext } from './challenge-state.ts';

/**
 * Retries until a step that is due by the clock has arrived: first so many in quick succession,
 * then slower ones (ms).
 */
const retryMs = 50;
const quickTries = 60;
const slowMs = 500;

/**
 * The server shows a ghost's step when it is due by the player's own time, so the game is read at
 * just that moment. If the step is not there yet the clocks differ; each such read narrows the
 * difference.
 */
export function planGhostStep(
  context: ChallengeContext,
  view: GameView,
  read: () => Promise<void>,
): void {
  const step = view.own?.nextGhostStep;
  context.memo.callOffStep?.();
  delete context.memo.callOffStep;
  const { startedAt, completed } = view;
  if (step === undefined || startedAt === null || completed) return;
  wait(context, { dueAt: Date.parse(startedAt) + step * 1000, step, read, tries: 0 });
}

/** `dueAt`: by the server's clock (ms). */
type Waiting = { dueAt: number; step: number; read: () => Promise<void>; tries: number };

function wait(context: ChallengeContext, waiting: Waiting): void {
  const { deps, memo } = context;
  memo.callOffStep = deps.later(
    () => {
      delete memo.callOffStep;
      void readStep(context, waiting);
    },
    delayOf(context, waiting),
  );
}

function delayOf({ deps, clock }: ChallengeContext, { dueAt, tries }: Waiting): number {
  if (tries > 0) return tries < quickTries ? retryMs : slowMs;
  const { skew } = deps.game.getState();
  return Math.max(0, Math.ceil(dueAt - deps.now() - clock.skew(skew)));
}

async function readStep(context: ChallengeContext, waiting: Waiting): Promise<void> {
  await waiting.read();
  const { memo, deps, id } = context;
  const { phase } = deps.game.getState();
  const shown = 'game' in phase && phase.game.id === id ? phase.game : undefined;
  const isStillDue = shown?.own?.nextGhostStep === waiting.step && !shown.completed;
  // A view that arrived meanwhile has scheduled its own step.
  if (memo.stopped || !isStillDue) return;
  memo.callOffStep?.();
  wait(context, { ...waiting, tries: waiting.tries + 1 });
}
