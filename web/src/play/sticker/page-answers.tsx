import type { GameView } from '@craque/common/contracts/games.ts';
import type { RefObject } from 'react';
import { HeardSounds } from '../sound/heard-sounds.tsx';
import { useNewClue } from './use-new-clue.ts';

export type PageAnswersProps = {
  game: GameView | undefined;
  /** Sticker and clues. */
  stage: RefObject<HTMLElement | null>;
};

/** What a page does when something happens in its game; a guest's is loaded with the first action. */
export function PageAnswers({ game, stage }: PageAnswersProps) {
  useNewClue(game, stage);
  return <HeardSounds game={game} />;
}
