import { winnerFieldsOf } from '@craque/common/domain/view/challenge-stage.ts';
import type { ChallengeState } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { withPictures } from '../../lib/pushed-players.ts';

/**
 * The view with its challenge's state replaced by another one, which is of that version. Of a
 * finished challenge there is nothing to come, so its ticket goes, as in the api's own view.
 */
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
