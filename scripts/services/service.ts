import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export type Service = { url: string; description: string; stop(): Promise<void> };
export type Missing = { missing: string };

export const root = join(import.meta.dirname, '../..');

export function programOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Installs a Debian package if possible, as root with apt-get; returns whether it did. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !programOnPath('apt-get')) return false;
  console.log(`Installing the Debian package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      stdio: 'ignore',
    }).status === 0;
  if (install()) return true;
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  return install();
}

/** From the PATH, else after installing their Debian package, if that is possible. */
export function debianProgram(
  debianPackage: string,
  ...names: readonly string[]
): string | undefined {
  const found = programOnPath(...names);
  return found || !installDebianPackage(debianPackage) ? found : programOnPath(...names);
}

/** A TCP port of 127.0.0.1 that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function stopper(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async () => {
    child.stdin?.end();
    const kill = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(kill);
  };
}

/**
 * The program ends when its standard input closes, so that not even a killed test run leaves it
 * behind. Resolves with the first match of `ready` in its output.
 */
export function startTied(
  command: readonly [string, ...string[]],
  options: { ready: RegExp; limit: number; cwd?: string },
): Promise<{ match: string; stop: () => Promise<void> }> {
  const { ready, limit, cwd } = options;
  const child = spawn(command[0], command.slice(1), { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  const stop = stopper(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${command[0]} ${reason}\n${output}`));
    };
    const timer = setTimeout(() => fail(`was not ready after ${limit} ms`), limit);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with ${code}`));
    const onOutput = (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const match = output.match(ready)?.[0];
      if (!match) return;
      clearTimeout(timer);
      resolve({ match, stop });
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
  });
}

/** For a program that does not watch its standard input. */
const tie = '"$@" </dev/null & server=$!; cat >/dev/null; kill "$server"; wait "$server"';

/** A server on a free port and in an empty folder; `place` are its options for both. */
export async function startInFolder(
  program: string,
  place: (port: string, folder: string) => readonly string[],
  options: { ready: RegExp; limit: number },
): Promise<Service> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'craque-server-'));
  const command = ['-c', tie, 'sh', program, ...place(`${port}`, folder)];
  const { stop } = await startTied(['/bin/sh', ...command], { ...options, cwd: folder });
  return {
    url: `127.0.0.1:${port}`,
    description: program,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
