import { fade, noiseFrom, type Recipe } from '../../../../play/sound/sound-kit.ts';

export type StageSound = 'drop' | 'right' | 'tick' | 'whistle' | 'fanfare';

/** C, G, C, E and G: a chord that opens. */
const chord = [196, 261.6, 329.6, 392, 523.3];
/** When each voice of the chord comes in, in seconds. */
const entries = [0, 0.13, 0.26, 0.26, 0.39];

const swell = (time: number, rise: number) => 1 - 2 ** (-time / rise);

export const stageSounds: Record<StageSound, Recipe> = {
  /** A name falls on the floor: a knock on wood. */
  drop: {
    seconds: 0.3,
    peak: 0.6,
    at({ below, falling, ringing }) {
      const noise = noiseFrom(71);
      const [board, body, wood] = [below(1800), falling(420, 250, 0.02), ringing(640, 9)];
      return (time) => {
        const hit = board(noise()) * fade(time, 0.006);
        return hit + 0.5 * body(time) * fade(time, 0.04) + 2.4 * wood(hit);
      };
    },
  },
  /** Somebody has it: two bells, a fifth apart. */
  right: {
    seconds: 0.7,
    peak: 0.5,
    at({ falling }) {
      const bell = (tone: number, from: number) => {
        const [low, high] = [falling(tone, tone, 1), falling(tone * 2.76, tone * 2.76, 1)];
        return (time: number) => {
          const since = time - from;
          if (since <= 0) return 0;
          return (
            swell(since, 0.002) *
            (low(since) * fade(since, 0.12) + 0.3 * high(since) * fade(since, 0.03))
          );
        };
      };
      const [first, second] = [bell(880, 0), bell(1318.5, 0.11)];
      return (time) => first(time) + second(time);
    },
  },
  /** A second of the last five. */
  tick: {
    seconds: 0.2,
    peak: 0.7,
    at({ ringing, falling }) {
      const noise = noiseFrom(83);
      const [high, low, body] = [ringing(1320, 24), ringing(880, 18), falling(900, 820, 0.03)];
      return (time) => {
        const hit = noise() * fade(time, 0.002);
        return 4 * high(hit) + 4 * low(hit) + 0.35 * body(time) * fade(time, 0.03);
      };
    },
  },
  /** The referee's: two tones beside each other, and a pea that rattles. */
  whistle: {
    seconds: 0.7,
    peak: 0.4,
    at({ above, falling }) {
      const noise = noiseFrom(97);
      const [air, tone, other] = [
        above(2600),
        falling(2500, 2890, 0.02),
        falling(2560, 3020, 0.02),
      ];
      const rattle = falling(38, 44, 0.2);
      return (time) => {
        const breath = swell(time, 0.02) * (time < 0.58 ? 1 : fade(time - 0.58, 0.03));
        const pea = 0.68 + 0.32 * rattle(time);
        return breath * pea * (tone(time) + 0.7 * other(time) + 0.16 * air(noise()));
      };
    },
  },
  /** Brass that stands up voice by voice, over a drum and a cymbal. */
  fanfare: {
    seconds: 1.7,
    peak: 0.75,
    at({ above, below, falling }) {
      const noise = noiseFrom(101);
      const [cymbal, mellow, drum] = [above(5200), below(2600), falling(150, 58, 0.04)];
      const voices = chord.map((tone) =>
        [1, 2, 3, 4, 5].map((part) => ({ part, wave: falling(tone * part, tone * part, 1) })),
      );
      return (time) => {
        const brass = voices.reduce((sum, parts, at) => {
          const since = time - (entries[at] ?? 0);
          const loud = since <= 0 ? 0 : swell(since, 0.03) * fade(since, 0.7);
          const voice = parts.reduce((all, { part, wave }) => all + wave(time) / part, 0);
          return sum + loud * voice;
        }, 0);
        const since = Math.max(0, time - 0.39);
        const crash = time < 0.39 ? 0 : cymbal(noise()) * fade(since, 0.22);
        return mellow(brass) + 1.6 * drum(time) * fade(time, 0.09) + 1.1 * crash;
      };
    },
  },
};
