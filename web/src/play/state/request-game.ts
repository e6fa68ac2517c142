import { createGame, type GameView } from '@craque/common/contracts/games.ts';
import { ApiError } from '../../lib/api.ts';
import { choiceOf, type GameChoice, isSameChoice } from './game-choice.ts';
import type { GameDeps, GameState } from './game-state.ts';

export const requestGame = (
  { call, language, isGuest, newKey }: GameDeps,
  choice: GameChoice & { set?: true },
) =>
  call(createGame, {
    query: { language: language() },
    body: { ...choice, isGuest: isGuest(), reopen: true },
    idempotencyKey: newKey(),
  });

/** After a game for the set, unless the player has chosen something else since. */
export const goesOnForSet = ({ phase, choice }: GameState): boolean =>
  phase.state === 'finished' &&
  phase.game.set !== undefined &&
  isSameChoice(choice, choiceOf(phase.game));

/** For the set of the week while somebody of it is missing, else of the choice. */
export function requestForSet(deps: GameDeps, choice: GameChoice): Promise<GameView> {
  return requestGame(deps, { ...choice, set: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'set_complete')
      return requestGame(deps, choice);
    throw error;
  });
}
