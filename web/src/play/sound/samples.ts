export const soundNames = ['paper', 'foil', 'slap', 'thud'] as const;
export type SoundName = (typeof soundNames)[number];

/** Length in seconds, the highest sample, and the samples before they are made that loud. */
type Recipe = { seconds: number; peak: number; at: (kit: Kit) => (time: number) => number };

const turn = 2 * Math.PI;

/** Always the same noise, between -1 and 1 (mulberry32). */
function noiseFrom(seed: number): () => number {
  const state = { at: seed };
  return () => {
    state.at = (state.at + 0x6d2b79f5) | 0;
    const a = Math.imul(state.at ^ (state.at >>> 15), 1 | state.at);
    const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a;
    return ((b ^ (b >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

function kitFor(rate: number) {
  /** Lets pass what is below the frequency (Hz), by one pole. */
  const below = (frequency: number) => {
    const share = 1 - Math.exp((-turn * frequency) / rate);
    const kept = { value: 0 };
    return (sample: number) => {
      kept.value += share * (sample - kept.value);
      return kept.value;
    };
  };
  const above = (frequency: number) => {
    const rest = below(frequency);
    return (sample: number) => sample - rest(sample);
  };
  /** Rings at the frequency for about so many periods. */
  const ringing = (frequency: number, periods: number) => {
    const radius = Math.exp((-Math.PI * frequency) / (periods * rate));
    const twice = 2 * radius * Math.cos((turn * frequency) / rate);
    const kept = { last: 0, before: 0 };
    return (sample: number) => {
      const value = (1 - radius) * sample + twice * kept.last - radius * radius * kept.before;
      kept.before = kept.last;
      kept.last = value;
      return value;
    };
  };
  /** A tone that falls from one frequency to another, by half in `half` seconds. */
  const falling = (from: number, to: number, half: number) => {
    const phase = { at: 0 };
    return (time: number) => {
      phase.at += (turn * (to + (from - to) * 2 ** (-time / half))) / rate;
      return Math.sin(phase.at);
    };
  };
  return { below, above, ringing, falling };
}
type Kit = ReturnType<typeof kitFor>;

const fade = (time: number, half: number) => 2 ** (-time / half);

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

const recipes: Record<SoundName, Recipe> = {
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

/** Rounds off single peaks, so that the rest is louder beside them. */
const pressed = (sample: number) => Math.tanh(2.4 * sample) / Math.tanh(2.4);

/** Seconds at both ends without which a click would be heard. */
const edge = { in: 0.0015, out: 0.02 };

/** One channel at a rate of so many samples a second, always the same. */
export function samplesOf(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, peak, at } = recipes[name];
  const sound = at(kitFor(rate));
  const samples = Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const time = index / rate;
    return sound(time) * Math.min(1, time / edge.in, (seconds - time) / edge.out);
  });
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return samples.map((each) => peak * pressed(each / loudest));
}
