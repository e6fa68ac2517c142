import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

export type Service = { url: string; description: string; stop(): Promise<void> };
export type Missing = { missing: string };

export function programOnPath(...names: readonly string[]): string | undefined {
  const find = (name: string) =>
    spawnSync('/bin/sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).stdout.trim();
  return names.map(find).find(Boolean);
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

export function debianProgram(
  debianPackage: string,
  ...names: readonly string[]
): { path: string } | Missing {
  const find = () => programOnPath(debianPackage, ...names);
  const path = find() ?? (installDebianPackage(debianPackage) ? find() : undefined);
  return path
    ? { path }
    : { missing: `${debianPackage} is not on the PATH and could not be installed` };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}

/** Milliseconds until it is true, asked every `pause` ms; infinite if not within `limit` ms. */
export async function untilTrue(
  isTrue: () => boolean | Promise<boolean>,
  limit = 60_000,
  pause = 20,
): Promise<number> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > limit) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return performance.now() - start;
}
