import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import { type Product, startProduct } from '../../web/e2e/product/product.ts';
import { ask } from '../bench/ask.ts';
import { root } from '../run/run-tool.ts';

/* `npm run fuzz [-- --cases=500 --seed=7 --operation=readUser]`: schemathesis against the OpenAPI
   document of a running product, as a guest, a user and an admin. */
const version = '4.32.5';
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100' },
    seed: { type: 'string' },
    operation: { type: 'string' },
  },
});
const here = import.meta.dirname;
const work = join(root, '.cache/fuzz');
const venv = join(work, 'venv');
const password = 'a password for fuzzing';

function succeeds(command: string, options: readonly string[]): boolean {
  return spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function findSchemathesis(): string | undefined {
  if (spawnSync('st', ['--version'], { encoding: 'utf8' }).stdout?.includes(version)) return 'st';
  const installed = join(venv, 'bin/st');
  if (existsSync(installed)) return installed;
  console.log(`Installing schemathesis ${version} into .cache/fuzz …`);
  const pip = join(venv, 'bin/pip');
  const isThere =
    succeeds('python3', ['-m', 'venv', venv]) &&
    succeeds(pip, ['install', '--quiet', `schemathesis==${version}`]);
  return isThere ? installed : undefined;
}

async function cookieOf(address: string, path: string, body: object): Promise<string> {
  const { status, headers } = await ask(address, { path, body });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 201 || !cookie) throw new Error(`${path} answered ${status}`);
  return cookie;
}

async function cookies(product: Product): Promise<Record<string, string>> {
  const { address } = product;
  const account = (username: string) => cookieOf(address, '/api/register', { username, password });
  const made = {
    guest: await cookieOf(address, '/api/games', {}),
    user: await account('fuzz-user'),
    admin: await account('fuzz-chief'),
  };
  await product.rewrite((stores) => setAdmin(stores, 'fuzz-chief', true));
  return made;
}

/** These end the session that a run's other calls need; only the guest's run includes them. */
const endings = ['logout', 'logoutOfAuth', 'endAllSessions'];

async function fuzzAs(caller: string, cookie: string, tool: { st: string; address: string }) {
  console.log(`\n── ${caller} ${'─'.repeat(60)}`);
  const left = caller === 'guest' ? [] : endings;
  const child = spawn(
    tool.st,
    [
      ...['--config-file', join(here, 'schemathesis.toml'), 'run'],
      ...[`${tool.address}/api/openapi.json`, '--header', `Cookie: ${cookie}`],
      ...['--checks', 'all', '--max-examples', values.cases, '--continue-on-failure'],
      ...['--warnings', 'off', '--no-color'],
      ...(values.seed ? ['--seed', values.seed] : []),
      ...(values.operation ? ['--include-operation-id', values.operation] : []),
      ...left.flatMap((name) => ['--exclude-operation-id', name]),
    ],
    // It leaves a cache in its working directory.
    {
      cwd: work,
      stdio: 'inherit',
      env: { ...process.env, PYTHONPATH: here, SCHEMATHESIS_HOOKS: 'formats' },
    },
  );
  const [code] = await once(child, 'close').catch(() => [1]);
  return code === 0;
}

mkdirSync(work, { recursive: true });
const st = findSchemathesis();
if (!st) {
  console.log('○ fuzz: skipped for want of Python 3 with venv, or of PyPI');
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
} else {
  const product = await startProduct();
  try {
    for (const [caller, cookie] of Object.entries(await cookies(product))) {
      if (!(await fuzzAs(caller, cookie, { st, address: product.address }))) process.exitCode = 1;
    }
  } finally {
    await product.stop();
  }
}
