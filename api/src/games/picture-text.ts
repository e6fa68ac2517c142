import { hasBegun, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import type { Texts } from '../texts/texts.ts';
import { photoStepOf } from './game-portrait.ts';

/** What is seen on a drawn picture; null for a photo, which is never shown at step 0. */
export function pictureText(texts: Texts, seen: SeenGame, hasPhoto: boolean): string | null {
  const step = photoStepOf(seen);
  if (!hasBegun(seen) || (hasPhoto && step > 0)) return null;
  const { name } = seen.athlete;
  const words = { seen: texts.t('picture.figure') };
  if (name !== undefined) return texts.t('picture.shown', { ...words, name });
  return texts.t('picture.hidden', { ...words, step: step + 1, steps: seen.totalGuesses });
}
