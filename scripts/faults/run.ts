import './browser-place.ts';
import { parseArgs } from 'node:util';
import { embeddedFaults } from './embedded-faults.ts';
import type { Fault } from './fault.ts';
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
    only: { type: 'string' },
    size: { type: 'string' },
    full: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});

/** Uniform in [0, 1), the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(value ^ (value >>> 15), 1 | value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const line = (name: string, text: string) => console.log(`  ${name.padEnd(46)} ${text}`);

async function tryOut({ name, missing, run, size }: Fault): Promise<number> {
  const count = Number(values.size ?? (values.full ? size.full : size.usual));
  if (!(count >= 1)) throw new RangeError(`a size of ${values.size}`);
  const reason = missing?.();
  console.log(`\n${name}: ${reason ? `skipped, ${reason}` : `${count} ${size.of}`}`);
  if (reason) return 0;
  const options = { size: count, random: seeded(Number(values.seed)), isSmall: values.small };
  const { figures, violations } = await run(options);
  for (const each of figures) line(each.name, `${each.text}${each.isMissed ? ' MISSED' : ''}`);
  for (const violation of violations) console.error(`  ✕ ${violation}`);
  return violations.length;
}

const names = values.only?.split(',') ?? all.map(({ name }) => name);
const unknown = names.filter((name) => !all.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`no fault is called ${unknown.join(', ')}; see --list`);
if (values.list) {
  for (const { name, size } of all) line(name, `${size.usual}, full ${size.full} ${size.of}`);
} else {
  console.log(`seed ${values.seed}`);
  let deviations = 0;
  for (const fault of all) if (names.includes(fault.name)) deviations += await tryOut(fault);
  console.log(deviations > 0 ? `\n${deviations} deviations` : '\nno deviation');
  process.exitCode = deviations > 0 ? 1 : 0;
}
