import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect, createServer } from 'node:net';
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

export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return connected.finally(() => socket.destroy());
}
