import { fade, noiseFrom, type Recipe } from './sound-kit.ts';

export const soundNames = ['paper', 'foil', 'slap', 'thud'] as const;
export type SoundName = (typeof soundNames)[number];

/** Single creases of different loudness, so many a second. */
function creases(seed: number, perSecond: number): (time: number) => number {
  const loudness = noiseFrom(seed);
  const now = { index: -1, level: 0 };
  return (time) => {
    const index = Math.floor(time * perSecond);
    if (index !== now.index) {
      now.index = index;
      now.level = Math.abs(loudness()) ** 1.6;
    }
    return now.level * fade(time * perSecond - index, 0.35);
  };
}

export const gameSounds: Record<SoundName, Recipe> = {
  /** A slip of paper is turned over. */
  paper: {
    seconds: 0.24,
    peak: 0.4,
    at({ below, above }) {
      const noise = noiseFrom(11);
      const [low, high, higher] = [above(900), below(2600), below(2600)];
      const crease = creases(5, 70);
      return (time) => {
        const swell = Math.sin(Math.PI * Math.min(1, time / 0.24)) ** 1.4;
        return higher(high(low(noise()))) * swell * (0.3 + crease(time));
      };
    },
  },
  /** A coin over foil, to the right and back in the strokes of the brush. */
  foil: {
    seconds: 0.5,
    peak: 0.32,
    at({ above, ringing }) {
      const noise = noiseFrom(23);
      const [low, crease] = [above(3200), creases(9, 240)];
      const rings = [5100, 6900, 9300].map((frequency) => ringing(frequency, 9));
      return (time) => {
        const stroke = Math.abs(Math.sin((Math.PI * time) / 0.1)) ** 0.7;
        const scratch = low(noise()) * stroke * (0.25 + crease(time)) * (1 - time * 0.9);
        return rings.reduce((sum, ring) => sum + 3 * ring(scratch), 0.5 * scratch);
      };
    },
  },
  /** A flat hand on a page. */
  slap: {
    seconds: 0.22,
    peak: 0.75,
    at({ below, falling }) {
      const noise = noiseFrom(37);
      const [skin, air, body] = [below(2400), below(800), falling(240, 110, 0.02)];
      return (time) => {
        const grain = noise();
        return (
          0.7 * skin(grain) * fade(time, 0.006) +
          1.4 * air(grain) * fade(time, 0.028) +
          0.55 * body(time) * fade(time, 0.032)
        );
      };
    },
  },
  /** Something heavy falls on the floor; with a tone that a phone can give. */
  thud: {
    seconds: 0.5,
    peak: 0.85,
    at({ below, falling }) {
      const noise = noiseFrom(53);
      const [floor, deep, small] = [below(240), falling(120, 52, 0.045), falling(230, 135, 0.05)];
      return (time) =>
        deep(time) * fade(time, 0.085) +
        0.4 * small(time) * fade(time, 0.055) +
        1.6 * floor(noise()) * fade(time, 0.03);
    },
  },
};
