import type { GameDeps } from '../play/state/game-state.ts';
import { keptChoices } from './kept-choices.ts';
import type { ChallengeDeps } from '../features/challenge/state/keep-up.ts';

type Given = 'call' | 'now' | 'newKey';

/** The parts of a user's game store that suggest and show nothing. */
export const quietGame: Omit<GameDeps, Given> = {
  language: () => 'en',
  isGuest: () => false,
  leagues: () => [],
  bookOf: () => undefined,
  notify: () => undefined,
};

/** A screen that is never hidden, with a storage of its own. */
export function quietScreen(): Pick<
  ChallengeDeps,
  'language' | 'onVisible' | 'isHidden' | 'announced'
> {
  return {
    language: () => 'en',
    onVisible: () => () => undefined,
    isHidden: () => false,
    announced: keptChoices().storage,
  };
}
