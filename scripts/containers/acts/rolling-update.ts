import '../../faults/browser-place.ts';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@craque/api/testing/seeded-random.ts';
import { newNotes } from '../../faults/notes.ts';
import { type Fault, runFault, type Scene } from '../../faults/scene.ts';
import { root } from '../../run/run-tool.ts';
import { openTabs } from '../../testing/open-tabs.ts';
import { writeRenamedBuild } from '../../testing/renamed-build.ts';
import { startCompose } from '../compose-cluster.ts';
import type { Stage } from '../stage.ts';

type Versions = Readonly<Record<'old' | 'next' | 'broken', string>>;

/** Of the whole load, which takes sixteen cores: on fewer the machine is full before the update begins. */
const share = Math.min(1, availableParallelism() / 16);
/** A lane has four players. */
const load = {
  lanes: Math.ceil(13 * share),
  sockets: Math.ceil(500 * share),
  callsASecond: Math.ceil(30 * share),
};
const tabs = Math.ceil(20 * share);
/** Seconds for a node that will be ready, and for one that will not. */
const patience = { usual: 300, broken: 45 };
const script = 'scripts/cluster/update.sh';

/** It starts for ever: alive, and never ready. */
const neverReady = `import { readConfig } from './start/config.ts';
import { openServer } from './start/waiting-server.ts';
await openServer(readConfig(process.env));
`;

/** Thin layers over the product's image: one with another build of the client, one that does not work. */
async function buildVersions({ docker, image, folder, name, run }: Stage): Promise<Versions> {
  const tag = (version: number) => `${name}:${version}`;
  const dist = join(folder, 'dist');
  const source = await run([], ['sleep', '60']);
  await docker(['cp', `${source}:/craque/web/dist`, dist]);
  const layer = async (of: string, lines: readonly string[], fill: (context: string) => void) => {
    const context = join(folder, of.replace(':', '-'));
    mkdirSync(context);
    fill(context);
    const labelled = [`FROM ${image}`, `LABEL craque.act=${name}`];
    const text = [...labelled, 'USER root', ...lines, 'USER node'].join('\n');
    writeFileSync(join(context, 'Dockerfile'), text);
    await docker(['build', '--quiet', '--tag', of, context]);
    return of;
  };
  await docker(['tag', image, tag(1)]);
  return {
    old: tag(1),
    next: await layer(tag(2), ['RUN rm -r web/dist', 'COPY dist web/dist'], (context) =>
      writeRenamedBuild(dist, join(context, 'dist'), 'next'),
    ),
    broken: await layer(tag(3), ['COPY main.ts api/src/main.ts'], (context) =>
      writeFileSync(join(context, 'main.ts'), neverReady),
    ),
  };
}

/** The command as an operator gives it. */
function update(
  stage: Stage,
  image: string,
  readyWithin: number,
): Promise<{ code: number; said: string }> {
  const product = join(stage.folder, 'product');
  cpSync(join(root, script), join(product, script));
  const own = { COMPOSE_PROJECT_NAME: stage.name, READY_WITHIN: `${readyWithin}` };
  const env = { ...process.env, ...own };
  return new Promise((resolve) => {
    const child = execFile(join(product, script), [image], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: `${out}${err}` }),
    );
  });
}

async function nodesOf({ docker, name }: Stage): Promise<string[]> {
  const format = '{{.Label "com.docker.compose.service"}} {{.Image}}';
  const project = `label=com.docker.compose.project=${name}`;
  const all = (await docker(['ps', '--filter', project, '--format', format])).split('\n');
  return all.filter((line) => /^(api|realtime) /.test(line)).toSorted();
}

async function updateTo(stage: Stage, image: string, readyWithin: number): Promise<string> {
  const begun = performance.now();
  const { code, said } = await update(stage, image, readyWithin);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const nodes = await nodesOf(stage);
  stage.note(`to version ${image.split(':')[1]}: exit ${code} after ${seconds} s`);
  const settings = readFileSync(join(stage.folder, 'product/.env'), 'utf8');
  const [named] = settings.match(/(?<=^CRAQUE_IMAGE=).*$/m) ?? [];
  return `exit ${code}, ${nodes.join(', ')}, .env ${named}${code === 0 ? '' : `\n${said}`}`;
}

const wanted = (code: number, image: string) =>
  `exit ${code}, api ${image}, api ${image}, realtime ${image}, realtime ${image}, .env ${image}`;

async function playUpdates(scene: Scene, stage: Stage, versions: Versions): Promise<void> {
  const { violations, sockets } = scene;
  const { old, next, broken } = versions;
  const pages = await openTabs(scene.origin, tabs);
  try {
    for (const [image, within, after] of [
      [next, patience.usual, wanted(0, next)],
      [broken, patience.broken, wanted(1, next)],
      [old, patience.usual, wanted(0, old)],
    ] as const) {
      let got = '';
      // Sockets change their nodes.
      await scene.troubles.during('realtime', async () => {
        got = await updateTo(stage, image, within);
      });
      if (!got.startsWith(after)) violations.push(`the update to ${image}: ${got}`);
    }
    await pages.finish();
    await scene.untilAllLive();
  } finally {
    await pages.close();
  }
  scene.notes.add('sockets back', sockets.returns);
  const { loads, parts } = pages.done;
  stage.note(
    `${loads} loads and ${parts} parts of ${tabs} tabs, ${pages.troubles.length} troubles`,
  );
  violations.push(...pages.troubles);
}

/** A newer version, one that does not become ready, and back: under load, with pages that are open. */
export async function rollingUpdate(stage: Stage): Promise<void> {
  const versions = await buildVersions(stage);
  const place: Fault['place'] = async ({ JWT_SECRET = '' }, opened) => {
    const more = { CRAQUE_IMAGE: versions.old, JWT_SECRET, LIMITS_FACTOR: '1000000' };
    const { origin, openStores } = await startCompose(stage, more);
    const processes = { api: [], realtime: [], redis: [], nginx: [], embedded: [] };
    const start = async () => ({ origin, processes });
    const stores = await openStores();
    opened.defer(() => stores.close());
    return { mongo: undefined, stores, start };
  };
  const fault: Fault = {
    ...{ name: 'rolling-update', size: [1, 1, 'times'], place, load: () => load },
    disturb: (scene) => playUpdates(scene, stage, versions),
  };
  const notes = newNotes();
  const options = { size: 1, random: seededRandom(1), isSmall: false, notes };
  try {
    await runFault(fault, options);
  } finally {
    await stage.docker(['rmi', versions.old]);
  }
  for (const [name, text] of notes.lines()) stage.note(`${name}: ${text}`);
  if (notes.violations.length > 0) throw new Error(notes.violations.slice(0, 30).join('\n'));
}
