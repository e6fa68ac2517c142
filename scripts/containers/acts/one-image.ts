import { createTestClient, type TestClient } from '@craque/api/testing/test-client.ts';
import { login, register } from '@craque/common/contracts/accounts.ts';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { answersHttp } from '../../services/tied-process.ts';
import { namedImages } from '../images.ts';
import type { Stage } from '../stage.ts';

const mostMegabytes = 160;
/** On a machine with nothing else to do; on another one its own work counts, in processor time. */
const readyWithin = 3_000;
const mostWork = 2_000;
const account = { username: 'containers', password: 'a password of one image' };

async function weigh({ docker, image, note }: Stage): Promise<void> {
  const base = namedImages().find((name) => name.startsWith('node:')) ?? 'node';
  const bytesOf = async (name: string) =>
    Number(await docker(['image', 'inspect', '--format', '{{.Size}}', name]));
  const megabytes = ((await bytesOf(image)) - (await bytesOf(base))) / 1e6;
  note(`${megabytes.toFixed(0)} MB beyond its base`);
  if (megabytes > mostMegabytes) throw new Error(`more than ${mostMegabytes} MB`);
}

async function expectText(what: string, got: Promise<string>, wanted: RegExp): Promise<void> {
  const text = await got;
  if (!wanted.test(text)) throw new Error(`${what}: ${text}`);
}

async function playOneGuess(client: TestClient): Promise<number> {
  const made = await client.call(createGame, { body: { sport: 'tennis', difficulty: 'easy' } });
  const { id } = made.body;
  const guessed = await client.call(submitGuess, { id, body: { guess: 'nobody' } });
  if (guessed.status !== 200) throw new Error(`a guess got ${guessed.status}: ${guessed.text}`);
  return id;
}

/** `docker run -v craque:/data craque` is the whole product, and by its command any part of it. */
export async function oneImage(stage: Stage): Promise<void> {
  const { docker, freePort, image, note, run, volume, waitFor } = stage;
  await weigh(stage);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = await volume('data');
  const options = ['--read-only', '--volume', `${data}:/data`];
  const published = ['--publish', `127.0.0.1:${port}:3000`, '--env', `PUBLIC_ORIGIN=${origin}`];
  const isReady = () => answersHttp(port, '/readyz', 200);

  const container = await run([...options, ...published]);
  const first = await waitFor('ready for the first time', isReady);
  await expectText('its user', docker(['exec', container, 'id', '--user']), /^1000$/);
  const files = docker(['exec', container, 'ls', '/data']);
  await expectText('/data', files, /craque\.db[\s\S]*pepper\s+secret/);
  const page = await fetch(`${origin}/`);
  if (!(await page.text()).includes('<script')) throw new Error(`/ answers ${page.status}`);

  const client = createTestClient(origin);
  const registered = await client.call(register, { body: account });
  if (registered.status !== 201) throw new Error(`register: ${registered.text}`);
  const id = await playOneGuess(client);

  const workOf = async () => {
    const ticks = await docker([
      'exec',
      container,
      'cut',
      '-d',
      ' ',
      '-f',
      '14,15',
      '/proc/1/stat',
    ]);
    return ticks.split(' ').reduce((sum, each) => sum + 10 * Number(each), 0);
  };
  const [starts, works] = [[first], [] as number[]];
  for (let count = 0; count < 2; count += 1) {
    await docker(['kill', container]);
    await docker(['start', container]);
    starts.push(await waitFor('ready again', isReady));
    works.push(await workOf());
  }
  const seconds = (times: readonly number[]) =>
    times.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  note(`ready after ${seconds(starts)} s, with ${seconds(works)} s of the processor`);
  if (Math.min(...starts) > readyWithin && Math.min(...works) > mostWork)
    throw new Error(`not once within ${readyWithin} ms`);
  const signedIn = await client.call(login, { body: account });
  const { guesses } = (await client.call(readGame, { id })).body;
  if (signedIn.status !== 200 || guesses.length !== 1)
    throw new Error(`the account or its game is gone: ${signedIn.text}`);
  await docker(['stop', container]);
  const code = docker(['inspect', '--format', '{{.State.ExitCode}}', container]);
  await expectText('the exit of a stopped container', code, /^0$/);

  const command = (...words: string[]) => docker(['run', '--rm', ...options, image, ...words]);
  await expectText('admin', command('admin', account.username), /is an admin now/);
  await expectText('backup', command('backup', '/data/saved'), /1 users, 1 games/);
  note('read-only, not root, kept over SIGKILL; admin and backup by its command');
}
