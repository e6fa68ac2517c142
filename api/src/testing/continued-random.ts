import type { GameId } from '@craque/common/domain/ids.ts';

/* A generator such as the Math.random of V8, and how somebody outside calculates it: xorshift128+ is
   linear over bits, so 128 known bits of its numbers give its state, and the state gives every later
   number. */

type State = readonly [bigint, bigint];
/** An id of a game, and how many numbers had been drawn before its own since the first one seen. */
export type SeenId = { id: GameId; drawn: number };

/** This many numbers are made at once and handed out from the last to the first. */
const cacheSize = 64;
const stateBits = 128;
const idBits = 50;
const knownMark = 1n << BigInt(stateBits);
const unknowns = knownMark - 1n;

function nextState([first, second]: State): State {
  const shifted = first ^ BigInt.asUintN(64, first << 23n);
  const mixed = shifted ^ (shifted >> 17n) ^ second ^ (second >> 26n);
  return [second, mixed];
}

/** The states after one step, two steps and so on. */
function statesFrom(start: State): (step: number) => State {
  const states = [nextState(start)];
  return (step) => {
    while (states.length <= step) states.push(nextState(states.at(-1) ?? start));
    return states[step] ?? start;
  };
}

const numberOf = ([first]: State) => Number(first >> 11n) / 2 ** 53;

/** The step that makes the given number if `phase` numbers of its cache were used before. */
function stepOf(drawn: number, phase: number): number {
  const at = drawn + phase;
  return at - (at % cacheSize) + cacheSize - 1 - (at % cacheSize);
}

/** Draws as V8 did up to Node 24, from any state. */
export function createForetellableRandom(): () => number {
  const stateOf = statesFrom([0x9e3779b97f4a7c15n, 0xbf58476d1ce4e5b9n]);
  let drawn = 0;
  return () => {
    const number = numberOf(stateOf(stepOf(drawn, 0)));
    drawn += 1;
    return number;
  };
}

/** For each of the 50 bits of an id made by this step: which bits of the first state it is the sum of. */
function idMasks(): (step: number) => readonly bigint[] {
  const basis = Array.from({ length: stateBits }, (_, bit) => {
    const state = 1n << BigInt(bit);
    return statesFrom([BigInt.asUintN(64, state), state >> 64n]);
  });
  const known = new Map<number, bigint[]>();
  return (step) => {
    const found = known.get(step);
    if (found) return found;
    const masks = Array.from({ length: idBits }, () => 0n);
    for (const [bit, statesOf] of basis.entries()) {
      const made = (statesOf(step)[0] >> 14n).toString(2).padStart(idBits, '0');
      for (let at = 0; at < idBits; at += 1) {
        if (made[at] === '1') masks[at] = (masks[at] ?? 0n) | (1n << BigInt(bit));
      }
    }
    known.set(step, masks);
    return masks;
  };
}

const isOdd = (bits: bigint) => bits.toString(2).replaceAll('0', '').length % 2 === 1;

/** Solves sums of state bits, each marked if it is 1. Undefined if they contradict one another. */
function solve(sums: Iterable<bigint>): State | undefined {
  const pivots: { bit: bigint; sum: bigint }[] = [];
  for (const given of sums) {
    const sum = pivots.reduce((rest, pivot) => (rest & pivot.bit ? rest ^ pivot.sum : rest), given);
    if (sum === knownMark) return undefined;
    const open = sum & unknowns;
    if (open) pivots.push({ bit: open & -open, sum });
  }
  const state = pivots.reduceRight(
    (found, { bit, sum }) => (isOdd(sum & (found | knownMark)) ? found | bit : found),
    0n,
  );
  return [BigInt.asUintN(64, state), state >> 64n];
}

/**
 * Finds the generator behind the ids of games. The result goes on like the one that drew
 * them, from its number `next`; undefined if none can have drawn them all.
 */
export function createRandomSolver() {
  const masksOf = idMasks();
  function* sumsOf(seen: readonly SeenId[], phase: number) {
    for (const { id, drawn } of seen) {
      const bits = (id - 1).toString(2).padStart(idBits, '0');
      for (const [at, mask] of masksOf(stepOf(drawn, phase)).entries()) {
        yield bits[at] === '1' ? mask | knownMark : mask;
      }
    }
  }
  return (seen: readonly SeenId[], next: number): (() => number) | undefined => {
    for (let phase = 0; phase < cacheSize; phase += 1) {
      const start = solve(sumsOf(seen, phase));
      if (!start) continue;
      const stateOf = statesFrom(start);
      let drawn = next;
      return () => {
        const number = numberOf(stateOf(stepOf(drawn, phase)));
        drawn += 1;
        return number;
      };
    }
    return undefined;
  };
}
