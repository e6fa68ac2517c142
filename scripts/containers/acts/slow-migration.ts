import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../../run/run-tool.ts';
import type { Stage } from '../stage.ts';
import { expectQuiet, stateOf, statusOf } from './starting-node.ts';

/** Half a minute on two quiet cores, two to six minutes on busy ones. */
const games = 200_000;
const user = 1000;
/** On a machine with much else to do. */
const longest = 600_000;

/** A database of an earlier version with that many games. */
function makeEarlier(folder: string): void {
  const file = join(folder, 'craque.db');
  using database = new DatabaseSync(file);
  const earlier = 'api/src/testing/earlier-stores/sqlite-7.sql';
  database.exec('PRAGMA synchronous = OFF');
  database.exec(readFileSync(join(root, earlier), 'utf8'));
  database.exec(`
    CREATE TEMP TABLE copies AS
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${games})
      SELECT games.* FROM games, n WHERE id = 3;
    UPDATE copies SET id = 1000000 + rowid, game = json_set(game, '$.id', 1000000 + rowid);
    INSERT INTO games SELECT * FROM copies;
  `);
  chownSync(folder, user, user);
  chownSync(file, user, user);
}

/** An update that has much to migrate, under the health check that ends what hangs. */
export async function slowMigration(stage: Stage): Promise<void> {
  const { docker, folder, note, run, waitFor } = stage;
  const data = join(folder, 'data');
  mkdirSync(data);
  makeEarlier(data);
  const check = 'bash scripts/cluster/health-check.sh 3000';
  const health = ['--health-cmd', check, '--health-interval', '3s', '--health-timeout', '4s'];
  const kept = ['--health-start-period', '10m', '--restart', 'unless-stopped', '--init'];
  // The accounts of that database are of another place, whose pepper this one does not have.
  const pepper = ['--env', `PASSWORD_PEPPER=${randomUUID()}`];
  const id = await run([...health, ...kept, ...pepper, '--volume', `${data}:/data`]);
  const node = { id, port: 3000 };
  const opened = await waitFor(
    'alive',
    async () => (await statusOf(docker, node, '/healthz')) === 200,
    longest,
  );
  note(`port open after ${(opened / 1000).toFixed(1)} s`);
  await expectQuiet(docker, node);
  const asked = { all: 0, answered: 0 };
  const isReady = async () => {
    if ((await statusOf(docker, node, '/readyz')) === 200) return true;
    asked.all += 1;
    if ((await statusOf(docker, node, '/healthz')) === 200) asked.answered += 1;
    return false;
  };
  const took = await waitFor('ready', isReady, longest);
  const { restarts } = await stateOf(docker, node);
  if (restarts !== 0) throw new Error(`restarted ${restarts} times`);
  note(
    `${games} games migrated within ${(took / 1000).toFixed(0)} s, no restart; alive at ${asked.answered} of ${asked.all} looks`,
  );
  // A busy machine may keep it from answering one.
  if (asked.answered < asked.all / 2) throw new Error('silent meanwhile');
}
