import { parseArgs } from 'node:util';
import { buildIfStale } from '../run/prepare.ts';
import { type BenchSize, headline, missed, renderTable, type Row } from './figures.ts';
import { benchAbuse } from './abuse.ts';
import { benchBackup } from './backup.ts';
import { benchBoard } from './board/board.ts';
import { benchGuess } from './guess/guess.ts';
import { benchMemory } from './memory.ts';
import { benchFirstLoad } from './page/first-load.ts';
import { benchPage } from './page/page.ts';
import { benchPicture } from './picture.ts';
import { benchProfile } from './profile.ts';
import { benchParty } from './party/party.ts';
import { benchPush } from './push/push.ts';
import { benchRanking } from './ranking.ts';

/* `npm run bench [-- name …] [--rounds 3] [--quick]`. Compare ratios, never figures of two runs:
   the machine and its load change both sides. */

const benches: Readonly<Record<string, (size: BenchSize) => Promise<Row[]>>> = {
  guess: benchGuess,
  push: benchPush,
  party: benchParty,
  'first-load': benchFirstLoad,
  page: benchPage,
  picture: benchPicture,
  profile: benchProfile,
  ranking: benchRanking,
  board: benchBoard,
  abuse: benchAbuse,
  backup: benchBackup,
  memory: benchMemory,
};

// The servers are stopped when this process exits, even if interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const { quick, rounds = quick ? '1' : '5' } = values;
const names = positionals.length > 0 ? positionals : Object.keys(benches);
if (names.some((name) => !Object.hasOwn(benches, name)) || !(Number(rounds) >= 1)) {
  process.stderr.write(`Benches are ${Object.keys(benches).join(', ')}; rounds a number from 1.\n`);
  process.exit(2);
}
buildIfStale((line) => process.stderr.write(`${line}\n`));
async function run(name: string): Promise<Row[]> {
  process.stderr.write(`${name} …\n`);
  try {
    return (await benches[name]?.({ rounds: Number(rounds), quick })) ?? [];
  } catch (error) {
    process.stderr.write(`${name} failed: ${(error as Error).stack}\n`);
    process.exitCode = 1;
    return [];
  }
}

const found = new Map<string, Row[]>();
const waiting = names.values();
const runLane = async () => {
  for (const name of waiting) found.set(name, await run(name));
};
// What measures has the machine for itself.
await Promise.all(Array.from({ length: quick ? 3 : 1 }, runLane));
const rows = names.flatMap((name) => found.get(name) ?? []);
process.stdout.write(`\n${headline()}\n\n${renderTable(rows)}\n`);
if (quick) process.stdout.write('\nToo short for the figures to mean anything.\n');
else if (rows.some(({ verdict }) => verdict === missed)) process.exitCode = 1;
