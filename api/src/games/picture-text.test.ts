import { describe, expect, test } from '@jest/globals';
import { positionsOf } from '@craque/common/domain/athlete/athlete.ts';
import {
  beardWords,
  gestureWords,
  hairWords,
  type Look,
} from '@craque/common/domain/athlete/look.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { languages } from '@craque/common/domain/language.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { aGame, aPlayer, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { afterHints, afterMisses } from '@craque/common/testing/game-steps.ts';
import { scenesOf } from '../sticker/scenes.ts';
import { loadTexts } from '../texts/texts.ts';
import { pictureText, seenOn } from './picture-text.ts';

const texts = loadTexts();
const look: Look = {
  ...{ hair: 'long', tone: 'fair', beard: 'stubble', worn: ['headband', 'wristbands'] },
  ...{ gesture: 'dive', helmet: ['plain'] },
};
const keeper = aGame({ athlete: aSnapshot({ position: 'goalkeeper', look }) });

function textOf(game: Game, language: 'en' | 'de' = 'en', hasPhoto = false): string | null {
  const seen = viewFor(game, aPlayer, 0);
  if (!seen) throw new Error('nobody plays');
  return pictureText(texts(language), seen, hasPhoto);
}

describe('the text of a drawn picture', () => {
  test('tells what is seen, step by step', () => {
    const outline = 'diving full length, long hair, a headband';
    expect([0, 1, 2].map((misses) => textOf(afterMisses(keeper, misses)))).toEqual([
      `Hidden athlete, step 1 of 5. Outline: ${outline}`,
      `Hidden athlete, step 2 of 5. Outline: ${outline}, stubble, partly scratched free`,
      `Hidden athlete, step 3 of 5. Outline: ${outline}, wristbands, stubble, partly scratched free`,
    ]);
    expect(textOf(keeper, 'de')).toBe(
      'Verdeckter Star, Schritt 1 von 5. Umriss: im Hechtsprung, lange Haare, ein Stirnband',
    );
    expect(textOf(afterMisses(keeper, 5))).toBe(
      `Sticker of Ada Secretova: ${outline}, wristbands, stubble`,
    );
  });

  test('tells no more for hints, which are labels of the picture', () => {
    expect(textOf(afterHints(keeper, 2))).toBe(textOf(keeper));
  });

  test('is of the helmet, not of the hair under it', () => {
    const athlete = aSnapshot({ position: 'winner', look: { hair: 'long', gesture: 'trophy' } });
    const driver = aGame({ sport: 'formula1', league: 'formula-1', athlete });
    expect(textOf(driver)).toBe('Hidden athlete, step 1 of 5. Outline: a helmet, a trophy');
  });

  test('is missing for a photo, but not for the outline before it', () => {
    expect(textOf(keeper, 'en', true)).toBe(textOf(keeper));
    expect(textOf(afterMisses(keeper, 1), 'en', true)).toBeNull();
    expect(textOf(afterMisses(keeper, 5), 'en', true)).toBeNull();
  });

  test('has words for each pose, hair and beard, in every language', () => {
    const drawn = { gender: 'female', variant: 4 } as const;
    for (const sport of sports) {
      const made = positionsOf[sport].flatMap((position) =>
        Array.from({ length: 99 }, (_, variant) =>
          seenOn({ sport, ...drawn, variant, stance: position }),
        ),
      );
      const known = gestureWords[sport].map((gesture) =>
        seenOn({ sport, ...drawn, look: { gesture } }),
      );
      const standing = seenOn({ sport, ...drawn, isWhole: true });
      for (const keys of [...made, ...known, standing]) {
        expect(keys.length).toBeGreaterThan(0);
        expect(keys).not.toContain('figure');
        for (const language of languages)
          for (const key of keys)
            expect(texts(language).t(`picture.seen.${key}`)).not.toMatch(/picture\.seen/);
      }
      for (const position of positionsOf[sport]) expect(scenesOf(sport, position)).not.toEqual([]);
    }
    const heads = [
      ...hairWords.map((hair) => ({ hair })),
      ...beardWords.map((beard) => ({ beard })),
    ];
    for (const each of heads)
      expect(seenOn({ sport: 'soccer', ...drawn, look: each })).toHaveLength(2);
  });
});
