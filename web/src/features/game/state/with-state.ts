import { type ChallengeState, winnerFieldsOf } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';

/** The view with its challenge's state replaced by another one, which is of that version. */
export function withState(view: GameView, state: ChallengeState, version: number): GameView {
  return { ...view, ...state, ...winnerFieldsOf(state, view.own?.userId ?? ''), version };
}
