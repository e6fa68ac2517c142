import { type ChallengeState, winnerFieldsOf } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';

/** The view with a whole state of its challenge, as of that version, in the place of the one that it had. */
export function withState(view: GameView, state: ChallengeState, version: number): GameView {
  return { ...view, ...state, ...winnerFieldsOf(state, view.own?.userId ?? ''), version };
}
