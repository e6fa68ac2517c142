import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../measure/pinned-process.ts';

/**
 * Parts of Colyseus, since the package of that name also needs a transport that npm does not have.
 */
const wanted = {
  '@colyseus/core': '^0.18.17',
  '@colyseus/ws-transport': '^0.18.4',
  '@colyseus/schema': '^5.0.34',
  'boardgame.io': '^0.50.2',
};
const folder = join(projectRoot, '.cache/bench-peers');
const installLimit = 180_000;

export type Peers = { folder: string; versions: Readonly<Record<string, string>> };

const manifestOf = (name: string) => join(folder, 'node_modules', name, 'package.json');

/** Installs third-party packages into an ignored folder, once. */
export function installPeers(): Peers | { missing: string } {
  const names = Object.keys(wanted);
  if (!names.every((name) => existsSync(manifestOf(name)))) {
    mkdirSync(folder, { recursive: true });
    const manifest = { private: true, dependencies: wanted };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'];
    const npm = spawnSync('npm', ['install', '--prefix', folder, ...options], {
      cwd: folder,
      timeout: installLimit,
      encoding: 'utf8',
    });
    if (npm.status !== 0) {
      const reason = npm.stderr?.match(/npm error .*/)?.[0] ?? npm.error?.message;
      return { missing: `npm could not install them: ${reason ?? 'no reason given'}` };
    }
  }
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(manifestOf(name), 'utf8')) as { version: string }).version;
  return { folder, versions: Object.fromEntries(names.map((name) => [name, versionOf(name)])) };
}
