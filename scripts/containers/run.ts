import { parseArgs } from 'node:util';
import { root } from '../run/run-tool.ts';
import { badStarts } from './acts/bad-starts.ts';
import { composeUp } from './acts/compose-up.ts';
import { diskFull } from './acts/disk-full.ts';
import { lateServers } from './acts/late-servers.ts';
import { machineRestarts } from './acts/machine-restarts.ts';
import { oneImage } from './acts/one-image.ts';
import { oneMachine } from './acts/one-machine.ts';
import { rollingUpdate } from './acts/rolling-update.ts';
import { savedAndMoved } from './acts/saved-and-moved.ts';
import { slowMigration } from './acts/slow-migration.ts';
import { socketsKept } from './acts/sockets-kept.ts';
import { servicesFail } from './acts/services-fail.ts';
import { watched } from './acts/watched.ts';
import { openEngine } from './engine.ts';
import { buildCommand, provideAll } from './images.ts';
import { type Act, openStage } from './stage.ts';

/* `npm run containers`: plays each act with real containers and prints a table of them. Exits with 1
   if one fails. What it starts is gone afterwards, but for the engine and the images. */
const acts: Readonly<Record<string, Act>> = {
  'one-image': oneImage,
  'one-machine': oneMachine,
  'disk-full': diskFull,
  'compose-up': composeUp,
  'machine-restarts': machineRestarts,
  'services-fail': servicesFail,
  'rolling-update': rollingUpdate,
  watched,
  'saved-and-moved': savedAndMoved,
  'late-servers': lateServers,
  'slow-migration': slowMigration,
  'sockets-kept': socketsKept,
  'bad-starts': badStarts,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, image: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(acts);
const unknown = names.filter((name) => !acts[name]);
if (unknown.length > 0) {
  console.error(
    `no act is called ${unknown.join(', ')}; there are ${Object.keys(acts).join(', ')}`,
  );
  process.exit(1);
}

const docker = await openEngine();
await provideAll(docker);
const image = values.image ?? 'craque:containers';
if (!values.image) {
  console.log('Building the product …');
  await docker([...buildCommand, '--tag', image, root]);
}

type Row = { act: string; result: string; seconds: string; figures: string };

async function play(name: string, act: Act): Promise<Row> {
  console.log(`\n${name}`);
  const stage = openStage(docker, image, name);
  const end = () => void stage.close().finally(() => process.exit(130));
  process.once('SIGINT', end);
  const begun = performance.now();
  const failure = await act(stage).then(
    () => undefined,
    (error: Error) => error,
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  for (const note of stage.notes) console.log(`  ${note}`);
  if (failure) console.error(`  ✕ ${failure.stack ?? failure.message}\n${await stage.logs()}`);
  process.off('SIGINT', end);
  await stage.close();
  return { act: name, result: failure ? 'failed' : 'ok', seconds, figures: stage.notes.join('; ') };
}

const rows: Row[] = [];
for (const name of names) {
  const act = acts[name];
  if (act) rows.push(await play(name, act));
}
console.log('\n| act | result | seconds | figures |\n|---|---|---|---|');
for (const { act, result, seconds, figures } of rows)
  console.log(`| ${act} | ${result} | ${seconds} | ${figures} |`);
process.exitCode = rows.every(({ result }) => result === 'ok') ? 0 : 1;
