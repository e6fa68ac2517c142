import { setTimeout as sleep } from 'node:timers/promises';
import { createTestClient, type TestClient } from '@craque/api/testing/test-client.ts';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { answersHttp } from '../../services/tied-process.ts';
import { namedImages } from '../images.ts';
import type { Stage } from '../stage.ts';

const players = 4;
/** Milliseconds: how long a start takes is another act's matter. */
const longestStart = 300_000;
const wrongName = (number: number) => `nobody number ${number}`;

/** Each plays one game after the other; what was answered with 200 has been promised. */
function play(origin: string) {
  const playing = { is: true };
  const clients = Array.from({ length: players }, () => createTestClient(origin));
  const promised = new Map<number, { client: TestClient; guesses: number }>();
  const rounds = clients.map(async (client) => {
    while (playing.is) {
      const body = { sport: 'tennis', difficulty: 'easy' };
      const made = await client.call(createGame, { body });
      if (made.status !== 201) throw new Error(`a game got ${made.status}: ${made.text}`);
      const { id } = made.body;
      for (let guesses = 1; guesses <= 5; guesses += 1) {
        const answer = await client.call(submitGuess, { id, body: { guess: wrongName(guesses) } });
        if (answer.status !== 200) throw new Error(`a guess got ${answer.status}: ${answer.text}`);
        promised.set(id, { client, guesses });
        await sleep(20);
      }
    }
  });
  const all = Promise.all(rounds);
  // Reported by `end`.
  all.catch(() => undefined);
  return {
    promised: () => new Map(promised),
    async end(): Promise<void> {
      playing.is = false;
      await all;
    },
  };
}
type Promised = ReturnType<ReturnType<typeof play>['promised']>;

const sumOf = (promised: Promised) =>
  [...promised.values()].reduce((sum, { guesses }) => sum + guesses, 0);

async function assertKept(what: string, promised: Promised): Promise<void> {
  for (const [id, { client, guesses }] of promised) {
    const { status, body } = await client.call(readGame, { id });
    const found = status === 200 ? body.guesses.length : `status ${status}`;
    if (typeof found !== 'number' || found < guesses)
      throw new Error(`${what}: game ${id} has ${found} of ${guesses} guesses`);
  }
}

async function timed(work: () => Promise<string>): Promise<{ text: string; seconds: string }> {
  const began = performance.now();
  const text = await work();
  return { text, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

/** Its data, and a folder of backups that the product's user may write into. */
async function openPlace(stage: Stage) {
  const { docker, freePort, image, run, volume, waitFor } = stage;
  const [saved, port] = [await volume('saved'), await freePort()];
  const origin = `http://localhost:${port}`;
  const beside = ['--volume', `${saved}:/saved`];
  const chown = ['--user', 'root', '--entrypoint', 'chown', image, 'node:node', '/saved'];
  await docker(['run', '--rm', ...beside, ...chown]);
  const published = ['--publish', `127.0.0.1:${port}:3000`, '--env', `PUBLIC_ORIGIN=${origin}`];
  return {
    origin,
    async start(options: readonly string[]): Promise<string> {
      const limits = ['--env', 'LIMITS_FACTOR=10000'];
      const container = await run(['--read-only', ...published, ...limits, ...options]);
      await waitFor('ready', () => answersHttp(port, '/readyz', 200), longestStart);
      return container;
    },
    command: (options: readonly string[], ...words: readonly string[]) =>
      timed(() => docker(['run', '--rm', '--read-only', ...beside, ...options, image, ...words])),
  };
}
type Place = Awaited<ReturnType<typeof openPlace>>;

/** Backs up while players guess, and answers with what had been promised before. */
async function saveWhilePlaying(
  { origin, command }: Place,
  { note }: Stage,
  { options, folder }: { options: readonly string[]; folder: string },
): Promise<Promised> {
  const game = play(origin);
  await sleep(3_000);
  const promised = game.promised();
  const { text, seconds } = await command(options, 'backup', folder);
  await game.end();
  if (!text.includes(`Saved in ${folder}`)) throw new Error(`backup: ${text}`);
  const later = sumOf(game.promised()) - sumOf(promised);
  note(`backup in ${seconds} s, ${later} guesses during it`);
  if (later === 0) throw new Error('nobody could guess during the backup');
  return promised;
}

async function startMongo({ docker, run, waitFor }: Stage): Promise<string> {
  const mongo = namedImages().find((name) => name.startsWith('mongo:')) ?? 'mongo';
  const container = await run([], [], mongo);
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  const address = await docker(['inspect', '--format', format, container]);
  const ping = ['mongosh', '--quiet', '--eval', 'db.runCommand({ ping: 1 }).ok'];
  const answers = () =>
    docker(['exec', container, ...ping]).then(
      (text) => text.endsWith('1'),
      () => false,
    );
  await waitFor('MongoDB', answers, longestStart);
  return `mongodb://${address}:27017/craque`;
}

/**
 * A backup made while players guess brings back everything promised before it, on SQLite and on
 * MongoDB; between the two all data move, every row compared.
 */
export async function savedAndMoved(stage: Stage): Promise<void> {
  const { docker, image, note, volume } = stage;
  const place = await openPlace(stage);
  const [lost, data] = [await volume('lost'), await volume('data')];
  const on = (name: string) => ['--volume', `${name}:/data`];

  const first = await place.start(on(lost));
  const one = { options: on(lost), folder: '/saved/one' };
  const promised = await saveWhilePlaying(place, stage, one);
  await docker(['rm', '--force', first]);
  await docker(['volume', 'rm', lost]);
  const restored = await place.command(on(data), 'restore', '/saved/one');
  const second = await place.start(on(data));
  await assertKept('restored to SQLite', promised);
  note(`restored in ${restored.seconds} s: ${sumOf(promised)} guesses, none lost`);
  await docker(['rm', '--force', second]);

  const url = await startMongo(stage);
  const moved = await place.command(on(data), 'move', '--from', 'sqlite:/data', '--to', url);
  if (!moved.text.includes('0 differences')) throw new Error(`move: ${moved.text}`);
  note(`moved to MongoDB in ${moved.seconds} s`);
  const secretIn = (file: string) =>
    docker(['run', '--rm', ...on(data), '--entrypoint', 'cat', image, `/data/${file}`]);
  const settings = Object.entries({
    ...{ MONGODB_URL: url, JWT_SECRET: await secretIn('secret') },
    PASSWORD_PEPPER: await secretIn('pepper'),
  }).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const third = await place.start(settings);
  await assertKept('moved to MongoDB', promised);
  const two = { options: settings, folder: '/saved/two' };
  const later = await saveWhilePlaying(place, stage, two);
  await docker(['rm', '--force', third]);
  await place.command(settings, 'restore', '/saved/two', '--force');
  const fourth = await place.start(settings);
  await assertKept('restored to MongoDB', new Map([...promised, ...later]));
  await docker(['rm', '--force', fourth]);
  note(`restored to MongoDB: ${sumOf(promised) + sumOf(later)} guesses, none lost`);
}
