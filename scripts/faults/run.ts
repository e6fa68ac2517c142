import './browser-place.ts';
import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';
import { embeddedFaults } from './embedded-faults.ts';
import { machineFaults } from './machine-faults.ts';
import { processFaults } from './process-faults.ts';
import { socketFaults } from './socket-faults.ts';
import { storeFaults } from './store-faults.ts';

/* `npm run faults`: breaks one thing after the other and judges what players get meanwhile.
   Exits with 1 if an answer, a screen, a result or a winner is wrong (docs/faults.md). */
const all: readonly Fault[] = [
  ...processFaults,
  ...storeFaults,
  ...embeddedFaults,
  ...machineFaults,
  ...socketFaults,
];

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    /** Names, comma-separated. */
    only: { type: 'string' },
    size: { type: 'string' },
    full: { type: 'boolean', default: false },
    /** The sizes of these two. */
    challenges: { type: 'string' },
    pairs: { type: 'string' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});

/** Uniform in [0, 1), the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  const state = { value: seed };
  return () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The named ones; those with a size of their own if only that is given; else all. */
function chosen(): readonly Fault[] {
  const sized = (['challenges', 'pairs'] as const).filter((name) => values[name] !== undefined);
  const names = values.only?.split(',') ?? sized;
  const unknown = names.filter((name) => !all.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`no fault is called ${unknown.join(', ')}; see --list`);
  return names.length > 0 ? all.filter(({ name }) => names.some((each) => each === name)) : all;
}

function sizeOf({ name, size }: Fault): number {
  const own = name === 'challenges' || name === 'pairs' ? values[name] : undefined;
  const given = own ?? values.size;
  if (given === undefined) return values.full ? size.full : size.usual;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`a size of ${given}`);
  return count;
}

const line = (name: string, text: string) => console.log(`  ${name.padEnd(46)} ${text}`);

/** Prints what it shows; returns its violations. */
async function tryOut(fault: Fault): Promise<readonly string[]> {
  const size = sizeOf(fault);
  const reason = fault.missing?.();
  console.log(`\n${fault.name}: ${reason ? `skipped, ${reason}` : `${size} ${fault.size.of}`}`);
  if (reason) return [];
  const { figures, violations } = await fault.run(size, seeded(Number(values.seed)));
  for (const { name, text, isMissed } of figures) line(name, `${text}${isMissed ? ' MISSED' : ''}`);
  for (const violation of violations) console.error(`  ✕ ${violation}`);
  return violations;
}

if (values.list) {
  for (const { name, size } of all) line(name, `${size.usual}, full ${size.full} ${size.of}`);
} else {
  console.log(`seed ${values.seed}`);
  const violations: string[] = [];
  for (const fault of chosen()) violations.push(...(await tryOut(fault)));
  console.log(violations.length > 0 ? `\n${violations.length} deviations` : '\nno deviation');
  process.exitCode = violations.length > 0 ? 1 : 0;
}
