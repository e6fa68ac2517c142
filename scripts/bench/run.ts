import { buildIfStale } from '../run/build-if-stale.ts';
import { benchAbuse } from './abuse/abuse.ts';
import { benchCatalogue } from './catalogue.ts';
import { headline, renderTable, type Row } from './measure/figures.ts';
import { drawFilmStrip } from './page/film-strip.ts';
import { benchFirstLoad } from './page/first-load.ts';
import { benchDaily } from './daily/daily.ts';
import { benchGuess } from './guess/guess.ts';
import { benchLoginFlood } from './guess/login-flood.ts';
import { benchMemory } from './memory.ts';
import { benchPage } from './page/page.ts';
import { benchProfile } from './profile.ts';
import { benchRanking } from './ranking/ranking.ts';
import { benchSuggestions } from './page/suggestions.ts';

/* `npm run bench [-- name …]`: the project against a bare baseline of the same run. Compare
   ratios, never figures of two runs: another machine, or another load on this one, changes
   both sides. */

const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  guess: benchGuess,
  'first-load': benchFirstLoad,
  page: benchPage,
  suggestions: benchSuggestions,
  memory: benchMemory,
  profile: benchProfile,
  daily: benchDaily,
  'login-flood': benchLoginFlood,
  catalogue: benchCatalogue,
  ranking: benchRanking,
  abuse: benchAbuse,
};

/** Only when asked for by name. */
const onRequest: Readonly<Record<string, () => Promise<Row[]>>> = { film: drawFilmStrip };
const all = { ...benches, ...onRequest };

// The servers are stopped when this process exits, even if interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
const unknown = names.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}.\n`,
  );
  process.exit(2);
}
buildIfStale((line) => process.stderr.write(`${line}\n`));
const rows: Row[] = [];
for (const name of names) {
  process.stderr.write(`${name} …\n`);
  try {
    rows.push(...((await all[name]?.()) ?? []));
  } catch (error) {
    process.stderr.write(`${name} failed: ${(error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
if (rows.length > 0)
  process.stdout.write(`\n${headline('npm run bench')}\n\n${renderTable(rows)}\n`);
if (rows.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1;
