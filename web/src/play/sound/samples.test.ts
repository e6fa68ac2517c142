import { describe, expect, test } from '@jest/globals';
import { gameSounds, type SoundName, soundNames } from './samples.ts';
import { soundOf } from './sound-kit.ts';

const rate = 44_100;
const samplesOf = (name: SoundName, at: number) => soundOf(gameSounds[name], at);
const loudnessOf = (samples: Float32Array) =>
  samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

/** The mean frequency (Hz) of what is loud. */
function brightnessOf(samples: Float32Array): number {
  const power = (all: Float32Array) => all.reduce((sum, each) => sum + each ** 2, 0);
  const steps = samples.map((each, index) => each - (samples[index - 1] ?? 0));
  return (rate * Math.sqrt(power(steps) / power(samples))) / (2 * Math.PI);
}

describe.each(soundNames)('%s', (name) => {
  const samples = samplesOf(name, rate);

  test('is short, to be heard, and never too loud', () => {
    expect(samples.length / rate).toBeGreaterThan(0.1);
    expect(samples.length / rate).toBeLessThanOrEqual(0.5);
    expect(loudnessOf(samples)).toBeGreaterThan(0.2);
    expect(loudnessOf(samples)).toBeLessThan(1);
  });

  test('begins and ends in silence, without a click', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(loudnessOf(samples.subarray(-40))).toBeLessThan(0.02);
  });

  test('is always the same, at any rate equally long', () => {
    expect(samplesOf(name, rate)).toEqual(samples);
    const seconds = samplesOf(name, 48_000).length / 48_000;
    expect(seconds).toBeCloseTo(samples.length / rate, 3);
  });
});

test('a thud is dull, a slap brighter, paper rustles, and foil is the brightest', () => {
  const order = (['thud', 'slap', 'paper', 'foil'] as const).map((name) =>
    brightnessOf(samplesOf(name, rate)),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const [index, brightness] of order.slice(1).entries())
    expect(brightness / (order[index] ?? 1)).toBeGreaterThan(1.3);
});
