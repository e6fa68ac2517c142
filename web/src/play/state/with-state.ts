import { winnerFieldsOf } from '@craque/common/domain/view/challenge-stage.ts';
import type { ChallengeState } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { withPictures } from '../../lib/pushed-players.ts';

/** The view with another state of its challenge; a finished one has no ticket, as in the api. */
export function withState(view: GameView, state: ChallengeState, version: number): GameView {
  return {
    ...view,
    ...state,
    players: withPictures(state.players, view.players),
    ...winnerFieldsOf(state, view.own?.userId ?? ''),
    ...(state.challenge.finished && { ticket: null }),
    version,
  };
}
