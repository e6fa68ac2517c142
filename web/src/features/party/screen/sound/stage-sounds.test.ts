import { describe, expect, test } from '@jest/globals';
import { soundOf } from '../../../../play/sound/sound-kit.ts';
import { type Heard, soundAt } from './heard-stage.ts';
import { stageSounds } from './stage-samples.ts';

const rate = 44_100;
const loudnessOf = (samples: Float32Array) =>
  samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

test.each(Object.entries(stageSounds))(
  '%s is heard, never too loud, without a click',
  (_, recipe) => {
    const samples = soundOf(recipe, rate);
    expect(samples.length / rate).toBeLessThanOrEqual(2);
    expect(loudnessOf(samples)).toBeGreaterThan(0.3);
    expect(loudnessOf(samples)).toBeLessThan(1);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(loudnessOf(samples.subarray(-40))).toBeLessThan(0.05);
    expect(soundOf(recipe, rate)).toEqual(samples);
  },
);

describe('the stage', () => {
  const heard = (before: Partial<Heard>, now: Partial<Heard>) => {
    const base: Heard = { scene: 'round', seats: 3, solved: 0, left: 30 };
    return soundAt({ ...base, ...before }, { ...base, ...before, ...now });
  };

  test('answers a name that comes in, not one that goes', () => {
    expect(heard({ scene: 'lobby' }, { seats: 4 })).toBe('drop');
    expect(heard({ scene: 'lobby' }, { seats: 2 })).toBeUndefined();
    expect(heard({ scene: 'round' }, { seats: 4 })).toBeUndefined();
  });

  test('rings for each who has it, in a round alone', () => {
    expect(heard({ solved: 1 }, { solved: 2, left: 4 })).toBe('right');
    expect(heard({ solved: 1, left: 30 }, { left: 29 })).toBeUndefined();
    expect(heard({ scene: 'table' }, { solved: 1 })).toBeUndefined();
    expect(heard({ scene: 'countdown', left: 1 }, { scene: 'round', solved: 1 })).toBe('whistle');
  });

  test('ticks through the last five seconds, once each', () => {
    expect(heard({ left: 7 }, { left: 6 })).toBeUndefined();
    expect(heard({ left: 6 }, { left: 5 })).toBe('tick');
    expect(heard({ left: 5 }, { left: 5, seats: 4 })).toBeUndefined();
    expect(heard({ left: 1 }, { left: 0 })).toBeUndefined();
    expect(heard({ scene: 'table', left: 4 }, { left: 3 })).toBeUndefined();
  });

  test('whistles a round on, and stands up for the answer and the podium', () => {
    expect(heard({ scene: 'countdown', left: 1 }, { scene: 'round', left: 60 })).toBe('whistle');
    expect(heard({ scene: 'round', left: 1 }, { scene: 'reveal', left: 12 })).toBe('fanfare');
    expect(heard({ scene: 'table', left: 1 }, { scene: 'podium', left: undefined })).toBe(
      'fanfare',
    );
    expect(heard({ scene: 'reveal', left: 7 }, { scene: 'table', left: 7 })).toBeUndefined();
  });
});
