import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Plain JavaScript for any Node from 20 on: it runs before the project's own Node is there. */

const stampName = 'node_modules/.installed';
const platform = `${process.platform}-${process.arch}`;

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function isComplete(root) {
  const there = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!there || !existsSync(join(root, 'node_modules/node/bin/node'))) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || there[path]?.version === entry.version,
  );
}

function install(root) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm) {
    throw new Error('Dependencies are missing: run `npm start` or `npm test`, which install them.');
  }
  console.log('Installing dependencies (about half a minute) …');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(node, [npm, 'ci', ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed; its own words are above.');
}

export function installIfStale(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(platform).update(lock).digest('hex');
  const stampFile = join(root, stampName);
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
  if (last[1] === stamp) return;
  const isOtherPlatform = last[0] !== undefined && last[0] !== platform;
  if (isOtherPlatform || !isComplete(root)) install(root);
  writeFileSync(stampFile, `${platform} ${stamp}`);
}
