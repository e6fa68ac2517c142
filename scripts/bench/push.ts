import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headline, renderTable, rounded, type Row } from './measure/figures.ts';
import { installPeers, type Peers } from './push/peers.ts';
import { writeRoster } from './push/systems/roster.ts';
import { runParts } from './push/parts.ts';
import { partNames } from './push/rounds.ts';
import { serverCore } from './push/systems/systems.ts';
import { wonBody } from './push/systems/win.ts';

/* `npm run bench:push [-- part …] [--rounds 3] [--quick]`: the project's pushes against bare
   `ws` and other systems, in one run. Servers and Redis share one core, the load has the
   other. --quick only shows that everything works. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const unknown = positionals.filter((name) => !partNames.some((part) => part === name));
const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
if (unknown.length > 0 || !(rounds >= 1)) {
  process.stderr.write(`Parts are ${partNames.join(', ')}; rounds a number from 1.\n`);
  process.exit(2);
}
// The servers are stopped when this process exits, even if interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// Child processes, including Redis, inherit the core; the load is moved to the other one.
if (cpus().length > 1) spawnSync('taskset', ['-apc', String(serverCore), String(process.pid)]);

const tell = (line: string) => process.stderr.write(`${line}\n`);

/** Third-party packages, if requested and available. */
function findPeers(): Peers | undefined {
  if (positionals.length > 0 && !positionals.includes('peers')) return undefined;
  const peers = installPeers();
  if (!('missing' in peers)) return peers;
  tell(`Colyseus and boardgame.io are left out: ${peers.missing}`);
  return undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'craque-bench-push-'));
const rosterFile = join(folder, 'roster.json');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const scale = values.quick
  ? { sockets: 80, few: 40, many: 160, seconds: 0.5, poll: 40, pollPeriods: 1 }
  : { sockets: 4000, few: 1000, many: 10_000, seconds: 6, poll: 4000, pollPeriods: 3 };
writeRoster(rosterFile, scale.many);

const peers = findPeers();
const asked = positionals.length > 0 ? positionals : partNames;
const { rows, failed } = await runParts({ asked, rounds, rosterFile, scale, peers, tell });
const bytes = Buffer.byteLength(JSON.stringify(wonBody({ seq: 1, game: 1, seat: 0 })));
const versions = Object.entries(peers?.versions ?? {}).map((each) => each.join(' '));
process.stdout.write(
  [
    '',
    headline('npm run bench:push'),
    `${scale.sockets.toLocaleString('en')} sockets, 4 to a game; a win is told to 3 by ${rounded(bytes)} bytes of JSON, the same in all systems.`,
    ...(versions.length > 0 ? [`Others: ${versions.join(', ')}.`] : []),
    '',
    renderTable(values.quick ? rows.map((row): Row => ({ ...row, verdict: '' })) : rows),
    ...(values.quick
      ? ['', 'Too few sockets and too short for the figures to mean anything.']
      : []),
    '',
  ].join('\n'),
);
const missed = rows.some(({ verdict }) => verdict === 'missed');
if (failed || (missed && !values.quick)) process.exitCode = 1;
