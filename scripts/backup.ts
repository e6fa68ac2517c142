import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Config } from '@craque/api/start/config.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { startError } from '@craque/api/start/run-until-signal.ts';
import { copyAll } from '@craque/api/store/move.ts';
import { askForCopy } from '@craque/api/store/sqlite/sqlite-copies.ts';
import { openSqliteTarget } from '@craque/api/store/sqlite/sqlite-move.ts';
import {
  copySecrets,
  databaseName,
  refuseWhileInUse,
  removeDatabase,
  seal,
  secretNames,
  summary,
} from './saved/saved-folder.ts';
import { commandConfig, runCommand } from './run/command.ts';

const usage = 'Usage: npm run backup -- <folder> [--keep <number> [--every <number>{m|h|d}]]';

/** Also to another disk. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
    rmSync(from);
  }
}

/** By the running product; if none is running, here. */
async function copySqlite(file: string, to: string): Promise<string> {
  const copy = await askForCopy(file);
  if (copy) {
    moveFile(copy, to);
    return `sqlite:${file}`;
  }
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  refuseWhileInUse(file);
  using database = new DatabaseSync(file);
  await backup(database, to);
  return `sqlite:${file}`;
}

const tries = 3;

/**
 * Collection by collection while the product goes on. If a unique value went from one document to
 * another meanwhile, both were read with it: it is read again.
 */
async function copyMongo(url: string, to: string): Promise<string> {
  const { openMongoSource } = await import('@craque/api/store/mongo/mongo-move.ts');
  const source = await openMongoSource(url, { shared: true });
  try {
    for (let attempt = 1; ; attempt += 1) {
      removeDatabase(`${to}.moving`);
      const target = openSqliteTarget(to);
      try {
        await copyAll(source, target);
        target.forgetSums();
        await target.finish();
        return source.description;
      } catch (error) {
        if (attempt === tries || !(error as Error).message.includes('UNIQUE')) throw error;
      } finally {
        await target.close();
      }
    }
  } finally {
    await source.close();
  }
}

async function makeBackup({ dataDir, mongodbUrl }: Config, folder: string): Promise<string> {
  const saved = join(folder, databaseName);
  if (existsSync(saved)) throw new Error(`${saved} is there already: name a new folder.`);
  const began = performance.now();
  mkdirSync(folder, { recursive: true });
  const coming = `${saved}.coming`;
  removeDatabase(coming);
  const from = mongodbUrl
    ? await copyMongo(mongodbUrl, coming)
    : await copySqlite(join(dataDir, databaseName), coming);
  const { rows } = await seal(folder, coming, from);
  const secrets = copySecrets(dataDir, folder);
  const missing = secretNames.filter((name) => !secrets.includes(name));
  const lacking = missing.length > 0 ? ` Without ${missing.join(' and ')}: not in ${dataDir}.` : '';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `Saved in ${folder}: ${[summary(rows), ...secrets].join(', ')}, in ${seconds} s.${lacking} Keep it apart from everybody.`;
}

const partial = '.partial';
const dated = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const unfinished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.partial$/;

/** A folder of its own below `parent`, of which the newest are kept. */
async function makeDated(config: Config, parent: string, keep: number): Promise<string> {
  const name = new Date()
    .toISOString()
    .replace(/[.]\d+/, '')
    .replaceAll(':', '-');
  const folder = join(parent, name);
  mkdirSync(parent, { recursive: true });
  // The folder may also hold files of others.
  for (const left of readdirSync(parent).filter((each) => unfinished.test(each)))
    rmSync(join(parent, left), { recursive: true });
  const line = await makeBackup(config, `${folder}${partial}`);
  renameSync(`${folder}${partial}`, folder);
  const all = readdirSync(parent).filter((each) => dated.test(each));
  for (const old of all.toSorted().slice(0, -keep)) rmSync(join(parent, old), { recursive: true });
  return line.replace(partial, '');
}

const minute = 60_000;
const units: Readonly<Record<string, number>> = { m: minute, h: 3_600_000, d: 86_400_000 };
const retryAfter = 600_000;

function intervalOf(text: string): number {
  const [, number, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const interval = Number(number) * (units[unit] ?? 0);
  if (!(interval > 0)) throw new Error(usage);
  return interval;
}

/** Until it is ended; what fails is tried again soon. */
async function makeEvery(interval: number, make: () => Promise<string>): Promise<never> {
  const again = Math.min(interval, retryAfter);
  for (;;) {
    const failed = await make().then(
      (line) => console.log(line),
      (error: Error) => {
        console.error(`${error.message} The next try is in ${again / minute} min.`);
        return true;
      },
    );
    await sleep(failed ? again : interval);
  }
}

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = { keep: text, every: text };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [folder, ...more] = positionals;
  const keep = Number(values.keep ?? 1);
  if (!folder || more.length > 0 || !Number.isInteger(keep) || keep < 1) throw new Error(usage);
  if (values.every !== undefined && values.keep === undefined) throw new Error(usage);
  const config = commandConfig();
  writePrivately();
  const make = () =>
    (values.keep === undefined
      ? makeBackup(config, folder)
      : makeDated(config, folder, keep)
    ).catch((error: unknown) => {
      throw new Error(startError(error), { cause: error });
    });
  if (values.every !== undefined) await makeEvery(intervalOf(values.every), make);
  console.log(await make());
});
