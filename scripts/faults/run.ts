import './browser-place.ts';
import { parseArgs } from 'node:util';
import { seededRandom } from '@craque/api/testing/seeded-random.ts';
import { connectionFaults } from './connection-faults.ts';
import { machineFaults } from './machine-faults.ts';
import { newNotes } from './notes.ts';
import { outages } from './outages.ts';
import { partyFaults } from './party-faults.ts';
import { partyRoom } from './room/room-fault.ts';
import { type Fault, runFault } from './scene.ts';

/* `npm run faults`: breaks one thing after the other and judges what players get meanwhile.
   Exits with 1 if an answer, a screen, a result or a winner is wrong (docs/faults.md). */
const faults: readonly Fault[] = [
  ...outages,
  ...machineFaults,
  ...connectionFaults,
  ...partyFaults,
  partyRoom,
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

const line = (name: string, text: string) => console.log(`  ${name.padEnd(46)} ${text}`);

async function tryOut(fault: Fault): Promise<number> {
  const [usual, full, of] = fault.size;
  const size = Number(values.size ?? (values.full ? full : usual));
  if (!(size >= 1)) throw new RangeError(`a size of ${values.size}`);
  const reason = fault.missing?.();
  console.log(`\n${fault.name}: ${reason ? `skipped, ${reason}` : `${size} ${of}`}`);
  if (reason) return 0;
  const notes = newNotes();
  const random = seededRandom(Number(values.seed));
  await runFault(fault, { size, random, isSmall: values.small, notes });
  for (const [name, text] of notes.lines()) line(name, text);
  for (const violation of notes.violations) console.error(`  ✕ ${violation}`);
  return notes.violations.length;
}

const names = values.only?.split(',') ?? faults.map(({ name }) => name);
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`no fault is called ${unknown.join(', ')}; see --list`);
  process.exit(1);
}
if (values.list) {
  for (const { name, size } of faults) line(name, `${size[0]}, full ${size[1]} ${size[2]}`);
} else {
  console.log(`seed ${values.seed}`);
  let deviations = 0;
  for (const fault of faults) if (names.includes(fault.name)) deviations += await tryOut(fault);
  console.log(deviations > 0 ? `\n${deviations} deviations` : '\nno deviation');
  process.exitCode = deviations > 0 ? 1 : 0;
}
