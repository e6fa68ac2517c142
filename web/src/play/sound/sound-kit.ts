/** Length in seconds, the highest sample, and the samples before they are made that loud. */
export type Recipe = { seconds: number; peak: number; at: (kit: Kit) => (time: number) => number };

const turn = 2 * Math.PI;

/** Always the same noise, between -1 and 1 (mulberry32). */
export function noiseFrom(seed: number): () => number {
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

export const fade = (time: number, half: number) => 2 ** (-time / half);

/** Rounds off single peaks, so that the rest is louder beside them. */
const pressed = (sample: number) => Math.tanh(2.4 * sample) / Math.tanh(2.4);

/** Seconds at both ends without which a click would be heard. */
const edge = { in: 0.0015, out: 0.02 };

/** One channel at a rate of so many samples a second, always the same. */
export function soundOf({ seconds, peak, at }: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const sound = at(kitFor(rate));
  const samples = Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const time = index / rate;
    return sound(time) * Math.min(1, time / edge.in, (seconds - time) / edge.out);
  });
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return samples.map((each) => peak * pressed(each / loudest));
}
