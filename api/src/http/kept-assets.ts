import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/* Every name of an asset changes with its content, and a page asks for its parts by the names of its own build. So an
   open page needs the files of its build after an update, and, while nodes of two builds answer, a page of one reaches
   a node of the other. */

const keptBuilds = 3;
const buildName = /^[0-9a-f]{16}$/;
const assetName = /^[\w-][\w.-]*$/;
/** Milliseconds after which a copy that has not become a build was left behind. */
const longestCopy = 600_000;

function byTime(folder: string): { name: string; at: number }[] {
  const at = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
  const all = readdirSync(folder).map((name) => ({ name, at: at(name) ?? 0 }));
  return all.toSorted((one, other) => other.at - one.at);
}

/** The latest started first. Read for each unknown name: another process may have added one. */
const buildsIn = (folder: string) =>
  (existsSync(folder) ? byTime(folder) : []).filter(({ name }) => buildName.test(name));

/** Whole or not at all, also if two processes do it at once. */
function copyBuild(assets: string, folder: string, build: string): void {
  const copy = mkdtempSync(join(folder, 'copy-'));
  try {
    cpSync(assets, copy, { recursive: true });
    renameSync(copy, build);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    if (!existsSync(build)) throw error;
  }
}

/** Copies the assets of this build into the folder, and removes those of all but the last three. */
export function keepAssets(assets: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(assets).toSorted().join('/');
  const name = createHash('sha256').update(names).digest('hex').slice(0, 16);
  const build = join(folder, name);
  if (!existsSync(build)) copyBuild(assets, folder, build);
  const now = new Date();
  utimesSync(build, now, now);
  const left = byTime(folder).filter(
    ({ name, at }) => name.startsWith('copy-') && at < now.getTime() - longestCopy,
  );
  for (const old of [...buildsIn(folder).slice(keptBuilds), ...left])
    rmSync(join(folder, old.name), { recursive: true, force: true });
}

/** Sends from this build what it has, and everything else from the build that has it. */
export function assetsOf(
  own: string,
  kept: string,
  filesIn: (folder: string) => RequestHandler,
): RequestHandler {
  const ofOwn = new Set(readdirSync(own));
  const handlers = new Map([[own, filesIn(own)]]);
  const folderWith = (name: string) =>
    ofOwn.has(name) || !assetName.test(name)
      ? own
      : (buildsIn(kept)
          .map((build) => join(kept, build.name))
          .find((folder) => existsSync(join(folder, name))) ?? own);
  return (request, response, next) => {
    const folder = folderWith(request.path.slice(1));
    const files = handlers.get(folder) ?? filesIn(folder);
    handlers.set(folder, files);
    files(request, response, next);
  };
}
