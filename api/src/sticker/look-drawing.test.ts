import { positionsOf } from '@craque/common/domain/athlete/athlete.ts';
import {
  beardWords,
  gestureWords,
  hairWords,
  helmetDesigns,
  type Look,
  toneWords,
  wornWords,
} from '@craque/common/domain/athlete/look.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import { ink } from './ink/ink.ts';
import { drawHead } from './parts/head.ts';
import { createPortraitArtist } from './portrait.ts';
import { installedPortraitFiles } from './portrait-files.ts';
import { scenesOfGesture } from './scenes.ts';
import { traitsOf } from './traits.ts';

const artist = createPortraitArtist(installedPortraitFiles());

describe('a look', () => {
  const drawnWith = (sport: Sport, look: Look) =>
    artist.draw({ sport, gender: 'male', variant: 7, position: positionsOf[sport][0], look });
  const heads = (looks: readonly Look[]) => new Set(looks.map((look) => drawnWith('soccer', look)));

  test('has a drawing of its own for each word', () => {
    const crop = { hair: 'crop' } as const;
    expect(heads(hairWords.map((hair) => ({ hair }))).size).toBe(hairWords.length);
    expect(heads(toneWords.map((tone) => ({ ...crop, tone }))).size).toBe(toneWords.length);
    expect(heads(beardWords.map((beard) => ({ ...crop, beard }))).size).toBe(beardWords.length);
    const stood = wornWords.map((word) =>
      artist.draw({ sport: 'soccer', gender: 'male', variant: 7, look: { ...crop, worn: [word] } }),
    );
    expect(new Set(stood).size).toBe(wornWords.length);
    const helmets = helmetDesigns.map((design) =>
      drawnWith('formula1', { helmet: [design, 'yellow', 'green', 'blue'] }),
    );
    expect(new Set(helmets).size).toBe(helmetDesigns.length);
    for (const sport of sports) {
      const gestures = gestureWords[sport].map((gesture) => drawnWith(sport, { ...crop, gesture }));
      expect(new Set(gestures).size).toBe(gestures.length);
    }
  });

  test('decides all that is claimed: without one the head is turned away whatever the chance', () => {
    const head = (variant: number, look: Look = {}) =>
      drawHead({ gender: 'male', look, dice: () => variant % 9 }).face.replace(/rotate\(-?\d/, '');
    const turnedAway = new Set(Array.from({ length: 40 }, (_, variant) => head(variant)));
    expect(turnedAway.size).toBe(1);
    expect(turnedAway).not.toContain(head(0, { hair: 'bald' }));
  });

  test('without a word for the hair is no bald head, nor the hair of any word', () => {
    const faceOf = (gender: 'male' | 'female', look: Look) =>
      drawHead({ gender, look, dice: () => 4 }).face;
    const withHair = (face: string) => face.includes(`fill="${ink.deep}"`);
    for (const gender of ['male', 'female'] as const) {
      const unsaid = faceOf(gender, {});
      expect(withHair(unsaid)).toBe(true);
      expect(withHair(faceOf(gender, { hair: 'bald' }))).toBe(false);
      expect(faceOf(gender, { gesture: 'dribble', side: 'left' })).toBe(unsaid);
      expect(unsaid).toBe(faceOf('male', {}));
      expect(hairWords.map((hair) => faceOf(gender, { hair }))).not.toContain(unsaid);
    }
  });

  test('has several poses for what many are known by', () => {
    for (const gesture of ['shot', 'dribble', 'forehand', 'dunk'] as const) {
      const sport = sports.find((each) => gestureWords[each].some((word) => word === gesture));
      const scenes = Array.from({ length: 30 }, (_, variant) =>
        traitsOf({ sport: sport ?? 'soccer', gender: 'male', variant, look: { gesture } }),
      ).map(({ scene }) => scene);
      expect(new Set(scenes)).toEqual(new Set(scenesOfGesture(gesture)));
      expect(new Set(scenes).size).toBeGreaterThan(1);
    }
  });

  test('shoots with the right hand in basketball unless the left one is stated', () => {
    const seen = (look: Look, variant: number) =>
      traitsOf({ sport: 'basketball', gender: 'male', variant, look }).flipped;
    for (let variant = 0; variant < 20; variant += 1) {
      expect(seen({ gesture: 'noLook' }, variant)).toBe(true);
      expect(seen({ gesture: 'noLook', side: 'left' }, variant)).toBe(false);
    }
  });
});
