import { execFile, spawn, spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, mkdirSync, mkdtempDisposableSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgram, programOnPath, untilTrue } from '../services/service.ts';

/** Outside of every build context, and kept: the next run finds its images there. */
const dataRoot = '/var/lib/craque-docker';
const composeModule = 'github.com/docker/compose/v2/cmd@v2.29.7';
const pluginFolder = '/usr/local/lib/docker/cli-plugins';
const mostOutput = 64 * 1024 * 1024;

export type Settings = Readonly<Record<string, string>>;
/** Answers what docker writes to standard output; throws with what it says if it fails. */
export type Docker = (args: readonly string[], settings?: Settings) => Promise<string>;

const execute = promisify(execFile);

export async function output(
  command: string,
  args: readonly string[],
  settings: Settings = {},
): Promise<string> {
  const env = { ...process.env, ...settings };
  try {
    return (await execute(command, args, { env, maxBuffer: mostOutput })).stdout.trim();
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    const said = (stderr || stdout || String(error)).trim().slice(-2_000);
    throw new Error(`${command} ${args.slice(0, 3).join(' ')}: ${said}`, { cause: error });
  }
}

const succeeds = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const answers = () => succeeds('docker', 'info');

/** Left running at the end, as an engine that was there before; nothing of a run stays in it. */
async function startEngine(): Promise<void> {
  for (const [name, program] of [
    ['docker.io', 'dockerd'],
    ['iptables', 'iptables'],
  ] as const) {
    const found = debianProgram(name, program);
    if ('missing' in found) throw new Error(`No container engine answers, and ${found.missing}`);
  }
  mkdirSync(dataRoot, { recursive: true });
  const logFile = join(dataRoot, 'dockerd.log');
  console.log(`Starting a container engine, whose log is ${logFile} …`);
  const log = openSync(logFile, 'a');
  const stdio = ['ignore', log, log] as const;
  // Of the drivers for its layers it takes the best that the kernel has: overlay2, or in the end vfs.
  spawn('dockerd', ['--data-root', dataRoot], { detached: true, stdio: [...stdio] }).unref();
  closeSync(log);
  if ((await untilTrue(answers, 60_000, 500)) === Infinity)
    throw new Error(`The container engine does not answer: ${logFile} says why`);
}

/** A plug-in of docker's client, built from its source where there is none. */
async function installCompose(): Promise<void> {
  const go = programOnPath('go');
  if (!go) throw new Error('docker compose is missing, and there is no Go to build it with');
  console.log(`Building ${composeModule} …`);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'craque-compose-'));
  await output(go, ['install', composeModule], { GOBIN: folder.path, GOFLAGS: '-mod=mod' });
  mkdirSync(pluginFolder, { recursive: true });
  copyFileSync(join(folder.path, 'cmd'), join(pluginFolder, 'docker-compose'));
}

/** The engine of this machine with compose; as root on Debian both are installed where missing. */
export async function openEngine(): Promise<Docker> {
  if (!answers()) await startEngine();
  if (!succeeds('docker', 'compose', 'version')) await installCompose();
  const builder = { DOCKER_BUILDKIT: succeeds('docker', 'buildx', 'version') ? '1' : '0' };
  return (args, settings) => output('docker', args, { ...builder, ...settings });
}
